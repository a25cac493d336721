//! A hand typed in shorthand, with letters for the origin of the last tile: `+7c` was drawn, `+7cl` is a Loose Tile, `+7cn` was North's
//! discard, `+7cd` somebody's discard, `+7ckn` was robbed from North's kong.

use std::fmt;
use std::str::FromStr;

use crate::rules::Source;
use crate::tiles::{BadShortHand, Seat, ShortHand, Wind};

/// Where the last tile came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TileOrigin {
    /// Drawn from the wall.
    #[default]
    Drawn,
    /// A Loose Tile.
    Loose,
    /// A discard of this player, if known.
    Discard(Option<Wind>),
    /// Robbed from a kong of this player, if known.
    Kong(Option<Wind>),
}

impl TileOrigin {
    /// The source as the rules know it.
    pub fn source(self) -> Source {
        match self {
            Self::Drawn => Source::Wall,
            Self::Loose => Source::Loose,
            Self::Discard(_) => Source::Discard,
            Self::Kong(_) => Source::Snatch,
        }
    }

    /// The wind of the player who supplied the tile, if another player did and is known.
    pub fn supplier(self) -> Option<Wind> {
        match self {
            Self::Discard(wind) | Self::Kong(wind) => wind,
            Self::Drawn | Self::Loose => None,
        }
    }

    /// The origin with the wind that the same player has when `east` is East instead of `old_east`.
    pub fn with_east(self, old_east: Seat, east: Seat) -> Self {
        let new_wind = |wind: Wind| Seat::with_wind(wind, old_east).wind(east);
        match self {
            Self::Discard(from) => Self::Discard(from.map(new_wind)),
            Self::Kong(from) => Self::Kong(from.map(new_wind)),
            Self::Drawn | Self::Loose => self,
        }
    }

    /// Parses the letters after a last tile.
    fn parse(letters: &[char]) -> Option<Self> {
        let wind = |letter: char| Wind::from_letter(letter.to_ascii_uppercase());
        match letters {
            [] => Some(Self::Drawn),
            ['l' | 'L'] => Some(Self::Loose),
            ['d' | 'D'] => Some(Self::Discard(None)),
            ['k' | 'K'] => Some(Self::Kong(None)),
            [from] => Some(Self::Discard(Some(wind(*from)?))),
            ['k' | 'K', from] => Some(Self::Kong(Some(wind(*from)?))),
            _ => None,
        }
    }

    /// The letters for this origin, as typed after the last tile; none if it was drawn from the wall.
    pub fn letters(self) -> String {
        let lowercase = |wind: Option<Wind>| {
            let letter = wind.map(|wind| wind.letter().to_ascii_lowercase());
            letter.map(String::from)
        };
        match self {
            Self::Drawn => String::new(),
            Self::Loose => "l".to_owned(),
            Self::Discard(from) => lowercase(from).unwrap_or_else(|| "d".to_owned()),
            Self::Kong(from) => format!("k{}", lowercase(from).unwrap_or_default()),
        }
    }
}

/// A hand with the origin of its last tile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedHand {
    /// The tiles.
    pub short: ShortHand,
    /// The origin of the last tile.
    pub origin: TileOrigin,
}

impl FromStr for TypedHand {
    type Err = BadShortHand;

    fn from_str(text: &str) -> Result<Self, BadShortHand> {
        let mut characters: Vec<char> = text.chars().collect();
        let Some(plus) = characters.iter().position(|character| *character == '+') else {
            let (short, origin) = (text.parse()?, TileOrigin::Drawn);
            return Ok(Self { short, origin });
        };
        let ends_tile = |character: &char| {
            character.is_whitespace() || matches!(character, ',' | '+' | '(' | '[' | '<')
        };
        let after_plus = &characters[plus + 1..];
        let end = plus
            + 1
            + after_plus
                .iter()
                .position(ends_tile)
                .unwrap_or(after_plus.len());
        let split = (0..=2).find_map(|letter_count| {
            let cut = end
                .checked_sub(letter_count)
                .filter(|cut| *cut > plus + 1)?;
            let origin = TileOrigin::parse(&characters[cut..end])?;
            let tile: String = characters[plus..cut].iter().collect();
            tile.parse::<ShortHand>().is_ok().then_some((cut, origin))
        });
        let (cut, origin) = split.unwrap_or((end, TileOrigin::Drawn));
        // Characters elsewhere keep their positions, for error messages.
        characters[cut..end].fill(' ');
        let short = characters.into_iter().collect::<String>().parse()?;
        Ok(Self { short, origin })
    }
}

impl fmt::Display for TypedHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.short, self.origin.letters())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_after_the_last_tile_give_its_origin() {
        for (text, tile, origin) in [
            ("11b+7c", "7C", TileOrigin::Drawn),
            ("11b+6d", "6D", TileOrigin::Drawn),
            ("11b+6dd 2f", "6D", TileOrigin::Discard(None)),
            ("11b+7cn", "7C", TileOrigin::Discard(Some(Wind::North))),
            ("+7cs,rrr 11b", "7C", TileOrigin::Discard(Some(Wind::South))),
            ("11b+n", "NW", TileOrigin::Drawn),
            ("11b+nn", "NW", TileOrigin::Discard(Some(Wind::North))),
            ("11b+7cL", "7C", TileOrigin::Loose),
            ("11b+7ck", "7C", TileOrigin::Kong(None)),
            ("11b+7ckw", "7C", TileOrigin::Kong(Some(Wind::West))),
        ] {
            let typed: TypedHand = text.parse().expect("a hand");
            assert_eq!(typed.short.last, tile.parse().ok(), "{text}");
            assert_eq!(typed.origin, origin, "{text}");
            assert_eq!(typed.to_string().parse(), Ok(typed), "{text}");
        }
    }

    #[test]
    fn errors_have_the_right_position() {
        for (text, expected) in [
            ("11b+7cn 77x", BadShortHand::Letter(11, 'x')),
            ("11b+7q", BadShortHand::Letter(6, 'q')),
            ("11b+", BadShortHand::Last(4)),
            ("11b+77c", BadShortHand::Last(4)),
        ] {
            assert_eq!(text.parse::<TypedHand>(), Err(expected), "{text}");
        }
    }
}
