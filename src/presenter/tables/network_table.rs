//! A network table, hosted here or elsewhere, as the people of this window see it: each has a connection. Outgoing messages are queued
//! until they are taken.

mod lobby;
mod options;
mod recording;

use recording::Recording;

use crate::presenter::request_id::RequestId;
use crate::presenter::tables::hosted_table::HostedTable;
use crate::presenter::tables::hotseat::Hotseat;
use crate::presenter::tables::network_guest::Guest;
use crate::presenter::text::bounded_log::BoundedLog;
use engine::table::{DealEnd, Move, ReadyFor, Refusal, Request, SeatView};
use engine::tiles::{BySeat, Seat};
use net::address::Address;
use net::join::{Credentials, LineDebug, RemoteTable, TableUpdate};
use players::{ComputerPlayer, Level};
use protocol::{ClientMessage, ServerMessage};
use storage::save::SeenGame;
use storage::settings::AutoDeclare;

/// A network table.
#[derive(Debug)]
pub struct NetworkTable {
    /// The people of this window in the order in which they joined; never empty.
    guests: Vec<Guest>,
    /// The index of the guest whose view is shown.
    shown_guest: usize,
    /// People of this window who have not joined yet.
    not_joined: Vec<Credentials>,
    address: Address,
    /// What the host knows of the table, if it is hosted here.
    hosted: Option<HostedTable>,
    debug: LineDebug,
    /// Chat and server messages, newest last.
    chat: BoundedLog,
    recording: Recording,
    /// The people of this window once the game has begun, if there are several.
    hotseat: Option<Hotseat>,
    /// The messages that have not been sent yet, with their connections.
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
            shown_guest: 0,
            not_joined,
            address,
            hosted: None,
            debug,
            chat: BoundedLog::default(),
            recording: Recording::default(),
            hotseat: None,
            unsent: Vec::new(),
        };
        table.add_guest(first.0, first.1);
        table
    }

    /// Records that the table is hosted here.
    pub fn set_hosted(&mut self, table: HostedTable) {
        self.hosted = Some(table);
    }

    /// The hosted table, if it is hosted here.
    pub fn hosted_mut(&mut self) -> Option<&mut HostedTable> {
        self.hosted.as_mut()
    }

    fn add_guest(&mut self, connection: RequestId, credentials: Credentials) {
        self.guests.push(Guest::new(connection, credentials));
    }

    /// Adds the next person of this window, who joins over this connection; false if there is none.
    pub fn add_next_guest(&mut self, connection: RequestId) -> bool {
        if self.not_joined.is_empty() {
            return false;
        }
        let credentials = self.not_joined.remove(0);
        self.add_guest(connection, credentials);
        true
    }

    /// Everybody of this window, including those who have not joined yet.
    pub fn people(&self) -> Vec<Credentials> {
        let seated = self.guests.iter().map(|guest| guest.credentials.clone());
        seated.chain(self.not_joined.iter().cloned()).collect()
    }

    /// The connections of this window.
    pub fn connections(&self) -> impl Iterator<Item = RequestId> + '_ {
        self.guests.iter().map(|guest| guest.connection)
    }

    /// The address of the table as text; if it is hosted here, the one at which it listens.
    pub fn address_text(&self) -> String {
        let hosted = self.hosted.as_ref().map(|table| table.address.clone());
        hosted.unwrap_or_else(|| self.address.to_string())
    }

    /// The address to which this window connects.
    pub fn address(&self) -> &Address {
        &self.address
    }

    /// Whether the table is hosted here.
    pub fn is_hosted_here(&self) -> bool {
        self.hosted.is_some()
    }

    /// What is done with the lines from and to the server, for debugging.
    pub fn debug(&self) -> LineDebug {
        self.debug
    }

    /// The table of the guest whose view is shown.
    pub fn shown(&self) -> &RemoteTable {
        // The first guest stays, and `shown_guest` is a valid index.
        &self.guests[self.shown_guest].remote
    }

    /// The table as its server describes it to the guest whose view is shown.
    pub fn view(&self) -> &SeatView {
        self.shown().view()
    }

    /// Shows the view of the guest at this seat, if a guest of this window sits there.
    pub fn set_viewer(&mut self, seat: Seat) {
        let mut seats = self.guests.iter().map(|guest| guest.remote.view().seat());
        self.shown_guest = seats
            .position(|own| own == seat)
            .unwrap_or(self.shown_guest);
    }

    /// The players' names, by seat.
    pub fn names(&self) -> BySeat<String> {
        BySeat::from_fn(|seat| self.shown().name(seat).to_owned())
    }

    /// What was seen of the game so far.
    pub fn seen(&self) -> SeenGame {
        self.shown().seen()
    }

    /// What was seen of the last hand.
    pub fn last_hand(&self) -> SeenGame {
        self.shown().last_hand()
    }

    /// The people of this window, if there are several.
    pub fn hotseat(&self) -> Option<&Hotseat> {
        self.hotseat.as_ref()
    }

    /// The people of this window, mutably.
    pub fn hotseat_mut(&mut self) -> Option<&mut Hotseat> {
        self.hotseat.as_mut()
    }

    /// Whether everybody of this window is connected and the game is in progress.
    pub fn is_in_progress(&self) -> bool {
        let is_playing = |guest: &Guest| guest.remote.is_active() && guest.lost.is_none();
        self.not_joined.is_empty() && self.guests.iter().all(is_playing)
    }

    /// The index of the person with this connection.
    pub fn guest_with(&self, connection: RequestId) -> Option<usize> {
        self.guests
            .iter()
            .position(|guest| guest.connection == connection)
    }

    /// Whether the view of this guest is shown.
    pub fn is_shown(&self, index: usize) -> bool {
        index == self.shown_guest
    }

    /// Records why the connection of this person was lost, and the seconds until the next try.
    pub fn note_lost(&mut self, index: usize, why: String, try_again_in: u32) {
        if let Some(guest) = self.guests.get_mut(index) {
            guest.lost = Some((why, try_again_in));
        }
    }

    /// Records that the server has stopped the game, as it informed this person, and why.
    pub fn note_stopped(&mut self, index: usize, reason: String) {
        if let Some(guest) = self.guests.get_mut(index) {
            guest.stopped = Some(reason);
        }
    }

    /// Logs in on a new connection of this person.
    pub fn log_in(&mut self, index: usize) {
        if let Some(guest) = self.guests.get_mut(index) {
            guest.lost = None;
            self.unsent
                .push((guest.connection, guest.remote.connect_message()));
        }
    }

    /// Handles a message of the server to this person; `None` if there is no such person. The flag is true if the game begins with this
    /// message, or resumes after it was stopped.
    pub fn receive(
        &mut self,
        index: usize,
        message: &ServerMessage,
    ) -> Option<(TableUpdate, bool)> {
        let guest = self.guests.get_mut(index)?;
        let was_active = guest.remote.is_active();
        let mut update = guest.remote.handle(message);
        let connection = guest.connection;
        let answers = update.answers.drain(..);
        self.unsent
            .extend(answers.map(|answer| (connection, answer)));
        let has_begun = !was_active && guest.remote.is_active();
        if has_begun {
            guest.stopped = None;
            let seats = self.guests.iter().map(|guest| guest.remote.view().seat());
            self.hotseat = Hotseat::at(seats.collect());
        }
        if !was_active && !has_begun {
            update.events.clear();
        }
        Some((update, has_begun))
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

    /// What somebody of this window is asked to be ready for.
    pub fn ready_purpose(&self) -> Option<ReadyFor> {
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
            Some(_) => self.answer(self.shown_guest, choice),
            None => Err(Refusal::NotYourTurn),
        }
    }

    fn answer(&mut self, index: usize, choice: Move) -> Result<(), Refusal> {
        let guest = &mut self.guests[index];
        let message = guest.remote.answer(choice)?;
        self.unsent.push((guest.connection, message));
        Ok(())
    }

    /// Answers for a seat of this window, if it is asked.
    pub fn play_for(&mut self, seat: Seat, choice: Move) {
        for index in 0..self.guests.len() {
            let remote = &self.guests[index].remote;
            if remote.view().seat() == seat && remote.request().is_some() {
                // A seat asked for something else answers that later.
                let _ = self.answer(index, choice);
            }
        }
    }

    /// Answers for everybody of this window who is asked.
    pub fn play_for_all(&mut self, choice: Move) {
        for index in 0..self.guests.len() {
            if self.guests[index].remote.request().is_some() {
                // Anybody asked for something else answers that later.
                let _ = self.answer(index, choice);
            }
        }
    }

    /// Passes for the people of this window who cannot claim the discard or Kong; true if somebody can. With `monitor`, everybody
    /// counts as able to claim.
    pub fn pass_for_non_claimants(&mut self) -> bool {
        let mut can_claim = false;
        for index in 0..self.guests.len() {
            let remote = &self.guests[index].remote;
            if let Some(Request::Claim { .. } | Request::Rob { .. }) = remote.request() {
                let legal = remote.view().legal();
                let claims = legal.iter().any(|choice| matches!(choice, Move::Claim(_)));
                if self.debug.monitor || claims {
                    can_claim = true;
                } else {
                    // Passing is always legal here.
                    let _ = self.answer(index, Move::Pass);
                }
            }
        }
        can_claim
    }

    /// Makes the automatic declarations of the people of this window whose view is not shown, as the preferences want.
    pub fn declare_for_others(&mut self, auto_declare: AutoDeclare) {
        if self.debug.monitor {
            return;
        }
        for index in 0..self.guests.len() {
            let remote = &self.guests[index].remote;
            let view = remote.view();
            let Some(request) = remote.request().filter(|_| index != self.shown_guest) else {
                continue;
            };
            let kongs = view
                .legal()
                .iter()
                .any(|choice| matches!(choice, Move::Kong(_)));
            let is_automatic = match request {
                Request::Declare => auto_declare.specials && !kongs,
                Request::LayOut if has_won(view) => auto_declare.winning,
                Request::LayOut => auto_declare.losing,
                _ => false,
            };
            if is_automatic {
                let choice = ComputerPlayer::new(Level::Beginner).decide(view, &request);
                // A computer player's decision is legal; a server that disagrees says so.
                let _ = self.answer(index, choice);
            }
        }
    }

    /// Whether the player is asked before Flowers and Seasons are laid out.
    pub fn asks_for_specials(&self, auto_declare: AutoDeclare) -> bool {
        self.debug.monitor || !auto_declare.specials
    }

    /// Whether the player is asked before each set is laid out.
    pub fn asks_for_sets(&self, auto_declare: AutoDeclare) -> bool {
        let is_automatic = match has_won(self.view()) {
            true => auto_declare.winning,
            false => auto_declare.losing,
        };
        self.debug.monitor || !is_automatic
    }

    /// Sends a message to the server for the person at the screen.
    pub fn send(&mut self, message: ClientMessage) {
        let connection = self.guests[self.shown_guest].connection;
        self.unsent.push((connection, message));
    }

    /// Takes the queued messages.
    pub fn take_unsent(&mut self) -> Vec<(RequestId, ClientMessage)> {
        std::mem::take(&mut self.unsent)
    }

    /// Adds a line to the chat.
    pub fn add_chat_line(&mut self, line: String) {
        self.chat.push(line);
    }

    /// Chat and server messages, newest last.
    pub fn chat(&self) -> &[String] {
        self.chat.lines()
    }
}

/// Whether the viewer has gone Mah Jongg.
fn has_won(view: &SeatView) -> bool {
    let own = view.seat();
    matches!(&view.end, Some(DealEnd::MahJong { winner, .. }) if *winner == own)
}
