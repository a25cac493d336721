//! A network table, hosted here or elsewhere, as the people of this window see it: each has a connection. Outgoing messages are queued
//! until they are taken.

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

/// How many hands can be recorded at once, ...
const HANDS_PER_BURST: f64 = 30.0;
/// ... and per second. A server that reports more does not play them.
const HANDS_PER_SECOND: f64 = 0.2;

/// A network table.
#[derive(Debug)]
pub struct NetworkTable {
    /// The people of this window in the order in which they sat down; the first is always there.
    guests: Vec<Guest>,
    /// The index of the guest whose view is shown.
    at: usize,
    /// People of this window who have not joined yet.
    not_joined: Vec<Credentials>,
    address: Address,
    /// The table, if it is hosted here.
    own: Option<HostedTable>,
    debug: LineDebug,
    /// Chat and server messages, newest last.
    said: Scroll,
    /// Limits how many hands are recorded in the statistics.
    recording_limit: TokenBucket,
    hotseat: Option<Hotseat>,
    unsent: Vec<(RequestId, ClientMessage)>,
}

impl NetworkTable {
    /// A table at an address, with the connection of the first of these people.
    pub fn new(
        address: Address,
        first: (RequestId, Credentials),
        not_joined: Vec<Credentials>,
        debug: LineDebug,
    ) -> Self {
        let mut table = Self {
            guests: Vec::new(),
            at: 0,
            not_joined,
            address,
            own: None,
            debug,
            said: Scroll::default(),
            recording_limit: TokenBucket::new(HANDS_PER_BURST, HANDS_PER_SECOND),
            hotseat: None,
            unsent: Vec::new(),
        };
        table.seat(first.0, first.1);
        table
    }

    /// Records that the table is hosted here.
    pub fn set_hosted(&mut self, own: HostedTable) {
        self.own = Some(own);
    }

    /// The hosted table, if it is hosted here.
    pub fn hosted_mut(&mut self) -> Option<&mut HostedTable> {
        self.own.as_mut()
    }

    fn seat(&mut self, line: RequestId, credentials: Credentials) {
        self.guests.push(Guest::new(line, credentials));
    }

    /// Lets the next person of this window join; false if there is none.
    pub fn add_next_guest(&mut self, line: RequestId) -> bool {
        if self.not_joined.is_empty() {
            return false;
        }
        let credentials = self.not_joined.remove(0);
        self.seat(line, credentials);
        true
    }

    /// Everybody of this window, including those who have not joined yet.
    pub fn people(&self) -> Vec<Credentials> {
        let seated = self.guests.iter().map(|guest| guest.credentials.clone());
        seated.chain(self.not_joined.iter().cloned()).collect()
    }

