//! A tournament: its people, its plan, the points of each table, penalties, and the standings that follow.

use serde::{Deserialize, Serialize};

use super::SeatingPlan;
use crate::file_fault::FileFault;
use crate::scorekeeper::{Day, is_day};

/// The number of the format.
const FORMAT: u32 = 1;
/// The maximum length of a name, in characters.
const MAX_CHARACTERS: usize = 80;
/// The maximum points of a table or a penalty.
const MAX_POINTS: i64 = 10_000_000;

/// A tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tournament {
    /// The number of the format.
    tournament: u32,
    /// The name; empty if it has none.
    pub name: String,
    /// The day.
    pub date: Option<Day>,
    /// The people.
    pub people: Vec<String>,
    /// Who sits where; `None` before the draw.
    pub plan: Option<SeatingPlan>,
    /// The points of each table of each round that were entered.
    results: Vec<Vec<Option<[i64; 4]>>>,
    /// The penalty points of each person in all.
    penalties: Vec<i64>,
}

/// The format number, which is read first.
#[derive(Deserialize)]
struct FormatNumber {
    tournament: u32,
}

/// A person's place in the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentStanding {
    /// The rank, from 1. People with the same points share a rank.
    pub rank: usize,
    /// Whether somebody else has the same rank.
    pub is_tied: bool,
    /// The person, counted from 0.
    pub person: usize,
    /// The number of rounds with points.
    pub rounds: usize,
    /// The points in all, less penalties.
    pub points: i64,
    /// The penalties.
    pub penalties: i64,
}

/// Why a file is not a tournament.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TournamentError {
    /// It is damaged, or not a tournament.
    #[error("not a tournament: {0}")]
    Damaged(FileFault),
    /// A later version has written it.
    #[error("a tournament of format {0}")]
    Later(u32),
}

impl Tournament {
    /// A tournament without people.
    pub fn new(date: Day) -> Self {
        Self {
            tournament: FORMAT,
            date: Some(date),
            ..Self::default()
        }
    }

    /// Changes who takes part. A plan, points and penalties are removed.
    pub fn set_people(&mut self, people: Vec<String>) {
        self.people = people;
        self.plan = None;
        self.results.clear();
        self.penalties.clear();
    }

    /// Draws the plan for these rounds; false if the number of people or of rounds does not fit. Points and penalties are removed.
    pub fn draw(&mut self, rounds: usize) -> bool {
        self.plan = SeatingPlan::new(self.people.len(), rounds);
        let rounds = self.plan.iter().flat_map(|plan| &plan.rounds);
        self.results = rounds.map(|round| vec![None; round.tables.len()]).collect();
        self.penalties = vec![0; self.people.len()];
        self.plan.is_some()
    }

    /// The people at a table of a round.
    pub fn table(&self, round: usize, table: usize) -> Option<[usize; 4]> {
        let round = self.plan.as_ref()?.rounds.get(round)?;
        round.tables.get(table).copied()
    }

    /// The points of a table, in the order of its people.
    pub fn result(&self, round: usize, table: usize) -> Option<[i64; 4]> {
        *self.results.get(round)?.get(table)?
    }

    /// Enters the points of a table, or removes them.
    pub fn set_result(&mut self, round: usize, table: usize, points: Option<[i64; 4]>) {
        let results = self.results.get_mut(round);
        if let Some(result) = results.and_then(|round| round.get_mut(table)) {
            *result = points;
        }
    }

    /// A person's penalty points.
    pub fn penalty(&self, person: usize) -> i64 {
        self.penalties.get(person).copied().unwrap_or_default()
    }

    /// Sets a person's penalty points.
    pub fn set_penalty(&mut self, person: usize, points: i64) {
        if let Some(penalty) = self.penalties.get_mut(person) {
            *penalty = points.clamp(0, MAX_POINTS);
        }
    }

    /// Whether points of any table were entered.
    pub fn has_results(&self) -> bool {
        self.results.iter().flatten().any(Option::is_some)
    }

    /// The standings, best first.
    pub fn standings(&self) -> Vec<TournamentStanding> {
        let mut standings: Vec<TournamentStanding> = (0..self.people.len())
            .map(|person| TournamentStanding {
                rank: 0,
                is_tied: false,
                person,
                rounds: 0,
                points: -self.penalty(person),
                penalties: self.penalty(person),
            })
            .collect();
        let rounds = self.plan.iter().flat_map(|plan| &plan.rounds).enumerate();
        for (number, round) in rounds {
            for (table, people) in round.tables.iter().enumerate() {
                let points = self.result(number, table).into_iter().flatten();
                for (person, points) in people.iter().zip(points) {
                    standings[*person].rounds += 1;
                    standings[*person].points += points;
                }
            }
        }
        standings.sort_by_key(|standing| std::cmp::Reverse(standing.points));
        let points: Vec<i64> = standings.iter().map(|standing| standing.points).collect();
        for standing in &mut standings {
            let better = points.iter().filter(|points| **points > standing.points);
            let equal = points.iter().filter(|points| **points == standing.points);
            standing.rank = better.count() + 1;
            standing.is_tied = equal.count() > 1;
        }
        standings
    }

