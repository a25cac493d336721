//! What a computer player collects and why it discards a tile, by its own evaluation of what it sees.

use super::assessment::Assessment;
use super::discard_reason::DiscardReason;
use super::figures::Figures;
use super::hand_goal::HandGoal;
use super::lone_tile::without;
use super::reach::Reach;
use crate::danger::dangers;
use crate::hand_evaluator::HandEvaluator;
use crate::style::Style;
use engine::table::SeatView;
use engine::tiles::{Hand, Tile};

/// What a computer player collected when it discarded a tile, and why it did.
#[derive(Clone, Debug, PartialEq)]
pub struct Motive {
    /// The tile.
    pub tile: Tile,
    /// What the player collected.
    pub goal: HandGoal,
    /// How many tiles the hand still lacked for that.
    pub lacking: u8,
    /// Why the player discarded this tile.
    pub why: DiscardMotive,
}

/// Why a computer player discarded a tile.
#[derive(Clone, Debug, PartialEq)]
pub enum DiscardMotive {
    /// The player had declared a Standing Hand.
    Standing,
    /// Only one tile was missing after it: one of these.
    Calling(Vec<Tile>),
    /// The tile did not fit what it collected.
    Misfit,
    /// The tile was isolated, and the others of its kind were visible.
    Gone,
    /// The tile was isolated.
    Alone,
    /// No other discard left the hand nearer, or as near with more tiles that help; this is the number of tiles that help.
    KeepsMost(u32),
    /// It was safer than this tile, which would have left a better hand.
    SaferThan(Tile),
    /// Discarding this tile would have left the hand nearer or more tiles that help, but a hand clearly worth less.
    WorthMoreThan(Tile),
    /// Discarding this tile would have left the hand nearer or more tiles that help, but the two were about even.
    AboutEvenWith(Tile),
}

impl Motive {
    /// The motive of a discard, as a player of this style evaluates it.
    pub(crate) fn of(view: &SeatView, style: Style, tile: Tile) -> Option<Self> {
        let evaluator = HandEvaluator::of(view, style);
        let hand = view.me().hand();
        let rest = without(&hand, tile);
        let plans = evaluator.best_plans(&rest);
        // The motive does not use figures.
        let figures = Figures {
            percent: 0,
            worth: 0,
        };
        let assessment = Assessment::of(&evaluator, tile, (&rest, figures), &plans)?;
        Some(Self {
            tile,
            why: why(&evaluator, &hand, &assessment),
            goal: assessment.goal,
            lacking: assessment.lacking,
        })
    }
}

/// One discard leaves a hand clearly worth more than another from this ratio of their values on.
const CLEAR_RATIO: f32 = 1.05;

/// Whether discarding the first tile leaves a hand clearly worth more than discarding the other.
fn is_worth_more(evaluator: &HandEvaluator<'_>, hand: &Hand, tiles: [Tile; 2]) -> bool {
    let [own, other] = tiles.map(|tile| evaluator.between_turns(&without(hand, tile)));
    own > CLEAR_RATIO * other
}

/// Why the tile of an assessment was discarded.
fn why(evaluator: &HandEvaluator<'_>, hand: &Hand, assessment: &Assessment) -> DiscardMotive {
    let view = evaluator.view;
    if view.me().standing {
        return DiscardMotive::Standing;
    }
    match DiscardReason::of(view, assessment) {
        Some(DiscardReason::Calling(waits)) => return DiscardMotive::Calling(waits),
        Some(DiscardReason::NoPlaceIn(..) | DiscardReason::Outside(_)) => {
            return DiscardMotive::Misfit;
        }
        Some(DiscardReason::Gone) => return DiscardMotive::Gone,
        Some(DiscardReason::Alone(_)) => return DiscardMotive::Alone,
        _ => {}
    }
    let reach = |tile: Tile| Reach::of(evaluator, &without(hand, tile));
    let own = reach(assessment.tile);
    let others = hand.stake.kinds().map(|(tile, _)| tile);
    let others = others.filter(|tile| !tile.is_bonus() && *tile != assessment.tile);
    match others.max_by_key(|tile| reach(*tile).rank()) {
        Some(other) if reach(other).is_better_than(own) => {
            match dangers(view, &[assessment.tile, other]).as_slice() {
                [danger, other_danger] if danger.is_safer_than(other_danger) => {
                    DiscardMotive::SaferThan(other)
                }
                _ if is_worth_more(evaluator, hand, [assessment.tile, other]) => {
                    DiscardMotive::WorthMoreThan(other)
                }
                _ => DiscardMotive::AboutEvenWith(other),
            }
        }
        _ => DiscardMotive::KeepsMost(own.live),
    }
}
