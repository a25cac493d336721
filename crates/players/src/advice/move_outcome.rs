//! The hand that a move leaves, for comparing any two moves.

use super::assessment::Assessment;
use super::comparison::Comparison;
use super::hand_distance::waits;
use super::threat::Threat;
use super::valued_moves::MoveValue;
use crate::claim::{possible_claims, with_claim};
use crate::danger::dangers;
use crate::hand_evaluator::HandEvaluator;
use crate::style::Style;
use crate::turn::with_kong;
use crate::value_network::{OPPONENT_TURNS, TRAINING_RUNS, ValueNetwork, turns_until_viewer};
use engine::table::{Claim, Move, Request, SeatView};
use engine::tiles::{Hand, Tile, TileSet};

/// The hand after a move.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveOutcome {
    /// The hand, between turns.
    pub hand: Hand,
    /// The best discard after a claim, already removed from the hand; `None` after a Kong and after other moves.
    pub discard: Option<Tile>,
    /// The tiles that complete the hand, in order: those that can still come, or all of them if none can. Empty if it lacks more than one
    /// tile.
    pub waits: Vec<Tile>,
    /// How many of these the viewer has not seen.
    pub unseen: u32,
    /// The assessment of the best plan.
    pub assessment: Assessment,
    /// The value of the move.
    value: MoveValue,
}

impl MoveOutcome {
    /// The outcome of a move of the viewer; `None` if the move ends the hand or is not possible now.
    pub fn of(view: &SeatView, made: Move) -> Option<Self> {
        let hand_evaluator = HandEvaluator::of(view, Style::PLAIN);
        let (rest, discard) = hand_after(view, &hand_evaluator, made)?;
        let plans = hand_evaluator.best_plans(&rest);
        let tile = discard.or_else(|| rest.stake.kinds().next().map(|(tile, _)| tile))?;
        let danger = match made {
            Move::Discard { tile, .. } => {
                let danger = dangers(view, &[tile]).into_iter().next();
                danger.map(|danger| (danger.percent, Threat::of(view, tile, &danger)))
            }
            _ => None,
        };
        let discarded = match made {
            Move::Discard { tile, .. } => Some(tile),
            _ => discard,
        };
        let turns = match (discarded, view.request()) {
            (Some(_), _) => OPPONENT_TURNS,
            (None, Some(Request::Claim { from, .. })) if made == Move::Pass => {
                turns_until_viewer(view, from)
            }
            _ => 0,
        };
        let network = ValueNetwork::of(view, Style::PLAIN, TRAINING_RUNS);
        let expectation = network.expectation(made, rest.clone(), discarded, turns);
        let value = MoveValue::of(&hand_evaluator, &network, expectation, &rest);
        let assessment = Assessment {
            danger: danger.map(|(percent, _)| percent),
            threat: danger.and_then(|(_, threat)| threat),
            ..Assessment::of(&hand_evaluator, tile, (&rest, value.figures), &plans)?
        };
        let waits = match waits(view, &rest) {
            // If no wait can still come, all are listed, and the wording says so.
            gone if gone.is_empty() => view.rules.waits(&rest, &view.situation(None)),
            waits => waits,
        };
        let unseen = hand_evaluator
            .outlook
            .live(waits.iter().copied().collect::<TileSet>());
        Some(Self {
            hand: rest,
            discard,
            waits,
            unseen,
            assessment,
            value,
        })
    }

    /// How the move compares with a better one.
    pub fn compared_with(&self, better: &Self) -> Comparison {
        Comparison::of(self.value, (better.value, better.value), None)
    }

    /// By how many points of the deal the printed figures of the move exceed those of another.
    pub fn lead_over(&self, other: &Self) -> f64 {
        self.value.points() - other.value.points()
    }
}

/// The hand that a move leaves, and the tile discarded after a claim.
fn hand_after(
    view: &SeatView,
    hand_evaluator: &HandEvaluator<'_>,
    made: Move,
) -> Option<(Hand, Option<Tile>)> {
    let mut hand = view.me().hand();
    match (made, view.request()?) {
        (Move::Discard { tile, .. }, Request::Turn { .. }) => {
            hand.stake.remove(tile).then_some((hand, None))
        }
        (Move::Kong(tile), Request::Turn { .. }) => Some((with_kong(&hand, tile), None)),
        (Move::Pass, _) => Some((hand, None)),
        (Move::Claim(claim), Request::Claim { tile, from, .. }) => {
            let mut sets = possible_claims(view, tile, from);
            let any_chow =
                |other: &Claim| matches!((claim, other), (Claim::Chow(None), Claim::Chow(_)));
            let (_, meld) = sets.find(|(other, _)| *other == claim || any_chow(other))?;
            let mut after = with_claim(&hand, meld, tile);
            if claim == Claim::Kong {
                return Some((after, None));
            }
            let (discard, _) = hand_evaluator.best_discards(&after, 1).into_iter().next()?;
            after.stake.remove(discard.tile);
            Some((after, Some(discard.tile)))
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
    fn one_discard_makes_the_hand_ready_and_another_does_not() {
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
            MoveOutcome::of(view, made).expect("a move")
        };
        let ready = after("9C");
        assert_eq!(ready.waits, [tile("3B"), tile("6B")]);
        assert_eq!(ready.unseen, 7);
        let away = after("4B");
        assert!(away.waits.is_empty() && away.assessment.lacking > 0);
        assert_eq!(MoveOutcome::of(view, Move::MahJong), None);
    }
}
