//! Shared parts of the statistics tables: parsing lines and finding cells.

use engine::table::SeatView;
use engine::tiles::Seat;

/// Number of discard counts; later ones share the last.
pub const DISCARDS: usize = 20;
/// Number of counts of sets on the table, from none to four.
pub const MELDS: usize = 5;

/// The lines of a table that have this many numbers.
pub fn rows<const NUMBERS: usize>(text: &str) -> impl Iterator<Item = [u32; NUMBERS]> {
    text.lines().filter_map(|line| {
        let numbers = line.split_whitespace().map_while(|word| word.parse().ok());
        numbers.collect::<Vec<u32>>().try_into().ok()
    })
}

/// The indexes of a player in a table: sets laid out and discards.
pub fn place(view: &SeatView, seat: Seat) -> (usize, usize) {
    let melds = view.players[seat].melds.len().min(MELDS - 1);
    (melds, discard_count(view, seat).min(DISCARDS - 1))
}

/// The number of tiles that a player has discarded.
pub fn discard_count(view: &SeatView, seat: Seat) -> usize {
    let own = view.discards.iter().filter(|discard| discard.seat == seat);
    own.count()
}

/// The row-major index of a cell in a table of these dimensions.
pub fn cell<const DIGITS: usize>(dimensions: [usize; DIGITS], all: [usize; DIGITS]) -> usize {
    let digits = dimensions.iter().zip(all);
    digits.fold(0, |cell, (dimensions, at)| cell * dimensions + at)
}

/// The index nearest to `at`, among the first `places`, with at least `min_samples` samples; `None` if there is none.
pub fn nearest(
    places: usize,
    at: usize,
    min_samples: u32,
    samples: impl Fn(usize) -> u32,
) -> Option<usize> {
    let samples = (0..places).filter(|place| samples(*place) >= min_samples);
    samples.min_by_key(|place| place.abs_diff(at))
}

/// The first of two numbers as a fraction of their sum; 0 if both are 0.
pub fn fraction([one, other]: [u32; 2]) -> f64 {
    f64::from(one) / f64::from((one + other).max(1))
}
