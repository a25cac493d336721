//! A notation for hands that is quick to type: `77c 456d WW (123b) [5555d] 2f +7c`.
//!
//! Digits before a small letter are tiles of a suit: `b` Bamboo, `c` Wan, `d` Circle. `f` and `s` are Flowers and Seasons. Letters without
//! digits are honours, in either case: `E S W N`, and `R G O` for the Red, Green and White Dragon. Brackets enclose a set on the table:
//! `()` a claimed one, `[]` a concealed kong, `<>` a kong made by adding to an exposed pung. `+` precedes the tile that the hand went out
//! with. A comma before a set can replace the `()` around it, and spaces are optional: `77cww,123b+7c`.

use std::fmt;
use std::str::FromStr;

use super::{Bonus, Dragon, Exposure, Hand, Meld, MeldKind, Suit, Tile, Wind};

/// A hand, and the tile it went out with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShortHand {
    /// The tiles; the last tile is on the stake.
    pub hand: Hand,
    /// The tile that the hand went out with, if one was given.
    pub last: Option<Tile>,
}

/// Why a text is not a hand. The numbers are positions: characters, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadShortHand {
    /// It is longer than [`ShortHand::MAX_LENGTH`].
    #[error("a hand has no more than {} letters", ShortHand::MAX_LENGTH)]
    TooLong,
    /// The character at this position stands for no suit, honour or bonus tile.
    #[error("letter {0}: {1:?} stands for no tile")]
    Letter(usize, char),
    /// No suit letter follows the digits that begin at this position.
    #[error("letter {0}: digits without a suit")]
    NoSuit(usize),
    /// No digits precede the suit letter at this position.
    #[error("letter {0}: {1:?} without digits")]
    NoNumber(usize, char),
    /// No tile of its suit has the number at this position.
    #[error("letter {0}: no such tile has the number {1}")]
    Number(usize, char),
    /// The bracket at this position is not closed.
    #[error("letter {0}: the bracket is not closed")]
    Bracket(usize),
    /// The tiles in the brackets or after the comma at this position are not such a set.
    #[error("letter {0}: not a set")]
    NoSet(usize),
    /// The `+` at this position is the second one, or not followed by exactly one tile that is no Flower or Season.
    #[error("letter {0}: a hand has one last tile")]
    Last(usize),
    /// The hand has more of this tile than a full set.
    #[error("there are only {copies} of {0}", copies = .0.copies())]
    TooMany(Tile),
}

impl FromStr for ShortHand {
    type Err = BadShortHand;

    fn from_str(text: &str) -> Result<Self, BadShortHand> {
        let letters: Vec<(usize, char)> = (1..).zip(text.chars()).collect();
        if letters.len() > Self::MAX_LENGTH {
            return Err(BadShortHand::TooLong);
        }
        let mut short = Self::default();
        for word in words_of(&letters) {
            let Some(((position, first), rest)) = word.split_first() else {
                continue;
            };
            let brackets = [
                ('(', ')', Exposure::Claimed),
                ('[', ']', Exposure::Concealed),
                ('<', '>', Exposure::Annexed),
            ];
            if let Some((_, close, exposure)) = brackets.iter().find(|(open, ..)| open == first) {
                let inner = rest.split_last().filter(|((_, last), _)| last == close);
                let (_, inner) = inner.ok_or(BadShortHand::Bracket(*position))?;
                let set = set(tiles(inner)?, *exposure).ok_or(BadShortHand::NoSet(*position))?;
                short.hand.melds.push(set);
            } else if *first == ',' {
                let (inner, others) = rest.split_at(first_set_length(rest));
                let set = set(tiles(inner)?, Exposure::Claimed);
                let set = set.ok_or(BadShortHand::NoSet(*position))?;
                short.hand.melds.push(set);
                short.add(tiles(others)?);
            } else if *first == '+' {
                let [tile] = tiles(rest)?[..] else {
                    return Err(BadShortHand::Last(*position));
                };
                if tile.is_bonus() || short.last.replace(tile).is_some() {
                    return Err(BadShortHand::Last(*position));
                }
                short.hand.stake.add(tile);
            } else {
                short.add(tiles(word)?);
            }
        }
        let all = short.hand.all_tiles();
        let excess = all.kinds().find(|(tile, count)| *count > tile.copies());
        excess.map_or(Ok(short), |(tile, _)| Err(BadShortHand::TooMany(tile)))
    }
}

