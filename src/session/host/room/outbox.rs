//! What goes out, in order, each with the time when it is due.

use std::collections::VecDeque;
use std::slice;
use std::time::Duration;

use super::caller::{Link, Links};
use super::note::Note;
use crate::protocol::{ServerMessage, to_wire};
use crate::session::host::allowance::Allowance;
use crate::session::host::limits;

/// What the driver has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// Send this on these connections, whole messages with their ends of line.
    Say(Links, String),
    /// End this connection once everything was sent.
    Close(Link),
    /// Write a saved game and say how it went with `Room::saved`.
    Save {
        /// Who asked, 0 for nobody.
        asked_by: u32,
        /// The name that was given; none: choose one.
        file: Option<String>,
        /// A file of that name is one of this game's own, and may be written over.
        replace: bool,
        /// The file's text.
        text: String,
    },
    /// Write a hand history: its number in this session, from 1, and its text.
    History(u32, String),
    /// Print this on standard output.
    Print(String),
    /// Tell this to the person who runs the table.
    Note(Note),
    /// The server ends.
    End,
}

/// What goes out.
pub(super) struct Outbox {
    waiting: VecDeque<(Duration, Output)>,
    /// What the person who runs the table has not been told yet.
    notes: VecDeque<Note>,
    /// Notes about strangers that may still be told ...
    about_strangers: Allowance,
    /// ... and how many were not.
    untold: u32,
    /// The time, as the driver last told it.
    now: Duration,
    /// Nothing later may be due before this.
    due: Duration,
    /// The time between moves.
    pace: Duration,
    /// When the next move may be told.
    next_move: Duration,
}

impl Outbox {
    pub fn new(deciseconds: u32) -> Self {
        let mut outbox = Self {
            waiting: VecDeque::new(),
            notes: VecDeque::new(),
            about_strangers: Allowance::new(limits::NOTES, limits::NOTES_A_SECOND),
            untold: 0,
            now: Duration::ZERO,
            due: Duration::ZERO,
            pace: Duration::ZERO,
            next_move: Duration::ZERO,
        };
        outbox.set_pace(deciseconds);
        outbox
    }

    /// The time is this from now on.
    pub fn set_now(&mut self, now: Duration) {
        self.now = now;
    }

    /// The time.
    pub fn now(&self) -> Duration {
        self.now
    }

    /// From now on moves are so many tenths of a second apart.
    pub fn set_pace(&mut self, deciseconds: u32) {
        self.pace = Duration::from_millis(100) * deciseconds;
    }

    /// What is put in next tells a move, and this many times the pace shall pass after it.
    pub fn pace(&mut self, steps: u32) {
        if !self.pace.is_zero() {
            self.due = self.due().max(self.next_move);
            self.next_move = self.due + self.pace * steps;
        }
    }

    /// When what is put in now is due.
    pub fn due(&self) -> Duration {
        self.due.max(self.now)
    }

    /// Sends a message on a connection.
    pub fn say(&mut self, link: Link, message: &ServerMessage) {
        self.say_to(Links::from_slice(&[link]), slice::from_ref(message));
    }

    /// Sends the same messages on several connections; they are written once.
    pub fn say_to(&mut self, links: Links, messages: &[ServerMessage]) {
        if !links.is_empty() {
            self.send(links, written(messages));
        }
    }

    /// Sends what is written already.
    pub fn send(&mut self, links: Links, text: String) {
        // For some of what happens the protocol has no words.
        if !links.is_empty() && !text.is_empty() {
            self.put(Output::Say(links, text));
        }
    }

    /// Ends a connection.
    pub fn close(&mut self, link: Link) {
        self.put(Output::Close(link));
    }

    /// Tells something to the person who runs the table, without delay.
    pub fn note(&mut self, note: Note) {
        if note.is_of_strangers() {
            if self.about_strangers.take(self.now).is_err() {
                self.untold += 1;
                return;
            }
            if let untold @ 1.. = std::mem::take(&mut self.untold) {
                self.notes.push_back(Note::Untold(untold));
            }
        }
        self.notes.push_back(note);
    }

    /// Nothing waits for its time any more.
    pub fn hurry(&mut self) {
        self.pace = Duration::ZERO;
        self.due = self.now;
        for (due, _) in &mut self.waiting {
            *due = self.now;
        }
    }

    /// Puts something in.
    pub fn put(&mut self, output: Output) {
        self.due = self.due();
        self.waiting.push_back((self.due, output));
    }

    /// When the next of it is due.
    pub fn next_due(&self) -> Option<Duration> {
        match self.notes.is_empty() {
            true => self.waiting.front().map(|(due, _)| *due),
            false => Some(self.now),
        }
    }

    /// Takes out the next if it is due by now.
    pub fn take(&mut self, now: Duration) -> Option<Output> {
        if let Some(note) = self.notes.pop_front() {
            return Some(Output::Note(note));
        }
        let (due, _) = self.waiting.front()?;
        if *due > now {
            return None;
        }
        self.waiting.pop_front().map(|(_, output)| output)
    }
}

/// Messages as they are sent.
pub(super) fn written(messages: &[ServerMessage]) -> String {
    messages.iter().map(to_wire).collect()
}
