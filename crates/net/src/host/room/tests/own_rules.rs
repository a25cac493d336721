//! Tables with rules of their own: whole hands under each rule set, who is refused, saved games, returns and spectators.

use super::*;
use engine::rules::{PRESETS, RuleSet, WrittenRules};
use engine::table::Secret;
use engine::tiles::Seat;
use protocol::PlayerIds;
use protocol::files::SavedGame;
use protocol::history;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use storage::save::SeenGame;

const NAMES: [&str; 4] = ["Ann", "Bob", "Cy", "Dan"];

/// Settings of a table with these rules.
fn settings(rules: RuleSet) -> Settings {
    Settings {
        secret: Some(Secret::new([11; 32])),
        sealed: true,
        timeout: Some(0),
        rules: Some(rules),
        watchers: 2,
        hand_history: true,
        ..Settings::default()
    }
}

/// The ids of the players at a table.
fn player_ids(table: &TestTable) -> PlayerIds {
    table.room.game.as_ref().expect("a game").table.player_ids
}

/// A table with these settings, and four guests who play like beginners.
fn full(settings: Settings) -> TestTable {
    let mut table = TestTable::new(settings);
    for name in NAMES {
        table.sit(name);
    }
    table
}

/// The preset with this short name.
fn preset(name: &str) -> RuleSet {
    let (_, text) = PRESETS
        .iter()
        .find(|(short_name, _)| *short_name == name)
        .expect("a preset");
    WrittenRules::read(text).expect("valid rules").rules
}

impl TestTable {
    /// The number of the current deal, or of the last one.
    fn deals(&self) -> u32 {
        let game = self.room.game.as_ref();
        game.map_or(0, |game| game.table.game.progress().deals)
    }

    /// Plays until this many deals are over.
    fn play(&mut self, deals: u32) {
        while self.deals() <= deals && self.step() {}
        assert!(self.deals() > deals, "{:?}", self.messages.last());
    }

    /// Delivers everything before the guests answer, and checks that each then sees what the guest's seat sees at the table.
    fn check_views(&mut self) {
        while let Some((connection, line)) = self.pending.pop_front() {
            let message = ServerMessage::parse(&line).expect("a message");
            let update = self.guests[connection as usize - 1].handle(&message);
            for answer in update.answers {
                self.send_line(connection, answer.to_string());
            }
        }
        let game = &self.room.game.as_ref().expect("a game").table;
        for guest in self.guests.iter().filter(|guest| !guest.watches()) {
            let seat = game.player_ids.seat(guest.id()).expect("a seat");
            let (seen, view) = (guest.view(), game.game.seat_view(seat));
            assert_eq!(seen.scores, view.scores);
            assert_eq!(seen.players, view.players);
            assert_eq!(seen, view);
        }
        (0..self.guests.len()).for_each(|index| self.answer(index));
    }

    /// The refusals sent to guests, except of answers that have crossed the end of play.
    fn errors(&self) -> Vec<&String> {
        let is_error = |text: &&String| text.contains("Error ") && !text.contains("not active");
        self.messages.iter().filter(is_error).collect()
    }

    /// A guest of another program, or of an earlier version of this one, sends these lines. Returns what the table answers.
    fn answers(&mut self, lines: &[&str]) -> String {
        let connection = 90;
        self.room.add_connection(connection, None, self.now);
        let from = self.messages.len();
        for line in lines {
            self.send_line(connection, (*line).to_owned());
        }
        self.pending.retain(|(to, _)| *to != connection);
        self.messages[from..].concat()
    }
}

#[test]
fn whole_hands_are_played_under_every_rule_set() {
    let presets = PRESETS.iter().map(|(name, _)| preset(name));
    for rules in presets.chain([RuleSet::bloem()]) {
        let mut table = full(settings(rules));
        for deals in 1..=3 {
            table.play(deals);
            for _ in 0..60 {
                table.check_views();
                for _ in 0..7 {
                    table.step();
                }
            }
        }
        assert_eq!(table.errors(), Vec::<&String>::new());
        let histories = table
            .messages
            .iter()
            .filter(|text| text.contains("TableInput"));
        for text in histories {
            let replay = history::check(text).expect("a hand history");
            assert_eq!(replay.differences, []);
            assert!(
                replay
                    .game
                    .expect("a game")
                    .seat_view(Seat::new(0))
                    .end
                    .is_some()
            );
        }
        assert!(
            table
                .messages
                .iter()
                .any(|text| text.contains("TableInput"))
        );
        for guest in &table.guests {
            assert_eq!(
                (guest.seals().kept() >= 3, guest.seals().broken()),
                (true, None)
            );
            let seen = guest.seen();
            assert!(seen.hands() >= 3 && seen.view().scores == guest.view().scores);
            assert!(seen.events.iter().all(SeenGame::accepts));
            let stored = serde_json::to_string(&seen).expect("a text");
            assert_eq!(serde_json::from_str::<SeenGame>(&stored).ok(), Some(seen));
        }
    }
}

#[test]
fn programs_that_do_not_know_such_tables_are_refused_in_words() {
    let mut table = TestTable::new(settings(RuleSet::bloem()));
    let refusal = "ConnectReply 1110 0 This table does not play Chinese Classical.";
    for lines in [
        &["Connect 1110 0 Eve"][..],
        &["Connect 1111 0 Eve", "AuthInfo basic "],
        &["Watch 1110 Eve", "AuthInfo basic "],
    ] {
        let answers = table.answers(lines);
        assert!(answers.contains(refusal), "{answers}");
        assert!(!answers.contains("Player "), "{answers}");
    }
    table.sit("Ann");
    while table.step() {}
    assert_eq!(table.guests[0].id(), 1);
}

