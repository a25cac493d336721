//! What tiles, and what is made of them, are called on the screen, for the modules of this crate that still form sentences.

use super::meld::MeldKind;
use super::tile::{Bonus, Dragon, Suit, Tile};
use super::wind::Wind;
use words::say;

impl Tile {
    /// Its name on the screen: `6 Circle`, `Red Dragon`, `East Wind`, `Plum Blossom`.
    pub(crate) fn name(self) -> String {
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

    /// The name of a Flower or Season alone, as in `Flower Bamboo`; empty for other tiles.
    pub(crate) fn bonus_name(self) -> &'static str {
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

impl Suit {
    /// Its name on the screen: `Bamboo`, `Circle`, `Wan`.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Bamboo => say!("suit-bamboo"),
            Self::Circle => say!("suit-circle"),
            Self::Character => say!("suit-wan"),
        }
    }
}

impl Wind {
    /// Its name on the screen: `East`.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::East => say!("wind-east"),
            Self::South => say!("wind-south"),
            Self::West => say!("wind-west"),
            Self::North => say!("wind-north"),
        }
    }
}

impl Dragon {
    /// Its colour as a word: `Green`.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Green => say!("dragon-green"),
            Self::Red => say!("dragon-red"),
            Self::White => say!("dragon-white"),
        }
    }
}

impl MeldKind {
    /// Its name on the screen: `Pung`.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Pair => say!("set-pair"),
            Self::Chow => say!("set-chow"),
            Self::Pung => say!("set-pung"),
            Self::Kong => say!("set-kong"),
        }
    }
}
