//! Estimates from a player's discards which tiles the player holds: players seldom keep the neighbours of tiles they discard, and a kind of which
//! many tiles lie open is seldom held.

use std::sync::LazyLock;

use super::collected::Collected;
use super::tables::{cell, discard_count, rows};
use engine::rules::RuleSetId;
use engine::table::SeatView;
use engine::tiles::{Seat, Tile};

/// The size of each dimension of the table: whether one suit is collected; the number of discards, divided by four; whether the player has
/// discarded the kind, a kind next to it, or one two steps away; how many of the kind lie open; and whether it is a terminal, next to one,
/// in the middle or an honour.
const DIMENSIONS: [usize; 5] = [2, 5, 8, 4, 4];
/// Cells of a table.
const CELLS: usize = DIMENSIONS[0] * DIMENSIONS[1] * DIMENSIONS[2] * DIMENSIONS[3] * DIMENSIONS[4];
/// Pseudo-count added to both numbers, so that rare cells have little influence.
const PSEUDO_COUNT: f32 = 8.0;

/// For each cell, how many of its tiles were held, and how many would have been held if all hidden tiles were equally likely.
type Table = [[u32; 2]; CELLS];

/// Counted in deals of computer players by `script/soak reader_learns`, for each rule set.
static COUNTED: LazyLock<[Table; 2]> = LazyLock::new(|| {
    [
        table(include_str!("held-bloem.txt")),
        table(include_str!("held-classical.txt")),
    ]
});

/// Parses lines of cell index, tiles held, tiles expected.
fn table(text: &str) -> Table {
    let mut table = [[0; 2]; CELLS];
    for [cell, held, expected] in rows::<3>(text) {
        if let Some(counts) = table.get_mut(cell as usize) {
            *counts = [held, expected];
        }
    }
    table
}

/// The index of the cell of each kind of tile for a player who collects this.
pub fn cells(view: &SeatView, seat: Seat, collected: Collected) -> [usize; Tile::PLAIN_KINDS] {
    let is_one_suit = matches!(collected, Collected::Suit(_));
    let mut discarded = [false; Tile::PLAIN_KINDS];
    for discard in view.discards.iter().filter(|discard| discard.seat == seat) {
        discarded[discard.tile.index()] = true;
    }
    let by_fours = (discard_count(view, seat) / 4).min(DIMENSIONS[1] - 1);
    std::array::from_fn(|kind| {
        let Some(tile) = Tile::from_index(kind) else {
            return 0;
        };
        let discarded_at = |steps: usize| {
            let is_discarded = |other: usize| other / 9 == kind / 9 && discarded[other];
            !tile.is_honour()
                && (is_discarded(kind + steps) || kind >= steps && is_discarded(kind - steps))
        };
        let discards = [discarded[kind], discarded_at(1), discarded_at(2)];
        let discards = discards
            .iter()
            .fold(0, |bits, bit| 2 * bits + usize::from(*bit));
        let place_in_suit = match kind % 9 {
            _ if tile.is_honour() => 3,
            0 | 8 => 0,
            1 | 7 => 1,
            _ => 2,
        };
        let open = usize::from(view.open[tile]).min(DIMENSIONS[3] - 1);
        let indices = [
            usize::from(is_one_suit),
            by_fours,
            discards,
            open,
            place_in_suit,
        ];
        cell(DIMENSIONS, indices)
    })
}

/// The likelihood ratio of holding a hidden tile of each kind for a player who collects this.
pub fn likelihoods(view: &SeatView, seat: Seat, collected: Collected) -> [f32; Tile::PLAIN_KINDS] {
    let counted = &COUNTED[usize::from(view.rules.id == RuleSetId::Classical)];
    cells(view, seat, collected).map(|cell| {
        let [held, expected] = counted[cell];
        (held as f32 + PSEUDO_COUNT) / (expected as f32 + PSEUDO_COUNT)
    })
}