#[test]
fn a_classical_table_knows_nothing_of_other_rules() {
    let mut table = full(Settings {
        rules: None,
        ..settings(RuleSet::bloem())
    });
    table.play(1);
    for text in &table.messages {
        for word in ["Rules ", "TableEvent ", "Asked", " 2110 "] {
            assert!(!text.contains(word), "{text}");
        }
    }
    let refused = table.messages.len();
    table.send_line(1, "TableMove \"Pass\"".to_owned());
    assert!(table.messages[refused].starts_with("Error "));
}

#[test]
fn a_saved_game_continues_with_its_rules_and_the_deal_in_progress() {
    for steps in [0, 40, 150, 400] {
        let mut table = full(settings(preset("bmja")));
        table.play(1);
        for _ in 0..steps {
            table.step();
        }
        table.send_line(1, "SaveState".to_owned());
        let saved = |text: &&String| text.starts_with("Player ") && text.contains("Progress");
        let text = table.messages.iter().rfind(saved).expect("a file").clone();
        let before = table.room.game.as_ref().expect("a game").table.game.clone();
        let resumed = Settings {
            rules: None,
            resume: Some(SavedGame::read(&text).expect("a saved game")),
            ..settings(RuleSet::bloem())
        };
        let mut again = full(resumed);
        let game = &again.room.game.as_ref().expect("a game").table.game;
        assert_eq!(game.progress(), before.progress());
        for seat in Seat::ALL {
            let id = player_ids(&table).id(seat);
            let other = player_ids(&again).seat(id).expect("a player");
            assert_eq!(
                game.seat_view(other).players[other].hand(),
                before.seat_view(seat).me().hand()
            );
        }
        let deals = again.deals();
        again.play(deals + 1);
        assert_eq!(again.errors(), Vec::<&String>::new());
    }
}

#[test]
fn a_guest_who_returns_and_a_spectator_see_the_deal_so_far() {
    let mut table = full(settings(RuleSet::bloem()));
    table.play(1);
    for _ in 0..100 {
        table.step();
    }
    table.arrive(RemoteTable::new(Credentials {
        name: "Eve".to_owned(),
        watch: true,
        ..Credentials::default()
    }));
    table.send_line(2, "RequestReconnect".to_owned());
    let deals = table.deals();
    table.play(deals);
    table.check_views();
    let watcher = table.guests[4].view();
    assert_eq!(watcher.rules.id, RuleSet::bloem().id);
    assert_eq!(watcher.deal_number, table.deals());
    assert_eq!(table.errors(), Vec::<&String>::new());
}

#[test]
fn a_guest_returns_to_the_seat_on_another_connection() {
    let mut table = full(settings(preset("bmja")));
    table.play(1);
    for _ in 0..60 {
        table.step();
    }
    table.room.handle_close(2, table.now);
    table.pending.retain(|(to, _)| *to != 2);
    table.room.add_connection(2, None, table.now);
    let connect = table.guests[1].connect_message().to_string();
    table.send_line(2, connect);
    let deals = table.deals();
    table.play(deals);
    table.check_views();
    assert_eq!(table.errors(), Vec::<&String>::new());
}

/// The lines that a guest at a table with these rules receives in a few hands.
fn received(rules: RuleSet) -> Vec<String> {
    let mut table = TestTable::new(settings(rules));
    let mut lines = Vec::new();
    for name in NAMES {
        table.sit(name);
    }
    while table.deals() <= 2 {
        if let Some((1, line)) = table.pending.front() {
            lines.push(line.clone());
        }
        table.step();
    }
    lines
}

/// Changes one letter of a line, or moves a part of it.
fn damaged(line: &str, rng: &mut ChaCha8Rng) -> String {
    let mut letters: Vec<char> = line.chars().collect();
    let from = rng.random_range(0..letters.len());
    match rng.random_range(0..4) {
        0 => letters[from] = b"0123456789,{}[]\"BCDn-"[rng.random_range(0..20)] as char,
        1 => letters.truncate(from),
        2 => drop(letters.remove(from)),
        _ => {
            let to = rng.random_range(0..letters.len());
            letters.swap(from, to);
        }
    }
    letters.into_iter().collect()
}

#[test]
fn no_line_of_a_server_harms_a_guest() {
    for name in ["bmja", "nts"] {
        let lines = received(preset(name));
        for case in 0..60 {
            let mut rng = ChaCha8Rng::seed_from_u64(case);
            let mut remote = RemoteTable::new(Credentials::default());
            let rate = [0.002, 0.01, 0.05][case as usize % 3];
            for line in &lines {
                let line = match rng.random_bool(rate) {
                    true => damaged(line, &mut rng),
                    false => line.clone(),
                };
                let Ok(message) = ServerMessage::parse(&line) else {
                    continue;
                };
                if let Some(Notice::Rules(_)) = remote.handle(&message).notice {
                    remote.accept_rules();
                }
                if let Some(request) = remote.request() {
                    let choice =
                        ComputerPlayer::new(Level::Beginner).decide(remote.view(), &request);
                    // Whether the move is legal in the damaged game does not matter.
                    let _ = remote.answer(choice);
                }
            }
            remote.seen().view();
        }
    }
}
