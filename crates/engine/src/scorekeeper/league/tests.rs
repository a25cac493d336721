//! Tests of the league table.

use super::*;
use crate::rules::RuleSet;
use crate::scorekeeper::{Draft, Entry, Scorecard};
use crate::tiles::BySeat;

/// A summary with two hands.
fn summary(date: Option<Day>, players: [&str; 4], points: [i64; 4]) -> Summary {
    Summary {
        name: String::new(),
        date,
        place: "Club".to_owned(),
        players: BySeat(players.map(str::to_owned)),
        hands: 2,
        wins: BySeat([1, 1, 0, 0]),
        scores: BySeat(points),
        points: BySeat(points),
    }
}

/// Rank, tie, name, evenings, hands, wins and points of each player.
type Row<'a> = (usize, bool, &'a str, usize, usize, usize, i64);

fn rows(table: &LeagueTable) -> Vec<Row<'_>> {
    let rows = table.standings.iter().map(|standing| {
        let Standing {
            rank,
            is_tied,
            name,
            evenings,
            hands,
            wins,
            points,
        } = standing;
        (
            *rank,
            *is_tied,
            name.as_str(),
            *evenings,
            *hands,
            *wins,
            *points,
        )
    });
    rows.collect()
}

#[test]
fn players_are_added_up_over_sheets_and_ties_share_a_rank() {
    let (first, second) = (Some((2026, 11, 19)), Some((2026, 11, 26)));
    let sheets = [
        summary(first, ["Ann", "Bob", "Cy", "Dan"], [100, -40, -40, -20]),
        // Two tables on one evening, and a name written differently.
        summary(second, ["bob", "Ann ", "Eve", ""], [50, -10, -40, 0]),
        summary(second, ["Ann", "Cy", "Dan", "Eve"], [0, 10, -10, 0]),
        summary(None, ["Fay", "Fay", "Dan", "Cy"], [5, 5, 0, -10]),
    ];
    let table = LeagueTable::of(&sheets, LeagueOrder::Points);
    assert_eq!(table.sheets, 4);
    assert_eq!(
        rows(&table),
        [
            (1, false, "Ann", 2, 6, 3, 90),
            (2, true, "bob", 2, 4, 2, 10),
            (2, true, "Fay", 1, 4, 2, 10),
            (4, false, "Dan", 3, 6, 0, -30),
            (5, true, "Cy", 3, 6, 1, -40),
            (5, true, "Eve", 1, 4, 0, -40),
        ]
    );
}

#[test]
fn averages_are_compared_as_fractions() {
    let mut long = summary(None, ["Ann", "", "", ""], [30, 0, 0, 0]);
    long.hands = 3;
    let short = summary(None, ["Bob", "", "", ""], [20, 0, 0, 0]);
    let best = summary(None, ["Cy", "", "", ""], [21, 0, 0, 0]);
    let table = LeagueTable::of([&long, &short, &best], LeagueOrder::Average);
    let order: Vec<(usize, &str)> = table
        .standings
        .iter()
        .map(|standing| (standing.rank, standing.name.as_str()))
        .collect();
    assert_eq!(order, [(1, "Cy"), (2, "Ann"), (2, "Bob")]);
    assert_eq!(table.standings[0].average(), 10.5);
}

#[test]
fn a_filter_chooses_by_place_name_and_day() {
    let mut sheet = summary(Some((2026, 11, 26)), ["A", "B", "C", "D"], [0; 4]);
    sheet.name = "Autumn league".to_owned();
    let filter = |place: &str, since, until| LeagueFilter {
        place: place.to_owned(),
        since,
        until,
    };
    let day = |day| Some((2026, 11, day));
    assert!(LeagueFilter::default().includes(&sheet));
    assert!(filter(" club", day(26), day(26)).includes(&sheet));
    assert!(filter("autumn", None, None).includes(&sheet));
    assert!(!filter("home", None, None).includes(&sheet));
    assert!(!filter("", day(27), None).includes(&sheet));
    assert!(!filter("", None, day(25)).includes(&sheet));
    sheet.date = None;
    assert!(LeagueFilter::default().includes(&sheet) && !filter("", day(1), None).includes(&sheet));
}

#[test]
fn a_summary_counts_wins_and_points_without_the_starting_score() {
    let names = BySeat(["Ann", "Bob", "Cy", "Dan"].map(str::to_owned));
    let mut card = Scorecard::new(names, RuleSet::bloem());
    card.rules.options.starting_score = 2000;
    let mut draft = Draft::default();
    draft.hands[Seat::new(1)] = "123b456b789b123c5c+5c".to_owned();
    card.put(Entry::Hand(draft));
    card.put(Entry::Dead);
    let summary = card.summary();
    assert_eq!((summary.hands, summary.wins.0), (2, [0, 1, 0, 0]));
    assert!(summary.points[Seat::new(1)] > 0);
    assert_eq!(summary.points.0.iter().sum::<i64>(), 0);
}
