//! Estimates from a player's sets and number of discards whether the player collects Pungs.

use std::sync::LazyLock;

use super::tables::{DISCARDS, MELDS, fraction, nearest, rows, table_indices};
use engine::rules::RuleSetId;
use engine::table::SeatView;
use engine::tiles::{MeldKind, Seat};

/// Cells with fewer samples are replaced by the nearest cell with enough.
const MIN_SAMPLES: u32 = 20;

/// Of hands of several suits without a Chow on the table, the number that were as near to Pungs as to any sets, and the number that were
/// not; indexed by sets on the table and discards.
type Table = [[[u32; 2]; DISCARDS]; MELDS];

/// Counted in deals of computer players by `script/soak reader_learns`, for each rule set.
static COUNTED: LazyLock<[Table; 2]> = LazyLock::new(|| {
    [
        table(include_str!("pungs-bloem.txt")),
        table(include_str!("pungs-classical.txt")),
    ]
});

/// Reads lines of numbers: sets, discards, the number of hands of Pungs, and the number of others.
fn table(text: &str) -> Table {
    let mut table = Table::default();
    for [melds, discards, with_pungs, others] in rows::<4>(text) {
        let row = table.get_mut(melds as usize);
        if let Some(cell) = row.and_then(|row| row.get_mut(discards as usize)) {
            *cell = [with_pungs, others];
        }
    }
    table
}

/// The probability that a hand of several suits is as near to Pungs as to any sets.
pub fn collecting_chance(view: &SeatView, seat: Seat) -> f64 {
    let melds = &view.players[seat].melds;
    if melds.iter().any(|meld| meld.kind == MeldKind::Chow) {
        return 0.0;
    }
    let (sets, discards) = table_indices(view, seat);
    let counted = &COUNTED[usize::from(view.rules.id == RuleSetId::Classical)];
    let row = &counted[sets];
    let filled = nearest(DISCARDS, discards, MIN_SAMPLES, |discards| {
        row[discards].iter().sum()
    });
    filled.map_or(0.0, |discards| fraction(row[discards]))
}
