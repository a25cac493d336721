//! Isolated tiles: which of them to discard first, and which are worth keeping nevertheless.

use std::cmp::Reverse;

use crate::chance::Outlook;
use engine::rules::TileClass;
use engine::table::SeatView;
use engine::tiles::{Hand, Seat, Tile};

/// An isolated tile, compared with the other isolated tiles of the hand.
#[derive(Clone, Debug, PartialEq)]
pub struct LoneTile {
    /// The tile.
    pub tile: Tile,
    /// How many of its kind lie open.
    pub open: u8,
    /// Whether more of its kind lie open than of any of the others.
    pub most_open: bool,
    /// The other isolated tiles that could be discarded as well.
    pub others: Vec<Tile>,
    /// The isolated tiles whose Pung would double the hand, if a Pung of this tile would not.
    pub doubling: Vec<Tile>,
    /// The number of doubles for a Pung of the first of `doubling`; 0 without one.
    pub doubles: u32,
}

/// Compares the number of Chows that a tile can be in with that of the other isolated tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChowChances {
    /// As many as for one of the others, or more.
    AsMany,
    /// Fewer than for any of the others.
    Fewer,
    /// None, while all the others can be in some.
    None,
}

impl LoneTile {
    /// Maximum number of other isolated tiles to name; also of tiles that double the hand.
    pub const MAX_NAMED: usize = 2;
    /// Maximum number of other isolated tiles to name together with tiles that double the hand.
    pub const MAX_NAMED_WITH_DOUBLING: usize = 1;

    /// Describes a discarded tile; `rest` is the hand after the discard.
    pub(super) fn of(view: &SeatView, rest: &Hand, tile: Tile) -> Self {
        let kinds = rest.stake.kinds().map(|(other, _)| other);
        let lone = kinds.filter(|other| is_alone(&without(rest, *other), *other));
        let own_doubles = doubles(view, tile);
        let (doubling, others): (Vec<Tile>, Vec<Tile>) =
            lone.partition(|other| own_doubles == 0 && doubles(view, *other) > 0);
        let first_doubles = doubling.first().map(|other| doubles(view, *other));
        Self {
            tile,
            open: view.open[tile],
            most_open: others
                .iter()
                .all(|other| view.open[*other] < view.open[tile]),
            others,
            doubling,
            doubles: first_doubles.unwrap_or(0),
        }
    }

    /// The other tiles that the reason names.
    pub(super) fn named(&self) -> impl Iterator<Item = Tile> {
        let max_others = match self.doubling.is_empty() {
            true => Self::MAX_NAMED,
            false if self.gives_open_count() => 0,
            false => Self::MAX_NAMED_WITH_DOUBLING,
        };
        let all_or_none = |tiles: &'_ [Tile], max: usize| match tiles.len() <= max {
            true => tiles.to_vec(),
            false => Vec::new(),
        };
        let others = all_or_none(&self.others, max_others).into_iter();
        others.chain(all_or_none(&self.doubling, Self::MAX_NAMED))
    }

    /// Whether a reason that names a tile that doubles the hand also gives the number of tiles that lie open; there is then no room for the other
    /// isolated tiles.
    pub fn gives_open_count(&self) -> bool {
        self.open > 1
    }

    /// Compares the tile's chances of a Chow with those of the other isolated tiles.
    pub fn chow_chances(&self) -> ChowChances {
        let fewest = self.others.iter().map(|other| chows(*other)).min();
        match fewest.is_some_and(|fewest| fewest > chows(self.tile)) {
            true if chows(self.tile) == 0 => ChowChances::None,
            true => ChowChances::Fewer,
            false => ChowChances::AsMany,
        }
    }
}

/// The number of Chows that a tile can be in.
fn chows(tile: Tile) -> u8 {
    tile.number()
        .map_or(0, |number| number.min(10 - number).min(3))
}

/// A key that sorts isolated tiles without doubles in the order to discard them: fewest possible Chows first, then most lying open.
pub(super) fn discard_order(view: &SeatView, tile: Tile) -> (u8, Reverse<u8>) {
    (chows(tile), Reverse(view.open[tile]))
}

/// The number of doubles for the viewer's Pung of a tile; 0 if more than one tile of the kind lies open.
pub(super) fn doubles(view: &SeatView, tile: Tile) -> u32 {
    match view.open[tile] {
        0 | 1 => pung_doubles(view, tile),
        _ => 0,
    }
}

