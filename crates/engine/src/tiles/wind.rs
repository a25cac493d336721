//! The four winds, in the order they follow each other at the table.

use serde::{Deserialize, Serialize};

/// A wind: of a tile, of a player's place in this deal, or of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Wind {
    /// East, who starts a deal.
    East,
    /// South, to the right of East [T22].
    South,
    /// West, opposite East.
    West,
    /// North, to the left of East.
    North,
}

impl Wind {
    /// All four, East first.
    pub const ALL: [Self; 4] = [Self::East, Self::South, Self::West, Self::North];

    /// Its place in the order, 0 for East to 3 for North.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The wind with this place in the order; numbers beyond 3 go round again.
    pub const fn from_index(index: usize) -> Self {
        Self::ALL[index % 4]
    }

    /// The wind that follows, anticlockwise at the table.
    pub const fn next(self) -> Self {
        Self::from_index(self.index() + 1)
    }

    /// Its letter in files and on the wire: `E`.
    pub const fn letter(self) -> char {
        ['E', 'S', 'W', 'N'][self.index()]
    }

    /// The wind of a letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|wind| wind.letter() == letter)
    }
}
