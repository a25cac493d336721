//! How far the viewer's hand is from Mah Jongg, and which tiles complete it when only one is lacking.

use std::fmt;

use crate::chance::Outlook;
use crate::tile_names::{Named, TileWording};
use engine::table::SeatView;
use engine::tiles::shanten::{Aim, Shape};
use engine::tiles::{Hand, Suit, Tile};
use words;
use words::say;

/// How far a hand is from Mah Jongg.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal {
    /// How many tiles it lacks, 0 to 9: for four sets and a pair, or 1 if one tile makes any hand of these rules.
    pub lacking: u8,
    /// The tiles that complete it and can still come, in order; none while more than one is lacking, or one is still to be discarded.
    pub waits: Vec<Tile>,
}

impl Goal {
    /// That of the viewer's hand while it is played; `None` before the deal, after the end, or where nobody's hand is seen.
    pub fn of(view: &SeatView) -> Option<Self> {
        if view.deal_number == 0 || view.end.is_some() {
            return None;
        }
        let me = view.me();
        let hand = me.hand();
        let aim = Aim {
            chows: view.rules.options.chows,
            ..Aim::regular(me.melds.len())
        };
        let lacking = Shape::of(&hand.stake).lacking(aim);
        // Three tiles a set, a pair, and one more while there is one to discard.
        let stake: usize = hand
            .stake
            .plain()
            .iter()
            .map(|count| usize::from(*count))
            .sum();
        let waits = match stake + 3 * me.melds.len() {
            13 => {
                let waiting = view.window.map(|window| window.tile);
                waits_and(view, &hand, |tile| waiting == Some(tile))
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

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.lacking, self.waits.is_empty()) {
            (0, _) => f.write_str(say!("label-mah-jongg")),
            (1, false) => f.write_str(&say!("advice-one-away", by_suit = by_suit(&self.waits))),
            (1, true) => f.write_str(say!("advice-one-away-alone")),
            (lacking, _) => f.write_str(&say!("advice-away", lacking)),
        }
    }
}

/// The tiles that complete a hand of the viewer between turns and can still come, in order; none if it is further away.
pub(super) fn waits(view: &SeatView, hand: &Hand) -> Vec<Tile> {
    waits_and(view, hand, |_| false)
}

/// The same, and those that all lie in sight but are there for another reason.
fn waits_and(view: &SeatView, hand: &Hand, there: impl Fn(Tile) -> bool) -> Vec<Tile> {
    let outlook = Outlook::of(view);
    let mut waits = view.rules.waits(hand, &view.situation(None));
    waits.retain(|tile| outlook.unseen(*tile) > 0 || there(*tile));
    waits
}

/// One of these tiles in words, the suit once for its numbers: `4 or 7 Bamboo, or Red Dragon`.
pub(super) fn by_suit(tiles: &[Tile]) -> String {
    let of = |suit: Suit| {
        let own = tiles.iter().filter(|tile| tile.suit() == Some(suit));
        let numbers: Vec<String> = own
            .filter_map(|tile| Some(tile.number()?.to_string()))
            .collect();
        let number = words::any(&numbers);
        (!numbers.is_empty()).then(|| say!("tile-suited", number, suit = suit.name()))
    };
    let honours = tiles.iter().filter(|tile| tile.suit().is_none());
    let words: Vec<String> = Suit::ALL
        .into_iter()
        .filter_map(of)
        .chain(honours.map(|tile| tile.name()))
        .collect();
    match words.as_slice() {
        // Another "or" stands in one of them already.
        [first @ .., last] if !first.is_empty() && tiles.len() > words.len() => {
            say!("advice-or", first = first.join(", "), last = last)
        }
        words => words::any(words),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ComputerPlayer, Level};
    use engine::rules::RuleSet;
    use engine::table::{Game, Input, Setup};
    use engine::tiles::Seat;

    fn tiles(words: &str) -> Vec<Tile> {
        let tiles = words.split(' ').map(|word| word.parse());
        tiles.collect::<Result<_, _>>().expect("tiles")
    }

    #[test]
    fn tiles_of_a_suit_are_named_together() {
        assert_eq!(by_suit(&tiles("4B 7B RD")), "4 or 7 Bamboo, or Red Dragon");
        assert_eq!(by_suit(&tiles("4B RD")), "4 Bamboo or Red Dragon");
        assert_eq!(by_suit(&tiles("2D")), "2 Circle");
    }

    /// What somebody sees who is to decide in this game.
    fn decider(game: &Game) -> Option<SeatView> {
        let views = Seat::ALL.map(|seat| game.seat_view(seat));
        let view = views.into_iter().find(|view| view.request().is_some());
        view.filter(|view| view.end.is_none()).cloned()
    }

    #[test]
    fn what_is_called_a_wait_completes_the_hand_and_can_come_and_nothing_else_does() {
        let player = ComputerPlayer::new(Level::Beginner);
        let (mut seen, mut gone) = (0, 0);
        for seed in 0..30 {
            let mut game = Game::new(RuleSet::bloem().into(), Setup::seeded(seed));
            while let Some(view) = decider(&game) {
                let goal = Goal::of(&view).filter(|goal| !goal.waits.is_empty());
                for tile in Tile::plain().filter(|_| goal.is_some()) {
                    let mut hand = view.me().hand();
                    let here = view.open[tile] + hand.stake[tile];
                    let waits = view.window.is_some_and(|window| window.tile == tile);
                    let can_come = here < 4 || waits;
                    let held = hand.playing_tiles()[tile];
                    hand.stake.add(tile);
                    let completes = view.rules.is_mah_jong(&hand, &view.situation(None));
                    let named = goal.as_ref().is_some_and(|goal| goal.waits.contains(&tile));
                    let completes = completes && held < 4;
                    assert_eq!(named, completes && can_come, "seed {seed}, {tile}");
                    gone += usize::from(completes && !can_come);
                }
                seen += usize::from(goal.is_some());
                let request = view.request().expect("somebody is asked");
                let choice = player.decide(&view, &request);
                game.apply(Input::Move(view.seat(), choice))
                    .expect("a legal move");
            }
        }
        assert!(seen > 20, "{seen} hands were one away");
        assert!(gone > 0, "no tile of a wait was gone");
    }
}
