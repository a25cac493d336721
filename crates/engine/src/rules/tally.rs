//! Adding up: the rows that count for a hand divided in one way, and what they come to.

use smallvec::SmallVec;

use super::condition::{Match, Matches};
use super::facts::Facts;
use super::{Award, GameOptions, RuleSet, RuleSetId, Score, ScoreLine, ScoringEvent};

/// A score is held below this, whatever is doubled.
const CEILING: u64 = 100_000_000;

/// The rows that count, by their place in the table, and their sum.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    counted: SmallVec<[(usize, Match); 12]>,
    sum: Award,
}

impl Tally {
    /// Looks at every row. The greatest of the special hands whose points are the whole score leaves nothing else
    /// to count.
    pub(super) fn of(rules: &RuleSet, facts: &Facts<'_>) -> Self {
        let mut tally = Self::default();
        let mut whole = Self::default();
        for (row, event, award) in rows(rules, facts) {
            for found in matches(row, event, facts) {
                if !event.is_whole_score() {
                    tally.count(row, found, award);
                } else if award.points > whole.sum.points {
                    whole = Self::default();
                    whole.count(row, found, award);
                }
            }
        }
        if whole.counted.is_empty() {
            if rules.id == RuleSetId::Classical {
                tally.order_sets();
            }
            tally
        } else {
            whole
        }
    }

    /// Where rows for sets follow each other, the sheet goes from set to set as they were laid out.
    fn order_sets(&mut self) {
        let of_sets = |(_, one): &(usize, Match), (_, next): &(usize, Match)| {
            one.set.is_some() == next.set.is_some()
        };
        for rows in self.counted.chunk_by_mut(of_sets) {
            rows.sort_by_key(|(_, found)| found.set);
        }
    }

    fn count(&mut self, row: usize, found: Match, award: Award) {
        add(&mut self.sum, award);
        self.counted.push((row, found));
    }

    /// The score with its lines.
    pub(super) fn score(self, rules: &RuleSet, facts: &Facts<'_>) -> Score {
        let options = &rules.options;
        let limited = self.sum.limit > 0 && options.max_score.is_some();
        let mut lines: Vec<ScoreLine> = Vec::with_capacity(self.counted.len());
        for (row, found) in self.counted {
            let event = &rules.events()[row];
            let award = event.award(options);
            let parts = award.parts().filter(|part| !limited || part.limit > 0);
            lines.extend(parts.map(|award| ScoreLine {
                row: event.id.clone(),
                tile: found.tile,
                tiles: found.tiles.to_vec(),
                award,
            }));
        }
        lines.sort_by_key(|line| (line.award.limit > 0, line.award.points == 0));
        Score {
            arrangement: facts.arrangement.clone(),
            lines,
            near_misses: Vec::new(),
            points: self.sum.points,
            doubles: self.sum.doubles,
            total: total(self.sum, options),
        }
    }
}

/// What the rows that count come to: the sum of a tally for those who need no lines.
pub(super) fn sum(rules: &RuleSet, facts: &Facts<'_>) -> Award {
    let mut sum = Award::default();
    let mut whole = Award::default();
    for (row, event, award) in rows(rules, facts) {
        let times = if facts.fits_pattern(row) {
            1
        } else {
            event.when.times(facts)
        };
        if !event.is_whole_score() {
            (0..times).for_each(|_| add(&mut sum, award));
        } else if times > 0 && award.points > whole.points {
            whole = award;
        }
    }
    if whole.points > 0 { whole } else { sum }
}

/// The rows that may count, with their awards.
fn rows<'a>(
    rules: &'a RuleSet,
    facts: &Facts<'_>,
) -> impl Iterator<Item = (usize, &'a ScoringEvent, Award)> {
    let won = facts.situation.win.is_some();
    let rows = rules.events().iter().enumerate();
    rows.filter(move |(_, event)| won || !event.winner_only)
        .map(|(row, event)| (row, event, event.award(&rules.options)))
        .filter(|(_, event, award)| *award != Award::default() && rules.accepts(event))
}

/// Every reason for a row to count.
fn matches(row: usize, event: &ScoringEvent, facts: &Facts<'_>) -> Matches {
    if facts.fits_pattern(row) {
        return std::iter::once(Match::showing(facts.hand.playing_tiles().iter())).collect();
    }
    event.when.matches(facts)
}

fn add(sum: &mut Award, award: Award) {
    sum.points = sum.points.saturating_add(award.points);
    sum.doubles = sum.doubles.saturating_add(award.doubles);
    sum.limit = sum.limit.max(award.limit);
}

/// What a sum of awards comes to before any maximum; of two ways to divide a hand the greater one counts.
pub(super) fn worth(sum: Award, options: &GameOptions) -> u64 {
    let limit = u64::from(sum.limit) * u64::from(options.limit) / 100;
    if sum.limit > 0 && options.max_score.is_some() {
        return limit;
    }
    doubled(sum.points, sum.doubles).max(limit)
}

/// Doubles points, never beyond the ceiling.
pub(super) fn doubled(points: u32, doubles: u32) -> u64 {
    let factor = 1_u64 << doubles.min(27);
    (u64::from(points) * factor).min(CEILING)
}

impl Score {
    /// Its points, doubled, before any limit.
    pub fn doubled(&self) -> u64 {
        doubled(self.points, self.doubles)
    }
}

/// What a sum of awards counts in the settlement. With a maximum, a limit hand is worth just that; without, it
/// may come to more.
pub(super) fn total(sum: Award, options: &GameOptions) -> u32 {
    let doubled = doubled(sum.points, sum.doubles);
    let limit = u64::from(sum.limit) * u64::from(options.limit) / 100;
    let total = match options.max_score {
        Some(_) if sum.limit > 0 => limit,
        Some(max) => doubled.min(u64::from(max)),
        None => doubled.max(limit),
    };
    u32::try_from(total).unwrap_or(u32::MAX)
}
