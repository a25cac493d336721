//! A network table for tests: a hosted room that exchanges lines with the presenter directly. Computer players have the other seats.

use std::collections::VecDeque;
use std::time::Duration;

use rand::RngExt;

use super::super::{Input, RequestId, TableAddresses};
use super::harness::Harness;
use engine::rules::{PRESETS, RuleSet, WrittenRules};
use net::address::Address;
use net::answer_time::STEP;
use net::host::room::{Answer, ConnectionId, Output};
use net::host::{ComputerSeat, OnDisconnect, Room, Settings};
use net::join::ClientEvent;
use players::Level;
use protocol::{ClientMessage, LineAssembler, ServerMessage};
use storage::settings::{HostSettings, NetworkSettings, SeatOccupant};

/// The table, and the events that the presenter has not received yet.
pub struct TestServer {
    room: Room,
    /// Each connection of the presenter, with its id at the table.
    clients: Vec<(RequestId, ConnectionId)>,
    /// The number of connections so far, which is the id of the last one.
    last_id: ConnectionId,
    /// Events that the presenter has not received yet, oldest first.
    events: VecDeque<(RequestId, ClientEvent)>,
    /// Answers of its computer players that the table has not received yet.
    computer_answers: Vec<Answer>,
    now: Duration,
}

impl TestServer {
    /// Opens a table with these settings; all randomness comes from the seed.
    pub fn open(settings: &HostSettings, seed: u64) -> Self {
        let computer_seat = |occupant: SeatOccupant, name: &str| {
            (occupant != SeatOccupant::Here).then(|| ComputerSeat {
                name: name.to_owned(),
                level: Level::Beginner,
            })
        };
        let [second, third, fourth] = settings.seats.each_ref().map(|seat| seat.occupant);
        let opened = Settings {
            timeout: Some(settings.time_limit),
            on_disconnect: OnDisconnect::Wait,
            seed,
            rules: rules_named(&settings.rules),
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
            clients: Vec::new(),
            last_id: 0,
            events: VecDeque::new(),
            computer_answers: Vec::new(),
            now: Duration::ZERO,
        }
    }

    /// Connects a person of the window.
    pub fn connect(&mut self, connection: RequestId) {
        self.last_id += 1;
        self.clients.push((connection, self.last_id));
        self.room.add_connection(self.last_id, None, self.now);
        self.events.push_back((connection, ClientEvent::Connected));
        self.collect_output();
    }

    /// Receives a message from a person of the window; drops it if the connection is lost.
    pub fn receive(&mut self, connection: RequestId, message: &ClientMessage) {
        if let Some((_, id)) = self
            .clients
            .iter()
            .find(|(client, _)| *client == connection)
        {
            self.room
                .handle_line(*id, Ok(message.to_string()), self.now);
            self.collect_output();
        }
    }

    /// Closes a person's connection.
    pub fn close(&mut self, connection: RequestId) {
        if let Some(index) = self
            .clients
            .iter()
            .position(|(client, _)| *client == connection)
        {
            let (_, id) = self.clients.remove(index);
            self.room.handle_close(id, self.now);
            self.collect_output();
        }
    }

    /// Breaks a connection; its client reconnects at once.
    pub fn reconnect(&mut self, connection: RequestId) {
        let why = "the connection was cut".to_owned();
        self.close(connection);
        self.events.push_back((
            connection,
            ClientEvent::Disconnected {
                why,
                try_again_in: 0,
            },
        ));
        self.connect(connection);
    }

    /// Advances the time of the table, which may already be ahead because computer players have answered.
    pub fn pass_time(&mut self, now: Duration) {
        self.now = self.now.max(now);
        self.room.tick(self.now);
        self.collect_output();
    }

    /// Takes the oldest event that the presenter has not received.
    pub fn next_event(&mut self) -> Option<(RequestId, ClientEvent)> {
        self.events.pop_front()
    }

    /// Lets the computer players answer until the table waits for the presenter, and collects its output.
    fn collect_output(&mut self) {
        self.take_outputs();
        while let Some(answer) = self.computer_answers.pop() {
            self.room.handle_thought(answer, self.now);
            if self.computer_answers.is_empty() {
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
                    for (connection, _) in self
                        .clients
                        .iter()
                        .filter(|(_, id)| connections.contains(id))
                    {
                        let lines = LineAssembler::new().feed(text.as_bytes());
                        for line in lines.into_iter().flatten() {
                            let message = ServerMessage::parse(&line).expect("a message");
                            self.events
                                .push_back((*connection, ClientEvent::Received(message)));
                        }
                    }
                }
                Output::Save { asked_by, .. } => {
                    self.room.handle_saved(asked_by, Ok("game.mjs".to_owned()));
                }
                Output::Think(question) => self.computer_answers.push(question.think()),
                Output::Close(connection) => self.clients.retain(|(_, id)| *id != connection),
                Output::History(..) | Output::Print(_) | Output::Event(_) | Output::End => {}
            }
        }
    }
}

/// The rules with this short name; `None` for Chinese Classical.
fn rules_named(short_name: &str) -> Option<RuleSet> {
    let preset = PRESETS.iter().find(|(name, _)| *name == short_name);
    match (short_name, preset) {
        ("bloem", _) => Some(RuleSet::bloem()),
        (_, Some((_, text))) => Some(WrittenRules::read(text).expect("valid rules").rules),
        _ => None,
    }
}

impl Harness {
    /// Opens a network table, if the test allows one.
    pub fn open_table(&mut self, settings: &HostSettings) {
        let opened = match &mut self.server_seeds {
            Some(seeds) => {
                self.server = Some(TestServer::open(settings, seeds.random()));
                Ok(TableAddresses {
                    local: Address::Socket("/nowhere".into()),
                    listening: "nowhere".to_owned(),
                })
            }
            None => Err("the address is in use".to_owned()),
        };
        self.send(Input::HostedTableOpened(opened));
    }

    /// Connects to the network table, if the test allows one. The first call opens it.
    pub fn connect(&mut self, connection: RequestId) {
        self.connections.push(connection);
        if let Some(seeds) = &mut self.server_seeds {
            let server = self.server.get_or_insert_with(|| {
                TestServer::open(&NetworkSettings::default().host, seeds.random())
            });
            server.connect(connection);
        }
    }

    /// Delivers up to this many events of the network table; true if there were any.
    pub fn deliver(&mut self, count: usize) -> bool {
        let mut delivered = false;
        for _ in 0..count {
            let Some((connection, event)) = self.server.as_mut().and_then(TestServer::next_event)
            else {
                break;
            };
            delivered = true;
            self.send(Input::ClientEvent(connection, event));
        }
        delivered
    }
}
