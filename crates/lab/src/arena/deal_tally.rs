//! The results of one deal, and the luck of the draw in it.

use crate::luck::{self, Draw};
use engine::table::{Event, Game};
use engine::tiles::BySeat;
use players::selfplay::Results;

/// The results of a deal.
#[derive(Clone, Debug)]
pub(super) struct DealTally {
    /// The results.
    pub results: Results,
    /// The luck that each seat had in drawing, if it is measured.
    pub luck: BySeat<f64>,
    measures_luck: bool,
}

impl DealTally {
    /// Starts the tally of a new deal.
    pub fn new(measures_luck: bool) -> Self {
        Self {
            results: Results::default(),
            luck: BySeat([0.0; 4]),
            measures_luck,
        }
    }

    /// Adds events; `game` is the table after them.
    pub fn count(&mut self, game: &Game, events: &[Event]) {
        self.results.count(game, events);
        if let Some(drawn) = self.luck_of(game, events) {
            let sums = self.luck.iter_mut().zip(drawn.iter());
            sums.for_each(|((_, sum), (_, points))| *sum += points);
        }
    }

    /// The luck of a draw, if luck is measured and the draw is the last of these events.
    fn luck_of(&self, game: &Game, events: &[Event]) -> Option<BySeat<f64>> {
        let Event::Drew {
            seat,
            tile: Some(tile),
            source,
        } = *events.last().filter(|_| self.measures_luck)?
        else {
            return None;
        };
        luck::of_draw(game, Draw { seat, tile, source })
    }
}
