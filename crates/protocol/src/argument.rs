//! Reads and writes the arguments of messages.

use std::str::FromStr;

use super::text::{escape_prefix, is_blank, without_escape_prefix};
use engine::tiles::{Tile, Wind};

/// Why a line is not a message. A server answers such a line with an error and continues.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseError {
    /// It is empty, or begins with something other than a letter, a digit or `#`.
    #[error("the line does not begin with a word")]
    NoWord,
    /// It ends too early.
    #[error("{message} lacks its argument \"{argument}\"")]
    Missing {
        /// The message's word.
        message: String,
        /// The argument's name.
        argument: &'static str,
    },
    /// An argument is malformed.
    #[error("{message} cannot have \"{found}\" for its argument \"{argument}\"")]
    Malformed {
        /// The message's word.
        message: String,
        /// The argument's name.
        argument: &'static str,
        /// The text found there, at most its first 20 characters.
        found: String,
    },
}

/// A value that can be an argument of a message.
pub(super) trait Argument: Sized {
    /// Reads the value from the front of the remaining text.
    fn read(arguments: &mut Arguments<'_>) -> Result<Self, ParseError>;
    /// Writes the value, without the blank before it.
    fn write(&self, line: &mut String);
}

/// The arguments of a message that remain to be read.
pub(super) struct Arguments<'a> {
    /// The message's word.
    word: &'a str,
    /// The text that is not read yet, without leading and trailing blanks.
    rest: &'a str,
    /// The name of the argument that is being read.
    name: &'static str,
}

impl<'a> Arguments<'a> {
    /// Splits a message into its word and its arguments. The one character after the word is skipped, whatever it is; trailing blanks are
    /// ignored.
    pub(super) fn split(message: &'a str) -> Result<(&'a str, Self), ParseError> {
        let message = message.trim_end_matches(is_blank);
        let end = match message.strip_prefix('#') {
            Some(_) => 1,
            None => message
                .find(|c: char| !c.is_ascii_alphanumeric())
                .unwrap_or(message.len()),
        };
        let (word, rest) = message.split_at(end);
        if word.is_empty() {
            return Err(ParseError::NoWord);
        }
        let mut rest = rest.chars();
        rest.next();
        let arguments = Self {
            word,
            rest: rest.as_str().trim_start_matches(is_blank),
            name: "",
        };
        Ok((word, arguments))
    }

    /// Reads the argument of this name.
    pub(super) fn take<T: Argument>(&mut self, name: &'static str) -> Result<T, ParseError> {
        self.name = name;
        T::read(self)
    }

    /// Takes all of the remaining text.
    pub(super) fn take_rest(&mut self) -> &'a str {
        std::mem::take(&mut self.rest)
    }

    /// Reads one word with `read`, which returns `None` for an invalid word.
    pub(super) fn read_word<T>(
        &mut self,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, ParseError> {
        let (word, rest) = self.rest.split_once(is_blank).unwrap_or((self.rest, ""));
        self.rest = rest.trim_start_matches(is_blank);
        if word.is_empty() {
            return Err(ParseError::Missing {
                message: self.word.to_owned(),
                argument: self.name,
            });
        }
        read(word).ok_or_else(|| self.malformed(self.name, word))
    }

    /// The error for an argument that was found to be invalid.
    pub(super) fn malformed(&self, argument: &'static str, found: &str) -> ParseError {
        ParseError::Malformed {
            message: self.word.to_owned(),
            argument,
            found: found.chars().take(20).collect(),
        }
    }

    fn parse_word<T: FromStr>(&mut self) -> Result<T, ParseError> {
        self.read_word(|word| word.parse().ok())
    }
}

impl Argument for u32 {
    fn read(arguments: &mut Arguments<'_>) -> Result<Self, ParseError> {
        arguments.parse_word()
    }

    fn write(&self, line: &mut String) {
        line.push_str(itoa::Buffer::new().format(*self));
    }
}

impl Argument for i32 {
    fn read(arguments: &mut Arguments<'_>) -> Result<Self, ParseError> {
        arguments.parse_word()
    }

    fn write(&self, line: &mut String) {
        line.push_str(itoa::Buffer::new().format(*self));
    }
}

impl Argument for bool {
    fn read(arguments: &mut Arguments<'_>) -> Result<Self, ParseError> {
        arguments.read_word(|word| match word {
            "0" => Some(false),
            "1" => Some(true),
            _ => None,
        })
    }

    fn write(&self, line: &mut String) {
        line.push(if *self { '1' } else { '0' });
    }
}

impl Argument for Tile {
    fn read(arguments: &mut Arguments<'_>) -> Result<Self, ParseError> {
        arguments.parse_word()
    }

    fn write(&self, line: &mut String) {
        line.extend(self.notation());
    }
}

/// A tile, or `--` for a hidden tile or none.
impl Argument for Option<Tile> {
    fn read(arguments: &mut Arguments<'_>) -> Result<Self, ParseError> {
        arguments.read_word(|word| match word {
            "--" => Some(None),
            tile => tile.parse().ok().map(Some),
        })
    }

    fn write(&self, line: &mut String) {
        match self {
            Some(tile) => tile.write(line),
            None => line.push_str("--"),
        }
    }
}

/// The letter of a wind. Any other word is read as an unknown wind, which is written as `-`.
impl Argument for Option<Wind> {
    fn read(arguments: &mut Arguments<'_>) -> Result<Self, ParseError> {
        arguments.read_word(|word| Some(word.parse().ok().and_then(Wind::from_letter)))
    }

    fn write(&self, line: &mut String) {
        line.push(self.map_or('-', Wind::letter));
    }
}

/// Tiles to the end of the message, possibly none.
impl Argument for Vec<Tile> {
    fn read(arguments: &mut Arguments<'_>) -> Result<Self, ParseError> {
        let mut tiles = Self::new();
        while !arguments.rest.is_empty() {
            tiles.push(arguments.parse_word()?);
        }
        Ok(tiles)
    }

    fn write(&self, line: &mut String) {
        let Some((first, rest)) = self.split_first() else {
            return;
        };
        first.write(line);
        rest.iter().for_each(|tile| write_next(line, tile));
    }
}

/// A text to the end of the message, possibly empty. Trailing blanks are lost in transmission.
impl Argument for String {
    fn read(arguments: &mut Arguments<'_>) -> Result<Self, ParseError> {
        Ok(without_escape_prefix(arguments.take_rest()).to_owned())
    }

    fn write(&self, line: &mut String) {
        line.push_str(escape_prefix(self));
        line.push_str(self);
    }
}

/// Four values in the order of the current East, South, West, North.
impl<T: Argument> Argument for [T; 4] {
    fn read(arguments: &mut Arguments<'_>) -> Result<Self, ParseError> {
        Ok([
            T::read(arguments)?,
            T::read(arguments)?,
            T::read(arguments)?,
            T::read(arguments)?,
        ])
    }

    fn write(&self, line: &mut String) {
        let [first, rest @ ..] = self;
        first.write(line);
        rest.iter().for_each(|value| write_next(line, value));
    }
}

/// Writes an argument with the blank before it.
pub(super) fn write_next(line: &mut String, argument: &impl Argument) {
    line.push(' ');
    argument.write(line);
}
