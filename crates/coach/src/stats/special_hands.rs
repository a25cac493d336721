//! The special hands in the score of a seat.

use engine::rules::ScoreLine;
use engine::table::{Outcome, SeatView};
use engine::tiles::Seat;

/// The lines of a seat's score that are special hands. A loser's may be for a hand that the loser was only calling.
pub fn special_hands(view: &SeatView, seat: Seat) -> impl Iterator<Item = &ScoreLine> {
    let lines = match &view.players[seat].outcome {
        Some(Outcome::Ours(score)) => score.lines.as_slice(),
        Some(Outcome::Foreign { .. }) | None => &[],
    };
    lines.iter().filter(|line| {
        let event = view.rules.event(&line.row);
        event.is_some_and(|event| event.special.is_some())
    })
}
