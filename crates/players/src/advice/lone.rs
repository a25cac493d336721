//! Tiles that stand alone: which of them goes first, and those that are worth waiting for all the same.

use std::cmp::Reverse;

use crate::tile_names::TileWording;
use engine::rules::TileClass;
use engine::table::SeatView;
use engine::tiles::{Hand, Tile};
use words;
use words::say;

/// Other tiles that stand alone are named if they are no more than this.
const NAMED: usize = 2;
/// The same beside others that are named.
const NAMED_BESIDE: usize = 1;

/// What is to be said of a tile that stands alone.
#[derive(Clone, Debug, PartialEq)]
pub struct Lone {
    /// The tile.
    pub tile: Tile,
    /// How many of its kind lie open.
    pub open: u8,
    /// So many lie open of none of the others.
    pub most_open: bool,
    /// The others that stand alone and would go as well.
    pub others: Vec<Tile>,
    /// Those that stand alone and of which a Pung would double the hand, where one of this would not.
    pub doubling: Vec<Tile>,
    /// How many doubles a Pung of the first of these would bring.
    pub doubles: u32,
}

impl Lone {
    /// The tile without which the hand is left.
    pub(super) fn of(view: &SeatView, rest: &Hand, tile: Tile) -> Self {
        let kinds = rest.stake.kinds().map(|(other, _)| other);
        let lone = kinds.filter(|other| is_alone(&without(rest, *other), *other));
        let own = doubles(view, tile);
        let (doubling, others): (Vec<Tile>, Vec<Tile>) =
            lone.partition(|other| own == 0 && doubles(view, *other) > 0);
        let first = doubling.first().map(|other| doubles(view, *other));
        Self {
            tile,
            open: view.open[tile],
            most_open: others
                .iter()
                .all(|other| view.open[*other] < view.open[tile]),
            others,
            doubling,
            doubles: first.unwrap_or(0),
        }
    }

    /// The tiles that are named beside it.
    pub(super) fn beside(&self) -> impl Iterator<Item = Tile> {
        let (most, doubling) = match self.doubling.is_empty() {
            true => (NAMED, &[][..]),
            false => (NAMED_BESIDE, &self.doubling[..1]),
        };
        let few =
            self.others.len() <= most && (doubling.is_empty() || !self.says_how_many_lie_open());
        let others = if few { &self.others[..] } else { &[] };
        others.iter().chain(doubling).copied()
    }

    /// Beside those that double the hand there is room for how many lie open or for the other tiles, not for both.
    fn says_how_many_lie_open(&self) -> bool {
        self.open > 1
    }

    /// It in a sentence, to be said after the tile.
    pub(super) fn sentence(&self) -> String {
        let count = self.others.len();
        let (doubling, doubles) = (self.doubling.len(), self.doubles);
        if doubling > 0 {
            let others = named(&self.others, NAMED_BESIDE);
            let count = if self.says_how_many_lie_open() {
                0
            } else {
                count
            };
            let worthy = named(&self.doubling, NAMED);
            return say!(
                "advice-alone-beside",
                count,
                others,
                doubling,
                worthy,
                doubles,
                open = self.open
            );
        }
        let most = self.others.iter().map(|other| chows(*other)).min();
        let chows = match most.is_some_and(|most| most > chows(self.tile)) {
            true if chows(self.tile) == 0 => "none",
            true => "fewer",
            false => "as-many",
        };
        let others = named(&self.others, NAMED);
        let open = if self.most_open { self.open } else { 0 };
        say!("advice-alone", count, others, chows, open)
    }
}

/// These tiles by name, if they are few.
fn named(tiles: &[Tile], most: usize) -> String {
    let names: Vec<String> = tiles.iter().map(|tile| tile.name()).collect();
    match names.len() > most {
        true => say!("advice-other-tiles").to_owned(),
        false => words::all(&names),
    }
}

/// In how many Chows a tile can be.
fn chows(tile: Tile) -> u8 {
    tile.number()
        .map_or(0, |number| number.min(10 - number).min(3))
}

/// The order in which tiles go that stand alone and double nothing: first what can be in the fewest Chows, then that of which most lie open.
pub(super) fn order(view: &SeatView, tile: Tile) -> (u8, Reverse<u8>) {
    (chows(tile), Reverse(view.open[tile]))
}

/// How many doubles a Pung of a tile would bring the viewer by the rules; none where more than one of it is to be seen outside the hand.
pub(super) fn doubles(view: &SeatView, tile: Tile) -> u32 {
    match view.open[tile] {
        0 | 1 => pung_doubles(view, tile),
        _ => 0,
    }
}

/// How many doubles a Pung of a tile brings the viewer by the rules, however many of it are left.
pub(super) fn pung_doubles(view: &SeatView, tile: Tile) -> u32 {
    let brings = |class| {
        view.rules
            .pung_award(class)
            .map_or(0, |award| award.doubles)
    };
    let wind = |own, class| if own { brings(class) } else { 0 };
    match (tile.as_dragon(), tile.as_wind()) {
        (Some(_), _) => brings(TileClass::Dragon),
        (_, Some(of)) => {
            wind(of == view.wind_of(view.seat()), TileClass::OwnWind)
                + wind(of == view.round_wind, TileClass::RoundWind)
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

/// Whether no tile on the stake is the same or makes part of a chow with it.
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
        let told = ["1B", "2B", "3B", "7D", "8D", "9C", "EW", "RD"];
        let chows = told.map(|tile| chows(tile.parse().expect("a tile")));
        assert_eq!(chows, [1, 2, 3, 3, 2, 1, 0, 0]);
    }
}
