//! Estimates the hands of other players from their play: what each may collect and how far from complete they may be, by statistics of many
//! deals.

mod collected;
pub mod held;
pub mod pungs;
pub mod suits;
mod tables;

use std::sync::LazyLock;

pub use collected::Collected;
use tables::{DISCARDS, MELDS, nearest, rows};
pub use tables::{discard_count, table_indices};

use super::rng::Rng;
use engine::rules::RuleSetId;
use engine::table::SeatView;
use engine::tiles::{Seat, Suit};

/// Hands that lack more tiles are counted as lacking this many.
pub const MAX_LACKING: usize = 7;

/// Cells with fewer samples are replaced by the nearest cell with enough.
const MIN_SAMPLES: u32 = 30;

/// How often hands lacked one tile, two tiles and so on.
pub type Distances = [u32; MAX_LACKING];

/// Indexed by what is collected (`Collected::index`), sets on the table and number of discards.
type Table = [[[Distances; DISCARDS]; MELDS]; 3];

/// Counted in deals of computer players by `script/soak reader_learns`, for each rule set.
static COUNTED: LazyLock<[Table; 2]> = LazyLock::new(|| {
    [
        table(include_str!("reader/bloem.txt")),
        table(include_str!("reader/classical.txt")),
    ]
});

/// Reads lines of numbers: what is collected, sets, discards, and how many hands lacked one tile, two and so on.
fn table(text: &str) -> Table {
    let mut table = Table::default();
    for [collected, melds, discards, counts @ ..] in rows::<{ 3 + MAX_LACKING }>(text) {
        let of_collected = table.get_mut(collected as usize);
        let row = of_collected.and_then(|melds_table| melds_table.get_mut(melds as usize));
        if let Some(cell) = row.and_then(|row| row.get_mut(discards as usize)) {
            *cell = counts;
        }
    }
    table
}

/// How often players who collect this lack one tile, two tiles and so on, after as many sets and discards as this player's. A Standing Hand
/// always lacks one.
pub fn distances(view: &SeatView, seat: Seat, collected: Collected) -> Distances {
    if view.players[seat].standing {
        let mut ready = Distances::default();
        ready[0] = 1;
        return ready;
    }
    let (melds, discards) = table_indices(view, seat);
    let counted = &COUNTED[usize::from(view.rules.id == RuleSetId::Classical)];
    let row = &counted[collected.index()][melds];
    let filled = nearest(DISCARDS, discards, MIN_SAMPLES, |discards| {
        row[discards].iter().sum()
    });
    filled.map_or(Distances::default(), |discards| row[discards])
}

/// What a player may collect, with probabilities.
pub fn collections(view: &SeatView, seat: Seat) -> [(Collected, f64); 5] {
    let [one, two, three] = Suit::ALL.map(|suit| suits::collecting_chance(view, seat, suit));
    let several_suits = (1.0 - one - two - three).max(0.0);
    let pungs = several_suits * pungs::collecting_chance(view, seat);
    let [first, second, third] = Suit::ALL.map(Collected::Suit);
    [
        (first, one),
        (second, two),
        (third, three),
        (Collected::Pungs, pungs),
        (Collected::AnySets, several_suits - pungs),
    ]
}

/// The probability that a player lacks only one tile.
pub fn ready_chance(view: &SeatView, seat: Seat) -> f64 {
    let ready = |collected: Collected| {
        let distances = distances(view, seat, collected);
        let total: u32 = distances.iter().sum();
        f64::from(distances[0]) / f64::from(total.max(1))
    };
    let parts = collections(view, seat).map(|(collected, chance)| chance * ready(collected));
    parts.iter().sum()
}

/// Draws a number of missing tiles by its frequency; `None` without samples.
pub fn draw_lacking(distances: &Distances, rng: &mut Rng) -> Option<u8> {
    let total: u32 = distances.iter().sum();
    let mut remaining = rng.below(usize::try_from(total).ok().filter(|total| *total > 0)?) as u32;
    for (lacking, count) in (1..).zip(distances) {
        if remaining < *count {
            return Some(lacking);
        }
        remaining -= count;
    }
    None
}
