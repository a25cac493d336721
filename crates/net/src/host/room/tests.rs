//! A table hosted by a window in another language, guests who try to deceive others, and the time limit of claims.

mod own_rules;

use std::collections::VecDeque;
use std::time::Duration;

use super::*;
use crate::host::OnDisconnect;
use crate::join::{Credentials, Notice, RemoteTable};
use ::players::{ComputerPlayer, Level};
use protocol::{LineAssembler, ServerMessage};
use words::say;
use words::with_made_up_words;

/// A table with its guests, who play like beginners.
struct TestTable {
    room: Room,
    guests: Vec<RemoteTable>,
    pending: VecDeque<(ConnectionId, String)>,
    /// Everything that was sent, written or logged.
    messages: Vec<String>,
    now: Duration,
}

impl TestTable {
    fn new(settings: Settings) -> Self {
        Self {
            room: Room::new(settings).expect("a table"),
            guests: Vec::new(),
            pending: VecDeque::new(),
            messages: Vec::new(),
            now: Duration::ZERO,
        }
    }

    fn sit(&mut self, name: &str) {
        self.arrive(RemoteTable::new(Credentials {
            name: name.to_owned(),
            ..Credentials::default()
        }));
    }

    fn arrive(&mut self, remote: RemoteTable) {
        let connection = self.guests.len() as ConnectionId + 1;
        let connect = remote.connect_message().to_string();
        self.guests.push(remote);
        self.room.add_connection(connection, None, self.now);
        self.send_line(connection, connect);
    }

    fn send_line(&mut self, connection: ConnectionId, line: String) {
        // Half a second passes between lines, so that no guest floods the table.
        self.now += Duration::from_millis(500);
        self.room.handle_line(connection, Ok(line), self.now);
        while let Some(output) = self.room.take_due(self.now) {
            match output {
                Output::Say(connections, text) => {
                    let lines = LineAssembler::new().feed(text.as_bytes());
                    let lines: Vec<String> = lines.into_iter().flatten().collect();
                    for connection in connections {
                        let lines = lines.iter().cloned();
                        self.pending.extend(lines.map(|line| (connection, line)));
                    }
                    self.messages.push(text);
                }
                Output::History(_, text) | Output::Print(text) => self.messages.push(text),
                Output::Save { asked_by, text, .. } => {
                    self.messages.push(text);
                    self.room.handle_saved(asked_by, Ok("game.mjs".to_owned()));
                }
                Output::Event(event) => self.messages.push(event.to_string()),
                Output::Think(_) | Output::Close(_) | Output::End => {}
            }
        }
    }

    /// Delivers a line, which its guest may answer; false if no line is pending.
    fn step(&mut self) -> bool {
        let Some((connection, line)) = self.pending.pop_front() else {
            return false;
        };
        let Ok(message) = ServerMessage::parse(&line) else {
            return true;
        };
        // Guests do not react to errors.
        if matches!(message, ServerMessage::Error { .. }) {
            return true;
        }
        let index = connection as usize - 1;
        let mut update = self.guests[index].handle(&message);
        if let Some(Notice::Rules(_)) = update.notice {
            update.answers.extend(self.guests[index].accept_rules());
        }
        for answer in update.answers {
            self.send_line(connection, answer.to_string());
        }
        self.answer(index);
        true
    }

    /// Lets a guest answer the current request, if there is one.
    fn answer(&mut self, index: usize) {
        if let Some(request) = self.guests[index].request() {
            let player = ComputerPlayer::new(Level::Beginner);
            let choice = player.decide(self.guests[index].view(), &request);
            if let Ok(answer) = self.guests[index].answer(choice) {
                self.send_line(index as ConnectionId + 1, answer.to_string());
            }
        }
    }

    /// The number of hands that were settled and written as a hand history.
    fn finished_hands(&self) -> usize {
        let is_settled_history =
            |text: &&String| text.starts_with("Player ") && text.contains("\nSettlement ");
        let histories = self.messages.iter().filter(is_settled_history);
        histories.count()
    }
}

/// Lines that the table usually refuses, and a request to save the game.
const REFUSED_LINES: [&str; 16] = [
    "Discard 1F 0",
    "Discard RD 1",
    "DeclareClosedKong 5B",
    "AddToPung 5C",
    "Pung 1",
    "Chow 1 AnyPos",
    "Kong 1",
    "MahJong 0",
    "DeclareSpecial 1S",
    "FormClosedChow 9D",
    "ShowTiles",
    "SetGameOption Nonsense 1",
    "SetGameOption ScoreLimit 0",
    "QueryGameOption Nonsense",
    "LoadState x",
    "SaveState",
];

