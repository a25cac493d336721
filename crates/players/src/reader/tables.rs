//! Shared parts of the statistics tables: parsing lines and finding cells.

use engine::table::SeatView;
use engine::tiles::Seat;

/// Number of rows by discard count; higher counts share the last.
pub const DISCARDS: usize = 20;
/// Number of rows by sets on the table, from none to four.
pub const MELDS: usize = 5;

/// Parses the lines of a table; lines with another number of columns are skipped.
pub fn rows<const COLUMNS: usize>(text: &str) -> impl Iterator<Item = [u32; COLUMNS]> {
    text.lines().filter_map(|line| {
        let numbers = line.split_whitespace().map_while(|word| word.parse().ok());
        numbers.collect::<Vec<u32>>().try_into().ok()
    })
}

/// The indices of a player in a table: the number of sets laid out and of discards.
pub fn table_indices(view: &SeatView, seat: Seat) -> (usize, usize) {
    let melds = view.players[seat].melds.len().min(MELDS - 1);
    (melds, discard_count(view, seat).min(DISCARDS - 1))
}

/// The number of tiles that a player has discarded.
pub fn discard_count(view: &SeatView, seat: Seat) -> usize {
    let own = view.discards.iter().filter(|discard| discard.seat == seat);
    own.count()
}

/// The row-major index of a cell in a table of these dimensions.
pub fn cell<const DIMENSIONS: usize>(
    sizes: [usize; DIMENSIONS],
    indices: [usize; DIMENSIONS],
) -> usize {
    let dimensions = sizes.iter().zip(indices);
    dimensions.fold(0, |cell, (size, index)| cell * size + index)
}

/// The index below `len` that is nearest to `index` and has at least `min_samples` samples; `None` if there is none.
pub fn nearest(
    len: usize,
    index: usize,
    min_samples: u32,
    samples: impl Fn(usize) -> u32,
) -> Option<usize> {
    let filled = (0..len).filter(|other| samples(*other) >= min_samples);
    filled.min_by_key(|other| other.abs_diff(index))
}

/// The first of two numbers as a fraction of their sum; 0 if both are 0.
pub fn fraction([one, other]: [u32; 2]) -> f64 {
    f64::from(one) / f64::from((one + other).max(1))
}
