//! A hosted table and its guests in one thread, without sockets: every message is delivered in order.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use engine::table::{Event, Request, SeatView};
use net::host::room::{Answer, Output, Question};
use net::host::{Room, Settings};
use net::join::{Credentials, Notice, RemoteTable};
use players::{ComputerPlayer, Level};
use protocol::{LineAssembler, ServerMessage};

/// The names of the guests.
const NAMES: [&str; 4] = ["Ann", "Bob", "Cy", "Dan"];

/// Settings without a time limit for claims, with hand histories.
pub fn without_timeout(seed: u64) -> Settings {
    Settings {
        seed,
        timeout: Some(0),
        hand_history: true,
        ..Settings::default()
    }
}

/// A guest who plays like a beginner.
pub struct Guest {
    pub remote: RemoteTable,
    connection: u64,
    /// The number of messages received.
    pub received: usize,
    /// The received scores, settlements and wash-outs.
    pub results: Vec<String>,
    /// The reasons of refusals received.
    pub refused: Vec<String>,
    /// All lines received.
    pub lines: Vec<String>,
}

/// Says at which requests a guest freezes.
pub type RequestFilter = fn(&Request) -> bool;

/// The table with its guests.
pub struct TestTable {
    pub room: Room,
    pub guests: Vec<Guest>,
    /// Lines that have not been delivered, with their connections.
    queue: VecDeque<(u64, String)>,
    last_connection: u64,
    pub now: Duration,
    pub printed: Vec<String>,
    /// The hand histories, by number.
    pub hand_histories: BTreeMap<u32, String>,
    /// The last saved game.
    pub saved: Option<String>,
    /// The notes for the operator of the table.
    pub notes: Vec<String>,
    /// A guest whose connection is open but silent.
    pub frozen: Option<usize>,
    /// A guest who will freeze at a matching request.
    pub freeze_at: Option<(usize, RequestFilter)>,
    /// What the frozen guest has not received.
    undelivered: Vec<(u64, String)>,
    /// How long a computer player of the host thinks about a question.
    pub thinking_time: fn(&Question) -> Duration,
    /// Answers of computer players, with the times at which they are ready.
    pending_answers: Vec<(Duration, Answer)>,
}

/// How much time may pass in one step when no line is queued.
const BRIEFLY: Duration = Duration::from_millis(200);

impl TestTable {
    pub fn new(settings: Settings) -> Result<Self, String> {
        Ok(Self {
            room: Room::new(settings)?,
            guests: Vec::new(),
            queue: VecDeque::new(),
            last_connection: 0,
            now: Duration::ZERO,
            printed: Vec::new(),
            hand_histories: BTreeMap::new(),
            saved: None,
            notes: Vec::new(),
            frozen: None,
            freeze_at: None,
            undelivered: Vec::new(),
            thinking_time: |_| Duration::ZERO,
            pending_answers: Vec::new(),
        })
    }

    /// Whether a note contains these words.
    pub fn has_note(&self, words: &str) -> bool {
        self.notes.iter().any(|note| note.contains(words))
    }

    /// A table with four guests.
    pub fn full(settings: Settings) -> Result<Self, String> {
        let mut table = Self::new(settings)?;
        table.seat_four();
        Ok(table)
    }

    /// Seats four guests.
    pub fn seat_four(&mut self) {
        for name in NAMES {
            let name = name.to_owned();
            self.sit(RemoteTable::new(Credentials {
                name,
                ..Credentials::default()
            }));
        }
    }

    /// Adds a guest, who asks for a seat.
    pub fn sit(&mut self, remote: RemoteTable) {
        let connection = self.open();
        self.guests.push(Guest {
            remote,
            connection,
            received: 0,
            results: Vec::new(),
            refused: Vec::new(),
            lines: Vec::new(),
        });
        self.connect(self.guests.len() - 1);
    }

    fn open(&mut self) -> u64 {
        self.last_connection += 1;
        self.room
            .add_connection(self.last_connection, None, self.now);
        self.last_connection
    }

    fn connect(&mut self, guest: usize) {
        let line = self.guests[guest].remote.connect_message().to_string();
        self.send(guest, line);
    }

    /// Sends a line of a guest.
    pub fn send(&mut self, guest: usize, line: String) {
        let connection = self.guests[guest].connection;
        self.room.handle_line(connection, Ok(line), self.now);
        self.collect();
    }

    /// Sends a line of a guest many times, as fast as it is read. Returns how long that takes.
    pub fn flood(&mut self, guest: usize, line: &str, times: usize) -> Duration {
        let connection = self.guests[guest].connection;
        let begin = self.now;
        for _ in 0..times {
            self.now += self
                .room
                .handle_line(connection, Ok(line.to_owned()), self.now);
            self.collect();
        }
        self.now - begin
    }

    /// Lets time pass second by second; guests answer what they receive. `each` is called after every second.
    pub fn pass_time(&mut self, seconds: u32, mut each: impl FnMut(&mut Self)) {
        for _ in 0..seconds {
            self.now += Duration::from_secs(1);
            self.room.tick(self.now);
            self.collect();
            // Without a bound, computer players alone would play the game to its end in this loop.
            for _ in 0..10_000 {
                if self.step().is_none() {
                    break;
                }
            }
            each(self);
        }
    }

