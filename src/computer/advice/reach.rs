//! How near a hand is to four sets and a pair, whatever they are: what anybody can count.

use crate::computer::prospect::Prospect;
use crate::table::SeatView;
use crate::tiles::Hand;
use crate::tiles::shanten::{Aim, Shape};

/// Any sets and a pair that the rules allow.
fn any_sets(view: &SeatView, hand: &Hand) -> Aim {
    Aim {
        chows: view.rules.options.chows,
        ..Aim::regular(hand.melds.len())
    }
}

/// How many tiles a hand lacks for them.
pub(super) fn lacking(view: &SeatView, hand: &Hand) -> u8 {
    Shape::of(&hand.stake).lacking(any_sets(view, hand))
}

/// How near a hand is to any sets and a pair.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Reach {
    /// How many tiles it lacks.
    pub lacking: u8,
    /// How many tiles out of sight bring it nearer.
    pub live: u32,
}

impl Reach {
    /// That of a hand.
    pub fn of(prospect: &Prospect<'_>, hand: &Hand) -> Self {
        let aim = any_sets(prospect.view, hand);
        let (lacking, useful) = Shape::of(&hand.stake).useful(aim);
        let live = prospect.outlook.live(useful);
        Self { lacking, live }
    }

    /// Whether it is better placed than another.
    pub fn is_beyond(self, other: Self) -> bool {
        (other.lacking, self.live) > (self.lacking, other.live)
    }

    /// Greater for hands that are better placed.
    pub fn rank(self) -> (u8, u32) {
        (u8::MAX - self.lacking, self.live)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_is_beyond_another_that_lacks_more_or_as_many_with_fewer_tiles_to_help() {
        let reach = |lacking, live| Reach { lacking, live };
        assert!(reach(2, 5).is_beyond(reach(3, 60)));
        assert!(reach(3, 60).is_beyond(reach(3, 59)));
        assert!(!reach(3, 60).is_beyond(reach(3, 60)));
        assert!(!reach(3, 60).is_beyond(reach(2, 1)));
    }
}
