//! Files with changed values and valid checksums: the tests change values in saves, journals, seen games, hands as text and scorecards, and
//! recompute the checksums. Each file opens or is refused with a message; nothing panics. `RED_STAKE_CASES` is the number of cases of each
//! kind.

use std::path::Path;

use coach::review::PlayedDeal;
use engine::rules::RuleSet;
use engine::scorekeeper::{Draft, Entry, Scorecard};
use engine::table::{Event, Game, Outcome, Setup, Viewer};
use engine::tiles::{BySeat, Seat};
use players::selfplay;
use players::{ComputerPlayer, Level};
use protocol::english::score::explanation;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use storage::save::{self, SavedGame, SavedPlayer, ScoreSheet, SeenGame};
use wording::{ScoreWording, ScorecardSheet};

type TestResult = Result<(), Box<dyn std::error::Error>>;

fn cases(default: u64) -> u64 {
    let cases = std::env::var("RED_STAKE_CASES").ok();
    cases
        .and_then(|cases| cases.parse().ok())
        .unwrap_or(default)
}

fn players() -> BySeat<ComputerPlayer> {
    BySeat::from_fn(|_| ComputerPlayer::new(Level::Beginner))
}

/// A game in its second hand, and the events that one seat saw until that hand began.
fn played(rules: RuleSet) -> (SavedGame, SeenGame) {
    let mut game = Game::new(rules.into(), Setup::seeded(12));
    let seat = Seat::new(2);
    let mut events: Vec<Event> = Vec::new();
    while game.seat_view(Seat::new(0)).deal_number < 2 {
        let step = selfplay::step(&mut game, &players()).expect("some player can move");
        let seen = step
            .iter()
            .filter_map(|event| event.seen_by(Viewer::Seat(seat)));
        events.extend(seen);
    }
    for _ in 0..40 {
        selfplay::step(&mut game, &players());
    }
    let names = BySeat(["Ann", "Bob", "Cy", "Dan"].map(str::to_owned));
    let saved = SavedGame {
        names: names.clone(),
        players: BySeat::from_fn(|_| SavedPlayer::Person),
        viewer: Seat::new(0),
        assisted: false,
        auto_played: Vec::new(),
        advised: None,
        record: game.record().clone(),
        messages: Vec::new(),
    };
    let seen = SeenGame {
        names,
        seat,
        watched: false,
        rules: None,
        events,
    };
    (saved, seen)
}

/// Collects the JSON pointers of the values to choose from.
fn collect_pointers(value: &Value, pointer: &str, found: &mut Vec<String>) {
    found.push(pointer.to_owned());
    match value {
        // Of a long list, only a few values at its beginning and its end.
        Value::Array(list) => {
            let indices = (0..list.len()).filter(|index| *index < 12 || index + 12 > list.len());
            for index in indices {
                collect_pointers(&list[index], &format!("{pointer}/{index}"), found);
            }
        }
        Value::Object(map) => {
            for (name, value) in map {
                let name = name.replace('~', "~0").replace('/', "~1");
                collect_pointers(value, &format!("{pointer}/{name}"), found);
            }
        }
        _ => {}
    }
}

/// A value that may take the place of this one, mostly an invalid one.
fn extreme_value(rng: &mut ChaCha8Rng, value: &Value) -> Value {
    let numbers = [
        json!(i64::MIN),
        json!(i64::MAX),
        json!(u64::MAX),
        json!(u32::MAX),
        json!(i64::from(u32::MAX) + 1),
        json!(i32::MIN),
        json!(1_000_000_000_000_000_i64),
        json!(-1),
        json!(0),
        json!(1),
        json!(14),
        json!(255),
        json!(256),
        json!(4_000_000_000_u32),
    ];
    let words = [
        "",
        "1F",
        "EW",
        "9B",
        "E",
        "bloem",
        "classical",
        "claimed",
        "kong",
        "\u{202e}",
        "loose",
    ];
    match value {
        Value::Number(_) => numbers.choose(rng).cloned().unwrap_or_default(),
        Value::String(_) if rng.random_bool(0.1) => json!("x".repeat(5_000)),
        Value::String(_) => json!(words.choose(rng)),
        Value::Bool(on) => json!(!on),
        Value::Array(list) if rng.random_bool(0.3) => {
            let mut list = list.clone();
            list.reverse();
            json!(list)
        }
        Value::Array(list) if rng.random_bool(0.5) => {
            let many = list.iter().cycle().take(list.len() * 300).cloned();
            json!(many.take(3_000).collect::<Vec<_>>())
        }
        Value::Array(_) => json!([]),
        Value::Null => numbers.choose(rng).cloned().unwrap_or_default(),
        Value::Object(_) => Value::Null,
    }
}

