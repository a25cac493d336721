//! Files made of messages (saved games, hand histories, option files), and the wall file.

mod saved_game;

pub use saved_game::{NamedPlayer, SavedGame};

use super::lines::{LineAssembler, TooLong};
use super::option_list::{self, Descriptions};
use super::{ClientMessage, OptionEntry, ParseError, ServerMessage, VERSION, to_wire};
use engine::rules::{RuleSet, WireOption};
use engine::tiles::{NotATile, Tile};
use engine::untrusted_text::sanitize;

/// Why a file of messages cannot be read. Lines count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct FileError {
    /// The line where the message begins.
    pub line: usize,
    /// The problem.
    pub problem: Problem,
}

/// A problem of a message in a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// It is not a message.
    #[error(transparent)]
    Malformed(#[from] ParseError),
    /// It is too long.
    #[error(transparent)]
    TooLong(#[from] TooLong),
    /// It sets an unknown option, or an option to an invalid value.
    #[error("{0}")]
    InvalidValue(String),
    /// It does not belong in this place.
    #[error("{0} does not belong here")]
    OutOfPlace(String),
    /// A message in an option file does not set an option.
    #[error(
        "{0} is no option: an option file has only GameOption and SetGameOption lines and remarks (#)"
    )]
    NotAnOption(String),
}

/// The messages of a file, each with the line where it begins. Line ends may be LF or CR LF and the last may be missing; empty lines are
/// skipped.
fn parse_messages(text: &str) -> Result<Vec<(usize, ServerMessage)>, FileError> {
    let messages = numbered_messages(text, parse_message).map(|(line, message)| {
        let message = message.map(|message| (line, message));
        message.map_err(|problem| FileError { line, problem })
    });
    messages.collect()
}

fn parse_message(line: &str) -> Result<ServerMessage, Problem> {
    Ok(ServerMessage::parse(line)?)
}

/// The messages of a file, each with the number of its first line: parsed, or the problem with it.
fn numbered_messages<T>(
    text: &str,
    parse: impl Fn(&str) -> Result<T, Problem>,
) -> impl Iterator<Item = (usize, Result<T, Problem>)> {
    // Error messages quote lines and may reach a terminal.
    let text = sanitize(text);
    let mut assembler = LineAssembler::new();
    let mut messages = Vec::new();
    let mut first_line = 1;
    for (number, line) in (1..).zip(text.split_inclusive('\n')) {
        for message in assembler.feed(line.as_bytes()) {
            messages.push((first_line, message));
            first_line = number + 1;
        }
    }
    messages.extend(assembler.finish().map(|message| (first_line, message)));
    messages
        .into_iter()
        .filter(|(_, message)| message != &Ok(String::new()))
        .map(move |(line, message)| {
            let message = message.map_err(Problem::from);
            (line, message.and_then(|message| parse(&message)))
        })
}

fn out_of_place(line: usize, message: &ServerMessage) -> FileError {
    let problem = Problem::OutOfPlace(first_word(message));
    FileError { line, problem }
}

fn first_word(message: &ServerMessage) -> String {
    let text = message.to_string();
    text.split(' ').next().unwrap_or_default().to_owned()
}

/// Reads an option file: `GameOption` lines as servers send them, `SetGameOption` lines as managers send them, and comments.
///
/// # Errors
/// A line that is none of these, or a `SetGameOption` line with an unknown option or an invalid value. The names and values
/// in `GameOption` lines are not checked.
pub fn read_options(text: &str) -> Result<Vec<OptionEntry>, FileError> {
    let mut entries = Vec::new();
    for (line, message) in numbered_messages(text, parse_option_line) {
        match message.map_err(|problem| FileError { line, problem })? {
            OptionLine::Announced(ServerMessage::Comment { .. }) => {}
            OptionLine::Announced(ServerMessage::GameOption { entry, .. })
            | OptionLine::Set(entry) => {
                entries.push(entry);
            }
            OptionLine::Announced(other) => {
                let problem = Problem::NotAnOption(first_word(&other));
                return Err(FileError { line, problem });
            }
        }
    }
    Ok(entries)
}

