//! The distance of a hand from any four sets and a pair, which players can count themselves.

use crate::chance::Outlook;
use crate::hand_evaluator::HandEvaluator;
use engine::table::SeatView;
use engine::tiles::shanten::{Aim, Shape};
use engine::tiles::{Hand, Tile, TileSet};

/// The aim of any sets and a pair that the rules allow.
pub(super) fn any_sets(view: &SeatView, hand: &Hand) -> Aim {
    Aim {
        chows: view.rules.options.chow_limit().remaining(&hand.melds),
        ..Aim::regular(hand.melds.len())
    }
}

/// How many tiles a hand lacks for any sets and a pair that can still be completed, or for any at all if none can.
pub(super) fn lacking(view: &SeatView, hand: &Hand) -> u8 {
    let aim = any_sets(view, hand);
    let attainable = Outlook::of(view).attainable(&hand.stake).lacking(aim);
    attainable.unwrap_or_else(|| Shape::of(&hand.stake).lacking(aim))
}

/// How many tiles a hand lacks for an aim, and the kinds that bring it nearer to a hand that can still be completed.
pub(super) fn useful(outlook: &Outlook, hand: &Hand, aim: Aim) -> (u8, TileSet) {
    let attainable = outlook.attainable(&hand.stake).useful(aim);
    attainable.unwrap_or_else(|| (Shape::of(&hand.stake).lacking(aim), TileSet::default()))
}

/// Whether two of a kind serve as the pair of a hand and as nothing else, so that two of an unrelated Wind or Dragon would do as well.
pub(super) fn is_pair(view: &SeatView, hand: &Hand, tile: Tile) -> bool {
    let mut honours = Tile::plain().filter(|other| other.suit().is_none());
    let unrelated = honours.find(|other| hand.stake[*other] == 0);
    let Some(unrelated) = unrelated.filter(|_| hand.stake[tile] == 2) else {
        return false;
    };
    let mut other = hand.clone();
    for _ in 0..2 {
        other.stake.remove(tile);
        other.stake.add(unrelated);
    }
    let lacking = |hand: &Hand| Shape::of(&hand.stake).lacking(any_sets(view, hand));
    lacking(&other) == lacking(hand)
}

/// How near a hand is to any sets and a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reach {
    /// How many tiles it lacks.
    pub lacking: u8,
    /// How many unseen tiles bring it nearer.
    pub live: u32,
}

impl Reach {
    /// The reach of a hand.
    pub fn of(hand_evaluator: &HandEvaluator<'_>, hand: &Hand) -> Self {
        let aim = any_sets(hand_evaluator.view, hand);
        let (lacking, useful) = useful(&hand_evaluator.outlook, hand, aim);
        let live = hand_evaluator.outlook.live(useful);
        Self { lacking, live }
    }

    /// Whether it is better than another: fewer tiles lacking, or as many with more tiles that help.
    pub fn is_better_than(self, other: Self) -> bool {
        (other.lacking, self.live) > (self.lacking, other.live)
    }

    /// A sort key, greater for better hands.
    pub fn rank(self) -> (u8, u32) {
        (u8::MAX - self.lacking, self.live)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_of_a_kind_in_two_chows_are_no_pair() {
        use engine::rules::RuleSet;
        use engine::table::{SeatView, Viewer};
        use engine::tiles::Seat;

        let view = SeatView::new(RuleSet::bloem().into(), Viewer::Seat(Seat::new(0)));
        let is_pair = |tiles: &str, tile: &str| {
            let mut hand = Hand::default();
            for tile in tiles.split(' ') {
                hand.stake.add(tile.parse().expect("a tile"));
            }
            is_pair(&view, &hand, tile.parse().expect("a tile"))
        };
        let chows = "4C 5C 6C 6C 7C 8C 1B 2B 3B 9D 9D 2D 5D";
        assert!(!is_pair(chows, "6C"));
        assert!(is_pair(chows, "9D"));
        assert!(!is_pair(chows, "4C"), "there is only one");
    }

    #[test]
    fn a_hand_is_better_than_one_that_lacks_more_or_as_many_with_fewer_useful_tiles() {
        let reach = |lacking, live| Reach { lacking, live };
        assert!(reach(2, 5).is_better_than(reach(3, 60)));
        assert!(reach(3, 60).is_better_than(reach(3, 59)));
        assert!(!reach(3, 60).is_better_than(reach(3, 60)));
        assert!(!reach(3, 60).is_better_than(reach(2, 1)));
    }
}
