//! Plays out the rest of a deal at the table with the true hands and the undrawn tiles in other orders.

use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use crate::Mean;
use crate::perfect_information_player::play_on;
use engine::table::{Game, Move, Record};
use engine::tiles::{BySeat, Seat};
use players::{ComputerPlayer, Level};

/// A deal in progress, the first of its game, that can be played out with the rest of its wall reshuffled.
pub(super) struct ReshuffledDeal {
    record: Record,
    /// The undrawn tiles, by their indices in the wall.
    undrawn: std::ops::Range<usize>,
    players: BySeat<ComputerPlayer>,
}

impl ReshuffledDeal {
    /// The deal of a game, to be played out by players of this level. `None` after the first deal.
    pub fn of(game: &Game, level: Level) -> Option<Self> {
        let record = game.record().clone();
        let undrawn =
            game.wall().live_drawn()..game.wall().live_drawn() + game.wall().undrawn().len();
        record.deals.is_empty().then_some(Self {
            record,
            undrawn,
            players: BySeat([ComputerPlayer::new(level); 4]),
        })
    }

    /// The mean advantage in points of the first of two moves over the second for a seat, over `wall_count` reshuffled walls. `None` if the
    /// deal cannot be replayed or finished.
    pub fn compare(
        &mut self,
        seat: Seat,
        choices: [Move; 2],
        wall_count: u32,
        rng: &mut ChaCha8Rng,
    ) -> Option<Mean> {
        let mut gain = Mean::default();
        for _ in 0..wall_count {
            let wall = self.record.setup.walls.first_mut()?;
            wall.get_mut(self.undrawn.clone())?.shuffle(rng);
            let game = Game::replay(&self.record, self.record.inputs.len()).ok()?;
            let [first, second] =
                choices.map(|choice| play_on(game.clone(), seat, choice, &self.players));
            gain.add((first? - second?) as f64);
        }
        Some(gain)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use rand::SeedableRng;

    use super::*;
    use engine::rules::{RuleSet, RuleSetId};
    use engine::table::{Request, Setup};
    use players::selfplay::step;

    #[test]
    fn a_deal_in_progress_is_played_out_with_any_order_of_the_undrawn_tiles() {
        let players = BySeat([ComputerPlayer::new(Level::Beginner); 4]);
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for id in [RuleSetId::Bloem, RuleSetId::Classical] {
            let mut game = Game::new(Arc::new(RuleSet::new(id)), Setup::seeded(3));
            let mut discards = Vec::new();
            while discards.len() < 2 {
                step(&mut game, &players).expect("the deal goes on for longer");
                let seat = Seat::new(2);
                if let Some(Request::Turn { .. }) = game.request(seat) {
                    let legal = game.seat_view(seat).legal().into_iter();
                    discards = legal
                        .filter(|choice| matches!(choice, Move::Discard { calling: false, .. }))
                        .collect();
                }
            }
            let mut reshuffled =
                ReshuffledDeal::of(&game, Level::Beginner).expect("the first deal");
            let mut compare = |choices| reshuffled.compare(Seat::new(2), choices, 20, &mut rng);
            let same = compare([discards[0]; 2]).expect("every input is legal again");
            assert_eq!(
                (same.count(), same.mean(), same.standard_error()),
                (20.0, 0.0, 0.0)
            );
            let other = compare([discards[0], discards[1]]).expect("every input is legal again");
            assert!(other.standard_error() > 0.0, "{id:?}");
        }
    }
}