impl ShortHand {
    /// The maximum length of a text that is read as a hand, in characters.
    pub const MAX_LENGTH: usize = 200;

    /// Adds plain tiles to the stake, and Flowers and Seasons to those laid out.
    fn add(&mut self, tiles: Vec<Tile>) {
        for tile in tiles {
            match tile.is_bonus() {
                true => self.hand.bonus.push(tile),
                false => self.hand.stake.add(tile),
            }
        }
    }
}

/// The length of the first set of a word: digits and their suit, or one letter repeated.
fn first_set_length(word: &[(usize, char)]) -> usize {
    let Some((_, first)) = word.first() else {
        return 0;
    };
    let digits = word
        .iter()
        .take_while(|(_, letter)| letter.is_ascii_digit());
    match digits.count() {
        0 => word
            .iter()
            .take_while(|(_, letter)| letter == first)
            .count(),
        digits => (digits + 1).min(word.len()),
    }
}

/// The words of a text: separated by spaces, in brackets, or after a comma or `+`.
fn words_of(letters: &[(usize, char)]) -> impl Iterator<Item = &[(usize, char)]> {
    let begins = |letter: char| matches!(letter, ',' | '+' | '(' | '[' | '<');
    let ends = |letter: char| matches!(letter, ')' | ']' | '>');
    let words = letters.split(|(_, letter)| letter.is_whitespace());
    words.flat_map(move |word| {
        word.chunk_by(move |(_, one), (_, next)| !ends(*one) && !begins(*next))
    })
}

/// The tiles of a word.
fn tiles(word: &[(usize, char)]) -> Result<Vec<Tile>, BadShortHand> {
    let mut found = Vec::new();
    let mut digits: Vec<(usize, char)> = Vec::new();
    for (position, letter) in word {
        if letter.is_ascii_digit() {
            digits.push((*position, *letter));
        } else if let Some(tile) = honour(*letter, !digits.is_empty()) {
            if let Some((position, _)) = digits.first() {
                return Err(BadShortHand::NoSuit(*position));
            }
            found.push(tile);
        } else {
            let class = class(*letter).ok_or(BadShortHand::Letter(*position, *letter))?;
            if digits.is_empty() {
                return Err(BadShortHand::NoNumber(*position, *letter));
            }
            for (position, digit) in digits.drain(..) {
                let number = digit
                    .to_digit(10)
                    .and_then(|number| u8::try_from(number).ok());
                let tile = number.and_then(|number| class.tile(number));
                found.push(tile.ok_or(BadShortHand::Number(position, digit))?);
            }
        }
    }
    match digits.first() {
        Some((position, _)) => Err(BadShortHand::NoSuit(*position)),
        None => Ok(found),
    }
}

/// Tiles that are typed as a digit and the letter of their class.
#[derive(Clone, Copy)]
enum Class {
    Suited(Suit),
    Flower,
    Season,
}

const CLASSES: [(char, Class); 5] = [
    ('b', Class::Suited(Suit::Bamboo)),
    ('d', Class::Suited(Suit::Circle)),
    ('c', Class::Suited(Suit::Character)),
    ('f', Class::Flower),
    ('s', Class::Season),
];

const HONOURS: [(char, Tile); 7] = [
    ('E', Tile::wind(Wind::East)),
    ('S', Tile::wind(Wind::South)),
    ('W', Tile::wind(Wind::West)),
    ('N', Tile::wind(Wind::North)),
    ('R', Tile::dragon(Dragon::Red)),
    ('G', Tile::dragon(Dragon::Green)),
    ('O', Tile::dragon(Dragon::White)),
];