    /// The text of the tournament's file.
    pub fn text(&self) -> String {
        // Names and numbers can always be written.
        serde_json::to_string_pretty(self).unwrap_or_default()
    }

    /// Parses the text of a file.
    ///
    /// # Errors
    /// It is not a tournament, or is of a later version.
    pub fn read(text: &str) -> Result<Self, TournamentError> {
        let damaged = TournamentError::Damaged;
        let format: FormatNumber = serde_json::from_str(text)
            .map_err(|error| damaged(FileFault::from(error).without_format()))?;
        if format.tournament > FORMAT {
            return Err(TournamentError::Later(format.tournament));
        }
        let read: Self = serde_json::from_str(text).map_err(|error| damaged(error.into()))?;
        match read.is_consistent() {
            true => Ok(read),
            false => Err(damaged(FileFault::Value)),
        }
    }

    /// Whether the plan, the points and the penalties are those of the people.
    fn is_consistent(&self) -> bool {
        let people = self.people.len();
        let is_short = |name: &String| name.chars().count() <= MAX_CHARACTERS;
        let fits = |points: &i64| (-MAX_POINTS..=MAX_POINTS).contains(points);
        let has_fair_values = self.people.iter().all(is_short)
            && self.date.as_ref().is_none_or(is_day)
            && is_short(&self.name)
            && self.penalties.iter().all(fits)
            && self.results.iter().flatten().flatten().flatten().all(fits);
        let Some(plan) = &self.plan else {
            return has_fair_values && people <= 64;
        };
        let has_people = plan.rounds.iter().all(|round| {
            let mut present: Vec<usize> = round.tables.iter().flatten().copied().collect();
            present.extend(&round.resting);
            present.sort_unstable();
            present == (0..people).collect::<Vec<_>>()
        });
        let tables = plan.rounds.iter().map(|round| round.tables.len());
        has_fair_values
            && plan.people == people
            && has_people
            && self.penalties.len() == people
            && self.results.iter().map(Vec::len).eq(tables)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn() -> Tournament {
        let mut tournament = Tournament::new((2026, 11, 28));
        tournament.people = (0..9).map(|number| format!("P{number}")).collect();
        assert!(tournament.draw(3));
        tournament
    }

    #[test]
    fn points_and_penalties_make_the_standings() {
        let mut tournament = drawn();
        let plan = tournament.plan.clone().expect("drawn");
        let [first, second, third, fourth] = plan.rounds[0].tables[0];
        tournament.set_result(0, 0, Some([50, 10, -20, -40]));
        tournament.set_penalty(second, 30);
        let standings = tournament.standings();
        let of = |person: usize| {
            let found = standings.iter().find(|standing| standing.person == person);
            found.map(|standing| (standing.rank, standing.is_tied, standing.points))
        };
        assert_eq!(of(first), Some((1, false, 50)));
        // Five people without points come before those who lost.
        assert_eq!(of(second), Some((7, true, -20)));
        assert_eq!(of(third), Some((7, true, -20)));
        assert_eq!(of(fourth), Some((9, false, -40)));
        tournament.set_result(0, 0, None);
        assert!(!tournament.has_results());
        tournament.set_result(9, 9, Some([0; 4]));
        assert_eq!(tournament.result(9, 9), None);
    }

    #[test]
    fn a_tournament_is_read_as_it_was_written() {
        let mut tournament = drawn();
        tournament.set_result(1, 1, Some([1, 2, 3, -6]));
        let text = tournament.text();
        assert_eq!(Tournament::read(&text), Ok(tournament));
        let later = text.replace("\"tournament\": 1", "\"tournament\": 9");
        assert_eq!(Tournament::read(&later), Err(TournamentError::Later(9)));
        let other = text.replacen("\"P8\"", "\"P8\", \"P9\"", 1);
        for damaged in ["{}", &text[..text.len() / 2], &other] {
            let read = Tournament::read(damaged);
            assert!(
                matches!(read, Err(TournamentError::Damaged(_))),
                "{damaged}"
            );
        }
    }

    #[test]
    fn too_few_people_have_no_plan() {
        let mut tournament = Tournament::new((2026, 11, 28));
        tournament.people = vec!["Ann".to_owned(); 7];
        assert!(!tournament.draw(3));
        let mut drawn = drawn();
        drawn.set_people(tournament.people.clone());
        assert_eq!(drawn.plan, None);
        assert_eq!(Tournament::read(&tournament.text()), Ok(tournament));
    }
}
