//! Value types of the protocol.

use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::argument::{Argument, Arguments, ParseError, write_next};
use super::text::is_blank;
use engine::table::ChowPosition;
use engine::tiles::Wind;

/// A word of 1 to 15 bytes without blanks: the name of an option, a type, or a kind of password.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Word(String);

impl Word {
    /// The word, if it is short enough and has no blanks.
    pub fn new(text: &str) -> Option<Self> {
        let fits = (1..=15).contains(&text.len()) && !text.contains(is_blank);
        fits.then(|| Self(text.to_owned()))
    }

    /// The word as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Argument for Word {
    fn read(arguments: &mut Arguments<'_>) -> Result<Self, ParseError> {
        arguments.read_word(Self::new)
    }

    fn write(&self, line: &mut String) {
        line.push_str(&self.0);
    }
}

/// The position of the claimed tile in a chow. `None` is written `AnyPos`: the player gives the position once the claim is granted.
impl Argument for Option<ChowPosition> {
    fn read(arguments: &mut Arguments<'_>) -> Result<Self, ParseError> {
        arguments.read_word(|word| match word {
            "Lower" | "l" => Some(Some(ChowPosition::Lower)),
            "Middle" | "m" => Some(Some(ChowPosition::Middle)),
            "Upper" | "u" => Some(Some(ChowPosition::Upper)),
            "AnyPos" | "a" => Some(None),
            _ => None,
        })
    }

    fn write(&self, line: &mut String) {
        line.push_str(match self {
            Some(ChowPosition::Lower) => "Lower",
            Some(ChowPosition::Middle) => "Middle",
            Some(ChowPosition::Upper) => "Upper",
            None => "AnyPos",
        });
    }
}

/// An option that each client sets for itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerOption {
    /// Send every player's tiles as text after each change, 0 or 1.
    InfoTiles,
    /// Tenths of a second between moves, 0 or more.
    DelayTime,
    /// The client keeps the time of claims itself, 0 or 1.
    LocalTimeouts,
    /// An unknown option, which a server refuses.
    Other(Word),
}

impl Argument for PlayerOption {
    fn read(arguments: &mut Arguments<'_>) -> Result<Self, ParseError> {
        Ok(match Word::read(arguments)? {
            word if word.as_str() == "InfoTiles" => Self::InfoTiles,
            word if word.as_str() == "DelayTime" => Self::DelayTime,
            word if word.as_str() == "LocalTimeouts" => Self::LocalTimeouts,
            word => Self::Other(word),
        })
    }

    fn write(&self, line: &mut String) {
        line.push_str(match self {
            Self::InfoTiles => "InfoTiles",
            Self::DelayTime => "DelayTime",
            Self::LocalTimeouts => "LocalTimeouts",
            Self::Other(word) => word.as_str(),
        });
    }
}

/// A game option's value with its type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionValue {
    /// Yes or no.
    Bool(bool),
    /// Zero or more; a client below version 1020 needs `Int` instead.
    Nat(u32),
    /// Any whole number.
    Int(i32),
    /// Points + 10000 × doubles + 1000000 × hundredths of a limit.
    Score(u32),
    /// A word; no option has one yet.
    String(Word),
}

/// A game option as it is announced and stored in files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionEntry {
    /// Its name on the wire.
    pub name: Word,
    /// The lowest version that has it.
    pub since: u32,
    /// Whether the version in force at the table has it.
    pub enabled: bool,
    /// Its value.
    pub value: OptionValue,
    /// A description for people; should not be empty.
    pub description: String,
}

impl Argument for OptionEntry {
    fn read(arguments: &mut Arguments<'_>) -> Result<Self, ParseError> {
        let name = arguments.take("name")?;
        let kind: Word = arguments.take("type")?;
        let since = arguments.take("least version")?;
        let enabled = arguments.take("enabled")?;
        let value = match kind.as_str() {
            "bool" => OptionValue::Bool(arguments.take("value")?),
            "nat" => OptionValue::Nat(arguments.take("value")?),
            "int" => OptionValue::Int(arguments.take("value")?),
            "score" => OptionValue::Score(arguments.take("value")?),
            "string" => OptionValue::String(arguments.take("value")?),
            _ => return Err(arguments.malformed("type", kind.as_str())),
        };
        let description = arguments.take("description")?;
        Ok(Self {
            name,
            since,
            enabled,
            value,
            description,
        })
    }

    fn write(&self, line: &mut String) {
        let kind = match self.value {
            OptionValue::Bool(_) => "bool",
            OptionValue::Nat(_) => "nat",
            OptionValue::Int(_) => "int",
            OptionValue::Score(_) => "score",
            OptionValue::String(_) => "string",
        };
        self.name.write(line);
        line.push(' ');
        line.push_str(kind);
        write_next(line, &self.since);
        write_next(line, &self.enabled);
        match &self.value {
            OptionValue::Bool(value) => write_next(line, value),
            OptionValue::Nat(value) | OptionValue::Score(value) => write_next(line, value),
            OptionValue::Int(value) => write_next(line, value),
            OptionValue::String(value) => write_next(line, value),
        }
        write_next(line, &self.description);
    }
}

/// The state of a table, mostly at the beginning of a deal: the arguments of `Game`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The ids in the seats East, South, West, North.
    pub seats: [u32; 4],
    /// The wind of the round; `None` if it is unknown.
    pub round: Option<Wind>,
    /// The number of deals this East has won in a row.
    pub wins_in_a_row: u32,
    /// The id of East in the very first deal.
    pub first_east: u32,
    /// The scores, in the order of the seats.
    pub scores: [i32; 4],
    /// The version in force: the lowest of all at the table.
    pub version: u32,
    /// Who may change options: 0 for anybody, -1 for nobody. May be an id that nobody has.
    pub manager: i32,
}

impl Argument for Setup {
    fn read(arguments: &mut Arguments<'_>) -> Result<Self, ParseError> {
        Ok(Self {
            seats: arguments.take("seats")?,
            round: arguments.take("round")?,
            wins_in_a_row: arguments.take("hands")?,
            first_east: arguments.take("first east")?,
            scores: arguments.take("scores")?,
            version: arguments.take("version")?,
            manager: arguments.take("manager")?,
        })
    }

    fn write(&self, line: &mut String) {
        self.seats.write(line);
        write_next(line, &self.round);
        write_next(line, &self.wins_in_a_row);
        write_next(line, &self.first_east);
        write_next(line, &self.scores);
        write_next(line, &self.version);
        write_next(line, &self.manager);
    }
}

/// The account of a settlement. On the wire it ends in an empty line, which readers remove and writers add.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account(pub String);

impl Argument for Account {
    fn read(arguments: &mut Arguments<'_>) -> Result<Self, ParseError> {
        String::read(arguments).map(Self)
    }

    fn write(&self, line: &mut String) {
        self.0.write(line);
        line.push_str(if self.0.is_empty() { "" } else { "\n\n" });
    }
}

/// A value as JSON, to the end of the message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Json<T>(pub T);

impl<T: Serialize + DeserializeOwned> Argument for Json<T> {
    fn read(arguments: &mut Arguments<'_>) -> Result<Self, ParseError> {
        let text = arguments.take_rest();
        let value = serde_json::from_str(text);
        value
            .map(Self)
            .map_err(|_| arguments.malformed("content", text))
    }

    fn write(&self, line: &mut String) {
        // Moves and inputs can always be written.
        line.push_str(&serde_json::to_string(&self.0).unwrap_or_default());
    }
}
