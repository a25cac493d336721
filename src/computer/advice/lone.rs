//! Tiles that stand alone, and those that are worth waiting for all the same.

use crate::rules::TileClass;
use crate::table::SeatView;
use crate::tiles::{Hand, Tile};

/// How many doubles a Pung of a tile would bring the viewer by the rules; none where more than one of it is to be seen outside the hand.
pub(super) fn doubles(view: &SeatView, tile: Tile) -> u32 {
    let brings = |class| {
        view.rules
            .pung_award(class)
            .map_or(0, |award| award.doubles)
    };
    let wind = |own, class| if own { brings(class) } else { 0 };
    match (tile.as_dragon(), tile.as_wind()) {
        _ if view.open[tile] > 1 => 0,
        (Some(_), _) => brings(TileClass::Dragon),
        (_, Some(of)) => {
            wind(of == view.wind_of(view.seat()), TileClass::OwnWind)
                + wind(of == view.round_wind, TileClass::RoundWind)
        }
        _ => 0,
    }
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
