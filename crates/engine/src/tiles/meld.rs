//! Sets of tiles: chow, pung, kong and pair.

use std::fmt;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::Tile;

/// The kind of a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MeldKind {
    /// Two of a kind.
    Pair,
    /// Three consecutive tiles of one suit.
    Chow,
    /// Three of a kind.
    Pung,
    /// Four of a kind, with a Loose Tile drawn for it.
    Kong,
}

/// How a set was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Exposure {
    /// Made from the player's own tiles.
    Concealed,
    /// Made with another player's discard (or a robbed tile).
    Claimed,
    /// A kong made by adding the fourth tile to an exposed pung.
    Annexed,
}

/// A chow, pung, kong or pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Meld {
    /// Whether it is a chow, pung, kong or pair.
    pub kind: MeldKind,
    /// The tile it consists of; the lowest tile of a chow.
    pub tile: Tile,
    /// How it was made.
    pub exposure: Exposure,
}

impl Meld {
    /// A set made from the player's own tiles.
    pub const fn concealed(kind: MeldKind, tile: Tile) -> Self {
        let exposure = Exposure::Concealed;
        Self {
            kind,
            tile,
            exposure,
        }
    }

    /// A set made with another player's tile.
    pub const fn claimed(kind: MeldKind, tile: Tile) -> Self {
        let exposure = Exposure::Claimed;
        Self {
            kind,
            tile,
            exposure,
        }
    }

    /// The kong made of an exposed pung and the fourth tile.
    pub const fn annexed(tile: Tile) -> Self {
        Self {
            kind: MeldKind::Kong,
            tile,
            exposure: Exposure::Annexed,
        }
    }

    /// Whether it is not concealed.
    pub fn is_exposed(self) -> bool {
        self.exposure != Exposure::Concealed
    }

    /// Whether it is a pung or a kong.
    pub fn is_pung_or_kong(self) -> bool {
        matches!(self.kind, MeldKind::Pung | MeldKind::Kong)
    }

    /// Its tiles, lowest first; none if no chow begins with its tile.
    pub fn tiles(self) -> SmallVec<[Tile; 4]> {
        match (self.kind, self.tile.chow()) {
            (MeldKind::Pair, _) => SmallVec::from_slice(&[self.tile; 2]),
            (MeldKind::Pung, _) => SmallVec::from_slice(&[self.tile; 3]),
            (MeldKind::Kong, _) => SmallVec::from_slice(&[self.tile; 4]),
            (MeldKind::Chow, Some(tiles)) => SmallVec::from_slice(&tiles),
            (MeldKind::Chow, None) => SmallVec::new(),
        }
    }
}

impl fmt::Display for Meld {
    /// Its tiles, joined by `-` if it is exposed and by `+` if not. A claimed kong shows its last tile face down, so `+` precedes it:
    /// `1D-1D-1D+1D`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let claimed_kong = self.kind == MeldKind::Kong && self.exposure == Exposure::Claimed;
        for (index, tile) in self.tiles().into_iter().enumerate() {
            match index {
                0 => {}
                3 if claimed_kong => f.write_str("+")?,
                _ if self.is_exposed() => f.write_str("-")?,
                _ => f.write_str("+")?,
            }
            write!(f, "{tile}")?;
        }
        Ok(())
    }
}
