//! Computer players of the host: nobody at the table can tell how long they think.

use std::time::Duration;

use crate::test_table::{TestTable, without_timeout};
use engine::table::Request;
use net::answer_time::STEP;
use net::host::room::Question;
use net::host::{ComputerSeat, Settings};
use net::join::{Credentials, RemoteTable};
use players::Level;

/// A table with three computer players and a guest who answers at once.
fn table_with_computers(
    seed: u64,
    thinks: fn(&Question) -> Duration,
    quick_passes: bool,
) -> Result<TestTable, String> {
    let computer_seat = || {
        Some(ComputerSeat {
            name: String::new(),
            level: Level::Beginner,
        })
    };
    let mut table = TestTable::new(Settings {
        computer_seats: [None, computer_seat(), computer_seat(), computer_seat()],
        quick_passes,
        ..without_timeout(seed)
    })?;
    table.thinking_time = thinks;
    table.sit(RemoteTable::new(Credentials {
        name: "Ann".to_owned(),
        ..Credentials::default()
    }));
    Ok(table)
}

fn at_once(_: &Question) -> Duration {
    Duration::ZERO
}

/// Longer with more legal moves, up to one step.
fn longer_with_choices(question: &Question) -> Duration {
    let moves = question.view().legal().len();
    STEP.min(Duration::from_millis(3 * moves as u64))
}

/// One and a half steps if a discard can be claimed, otherwise no time.
fn too_long_over_claims(question: &Question) -> Duration {
    let claims = matches!(question.request(), Request::Claim { .. });
    match claims && question.view().has_claim() {
        true => STEP * 3 / 2,
        false => Duration::ZERO,
    }
}

fn for_an_hour(_: &Question) -> Duration {
    Duration::from_secs(3600)
}

/// The lines that the guest receives in a hand, with their times.
fn received_lines(
    seed: u64,
    thinks: fn(&Question) -> Duration,
) -> Result<Vec<(Duration, String)>, String> {
    let mut table = table_with_computers(seed, thinks, false)?;
    let mut lines = Vec::new();
    while table.hand_histories.is_empty() {
        table.step().ok_or("the hand is stuck")?;
        lines.extend(
            table.guests[0]
                .lines
                .drain(..)
                .map(|line| (table.now, line)),
        );
    }
    Ok(lines)
}

#[test]
fn answer_times_do_not_reveal_thinking_times() -> Result<(), String> {
    for seed in 1..=3 {
        let soon = received_lines(seed, at_once)?;
        assert_eq!(
            soon,
            received_lines(seed, longer_with_choices)?,
            "seed {seed}"
        );
        let discards = soon
            .iter()
            .filter(|(_, line)| line.starts_with("PlayerDiscards"));
        let times: Vec<Duration> = discards.map(|(time, _)| *time).collect();
        assert!(times.len() > 20, "seed {seed}: {times:?}");
        let is_on_a_step = |pair: &[Duration]| {
            let passed = (pair[1] - pair[0]).as_nanos();
            passed > 0 && passed.is_multiple_of(STEP.as_nanos())
        };
        assert!(times.windows(2).all(is_on_a_step), "seed {seed}: {times:?}");
    }
    Ok(())
}

#[test]
fn a_late_answer_is_announced_on_a_step() -> Result<(), String> {
    for seed in 1..=3 {
        let [soon, late] = [
            received_lines(seed, at_once)?,
            received_lines(seed, too_long_over_claims)?,
        ];
        let lines = |received_lines: &[(Duration, String)]| {
            let lines = received_lines.iter().map(|(_, line)| line.clone());
            lines.collect::<Vec<_>>()
        };
        assert_eq!(lines(&soon), lines(&late), "seed {seed}");
        assert_ne!(soon, late, "seed {seed}: no discard can be claimed");
        let is_off_step = |(time, _): &&(Duration, String)| time.as_nanos() % STEP.as_nanos() != 0;
        assert_eq!(late.iter().find(is_off_step), None, "seed {seed}");
    }
    Ok(())
}

#[test]
fn guests_are_served_while_computer_players_think() -> Result<(), String> {
    let mut table = table_with_computers(1, for_an_hour, false)?;
    while table.step().is_some() {}
    let now = table.now;
    table.guests[0].lines.clear();
    table.send(0, "SendMessage 0 hello".to_owned());
    while table.step().is_some() {}
    assert_eq!(table.guests[0].lines, ["Message 1 0 hello"]);
    assert_eq!(table.now, now);
    // After they have thought, play continues.
    table.thinking_time = at_once;
    table.pass_time(3601, |_| {});
    assert!(!table.hand_histories.is_empty());
    Ok(())
}

/// The order of the answers to a discard depends on who waits; the outcome does not.
#[test]
fn the_same_hands_are_played_whether_anybody_waits_or_not() -> Result<(), String> {
    let moves = [
        "PlayerDraws",
        "PlayerDiscards",
        "PlayerPungs",
        "PlayerChows",
        "PlayerKongs",
        "PlayerMahJongs",
        "Settlement",
    ];
    for seed in 1..=4 {
        let played = |quick_passes| {
            let mut table = table_with_computers(seed, at_once, quick_passes)?;
            while table.hand_histories.len() < 3 {
                table.step().ok_or("the hand is stuck")?;
            }
            let lines = table.hand_histories.values().flat_map(|hand| hand.lines());
            let played = lines.filter(|line| moves.iter().any(|word| line.starts_with(word)));
            Ok::<Vec<String>, String>(played.map(str::to_owned).collect())
        };
        let waiting = played(false)?;
        assert!(waiting.len() > 100, "seed {seed}");
        assert_eq!(waiting, played(true)?, "seed {seed}");
    }
    Ok(())
}

/// A computer player stands in for a silent guest, and answers after the same time as the others.
#[test]
fn a_stand_in_answers_no_sooner_than_other_computer_players() -> Result<(), String> {
    let limit = Duration::from_secs(20);
    for (seed, thinks) in [
        (1, at_once as fn(&Question) -> Duration),
        (2, longer_with_choices),
    ] {
        let mut table = TestTable::full(Settings {
            turn_limit: Some(limit),
            ..without_timeout(seed)
        })?;
        table.thinking_time = thinks;
        table.freeze_at = Some((0, |request| matches!(request, Request::Turn { .. })));
        while table.frozen.is_none() {
            table.step().ok_or("nobody is asked")?;
        }
        let discards = |table: &TestTable| {
            let lines = table.guests[1].lines.iter();
            lines
                .filter(|line| line.starts_with("PlayerDiscards 1 "))
                .count()
        };
        let before = discards(&table);
        table.now += limit;
        table.room.tick(table.now);
        table.collect();
        let taken_over = table.now;
        while discards(&table) == before {
            table.step().ok_or("nobody plays for the guest")?;
        }
        assert_eq!(table.now - taken_over, STEP, "seed {seed}");
    }
    Ok(())
}
