//! Why to claim a discard, or to pass: the clearest argument for or against the set.

use super::assessment::{Assessment, HIGH};
use super::hand_distance::waits;
use super::hand_goal::HandGoal;
use super::reach::{Reach, is_pair, lacking};
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
}

/// The reason to claim, from the hand before and after, and from the assessments with and without the claim.
pub(super) fn why_claimed(
    hand_evaluator: &HandEvaluator<'_>,
    meld: Meld,
    (hand, rest): (&Hand, &Hand),
    choices: Option<(&Assessment, &Assessment)>,
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
            Some((claimed, passed)) if claimed.has_more_useful_tiles_than(passed) => more_help(
                &claimed.goal,
                claimed,
                Change::of(claimed.live, passed.live),
            ),
            Some((claimed, passed))
                if claimed.goal != passed.goal
                    && after.lacking == now.lacking
                    && after.live > now.live =>
            {
                let change = Change::of(after.live, now.live);
                more_help(&HandGoal::ORDINARY, claimed, change)
            }
            Some((claimed, passed)) if claimed.worth > passed.worth => {
                ClaimReason::CountsMore(distance(), Change::of(claimed.worth, passed.worth))
            }
            _ => ClaimReason::Easier(distance()),
        },
    }
}

/// The reason not to claim the best set, from the assessments with and without it.
pub(super) fn why_passed(
    view: &SeatView,
    hand: &Hand,
    now: Option<&Assessment>,
    (meld, after, rest): (Meld, Option<Assessment>, &Hand),
) -> ClaimReason {
    let kind = meld.kind;
    let spoiled = now.filter(|now| spoils(&now.plan, meld));
    let is_closed = now.is_some_and(|now| now.goal.is_closed());
    let [lacks, would_lack] = [hand, rest].map(|hand| lacking(view, hand));
    let is_nearer = would_lack < lacks;
    match (spoiled, now.zip(after.as_ref())) {
        (Some(now), _) => ClaimReason::Spoils(kind, now.goal.clone()),
        (None, _) if is_closed && hand.melds.iter().all(|meld| !meld.is_exposed()) => {
            ClaimReason::Opens(kind)
        }
        (_, choices)
            if !is_nearer && !choices.is_some_and(|(now, after)| after.is_nearer_than(now)) =>
        {
            match would_lack > lacks {
                true => ClaimReason::Farther(kind, Change::of(would_lack.into(), lacks.into())),
                false => no_nearer(view, hand, meld, would_lack),
            }
        }
        (None, Some((now, after))) if after.worth < now.worth => ClaimReason::FewerPoints {
            kind,
            points: Change::of(after.worth, now.worth),
            high: now.worth >= HIGH,
        },
        (None, Some((now, after))) if after.percent < now.percent => {
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
