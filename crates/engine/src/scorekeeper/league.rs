//! The league table over several scorecards.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use super::Summary;
use super::day::Day;
use super::names::name_key;
use crate::tiles::Seat;

/// By what a league table ranks the players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LeagueOrder {
    /// By the points won in all.
    #[default]
    Points,
    /// By the points won in an average hand.
    Average,
}

/// Which scorecards count for a league table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeagueFilter {
    /// Part of the place or of the scorecard's name; empty for all.
    pub place: String,
    /// The first day.
    pub since: Option<Day>,
    /// The last day.
    pub until: Option<Day>,
}

/// A league table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeagueTable {
    /// The players, best first.
    pub standings: Vec<Standing>,
    /// The number of scorecards that count.
    pub sheets: usize,
}

/// A player's place in a league table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The rank, from 1. Players who are equal share a rank, and the next ranks are left out.
    pub rank: usize,
    /// Whether another player has the same rank.
    pub is_tied: bool,
    /// The name, spelled as on the player's latest scorecard.
    pub name: String,
    /// The number of days on which the player played. Scorecards without a date count as days of their own.
    pub evenings: usize,
    /// The number of hands, dead hands included.
    pub hands: usize,
    /// The number of hands won.
    pub wins: usize,
    /// The points won in all, or lost if negative.
    pub points: i64,
}

impl LeagueFilter {
    /// Whether a scorecard counts. One without a date counts only while no day is given.
    pub fn includes(&self, summary: &Summary) -> bool {
        let wanted = self.place.trim().to_lowercase();
        let names = [&summary.place, &summary.name];
        let is_there = wanted.is_empty()
            || names
                .iter()
                .any(|name| name.to_lowercase().contains(&wanted));
        let is_in_time = match summary.date {
            Some(day) => {
                self.since.is_none_or(|since| since <= day)
                    && self.until.is_none_or(|until| day <= until)
            }
            None => self.since.is_none() && self.until.is_none(),
        };
        is_there && is_in_time
    }
}

/// What a player has won so far.
#[derive(Default)]
struct Record<'a> {
    name: &'a str,
    /// The day of the scorecard that gave the name.
    named: Option<Day>,
    days: BTreeSet<Day>,
    undated: usize,
    hands: usize,
    wins: usize,
    points: i64,
}

impl LeagueTable {
    /// The table over these scorecards. The same name, apart from capitals and blanks, is the same player. Seats without a name and scorecards
    /// without a hand are left out.
    pub fn of<'a>(summaries: impl IntoIterator<Item = &'a Summary>, order: LeagueOrder) -> Self {
        let mut records = BTreeMap::<String, Record<'a>>::new();
        let mut sheets = 0;
        for summary in summaries {
            if summary.hands == 0 {
                continue;
            }
            sheets += 1;
            // A name that is entered twice on a scorecard still has one evening.
            let mut seen = BTreeSet::new();
            for seat in Seat::ALL {
                let name = summary.players[seat].trim();
                if name.is_empty() {
                    continue;
                }
                let key = name_key(name);
                let is_first = seen.insert(key.clone());
                let record = records.entry(key).or_default();
                record.add(summary, seat);
                if is_first {
                    record.add_evening(summary.date);
                }
                if record.name.is_empty() || summary.date >= record.named {
                    (record.name, record.named) = (name, summary.date);
                }
            }
        }
        let mut standings: Vec<Standing> = records.into_values().map(Standing::of).collect();
        // Players with equal points stay in the order of their names.
        standings.sort_by(|one, other| compare(other, one, order));
        rank(&mut standings, order);
        Self { standings, sheets }
    }
}

impl Record<'_> {
    fn add(&mut self, summary: &Summary, seat: Seat) {
        self.hands += summary.hands;
        self.wins += summary.wins[seat];
        self.points = self.points.saturating_add(summary.points[seat]);
    }

    fn add_evening(&mut self, date: Option<Day>) {
        match date {
            Some(day) => {
                self.days.insert(day);
            }
            None => self.undated += 1,
        }
    }
}

impl Standing {
    /// A standing that is not ranked yet.
    fn of(record: Record<'_>) -> Self {
        Self {
            rank: 0,
            is_tied: false,
            name: record.name.to_owned(),
            evenings: record.days.len() + record.undated,
            hands: record.hands,
            wins: record.wins,
            points: record.points,
        }
    }

    /// The points won in an average hand.
    pub fn average(&self) -> f64 {
        self.points as f64 / self.hands.max(1) as f64
    }
}

fn compare(one: &Standing, other: &Standing, order: LeagueOrder) -> Ordering {
    match order {
        LeagueOrder::Points => one.points.cmp(&other.points),
        LeagueOrder::Average => {
            // Fractions are compared without rounding.
            let cross = |points: i64, hands: usize| i128::from(points) * hands as i128;
            cross(one.points, other.hands).cmp(&cross(other.points, one.hands))
        }
    }
}

fn rank(standings: &mut [Standing], order: LeagueOrder) {
    let mut rank = 1;
    for at in 0..standings.len() {
        let is_equal = at > 0 && compare(&standings[at - 1], &standings[at], order).is_eq();
        if is_equal {
            standings[at - 1].is_tied = true;
            standings[at].is_tied = true;
        } else {
            rank = at + 1;
        }
        standings[at].rank = rank;
    }
}

#[cfg(test)]
mod tests;
