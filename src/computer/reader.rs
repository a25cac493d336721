//! What the play of the others tells of their hands: how far from complete each may be, from what such players had at that point of
//! many deals. Who collects a suit is farther away.

pub mod suits;

use std::sync::LazyLock;

use super::dice::Dice;
use crate::rules::RuleSetId;
use crate::table::SeatView;
use crate::tiles::{Seat, Suit};

/// Hands that lack more tiles than this are counted with those that lack so many.
pub const FARTHEST: usize = 7;
/// Discards that are told apart; later ones are like the last.
const THROWS: usize = 20;
/// Sets on the table, none to four.
const MELDS: usize = 5;

/// How often hands lacked one tile, two and so on, of those with as many sets on the table and as many discards.
pub type Distances = [u32; FARTHEST];

/// Of hands of several suits, then of those of one; by sets on the table, then by discards.
type Table = [[[Distances; THROWS]; MELDS]; 2];

/// Counted in deals of computer players by `script/soak reader_learns`, for each rule set.
static COUNTED: LazyLock<[Table; 2]> = LazyLock::new(|| {
    [
        table(include_str!("reader/bloem.txt")),
        table(include_str!("reader/classical.txt")),
    ]
});

/// Reads lines of numbers: 1 for hands of one suit, sets, discards, and how many hands lacked one tile, two and so on.
fn table(text: &str) -> Table {
    let mut table = Table::default();
    for line in text.lines() {
        let numbers: Vec<u32> = line
            .split_whitespace()
            .map_while(|word| word.parse().ok())
            .collect();
        let [of_a_suit, melds, throws, counts @ ..] = &numbers[..] else {
            continue;
        };
        let half = table.get_mut(*of_a_suit as usize);
        let row = half.and_then(|half| half.get_mut(*melds as usize));
        let cell = row.and_then(|row| row.get_mut(*throws as usize));
        if let (Some(cell), Ok(counts)) = (cell, counts.try_into()) {
            *cell = counts;
        }
    }
    table
}

/// The place in the table of a player as the others see it: its sets on the table and its discards.
pub fn place(view: &SeatView, seat: Seat) -> (usize, usize) {
    let thrown = view.discards.iter().filter(|discard| discard.seat == seat);
    let melds = view.players[seat].melds.len().min(MELDS - 1);
    (melds, thrown.count().min(THROWS - 1))
}

/// How far from complete a player's hand may be, if it is of one suit or if it is not (`suits::collects`).
pub fn distances(view: &SeatView, seat: Seat, of_a_suit: bool) -> Distances {
    if view.players[seat].standing {
        let mut ready = Distances::default();
        ready[0] = 1;
        return ready;
    }
    let (melds, throws) = place(view, seat);
    let counted = &COUNTED[usize::from(view.rules.id == RuleSetId::Classical)];
    let row = &counted[usize::from(of_a_suit)][melds];
    // What was hardly ever met is read from the nearest point of a deal that was.
    let met = |at: &usize| row[*at].iter().sum::<u32>() >= 30;
    let near = (0..THROWS).filter(met).min_by_key(|at| at.abs_diff(throws));
    near.map_or(Distances::default(), |at| row[at])
}

/// How likely a player is ready: lacks one tile.
pub fn ready(view: &SeatView, seat: Seat) -> f64 {
    let suits = Suit::ALL.map(|suit| suits::collects(view, seat, suit));
    let of_a_suit = suits.iter().sum::<f64>().min(1.0);
    let ready = |of_a_suit: bool| {
        let distances = distances(view, seat, of_a_suit);
        let all: u32 = distances.iter().sum();
        f64::from(distances[0]) / f64::from(all.max(1))
    };
    of_a_suit * ready(true) + (1.0 - of_a_suit) * ready(false)
}

/// A distance as likely as it is read; `None` where nothing is known.
pub fn draw(distances: &Distances, dice: &mut Dice) -> Option<u8> {
    let all: u32 = distances.iter().sum();
    let mut at = dice.below(usize::try_from(all).ok().filter(|all| *all > 0)?) as u32;
    for (lacking, count) in (1..).zip(distances) {
        if at < *count {
            return Some(lacking);
        }
        at -= count;
    }
    None
}
