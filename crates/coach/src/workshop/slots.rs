//! The slots that the workshop can compose, built from a kind and a tile or a placeholder. Rule files may have other slots.

use engine::tiles::{Suit, Tile};
use wording::{Named, TileWording};
use words::{Key, Noun, Value, key, noun, say};

/// The kinds of slots that the workshop can compose: their notation in rows, and their names.
pub const KINDS: [(&str, Key); 7] = [
    ("single", key!("workshop-single")),
    ("pair", key!("workshop-pair")),
    ("chow", key!("workshop-chow")),
    ("run", key!("workshop-run")),
    ("pung", key!("workshop-pung")),
    ("pung-or-kong", key!("workshop-pung-or-kong")),
    ("four", key!("workshop-four")),
];
/// The index of a chow in `KINDS`.
const CHOW: usize = 2;
/// The index of a run in `KINDS`.
pub const RUN: usize = 3;

/// The index of a pung or kong in `KINDS`.
pub const PUNG_OR_KONG: usize = 5;

/// The classes of tiles from which the workshop can compose slots: their notation in rows, and their names.
pub const CLASSES: [(&str, Key); 6] = [
    ("own", key!("workshop-own-wind")),
    ("wind", key!("workshop-any-wind")),
    ("dragon", key!("workshop-any-dragon")),
    ("honour", key!("workshop-any-honour")),
    ("terminal", key!("workshop-any-terminal")),
    ("major", key!("workshop-any-major")),
];

/// The number of a slot's tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// A fixed number.
    Fixed(u8),
    /// Any number, chosen for each slot.
    Any,
    /// The number shared by the whole pattern, plus this.
    Shared(u8),
}

/// The suit of a slot's tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlotSuit {
    /// A fixed suit.
    Suit(Suit),
    /// One of three different suits, 0 to 2, each the same in the whole pattern.
    Variable(u8),
}

/// The tiles of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlotTiles {
    /// A number of a suit.
    Suited(Number, SlotSuit),
    /// A Wind or Dragon.
    Honour(Tile),
    /// Any tile of the class with this index.
    Class(usize),
}

impl SlotTiles {
    /// Its description.
    pub fn words(self) -> String {
        self.noun().to_string()
    }

    /// Its description as a parameter of a sentence.
    fn noun(self) -> Noun<'static> {
        match self {
            Self::Suited(number, suit) => {
                let number = number.value();
                match suit {
                    SlotSuit::Suit(suit) => noun!("workshop-of-suit", number, suit = suit.noun()),
                    SlotSuit::Variable(0) => noun!("workshop-of-one-suit", number),
                    SlotSuit::Variable(1) => noun!("workshop-of-another-suit", number),
                    SlotSuit::Variable(_) => noun!("workshop-of-third-suit", number),
                }
            }
            Self::Honour(tile) => tile.noun(),
            Self::Class(index) => class(index).1.into(),
        }
    }

    /// Its notation in rows, for a run of this length if given.
    fn notation(self, run: Option<u8>) -> Option<String> {
        Some(match (self, run) {
            (Self::Suited(Number::Fixed(first), suit), Some(length)) => {
                format!("{first}-{}{}", first + length - 1, suit.letter())
            }
            (_, Some(_)) => return None,
            (Self::Suited(Number::Fixed(number), suit), None) => {
                format!("{number}{}", suit.letter())
            }
            (Self::Suited(Number::Any, suit), None) => format!("*{}", suit.letter()),
            (Self::Suited(Number::Shared(0), suit), None) => format!("n{}", suit.letter()),
            (Self::Suited(Number::Shared(offset), suit), None) => {
                format!("n+{offset}{}", suit.letter())
            }
            (Self::Honour(tile), None) => tile.to_string(),
            (Self::Class(index), None) => class(index).0.to_owned(),
        })
    }

    /// A tile that fits.
    fn example(self) -> Tile {
        match self {
            Self::Suited(number, suit) => {
                let number = match number {
                    Number::Fixed(number) => number,
                    Number::Any => 1,
                    Number::Shared(offset) => 1 + offset,
                };
                let suit = match suit {
                    SlotSuit::Suit(suit) => suit,
                    SlotSuit::Variable(index) => Suit::ALL[usize::from(index.min(2))],
                };
                Tile::suited(suit, number.clamp(1, 9))
            }
            Self::Honour(tile) => tile,
            Self::Class(index) => {
                let first = Tile::plain().find(|tile| match class(index).0 {
                    "terminal" | "major" => tile.is_major(),
                    "dragon" => tile.as_dragon().is_some(),
                    _ => tile.as_wind().is_some(),
                });
                first.unwrap_or(Tile::suited(Suit::Bamboo, 1))
            }
        }
    }
}

fn class(index: usize) -> (&'static str, Key) {
    CLASSES[index.min(CLASSES.len() - 1)]
}

impl Number {
    fn value(self) -> Value<'static> {
        match self {
            Self::Fixed(number) => number.into(),
            Self::Any => key!("workshop-any-number").into(),
            Self::Shared(0) => key!("workshop-same-number").into(),
            Self::Shared(offset) => noun!("workshop-same-number-and", more = offset).into(),
        }
    }
}

