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
pub fn patient(seed: u64) -> Settings {
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
    link: u64,
    /// The number of messages received.
    pub heard: usize,
    /// How hands ended for this guest: scores, settlements, wash-outs.
    pub ends: Vec<String>,
    pub refused: Vec<String>,
    /// All lines received.
    pub lines: Vec<String>,
}

/// Whether a request to a seat is the moment a test looks for.
pub type Moment = fn(&Request) -> bool;

/// The table with its guests.
pub struct Hall {
    pub room: Room,
    pub guests: Vec<Guest>,
    /// Lines on their way to a connection.
    post: VecDeque<(u64, String)>,
    last_link: u64,
    pub now: Duration,
    pub printed: Vec<String>,
    pub files: BTreeMap<u32, String>,
    pub saved: Option<String>,
    /// Notes for whoever runs the table.
    pub notes: Vec<String>,
    /// A guest whose connection is open but silent.
    pub frozen: Option<usize>,
    /// A guest who freezes at a matching request.
    pub freezes: Option<(usize, Moment)>,
    /// What that guest has not received.
    unheard: Vec<(u64, String)>,
    /// How long a computer player of the host thinks about a question.
    pub thinks: fn(&Question) -> Duration,
    /// Answers of computer players, with the time at which each is found.
    thoughts: Vec<(Duration, Answer)>,
}

/// How long a guest with nothing to send waits for the computer players of the host.
const SOON: Duration = Duration::from_millis(200);

impl Hall {
    pub fn new(settings: Settings) -> Result<Self, String> {
        Ok(Self {
            room: Room::new(settings)?,
            guests: Vec::new(),
            post: VecDeque::new(),
            last_link: 0,
            now: Duration::ZERO,
            printed: Vec::new(),
            files: BTreeMap::new(),
            saved: None,
            notes: Vec::new(),
            frozen: None,
            freezes: None,
            unheard: Vec::new(),
            thinks: |_| Duration::ZERO,
            thoughts: Vec::new(),
        })
    }

    /// Whether a note contains these words.
    pub fn noted(&self, words: &str) -> bool {
        self.notes.iter().any(|note| note.contains(words))
    }

    /// A table with four guests.
    pub fn full(settings: Settings) -> Result<Self, String> {
        let mut hall = Self::new(settings)?;
        hall.fill();
        Ok(hall)
    }

    /// Seats four guests.
    pub fn fill(&mut self) {
        for name in NAMES {
            let name = name.to_owned();
            self.sit(RemoteTable::new(Credentials {
                name,
                ..Credentials::default()
            }));
        }
    }

    pub fn sit(&mut self, remote: RemoteTable) {
        let link = self.open();
        self.guests.push(Guest {
            remote,
            link,
            heard: 0,
            ends: Vec::new(),
            refused: Vec::new(),
            lines: Vec::new(),
        });
        self.connect(self.guests.len() - 1);
    }

    fn open(&mut self) -> u64 {
        self.last_link += 1;
        self.room.opened(self.last_link, None, self.now);
        self.last_link
    }

    fn connect(&mut self, guest: usize) {
        let line = self.guests[guest].remote.connect().to_string();
        self.say(guest, line);
    }

    /// Sends a line of a guest.
    pub fn say(&mut self, guest: usize, line: String) {
        let link = self.guests[guest].link;
        self.room.line(link, Ok(line), self.now);
        self.collect();
    }

    /// Sends a line of a guest many times, as fast as it is read. Returns how long that takes.
    pub fn flood(&mut self, guest: usize, line: &str, times: usize) -> Duration {
        let link = self.guests[guest].link;
        let begin = self.now;
        for _ in 0..times {
            self.now += self.room.line(link, Ok(line.to_owned()), self.now);
            self.collect();
        }
        self.now - begin
    }

    /// Lets time pass second by second; guests answer what they receive. `each` is called after every second.
    pub fn pass(&mut self, seconds: u32, mut each: impl FnMut(&mut Self)) {
        for _ in 0..seconds {
            self.now += Duration::from_secs(1);
            self.room.tick(self.now);
            self.collect();
            // A game of only computer players would never end.
            for _ in 0..10_000 {
                if self.step().is_none() {
                    break;
                }
            }
            each(self);
        }
    }

    /// Breaks a guest's connection; `anew`: the guest returns as a stranger with the same name.
    pub fn lose(&mut self, guest: usize, anew: bool) {
        let link = self.guests[guest].link;
        self.post.retain(|(to, _)| *to != link);
        self.room.closed(link, self.now);
        self.collect();
        let link = self.open();
        let guest_here = &mut self.guests[guest];
        guest_here.link = link;
        if anew {
            let id = guest_here.remote.id();
            let name = guest_here.remote.name_of(id).to_owned();
            guest_here.remote = RemoteTable::new(Credentials {
                name,
                ..Credentials::default()
            });
        }
        self.connect(guest);
    }

