#![allow(clippy::expect_used)]

use std::fs;
use std::sync::Arc;

use super::*;
use crate::review::PlayedDeal;
use engine::rules::RuleSet;
use engine::table::{Game, Setup};
use engine::tiles::{BySeat, Seat};
use players::selfplay::step;
use players::{ComputerPlayer, Level};

/// An effort small enough for tests.
const QUICK: Effort = Effort {
    choosing: 10,
    judging: 10,
};

/// A hand that a beginner played against club players.
fn hand() -> PlayedDeal {
    let seat = Seat::new(0);
    let players = BySeat::from_fn(|other| {
        ComputerPlayer::new(match other == seat {
            true => Level::Beginner,
            false => Level::Club,
        })
    });
    let mut game = Game::new(Arc::new(RuleSet::bloem()), Setup::seeded(52));
    while game.record().deals.is_empty() && step(&mut game, &players).is_some() {}
    PlayedDeal::deals(game.record(), seat)
        .pop()
        .expect("the seat made a decision")
}

fn read(path: &Path) -> Judgements {
    Judgements::new(
        QUICK,
        JudgementStore::read(path).expect("the file can be read"),
    )
}

#[test]
fn stored_judgements_give_the_same_review() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("judgements.json");
    let hand = hand();
    let fresh = hand.review(QUICK);
    let first = read(&path);
    assert_eq!(hand.review(&first), fresh);
    let count = first.store().count();
    assert!(count > 5 && count == fresh.decisions.len(), "{count}");
    first.write(&path).expect("written");
    let later = read(&path);
    assert_eq!(*later.store(), *first.store());
    assert_eq!(hand.review(&later), fresh);
    assert!(!later.store().has_unwritten(), "nothing was judged again");
    let bytes = fs::metadata(&path).expect("a file").len() as usize;
    assert!(bytes / count < 800, "{bytes} bytes for {count} decisions");
}

#[test]
fn a_stored_judgement_is_used_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("judgements.json");
    let hand = hand();
    let judgements = read(&path);
    let before = hand.review(&judgements);
    judgements.write(&path).expect("written");
    let text = fs::read_to_string(&path).expect("text");
    let mut stored: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let number = before.decisions[0].number;
    stored["kept"][0][1]["points"] = 77.5.into();
    stored["kept"][0][1]["error"] = 3.25.into();
    // A judgement that cannot be read is made again.
    stored["kept"][1][1]["points"] = "many".into();
    fs::write(&path, stored.to_string()).expect("written");
    let judgements = read(&path);
    assert_eq!(judgements.store().count(), before.decisions.len() - 1);
    let after = hand.review(&judgements);
    let first = &after.decisions[0];
    assert_eq!(first.number, number);
    assert_eq!((first.verdict.points, first.verdict.error), (77.5, 3.25));
    assert_eq!(after.decisions[1..], before.decisions[1..]);
    assert!(judgements.store().has_unwritten());
    // A stored judgement is not used for another effort.
    let other = Effort {
        choosing: 11,
        ..QUICK
    };
    let store = JudgementStore::read(&path).expect("the file can be read");
    let other = Judgements::new(other, store);
    assert_ne!(hand.review(&other).decisions[0].verdict.points, 77.5);
}

#[test]
fn damage_is_a_permanent_error_but_a_later_version_is_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("judgements.json");
    fs::write(&path, r#"{"format":2,"kept":[]}"#).expect("written");
    let refused = JudgementStore::read(&path).expect_err("a later version wrote the file");
    // Files are set aside after permanent errors only.
    assert!(!storage::save::is_permanent(&refused));
    fs::write(&path, r#"{"format":1,"kept":[]}"#).expect("written");
    assert_eq!(JudgementStore::read(&path).expect("read").count(), 0);
    fs::write(&path, r#"{"format":1,"#).expect("written");
    let damaged = JudgementStore::read(&path).expect_err("the file is damaged");
    assert!(storage::save::is_permanent(&damaged));
}
