//! Estimates from a player's sets and discards which suit the player collects.

use std::sync::LazyLock;

use super::tables::{cell, fraction, nearest, rows};
use engine::rules::RuleSetId;
use engine::table::SeatView;
use engine::tiles::{Seat, Suit};

/// The size of each dimension of the table: sets of the suit, sets of honours, discards of other suits and of the suit.
const DIMENSIONS: [usize; 4] = [5, 3, 12, 5];
/// Minimum number of samples of a cell; one with fewer is replaced by the one with enough for the nearest number of discards of other suits.
const MIN_SAMPLES: u32 = 20;

/// What a player has shown: sets of a suit, sets of honours, discards of other suits and of the suit.
pub type Shown = [usize; 4];

/// The number of hands of the suit, and of others.
type Table = [[u32; 2]; DIMENSIONS[0] * DIMENSIONS[1] * DIMENSIONS[2] * DIMENSIONS[3]];

/// Counted in deals of computer players by `script/soak reader_learns`, for each rule set.
static COUNTED: LazyLock<[Table; 2]> = LazyLock::new(|| {
    [
        table(include_str!("suits-bloem.txt")),
        table(include_str!("suits-classical.txt")),
    ]
});

/// Reads lines of numbers: what was shown, the number of hands of the suit, and the number of others.
fn table(text: &str) -> Table {
    let mut table: Table = [[0; 2]; DIMENSIONS[0] * DIMENSIONS[1] * DIMENSIONS[2] * DIMENSIONS[3]];
    for [shown @ .., of_suit, others] in rows::<6>(text) {
        let shown = shown.map(|number| number as usize);
        if let Some(counts) = table.get_mut(cell(DIMENSIONS, shown)) {
            *counts = [of_suit, others];
        }
    }
    table
}

/// What a player has shown of a suit; `None` if the player has laid out a set of another one.
pub fn shown(view: &SeatView, seat: Seat, suit: Suit) -> Option<Shown> {
    let melds = &view.players[seat].melds;
    let sets = |suit: Option<Suit>| melds.iter().filter(|meld| meld.tile.suit() == suit).count();
    let (of_suit, honours) = (sets(Some(suit)), sets(None));
    if of_suit + honours < melds.len() {
        return None;
    }
    let discards = view.discards.iter().filter(|discard| discard.seat == seat);
    let discarded = discards.filter_map(|discard| discard.tile.suit());
    let (same, others): (Vec<Suit>, Vec<Suit>) =
        discarded.partition(|discarded| *discarded == suit);
    let all = [of_suit, honours, others.len(), same.len()];
    Some(std::array::from_fn(|place| {
        all[place].min(DIMENSIONS[place] - 1)
    }))
}

/// The probability that all tiles of a hand, except at most one, are of this suit or honours.
pub fn collecting_chance(view: &SeatView, seat: Seat, suit: Suit) -> f64 {
    let Some([sets, honours, others, same]) = shown(view, seat, suit) else {
        return 0.0;
    };
    let counted = &COUNTED[usize::from(view.rules.id == RuleSetId::Classical)];
    let at = |others: usize| counted[cell(DIMENSIONS, [sets, honours, others, same])];
    let near = nearest(DIMENSIONS[2], others, MIN_SAMPLES, |others| {
        at(others).iter().sum()
    });
    near.map_or(0.0, |others| fraction(at(others)))
}

/// The suit that a player most probably collects, if the probability is at least `min_probability`.
pub fn collected(view: &SeatView, seat: Seat, min_probability: f64) -> Option<Suit> {
    let likely = Suit::ALL.map(|suit| (suit, collecting_chance(view, seat, suit)));
    let most = likely
        .into_iter()
        .max_by(|one, other| one.1.total_cmp(&other.1));
    most.filter(|(_, chance)| *chance >= min_probability)
        .map(|(suit, _)| suit)
}
