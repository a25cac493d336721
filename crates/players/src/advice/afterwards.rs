//! What hand a move leaves, whichever move it is: two moves are set side by side with it.

use super::choice::{Choice, ordinary};
use super::goal::{by_suit, waits};
use crate::claim::{possible, with_claim};
use crate::danger::dangers;
use crate::prospect::Prospect;
use crate::style::Style;
use crate::turn::with_kong;
use crate::value_network::{A_ROUND, TRAINING_RUNS, ValueNetwork, turns_off};
use engine::table::{Claim, Move, Request, SeatView};
use engine::tiles::{Hand, Tile, TileSet};
use words::say;

/// The hand after a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Afterwards {
    /// The tile that is best discarded after a claim.
    pub thrown: Option<Tile>,
    /// The tiles that then complete it, in order: those that can still come, or all if none can; none while more than one is lacking.
    pub waits: Vec<Tile>,
    /// How many of these the viewer has not seen.
    pub unseen: u32,
    /// The best way to go on.
    choice: Choice,
}

impl Afterwards {
    /// That of a move of the viewer; `None` where the hand is over with it, or it is no move now.
    pub fn of(view: &SeatView, made: Move) -> Option<Self> {
        let prospect = Prospect::of(view, Style::PLAIN);
        let (rest, thrown) = left(view, &prospect, made)?;
        let ways = prospect.ways(&rest);
        let tile = thrown.or_else(|| rest.stake.kinds().next().map(|(tile, _)| tile))?;
        let danger = match made {
            Move::Discard { tile, .. } => {
                let mut danger = dangers(view, &[tile]).into_iter();
                danger.next().map(|danger| danger.percent)
            }
            _ => None,
        };
        let discarded = match made {
            Move::Discard { tile, .. } => Some(tile),
            _ => thrown,
        };
        let off = match (discarded, view.request()) {
            (Some(_), _) => A_ROUND,
            (None, Some(Request::Claim { from, .. })) if made == Move::Pass => {
                turns_off(view, from)
            }
            _ => 0,
        };
        let network = ValueNetwork::of(view, Style::PLAIN, TRAINING_RUNS);
        let outcome = network.outcome(network.foreseen(made, rest.clone(), discarded, off));
        let choice = Choice {
            danger,
            ..Choice::of(&prospect, tile, (&rest, outcome), &ways)?
        };
        let waits = match waits(view, &rest) {
            // None of them is left, as is said.
            none if none.is_empty() => view.rules.waits(&rest, &view.situation(None)),
            waits => waits,
        };
        let unseen = prospect
            .outlook
            .live(waits.iter().copied().collect::<TileSet>());
        Some(Self {
            thrown,
            waits,
            unseen,
            choice,
        })
    }

    /// How far it is then from Mah Jongg, to be said after what is done: `ready for 3 or 6 Bamboo, 5 of them unseen`.
    pub fn standing(&self) -> String {
        let Choice {
            plan,
            lacking,
            live,
            ..
        } = &self.choice;
        match self.waits.is_empty() {
            true => say!(
                "advice-left-away",
                lacking,
                is_ordinary = plan == ordinary(),
                plan,
                live
            ),
            false => say!(
                "advice-left-ready",
                waits = by_suit(&self.waits),
                unseen = self.unseen,
                // A hand that is ready may be worth more as another.
                other = *lacking > 1,
                lacking,
                plan
            ),
        }
    }

    /// What it is then worth, how often it comes to that, and how often somebody wins with a tile that was discarded in the own turn.
    pub fn prospects(&self) -> String {
        self.choice.figures()
    }
}

/// The hand that a move leaves, with the tile discarded after a claim.
fn left(view: &SeatView, prospect: &Prospect<'_>, made: Move) -> Option<(Hand, Option<Tile>)> {
    let mut hand = view.me().hand();
    match (made, view.request()?) {
        (Move::Discard { tile, .. }, Request::Turn { .. }) => {
            hand.stake.remove(tile).then_some((hand, None))
        }
        (Move::Kong(tile), Request::Turn { .. }) => Some((with_kong(&hand, tile), None)),
        (Move::Pass, _) => Some((hand, None)),
        (Move::Claim(claim), Request::Claim { tile, from, .. }) => {
            let mut sets = possible(view, tile, from);
            let any_chow =
                |other: &Claim| matches!((claim, other), (Claim::Chow(None), Claim::Chow(_)));
            let (_, meld) = sets.find(|(other, _)| *other == claim || any_chow(other))?;
            let mut after = with_claim(&hand, meld, tile);
            if claim == Claim::Kong {
                return Some((after, None));
            }
            let (throw, _) = prospect.best_throws(&after, 1).into_iter().next()?;
            after.stake.remove(throw.tile);
            Some((after, Some(throw.tile)))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::{ComputerPlayer, Level};
    use engine::rules::RuleSet;
    use engine::table::prepared_wall::wall_for;
    use engine::table::{Game, Input, Setup};
    use engine::tiles::Seat;

    fn tile(name: &str) -> Tile {
        name.parse().expect("a tile")
    }

    #[test]
    fn of_two_discards_one_leaves_the_hand_ready_and_the_other_says_what_it_is_short_of() {
        let setup = Setup {
            first_east: Some(Seat::new(0)),
            walls: vec![wall_for("1B 2B 3B 4C 5C 6C 7D 7D 7D 4B 5B RD RD 9C")],
            ..Setup::seeded(1)
        };
        let mut game = Game::new(Arc::new(RuleSet::bloem()), setup);
        let player = ComputerPlayer::new(Level::Beginner);
        let east = Seat::new(0);
        while !matches!(game.request(east), Some(Request::Turn { .. })) {
            let asked = |seat: Seat| Some((seat, game.request(seat)?));
            let (seat, request) = Seat::ALL.into_iter().find_map(asked).expect("a request");
            let choice = player.decide(game.seat_view(seat), &request);
            game.apply(Input::Move(seat, choice)).expect("a legal move");
        }
        let view = game.seat_view(east);
        let after = |name: &str| {
            let tile = tile(name);
            let made = Move::Discard {
                tile,
                calling: false,
            };
            Afterwards::of(view, made).expect("a move").standing()
        };
        let ready = after("9C");
        assert!(
            ready.starts_with("ready for 3 or 6 Bamboo") && ready.contains("7 of them unseen"),
            "{ready}"
        );
        let away = after("4B");
        assert!(
            away.contains("tiles away") || away.contains("tile away"),
            "{away}"
        );
        assert_eq!(Afterwards::of(view, Move::MahJong), None);
    }
}
