//! With `--quick-passes` the table does not wait for programs that can only pass; otherwise it waits for everybody, so that the pace of
//! play reveals nothing about other hands.

use std::collections::BTreeSet;
use std::time::Duration;

use crate::test_table::{TestTable, without_timeout};
use engine::table::Request;
use net::host::Settings;

/// The number of lines after which everybody has answered often enough to be recognised as a program or a person.
const WARM_UP: usize = 600;

/// A table with quick passes in the middle of a hand, where every answer takes this long.
fn quick_table(seed: u64, thinking: Duration) -> Result<TestTable, String> {
    table_in_play(seed, thinking, true)
}

/// A table in the middle of a hand, with or without quick passes.
fn table_in_play(seed: u64, thinking: Duration, quick_passes: bool) -> Result<TestTable, String> {
    let mut table = TestTable::full(Settings {
        quick_passes,
        ..without_timeout(seed)
    })?;
    run(&mut table, thinking, WARM_UP);
    Ok(table)
}

/// Delivers up to this many lines; fewer if nothing more is queued or the hand is over.
fn run(table: &mut TestTable, thinking: Duration, lines: usize) {
    for _ in 0..lines {
        table.now += thinking;
        if !table.hand_histories.is_empty() || table.step().is_none() {
            break;
        }
    }
}

/// Plays to the end of the hand. The first guest answers about a discard only when the table waits for nothing else. Returns, for each of these
/// discards, whether the guest could claim it.
fn awaited_answers(table: &mut TestTable, thinking: Duration) -> Vec<bool> {
    let mut answers = Vec::new();
    for _ in 0..400 {
        table.freeze_at = Some((0, |request| matches!(request, Request::Claim { .. })));
        run(table, thinking, 2_000);
        if !table.hand_histories.is_empty() {
            break;
        }
        let view = table.full_view(0);
        if let Some(Request::Claim { .. }) = view.request() {
            answers.push(view.has_claim());
        }
        table.freeze_at = None;
        table.now += thinking;
        table.play(0);
        table.thaw();
    }
    answers
}

/// Errors and refusals that the first guest received, and its own passes that were reported to it more than once.
fn complaints(table: &TestTable) -> Vec<String> {
    let guest = &table.guests[0];
    let mut seen = BTreeSet::new();
    let passes = guest
        .lines
        .iter()
        .filter(|line| line.starts_with("PlayerDoesntClaim 1 ") && !seen.insert(line.as_str()));
    let errors = guest.lines.iter().filter(|line| line.starts_with("Error"));
    passes
        .chain(errors)
        .chain(&guest.refused)
        .cloned()
        .collect()
}

#[test]
fn a_program_is_waited_for_only_if_it_can_claim() -> Result<(), String> {
    let mut waited_for = 0;
    for seed in 1..=8 {
        let mut table = quick_table(seed, Duration::ZERO)?;
        let answers = awaited_answers(&mut table, Duration::ZERO);
        assert!(
            answers.iter().all(|could| *could),
            "seed {seed}: {answers:?}"
        );
        assert_eq!(complaints(&table), [""; 0], "seed {seed}");
        assert!(!table.hand_histories.is_empty(), "seed {seed}");
        waited_for += answers.len();
    }
    assert!(waited_for > 0);
    Ok(())
}

/// The table waits for a silent program at every discard of another player, whether it could claim or not.
#[test]
fn the_time_after_a_discard_does_not_reveal_hands() -> Result<(), String> {
    for seed in 1..=4 {
        let mut table = table_in_play(seed, Duration::ZERO, false)?;
        let answers = awaited_answers(&mut table, Duration::ZERO);
        let passes = answers.iter().filter(|could| !**could).count();
        assert!(passes > 5, "seed {seed}: {answers:?}");
        assert_eq!(complaints(&table), [""; 0], "seed {seed}");
    }
    Ok(())
}

#[test]
fn a_person_is_always_waited_for() -> Result<(), String> {
    let thinking = Duration::from_millis(100);
    for seed in 1..=4 {
        let mut table = quick_table(seed, thinking)?;
        let answers = awaited_answers(&mut table, thinking);
        let passes = answers.iter().filter(|could| !**could).count();
        assert!(passes > 5, "seed {seed}: {answers:?}");
        assert_eq!(complaints(&table), [""; 0], "seed {seed}");
    }
    Ok(())
}

#[test]
fn a_player_on_a_new_connection_is_waited_for() -> Result<(), String> {
    for seed in 1..=4 {
        let mut table = quick_table(seed, Duration::ZERO)?;
        table.reconnect(0, false);
        let answers = awaited_answers(&mut table, Duration::ZERO);
        let is_awaited = answers.iter().take(5).any(|could| !could);
        assert!(is_awaited, "seed {seed}: {answers:?}");
    }
    Ok(())
}