/// The value with some of its parts changed, and a description of the changes.
fn with_changes(value: &Value, rng: &mut ChaCha8Rng) -> (Value, String) {
    let mut all = Vec::new();
    collect_pointers(value, "", &mut all);
    all.retain(|pointer| value.pointer(pointer).is_some_and(|part| !part.is_object()));
    let (mut value, mut changes) = (value.clone(), String::new());
    for _ in 0..rng.random_range(1..4) {
        let Some(pointer) = all.choose(rng) else {
            break;
        };
        if let Some(part) = value.pointer_mut(pointer).filter(|_| !pointer.is_empty()) {
            *part = extreme_value(rng, part);
            changes += &format!("{pointer} = {:.60} ", part.to_string());
        }
    }
    (value, changes)
}

/// The text of a save with this summary and this body.
fn with_checksums(summary: &str, body: &str) -> String {
    let sums = [summary, body].map(|line| crc32fast::hash(line.as_bytes()));
    format!(
        "RedStake 2 {:08x} {:08x}\n{summary}\n{body}\n",
        sums[0], sums[1]
    )
}

/// The second and third line of a save: its summary and its body.
fn lines(path: &Path) -> Result<(String, Value), Box<dyn std::error::Error>> {
    let text = std::fs::read_to_string(path)?;
    let mut lines = text.lines().skip(1);
    let summary = lines.next().ok_or("a summary")?.to_owned();
    let body = serde_json::from_str(lines.next().ok_or("a game")?)?;
    Ok((summary, body))
}

/// Does with an opened game what the program does: plays on, explains scores, exports, and records decisions for the review.
fn use_game(saved: &SavedGame) {
    let opened = saved.open();
    let mut game = opened.game;
    for _ in 0..30 {
        if selfplay::step(&mut game, &players()).is_none() {
            break;
        }
    }
    for seat in Seat::ALL {
        let view = game.seat_view(seat);
        for (_, player) in view.players.iter() {
            if let Some(Outcome::Ours(score)) = &player.outcome {
                let _ = (explanation(&view.rules, score), score.product());
            }
        }
    }
    let _ = (save::differences(&saved.record), save::hand_text(saved));
    let sheet = ScoreSheet::of(saved);
    let _ = (sheet.csv(), sheet.html());
    let _ = PlayedDeal::deals(&saved.record, Seat::new(0));
}

#[test]
fn a_save_with_a_valid_checksum_opens_or_is_refused_with_a_message() -> TestResult {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("game.mah");
    let mut opened = 0;
    for rules in [RuleSet::bloem(), RuleSet::classical()] {
        save::save(&path, &played(rules).0)?;
        let (summary, body) = lines(&path)?;
        for case in 0..cases(60) {
            let mut rng = ChaCha8Rng::seed_from_u64(case);
            let (mut body, changes) = with_changes(&body, &mut rng);
            if rng.random_bool(0.3) {
                body["edition"] = json!("another");
            }
            println!("{case}: {changes}");
            std::fs::write(&path, with_checksums(&summary, &body.to_string()))?;
            match save::open(&path) {
                Ok(game) => {
                    opened += 1;
                    use_game(&game);
                }
                Err(error) => assert!(error.to_string().contains('.'), "{error}"),
            }
        }
    }
    assert!(opened > 0);
    Ok(())
}

#[test]
fn a_seen_game_with_a_valid_checksum_opens_or_is_refused_with_a_message() -> TestResult {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("seen.mah");
    save::save_seen(&path, &played(RuleSet::classical()).1)?;
    let (summary, body) = lines(&path)?;
    for case in 0..cases(200) {
        let mut rng = ChaCha8Rng::seed_from_u64(case);
        let (body, changes) = with_changes(&body, &mut rng);
        println!("{case}: {changes}");
        std::fs::write(&path, with_checksums(&summary, &body.to_string()))?;
        match save::open_seen(&path) {
            Ok(game) => {
                let view = game.view();
                let _ = (view.legal(), game.number(), game.hands());
                let _ = PlayedDeal::seen(&game, game.seat);
            }
            Err(error) => assert!(error.to_string().contains('.'), "{error}"),
        }
    }
    Ok(())
}

