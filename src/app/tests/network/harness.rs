//! A window at a table that it hosts, without a network: lines are passed directly between the two, and the other guests answer at once.

use std::time::Duration;

use iced::keyboard::key::Named;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use super::Player;
use crate::app::Message;
use crate::presenter::{Command, Input, Reply, RequestId, TableAddresses, Target};
use engine::table::{Move, Request, SeatView};
use net::address::Address;
use net::host::room::Output;
use net::host::{Room, Settings as TableSettings};
use net::join::{Client, ClientEvent, Credentials, Notice, RemoteTable};
use players::{ComputerPlayer, Level};
use protocol::{ClientMessage, LineAssembler, ServerMessage};
use storage::save::HostedGameName;
use storage::settings::SeatOccupant;

/// Chooses a guest's moves.
type Play = fn(&SeatView, &Request) -> Move;

/// A guest of the table, played by `play`.
pub struct Guest {
    pub remote: RemoteTable,
    connection: u64,
    play: Play,
    /// The chat lines that it has received.
    pub chat: Vec<String>,
}

/// The connection of one of the players at this window.
struct WindowConnection {
    request_id: RequestId,
    connection: u64,
    /// What the window sends.
    outbox: UnboundedReceiver<ClientMessage>,
}

/// A window, its hosted table, and the guests.
pub(super) struct TableHarness {
    pub player: Player,
    room: Room,
    /// The connections of the players at this window.
    window_connections: Vec<WindowConnection>,
    pub guests: Vec<Guest>,
    /// The id of the newest connection.
    last_connection: u64,
    /// The titles of the dialogs that `play` has answered.
    pub titles: Vec<String>,
    /// The names under which the table was asked to save its game.
    pub saved: Vec<HostedGameName>,
}

/// Plays as a beginner would.
pub(super) fn play_like_a_beginner(view: &SeatView, request: &Request) -> Move {
    ComputerPlayer::new(Level::Beginner).decide(view, request)
}

impl TableHarness {
    pub fn new(preferences: &str, settings: TableSettings) -> Self {
        let no_animation = "[motion]\nmovements = false\n";
        Self {
            player: Player::with(
                4,
                &format!("welcomed = true\nquick_tip = false\n{preferences}{no_animation}"),
            ),
            room: Room::new(settings).expect("a table"),
            window_connections: Vec::new(),
            guests: Vec::new(),
            last_connection: 0,
            titles: Vec::new(),
            saved: Vec::new(),
        }
    }

    /// Mary at the window, with three guests who play like beginners.
    pub fn with_beginners(preferences: &str, settings: TableSettings) -> Self {
        let mut harness = Self::new(preferences, settings);
        harness.sit(&["Mary"]);
        for name in ["Ann", "Bob", "Cy"] {
            harness.invite(name, play_like_a_beginner);
        }
        harness
    }

    /// Opens a connection to the table.
    fn open_connection(&mut self) -> u64 {
        self.last_connection += 1;
        self.room
            .add_connection(self.last_connection, None, Duration::ZERO);
        self.last_connection
    }

    /// Sends a message to the table.
    fn send(&mut self, connection: u64, message: &ClientMessage) {
        self.room
            .handle_line(connection, Ok(message.to_string()), Duration::ZERO);
    }

    /// Adds a guest.
    pub fn invite(&mut self, name: &str, play: Play) {
        let connection = self.open_connection();
        let remote = RemoteTable::new(credentials(name));
        let connect = remote.connect_message();
        self.guests.push(Guest {
            remote,
            connection,
            play,
            chat: Vec::new(),
        });
        self.send(connection, &connect);
        self.deliver_all();
    }

    /// A late guest asks for a seat at the running table and is turned away.
    pub fn reject_guest(&mut self, name: &str) {
        let connection = self.open_connection();
        let connect = RemoteTable::new(credentials(name)).connect_message();
        self.send(connection, &connect);
        self.deliver_all();
    }

    /// Seats these players at the window.
    pub fn sit(&mut self, names: &[&str]) {
        let mut settings = Box::new(self.player.settings().clone());
        let (first, others) = names.split_first().expect("somebody");
        settings.network.name = (*first).to_owned();
        let seats = &mut settings.network.host.seats;
        for (seat, name) in seats.iter_mut().zip(others) {
            (seat.occupant, seat.name) = (SeatOccupant::Here, (*name).to_owned());
        }
        self.player.reply(Reply::SaveSettings(settings));
        // No server listens there: the test connects the players by hand.
        let addresses = TableAddresses {
            local: Address::Socket("/nowhere".into()),
            listening: "nowhere".to_owned(),
        };
        let _ = self
            .player
            .app
            .send(Input::HostedTableOpened(Ok(addresses)));
        self.deliver_all();
    }

