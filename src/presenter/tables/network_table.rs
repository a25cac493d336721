//! A table of the network, somebody else's or one's own, as the people of this window visit it: each has a line of her own. What is
//! to be said on the lines gathers here until it is taken.

mod lobby;
mod options;

use std::time::Duration;

use crate::presenter::request_id::RequestId;
use crate::presenter::tables::hosted_table::HostedTable;
use crate::presenter::tables::hotseat::Hotseat;
use crate::presenter::tables::network_guest::Guest;
use crate::presenter::text::scroll::Scroll;
use engine::table::{DealEnd, Move, ReadyFor, Refusal, Request, SeatView};
use engine::tiles::{BySeat, Seat};
use net::address::Address;
use net::host::TokenBucket;
use net::join::{Credentials, LineDebug, RemoteTable, TableUpdate};
use players::{ComputerPlayer, Level};
use protocol::{ClientMessage, ServerMessage};
use storage::save::SeenGame;
use storage::settings::PlayingSettings;

/// Hands of a table that are noted: so many at once, ...
const NOTED: f64 = 30.0;
/// ... and so many a second. Whoever tells more plays none.
const NOTED_A_SECOND: f64 = 0.2;

/// The table.
#[derive(Debug)]
pub struct NetworkTable {
    /// The people of this window, in the order in which they sat down; the first is there from the beginning.
    guests: Vec<Guest>,
    /// With whose eyes the table is seen, among them.
    at: usize,
    /// Who else of this window is going to sit down.
    to_come: Vec<Credentials>,
    address: Address,
    /// The table, if it is ours.
    own: Option<HostedTable>,
    debug: LineDebug,
    /// What players and server have said, the newest last.
    said: Scroll,
    /// Hands that may still be noted in the long-run figures.
    noted: TokenBucket,
    hotseat: Option<Hotseat>,
    unsent: Vec<(RequestId, ClientMessage)>,
}

impl NetworkTable {
    /// A table at an address, with the line of the first of these people.
    pub fn visit(
        address: Address,
        first: (RequestId, Credentials),
        to_come: Vec<Credentials>,
        debug: LineDebug,
    ) -> Self {
        let mut table = Self {
            guests: Vec::new(),
            at: 0,
            to_come,
            address,
            own: None,
            debug,
            said: Scroll::default(),
            noted: TokenBucket::new(NOTED, NOTED_A_SECOND),
            hotseat: None,
            unsent: Vec::new(),
        };
        table.seat(first.0, first.1);
        table
    }

    /// The table is known to be our own.
    pub fn set_hosted(&mut self, own: HostedTable) {
        self.own = Some(own);
    }

    /// What is known of the table if it is our own.
    pub fn hosted_mut(&mut self) -> Option<&mut HostedTable> {
        self.own.as_mut()
    }

    fn seat(&mut self, line: RequestId, credentials: Credentials) {
        self.guests.push(Guest::new(line, credentials));
    }

    /// Who comes next of the people of this window.
    pub fn next_to_come(&mut self, line: RequestId) -> bool {
        if self.to_come.is_empty() {
            return false;
        }
        let credentials = self.to_come.remove(0);
        self.seat(line, credentials);
        true
    }

    /// Everybody of this window, those who are still to come too.
    pub fn people(&self) -> Vec<Credentials> {
        let seated = self.guests.iter().map(|guest| guest.credentials.clone());
        seated.chain(self.to_come.iter().cloned()).collect()
    }

