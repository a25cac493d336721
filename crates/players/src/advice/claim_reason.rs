//! Why to claim a discard, or to pass: the clearest argument for or against the set.

use super::assessment::{Assessment, HIGH};
use super::hand_distance::waits;
use super::hand_goal::HandGoal;
use super::reach::{Reach, is_pair, lacking};
use super::valued_moves::ClaimOption;
use crate::hand_evaluator::HandEvaluator;
use crate::score_estimates::HandPattern;
use crate::search::{Plan, PlanGoal};
use engine::table::SeatView;
use engine::tiles::{Hand, Meld, MeldKind, Tile};

/// The distance of a hand before and after a claim that does not bring it nearer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimDistance {
    /// The number of missing tiles after the claim.
    pub after: u8,
    /// The number before it.
    pub now: u8,
    /// Whether the claim uses the pair.
    pub uses_pair: bool,
}

/// A figure after a claim or Kong, and the same figure without it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The figure after the claim or Kong.
    pub after: u32,
    /// The figure without it.
    pub now: u32,
}

/// The clearest argument for a claim, or against the best one.
#[derive(Clone, Debug, PartialEq)]
pub enum ClaimReason {
    /// It makes Mah Jongg.
    Wins,
    /// One of these tiles is then missing.
    Calling(Vec<Tile>),
    /// The hand lacks fewer tiles after it.
    Nearer {
        /// The number of tiles that it still lacks.
        lacking: u8,
        /// The goal that it comes nearer to; `None` if it comes nearer to any sets and a pair.
        goal: Option<HandGoal>,
    },
    /// The hand comes no nearer, but would count more.
    CountsMore(ClaimDistance, Change),
    /// The hand comes no nearer, but more unseen tiles help.
    MoreHelp(ClaimDistance, Change),
    /// The hand comes no nearer, but more unseen tiles help towards this goal.
    MoreHelpTowards(ClaimDistance, HandGoal, Change),
    /// The hand comes no nearer, but is easier to complete.
    Easier(ClaimDistance),
    /// Passing is about as good.
    AboutEven,
    /// A Kong counts more, and the player draws a loose tile for it.
    LooseTile,
    /// The set would open a hand that counts more if every tile is drawn.
    Opens(MeldKind),
    /// The set would make this goal of the hand impossible.
    Spoils(MeldKind, HandGoal),
    /// The hand would lack as many tiles as now.
    NoNearer(MeldKind, u8),
    /// The hand would lack more tiles than now.
    Farther(MeldKind, Change),
    /// The set would use the pair of this tile, and the hand would lack as many tiles as now.
    UsesPair(MeldKind, Tile),
    /// The hand already contains this set without the claimed tile.
    Held(MeldKind),
    /// The hand would count less.
    FewerPoints {
        /// The set.
        kind: MeldKind,
        /// The points.
        points: Change,
        /// Whether rare, valuable hands make up much of the points without the claim.
        high: bool,
    },
    /// The hand would go out less often, in percent.
    WinsLessOften(MeldKind, Change),
    /// The set has the lower estimate once the next tile is taken into account.
    LowerEstimate(MeldKind),
    /// The set is about as good.
    AboutEvenWith(MeldKind),
}

/// A percentage, or points of a hand, differ clearly only from this fraction on.
const CLEAR_FRACTION: f64 = 0.05;
/// Nor do they if they differ by less than this.
const CLEAR: u32 = 3;
/// The number of useful tiles must grow by at least this to be given as a reason.
const MORE_TILES: u32 = 2;

/// Whether an estimated figure is clearly less than another.
fn is_clearly_less(less: u32, more: u32) -> bool {
    let difference = more.saturating_sub(less);
    difference >= CLEAR && f64::from(difference) >= CLEAR_FRACTION * f64::from(more)
}

/// The reason to claim, from the hand before and after, and from the assessments with and without the claim. `is_even`: passing is about as
/// good.
pub(super) fn why_claimed(
    hand_evaluator: &HandEvaluator<'_>,
    meld: Meld,
    (hand, rest): (&Hand, &Hand),
    choices: Option<(&Assessment, &Assessment)>,
    is_even: bool,
) -> ClaimReason {
    let view = hand_evaluator.view;
    let waits = waits(view, rest);
    let [now, after] = [hand, rest].map(|hand| Reach::of(hand_evaluator, hand));
    let distance = || ClaimDistance {
        after: after.lacking,
        now: now.lacking,
        uses_pair: used_pair(view, hand, meld).is_some(),
    };
    // The list of moves names the goal of the claim and counts the tiles that help towards it. Unless that goal is the ordinary one, this
    // reason too names the goal for which it counts.
    let more_help = |goal: &HandGoal, claimed: &Assessment, change| match claimed.goal.is_ordinary()
    {
        true => ClaimReason::MoreHelp(distance(), change),
        false => ClaimReason::MoreHelpTowards(distance(), goal.clone(), change),
    };
    match meld.kind {
        _ if !waits.is_empty() => ClaimReason::Calling(waits),
        MeldKind::Kong => ClaimReason::LooseTile,
        _ if after.lacking < now.lacking => ClaimReason::Nearer {
            lacking: after.lacking,
            goal: None,
        },
        _ => match choices {
            Some((claimed, passed)) if claimed.is_nearer_than(passed) => ClaimReason::Nearer {
                lacking: claimed.lacking,
                goal: Some(claimed.goal.clone()),
            },
            Some((claimed, passed))
                if claimed.has_more_useful_tiles_than(passed)
                    && !is_clearly_less(claimed.percent, passed.percent)
                    && claimed.live >= passed.live + MORE_TILES =>
            {
                more_help(
                    &claimed.goal,
                    claimed,
                    Change::of(claimed.live, passed.live),
                )
            }
            Some((claimed, passed))
                if claimed.goal != passed.goal
                    && after.lacking == now.lacking
                    && after.live >= now.live + MORE_TILES =>
            {
                let change = Change::of(after.live, now.live);
                more_help(&HandGoal::ORDINARY, claimed, change)
            }
            Some((claimed, passed)) if is_clearly_less(passed.worth, claimed.worth) => {
                ClaimReason::CountsMore(distance(), Change::of(claimed.worth, passed.worth))
            }
            _ if is_even => ClaimReason::AboutEven,
            _ => ClaimReason::Easier(distance()),
        },
    }
}