/// A line of an option file.
enum OptionLine {
    /// In the form that servers send.
    Announced(ServerMessage),
    /// In the form that managers send.
    Set(OptionEntry),
}

fn parse_option_line(line: &str) -> Result<OptionLine, Problem> {
    let Ok(ClientMessage::SetGameOption { name, value }) = ClientMessage::parse(line) else {
        return Ok(OptionLine::Announced(ServerMessage::parse(line)?));
    };
    let mut options = RuleSet::classical().options;
    let result = options.set(name.as_str(), value.trim());
    result.map_err(|error| Problem::InvalidValue(error.to_string()))?;
    let entry = WireOption::named(name.as_str())
        .and_then(|option| option_list::entry(option, &options, VERSION, &Descriptions::new()));
    entry
        .map(OptionLine::Set)
        .ok_or_else(|| Problem::OutOfPlace(name.as_str().to_owned()))
}

/// The text of an option file with these entries.
pub fn write_options(entries: &[OptionEntry]) -> String {
    entries
        .iter()
        .map(|entry| ServerMessage::GameOption {
            id: 0,
            entry: entry.clone(),
        })
        .map(|message| to_wire(&message))
        .collect()
}

/// Reads a wall file: tiles separated by white space, in the order of the deal. Does not check whether they form a wall.
///
/// # Errors
/// The first word that is not a tile.
pub fn read_wall(text: &str) -> Result<Vec<Tile>, NotATile> {
    text.split_whitespace().map(str::parse).collect()
}

/// The text of a wall file, with eighteen tiles on a line.
pub fn write_wall(tiles: &[Tile]) -> String {
    tiles
        .chunks(18)
        .map(|row| {
            row.iter()
                .map(Tile::to_string)
                .collect::<Vec<_>>()
                .join(" ")
                + "\n"
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn option_files_may_have_comments_and_both_line_ends() -> Result<(), FileError> {
        let text = "# a remark\\\nthat goes on\nGameOption 0 NoLimit bool 0 1 1 no limit\r\n\
                    \nGameOption 0 Timeout nat 0 1 0 seconds";
        let entries = read_options(text)?;
        let names: Vec<_> = entries.iter().map(|entry| entry.name.as_str()).collect();
        assert_eq!(names, ["NoLimit", "Timeout"]);
        assert_eq!(read_options(&write_options(&entries))?, entries);
        Ok(())
    }

    #[test]
    fn option_files_may_use_manager_commands() -> Result<(), FileError> {
        let entries = read_options("SetGameOption ScoreLimit 500\nSetGameOption Flowers 0\n")?;
        let written: Vec<_> = entries
            .iter()
            .map(|entry| format!("{}={}", entry.name.as_str(), entry.value))
            .collect();
        assert_eq!(written, ["ScoreLimit=500", "Flowers=0"]);
        for invalid in [
            "SetGameOption Flowers 2",
            "SetGameOption Nonsense 1",
            "SetGameOption Flowers",
        ] {
            assert!(read_options(invalid).is_err(), "{invalid}");
        }
        Ok(())
    }

    #[test]
    fn an_error_names_the_line() {
        let error = |text: &str| read_options(text).map_err(|error| error.to_string()).err();
        assert_eq!(
            error("# one\\\ntwo\nGameOption 0 NoLimit bool 0 1 2 x\n").as_deref(),
            Some("line 3: GameOption cannot have \"2\" for its argument \"value\"")
        );
        assert_eq!(
            error("\nReady\n").as_deref(),
            Some(
                "line 2: Ready is no option: an option file has only GameOption and SetGameOption lines and remarks (#)"
            )
        );
        assert_eq!(
            error("GameOption 0 NoLimit\n").as_deref(),
            Some("line 1: GameOption lacks its argument \"type\"")
        );
    }

    #[test]
    fn a_written_wall_file_can_be_read_and_an_error_names_the_invalid_tile() {
        let wall: Vec<_> = Tile::all()
            .flat_map(|tile| (0..tile.copies()).map(move |_| tile))
            .collect();
        assert_eq!(read_wall(&write_wall(&wall)), Ok(wall));
        assert_eq!(read_wall("1B XX"), Err(NotATile("XX".to_owned())));
    }
}
