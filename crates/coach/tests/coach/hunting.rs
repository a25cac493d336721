//! Computer players aim for what the rules reward: they make special hands, pursue a row made worth 5,000 points, and don't pursue a
//! forbidden special hand.

#![allow(clippy::panic)]

use std::collections::BTreeMap;
use std::sync::Arc;

use coach::trial::Trial;
use engine::rules::{Award, RowChange, RowId, RuleSet, WrittenRules};
use engine::table::{Event, Game, Outcome, Request, Setup};
use engine::tiles::{BySeat, Seat};
use players::selfplay::step;
use players::{Advice, ComputerPlayer, Level};

/// These rules with 5,000 points for each of these rows.
fn with_5000_points(rules: &RuleSet, rows: &[&str]) -> RuleSet {
    let mut changed = rules.clone();
    let change = RowChange {
        award: Some(Award {
            points: 5000,
            ..Award::default()
        }),
        ..RowChange::default()
    };
    for row in rows {
        changed
            .change(row, &change)
            .unwrap_or_else(|error| panic!("{error}"));
    }
    changed
}

/// How often each row of the score sheet counted for the `planners`, players of this level, in this many hands. Beginners take the other
/// seats.
fn count_rows(
    rules: &RuleSet,
    level: Level,
    planners: &[Seat],
    hands: u64,
) -> BTreeMap<RowId, u32> {
    let players = BySeat::from_fn(|seat| {
        let plans = planners.contains(&seat);
        ComputerPlayer::new(if plans { level } else { Level::Beginner })
    });
    let rules = Arc::new(rules.clone());
    let mut counted = BTreeMap::new();
    for seed in 0..hands {
        let mut game = Game::new(Arc::clone(&rules), Setup::seeded(seed));
        let mut is_over = false;
        while !is_over {
            let Some(events) = step(&mut game, &players) else {
                break;
            };
            for event in &events {
                is_over |= matches!(event, Event::Settled { .. } | Event::WashedOut { .. });
                if let Event::Scored {
                    seat,
                    outcome: Outcome::Ours(score),
                    ..
                } = event
                    && planners.contains(seat)
                {
                    for line in &score.lines {
                        *counted.entry(line.row.clone()).or_default() += 1;
                    }
                }
            }
        }
    }
    counted
}

fn total_count(counted: &BTreeMap<RowId, u32>, rows: &[&str]) -> u32 {
    rows.iter().filter_map(|row| counted.get(*row)).sum()
}

/// The plan is looked up in one of this many turns. The number is odd, so that each player is asked equally often.
const TURNS_PER_SAMPLE: u32 = 3;

/// For each special hand, the number of sampled turns in which it was the best plan of the player to move.
fn count_plans(rules: &RuleSet, hands: u64) -> BTreeMap<RowId, u32> {
    let rules = Arc::new(rules.clone());
    let (mut planned, mut turns) = (BTreeMap::new(), 0);
    for seed in 0..hands {
        let mut game = Game::new(Arc::clone(&rules), Setup::seeded(seed));
        let players = BySeat([ComputerPlayer::new(Level::Club); 4]);
        let mut is_over = false;
        while !is_over {
            for seat in Seat::ALL {
                let view = game.seat_view(seat);
                if !matches!(view.request(), Some(Request::Turn { .. })) {
                    continue;
                }
                turns += 1;
                if turns % TURNS_PER_SAMPLE != 0 {
                    continue;
                }
                let choice = Advice::of(view).and_then(|advice| advice.assessment);
                let is_special =
                    |row: &RowId| rules.special_hands().any(|(event, _)| event.id == *row);
                let row = choice.and_then(|choice| Some(choice.special()?.0.clone()));
                if let Some(row) = row.filter(|row| is_special(row)) {
                    *planned.entry(row).or_default() += 1;
                }
            }
            let Some(events) = step(&mut game, &players) else {
                break;
            };
            let ends =
                |event: &Event| matches!(event, Event::Settled { .. } | Event::WashedOut { .. });
            is_over = events.iter().any(ends);
        }
    }
    planned
}

#[test]
fn special_hands_are_made() {
    let rules = RuleSet::bloem();
    let counted = count_rows(&rules, Level::Club, &Seat::ALL, 1200);
    let events = rules.special_hands().filter(|(_, special)| special.total);
    let names: Vec<&str> = events.map(|(event, _)| event.id.as_str()).collect();
    let made = total_count(&counted, &names);
    println!("{made} special hands: {counted:?}");
    assert!(made >= 6, "{made} in {counted:?}");
}