    /// Connects the seated players of the window.
    fn connect(&mut self) {
        while let Some(request_id) = self.next_request() {
            let (messages, outbox) = unbounded_channel();
            let connection = self.open_connection();
            self.window_connections.push(WindowConnection {
                request_id,
                connection,
                outbox,
            });
            self.player
                .app
                .connections
                .add(request_id, Client::for_test(messages));
            self.player
                .update(Message::ClientEvent(request_id, ClientEvent::Connected));
        }
    }

    /// The first connection that the window has requested and does not have yet.
    fn next_request(&self) -> Option<RequestId> {
        let network = self.player.app.presenter.table().network()?;
        network.connections().nth(self.window_connections.len())
    }

    /// Passes lines in both directions until none is left.
    fn deliver_all(&mut self) {
        loop {
            self.connect();
            let mut messages = Vec::new();
            for window in &mut self.window_connections {
                while let Ok(message) = window.outbox.try_recv() {
                    messages.push((window.connection, message));
                }
            }
            for (connection, message) in &messages {
                self.send(*connection, message);
            }
            let mut is_idle = messages.is_empty();
            while let Some(output) = self.room.take_due(Duration::ZERO) {
                is_idle = false;
                match output {
                    Output::Say(connections, text) => {
                        let lines = LineAssembler::new().feed(text.as_bytes());
                        for line in lines.into_iter().flatten() {
                            let message = ServerMessage::parse(&line).expect("a message");
                            for connection in &connections {
                                self.deliver(*connection, message.clone());
                            }
                        }
                    }
                    Output::Save { asked_by, name, .. } => {
                        self.saved.push(name);
                        self.room.handle_saved(asked_by, Ok("game.mjs".to_owned()));
                    }
                    Output::Event(note) => self.player.update(Message::RoomEvent(note)),
                    _ => {}
                }
            }
            if is_idle {
                return;
            }
        }
    }

    fn deliver(&mut self, connection: u64, message: ServerMessage) {
        if let Some(own) = self
            .window_connections
            .iter()
            .find(|window| window.connection == connection)
        {
            let received = ClientEvent::Received(message);
            return self
                .player
                .update(Message::ClientEvent(own.request_id, received));
        }
        let Some(guest) = self
            .guests
            .iter_mut()
            .find(|guest| guest.connection == connection)
        else {
            return;
        };
        let update = guest.remote.handle(&message);
        if let Some(Notice::Chat { text, .. }) = update.notice {
            guest.chat.push(text);
        }
        let mut answers = update.answers;
        if let Some(request) = guest.remote.request() {
            let choice = (guest.play)(guest.remote.view(), &request);
            answers.push(guest.remote.answer(choice).expect("a legal move"));
        }
        for answer in answers {
            self.send(connection, &answer);
        }
    }

    /// Runs the game until it waits for the player.
    pub fn settle(&mut self) {
        for _ in 0..200 {
            self.deliver_all();
            self.player.step();
            let is_idle = self
                .window_connections
                .iter()
                .all(|window| window.outbox.is_empty());
            if is_idle && !self.player.is_showing() {
                return;
            }
        }
        unreachable!("the game does not come to rest");
    }

    pub fn title(&self) -> Option<String> {
        self.player.title()
    }

    /// Plays until `done`: dialogs are answered by Enter, or by Escape if listed in `declined`; drawn tiles are discarded, and no discard is
    /// claimed on the table.
    pub fn play(&mut self, declined: &[&str], done: impl Fn(&Player) -> bool) {
        for _ in 0..2000 {
            self.settle();
            if done(&self.player) {
                return;
            }
            if let Some(title) = self.title() {
                let no = declined.contains(&title.as_str());
                self.titles.push(title);
                self.player
                    .press(if no { Named::Escape } else { Named::Enter });
                continue;
            }
            match self.player.app.presenter.table().request() {
                Some(Request::Turn { drawn }) => {
                    let stake = &self.player.view().me().stake;
                    let last = || stake.kinds().last().map(|(tile, _)| tile);
                    let tile = drawn.or_else(last).expect("a tile");
                    let pressed = Input::Pressed(Target::OwnTile(tile));
                    let _ = self.player.app.send(pressed);
                }
                Some(Request::Claim { .. } | Request::Rob { .. }) => self.player.type_key("0"),
                _ if self.player.can(Command::Start) => self.player.run_command(Command::Start),
                _ => {}
            }
        }
        let last = self.titles.len().saturating_sub(9);
        unreachable!("nothing happens any more: {:?}", &self.titles[last..]);
    }

    /// Whether a dialog of this title has opened during `play`.
    pub fn saw_dialog(&self, title: &str) -> bool {
        self.titles.iter().any(|seen| seen == title)
    }
}

fn credentials(name: &str) -> Credentials {
    Credentials {
        name: name.to_owned(),
        ..Credentials::default()
    }
}

pub(super) fn table(seed: u64) -> TableSettings {
    TableSettings {
        timeout: Some(0),
        seed,
        ..TableSettings::default()
    }
}