impl SlotSuit {
    /// The three suits, then the three variables.
    pub const ALL: [Self; 6] = [
        Self::Suit(Suit::Bamboo),
        Self::Suit(Suit::Circle),
        Self::Suit(Suit::Character),
        Self::Variable(0),
        Self::Variable(1),
        Self::Variable(2),
    ];

    fn letter(self) -> char {
        match self {
            Self::Suit(Suit::Bamboo) => 'B',
            Self::Suit(Suit::Character) => 'C',
            Self::Suit(Suit::Circle) => 'D',
            Self::Variable(0) => 'x',
            Self::Variable(1) => 'y',
            Self::Variable(_) => 'z',
        }
    }
}

/// The slot of the kind with this index; `length` is that of a run. `None` if there is no such slot.
pub fn slot(kind: usize, length: u8, tiles: SlotTiles) -> Option<String> {
    let (name, _) = KINDS.get(kind)?;
    let run_length = match kind {
        RUN => Some(length),
        _ => None,
    };
    let span = match (kind, run_length) {
        (_, Some(length)) => length,
        (CHOW, None) => 3,
        _ => 1,
    };
    let fits = match tiles {
        SlotTiles::Suited(Number::Fixed(first), _) => first + span <= 10,
        SlotTiles::Suited(..) => true,
        _ => span == 1,
    };
    let notation = tiles.notation(run_length).filter(|_| fits)?;
    Some(format!("{name} {notation}"))
}

/// Parses a slot into the index of its kind, the length of a run, and its tiles. `None` for slots that the workshop cannot compose.
fn parse(slot: &str) -> Option<(usize, u8, SlotTiles)> {
    let (name, text) = slot.split_once(' ')?;
    let kind = KINDS.iter().position(|(known, _)| *known == name)?;
    let (text, length) = match text.split_once('-').filter(|_| kind == RUN) {
        Some((first, rest)) => {
            let (first, last): (u8, u8) = (first.parse().ok()?, rest.get(..1)?.parse().ok()?);
            let length = last.checked_sub(first)? + 1;
            (format!("{first}{}", rest.get(1..)?), length)
        }
        // Other slots have no length; this value is not used.
        None => (text.to_owned(), 4),
    };
    if let Some(index) = CLASSES.iter().position(|(class, _)| *class == text) {
        return Some((kind, length, SlotTiles::Class(index)));
    }
    if let Some(honour) = text.parse().ok().filter(|tile: &Tile| tile.is_honour()) {
        return Some((kind, length, SlotTiles::Honour(honour)));
    }
    let suit = SlotSuit::ALL
        .into_iter()
        .find(|suit| text.ends_with(suit.letter()))?;
    let number = match &text[..text.len() - 1] {
        "*" => Number::Any,
        "n" => Number::Shared(0),
        number => match number.strip_prefix("n+") {
            Some(offset) => Number::Shared(offset.parse().ok()?),
            None => Number::Fixed(number.parse().ok().filter(|figure| *figure <= 9)?),
        },
    };
    Some((kind, length, SlotTiles::Suited(number, suit)))
}

/// Describes a slot of a pattern; returns the slot as written if the workshop cannot compose it.
pub fn words(slot: &str) -> String {
    match parse(slot) {
        Some((RUN, length, tiles)) => say!("workshop-run-of", length, first = tiles.noun()),
        Some((kind, _, tiles)) => {
            say!("workshop-place", kind = KINDS[kind].1, of = tiles.noun())
        }
        None => slot.to_owned(),
    }
}

/// Describes what fits the slot besides the example: other tiles, a Kong, or both; empty if nothing does. Returns the slot as written if the
/// workshop cannot compose it.
pub fn other_tiles(slot: &str) -> String {
    let Some((kind, _, tiles)) = parse(slot) else {
        return slot.to_owned();
    };
    let tiles_text = match tiles {
        SlotTiles::Honour(_) | SlotTiles::Suited(Number::Fixed(_), SlotSuit::Suit(_)) => None,
        tiles => Some(tiles.noun()),
    };
    match (kind == PUNG_OR_KONG, tiles_text) {
        (true, Some(tiles_text)) => say!("workshop-or-kong-of", of = tiles_text),
        (true, None) => say!("workshop-or-kong").to_owned(),
        (false, tiles_text) => tiles_text.map_or_else(String::new, |text| text.to_string()),
    }
}

/// Example tiles for a slot of a pattern; empty if the workshop cannot compose the slot.
pub fn example(slot: &str) -> Vec<Tile> {
    let Some((kind, length, tiles)) = parse(slot) else {
        return Vec::new();
    };
    let first = tiles.example();
    let (step, count) = match KINDS[kind].0 {
        "single" => (0, 1),
        "pair" => (0, 2),
        "chow" => (1, 3),
        "run" => (1, usize::from(length)),
        "four" => (0, 4),
        _ => (0, 3),
    };
    (0..count)
        .filter_map(|number| Tile::from_index(first.index() + number * step))
        .collect()
}
