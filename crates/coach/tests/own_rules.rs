//! Custom rule sets: files are read and written again, a game carries its own copy, hostile files do no harm, and games by arbitrary rules
//! are sound. `RED_STAKE_CASES` is the number of random rule sets, `RED_STAKE_GAMES` the number of games of four hands played by each.
#![allow(clippy::panic)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use coach::workshop::{condition_groups, differences};
use engine::rules::{RowId, RuleSet, SavedRules, Situation, Source, Win, WrittenRules};
use engine::table::{Ending, Event, Game, Setup};
use engine::tiles::{BySeat, Counts, Hand, Seat, Tile, Wind};
use players::selfplay;
use players::{ComputerPlayer, Level};
use storage::save::{self, SavedGame, SavedPlayer};
use wording::Describe;

#[path = "own_rules/random_rules.rs"]
mod random_rules;

use random_rules::RandomRules;

/// The number in an environment variable.
fn number_from(variable: &str, default: u64) -> u64 {
    let value = std::env::var(variable).ok();
    value.and_then(|text| text.parse().ok()).unwrap_or(default)
}

fn cases(default: u64) -> u64 {
    number_from("RED_STAKE_CASES", default)
}

fn files_in(name: &str) -> Vec<PathBuf> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(name);
    let files = fs::read_dir(folder).expect("the folder can be read");
    let mut files: Vec<_> = files
        .map(|file| file.expect("its entries can be read").path())
        .collect();
    files.sort();
    files
}

