//! A kind of tile. Copies of a kind are equal.

use std::fmt::{self, Write};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Wind;

/// One of the 42 kinds of tile, ordered as on the stake: Bamboo, Circle, Wan, Winds E S W N, Dragons Green Red White, Flowers, Seasons.
///
/// Two characters stand for a tile in files and on the wire: `1B`, `EW`, `RD`, `1F`, `1S`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Tile(u8);

/// One of the three suits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Suit {
    /// Bamboo, letter `B`.
    Bamboo,
    /// Circle, letter `D`.
    Circle,
    /// Character, called Wan on the screen; letter `C`.
    Character,
}

/// One of the three dragons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Dragon {
    /// Green Dragon, `GD`.
    Green,
    /// Red Dragon, `RD`.
    Red,
    /// White Dragon, `WD`.
    White,
}

/// A bonus tile. Each Flower and each Season belongs to a wind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Bonus {
    /// A Flower. From East to North: Plum Blossom, Orchid, Chrysanthemum, Bamboo.
    Flower(Wind),
    /// A Season. From East to North: Spring, Summer, Autumn, Winter.
    Season(Wind),
}

/// The text is not the notation of a tile.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a tile")]
pub struct NotATile(pub String);

impl Suit {
    /// All three, in order.
    pub const ALL: [Self; 3] = [Self::Bamboo, Self::Circle, Self::Character];

    const fn letter(self) -> char {
        ['B', 'D', 'C'][self as usize]
    }
}

impl Dragon {
    /// All three, in order.
    pub const ALL: [Self; 3] = [Self::Green, Self::Red, Self::White];
}

impl Bonus {
    /// The wind it belongs to.
    pub const fn wind(self) -> Wind {
        match self {
            Self::Flower(wind) | Self::Season(wind) => wind,
        }
    }
}

impl Tile {
    /// The number of kinds, bonus tiles included.
    pub const KINDS: usize = 42;
    /// The number of kinds that make sets: all but the bonus tiles.
    pub const PLAIN_KINDS: usize = 34;

    const WINDS: u8 = 27;
    const DRAGONS: u8 = 31;
    const FLOWERS: u8 = 34;
    const SEASONS: u8 = 38;

    /// The tile of a suit with a number from 1 to 9. Other numbers are clamped to that range.
    pub const fn suited(suit: Suit, number: u8) -> Self {
        let number = if number < 1 {
            1
        } else if number > 9 {
            9
        } else {
            number
        };
        Self(suit as u8 * 9 + number - 1)
    }

    /// The tile that shows this wind.
    pub const fn wind(wind: Wind) -> Self {
        Self(Self::WINDS + wind as u8)
    }

    /// The tile that shows this dragon.
    pub const fn dragon(dragon: Dragon) -> Self {
        Self(Self::DRAGONS + dragon as u8)
    }

    /// A Flower or Season.
    pub const fn bonus(bonus: Bonus) -> Self {
        match bonus {
            Bonus::Flower(wind) => Self(Self::FLOWERS + wind as u8),
            Bonus::Season(wind) => Self(Self::SEASONS + wind as u8),
        }
    }