/// Counts how often each special hand is made in 20,000 deals of `club` players and 500 of `master` players.
#[test]
#[ignore = "plays 20,500 deals; run script/soak hunting"]
fn special_hands_in_many_deals() {
    let rules = RuleSet::bloem();
    let options = &rules.options;
    for (level, deals) in [(Level::Club, 20_000), (Level::Master, 500)] {
        let counted = count_rows(&rules, level, &Seat::ALL, deals);
        println!("{level}, {deals} deals");
        for (event, _) in rules.special_hands() {
            let made = total_count(&counted, &[event.id.as_str()]);
            println!(
                "{made:>6} {:>6} {}",
                event.award(options).points,
                event.id.as_str()
            );
        }
        let all = rules.special_hands();
        let all: u32 = all
            .map(|(event, _)| total_count(&counted, &[event.id.as_str()]))
            .sum();
        assert!(u64::from(all) * 200 > deals, "{level}: {counted:?}");
    }
}

#[test]
fn rows_made_worth_5000_are_pursued() {
    let plain = RuleSet::bloem();
    let planner = [Seat::new(0)];
    let before = count_rows(&plain, Level::Club, &planner, 400);
    // Players want a Pung of Dragons anyway, so the points make less difference.
    let rows = [("all-one-suit", 3.0), ("pung-or-kong-of-dragons", 1.15)];
    for (row, factor) in rows {
        let after = count_rows(
            &with_5000_points(&plain, &[row]),
            Level::Club,
            &planner,
            400,
        );
        let (before, after) = (total_count(&before, &[row]), total_count(&after, &[row]));
        println!("{row}: {before} before, {after} after");
        assert!(
            f64::from(after) > factor * f64::from(before),
            "{row}: {before} before, {after} after"
        );
    }
}

/// Custom special hands, each with its pattern.
const CUSTOM_HANDS: [(&str, &str); 3] = [
    ("Two Ladders", r#""run 1-6x", "run 4-9y", "pair honour""#),
    (
        "Three Sisters",
        r#""chow nx", "chow ny", "chow nz", "pung-or-kong dragon", "pair wind""#,
    ),
    (
        "Ladder",
        r#""run 1-9x", "pung-or-kong dragon", "pair wind""#,
    ),
];

/// How often a custom special hand worth this many points is made in this many deals of four `club` players.
fn count_made((name, pattern): (&str, &str), points: u32, deals: u32) -> u32 {
    let text = format!(
        r#"
        name = "Trial"
        based_on = "bloem"
        [[events]]
        id = "{name}"
        when = "pattern"
        award.points = {points}
        winner_only = true
        special.total = true
        special.patterns = [[{pattern}]]
        "#
    );
    let written = WrittenRules::read(&text).unwrap_or_else(|wrong| panic!("{wrong}"));
    let trial = Trial::play(&Arc::new(written.rules), deals, 2, |_| true);
    trial.count_of(name).made
}

#[test]
fn a_custom_special_hand_worth_5000_is_pursued() {
    let [hand, ..] = CUSTOM_HANDS;
    let (cheap, dear) = (count_made(hand, 100, 800), count_made(hand, 5000, 800));
    println!("{}: {cheap} at 100 points, {dear} at 5,000", hand.0);
    assert!(dear >= 4 && dear >= 5 * cheap, "{cheap} and {dear}");
}

/// Makes the previous check for three custom special hands, in more deals.
#[test]
#[ignore = "plays 18,000 deals; run script/soak hunting"]
fn custom_special_hands_worth_5000_are_pursued() {
    for hand in CUSTOM_HANDS {
        let (cheap, dear) = (count_made(hand, 100, 3000), count_made(hand, 5000, 3000));
        println!("{}: {cheap} at 100 points, {dear} at 5,000", hand.0);
        assert!(dear >= 5 * cheap.max(1), "{}: {cheap}, {dear}", hand.0);
    }
}

#[test]
fn special_hands_made_worth_5000_are_planned_for() {
    let plain = RuleSet::bloem();
    let names = plain.special_hands().map(|(event, _)| event.id.as_str());
    let names: Vec<&str> = names.collect();
    let before = count_plans(&plain, 12).values().sum::<u32>();
    let after = count_plans(&with_5000_points(&plain, &names), 12)
        .values()
        .sum::<u32>();
    println!("{before} turns before, {after} after");
    assert!(after > 3 * before, "{before} before, {after} after");
}

#[test]
fn a_forbidden_special_hand_is_not_pursued() {
    let rules = RuleSet::bloem();
    let before = count_plans(&rules, 48);
    let (favourite, _) = before
        .iter()
        .max_by_key(|(_, turns)| **turns)
        .unwrap_or_else(|| panic!("no special hand is planned for"));
    let mut forbidden = rules.clone();
    let forbid = RowChange {
        allowed: Some(false),
        ..RowChange::default()
    };
    forbidden
        .change(favourite, &forbid)
        .unwrap_or_else(|error| panic!("{error}"));
    let after = count_plans(&forbidden, 48);
    assert_eq!(after.get(favourite), None, "{after:?}");
    let mut none_allowed = rules;
    none_allowed.options.special_hands = false;
    assert_eq!(count_plans(&none_allowed, 8), BTreeMap::new());
}
