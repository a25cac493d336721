//! How much better a move looks in the worlds that are drawn for a player than with the hands as they are.

use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use super::Mean;
use engine::table::{Game, Move};
use engine::tiles::Seat;
use players::deliberation::{MOST, Worlds};
use players::dice::Dice;
use players::simulator::{Position, Simulator};

/// What a move brings its player more in so many worlds than with the true hands in as many orders of the wall, in points of the deal, each
/// cut at `MOST`; `None` where nobody decides.
pub fn more_in_worlds(
    game: &Game,
    seat: Seat,
    choice: Move,
    worlds: u32,
    chance: &mut ChaCha8Rng,
) -> Option<Mean> {
    let (mut simulator, mut truth) = as_it_is(game, seat)?;
    let view = game.seat_view(seat);
    let drawn = Worlds::of(view);
    let mut dice = Dice::of(view, 0);
    let mut more = Mean::default();
    for _ in 0..worlds {
        truth.line.undrawn().shuffle(chance);
        let mut world = drawn.draw(&mut simulator, &mut dice)?;
        let [told, came] = [&mut world, &mut truth.clone()].map(|position| {
            let gains = simulator.play_move(position, seat, choice);
            (gains[seat] as f64).clamp(-MOST, MOST)
        });
        more.add(told - came);
    }
    Some(more)
}

/// A table with its true hands, ready to be played on.
pub(super) fn as_it_is(game: &Game, seat: Seat) -> Option<(Simulator<'_>, Position)> {
    let mut position = Position::of_game(game)?;
    let mut simulator = Simulator::of(game.seat_view(seat));
    simulator.prepare(&mut position);
    Some((simulator, position))
}