/// Everything that a table sends in a few hands.
fn whole_hands() -> Vec<String> {
    let mut table = TestTable::new(Settings {
        seed: 11,
        timeout: Some(0),
        hand_history: true,
        debug: true,
        ..Settings::default()
    });
    for name in ["Ann", "Bob", "Cy", "Dan"] {
        table.sit(name);
    }
    let mut steps = 0;
    while table.finished_hands() < 3 && table.step() {
        steps += 1;
        if steps % 23 == 0 {
            let line = REFUSED_LINES[steps / 23 % REFUSED_LINES.len()];
            table.send_line((steps % 4) as ConnectionId + 1, line.to_owned());
        }
    }
    assert!(table.finished_hands() >= 3);
    // The key of a seat differs each time.
    table.messages.retain(|text| !text.starts_with("SeatKey "));
    table.messages
}

/// The language of the window does not matter.
#[test]
fn no_translated_word_reaches_the_wire() {
    assert_ne!(
        with_made_up_words(|| say!("label-mah-jongg")),
        say!("label-mah-jongg")
    );
    let english = whole_hands();
    let made_up = with_made_up_words(whole_hands);
    assert_eq!(english.len(), made_up.len());
    for (english, made_up) in english.iter().zip(&made_up) {
        assert_eq!(english, made_up);
    }
    let contains = |words: &str| english.iter().any(|text| text.contains(words));
    assert!(contains(" pays ") && contains("Error ") && contains("ClaimDenied"));
}

/// Whether the table has ended since it was last asked.
fn has_ended(table: &mut TestTable) -> bool {
    let outputs = std::iter::from_fn(|| table.room.take_due(table.now));
    outputs.fold(false, |ended, output| ended | matches!(output, Output::End))
}

#[test]
fn a_finished_game_is_served_until_the_last_person_has_gone() {
    let mut table = TestTable::new(Settings {
        on_disconnect: OnDisconnect::End,
        timeout: Some(0),
        ..Settings::default()
    });
    for name in ["Ann", "Bob", "Cy", "Robot"] {
        table.sit(name);
    }
    while table.finished_hands() < 1 && table.step() {}
    for (connection, ends) in [(1, false), (2, false), (3, true)] {
        table.room.handle_close(connection, table.now);
        assert_eq!(has_ended(&mut table), ends, "{connection}");
        assert!(table.room.game.as_ref().is_some_and(HostedGame::is_over));
    }
}

#[test]
fn a_number_sign_always_means_an_id() {
    let mut table = TestTable::new(Settings::default());
    for name in ["#3", "Bob", "Cy"] {
        table.sit(name);
    }
    let players = &table.room.audience.players;
    assert_eq!(players.find("#3"), Ok(3));
    assert_eq!(players.find("#1"), Ok(1));
    assert_eq!(players.find("Bob"), Ok(2));
    assert!(players.find("#9").is_err());
}

#[test]
fn readiness_outside_a_pause_does_not_prolong_the_time_to_claim() {
    let mut table = TestTable::new(Settings {
        seed: 11,
        timeout: Some(60),
        ..Settings::default()
    });
    for name in ["Ann", "Bob", "Cy", "Dan"] {
        table.sit(name);
    }
    let claim_end = |table: &TestTable| table.room.game.as_ref()?.claim_limit_end();
    while claim_end(&table).is_none() && table.step() {}
    let end = claim_end(&table);
    assert!(end.is_some(), "nobody has discarded");
    for connection in 1..=4 {
        table.send_line(connection, "Ready".to_owned());
        assert_eq!(claim_end(&table), end);
    }
}

#[test]
fn text_of_guests_contains_no_controls_or_invisible_characters() {
    let mut table = TestTable::new(Settings::default());
    table.sit("A\u{202e}nn\u{1b}[31m\u{200b}");
    table.sit("Bob");
    table.sit("B\u{43e}b\u{fe0f}");
    table.send_line(
        1,
        "SendMessage 0 hello\u{1b}[2J \u{2066}you\\\n\u{7}there".to_owned(),
    );
    table.send_line(1, "Nonsense\u{1b}[2J\u{202e} 1".to_owned());
    table.send_line(1, "SendMessage 9\u{202e} x".to_owned());
    let all = table.messages.concat();
    let is_forbidden =
        |c: &char| !matches!(c, '\r' | '\n') && sanitize(&c.to_string()) != c.to_string();
    assert_eq!(all.chars().find(is_forbidden), None, "{all:?}");
    assert!(all.contains("Player 1 Ann[31m\r\n"), "{all}");
    assert!(all.contains("Player 3 B\u{43e}b (2)\r\n"), "{all}");
    assert!(all.contains("Message 1 0 hello[2J you"), "{all}");
}
