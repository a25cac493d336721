//! The distance of the viewer's hand from Mah Jongg, and the tiles that complete it when only one is missing.

use crate::chance::Outlook;
use engine::table::SeatView;
use engine::tiles::shanten::{Aim, Shape};
use engine::tiles::{Hand, Tile};

/// The distance of a hand from Mah Jongg, for display. (`HandDistance` of the engine is the distance from an aim.)
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandDistance {
    /// The number of missing tiles for four sets and a pair, 0 to 9; 1 if one tile completes a hand of any kind.
    pub lacking: u8,
    /// The available tiles that complete the hand, in order; empty while more than one is missing, or one must still be discarded.
    pub waits: Vec<Tile>,
}

impl HandDistance {
    /// The distance of the viewer's hand; `None` before the deal, after its end, or if the hand is not visible.
    pub fn of(view: &SeatView) -> Option<Self> {
        if view.deal_number == 0 || view.end.is_some() {
            return None;
        }
        let me = view.me();
        let hand = me.hand();
        let aim = Aim {
            chows: view.rules.options.chow_limit().remaining(&me.melds),
            ..Aim::regular(me.melds.len())
        };
        let lacking = Shape::of(&hand.stake).lacking(aim);
        // Three tiles for each set, a pair, and one more while one must be discarded.
        let stake: usize = hand
            .stake
            .plain()
            .iter()
            .map(|count| usize::from(*count))
            .sum();
        let waits = match stake + 3 * me.melds.len() {
            13 => {
                let claimable = view.window.map(|window| window.tile);
                waits_with(view, &hand, |tile| claimable == Some(tile))
            }
            14 => Vec::new(),
            _ => return None,
        };
        Some(Self {
            lacking: if waits.is_empty() { lacking } else { 1 },
            waits,
        })
    }
}

/// The available tiles that complete a hand of the viewer between turns, in order.
pub(super) fn waits(view: &SeatView, hand: &Hand) -> Vec<Tile> {
    waits_with(view, hand, |_| false)
}

/// Like `waits`, but a tile for which `is_available` also counts, even if all copies are visible.
fn waits_with(view: &SeatView, hand: &Hand, is_available: impl Fn(Tile) -> bool) -> Vec<Tile> {
    let outlook = Outlook::of(view);
    let mut waits = view.rules.waits(hand, &view.situation(None));
    waits.retain(|tile| outlook.unseen(*tile) > 0 || is_available(*tile));
    waits
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ComputerPlayer, Level};
    use engine::rules::RuleSet;
    use engine::table::{Game, Input, Setup};
    use engine::tiles::Seat;

    /// The view of a seat that has to decide.
    fn decider(game: &Game) -> Option<SeatView> {
        let views = Seat::ALL.map(|seat| game.seat_view(seat));
        let view = views.into_iter().find(|view| view.request().is_some());
        view.filter(|view| view.end.is_none()).cloned()
    }

    #[test]
    fn waits_are_exactly_the_available_tiles_that_complete_the_hand() {
        let player = ComputerPlayer::new(Level::Beginner);
        let (mut calling, mut gone) = (0, 0);
        for seed in 0..30 {
            let mut game = Game::new(RuleSet::bloem().into(), Setup::seeded(seed));
            while let Some(view) = decider(&game) {
                let distance =
                    HandDistance::of(&view).filter(|distance| !distance.waits.is_empty());
                for tile in Tile::plain().filter(|_| distance.is_some()) {
                    let mut hand = view.me().hand();
                    let visible = view.open[tile] + hand.stake[tile];
                    let is_claimable = view.window.is_some_and(|window| window.tile == tile);
                    let can_come = visible < 4 || is_claimable;
                    let held = hand.playing_tiles()[tile];
                    hand.stake.add(tile);
                    let completes = view.rules.is_mah_jong(&hand, &view.situation(None));
                    let named = distance
                        .as_ref()
                        .is_some_and(|distance| distance.waits.contains(&tile));
                    let completes = completes && held < 4;
                    assert_eq!(named, completes && can_come, "seed {seed}, {tile}");
                    gone += usize::from(completes && !can_come);
                }
                calling += usize::from(distance.is_some());
                let request = view.request().expect("somebody is asked");
                let choice = player.decide(&view, &request);
                game.apply(Input::Move(view.seat(), choice))
                    .expect("a legal move");
            }
        }
        assert!(calling > 20, "{calling} hands were one tile away");
        assert!(gone > 0, "no tile of a wait was gone");
    }
}
