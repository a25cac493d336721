//! A rule changes after a game was saved: a row has another value, or did not count then. The old game opens, keeps its results, reports
//! the difference once, and can be continued.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use engine::rules::{Award, RowChange, RuleSet};
use engine::table::{Ending, Game, Setup};
use serde_json::Value;
use storage::save::{self, SavedGame, ScoreSheet};

use super::maker::{play, saved, step};
use super::{TestResult, can_continue};

/// Writes a file of a game played with rows that have been changed since. The file doesn't list the changes, as if the rows had been part
/// of the program.
fn file_with_other_rows(
    folder: &Path,
    game: &SavedGame,
) -> Result<PathBuf, Box<dyn std::error::Error>> {
    let path = save::save(&folder.join("old.mah"), game)?;
    let text = fs::read_to_string(&path)?;
    let lines: Vec<&str> = text.lines().collect();
    let mut body: Value = serde_json::from_str(lines[2])?;
    body["rules"]["rows"] = serde_json::json!({});
    body["edition"] = "0.0.9 00000000".into();
    let body = body.to_string();
    let [first, second] = [lines[1], &body].map(|line| crc32fast::hash(line.as_bytes()));
    let text = format!(
        "RedStake 2 {first:08x} {second:08x}\n{}\n{body}\n",
        lines[1]
    );
    fs::write(&path, text)?;
    Ok(path)
}

/// An imagined earlier version of Bloem's rules: going out scores more, and the row `without`, if there is one, does not count.
fn other_rows(without: Option<&str>) -> RuleSet {
    let mut rules = RuleSet::bloem();
    let higher = RowChange::from(Award::points(50));
    rules
        .change("Going Mah Jongg", &higher)
        .expect("the row can be changed");
    if let Some(row) = without {
        let not_counted = RowChange {
            never_counts: Some(true),
            ..RowChange::default()
        };
        rules
            .change(row, &not_counted)
            .expect("the row can be changed");
    }
    rules
}

/// A game by these rules after this number of hands, and then this number of inputs.
fn played(rules: RuleSet, hands: usize, inputs: usize) -> SavedGame {
    let mut game = Game::new(Arc::new(rules), Setup::seeded(71));
    play(&mut game, hands, inputs);
    saved(&game, false)
}

#[test]
fn results_of_other_rows_are_kept_and_the_difference_is_reported_once() -> TestResult {
    let folder = tempfile::tempdir()?;
    for (hands, inputs) in [(3, 0), (3, 25)] {
        let old = played(other_rows(Some("Flower or Season")), hands, inputs);
        let path = file_with_other_rows(folder.path(), &old)?;
        let read = save::open(&path)?;
        assert_eq!(
            read.record.deals, old.record.deals,
            "the stored results count"
        );
        assert_eq!(
            read.record.rules.changes().len(),
            0,
            "the rules are the present ones"
        );
        let [message] = read.messages.as_slice() else {
            return Err(format!("one message: {:?}", read.messages).into());
        };
        assert!(
            message.starts_with("Hands 1, 2 and 3 would be scored differently"),
            "{message}"
        );
        assert!(!save::differences(&read.record).is_empty());

        // The table shows the hand as it was scored then, and the score sheet is unchanged.
        let mut game = read.open().game;
        assert_eq!(game.inputs(), old.record.inputs);
        let scores = old.record.deals[hands - 1].next.scores;
        assert_eq!(game.seat_view(read.viewer).scores, scores);
        assert_eq!(ScoreSheet::of(&read), ScoreSheet::of(&old));
        if let (0, Ending::Won { winner, hands, .. }) =
            (inputs, &old.record.deals[hands - 1].ending)
        {
            let view = game.seat_view(read.viewer);
            let outcome = view.players[*winner]
                .outcome
                .as_ref()
                .ok_or("it was scored")?;
            assert_eq!(outcome.total(), hands[*winner].total);
        }

        // It continues by the current rules, from the stored scores.
        play(&mut game, hands + 1, 0);
        assert!(game.record().deals.starts_with(&old.record.deals));
        let last = game.record().deals.last().ok_or("a hand")?;
        for seat in engine::tiles::Seat::ALL {
            assert_eq!(last.next.scores[seat], scores[seat] + last.payments()[seat]);
        }

        // Saved again, it belongs to this edition, and nothing is reported any more.
        let again = save::save(&folder.path().join("again.mah"), &saved(&game, false))?;
        assert_eq!(save::open(&again)?.messages, Vec::<String>::new());
    }
    Ok(())
}

