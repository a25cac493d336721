//! A window that hosts a table, without a network: lines are passed directly between them, and the other guests answer at once.

use std::time::Duration;

use iced::keyboard::key::Named;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use super::Player;
use crate::app::Message;
use crate::presenter::{Command, Input, Reply, RequestId, TableAddresses, Target};
use engine::table::{Move, Request, SeatView};
use net::address::Address;
use net::host::room::Output;
use net::host::{Room, Settings as Opened};
use net::join::{Client, ClientEvent, Credentials, Notice, RemoteTable};
use players::{ComputerPlayer, Level};
use protocol::{ClientMessage, LineAssembler, ServerMessage};
use storage::settings::SeatOccupant;

/// How a guest plays.
type Play = fn(&SeatView, &Request) -> Move;

pub struct Guest {
    pub remote: RemoteTable,
    link: u64,
    play: Play,
    pub heard: Vec<String>,
}

/// The connection of one of the players at this window.
struct Line {
    request_id: RequestId,
    link: u64,
    said: UnboundedReceiver<ClientMessage>,
}

/// A window, its hosted table, and the guests.
pub(super) struct Stage {
    pub player: Player,
    room: Room,
    /// The connections of the players at this window.
    lines: Vec<Line>,
    pub guests: Vec<Guest>,
    links: u64,
    /// The titles of the dialogs that were opened.
    pub titles: Vec<String>,
}

pub(super) fn like_a_beginner(view: &SeatView, request: &Request) -> Move {
    ComputerPlayer::new(Level::Beginner).decide(view, request)
}

impl Stage {
    pub fn new(preferences: &str, opened: Opened) -> Self {
        let quiet = "[motion]\nmovements = false\n";
        Self {
            player: Player::with(
                4,
                &format!("welcomed = true\nquick_tip = false\n{preferences}{quiet}"),
            ),
            room: Room::new(opened).expect("a table"),
            lines: Vec::new(),
            guests: Vec::new(),
            links: 0,
            titles: Vec::new(),
        }
    }

    /// Opens a connection to the table.
    fn link(&mut self) -> u64 {
        self.links += 1;
        self.room.add_connection(self.links, None, Duration::ZERO);
        self.links
    }

    fn say(&mut self, link: u64, message: &ClientMessage) {
        self.room
            .handle_line(link, Ok(message.to_string()), Duration::ZERO);
    }

    /// Adds a guest.
    pub fn invite(&mut self, name: &str, play: Play) {
        let link = self.link();
        let remote = RemoteTable::new(credentials(name));
        let connect = remote.connect();
        self.guests.push(Guest {
            remote,
            link,
            play,
            heard: Vec::new(),
        });
        self.say(link, &connect);
        self.deliver_all();
    }

    /// A late guest asks for a seat at the running table and is turned away.
    pub fn reject_guest(&mut self, name: &str) {
        let link = self.link();
        let connect = RemoteTable::new(credentials(name)).connect();
        self.say(link, &connect);
        self.deliver_all();
    }

    /// Seats the players of the window.
    pub fn sit(&mut self, names: &[&str]) {
        let mut settings = Box::new(self.player.settings().clone());
        let (first, others) = names.split_first().expect("somebody");
        settings.network.name = (*first).to_owned();
        let seats = &mut settings.network.host.seats;
        for (seat, name) in seats.iter_mut().zip(others) {
            (seat.whose, seat.name) = (SeatOccupant::Here, (*name).to_owned());
        }
        self.player.reply(Reply::SaveSettings(settings));
        // No server listens there: the test connects the players by hand.
        let opened = TableAddresses {
            local: Address::Socket("/nowhere".into()),
            listening: "nowhere".to_owned(),
        };
        let _ = self.player.app.send(Input::HostedTableOpened(Ok(opened)));
        self.deliver_all();
    }

    /// Gives the window the connections of the seated players.
    fn connect(&mut self) {
        while let Some(request_id) = self.next_line() {
            let (messages, said) = unbounded_channel();
            let link = self.link();
            self.lines.push(Line {
                request_id,
                link,
                said,
            });
            self.player
                .app
                .connections
                .add(request_id, Client::for_test(messages));
            self.player
                .take(Message::ClientEvent(request_id, ClientEvent::Connected));
        }
    }

    /// The first requested connection that the window does not have yet.
    fn next_line(&self) -> Option<RequestId> {
        let network = self.player.app.presenter.table().network()?;
        network.connections().nth(self.lines.len())
    }

    /// Passes lines on until there are none.
    fn deliver_all(&mut self) {
        loop {
            self.connect();
            let mut said = Vec::new();
            for line in &mut self.lines {
                while let Ok(message) = line.said.try_recv() {
                    said.push((line.link, message));
                }
            }
            for (link, message) in &said {
                self.say(*link, message);
            }
            let mut quiet = said.is_empty();
            while let Some(output) = self.room.take_due(Duration::ZERO) {
                quiet = false;
                match output {
                    Output::Say(links, text) => {
                        let lines = LineAssembler::new().feed(text.as_bytes());
                        for line in lines.into_iter().flatten() {
                            let message = ServerMessage::parse(&line).expect("a message");
                            for link in &links {
                                self.deliver(*link, message.clone());
                            }
                        }
                    }
                    Output::Save { asked_by, .. } => {
                        self.room.handle_saved(asked_by, Ok("game.mjs".to_owned()));
                    }
                    Output::Event(note) => self.player.take(Message::RoomEvent(note)),
                    _ => {}
                }
            }
            if quiet {
                return;
            }
        }
    }

    fn deliver(&mut self, link: u64, message: ServerMessage) {
        if let Some(own) = self.lines.iter().find(|line| line.link == link) {
            let heard = ClientEvent::Received(message);
            return self
                .player
                .take(Message::ClientEvent(own.request_id, heard));
        }
        let Some(guest) = self.guests.iter_mut().find(|guest| guest.link == link) else {
            return;
        };
        let heard = guest.remote.handle(&message);
        if let Some(Notice::Chat { text, .. }) = heard.notice {
            guest.heard.push(text);
        }
        let mut answers = heard.answers;
        if let Some(request) = guest.remote.request() {
            let choice = (guest.play)(guest.remote.view(), &request);
            answers.push(guest.remote.answer(choice).expect("a legal move"));
        }
        for answer in answers {
            self.say(link, &answer);
        }
    }

    /// Runs everything that happens without the player.
    pub fn settle(&mut self) {
        for _ in 0..200 {
            self.deliver_all();
            self.player.step();
            let quiet = self.lines.iter().all(|line| line.said.is_empty());
            if quiet && !self.player.table().is_busy() {
                return;
            }
        }
        unreachable!("the game does not come to rest");
    }

    pub fn title(&self) -> Option<String> {
        self.player.title()
    }

    /// Plays until `done`: dialogs are answered by Enter, or by Escape if listed in `declined`; drawn tiles are discarded, and no discard is
    /// claimed.
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

    pub fn saw(&self, title: &str) -> bool {
        self.titles.iter().any(|seen| seen == title)
    }
}

fn credentials(name: &str) -> Credentials {
    Credentials {
        name: name.to_owned(),
        ..Credentials::default()
    }
}

pub(super) fn table(seed: u64) -> Opened {
    Opened {
        timeout: Some(0),
        seed,
        ..Opened::default()
    }
}
