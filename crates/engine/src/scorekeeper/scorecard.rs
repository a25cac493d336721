//! The scorecard: players, rules and entries, and the results that follow from them.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::{Circumstance, Draft, Edit, EntryError, EntryPosition, HandResult, OtherDraft};
use crate::rules::RuleSet;
use crate::table::GameProgress;
use crate::tiles::{BySeat, Seat, Wind};

/// The seat that is East in the first hand.
const FIRST_EAST: Seat = Seat::new(0);

/// A game with real tiles.
#[derive(Clone, Debug, PartialEq)]
pub struct Scorecard {
    /// What tells it apart from all other scorecards, in whatever file it is; empty if it was never given.
    pub id: String,
    /// The players in the order of play, beginning with the first East.
    pub names: BySeat<String>,
    /// The rules of the game.
    pub rules: RuleSet,
    /// The entries.
    pub entries: Vec<Entry>,
    /// The next hand, as far as it is typed.
    pub draft: Draft,
    /// The next penalty or correction, as far as it is typed.
    pub other: Option<OtherDraft>,
    /// An earlier entry that is being changed, or a hand that is being inserted.
    pub edit: Option<Edit>,
    /// The heading of the sheet.
    pub heading: Heading,
}

/// The heading of a scorecard.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Heading {
    /// The name of the scorecard; empty if it has none.
    pub name: String,
    /// The day: year, month and day.
    pub date: Option<(i32, u32, u32)>,
    /// The place; empty if none is given.
    pub place: String,
}

/// An entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// A hand that somebody won.
    Hand(Draft),
    /// A dead hand.
    Dead,
    /// A player pays points to another player, or to each of the others.
    Penalty {
        /// Who pays.
        by: Seat,
        /// To whom; `None`: to each of the others.
        to: Option<Seat>,
        /// Number of points.
        points: u32,
    },
    /// A player's score is corrected by a number of points.
    Correction {
        /// The player.
        of: Seat,
        /// The correction.
        points: i64,
    },
}

/// The result of an entry, with the game before and after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The progress of the game before it.
    pub progress: GameProgress,
    /// Its result.
    pub result: EntryResult,
    /// What should be checked, mostly because an earlier entry or the rules were changed.
    pub warnings: Vec<EntryWarning>,
    /// The points that each player won, or lost if negative.
    pub changes: BySeat<i64>,
    /// The scores after it.
    pub scores: BySeat<i64>,
}

/// The result of an entry by the rules in force.
#[derive(Clone, Debug, PartialEq)]
pub enum EntryResult {
    /// Somebody won.
    Won(Box<HandResult>),
    /// Not a hand by these rules; there are no payments.
    Refused(EntryError),
    /// Any other entry.
    Other(Entry),
}

/// Why an entry should be checked, apart from an error in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryWarning {
    /// The game was over before it.
    AfterTheEnd,
    /// This circumstance was marked and is no longer possible.
    Dropped(Circumstance),
}

/// Everything derived from the entries of a scorecard.
#[derive(Clone, Debug, PartialEq)]
pub struct Results {
    /// The result of each entry.
    pub lines: Vec<Line>,
    /// The progress of the game after all entries.
    pub progress: GameProgress,
    /// The scores after all entries.
    pub scores: BySeat<i64>,
    /// Whether all rounds or hands of the game are finished.
    pub is_over: bool,
}

impl Scorecard {
    /// An empty scorecard for these players.
    pub fn new(names: BySeat<String>, rules: RuleSet) -> Self {
        Self {
            id: String::new(),
            names,
            rules,
            entries: Vec::new(),
            draft: Draft::default(),
            other: None,
            edit: None,
            heading: Heading::default(),
        }
    }

    /// Computes everything that follows from the entries.
    pub fn results(&self) -> Results {
        let mut progress = GameProgress {
            east: FIRST_EAST,
            round_wind: Wind::East,
            deals: 0,
            east_wins: 0,
            rounds_done: 0,
            goulash: false,
        };
        let mut scores = BySeat([self.rules.options.starting_score; 4]);
        let mut lines = Vec::with_capacity(self.entries.len());
        for entry in &self.entries {
            let (result, changes, next) = self.evaluate_entry(entry, progress);
            for (seat, score) in scores.iter_mut() {
                *score = score.saturating_add(changes[seat]);
            }
            lines.push(Line {
                progress,
                warnings: self.warnings(entry, &result, progress),
                result,
                changes,
                scores,
            });
            progress = next;
        }
        let is_over = progress.is_game_over(&self.rules.options);
        Results {
            lines,
            progress,
            scores,
            is_over,
        }
    }

