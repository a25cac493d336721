//! The calls of a voice, and the names of their files.

use engine::tiles::{Bonus, Dragon, Suit, Tile, Wind};

/// A call of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Call {
    /// A discarded tile, or a bonus tile laid out.
    Tile(Tile),
    /// A Chow is called.
    Chow,
    /// A Pung is called.
    Pung,
    /// A Kong is called.
    Kong,
    /// Mah Jongg.
    MahJongg,
}

/// One spoken word, as the possible names of its file, best first. A name has neither the prefix of the place nor an extension: `THR` for
/// `1_THR.WAV`.
pub(super) type Word = Vec<String>;

impl Call {
    /// The words of the call: a suit tile is its number, then its suit.
    pub(super) fn words(self) -> Vec<Word> {
        let names: &[&[&str]] = match self {
            Self::Tile(tile) => return tile_words(tile),
            Self::Chow => &[&["CHO"]],
            Self::Pung => &[&["PUN"]],
            Self::Kong => &[&["KON"]],
            Self::MahJongg => &[&["MAH"]],
        };
        words(names)
    }

    /// The name of a single file for a whole suit tile, such as `3_CIR`.
    pub(super) fn whole_tile(self) -> Option<Word> {
        let Self::Tile(tile) = self else { return None };
        let (number, suit) = (tile.number()?, tile.suit()?);
        Some(vec![format!("{number}_{}", suit_name(suit))])
    }
}

fn words(names: &[&[&str]]) -> Vec<Word> {
    names
        .iter()
        .map(|names| names.iter().map(ToString::to_string).collect())
        .collect()
}

fn tile_words(tile: Tile) -> Vec<Word> {
    if let (Some(number), Some(suit)) = (tile.number(), tile.suit()) {
        words(&[&[number_name(number)], &[suit_name(suit)]])
    } else if let Some(wind) = tile.as_wind() {
        words(&[&[of_wind(["EAS", "SOU", "WES", "NOR"], wind)]])
    } else if let Some(dragon) = tile.as_dragon() {
        words(&[&[dragon_name(dragon)]])
    } else {
        match tile.as_bonus() {
            Some(Bonus::Flower(wind)) => {
                words(&[&[of_wind(["PLU", "ORC", "CHR", "BMB"], wind), "FLO"]])
            }
            Some(Bonus::Season(wind)) => {
                words(&[&[of_wind(["SPR", "SUM", "AUT", "WIN"], wind), "SEA"]])
            }
            None => Vec::new(),
        }
    }
}

const fn number_name(number: u8) -> &'static str {
    match number {
        1 => "ONE",
        2 => "TWO",
        3 => "THR",
        4 => "FOU",
        5 => "FIV",
        6 => "SIX",
        7 => "SEV",
        8 => "EIG",
        _ => "NIN",
    }
}

const fn suit_name(suit: Suit) -> &'static str {
    match suit {
        Suit::Bamboo => "BAM",
        Suit::Circle => "CIR",
        Suit::Character => "WAN",
    }
}

const fn dragon_name(dragon: Dragon) -> &'static str {
    match dragon {
        Dragon::Green => "GRE",
        Dragon::Red => "RED",
        Dragon::White => "WHI",
    }
}

/// The name for a wind, from names in the order East, South, West, North.
const fn of_wind(names: [&'static str; 4], wind: Wind) -> &'static str {
    let [east, south, west, north] = names;
    match wind {
        Wind::East => east,
        Wind::South => south,
        Wind::West => west,
        Wind::North => north,
    }
}
