//! Determines the rows that count for an arranged hand, and their sum.

use smallvec::SmallVec;

use super::condition::{Condition, Match, Matches, Winning};
use super::facts::Facts;
use super::{Award, GameOptions, RuleSet, RuleSetId, Score, ScoreLine, ScoringEvent};

/// The ceiling of doubled points, so that no number of doubles overflows.
const CEILING: u64 = 100_000_000;

/// The sum of the rows that count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sum {
    /// The sum for the hand.
    pub hand: Award,
    /// The sum for Flowers and Seasons that count separately beside a special hand.
    pub apart: Award,
}

/// Which rows count. A special hand is given by the index of its row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counting {
    /// All except special hands whose points or doubles stand alone.
    Usual,
    /// This special hand, whose points are the whole score; and Flowers, Seasons and the last discard if these count separately.
    Whole(usize),
    /// The doubles of this special hand and of the last discard, and the points of all rows.
    OnlyDoubles(usize),
}

/// How a row relates to the others.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    /// Added to the others.
    Usual,
    /// A special hand whose points are the whole score.
    Whole,
    /// A special hand besides which no doubles count but those of `LastDiscard`.
    OnlyDoubles,
    /// For Flowers and Seasons, if they can count separately.
    Bonus,
    /// For winning with the last discard: its doubles apply also to what counts separately.
    LastDiscard,
}

/// The rows that count, by their index in the table, and their sum.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    counted: SmallVec<[(usize, Match); 12]>,
    counting: Counting,
    sum: Sum,
}

impl Tally {
    /// The tally of a hand.
    pub(super) fn of(rules: &RuleSet, facts: &Facts<'_>) -> Self {
        let (counting, sum) = count_rows(rules, facts);
        let mut tally = Self {
            counted: SmallVec::new(),
            counting,
            sum,
        };
        for (row, event, award) in rows(rules, facts) {
            if counting.includes(row, Role::of(event, &rules.options), award, sum.apart) {
                let found = matches(row, event, facts).into_iter();
                let counts_once = matches!(counting, Counting::Whole(whole) if whole == row);
                let max = if counts_once { 1 } else { usize::MAX };
                tally
                    .counted
                    .extend(found.take(max).map(|found| (row, found)));
            }
        }
        if rules.id == RuleSetId::Classical && counting == Counting::Usual {
            tally.order_sets();
        }
        tally
    }

    /// Orders consecutive rows for sets by set, in the order in which the sets were laid out.
    fn order_sets(&mut self) {
        let of_sets = |(_, one): &(usize, Match), (_, next): &(usize, Match)| {
            one.set.is_some() == next.set.is_some()
        };
        for rows in self.counted.chunk_by_mut(of_sets) {
            rows.sort_by_key(|(_, found)| found.set);
        }
    }

