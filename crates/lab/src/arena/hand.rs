//! One hand at the table: what comes of it, and the luck of the draw that was in it.

use crate::luck::{self, Draw};
use engine::table::{Event, Game, Input};
use engine::tiles::{BySeat, Seat};
use players::selfplay::{Results, winning_score};

/// One hand at the table.
pub(super) struct Hand {
    /// The table.
    pub game: Game,
    /// What came of it.
    pub results: Results,
    /// The luck that each seat had in drawing, if it is reckoned.
    pub luck: BySeat<f64>,
    reckoned: bool,
}

impl Hand {
    /// The first hand of a game that is not begun.
    pub fn of(game: Game, reckoned: bool) -> Self {
        Self {
            game,
            results: Results::default(),
            luck: BySeat([0.0; 4]),
            reckoned,
        }
    }

    /// Whether it is over and told to the end.
    pub fn is_over(&self) -> bool {
        self.results.hands > 0 && self.game.seat_view(Seat::new(0)).waiting_for.is_some()
    }

    /// Puts something in; whether that was legal.
    pub fn apply(&mut self, input: Input) -> bool {
        let Ok(events) = self.game.apply(input) else {
            return false;
        };
        if let Some(drawn) = self.luck_of(&events) {
            let sums = self.luck.iter_mut().zip(drawn.iter());
            sums.for_each(|((_, sum), (_, points))| *sum += points);
        }
        for event in &events {
            self.results.note(event);
            if let Event::Settled { .. } = event {
                self.results.winning_scores += u64::from(winning_score(&self.game));
            }
        }
        true
    }

    /// The luck of a draw that ends what has happened.
    fn luck_of(&self, events: &[Event]) -> Option<BySeat<f64>> {
        let Event::Drew {
            seat,
            tile: Some(tile),
            source,
        } = *events.last().filter(|_| self.reckoned)?
        else {
            return None;
        };
        luck::of_draw(&self.game, Draw { seat, tile, source })
    }
}