/// A game whose last hand has a move that is not possible by these rules.
fn with_an_impossible_move(hands: usize, inputs: usize) -> SavedGame {
    let mut game = played(RuleSet::bloem(), hands, inputs);
    // Nobody is asked to be ready in the middle of a hand.
    let inputs = &mut game.record.inputs;
    let broken = inputs.len() - 12;
    inputs[broken] = inputs[0].clone();
    game
}

#[test]
fn a_hand_that_is_no_longer_possible_starts_again() -> TestResult {
    let folder = tempfile::tempdir()?;
    let broken = with_an_impossible_move(2, 30);
    let path = save::save(&folder.path().join("broken"), &broken)?;
    let read = save::open(&path)?;
    let opened = read.open();
    let [message] = opened.messages.as_slice() else {
        return Err(format!("one message: {:?}", opened.messages).into());
    };
    assert!(message.starts_with("Hand 3 cannot go on"), "{message}");
    let mut game = opened.game;
    assert_eq!(game.record().deals, broken.record.deals);
    assert_eq!(game.inputs().len(), broken.record.deals[1].inputs);
    let wall = broken.record.setup.walls[2].clone();
    assert!(can_continue(&mut game));
    while game.seat_view(read.viewer).deal_number < 3 {
        assert!(step(&mut game));
    }
    assert_eq!(game.wall().tiles(), wall, "the same tiles are dealt");
    Ok(())
}

#[test]
fn a_finished_hand_that_is_no_longer_possible_stays_finished() -> TestResult {
    let broken = with_an_impossible_move(2, 0);
    let opened = broken.open();
    assert_eq!(opened.game.record().deals, broken.record.deals);
    let view = opened.game.seat_view(broken.viewer);
    assert_eq!(view.scores, broken.record.deals[1].next.scores);
    assert_eq!(ScoreSheet::of(&broken).lines.len(), 2);
    let mut game = opened.game;
    play(&mut game, 3, 0);
    assert_eq!(game.record().deals.len(), 3);
    Ok(())
}

/// Writes a game to a file of format 1 whose rules also change a row that does not exist.
fn write_format_1(path: &Path, game: &SavedGame) -> TestResult {
    let record = &game.record;
    let rules = serde_json::json!({
        "id": record.rules.id, "options": record.rules.options, "rows": {"No Such Row": {"none": true}},
    });
    let deals: Vec<Value> = record
        .deals
        .iter()
        .map(|deal| {
            serde_json::json!({
                "inputs": deal.inputs, "hands": deal.totals(), "scores": deal.next.scores, "digest": 0,
            })
        })
        .collect();
    let body = serde_json::json!({
        "names": game.names, "players": game.players, "viewer": 0, "assisted": false,
        "record": {"rules": rules, "setup": record.setup, "inputs": record.inputs}, "deals": deals,
    });
    let body = body.to_string();
    let sum = crc32fast::hash(body.as_bytes());
    fs::write(path, format!("RedStake 1 {sum:08x}\n{body}\n"))?;
    Ok(())
}

#[test]
fn results_of_format_1_are_kept_too() -> TestResult {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("old.mah");
    let old = played(other_rows(None), 3, 20);
    write_format_1(&path, &old)?;
    let read = save::open(&path)?;
    assert_eq!(
        read.messages.len(),
        2,
        "an unknown row, and the scores: {:?}",
        read.messages
    );
    for (read, old) in read.record.deals.iter().zip(&old.record.deals) {
        assert_eq!(read.totals(), old.totals());
        assert_eq!(read.next, old.next);
    }
    assert_eq!(read.open().game.inputs(), old.record.inputs);

    // Even a hand that is no longer possible keeps its result.
    let broken = with_an_impossible_move(2, 0);
    write_format_1(&path, &broken)?;
    let read = save::open(&path)?;
    let [one, other] = [&read, &broken].map(|game| &game.record.deals[1]);
    assert_eq!(
        (one.totals(), one.winner()),
        (other.totals(), other.winner())
    );
    assert_eq!(one.next, other.next);
    assert!(can_continue(&mut read.open().game));
    Ok(())
}
