//! The bias of determinizations: how much better a move looks in positions sampled from what a player sees than with the true hands.

use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use crate::Mean;
use engine::table::{Game, Move};
use engine::tiles::Seat;
use players::rng::Rng;
use players::rollouts::{Determinizer, MAX_RESULT};
use players::simulator::{Position, Simulator};

/// A move's gain in this number of determinizations minus its gain with the true hands and as many reshuffled walls, in points of the deal.
/// Each gain is limited to `MAX_RESULT`. `None` if the simulator cannot play out the position: before play, or while a player still has to lay
/// out a bonus tile.
pub fn determinization_bias(
    game: &Game,
    seat: Seat,
    choice: Move,
    determinizations: u32,
    rng: &mut ChaCha8Rng,
) -> Option<Mean> {
    let (mut simulator, mut truth) = true_position(game, seat)?;
    let view = game.seat_view(seat);
    let determinizer = Determinizer::of(view);
    let mut draws = Rng::of(view, 0);
    let mut bias = Mean::default();
    for _ in 0..determinizations {
        truth.wall.undrawn().shuffle(rng);
        let mut sampled = determinizer.draw(&mut simulator, &mut draws)?;
        let [sampled_gain, true_gain] = [&mut sampled, &mut truth.clone()].map(|position| {
            let gains = simulator.play_move(position, seat, choice);
            (gains[seat] as f64).clamp(-MAX_RESULT, MAX_RESULT)
        });
        bias.add(sampled_gain - true_gain);
    }
    Some(bias)
}

/// The position with the true hands, and the simulator to play it out.
pub(super) fn true_position(game: &Game, seat: Seat) -> Option<(Simulator<'_>, Position)> {
    let mut position = Position::of_game(game)?;
    let mut simulator = Simulator::of(game.seat_view(seat));
    simulator.prepare(&mut position);
    Some((simulator, position))
}
