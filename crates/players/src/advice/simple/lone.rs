//! What an isolated tile lacks.

use engine::table::SeatView;
use engine::tiles::{Hand, Suit, Tile};

/// An isolated tile and the rest of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lone {
    /// Which tiles that would go with it are missing.
    pub lack: Lack,
    /// How often the player has discarded. Sentences that mean the same take turns by it.
    pub turn: u32,
}

/// Which tiles that would go with an isolated tile are missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lack {
    /// Another such Wind or Dragon.
    Same,
    /// Any other tile of its suit, which is this one.
    Suit(Suit),
    /// A tile near it: this one is the nearest of its suit, but too far for a Chow.
    Near(Tile),
    /// A tile of its suit that is not in an exposed set.
    InHand,
}

impl Lone {
    /// Describes a discarded tile that is isolated; `rest` is the hand after the discard.
    pub(super) fn of(view: &SeatView, rest: &Hand, tile: Tile) -> Self {
        let discards = view.discards.iter();
        let own = discards.filter(|discard| discard.seat == view.seat());
        Self {
            lack: lack(rest, tile),
            turn: u32::try_from(own.count()).unwrap_or(0),
        }
    }
}

fn lack(rest: &Hand, tile: Tile) -> Lack {
    let (Some(suit), Some(number)) = (tile.suit(), tile.number()) else {
        return Lack::Same;
    };
    let held = rest.stake.kinds().map(|(other, _)| other);
    let distance = |other: &Tile| Some(other.number()?.abs_diff(number));
    let nearest = held
        .filter(|other| other.suit() == Some(suit))
        .min_by_key(distance);
    let is_exposed = rest.melds.iter().any(|meld| meld.tile.suit() == Some(suit));
    match (nearest, is_exposed) {
        (Some(nearest), _) => Lack::Near(nearest),
        (None, true) => Lack::InHand,
        (None, false) => Lack::Suit(suit),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::tiles::{Exposure, Meld, MeldKind};

    #[test]
    fn an_isolated_tile_lacks_its_like_its_suit_or_a_neighbour() {
        let tile = |name: &str| -> Tile { name.parse().expect("a tile") };
        let mut rest = Hand {
            stake: ["1B", "6B", "5D", "EW"].map(tile).into_iter().collect(),
            ..Hand::default()
        };
        assert_eq!(lack(&rest, tile("RD")), Lack::Same);
        assert_eq!(lack(&rest, tile("9B")), Lack::Near(tile("6B")));
        assert_eq!(lack(&rest, tile("2C")), Lack::Suit(Suit::Character));
        rest.melds.push(Meld {
            kind: MeldKind::Pung,
            tile: tile("8C"),
            exposure: Exposure::Claimed,
        });
        assert_eq!(lack(&rest, tile("2C")), Lack::InHand);
    }
}
