//! Which of several moves that are about as good is advised, and why.

use super::assessment::Assessment;
use super::move_evaluator::MoveEvaluator;
use super::reach::Reach;
use super::valued_moves::DiscardOption;
use super::verdict::SLIGHT;
use crate::danger::Danger;
use crate::feeding;

/// Why one of two moves that are about as good is advised. The first reason that applies decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preference {
    /// Others win with its tile less often.
    Safer,
    /// Somebody who wins with its tile wins less.
    CostsLess,
    /// Its tile helps others less.
    GivesLess,
    /// It leaves the hand nearer to complete.
    Nearer,
    /// It leaves the hand as near, with more tiles that help.
    MoreHelp,
}

/// What a discard risks.
#[derive(Clone, Copy, Debug)]
struct Risk {
    danger: Danger,
    /// What the tile gives to others beyond Mah Jongg, on average.
    gift: f64,
}

impl Risk {
    fn of(evaluator: &MoveEvaluator<'_>, discard: &DiscardOption) -> Self {
        Self {
            danger: evaluator.danger(discard),
            gift: feeding::urgent_cost(evaluator.hand_evaluator.view, discard.tile),
        }
    }

    /// In points of the deal.
    fn points(self) -> f64 {
        self.danger.expected_cost() + self.gift
    }
}

impl Preference {
    /// Why the first of two discards is preferred to the other; `None` if nothing speaks for it.
    pub(super) fn of(
        evaluator: &MoveEvaluator<'_>,
        best: &DiscardOption,
        other: &DiscardOption,
    ) -> Option<Self> {
        let [risk, of_other] = [best, other].map(|discard| Risk::of(evaluator, discard));
        let less_lost = of_other.danger.expected_cost() - risk.danger.expected_cost();
        let less_given = of_other.gift - risk.gift;
        if less_lost + less_given >= SLIGHT {
            let is_safer = of_other.danger.percent > risk.danger.percent;
            return Some(match less_lost >= less_given {
                true if is_safer => Self::Safer,
                true => Self::CostsLess,
                false => Self::GivesLess,
            });
        }
        match reaches(evaluator, &[best, other])[..] {
            [reach, of_other] => Self::of_reach(reach, of_other),
            _ => None,
        }
    }

    /// Whether it is about what others gain.
    pub(super) fn is_risk(self) -> bool {
        matches!(self, Self::Safer | Self::CostsLess | Self::GivesLess)
    }

    /// Why a move that leaves the first of two hands is preferred to one that leaves the other.
    pub(super) fn of_reach(best: Reach, other: Reach) -> Option<Self> {
        match best.is_better_than(other) {
            true if best.lacking < other.lacking => Some(Self::Nearer),
            true => Some(Self::MoreHelp),
            false => None,
        }
    }
}

/// How near the hands are that these discards leave: to their goal if it is the same, else to any sets and a pair, as the list of moves
/// shows it.
pub(super) fn reaches(evaluator: &MoveEvaluator<'_>, discards: &[&DiscardOption]) -> Vec<Reach> {
    let assess = |discard: &&DiscardOption| Assessment::of_discard(evaluator, discard);
    let assessed: Vec<Assessment> = discards.iter().filter_map(assess).collect();
    match assessed.windows(2).all(|two| two[0].goal == two[1].goal) {
        true => assessed.iter().map(Assessment::reach).collect(),
        false => {
            let any =
                |discard: &&DiscardOption| Reach::of(&evaluator.hand_evaluator, &discard.rest);
            discards.iter().map(any).collect()
        }
    }
}

/// The index of the discard to advise of these, the most valuable first. Those that are about as good as the first are compared by what they
/// risk, then by how near the hand is and how many tiles help, then by `plainness`, smallest first.
pub(super) fn advised_discard<T: Ord>(
    evaluator: &MoveEvaluator<'_>,
    discards: &[DiscardOption],
    goes_against_its_plan: impl Fn(&DiscardOption) -> bool,
    plainness: impl Fn(&DiscardOption) -> T,
) -> usize {
    let Some(first) = discards.first() else {
        return 0;
    };
    let level = discards.iter().enumerate();
    let level = level.filter(|(_, discard)| discard.value.is_as_good_as(first.value));
    let mut level: Vec<(usize, &DiscardOption)> = level.collect();
    if level.len() < 2 {
        return 0;
    }
    let risks = level
        .iter()
        .map(|(_, discard)| Risk::of(evaluator, discard).points());
    let risks: Vec<f64> = risks.collect();
    let least = risks.iter().copied().fold(f64::INFINITY, f64::min);
    keep(&mut level, &risks, |risk| *risk < least + SLIGHT);
    let against: Vec<bool> = level
        .iter()
        .map(|(_, discard)| goes_against_its_plan(discard))
        .collect();
    if against.contains(&false) {
        keep(&mut level, &against, |against| !against);
    }
    let options: Vec<&DiscardOption> = level.iter().map(|(_, discard)| *discard).collect();
    let ranks: Vec<_> = reaches(evaluator, &options)
        .into_iter()
        .map(Reach::rank)
        .collect();
    let best = ranks.iter().copied().max();
    keep(&mut level, &ranks, |rank| Some(*rank) == best);
    let plainest = level
        .into_iter()
        .min_by_key(|(_, discard)| plainness(discard));
    plainest.map_or(0, |(place, _)| place)
}

/// Keeps the items whose figure is accepted.
fn keep<T, F>(items: &mut Vec<T>, figures: &[F], is_accepted: impl Fn(&F) -> bool) {
    let mut figures = figures.iter();
    items.retain(|_| figures.next().is_some_and(&is_accepted));
}
