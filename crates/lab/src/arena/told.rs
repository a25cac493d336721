//! Hands that were played elsewhere, as at another server: what two players got in them, from their records.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::hand::Hand;
use super::{DealSums, Outcome, Side};
use engine::table::{Game, Record};
use engine::tiles::{BySeat, Tile};
use players::selfplay::Results;

/// Tiles that are dealt before the first discard: the same ones, the same deal.
const DEALT: usize = 53;

/// A hand that was played elsewhere.
#[derive(Clone, Debug)]
pub struct Told {
    /// Which of the two sits where, if one of them does.
    pub sides: BySeat<Option<Side>>,
    /// The tiles that were dealt.
    deal: Vec<Tile>,
    results: Results,
    luck: BySeat<f64>,
}

impl Told {
    /// The hand of a record, with the luck of the draw; `None` if it is not told to its end.
    pub fn of(record: &Record, sides: BySeat<Option<Side>>) -> Option<Self> {
        let wall = record.setup.walls.first()?;
        let game = Game::new(Arc::clone(&record.rules), record.setup.clone());
        let mut hand = Hand::of(game, true);
        let mut inputs = record.inputs.iter();
        while !hand.is_over() {
            let input = inputs.next()?;
            if !hand.apply(input.clone()) {
                return None;
            }
        }
        Some(Self {
            sides,
            deal: wall.iter().take(DEALT).copied().collect(),
            results: hand.results,
            luck: hand.luck,
        })
    }

    /// What came of many hands. Those of one deal, played at changing seats, are taken together.
    pub fn outcome(hands: &[Self]) -> Outcome {
        let mut outcome = Outcome::default();
        let mut deals: BTreeMap<&[Tile], DealSums> = BTreeMap::new();
        for hand in hands {
            let sums = deals.entry(&hand.deal).or_default();
            outcome.note_hand(&hand.results, &hand.luck, &hand.sides, sums);
        }
        for (number, sums) in (0..).zip(deals.values()) {
            outcome.note_deal(number, sums);
        }
        outcome
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::{Contestant, Match, Side};
    use engine::rules::{RuleSet, RuleSetId};
    use engine::table::{Input, Setup};
    use engine::tiles::Seat;
    use players::Level;

    /// A hand of two beginners and two who are not looked at, by its record.
    fn played(seed: u64) -> Record {
        let rules = Arc::new(RuleSet::new(RuleSetId::Classical));
        let game = Game::new(rules, Setup::seeded(seed));
        let mut hand = Hand::of(game, false);
        while !hand.is_over() {
            let asked = Seat::ALL
                .into_iter()
                .find_map(|seat| Some((seat, hand.game.request(seat)?)));
            let (seat, request) = asked.expect("somebody is asked");
            let beginner = Contestant::Level(Level::Beginner, None);
            let choice = beginner.decide(&hand.game, seat, &request);
            assert!(hand.apply(Input::Move(seat, choice)));
        }
        hand.game.record().clone()
    }

    #[test]
    fn what_is_told_is_what_was_played() {
        let layouts = Match::alone(Side::A);
        let seats = |sides: BySeat<Side>| sides.map(|side| (side == Side::A).then_some(side));
        let deals = [1, 2].map(played);
        let told = deals.iter().flat_map(|record| {
            let hands = layouts.iter().map(|sides| Told::of(record, seats(*sides)));
            hands.map(|told| told.expect("it is told to its end"))
        });
        let hands: Vec<Told> = told.collect();
        let outcome = Told::outcome(&hands);
        let [first, second] = &outcome.sides;
        assert_eq!((first.hands, second.hands), (8, 0));
        assert_eq!(first.points.count(), 2.0, "two deals");
        // From all four seats of one hand nobody gains, and nobody was lucky.
        assert!(first.points.mean().abs() < 1e-9);
        assert!(first.corrected.luck().mean().abs() < 1e-6);
        assert!(first.wins + outcome.washouts / 4 == 2, "{outcome:?}");
    }

    #[test]
    fn a_hand_that_is_not_told_to_its_end_is_none() {
        let mut record = played(1);
        record.truncate(record.inputs.len() / 2);
        assert!(Told::of(&record, BySeat([None; 4])).is_none());
    }
}
