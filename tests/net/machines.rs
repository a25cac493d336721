//! With `--quick-passes` the table does not wait for programs that can only pass; otherwise it waits for everybody, so that the pace of
//! play reveals nothing about other hands.

use std::collections::BTreeSet;
use std::time::Duration;

use crate::hall::{Hall, patient};
use engine::table::Request;
use net::host::Settings;

/// The number of lines after which everybody has answered often enough to be recognised.
const BEGINNING: usize = 600;

/// A table with quick passes in the middle of a hand, where every answer takes this long.
fn hall(seed: u64, thinking: Duration) -> Result<Hall, String> {
    table(seed, thinking, true)
}

/// The same, with or without quick passes.
fn table(seed: u64, thinking: Duration, quick_passes: bool) -> Result<Hall, String> {
    let mut hall = Hall::full(Settings {
        quick_passes,
        ..patient(seed)
    })?;
    run(&mut hall, thinking, BEGINNING);
    Ok(hall)
}

/// Delivers this many lines, or until nothing more is queued or the hand is over.
fn run(hall: &mut Hall, thinking: Duration, most: usize) {
    for _ in 0..most {
        hall.now += thinking;
        if !hall.files.is_empty() || hall.step().is_none() {
            break;
        }
    }
}

/// The first guest answers nothing until everybody waits for that, repeatedly until the end of the hand. Returns, for each discard that was
/// waited for, whether the guest could claim it.
fn stops(hall: &mut Hall, thinking: Duration) -> Vec<bool> {
    let mut stops = Vec::new();
    for _ in 0..400 {
        hall.freezes = Some((0, |request| matches!(request, Request::Claim { .. })));
        run(hall, thinking, 2_000);
        if !hall.files.is_empty() {
            break;
        }
        let view = hall.seen_by(0);
        if let Some(Request::Claim { .. }) = view.request() {
            stops.push(view.has_claim());
        }
        hall.freezes = None;
        hall.now += thinking;
        hall.play(0);
        hall.thaw();
    }
    stops
}

/// Refusals that the first guest received, and passes that were reported to it more than once.
fn complaints(hall: &Hall) -> Vec<String> {
    let guest = &hall.guests[0];
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
        let mut hall = hall(seed, Duration::ZERO)?;
        let stops = stops(&mut hall, Duration::ZERO);
        assert!(stops.iter().all(|could| *could), "seed {seed}: {stops:?}");
        assert_eq!(complaints(&hall), [""; 0], "seed {seed}");
        assert!(!hall.files.is_empty(), "seed {seed}");
        waited_for += stops.len();
    }
    assert!(waited_for > 0);
    Ok(())
}

/// A silent program stops the table at every discard of another player, whether it holds a pair or nothing.
#[test]
fn the_time_after_a_discard_does_not_reveal_hands() -> Result<(), String> {
    for seed in 1..=4 {
        let mut hall = table(seed, Duration::ZERO, false)?;
        let stops = stops(&mut hall, Duration::ZERO);
        let passes = stops.iter().filter(|could| !**could).count();
        assert!(passes > 5, "seed {seed}: {stops:?}");
        assert_eq!(complaints(&hall), [""; 0], "seed {seed}");
    }
    Ok(())
}

#[test]
fn a_person_is_always_waited_for() -> Result<(), String> {
    let thinking = Duration::from_millis(100);
    for seed in 1..=4 {
        let mut hall = hall(seed, thinking)?;
        let stops = stops(&mut hall, thinking);
        let passes = stops.iter().filter(|could| !**could).count();
        assert!(passes > 5, "seed {seed}: {stops:?}");
        assert_eq!(complaints(&hall), [""; 0], "seed {seed}");
    }
    Ok(())
}

#[test]
fn a_player_on_a_new_connection_is_waited_for() -> Result<(), String> {
    for seed in 1..=4 {
        let mut hall = hall(seed, Duration::ZERO)?;
        hall.lose(0, false);
        let stops = stops(&mut hall, Duration::ZERO);
        let first = stops.iter().take(5).any(|could| !could);
        assert!(first, "seed {seed}: {stops:?}");
    }
    Ok(())
}
