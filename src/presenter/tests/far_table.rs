//! A network table for tests: a hosted room whose lines go directly to the window and back. Computer players have the other seats.

use std::collections::VecDeque;
use std::time::Duration;

use rand::RngExt;

use super::super::{Input, OpenTable, RequestId};
use super::outside::Outside;
use net::address::Address;
use net::answer_time::STEP;
use net::host::room::{Answer, ConnectionId, Output};
use net::host::{ComputerSeat, OnDisconnect, Room, Settings};
use net::join::ClientEvent;
use players::Level;
use protocol::{ClientMessage, LineAssembler, ServerMessage};
use storage::settings::{HostSettings, NetworkSettings, SeatOccupant};

/// The table, and its lines that the window has not received yet.
pub struct FarTable {
    room: Room,
    lines: Vec<(RequestId, ConnectionId)>,
    connections: ConnectionId,
    news: VecDeque<(RequestId, ClientEvent)>,
    /// Answers that its computer players have found.
    thoughts: Vec<Answer>,
    now: Duration,
}

impl FarTable {
    /// Opens such a table; all randomness comes from the seed.
    pub fn open(settings: &HostSettings, seed: u64) -> Self {
        let computer_seat = |whose: SeatOccupant, name: &str| {
            (whose != SeatOccupant::Here).then(|| ComputerSeat {
                name: name.to_owned(),
                level: Level::Beginner,
            })
        };
        let [second, third, fourth] = settings.seats.each_ref().map(|seat| seat.whose);
        let opened = Settings {
            timeout: Some(settings.time_limit),
            on_disconnect: OnDisconnect::Wait,
            seed,
            computer_seats: [
                None,
                computer_seat(second, "Ada"),
                computer_seat(third, "Ben"),
                computer_seat(fourth, "Cleo"),
            ],
            ..Settings::default()
        };
        Self {
            room: Room::new(opened).expect("a table"),
            lines: Vec::new(),
            connections: 0,
            news: VecDeque::new(),
            thoughts: Vec::new(),
            now: Duration::ZERO,
        }
    }

    /// Connects a person of the window.
    pub fn connect(&mut self, line: RequestId) {
        self.connections += 1;
        self.lines.push((line, self.connections));
        self.room.opened(self.connections, None, self.now);
        self.news.push_back((line, ClientEvent::Connected));
        self.listen();
    }

    /// Sends a message of a person of the window; dropped if the connection is lost.
    pub fn say(&mut self, line: RequestId, message: &ClientMessage) {
        if let Some((_, connection)) = self.lines.iter().find(|(kept, _)| *kept == line) {
            self.room
                .line(*connection, Ok(message.to_string()), self.now);
            self.listen();
        }
    }

    /// Closes a person's connection.
    pub fn hang_up(&mut self, line: RequestId) {
        if let Some(at) = self.lines.iter().position(|(kept, _)| *kept == line) {
            let (_, connection) = self.lines.remove(at);
            self.room.closed(connection, self.now);
            self.listen();
        }
    }

    /// Breaks a connection; its client reconnects at once.
    pub fn lose(&mut self, line: RequestId) {
        let why = "the line is dead".to_owned();
        self.hang_up(line);
        self.news.push_back((
            line,
            ClientEvent::Disconnected {
                why,
                try_again_in: 0,
            },
        ));
        self.connect(line);
    }

    /// Advances the time of the table. It may already be ahead if its computer players have thought.
    pub fn pass_time(&mut self, now: Duration) {
        self.now = self.now.max(now);
        self.room.tick(now);
        self.listen();
    }

    /// The oldest event that the window has not received.
    pub fn next_news(&mut self) -> Option<(RequestId, ClientEvent)> {
        self.news.pop_front()
    }

    /// Collects the output of the table until it waits for the window.
    fn listen(&mut self) {
        self.take_outputs();
        while let Some(answer) = self.thoughts.pop() {
            self.room.thought(answer, self.now);
            if self.thoughts.is_empty() {
                self.now += STEP;
                self.room.tick(self.now);
                self.take_outputs();
            }
        }
    }

    fn take_outputs(&mut self) {
        while let Some(output) = self.room.take_due(self.now) {
            match output {
                Output::Say(connections, text) => {
                    for (line, _) in self
                        .lines
                        .iter()
                        .filter(|(_, kept)| connections.contains(kept))
                    {
                        let said = LineAssembler::new().feed(text.as_bytes());
                        for said in said.into_iter().flatten() {
                            let message = ServerMessage::parse(&said).expect("a message");
                            self.news.push_back((*line, ClientEvent::Received(message)));
                        }
                    }
                }
                Output::Save { asked_by, .. } => {
                    self.room.saved(asked_by, Ok("game.mjs".to_owned()));
                }
                Output::Think(question) => self.thoughts.push(question.think()),
                Output::Close(connection) => self.lines.retain(|(_, kept)| *kept != connection),
                Output::History(..) | Output::Print(_) | Output::Event(_) | Output::End => {}
            }
        }
    }
}

impl Outside {
    /// Opens a network table, if the test allows one.
    pub fn open_table(&mut self, settings: &HostSettings) {
        let opened = match &mut self.far_seeds {
            Some(seeds) => {
                self.far = Some(FarTable::open(settings, seeds.random()));
                Ok(OpenTable {
                    address: Address::Socket("/nowhere".into()),
                    place: "nowhere".to_owned(),
                })
            }
            None => Err("the address is in use".to_owned()),
        };
        self.send(Input::HostedTableOpened(opened));
    }

    /// Connects to the network table; the first call opens it.
    pub fn connect(&mut self, line: RequestId) {
        self.lines.push(line);
        if let Some(seeds) = &mut self.far_seeds {
            let far = self.far.get_or_insert_with(|| {
                FarTable::open(&NetworkSettings::default().host, seeds.random())
            });
            far.connect(line);
        }
    }

    /// Delivers this many events of the network table; true if there were any.
    pub fn hear(&mut self, news: usize) -> bool {
        let mut heard = false;
        for _ in 0..news {
            let Some((line, news)) = self.far.as_mut().and_then(FarTable::next_news) else {
                break;
            };
            heard = true;
            self.send(Input::ClientEvent(line, news));
        }
        heard
    }
}
