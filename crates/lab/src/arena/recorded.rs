//! The results of two players in hands recorded elsewhere, for instance at another server.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::deal_tally::DealTally;
use super::{DealSums, Outcome, Side};
use engine::table::{Game, Record};
use engine::tiles::{BySeat, Tile};
use players::selfplay::deal_points;

/// Number of tiles dealt before the first discard. Records in which these tiles agree are of the same deal.
const DEALT: usize = 53;

/// The results of a recorded hand.
#[derive(Clone, Debug)]
pub struct RecordedHand {
    /// The side that sits at each seat, if any.
    pub sides: BySeat<Option<Side>>,
    /// The tiles dealt before the first discard, which identify the deal.
    deal: Vec<Tile>,
    tally: DealTally,
}

impl RecordedHand {
    /// Replays a record; `None` if it has no wall, an input is not legal, or it breaks off before the hand is over.
    pub fn replay(record: &Record, sides: BySeat<Option<Side>>) -> Option<Self> {
        let wall = record.setup.walls.first()?;
        let mut game = Game::new(Arc::clone(&record.rules), record.setup.clone());
        let mut tally = DealTally::new(true);
        for input in &record.inputs {
            let events = game.apply(input.clone()).ok()?;
            tally.count(&game, &events);
            if deal_points(&events).is_some() {
                return Some(Self {
                    sides,
                    deal: wall.iter().take(DEALT).copied().collect(),
                    tally,
                });
            }
        }
        None
    }

    /// The outcome of many hands. Hands of the same deal, played from different seats, are combined.
    pub fn outcome(hands: &[Self]) -> Outcome {
        let mut outcome = Outcome::default();
        let mut deals: BTreeMap<&[Tile], DealSums> = BTreeMap::new();
        for hand in hands {
            let sums = deals.entry(&hand.deal).or_default();
            outcome.add_hand(&hand.tally, &hand.sides, sums);
        }
        for (number, sums) in (0..).zip(deals.values()) {
            outcome.add_deal(number, sums);
        }
        outcome
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::{Match, Side};
    use engine::rules::{RuleSet, RuleSetId};
    use engine::table::Setup;
    use players::selfplay::play_deal;
    use players::{ComputerPlayer, Level};

    /// The record of a hand of four beginners.
    fn played(seed: u64) -> Record {
        let rules = Arc::new(RuleSet::new(RuleSetId::Classical));
        let mut game = Game::new(rules, Setup::seeded(seed));
        let beginner = ComputerPlayer::new(Level::Beginner);
        let points = play_deal(
            &mut game,
            |game, seat, request| beginner.decide(game.seat_view(seat), request),
            |_, _| {},
        );
        assert!(points.is_some(), "players make legal moves");
        game.record().clone()
    }

    #[test]
    fn a_replayed_hand_has_the_results_that_were_played() {
        let seatings = Match::one_against_three(Side::A);
        let seats = |sides: BySeat<Side>| sides.map(|side| (side == Side::A).then_some(side));
        let deals = [1, 2].map(played);
        let hands: Option<Vec<RecordedHand>> = deals
            .iter()
            .flat_map(|record| {
                seatings
                    .iter()
                    .map(|sides| RecordedHand::replay(record, seats(*sides)))
            })
            .collect();
        let outcome = RecordedHand::outcome(&hands.expect("a complete record"));
        let [first, second] = &outcome.sides;
        assert_eq!((first.hands, second.hands), (8, 0));
        assert_eq!(first.points.count(), 2.0, "two deals");
        // Over all four seats of a hand, gains and luck cancel out.
        assert!(first.points.mean().abs() < 1e-9);
        assert!(first.corrected.luck().mean().abs() < 1e-6);
        assert!(first.wins + outcome.washouts / 4 == 2, "{outcome:?}");
    }

    #[test]
    fn a_hand_that_breaks_off_cannot_be_replayed() {
        let mut record = played(1);
        record.truncate(record.inputs.len() / 2);
        assert!(RecordedHand::replay(&record, BySeat([None; 4])).is_none());
    }
}
