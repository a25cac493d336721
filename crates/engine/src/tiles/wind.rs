//! The four winds.

use serde::{Deserialize, Serialize};

/// A wind: of a tile, of a seat in this deal, or of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Wind {
    /// East, who starts a deal.
    East,
    /// South, to the right of East.
    South,
    /// West, opposite East.
    West,
    /// North, to the left of East.
    North,
}

impl Wind {
    /// All four, East first.
    pub const ALL: [Self; 4] = [Self::East, Self::South, Self::West, Self::North];

    /// Its index, 0 for East to 3 for North.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The wind with this index, modulo 4.
    pub const fn from_index(index: usize) -> Self {
        Self::ALL[index % 4]
    }

    /// The next wind, anticlockwise at the table.
    pub const fn next(self) -> Self {
        Self::from_index(self.index() + 1)
    }

    /// Its letter in files and in the protocol: `E`.
    pub const fn letter(self) -> char {
        ['E', 'S', 'W', 'N'][self.index()]
    }

    /// The wind with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|wind| wind.letter() == letter)
    }
}