    /// A guest returns on another connection with the key of the seat, while the old one still seems alive.
    pub fn come_on_another_line(&mut self, guest: usize) {
        let old = self.guests[guest].link;
        self.post.retain(|(to, _)| *to != old);
        self.unheard.clear();
        self.guests[guest].link = self.open();
        self.guests[guest].remote = RemoteTable::new(Credentials {
            id: guest as u32 + 1,
            name: NAMES[guest].to_owned(),
            key: self.guests[guest].remote.key().to_owned(),
            ..Credentials::default()
        });
        self.connect(guest);
    }

    /// The view of a guest who had received every line.
    pub fn seen_by(&self, guest: usize) -> SeatView {
        let mut remote = self.guests[guest].remote.clone();
        for (_, line) in &self.unheard {
            remote.hear(&ServerMessage::parse(line).unwrap_or(ServerMessage::GameOver));
        }
        remote.view().clone()
    }

    /// Breaks a guest's connection for good.
    pub fn leave(&mut self, guest: usize) {
        self.room.closed(self.guests[guest].link, self.now);
        self.collect();
    }

    /// Delivers everything to the frozen guest.
    pub fn thaw(&mut self) {
        self.frozen = None;
        for line in self.unheard.drain(..).rev() {
            self.post.push_front(line);
        }
    }

    pub fn collect(&mut self) {
        while let Some(output) = self.room.take_due(self.now) {
            match output {
                Output::Say(links, text) => {
                    for link in links {
                        let lines = LineAssembler::new().feed(text.as_bytes());
                        self.post
                            .extend(lines.into_iter().flatten().map(|line| (link, line)));
                    }
                }
                Output::Print(text) => self.printed.push(text),
                Output::History(number, text) => {
                    self.files.insert(number, text);
                }
                Output::Save { asked_by, text, .. } => {
                    self.saved = Some(text);
                    self.room.saved(asked_by, Ok("game.mjs".to_owned()));
                }
                Output::Event(note) => self.notes.push(note.to_string()),
                Output::Think(question) => {
                    let found = self.now + (self.thinks)(&question);
                    self.thoughts.push((found, question.think()));
                }
                Output::Close(_) | Output::End => {}
            }
        }
    }

    /// Lets time pass until something happens; false if nothing does soon.
    pub fn wait(&mut self) -> bool {
        let thoughts = self.thoughts.iter().map(|(found, _)| *found);
        let next = thoughts.chain(self.room.next_due()).min();
        let Some(next) = next.filter(|next| *next <= self.now + SOON) else {
            return false;
        };
        self.now = self.now.max(next);
        let found = |(found, _): &mut (Duration, Answer)| *found <= next;
        for (_, answer) in self.thoughts.extract_if(.., found).collect::<Vec<_>>() {
            self.room.thought(answer, self.now);
        }
        self.room.tick(self.now);
        self.collect();
        true
    }

    /// The next line to be delivered.
    pub fn next_line(&self) -> Option<String> {
        self.post.front().map(|(_, line)| line.clone())
    }

    /// Delivers one line. Returns the guest who received it, or `None` if nothing is queued and nothing comes soon.
    pub fn step(&mut self) -> Option<usize> {
        while self.post.is_empty() && self.wait() {}
        let (link, line) = self.post.pop_front()?;
        let Some(number) = self.guests.iter().position(|guest| guest.link == link) else {
            return Some(usize::MAX);
        };
        if self.frozen == Some(number) {
            self.unheard.push((link, line));
            return Some(usize::MAX);
        }
        let guest = &mut self.guests[number];
        guest.heard += 1;
        // The key of a seat differs each time.
        if !line.starts_with("SeatKey") {
            guest.lines.push(line.clone());
        }
        let message = ServerMessage::parse(&line).unwrap_or(ServerMessage::GameOver);
        let heard = guest.remote.hear(&message);
        for event in &heard.events {
            if let Event::Scored { .. } | Event::Settled { .. } | Event::WashedOut { .. } = event {
                guest.ends.push(line.clone());
            }
        }
        if let Some(Notice::Refused(why) | Notice::Rejected(why)) = heard.notice {
            guest.refused.push(why);
        }
        for answer in heard.answers {
            self.say(number, answer.to_string());
        }
        self.play(number);
        Some(number)
    }

    /// Lets a guest answer the current request.
    pub fn play(&mut self, number: usize) {
        let guest = &mut self.guests[number];
        let Some(request) = guest.remote.request() else {
            return;
        };
        if self
            .freezes
            .is_some_and(|(guest, when)| guest == number && when(&request))
        {
            self.frozen = Some(number);
            return;
        }
        let player = ComputerPlayer::new(Level::Beginner);
        let choice = player.decide(guest.remote.view(), &request);
        if let Ok(message) = guest.remote.answer(choice) {
            self.say(number, message.to_string());
        }
    }
}
