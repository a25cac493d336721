//! The hosted table without sockets and clock: connections, their lines and the time go in; lines, files and ends of
//! connections come out, each with the time when it is due. The driver carries them.

mod asking;
mod clock;
mod disconnects;
mod joining;
mod outbox;
mod outcome;
mod pause;
mod play;
mod players;
mod requests;
mod saving;
mod table;

use std::collections::BTreeMap;
use std::time::Duration;

pub use outbox::Output;

use super::Settings;
use super::limits;
use crate::protocol::option_list::Descriptions;
use crate::protocol::{ClientMessage, ServerMessage, TooLong};
use outbox::Outbox;
use players::{Chairs, Guest};
use table::Table;

/// A connection, by the number the driver gave it.
pub type Link = u64;

/// Why a request is refused, in words for the player.
type Refused = String;

/// Whether a line was waited for, or came of the client's own accord.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Heard {
    /// It answers an open request.
    Answer,
    /// It does not.
    Unasked,
}

/// A hosted table.
pub struct Room {
    settings: Settings,
    descriptions: Descriptions,
    guests: BTreeMap<Link, Guest>,
    chairs: Chairs,
    /// The last id given away.
    last_id: u32,
    /// Who may change options: 0 anybody, -1 nobody.
    manager: i32,
    table: Option<Table>,
    /// What leaving has cost whom.
    penalties: BTreeMap<u32, i64>,
    /// The game is over, however it ended.
    over: bool,
    /// The file that is saved to.
    file: Option<String>,
    outbox: Outbox,
    now: Duration,
}

impl Room {
    /// Opens a table.
    ///
    /// # Errors
    /// The saved game or an option cannot be used; a whole sentence.
    pub fn new(settings: Settings) -> Result<Self, String> {
        let mut room = Self {
            manager: if settings.no_manager { -1 } else { 0 },
            outbox: Outbox::new(settings.pace),
            settings,
            descriptions: Descriptions::new(),
            guests: BTreeMap::new(),
            chairs: Chairs::default(),
            last_id: 0,
            table: None,
            penalties: BTreeMap::new(),
            over: false,
            file: None,
            now: Duration::ZERO,
        };
        room.check_options()?;
        if let Some(saved) = room.settings.resume.take() {
            room.load(&saved)?;
        }
        Ok(room)
    }

    /// A connection is there.
    pub fn opened(&mut self, link: Link, now: Duration) {
        self.now = now;
        let waiting = self.guests.values().filter(|guest| !guest.is_seated());
        if waiting.count() >= limits::WAITING {
            let text = "Unable to accept new connections".to_owned();
            self.say(link, &ServerMessage::Error { number: 0, text });
            self.outbox.close(link, now);
            return;
        }
        self.guests.insert(link, Guest::new(now));
    }

    /// A line has come. Returns for how long nothing more should be read from that connection.
    pub fn line(&mut self, link: Link, line: Result<String, TooLong>, now: Duration) -> Duration {
        self.now = now;
        let Some(guest) = self.guests.get_mut(&link) else {
            return Duration::ZERO;
        };
        guest.received += 1;
        let number = guest.received;
        let parsed = line
            .map_err(|long| long.to_string())
            .and_then(|line| ClientMessage::parse(&line).map_err(|wrong| wrong.to_string()));
        let heard = match parsed {
            Err(wrong) => Err(format!("Protocol error: {wrong}")),
            Ok(ClientMessage::Unknown { word, .. }) => {
                let word: String = word.chars().take(20).collect();
                Err(format!("Protocol error: there is no message \"{word}\""))
            }
            Ok(message) => self.hear(link, message),
        };
        let heard = heard.unwrap_or_else(|text| {
            self.say(link, &ServerMessage::Error { number, text });
            Heard::Unasked
        });
        self.after();
        match (heard, self.guests.get_mut(&link)) {
            (Heard::Unasked, Some(guest)) => guest.spend(now),
            _ => Duration::ZERO,
        }
    }

    /// A connection has ended.
    pub fn closed(&mut self, link: Link, now: Duration) {
        self.now = now;
        self.lose(link);
        self.after();
    }

    /// Time has passed: what was due by now happens.
    pub fn tick(&mut self, now: Duration) {
        self.now = now;
        self.turn_out_late();
        self.mind_absence();
        self.mind_time_limit();
        self.after();
    }

    /// When something is due next, a tick or an output.
    pub fn next_due(&self) -> Option<Duration> {
        let due = [self.outbox.next_due(), self.next_tick()];
        due.into_iter().flatten().min()
    }

    /// The next output that is due by now.
    pub fn take_due(&mut self, now: Duration) -> Option<Output> {
        self.outbox.take(now)
    }

    /// What follows by itself from whatever happened: the computer players' moves, and the time limit.
    fn after(&mut self) {
        self.play_computers();
        self.set_time_limit();
        self.say_tiles();
    }

    fn say(&mut self, link: Link, message: &ServerMessage) {
        self.outbox.say(link, message, self.now);
    }

    /// Says something to one player, if he is there.
    fn say_to(&mut self, id: u32, message: &ServerMessage) {
        if let Some(link) = self.chairs.link_of(id) {
            self.say(link, message);
        }
    }

    /// Says something to everybody who is there.
    fn say_to_all(&mut self, message: &ServerMessage) {
        for link in self.chairs.links() {
            self.say(link, message);
        }
    }
}