/// Whether a hand can still make a set of a tile that it holds: a Pung, or a Chow if it may have one. A Wind or Dragon of which too many lie
/// open cannot, and is kept for no hand.
pub(super) fn may_become_a_set(outlook: &Outlook, hand: &Hand, tile: Tile) -> bool {
    let left = |other: Tile| hand.stake[other] + outlook.unseen(other);
    let chow_from = |first: Tile| {
        first
            .chow()
            .is_some_and(|chow| chow.iter().all(|other| left(*other) > 0))
    };
    let before = tile.previous_in_suit();
    let first = before.and_then(Tile::previous_in_suit);
    left(tile) >= 3
        || [Some(tile), before, first]
            .into_iter()
            .flatten()
            .any(chow_from)
}

/// The opponent for whom a Pung of a tile would bring most doubles, and their number, among those who have not discarded such a tile; `None` if
/// it would bring nobody any, or more than one lies open.
pub(super) fn doubles_for_others(view: &SeatView, tile: Tile) -> Option<(Seat, u32)> {
    let may_keep = |seat: &Seat| {
        let mut discards = view.discards.iter();
        !discards.any(|discard| discard.seat == *seat && discard.tile == tile)
    };
    let others = view.seat().others().filter(may_keep);
    let most = others
        .map(|seat| (seat, pung_doubles_of(view, seat, tile)))
        .max_by_key(|(_, doubles)| *doubles)?;
    (most.1 > 0 && view.open[tile] <= 1).then_some(most)
}

/// The number of doubles for the viewer's Pung of a tile, regardless of how many lie open.
pub(super) fn pung_doubles(view: &SeatView, tile: Tile) -> u32 {
    pung_doubles_of(view, view.seat(), tile)
}

/// The number of doubles for a player's Pung of a tile, regardless of how many lie open.
fn pung_doubles_of(view: &SeatView, seat: Seat, tile: Tile) -> u32 {
    let doubles_of = |class| {
        view.rules
            .pung_award(class)
            .map_or(0, |award| award.doubles)
    };
    let wind = |matches, class| if matches { doubles_of(class) } else { 0 };
    match (tile.as_dragon(), tile.as_wind()) {
        (Some(_), _) => doubles_of(TileClass::Dragon),
        (_, Some(tile_wind)) => {
            wind(tile_wind == view.wind_of(seat), TileClass::OwnWind)
                + wind(tile_wind == view.round_wind, TileClass::RoundWind)
        }
        _ => 0,
    }
}

/// A hand without one of its tiles.
pub(super) fn without(hand: &Hand, tile: Tile) -> Hand {
    let mut rest = hand.clone();
    rest.stake.remove(tile);
    rest
}

/// Whether no tile of the hand is the same as this one or can be in a Chow with it.
pub(super) fn is_alone(rest: &Hand, tile: Tile) -> bool {
    let near = |other: Tile| match (tile.suit(), tile.number(), other.number()) {
        (Some(suit), Some(own), Some(number)) => {
            other.suit() == Some(suit) && own.abs_diff(number) <= 2
        }
        _ => other == tile,
    };
    !rest.stake.kinds().any(|(other, _)| near(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_at_the_end_of_a_suit_is_in_fewer_chows_and_a_wind_in_none() {
        let tiles = ["1B", "2B", "3B", "7D", "8D", "9C", "EW", "RD"];
        let chows = tiles.map(|tile| chows(tile.parse().expect("a tile")));
        assert_eq!(chows, [1, 2, 3, 3, 2, 1, 0, 0]);
    }

    #[test]
    fn the_named_tiles_are_those_of_the_sentence() {
        let named = |others: &str, doubling: &str, open| {
            let tiles = |names: &str| -> Vec<Tile> {
                let names = names.split_whitespace();
                names.map(|tile| tile.parse().expect("a tile")).collect()
            };
            let lone = LoneTile {
                tile: Tile::wind(engine::tiles::Wind::North),
                open,
                most_open: false,
                others: tiles(others),
                doubling: tiles(doubling),
                doubles: 1,
            };
            let names = lone.named().map(|tile| tile.to_string());
            names.collect::<Vec<_>>().join(" ")
        };
        assert_eq!(named("9C 1D", "", 0), "9C 1D");
        assert_eq!(named("9C 1D 9B", "", 0), "");
        assert_eq!(named("9C", "RD", 0), "9C RD");
        assert_eq!(named("9C 1D", "RD WD", 0), "RD WD");
        assert_eq!(named("9C", "RD WD", 2), "RD WD");
        assert_eq!(named("9C", "RD WD EW", 0), "9C");
    }
}
