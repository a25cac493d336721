//! The special hands that a seat has made in the deal that is over.

use engine::rules::ScoreLine;
use engine::table::{Outcome, SeatView};
use engine::tiles::Seat;

/// The lines of a seat's score that are special hands.
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