    /// The result of an entry, the points won and lost, and the progress of the game after it.
    fn evaluate_entry(
        &self,
        entry: &Entry,
        progress: GameProgress,
    ) -> (EntryResult, BySeat<i64>, GameProgress) {
        let after = |winner: Option<Seat>| progress.after(winner, FIRST_EAST, &self.rules);
        let mut changes = BySeat::default();
        let other = EntryResult::Other(entry.clone());
        match entry {
            Entry::Hand(draft) => match draft.read(&progress) {
                Err(error) => (EntryResult::Refused(error), changes, after(draft.winner())),
                Ok(played) => match HandResult::of(&played, &progress, &self.rules_at(&progress)) {
                    Err(error) => (
                        EntryResult::Refused(error),
                        changes,
                        after(Some(played.winner)),
                    ),
                    Ok(result) => {
                        changes = result.settlement.totals();
                        let next = after(Some(played.winner));
                        (EntryResult::Won(Box::new(result)), changes, next)
                    }
                },
            },
            Entry::Dead => (other, changes, after(None)),
            Entry::Penalty { by, to, points } => {
                let paid = by.others().filter(|seat| to.is_none_or(|to| to == *seat));
                for seat in paid {
                    changes[seat] += i64::from(*points);
                    changes[*by] -= i64::from(*points);
                }
                (other, changes, progress)
            }
            Entry::Correction { of, points } => {
                changes[*of] = *points;
                (other, changes, progress)
            }
        }
    }

    /// The warnings of an entry. A refused one can be late, but its circumstances are not checked.
    fn warnings(
        &self,
        entry: &Entry,
        result: &EntryResult,
        progress: GameProgress,
    ) -> Vec<EntryWarning> {
        let is_hand = matches!(entry, Entry::Hand(_) | Entry::Dead);
        let is_late = is_hand && progress.is_game_over(&self.rules.options);
        let dropped = match (entry, result) {
            (Entry::Hand(draft), EntryResult::Won(result)) => draft
                .circumstances
                .difference(&result.played.circumstances)
                .map(|circumstance| EntryWarning::Dropped(*circumstance))
                .collect(),
            _ => Vec::new(),
        };
        is_late
            .then_some(EntryWarning::AfterTheEnd)
            .into_iter()
            .chain(dropped)
            .collect()
    }

    /// The result of the draft being typed, as if it were entered at this point of the game.
    ///
    /// # Errors
    /// The first mistake.
    pub fn evaluate(&self, progress: &GameProgress) -> Result<HandResult, EntryError> {
        let played = self.typed().read(progress)?;
        HandResult::of(&played, progress, &self.rules_at(progress))
    }

    /// The rules of a hand: after a dead hand those of a Goulash, if the game has it.
    pub fn rules_at(&self, progress: &GameProgress) -> Cow<'_, RuleSet> {
        match progress.goulash {
            true => Cow::Owned(self.rules.for_goulash()),
            false => Cow::Borrowed(&self.rules),
        }
    }

    /// The draft being typed as an entry.
    ///
    /// # Errors
    /// The first mistake, if it is not a valid hand.
    pub fn typed_hand(&self) -> Result<Entry, EntryError> {
        let (progress, _) = self.results().before(self.position());
        self.evaluate(&progress)?;
        Ok(Entry::Hand(Draft {
            east: Some(progress.east),
            ..self.typed().clone()
        }))
    }
}

impl Line {
    /// The points of a player's hand; 0 if the entry is not a valid hand.
    pub fn points(&self, seat: Seat) -> u32 {
        match &self.result {
            EntryResult::Won(result) => result.hands[seat].total(),
            EntryResult::Refused(_) | EntryResult::Other(_) => 0,
        }
    }

    /// Whether the entry has an error or a warning.
    pub fn needs_attention(&self) -> bool {
        matches!(self.result, EntryResult::Refused(_)) || !self.warnings.is_empty()
    }
}

impl Results {
    /// The progress of the game, and the scores, before an entry at this position.
    pub fn before(&self, position: EntryPosition) -> (GameProgress, BySeat<i64>) {
        let line = position.index().and_then(|index| self.lines.get(index));
        match line {
            Some(line) => {
                let scores = BySeat::from_fn(|seat| line.scores[seat] - line.changes[seat]);
                (line.progress, scores)
            }
            None => (self.progress, self.scores),
        }
    }
}

#[cfg(test)]
mod tests;