impl Class {
    /// The tile with this number; `None` if there is none.
    fn tile(self, number: u8) -> Option<Tile> {
        let wind = || Wind::ALL.get(usize::from(number).checked_sub(1)?).copied();
        match self {
            Self::Suited(suit) => (1..=9)
                .contains(&number)
                .then(|| Tile::suited(suit, number)),
            Self::Flower => wind().map(|wind| Tile::bonus(Bonus::Flower(wind))),
            Self::Season => wind().map(|wind| Tile::bonus(Bonus::Season(wind))),
        }
    }
}

/// The class of a letter.
fn class(letter: char) -> Option<Class> {
    let found = CLASSES.iter().find(|(own, _)| *own == letter);
    found.map(|(_, class)| *class)
}

/// The honour of a letter. After digits a small `s` is a Season instead.
fn honour(letter: char, after_digits: bool) -> Option<Tile> {
    let capital = match letter {
        's' if after_digits => letter,
        _ => letter.to_ascii_uppercase(),
    };
    let found = HONOURS.iter().find(|(own, _)| *own == capital);
    found.map(|(_, tile)| *tile)
}

/// The set on the table that consists of these tiles; `None` if they are no such set.
fn set(mut tiles: Vec<Tile>, exposure: Exposure) -> Option<Meld> {
    tiles.sort_unstable();
    let first = *tiles.first()?;
    let alike = !first.is_bonus() && tiles.iter().all(|tile| *tile == first);
    let kind = match tiles.len() {
        4 if alike => MeldKind::Kong,
        _ if exposure != Exposure::Claimed => return None,
        3 if alike => MeldKind::Pung,
        3 if first.chow().is_some_and(|chow| chow[..] == tiles[..]) => MeldKind::Chow,
        _ => return None,
    };
    Some(Meld {
        kind,
        tile: first,
        exposure,
    })
}

impl fmt::Display for ShortHand {
    /// The tiles of the stake in order, the sets as they were laid out, Flowers and Seasons, and the last tile.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut stake = self.hand.stake.clone();
        if let Some(last) = self.last {
            stake.remove(last);
        }
        let mut words = words(&stake.iter().collect::<Vec<_>>());
        words.extend(self.hand.melds.iter().map(|set| {
            let tiles = word(&set.tiles());
            match set.exposure {
                Exposure::Claimed => format!("({tiles})"),
                Exposure::Concealed => format!("[{tiles}]"),
                Exposure::Annexed => format!("<{tiles}>"),
            }
        }));
        words.extend(self.hand.bonus.iter().map(|tile| word(&[*tile])));
        words.extend(self.last.map(|tile| format!("+{}", word(&[tile]))));
        f.write_str(&words.join(" "))
    }
}

/// One word for each suit and each honour.
fn words(tiles: &[Tile]) -> Vec<String> {
    let together =
        |one: &Tile, next: &Tile| one == next || one.suit().is_some() && one.suit() == next.suit();
    tiles.chunk_by(together).map(word).collect()
}

/// Tiles of one suit, or equal honours, as a word.
fn word(tiles: &[Tile]) -> String {
    let Some(first) = tiles.first() else {
        return String::new();
    };
    if let Some((letter, _)) = HONOURS.iter().find(|(_, tile)| tile == first) {
        return letter.to_string().repeat(tiles.len());
    }
    let number_of =
        |class: &Class, tile: Tile| (1..=9).find(|number| class.tile(*number) == Some(tile));
    let found = CLASSES
        .iter()
        .find(|(_, class)| number_of(class, *first).is_some());
    found.map_or_else(String::new, |(letter, class)| {
        let digits = tiles.iter().filter_map(|tile| number_of(class, *tile));
        let digits: String = digits.map(|digit| digit.to_string()).collect();
        format!("{digits}{letter}")
    })
}

#[cfg(test)]
mod tests;