    /// The connections of this window.
    pub fn lines(&self) -> impl Iterator<Item = RequestId> + '_ {
        self.guests.iter().map(|guest| guest.line)
    }

    /// The address of the table, as text.
    pub fn place(&self) -> String {
        let own = self.own.as_ref().map(|own| own.place.clone());
        own.unwrap_or_else(|| self.address.to_string())
    }

    /// The address of its server.
    pub fn address(&self) -> &Address {
        &self.address
    }

    /// Whether the table is hosted here.
    pub fn is_ours(&self) -> bool {
        self.own.is_some()
    }

    /// How the traffic is logged.
    pub fn debug(&self) -> LineDebug {
        self.debug
    }

    /// The table of the guest whose view is shown.
    pub fn shown(&self) -> &RemoteTable {
        // The first guest stays, and `at` is a valid index.
        &self.guests[self.at].remote
    }

    /// The table as its server describes it.
    pub fn view(&self) -> &SeatView {
        self.shown().view()
    }

    /// Sees the table from this seat.
    pub fn look(&mut self, seat: Seat) {
        let mut seats = self.guests.iter().map(|guest| guest.remote.view().seat());
        self.at = seats.position(|own| own == seat).unwrap_or(self.at);
    }

    /// The players' names, by seat.
    pub fn names(&self) -> BySeat<String> {
        BySeat::from_fn(|seat| self.shown().name(seat).to_owned())
    }

    /// The game as seen so far.
    pub fn seen(&self) -> SeenGame {
        self.shown().seen()
    }

    /// The last hand.
    pub fn last_hand(&self) -> SeenGame {
        self.shown().last_hand()
    }

    /// Several people at this window.
    pub fn hotseat(&self) -> Option<&Hotseat> {
        self.hotseat.as_ref()
    }

    /// Several people at this window, mutably.
    pub fn hotseat_mut(&mut self) -> Option<&mut Hotseat> {
        self.hotseat.as_mut()
    }

    /// Whether everybody of this window is at the table and the game is in progress.
    pub fn goes_on(&self) -> bool {
        let plays = |guest: &Guest| guest.remote.is_active() && guest.lost.is_none();
        self.not_joined.is_empty() && self.guests.iter().all(plays)
    }

    /// The index of the person with this connection.
    pub fn place_of(&self, line: RequestId) -> Option<usize> {
        self.guests.iter().position(|guest| guest.line == line)
    }

    /// Whether the view of this guest is shown.
    pub fn is_shown(&self, place: usize) -> bool {
        place == self.at
    }

    /// Records that the connection of this person is lost, and when the next try is.
    pub fn lose(&mut self, place: usize, why: String, try_again_in: u32) {
        if let Some(guest) = self.guests.get_mut(place) {
            guest.lost = Some((why, try_again_in));
        }
    }

    /// Records that the game of this person is stopped, and why.
    pub fn stop(&mut self, place: usize, reason: String) {
        if let Some(guest) = self.guests.get_mut(place) {
            guest.stopped = Some(reason);
        }
    }

    /// Logs in on a new connection.
    pub fn connect(&mut self, place: usize) {
        if let Some(guest) = self.guests.get_mut(place) {
            guest.lost = None;
            self.unsent.push((guest.line, guest.remote.connect()));
        }
    }

    /// Handles a message of the server to this person; the flag is true if the game has just begun or continues.
    pub fn hear(&mut self, place: usize, message: &ServerMessage) -> Option<(TableUpdate, bool)> {
        let guest = self.guests.get_mut(place)?;
        let before = guest.remote.is_active();
        let mut heard = guest.remote.hear(message);
        let line = guest.line;
        let answers = heard.answers.drain(..);
        self.unsent.extend(answers.map(|answer| (line, answer)));
        let begun = !before && guest.remote.is_active();
        if begun {
            guest.stopped = None;
            let seats = self.guests.iter().map(|guest| guest.remote.view().seat());
            self.hotseat = Hotseat::at(seats.collect());
        }
        if !before && !begun {
            heard.events.clear();
        }
        Some((heard, begun))
    }

    /// The unanswered request to the person at the screen.
    pub fn request(&self) -> Option<Request> {
        self.shown().request()
    }

    /// The request to a seat of this window.
    pub fn request_of(&self, seat: Seat) -> Option<Request> {
        let own = |guest: &&Guest| guest.remote.view().seat() == seat;
        self.guests.iter().find(own)?.remote.request()
    }

    /// What somebody of this window must be ready for.
    pub fn ready_wanted(&self) -> Option<ReadyFor> {
        let mut requests = self
            .guests
            .iter()
            .filter_map(|guest| guest.remote.request());
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
        let message = guest.remote.answer(choice)?;
        self.unsent.push((guest.line, message));
        Ok(())
    }

    /// Answers for a seat of this window, if it is asked.
    pub fn play_for(&mut self, seat: Seat, choice: Move) {
        for place in 0..self.guests.len() {
            let remote = &self.guests[place].remote;
            if remote.view().seat() == seat && remote.request().is_some() {
                // Anybody not asked has already answered.
                let _ = self.answer(place, choice);
            }
        }
    }

    /// Answers for everybody of this window who is asked.
    pub fn play_for_all(&mut self, choice: Move) {
        for place in 0..self.guests.len() {
            if self.guests[place].remote.request().is_some() {
                // Anybody asked for something else answers that later.
                let _ = self.answer(place, choice);
            }
        }
    }

    /// Passes for those of this window who cannot use the tile; true if somebody can.
    pub fn pass_for_the_idle(&mut self) -> bool {
        let mut thinking = false;
        for place in 0..self.guests.len() {
            let remote = &self.guests[place].remote;
            if let Some(Request::Claim { .. } | Request::Rob { .. }) = remote.request() {
                let legal = remote.view().legal();
                let claims = legal.iter().any(|choice| matches!(choice, Move::Claim(_)));
                if self.debug.monitor || claims {
                    thinking = true;
                } else {
                    // Passing is always legal here.
                    let _ = self.answer(place, Move::Pass);
                }
            }
        }
        thinking
    }

    /// Makes automatic declarations for those of this window who are not at the screen, too.
    pub fn declare_for_the_covered(&mut self, playing: PlayingSettings) {
        if self.debug.monitor {
            return;
        }
        for place in 0..self.guests.len() {
            let remote = &self.guests[place].remote;
            let view = remote.view();
            let Some(request) = remote.request().filter(|_| place != self.at) else {
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
                // A computer player's decision is legal; a server that disagrees says so.
                let _ = self.answer(place, choice);
            }
        }
    }

    /// Whether the player is asked before Flowers and Seasons are laid out.
    pub fn asks_for_specials(&self, playing: PlayingSettings) -> bool {
        self.debug.monitor || !playing.specials
    }

    /// Whether the player is asked before each set is laid out.
    pub fn asks_for_sets(&self, playing: PlayingSettings) -> bool {
        let by_itself = match has_won(self.view()) {
            true => playing.winning,
            false => playing.losing,
        };
        self.debug.monitor || !by_itself
    }

    /// Sends a message to the server for the person at the screen.
    pub fn send(&mut self, message: ClientMessage) {
        let line = self.guests[self.at].line;
        self.unsent.push((line, message));
    }

    /// Takes the queued messages.
    pub fn take_unsent(&mut self) -> Vec<(RequestId, ClientMessage)> {
        std::mem::take(&mut self.unsent)
    }

    /// Adds a line to the chat.
    pub fn add_chat_line(&mut self, line: String) {
        self.said.push(line);
    }

    /// Chat and server messages, newest last.
    pub fn said(&self) -> &[String] {
        self.said.lines()
    }

    /// Whether the finished hand may be recorded. No real table plays fast enough to exceed the limit.
    pub fn may_record_hand(&mut self, now: Duration) -> bool {
        self.recording_limit.take(now).is_ok()
    }
}

/// Whether the viewer has gone Mah Jongg.
fn has_won(view: &SeatView) -> bool {
    let own = view.seat();
    matches!(&view.end, Some(DealEnd::MahJong { winner, .. }) if *winner == own)
}