/// The first line of each file is a comment with the expected error.
#[test]
fn a_hostile_file_is_refused_with_its_line_and_the_reason() {
    let files = files_in("tests/data/rules/hostile");
    assert!(files.len() > 25);
    let mut wrong = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("the file can be read");
        let expected = text.lines().next().unwrap_or_default();
        let expected = expected.trim_start_matches("# ");
        let error = match WrittenRules::read(&text) {
            Ok(_) => "nothing".to_owned(),
            Err(error) => error.describe(),
        };
        if !error.starts_with(expected) {
            wrong.push(format!("{}: {error}", file.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn random_rules_are_equal_after_writing_and_reading() {
    for case in 0..cases(60) {
        let written = RandomRules::new(case).written();
        let text = written.text();
        let read = WrittenRules::read(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(read, written, "{text}");
        assert_eq!(read.rules.name, written.rules.name);
        assert_eq!(read.text(), text);
    }
}

/// Valid files in which letters were changed and passages repeated are refused or read; nothing panics.
#[test]
fn corrupted_files_are_read_or_refused() {
    let mut refused = 0;
    for case in 0..cases(100) {
        let mut random_rules = RandomRules::new(case);
        let text = random_rules.written().text();
        refused += u64::from(WrittenRules::read(&random_rules.corrupt(text)).is_err());
    }
    assert!(refused * 4 > cases(100), "only {refused} were refused");
}

fn players() -> BySeat<ComputerPlayer> {
    BySeat([Level::Club; 4]).map(ComputerPlayer::new)
}

fn tiles_at_table(game: &Game) -> Counts {
    let mut all: Counts = game.wall().undrawn().iter().copied().collect();
    for seat in Seat::ALL {
        all.extend(game.seat_view(seat).me().hand().all_tiles().iter());
    }
    let discards = &game.seat_view(Seat::new(0)).discards;
    let lying = discards.iter().filter(|discard| discard.taken_by.is_none());
    all.extend(lying.map(|discard| discard.tile));
    all
}

/// Computer players play games by random rules: somebody can always move, no tile gets lost, payments add up to zero, and the record alone
/// gives the same game.
#[test]
fn games_by_random_rules_are_sound() {
    let (mut deals, mut custom) = (0, 0);
    let games = number_from("RED_STAKE_GAMES", 1);
    for case in 0..cases(24) * games {
        let mut rules = RandomRules::new(case / games).written().rules;
        rules.options.hands = Some(4);
        let mut game = Game::new(Arc::new(rules), Setup::seeded(case));
        let players = players();
        let full = Counts::full_set(game.rules().options.flowers);
        while let Some(events) = selfplay::step(&mut game, &players) {
            for event in &events {
                match event {
                    Event::DealBegan { .. } => deals += 1,
                    Event::Settled { settlement, .. } => {
                        let sum: i64 = settlement.totals().0.iter().sum();
                        assert_eq!(sum, 0, "case {case}: {settlement:?}");
                    }
                    _ => {}
                }
            }
            if game.seat_view(Seat::new(0)).deal_number > 0 {
                assert_eq!(tiles_at_table(&game), full, "case {case}");
            }
        }
        let view = game.seat_view(Seat::new(0));
        assert!(view.game_over, "case {case} is stuck: {:?}", view.end);
        let record = game.record();
        assert_eq!(save::differences(record), [], "case {case}");
        let hands = record.deals.iter().flat_map(|deal| match &deal.ending {
            Ending::Won { hands, .. } => hands.0.as_slice(),
            Ending::Dead { .. } => &[],
        });
        let lines = hands.flat_map(|hand| &hand.lines);
        let is_custom = |id: &RowId| record.rules.custom_rows().iter().any(|row| row.id == *id);
        custom += lines.filter(|line| is_custom(&line.row)).count();
    }
    println!("{deals} deals, custom rows counted {custom} times");
    assert!(
        custom as u64 > cases(24),
        "custom rows counted only {custom} times"
    );
}

/// The author of this file had read nothing but the pages of the help.
#[test]
fn a_rule_set_written_from_the_help_alone_has_the_intended_meaning() {
    let text = include_str!("../../../tests/data/own_rules/from-the-help.toml");
    let written = WrittenRules::read(text).unwrap_or_else(|error| panic!("{error}"));
    let rules = written.rules;
    let original = RuleSet::bloem();
    let found = differences(&rules, &original);
    let found: Vec<String> = found
        .into_iter()
        .map(|one| format!("{}: {}", one.name, one.after))
        .collect();
    for expected in [
        "Most a hand can score: 600",
        "Starting score: 2\u{202f}000",
        "Hands in a game: 12",
        "Great Snake: not allowed",
        "Pair of Wind of the Round: nothing",
        "Thirteen Odd Majors: 500 points",
        "Concealed to the end: 10 points and 1 double, winner only",
        "The same three times: 450 points, whole score",
    ] {
        assert!(
            found.iter().any(|one| one == expected),
            "{expected}: {found:#?}"
        );
    }
    assert_eq!(rules.custom_rows().len(), 6);
    let forms = |id: &str| {
        let row = rules.event(id).and_then(|row| row.special.as_ref());
        row.map_or(0, |special| special.forms().len())
    };
    // Two of three suits in one of two orders; nine numbers, three Dragons, four Winds.
    assert_eq!(forms("Two suits hand in hand"), 3 * 2);
    assert_eq!(forms("The same three times"), 9 * 3 * 4);
}

/// Hundreds of thousands of hands fit these patterns, too many to list.
#[test]
fn seven_pairs_of_two_suits_can_be_written() {
    let pattern = |first: usize| {
        let slots = std::iter::repeat_n("\"pair *x\"", first);
        let slots = slots.chain(std::iter::repeat_n("\"pair *y\"", 7 - first));
        format!("[{}]", slots.collect::<Vec<_>>().join(", "))
    };
    let patterns: Vec<String> = (4..=6).map(pattern).collect();
    let text = format!(
        "name = \"X\"\nbased_on = \"bloem\"\n[[events]]\nid = \"Two suits\"\naward.points = 900\n\
         special.total = true\nspecial.patterns = [{}]",
        patterns.join(", ")
    );
    let rules = WrittenRules::read(&text)
        .unwrap_or_else(|error| panic!("{error}"))
        .rules;
    let tiles = |text: &str| -> Vec<Tile> {
        let tile = |text: &str| text.parse().expect("a tile");
        text.split(' ').map(tile).collect()
    };
    let hand = |text: &str| Hand {
        stake: tiles(text).into_iter().collect(),
        ..Hand::default()
    };
    let situation = |last: &str| Situation {
        seat_wind: Wind::South,
        round_wind: Wind::East,
        win: tiles(last).first().map(|tile| Win {
            tile: *tile,
            source: Source::Wall,
            original: false,
            standing: false,
            first_discard_of_east: false,
        }),
        live_left: 60,
        open: Counts::default(),
        kongs_since_discard: 0,
        east_wins: 0,
    };
    let fits = "1B 1B 3B 3B 5B 5B 9B 9B 2C 2C 4C 4C 7C 7C";
    let three_suits = "1B 1B 3B 3B 5B 5B 9B 9B 2C 2C 4C 4C 7D 7D";
    let one_away = "1B 1B 3B 3B 5B 5B 9B 9B 2C 2C 4C 4C 7C EW";
    let count = |text: &str| {
        let score = rules.score(&hand(text), &situation("1B"));
        score.filter(|score| score.lines.iter().any(|line| line.row == "Two suits"))
    };
    assert_eq!(count(fits).map(|score| score.total), Some(900));
    assert_eq!(count(three_suits).map(|score| score.total), None);
    assert!(!rules.is_mah_jong(&hand(three_suits), &situation("1B")));
    assert!(!rules.is_mah_jong(&hand(one_away), &situation("1B")));
    let is_near = |text: &str, most| {
        let hand = hand(text);
        let mut near = rules.special_hands_near(&hand, Wind::South, most);
        near.any(|(event, _)| event.id == "Two suits")
    };
    assert!(is_near(one_away, 1) && !is_near(one_away, 0));
    assert!(is_near(three_suits, 2) && !is_near(three_suits, 1));
    let (waiting, _) = fits.rsplit_once(' ').expect("tiles");
    assert_eq!(rules.waits(&hand(waiting), &situation("1B")), tiles("7C"));
    let event = rules.event("Two suits").expect("the row exists");
    let examples = rules.examples(event);
    assert!((1..100).contains(&examples.len()));
    assert!(examples.iter().all(|form| form.tiles.count() == 14));
}

/// Looks up the options, and the conditions with all their parameters.
#[test]
fn the_help_documents_every_word_of_a_rule_file() {
    fn words(value: &toml::Value, found: &mut BTreeSet<String>) {
        match value {
            toml::Value::Table(table) => {
                for (key, value) in table {
                    found.insert(key.clone());
                    words(value, found);
                }
            }
            toml::Value::Array(values) => values.iter().for_each(|one| words(one, found)),
            toml::Value::String(word) => drop(found.insert(word.clone())),
            _ => {}
        }
    }
    let mut found = BTreeSet::new();
    let options = RuleSet::bloem().options;
    let options = toml::Value::try_from(options).expect("options can be written");
    found.extend(options.as_table().expect("a table").keys().cloned());
    found.extend(["max_score", "hands"].map(str::to_owned));
    for (_, lines) in condition_groups() {
        for (_, when) in lines {
            let when = toml::Value::try_from(when).expect("conditions can be written");
            words(&when, &mut found);
        }
    }
    let page =
        fs::read_to_string("../../help/custom/rule-file-words.md").expect("the help can be read");
    let parts: BTreeSet<&str> = page
        .split(|letter: char| !letter.is_alphanumeric() && letter != '_')
        .collect();
    let lacking: Vec<&String> = found
        .iter()
        .filter(|word| !parts.contains(word.as_str()))
        .collect();
    assert!(found.len() > 60 && lacking.is_empty(), "{lacking:?}");
}

fn saved(rules: RuleSet) -> SavedGame {
    let mut game = Game::new(Arc::new(rules), Setup::seeded(3));
    for _ in 0..60 {
        selfplay::step(&mut game, &players());
    }
    SavedGame {
        names: BySeat(["A", "B", "C", "D"].map(str::to_owned)),
        players: BySeat::from_fn(|_| SavedPlayer::Computer("club".to_owned())),
        viewer: Seat::new(0),
        assisted: false,
        auto_played: Vec::new(),
        advised: None,
        record: game.record().clone(),
        messages: Vec::new(),
    }
}

#[test]
fn a_saved_game_opens_without_the_file_of_its_rules() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, case) in [("one", 4), ("two", 5)] {
        let rules = RandomRules::new(case).written().rules;
        let path = folder.path().join(format!("{name}.mah"));
        save::save(&path, &saved(rules.clone())).expect("the file can be written");
        let opened = save::open(&path).expect("the file opens");
        assert_eq!(*opened.record.rules, rules);
        assert_eq!(opened.record.rules.name, rules.name);
        assert_eq!(opened.messages, Vec::<String>::new());
        assert_eq!(opened.open().messages, Vec::<String>::new());
    }
}

/// The rows of a saved game have the limits of the rows in a rule file.
#[test]
fn invalid_rows_of_a_game_are_left_out_and_reported() {
    // Fourteen different slots can neither be listed nor searched.
    let endless: Vec<String> = (1..=9)
        .map(|left_out| ('1'..='9').filter(move |number| number.to_digit(10) != Some(left_out)))
        .map(|numbers| format!("single {}x", numbers.collect::<String>()))
        .chain([1, 2, 3, 4, 5].map(|first| format!("single {first}678y")))
        .collect();
    let saved = serde_json::json!({
        "id": "bloem",
        "name": "\u{7}",
        "options": RuleSet::bloem().options,
        "events": [
            {"id": "Any majors", "award": {"points": 5}, "special": {"patterns": [endless]}},
            {"id": "Great Snake", "when": {"win": "out"}, "award": {"points": 5}},
            {"id": "Any win", "when": {"win": "out"}, "award": {"points": 4_000_000_000_u32}},
            {"id": "A win", "when": {"win": "out"}, "award": {"points": 5}},
            {"id": "Of a later version", "when": {"weather": "fine"}, "award": {"points": 5}},
            {"id": "With more to say", "when": {"win": "out"}, "colour": "red"},
        ],
    });
    let saved: SavedRules = serde_json::from_value(saved).expect("the game can be read");
    let (rules, refused) = saved.open();
    assert_eq!(refused.len(), 5, "{refused:?}");
    let warnings: Vec<String> = refused.iter().map(Describe::describe).collect();
    let later = "This version does not know when the row \"Of a later version\" counts.";
    assert!(
        warnings.iter().any(|warning| warning == later),
        "{warnings:?}"
    );
    assert_eq!(rules.name, None);
    let custom: Vec<_> = rules
        .custom_rows()
        .iter()
        .map(|row| row.id.as_str())
        .collect();
    assert_eq!(custom, ["A win"]);
}