#[test]
fn a_journal_with_valid_checksums_opens_or_is_refused_with_a_message() -> TestResult {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("autosave");
    let game = played(RuleSet::bloem()).0;
    let mut initial = game.clone();
    initial.record.truncate(0);
    initial.record.setup.walls.clear();
    save::save(&path.with_extension("mah"), &initial)?;
    let (summary, body) = lines(&path.with_extension("mah"))?;
    let deal = &game.record.deals[0];
    let entries: Vec<Value> = [json!({"Wall": game.record.setup.walls[0]})]
        .into_iter()
        .chain(
            game.record.inputs[..deal.inputs]
                .iter()
                .map(|input| json!({"Made": input})),
        )
        .chain([
            json!({"Over": deal}),
            json!({"Back": 1}),
            json!("Assisted"),
            json!("Advised"),
        ])
        .collect();
    for case in 0..cases(60) {
        let mut rng = ChaCha8Rng::seed_from_u64(case);
        let (body, changes) = match rng.random_bool(0.3) {
            true => with_changes(&body, &mut rng),
            false => (body.clone(), String::new()),
        };
        let (entries, more_changes) = with_changes(&json!(entries), &mut rng);
        println!("{case}: {changes}{more_changes}");
        let body = body.to_string();
        let base = crc32fast::hash(body.as_bytes());
        let mut text = with_checksums(&summary, &body);
        for (number, entry) in (1..).zip(entries.as_array().into_iter().flatten()) {
            let entry = entry.to_string();
            let sum = crc32fast::hash(format!("{base:08x} {number} {entry}").as_bytes());
            text += &format!("{number} {sum:08x} {entry}\n");
        }
        std::fs::write(&path, text)?;
        match save::read_journal(&path) {
            Ok(game) => game.iter().for_each(use_game),
            Err(error) => assert!(error.to_string().contains('.'), "{error}"),
        }
    }
    Ok(())
}

#[test]
fn a_hand_as_text_opens_or_is_refused_with_a_message() {
    use base64::Engine;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;
    use std::io::{Read, Write};
    let text = save::hand_text(&played(RuleSet::classical()).0).expect("a hand");
    let letters = text.split_once(':').expect("a prefix").1;
    let packed = URL_SAFE_NO_PAD.decode(&letters[8..]).expect("letters");
    let mut body = String::new();
    let mut unpacked = flate2::read::DeflateDecoder::new(packed.as_slice());
    unpacked.read_to_string(&mut body).expect("text");
    let body: Value = serde_json::from_str(&body).expect("a hand");
    for case in 0..cases(60) {
        let mut rng = ChaCha8Rng::seed_from_u64(case);
        let (body, changes) = with_changes(&body, &mut rng);
        println!("{case}: {changes}");
        let fast = flate2::Compression::fast();
        let mut packer = flate2::write::DeflateEncoder::new(Vec::new(), fast);
        packer
            .write_all(body.to_string().as_bytes())
            .expect("packed");
        let packed = packer.finish().expect("packed");
        let (sum, letters) = (crc32fast::hash(&packed), URL_SAFE_NO_PAD.encode(&packed));
        match save::read_hand_text(&format!("RedStake1:{sum:08x}{letters}")) {
            Ok(game) => use_game(&game),
            Err(error) => assert!(error.to_string().contains('.'), "{error}"),
        }
    }
}

#[test]
fn a_scorecard_opens_or_is_refused_with_a_message() {
    let names = BySeat(["Ann", "Bob", "Cy", "Dan"].map(str::to_owned));
    let mut card = Scorecard::new(names, RuleSet::classical());
    let hand = ["123b456b789b123c5c+5cn", "13", "", "88b (WWW)"].map(str::to_owned);
    let hands = BySeat(hand);
    card.entries = vec![
        Entry::Hand(Draft {
            hands,
            ..Draft::default()
        }),
        Entry::Correction {
            of: Seat::new(1),
            points: -5,
        },
        Entry::Penalty {
            by: Seat::new(1),
            to: None,
            points: 5,
        },
    ];
    let body: Value = serde_json::from_str(&card.text()).expect("a card");
    for case in 0..cases(400) {
        let mut rng = ChaCha8Rng::seed_from_u64(case);
        let (body, changes) = with_changes(&body, &mut rng);
        println!("{case}: {changes}");
        match Scorecard::read(&body.to_string()) {
            Ok(card) => {
                let results = card.results();
                let _ = (card.csv(&results), card.print_page(&results));
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

/// Regression test: the program once failed with these values.
#[test]
fn options_of_a_save_have_the_limits_of_a_rule_file() -> TestResult {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("game.mah");
    save::save(&path, &played(RuleSet::classical()).0)?;
    let (summary, body) = lines(&path)?;
    for (option, value) in [
        ("starting_score", json!(i64::MAX)),
        ("limit", json!(u32::MAX)),
        ("mah_jong_score", json!({"limit": 4_000_000})),
        ("dead_wall", json!({"size": 200, "replenished": true})),
    ] {
        let mut body = body.clone();
        body["rules"]["options"][option] = value;
        std::fs::write(&path, with_checksums(&summary, &body.to_string()))?;
        let game = save::open(&path)?;
        assert_eq!(game.record.rules.options, RuleSet::classical().options);
        assert!(
            game.messages.iter().any(|message| message.contains(option)),
            "{:?}",
            game.messages
        );
        use_game(&game);
    }
    Ok(())
}