    /// Breaks a guest's connection and opens another. `as_stranger`: the guest returns without id and key, under the same name.
    pub fn reconnect(&mut self, guest: usize, as_stranger: bool) {
        let connection = self.guests[guest].connection;
        self.queue.retain(|(to, _)| *to != connection);
        self.room.handle_close(connection, self.now);
        self.collect();
        let connection = self.open();
        let returning = &mut self.guests[guest];
        returning.connection = connection;
        if as_stranger {
            let id = returning.remote.id();
            let name = returning.remote.name_of(id).to_owned();
            returning.remote = RemoteTable::new(Credentials {
                name,
                ..Credentials::default()
            });
        }
        self.connect(guest);
    }

    /// A guest opens another connection with the key of the seat, while the old one still seems alive.
    pub fn replace_connection(&mut self, guest: usize) {
        let old = self.guests[guest].connection;
        self.queue.retain(|(to, _)| *to != old);
        self.undelivered.clear();
        self.guests[guest].connection = self.open();
        self.guests[guest].remote = RemoteTable::new(Credentials {
            id: guest as u32 + 1,
            name: NAMES[guest].to_owned(),
            key: self.guests[guest].remote.key().to_owned(),
            ..Credentials::default()
        });
        self.connect(guest);
    }

    /// The view that a frozen guest would have after receiving every line held back; otherwise the guest's own view.
    pub fn full_view(&self, guest: usize) -> SeatView {
        let mut remote = self.guests[guest].remote.clone();
        for (_, line) in &self.undelivered {
            remote.handle(&ServerMessage::parse(line).unwrap_or(ServerMessage::GameOver));
        }
        remote.view().clone()
    }

    /// Breaks a guest's connection.
    pub fn disconnect(&mut self, guest: usize) {
        self.room
            .handle_close(self.guests[guest].connection, self.now);
        self.collect();
    }

    /// Ends the silence of the frozen guest: what was held back is delivered next.
    pub fn thaw(&mut self) {
        self.frozen = None;
        for line in self.undelivered.drain(..).rev() {
            self.queue.push_front(line);
        }
    }

    /// Collects what the table has sent.
    pub fn collect(&mut self) {
        while let Some(output) = self.room.take_due(self.now) {
            match output {
                Output::Say(recipients, text) => {
                    for connection in recipients {
                        let lines = LineAssembler::new().feed(text.as_bytes());
                        self.queue
                            .extend(lines.into_iter().flatten().map(|line| (connection, line)));
                    }
                }
                Output::Print(text) => self.printed.push(text),
                Output::History(number, text) => {
                    self.hand_histories.insert(number, text);
                }
                Output::Save { asked_by, text, .. } => {
                    self.saved = Some(text);
                    self.room.handle_saved(asked_by, Ok("game.mjs".to_owned()));
                }
                Output::Event(note) => self.notes.push(note.to_string()),
                Output::Think(question) => {
                    let ready = self.now + (self.thinking_time)(&question);
                    self.pending_answers.push((ready, question.think()));
                }
                Output::Close(_) | Output::End => {}
            }
        }
    }

    /// Advances the time to the next thing that is due. Returns false if nothing is due within `BRIEFLY`.
    pub fn wait_briefly(&mut self) -> bool {
        let times = self.pending_answers.iter().map(|(ready, _)| *ready);
        let next = times.chain(self.room.next_due()).min();
        let Some(next) = next.filter(|next| *next <= self.now + BRIEFLY) else {
            return false;
        };
        self.now = self.now.max(next);
        let is_ready = |(ready, _): &mut (Duration, Answer)| *ready <= next;
        for (_, answer) in self
            .pending_answers
            .extract_if(.., is_ready)
            .collect::<Vec<_>>()
        {
            self.room.handle_thought(answer, self.now);
        }
        self.room.tick(self.now);
        self.collect();
        true
    }

    /// The next line to be delivered.
    pub fn next_line(&self) -> Option<String> {
        self.queue.front().map(|(_, line)| line.clone())
    }

    /// Delivers one line. Returns the guest who received it, `usize::MAX` if nobody did, or `None` if nothing is queued and nothing is due soon.
    pub fn step(&mut self) -> Option<usize> {
        while self.queue.is_empty() && self.wait_briefly() {}
        let (connection, line) = self.queue.pop_front()?;
        let Some(number) = self
            .guests
            .iter()
            .position(|guest| guest.connection == connection)
        else {
            return Some(usize::MAX);
        };
        if self.frozen == Some(number) {
            self.undelivered.push((connection, line));
            return Some(usize::MAX);
        }
        let guest = &mut self.guests[number];
        guest.received += 1;
        // The key of a seat differs each time.
        if !line.starts_with("SeatKey") {
            guest.lines.push(line.clone());
        }
        let message = ServerMessage::parse(&line).unwrap_or(ServerMessage::GameOver);
        let update = guest.remote.handle(&message);
        for event in &update.events {
            if let Event::Scored { .. } | Event::Settled { .. } | Event::WashedOut { .. } = event {
                guest.results.push(line.clone());
            }
        }
        if let Some(Notice::Refused(why) | Notice::Rejected(why)) = update.notice {
            guest.refused.push(why);
        }
        for answer in update.answers {
            self.send(number, answer.to_string());
        }
        self.play(number);
        Some(number)
    }

    /// Lets a guest answer the current request, if there is one.
    pub fn play(&mut self, number: usize) {
        let guest = &mut self.guests[number];
        let Some(request) = guest.remote.request() else {
            return;
        };
        if self
            .freeze_at
            .is_some_and(|(guest, when)| guest == number && when(&request))
        {
            self.frozen = Some(number);
            return;
        }
        let player = ComputerPlayer::new(Level::Beginner);
        let choice = player.decide(guest.remote.view(), &request);
        if let Ok(message) = guest.remote.answer(choice) {
            self.send(number, message.to_string());
        }
    }
}