    /// All 42 kinds in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::KINDS as u8).map(Self)
    }

    /// The 34 kinds that make sets, in order.
    pub fn plain() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::PLAIN_KINDS as u8).map(Self)
    }

    /// Its index in the order, 0 to 41. The plain kinds are 0 to 33.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The tile at an index; `None` from 42 on.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::KINDS {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// How many copies a full set has: four, or one of a bonus tile.
    pub const fn copies(self) -> u8 {
        if self.is_bonus() { 1 } else { 4 }
    }

    /// Its suit, if it has one.
    pub const fn suit(self) -> Option<Suit> {
        match self.0 / 9 {
            0 => Some(Suit::Bamboo),
            1 => Some(Suit::Circle),
            2 => Some(Suit::Character),
            _ => None,
        }
    }

    /// Its number 1 to 9, if it has a suit.
    pub const fn number(self) -> Option<u8> {
        if self.is_suited() {
            Some(self.0 % 9 + 1)
        } else {
            None
        }
    }

    /// The wind it shows, if it is a wind tile.
    pub fn as_wind(self) -> Option<Wind> {
        (Self::WINDS..Self::DRAGONS)
            .contains(&self.0)
            .then(|| Wind::from_index((self.0 - Self::WINDS) as usize))
    }

    /// The dragon it shows, if it is one.
    pub fn as_dragon(self) -> Option<Dragon> {
        (Self::DRAGONS..Self::FLOWERS)
            .contains(&self.0)
            .then(|| Dragon::ALL[(self.0 - Self::DRAGONS) as usize])
    }

    /// The Flower or Season it is, if it is one.
    pub fn as_bonus(self) -> Option<Bonus> {
        match self.0 {
            Self::FLOWERS..Self::SEASONS => Some(Bonus::Flower(Wind::from_index(
                (self.0 - Self::FLOWERS) as usize,
            ))),
            Self::SEASONS.. => Some(Bonus::Season(Wind::from_index(
                (self.0 - Self::SEASONS) as usize,
            ))),
            _ => None,
        }
    }

    /// Whether it is a Bamboo, Circle or Wan.
    pub const fn is_suited(self) -> bool {
        self.0 < Self::WINDS
    }

    /// Whether it is a Wind or a Dragon.
    pub const fn is_honour(self) -> bool {
        self.0 >= Self::WINDS && self.0 < Self::FLOWERS
    }

    /// Whether it is a one or a nine.
    pub const fn is_terminal(self) -> bool {
        self.is_suited() && matches!(self.0 % 9, 0 | 8)
    }

    /// Whether it is a one, a nine, a Wind or a Dragon.
    pub const fn is_major(self) -> bool {
        self.is_terminal() || self.is_honour()
    }

    /// Whether it is a two to an eight.
    pub const fn is_minor(self) -> bool {
        self.is_suited() && !self.is_terminal()
    }

    /// Whether it belongs to an Imperial Jade hand: Green Dragon and 2, 3, 4, 6, 8 Bamboo (Millington 122m).
    pub fn is_green(self) -> bool {
        let bamboo = self.suit() == Some(Suit::Bamboo);
        self.as_dragon() == Some(Dragon::Green)
            || bamboo && matches!(self.number(), Some(2 | 3 | 4 | 6 | 8))
    }

    /// Whether it is a Flower or a Season.
    pub const fn is_bonus(self) -> bool {
        self.0 >= Self::FLOWERS
    }

    /// The next tile of the same suit; `None` for a nine or a tile without suit.
    pub const fn next_in_suit(self) -> Option<Self> {
        if self.is_suited() && self.0 % 9 < 8 {
            Some(Self(self.0 + 1))
        } else {
            None
        }
    }

    /// The previous tile of the same suit; `None` for a one or a tile without suit.
    pub const fn previous_in_suit(self) -> Option<Self> {
        if self.is_suited() && !self.0.is_multiple_of(9) {
            Some(Self(self.0 - 1))
        } else {
            None
        }
    }

    /// The two characters of its notation.
    pub fn notation(self) -> [char; 2] {
        let digit = |number: u8| char::from(b'0' + number);
        let wind_digit = |wind: Wind| digit(wind.index() as u8 + 1);
        if let (Some(suit), Some(number)) = (self.suit(), self.number()) {
            return [digit(number), suit.letter()];
        }
        match (self.as_wind(), self.as_dragon(), self.as_bonus()) {
            (Some(wind), ..) => [wind.letter(), 'W'],
            (_, Some(dragon), _) => [['G', 'R', 'W'][dragon as usize], 'D'],
            (_, _, Some(Bonus::Flower(wind))) => [wind_digit(wind), 'F'],
            (_, _, Some(Bonus::Season(wind))) => [wind_digit(wind), 'S'],
            // Every tile is of one of these kinds.
            (None, None, None) => ['-', '-'],
        }
    }

    /// The three tiles of the chow that begins with this one, if it can begin one.
    pub const fn chow(self) -> Option<[Self; 3]> {
        if self.is_suited() && self.0 % 9 < 7 {
            Some([self, Self(self.0 + 1), Self(self.0 + 2)])
        } else {
            None
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Tiles are written often, and writing two characters is faster than formatting.
        let [first, second] = self.notation();
        f.write_char(first)?;
        f.write_char(second)
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Tile {
    type Err = NotATile;

    fn from_str(text: &str) -> Result<Self, NotATile> {
        let invalid = || NotATile(text.chars().take(20).collect());
        let &[first, kind] = text.as_bytes() else {
            return Err(invalid());
        };
        let number = (first as char).to_digit(10).filter(|n| (1..=9).contains(n));
        let wind = number
            .filter(|n| *n <= 4)
            .map(|n| Wind::from_index(n as usize - 1));
        let tile = match (kind, first) {
            (b'B', _) => number.map(|n| Self::suited(Suit::Bamboo, n as u8)),
            (b'D', b'G') => Some(Self::dragon(Dragon::Green)),
            (b'D', b'R') => Some(Self::dragon(Dragon::Red)),
            (b'D', b'W') => Some(Self::dragon(Dragon::White)),
            (b'D', _) => number.map(|n| Self::suited(Suit::Circle, n as u8)),
            (b'C', _) => number.map(|n| Self::suited(Suit::Character, n as u8)),
            (b'W', letter) => Wind::from_letter(letter as char).map(Self::wind),
            (b'F', _) => wind.map(|wind| Self::bonus(Bonus::Flower(wind))),
            (b'S', _) => wind.map(|wind| Self::bonus(Bonus::Season(wind))),
            _ => None,
        };
        tile.ok_or_else(invalid)
    }
}

impl TryFrom<String> for Tile {
    type Error = NotATile;

    fn try_from(text: String) -> Result<Self, NotATile> {
        text.parse()
    }
}

impl From<Tile> for String {
    fn from(tile: Tile) -> Self {
        tile.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_reads_back_from_its_notation() {
        for tile in Tile::all() {
            assert_eq!(tile.to_string().parse(), Ok(tile));
        }
    }

    #[test]
    fn invalid_tiles_are_refused() {
        for text in ["", "0B", "10B", "5F", "XW", "--", "XX", "1b", "é"] {
            assert!(text.parse::<Tile>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_full_set_has_144_tiles() {
        let all: u32 = Tile::all().map(|tile| u32::from(tile.copies())).sum();
        assert_eq!(all, 144);
    }
}