/// The reason not to claim the best set, which leaves `option` with this assessment; `now` is the assessment without it. A set that brings
/// the hand no nearer needs no other reason. One that does is refused for what the hand would lose, if that is clear. `is_even`: it is about
/// as good.
pub(super) fn why_passed(
    view: &SeatView,
    hand: &Hand,
    now: Option<&Assessment>,
    (meld, after, option): (Meld, Option<Assessment>, &ClaimOption),
    is_even: bool,
) -> ClaimReason {
    let kind = meld.kind;
    let [lacks, would_lack] = [hand, &option.rest].map(|hand| lacking(view, hand));
    let choices = now.zip(after.as_ref());
    let spoiled = now.filter(|now| spoils(&now.plan, meld));
    // The goal is nearer than any hand would be after the claim.
    if let Some(now) = spoiled.filter(|now| now.lacking < would_lack) {
        return ClaimReason::Spoils(kind, now.goal.clone());
    }
    let is_nearer =
        would_lack < lacks || choices.is_some_and(|(now, after)| after.is_nearer_than(now));
    if !is_nearer {
        return match would_lack > lacks {
            true => ClaimReason::Farther(kind, Change::of(would_lack.into(), lacks.into())),
            false => no_nearer(view, hand, meld, would_lack),
        };
    }
    let is_closed = now.is_some_and(|now| now.goal.is_closed())
        && hand.melds.iter().all(|meld| !meld.is_exposed());
    match choices {
        _ if is_even => ClaimReason::AboutEvenWith(kind),
        Some((now, after)) if is_clearly_less(after.worth, now.worth) => match spoiled {
            Some(now) => ClaimReason::Spoils(kind, now.goal.clone()),
            None if is_closed => ClaimReason::Opens(kind),
            None => ClaimReason::FewerPoints {
                kind,
                points: Change::of(after.worth, now.worth),
                high: now.worth >= HIGH,
            },
        },
        Some((now, after)) if is_clearly_less(after.percent, now.percent) => {
            ClaimReason::WinsLessOften(kind, Change::of(after.percent, now.percent))
        }
        _ => ClaimReason::LowerEstimate(kind),
    }
}

/// Why a hand lacks as many tiles after this set as before it.
fn no_nearer(view: &SeatView, hand: &Hand, meld: Meld, lacking: u8) -> ClaimReason {
    let (kind, tiles) = (meld.kind, meld.tiles());
    let in_set = |tile: &Tile| tiles.iter().filter(|other| *other == tile).count();
    let is_held = |tile: &Tile| usize::from(hand.stake[*tile]) >= in_set(tile);
    if tiles.iter().all(is_held) {
        return ClaimReason::Held(kind);
    }
    match used_pair(view, hand, meld) {
        Some(pair) => ClaimReason::UsesPair(kind, pair),
        None => ClaimReason::NoNearer(kind, lacking),
    }
}

/// The pair of a hand that a set would use.
fn used_pair(view: &SeatView, hand: &Hand, meld: Meld) -> Option<Tile> {
    let mut tiles = meld.tiles().into_iter();
    tiles.find(|tile| is_pair(view, hand, *tile))
}

/// Whether a set makes the goal of a plan impossible.
fn spoils(plan: &Plan, meld: Meld) -> bool {
    let is_possible = match (&plan.goal, &plan.special) {
        (PlanGoal::Special(_), Some(tiles)) => meld.tiles().iter().all(|tile| tiles[*tile] > 0),
        (PlanGoal::Sets(HandPattern::Any, _), _) => true,
        _ => {
            plan.aim.uses(meld.tile)
                && (plan.aim.chows.allows_chows() || meld.kind != MeldKind::Chow)
        }
    };
    !is_possible
}

impl Change {
    fn of(after: u32, now: u32) -> Self {
        Self { after, now }
    }
}
