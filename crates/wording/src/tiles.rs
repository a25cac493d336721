//! Names of tiles, suits, winds, dragons and sets.

use engine::table::Claim;
use engine::tiles::{Bonus, Dragon, MeldKind, Suit, Tile, Wind};
use words::{Key, Noun, Value, key, noun};

/// A value with a short, fixed name.
pub trait Named: Copy {
    /// The name as a parameter of a sentence, which chooses its grammatical form.
    fn noun(self) -> Key;

    /// The name on a label: `Bamboo`, `East`, `Green`, `Pung`.
    fn name(self) -> &'static str {
        self.noun().text()
    }
}

/// The names of a tile.
pub trait TileWording: Copy {
    /// The name as a parameter of a sentence, which chooses its grammatical form.
    fn noun(self) -> Noun<'static>;

    /// The name on a label: `6 Circle`, `Red Dragon`, `East Wind`, `Plum Blossom`.
    fn name(self) -> String {
        self.noun().to_string()
    }
}

impl TileWording for Tile {
    fn noun(self) -> Noun<'static> {
        if let Some(wind) = self.as_wind() {
            return noun!("tile-wind", wind = wind.noun());
        }
        if let Some(dragon) = self.as_dragon() {
            return noun!("tile-dragon", dragon = dragon.noun());
        }
        if let Some(bonus) = self.as_bonus() {
            return bonus.noun().into();
        }
        // All other tiles have a suit and a number.
        let suit = self.suit().unwrap_or(Suit::Bamboo).noun();
        suited(number_noun(self.number().unwrap_or(0)), suit)
    }
}

/// The number of a tile; some languages write it in their own characters.
pub(crate) fn number_noun(number: u8) -> Noun<'static> {
    noun!("tile-number", number)
}

/// Tiles of a suit, by their number or a list of numbers.
pub(crate) fn suited(number: impl Into<Value<'static>>, suit: Key) -> Noun<'static> {
    let number = number.into();
    noun!("tile-suited", number, suit)
}

/// The name of a Flower or Season, without the word `Flower` or `Season`.
impl Named for Bonus {
    fn noun(self) -> Key {
        match self {
            Self::Flower(Wind::East) => key!("flower-plum-blossom"),
            Self::Flower(Wind::South) => key!("flower-orchid"),
            Self::Flower(Wind::West) => key!("flower-chrysanthemum"),
            Self::Flower(Wind::North) => key!("flower-bamboo"),
            Self::Season(Wind::East) => key!("season-spring"),
            Self::Season(Wind::South) => key!("season-summer"),
            Self::Season(Wind::West) => key!("season-autumn"),
            Self::Season(Wind::North) => key!("season-winter"),
        }
    }
}

/// Whether it is a Flower or a Season, in a word.
pub fn bonus_kind(bonus: Bonus) -> Key {
    match bonus {
        Bonus::Flower(_) => key!("bonus-flower"),
        Bonus::Season(_) => key!("bonus-season"),
    }
}

impl Named for Suit {
    fn noun(self) -> Key {
        match self {
            Self::Bamboo => key!("suit-bamboo"),
            Self::Circle => key!("suit-circle"),
            Self::Character => key!("suit-wan"),
        }
    }
}

impl Named for Wind {
    fn noun(self) -> Key {
        match self {
            Self::East => key!("wind-east"),
            Self::South => key!("wind-south"),
            Self::West => key!("wind-west"),
            Self::North => key!("wind-north"),
        }
    }
}

impl Named for Dragon {
    fn noun(self) -> Key {
        match self {
            Self::Green => key!("dragon-green"),
            Self::Red => key!("dragon-red"),
            Self::White => key!("dragon-white"),
        }
    }
}

impl Named for MeldKind {
    fn noun(self) -> Key {
        match self {
            Self::Pair => key!("set-pair"),
            Self::Chow => key!("set-chow"),
            Self::Pung => key!("set-pung"),
            Self::Kong => key!("set-kong"),
        }
    }
}

impl Named for Claim {
    fn noun(self) -> Key {
        match self {
            Self::Chow(_) => key!("claim-chow"),
            Self::Pung => key!("claim-pung"),
            Self::Kong => key!("claim-kong"),
            Self::MahJong => key!("claim-mah-jongg"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_have_english_names() {
        let notation = ["6D", "2C", "RD", "EW", "1F", "3S"];
        let tiles = notation.map(|text| text.parse::<Tile>().expect("a tile"));
        assert_eq!(
            tiles.map(Tile::name),
            [
                "6 Circle",
                "2 Wan",
                "Red Dragon",
                "East Wind",
                "Plum Blossom",
                "Autumn"
            ]
        );
    }
}