    /// The lines of this window.
    pub fn lines(&self) -> impl Iterator<Item = RequestId> + '_ {
        self.guests.iter().map(|guest| guest.line)
    }

    /// Where the table is.
    pub fn place(&self) -> String {
        let own = self.own.as_ref().map(|own| own.place.clone());
        own.unwrap_or_else(|| self.address.to_string())
    }

    /// Where its server listens.
    pub fn address(&self) -> &Address {
        &self.address
    }

    /// Whether the table is our own.
    pub fn is_ours(&self) -> bool {
        self.own.is_some()
    }

    /// Who looks into the lines.
    pub fn debug(&self) -> LineDebug {
        self.debug
    }

    /// The visit of the person with whose eyes the table is seen.
    pub fn shown(&self) -> &RemoteTable {
        // Whoever sits down first stays, and `at` is one of those who have sat down.
        &self.guests[self.at].visit
    }

    /// The table as its server tells it.
    pub fn view(&self) -> &SeatView {
        self.shown().view()
    }

    /// Sees the table with the eyes of this seat.
    pub fn look(&mut self, seat: Seat) {
        let mut seats = self.guests.iter().map(|guest| guest.visit.view().seat());
        self.at = seats.position(|own| own == seat).unwrap_or(self.at);
    }

    /// The players' names, by seat.
    pub fn names(&self) -> BySeat<String> {
        BySeat::from_fn(|seat| self.shown().name(seat).to_owned())
    }

    /// The game as it was seen.
    pub fn seen(&self) -> SeenGame {
        self.shown().seen()
    }

    /// The last hand of it.
    pub fn last_hand(&self) -> SeenGame {
        self.shown().last_hand()
    }

    /// Several people of this window.
    pub fn hotseat(&self) -> Option<&Hotseat> {
        self.hotseat.as_ref()
    }

    /// The same, to be changed.
    pub fn hotseat_mut(&mut self) -> Option<&mut Hotseat> {
        self.hotseat.as_mut()
    }

    /// Whether everybody of this window is at the table and the game goes on.
    pub fn goes_on(&self) -> bool {
        let plays = |guest: &Guest| guest.visit.is_active() && guest.lost.is_none();
        self.to_come.is_empty() && self.guests.iter().all(plays)
    }

    /// The place of the person whose line this is.
    pub fn place_of(&self, line: RequestId) -> Option<usize> {
        self.guests.iter().position(|guest| guest.line == line)
    }

    /// Whether the table is seen with the eyes of the person at this place.
    pub fn is_shown(&self, place: usize) -> bool {
        place == self.at
    }

    /// The line of the person at this place is lost, and is tried again in so many seconds.
    pub fn lose(&mut self, place: usize, why: String, again_in: u32) {
        if let Some(guest) = self.guests.get_mut(place) {
            guest.lost = Some((why, again_in));
        }
    }

    /// The game of the person at this place stands still, and why.
    pub fn stop(&mut self, place: usize, reason: String) {
        if let Some(guest) = self.guests.get_mut(place) {
            guest.stopped = Some(reason);
        }
    }

    /// Says who we are on a line that is up.
    pub fn connect(&mut self, place: usize) {
        if let Some(guest) = self.guests.get_mut(place) {
            guest.lost = None;
            self.unsent.push((guest.line, guest.visit.connect()));
        }
    }

    /// Takes in what the server says to the person at this place; true as well if her game has just begun or goes on again.
    pub fn hear(&mut self, place: usize, message: &ServerMessage) -> Option<(TableUpdate, bool)> {
        let guest = self.guests.get_mut(place)?;
        let before = guest.visit.is_active();
        let mut heard = guest.visit.hear(message);
        let line = guest.line;
        let answers = heard.answers.drain(..);
        self.unsent.extend(answers.map(|answer| (line, answer)));
        let begun = !before && guest.visit.is_active();
        if begun {
            guest.stopped = None;
            let seats = self.guests.iter().map(|guest| guest.visit.view().seat());
            self.hotseat = Hotseat::at(seats.collect());
        }
        if !before && !begun {
            heard.events.clear();
        }
        Some((heard, begun))
    }

    /// What the person at the screen is being asked and has not answered yet.
    pub fn request(&self) -> Option<Request> {
        self.shown().request()
    }

    /// What a seat of this window is being asked.
    pub fn request_of(&self, seat: Seat) -> Option<Request> {
        let own = |guest: &&Guest| guest.visit.view().seat() == seat;
        self.guests.iter().find(own)?.visit.request()
    }

    /// What somebody of this window has to be ready for.
    pub fn ready_wanted(&self) -> Option<ReadyFor> {
        let mut requests = self.guests.iter().filter_map(|guest| guest.visit.request());
        requests.find_map(|request| match request {
            Request::Ready(purpose) => Some(purpose),
            _ => None,
        })
    }

    /// Answers for the person at the screen.
    ///
    /// # Errors
    /// Nothing is asked, or the move is not legal now.
    pub fn play(&mut self, choice: Move) -> Result<(), Refusal> {
        match self.request() {
            Some(_) => self.answer(self.at, choice),
            None => Err(Refusal::NotYourTurn),
        }
    }

    fn answer(&mut self, place: usize, choice: Move) -> Result<(), Refusal> {
        let guest = &mut self.guests[place];
        let message = guest.visit.answer(choice)?;
        self.unsent.push((guest.line, message));
        Ok(())
    }

    /// Answers for a seat of this window, if it is asked.
    pub fn play_for(&mut self, seat: Seat, choice: Move) {
        for place in 0..self.guests.len() {
            let visit = &self.guests[place].visit;
            if visit.view().seat() == seat && visit.request().is_some() {
                // Whoever is not asked for that has answered already.
                let _ = self.answer(place, choice);
            }
        }
    }

    /// Answers for everybody of this window who is asked.
    pub fn play_for_all(&mut self, choice: Move) {
        for place in 0..self.guests.len() {
            if self.guests[place].visit.request().is_some() {
                // Whoever is asked for something else answers that later.
                let _ = self.answer(place, choice);
            }
        }
    }

    /// Passes for those of this window who cannot use the tile; whether somebody can.
    pub fn pass_for_the_idle(&mut self) -> bool {
        let mut thinking = false;
        for place in 0..self.guests.len() {
            let visit = &self.guests[place].visit;
            if let Some(Request::Claim { .. } | Request::Rob { .. }) = visit.request() {
                let legal = visit.view().legal();
                let claims = legal.iter().any(|choice| matches!(choice, Move::Claim(_)));
                if self.debug.monitor || claims {
                    thinking = true;
                } else {
                    // To pass is always legal here.
                    let _ = self.answer(place, Move::Pass);
                }
            }
        }
        thinking
    }

    /// What is declared by itself is declared for those of this window who do not sit at the screen, too.
    pub fn declare_for_the_covered(&mut self, playing: PlayingSettings) {
        if self.debug.monitor {
            return;
        }
        for place in 0..self.guests.len() {
            let visit = &self.guests[place].visit;
            let view = visit.view();
            let Some(request) = visit.request().filter(|_| place != self.at) else {
                continue;
            };
            let kongs = view
                .legal()
                .iter()
                .any(|choice| matches!(choice, Move::Kong(_)));
            let by_itself = match request {
                Request::Declare => playing.specials && !kongs,
                Request::LayOut if has_won(view) => playing.winning,
                Request::LayOut => playing.losing,
                _ => false,
            };
            if by_itself {
                let choice = ComputerPlayer::new(Level::Beginner).decide(view, &request);
                // What a computer player decides is legal; a server that thinks otherwise says so.
                let _ = self.answer(place, choice);
            }
        }
    }

    /// Whether the person is asked before Flowers and Seasons are laid out.
    pub fn asks_for_specials(&self, playing: PlayingSettings) -> bool {
        self.debug.monitor || !playing.specials
    }

    /// Whether the person is asked before the next set of her hand is laid out.
    pub fn asks_for_sets(&self, playing: PlayingSettings) -> bool {
        let by_itself = match has_won(self.view()) {
            true => playing.winning,
            false => playing.losing,
        };
        self.debug.monitor || !by_itself
    }

    /// Says something to the server for the person at the screen.
    pub fn tell(&mut self, message: ClientMessage) {
        let line = self.guests[self.at].line;
        self.unsent.push((line, message));
    }

    /// What is to be said on the lines; nothing twice.
    pub fn take_unsent(&mut self) -> Vec<(RequestId, ClientMessage)> {
        std::mem::take(&mut self.unsent)
    }

    /// Notes what somebody has said.
    pub fn note_said(&mut self, line: String) {
        self.said.push(line);
    }

    /// What players and server have said, the newest last.
    pub fn said(&self) -> &[String] {
        self.said.lines()
    }

    /// Whether the hand that is over may be noted: no table plays so fast that it may not.
    pub fn may_note(&mut self, now: Duration) -> bool {
        self.noted.take(now).is_ok()
    }
}

/// Whether the viewer has gone Mah Jongg.
fn has_won(view: &SeatView) -> bool {
    let own = view.seat();
    matches!(&view.end, Some(DealEnd::MahJong { winner, .. }) if *winner == own)
}
