//! What a voice says, and the names of the files it is said with.

use engine::tiles::{Bonus, Dragon, Suit, Tile, Wind};

/// What a player says aloud.
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

/// One thing to say, as the names that may stand for it, the best first. A name is a file's
/// without the player's prefix and the ending: `THR` of `1_THR.WAV`.
pub(super) type Word = Vec<String>;

impl Call {
    /// What is said, word after word: a suit tile is its number, then its suit.
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

    /// The name of the one file that says a whole suit tile: `3_CIR`.
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

/// The name that belongs to a wind, from those of East, South, West and North.
const fn of_wind(names: [&'static str; 4], wind: Wind) -> &'static str {
    let [east, south, west, north] = names;
    match wind {
        Wind::East => east,
        Wind::South => south,
        Wind::West => west,
        Wind::North => north,
    }
}
