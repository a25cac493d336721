//! The identity of what a description consists of.

use crate::presenter::commands::command::Command;
use engine::tiles::{Seat, Tile};

/// What an entry of the description is about. It names the thing, not its place, so that a screen reader can follow the thing when others
/// come and go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EntryId {
    /// The summary of the player's own tiles.
    OwnTiles,
    /// A tile of the player's stake: its kind, and which of the equal ones from the left, from 0.
    OwnTile(Tile, usize),
    /// The round and the number of the hand.
    Hand,
    /// How many tiles are left.
    TilesLeft,
    /// Whose turn it is, or how the hand ended.
    Turn,
    /// The discard or Kong that can be claimed, by its serial number in the hand.
    Claimable(u32),
    /// The time left to claim it.
    TimeLeft(u32),
    /// What the player can do, by its command; with the serial number of the discard or Kong if that is claimed.
    Choice(Option<u32>, Command),
    /// A player: name, wind and score.
    Player(Seat),
    /// The tiles on a player's stake.
    Stake(Seat),
    /// A set that a player has laid out, numbered from 0. A Pung that becomes a Kong keeps its number.
    Set(Seat, usize),
    /// A player's Flowers and Seasons.
    Bonus(Seat),
    /// A player's discards that nobody has claimed.
    Discards(Seat),
    /// The card of the lesson, by its number.
    LessonCard(usize),
    /// What was wrong with the last move in the lesson, by the number of the card.
    LessonMistake(usize),
    /// A part of the display of a win, by its place.
    Win(usize),
    /// The text of the status bar.
    Status,
    /// QuickTip's advice.
    Tip,
    /// How far the player's hand is from Mah Jongg.
    Goal,
    /// A line of the log, numbered from 0 since the program started.
    LogLine(usize),
}