    /// The score with its lines.
    pub(super) fn score(self, rules: &RuleSet, facts: &Facts<'_>) -> Score {
        let options = &rules.options;
        let is_limit_hand = self.sum.hand.limit > 0 && options.max_score.is_some();
        let won = facts.situation.win.is_some();

        let mut lines: Vec<ScoreLine> = Vec::with_capacity(self.counted.len());
        for (row, found) in self.counted {
            let event = &rules.events()[row];
            let award = event.award_for(options, won);
            let shown = |part: &Award| {
                (!is_limit_hand || part.limit > 0)
                    && self.counting.shows_part(row, event, *part, options)
            };
            lines.extend(award.parts().filter(shown).map(|award| ScoreLine {
                calling: !won && event.calling != Award::default(),
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
            points: self.sum.hand.points,
            doubles: self.sum.hand.doubles,
            apart: self.sum.apart,
            total: total(self.sum, options),
        }
    }
}

/// The sum of the rows that count, for callers who need no lines.
pub(super) fn sum(rules: &RuleSet, facts: &Facts<'_>) -> Sum {
    count_rows(rules, facts).1
}

/// Determines which rows count, and their sum. A winner's special hand with a whole score always counts, and alone, unless Flowers and
/// Seasons count separately. Otherwise the choice with the highest total counts.
fn count_rows(rules: &RuleSet, facts: &Facts<'_>) -> (Counting, Sum) {
    let options = &rules.options;
    let (mut usual, mut bonus, mut last_discard) = <(Award, Award, Award)>::default();
    let mut whole: Option<(usize, Award)> = None;
    let mut only: Option<(usize, Award)> = None;
    for (row, event, award) in rows(rules, facts) {
        let times = if facts.counts_by_pattern(row) {
            1
        } else {
            event.when.times(facts)
        };
        if times == 0 {
            continue;
        }
        let role = Role::of(event, options);
        match role {
            Role::Whole if whole.is_none_or(|(_, best)| award.points > best.points) => {
                whole = Some((row, award));
            }
            Role::OnlyDoubles if only.is_none_or(|(_, best)| award.doubles > best.doubles) => {
                only = Some((row, award));
            }
            Role::Whole | Role::OnlyDoubles => {}
            _ => (0..times).for_each(|_| add(&mut usual, award)),
        }
        match role {
            Role::Bonus => (0..times).for_each(|_| add(&mut bonus, award)),
            Role::LastDiscard => add(&mut last_discard, award),
            _ => {}
        }
    }
    let apart = Award {
        doubles: bonus.doubles + last_discard.doubles,
        ..bonus
    };
    let apart = Award {
        // Doubles without points have no effect.
        doubles: if apart.points > 0 { apart.doubles } else { 0 },
        ..apart
    };
    let usual_choice = (
        Counting::Usual,
        Sum {
            hand: usual,
            apart: Award::default(),
        },
    );
    let whole = whole.map(|(row, hand)| {
        (
            Counting::Whole(row),
            Sum {
                hand,
                apart: Award::default(),
            },
        )
    });
    let won = facts.situation.win.is_some();
    if let Some(whole) = whole.filter(|_| won && !options.bonus_apart) {
        return whole;
    }
    let whole = whole.map(|(counting, sum)| (counting, Sum { apart, ..sum }));
    let only = only.map(|(row, award)| {
        let hand = Award {
            points: usual.points - if options.bonus_apart { bonus.points } else { 0 },
            doubles: award.doubles + last_discard.doubles,
            limit: usual.limit,
        };
        (Counting::OnlyDoubles(row), Sum { hand, apart })
    });
    let mut best = usual_choice;
    for other in whole.into_iter().chain(only) {
        // If a maximum makes the totals equal, the special hand is named.
        if total(other.1, options) >= total(best.1, options) {
            best = other;
        }
    }
    best
}

impl Role {
    fn of(event: &ScoringEvent, options: &GameOptions) -> Self {
        let special = event.special.as_ref();
        match event.when {
            _ if special.is_some_and(|special| special.total) => Self::Whole,
            _ if special.is_some_and(|special| special.only_doubles) => Self::OnlyDoubles,
            Condition::Bonus(_) if options.bonus_apart => Self::Bonus,
            Condition::Win(Winning::LastDiscard) => Self::LastDiscard,
            _ => Self::Usual,
        }
    }
}

impl Counting {
    /// Whether a row with this role and award counts. `apart` is the sum that counts separately.
    fn includes(self, row: usize, role: Role, award: Award, apart: Award) -> bool {
        match (self, role) {
            (Self::Usual, Role::Whole | Role::OnlyDoubles) => false,
            (Self::Usual, _) => true,
            (Self::Whole(one) | Self::OnlyDoubles(one), _) if one == row => true,
            (_, Role::Bonus) => apart.points > 0,
            (Self::Whole(_), Role::LastDiscard) => apart.points > 0,
            (Self::Whole(_), _) => false,
            (Self::OnlyDoubles(_), Role::LastDiscard) => true,
            (Self::OnlyDoubles(_), _) => award.points > 0 || award.limit > 0,
        }
    }

    /// Whether this part of a row's award counts.
    fn shows_part(
        self,
        row: usize,
        event: &ScoringEvent,
        part: Award,
        options: &GameOptions,
    ) -> bool {
        let loses_doubles = matches!(self, Self::OnlyDoubles(only) if only != row);
        !loses_doubles || part.doubles == 0 || Role::of(event, options) != Role::Usual
    }
}

/// The rows that may count for this player, with their index and award.
fn rows<'a>(
    rules: &'a RuleSet,
    facts: &Facts<'_>,
) -> impl Iterator<Item = (usize, &'a ScoringEvent, Award)> {
    let won = facts.situation.win.is_some();
    let rows = rules.events().iter().enumerate();
    rows.map(move |(row, event)| (row, event, event.award_for(&rules.options, won)))
        .filter(|(_, event, award)| *award != Award::default() && rules.accepts(event))
}

/// All matches for which a row counts: for a pattern, a single one with the whole hand.
fn matches(row: usize, event: &ScoringEvent, facts: &Facts<'_>) -> Matches {
    if facts.counts_by_pattern(row) {
        return std::iter::once(Match::showing(facts.hand.playing_tiles().iter())).collect();
    }
    event.when.matches(facts)
}

/// Adds an award to a sum. Parts of the limit are not added up: the largest counts.
fn add(sum: &mut Award, award: Award) {
    sum.points = sum.points.saturating_add(award.points);
    sum.doubles = sum.doubles.saturating_add(award.doubles);
    sum.limit = sum.limit.max(award.limit);
}

/// The total before any maximum, by which the best arrangement of a hand is chosen.
pub(super) fn uncapped_total(sum: Sum, options: &GameOptions) -> u64 {
    let limit = u64::from(sum.hand.limit) * u64::from(options.limit) / 100;
    if sum.hand.limit > 0 && options.max_score.is_some() {
        return limit;
    }
    sum.doubled().max(limit)
}

/// Doubles points, up to the ceiling.
fn doubled(points: u32, doubles: u32) -> u64 {
    let factor = 1_u64 << doubles.min(27);
    (u64::from(points) * factor).min(CEILING)
}

impl Sum {
    /// The points, doubled.
    fn doubled(self) -> u64 {
        let of = |award: Award| doubled(award.points, award.doubles);
        (of(self.hand) + of(self.apart)).min(CEILING)
    }
}

impl Score {
    /// Its points, doubled, before any limit.
    pub fn doubled(&self) -> u64 {
        let apart = doubled(self.apart.points, self.apart.doubles);
        (doubled(self.points, self.doubles) + apart).min(CEILING)
    }
}

/// The total for the settlement. With a maximum score, a limit award counts exactly its part of the limit; without a maximum, the doubled
/// points count if they are more.
pub(super) fn total(sum: Sum, options: &GameOptions) -> u32 {
    let doubled = sum.doubled();
    let limit = u64::from(sum.hand.limit) * u64::from(options.limit) / 100;
    let total = match options.max_score {
        Some(_) if sum.hand.limit > 0 => limit,
        Some(max) => doubled.min(u64::from(max)),
        None => doubled.max(limit),
    };
    u32::try_from(total).unwrap_or(u32::MAX)
}
