//! Names of tiles, suits, winds, dragons and sets.

use engine::tiles::{Bonus, Dragon, MeldKind, Suit, Tile, Wind};
use words::say;

/// A value with a short, fixed name.
pub trait Named: Copy {
    /// The name on the screen: `Bamboo`, `East`, `Green`, `Pung`.
    fn name(self) -> &'static str;
}

/// The names of a tile.
pub trait TileWording: Copy {
    /// The name on the screen: `6 Circle`, `Red Dragon`, `East Wind`, `Plum Blossom`.
    fn name(self) -> String;

    /// The name of a Flower or Season, without the word `Flower` or `Season`; empty for other tiles.
    fn bonus_name(self) -> &'static str;
}

impl TileWording for Tile {
    fn name(self) -> String {
        if let (Some(suit), Some(number)) = (self.suit(), self.number()) {
            say!("tile-suited", number, suit = suit.name())
        } else if let Some(wind) = self.as_wind() {
            say!("tile-wind", wind = wind.name())
        } else if let Some(dragon) = self.as_dragon() {
            say!("tile-dragon", dragon = dragon.name())
        } else {
            self.bonus_name().to_owned()
        }
    }

    fn bonus_name(self) -> &'static str {
        match self.as_bonus() {
            Some(Bonus::Flower(wind)) => match wind {
                Wind::East => say!("flower-plum-blossom"),
                Wind::South => say!("flower-orchid"),
                Wind::West => say!("flower-chrysanthemum"),
                Wind::North => say!("flower-bamboo"),
            },
            Some(Bonus::Season(wind)) => match wind {
                Wind::East => say!("season-spring"),
                Wind::South => say!("season-summer"),
                Wind::West => say!("season-autumn"),
                Wind::North => say!("season-winter"),
            },
            None => "",
        }
    }
}

impl Named for Suit {
    fn name(self) -> &'static str {
        match self {
            Self::Bamboo => say!("suit-bamboo"),
            Self::Circle => say!("suit-circle"),
            Self::Character => say!("suit-wan"),
        }
    }
}

impl Named for Wind {
    fn name(self) -> &'static str {
        match self {
            Self::East => say!("wind-east"),
            Self::South => say!("wind-south"),
            Self::West => say!("wind-west"),
            Self::North => say!("wind-north"),
        }
    }
}

impl Named for Dragon {
    fn name(self) -> &'static str {
        match self {
            Self::Green => say!("dragon-green"),
            Self::Red => say!("dragon-red"),
            Self::White => say!("dragon-white"),
        }
    }
}

impl Named for MeldKind {
    fn name(self) -> &'static str {
        match self {
            Self::Pair => say!("set-pair"),
            Self::Chow => say!("set-chow"),
            Self::Pung => say!("set-pung"),
            Self::Kong => say!("set-kong"),
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
