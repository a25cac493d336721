//! The table in words, as a plain value.

use super::entry_id::EntryId;
use crate::presenter::commands::command::Command;
use engine::tiles::{Seat, Tile};

/// Everything that a player may know of the table, in words. Covered tiles and those of others are not in it.
#[derive(Clone, Debug, PartialEq)]
pub struct TableDescription {
    /// The player's own tiles in a sentence, or why they are not described.
    pub own_heading: Entry,
    /// The tiles on the player's stake, from the left; empty while they are covered.
    pub own_tiles: Vec<OwnTile>,
    /// What the player can do now with the discard or with the own tiles besides a discard; `None` if there is nothing.
    pub choices: Option<ChoicesDescription>,
    /// The win, while it is shown over the table; otherwise empty.
    pub win: Vec<Entry>,
    /// The card of the lesson, and what was wrong with the last move; empty outside a lesson.
    pub lesson: Vec<Entry>,
    /// The round and the hand, the tiles left, and whose turn it is; empty before the first hand.
    pub hand: Vec<Entry>,
    /// The players from the bottom of the screen in playing order; empty before the first hand.
    pub players: Vec<PlayerDescription>,
    /// The text of the status bar, QuickTip's advice and the goal line, as far as they are shown.
    pub messages: Vec<Entry>,
    /// The last lines of the log, newest last.
    pub log: Vec<Entry>,
}

/// One thing in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// What it is.
    pub id: EntryId,
    /// The words, as a sentence or a short phrase.
    pub words: String,
}

/// A tile on the player's stake.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnTile {
    /// Which tile it is.
    pub id: EntryId,
    /// The tile.
    pub tile: Tile,
    /// Its place on the stake, from 0 at the left.
    pub place: usize,
    /// Its name.
    pub name: String,
    /// What is special about it, in short sentences; empty if nothing is.
    pub remarks: String,
}

/// What the player can do now besides a discard.
#[derive(Clone, Debug, PartialEq)]
pub struct ChoicesDescription {
    /// The discard or Kong that can be claimed, and whose it is; `None` in the player's own turn.
    pub claimable: Option<Entry>,
    /// The commands, best first; Pass is the last.
    pub choices: Vec<Choice>,
    /// The time left, in quarters; `None` in the player's own turn.
    pub time_left: Option<Entry>,
}

/// A command that is offered now.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What is done with which discard.
    pub id: EntryId,
    /// The command.
    pub command: Command,
    /// Its name.
    pub name: String,
    /// Its key.
    pub key: String,
    /// What it does.
    pub hint: &'static str,
}

/// A player.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerDescription {
    /// The player's seat.
    pub seat: Seat,
    /// Name, wind and score.
    pub heading: Entry,
    /// The stake, the sets, Flowers and Seasons, and the discards, as far as there are any.
    pub entries: Vec<Entry>,
}

impl Entry {
    /// An entry. Spaces within numbers are left out, since a voice would stop there.
    pub fn new(id: EntryId, words: impl Into<String>) -> Self {
        Self {
            id,
            words: for_voices(&words.into()),
        }
    }
}

impl TableDescription {
    /// Everything line by line, as a reader hears it.
    #[cfg(test)]
    pub fn lines(&self) -> Vec<String> {
        let own = self
            .own_tiles
            .iter()
            .map(|tile| match tile.remarks.as_str() {
                "" => tile.name.clone(),
                remarks => format!("{}. {remarks}", tile.name),
            });
        let choices = self.choices.iter().flat_map(|choices| {
            let named = choices.choices.iter().map(|choice| &choice.name);
            let about = choices.claimable.iter().map(|entry| &entry.words);
            let time = choices.time_left.iter().map(|entry| &entry.words);
            about.chain(named).chain(time).cloned()
        });
        let players = self.players.iter();
        let players =
            players.flat_map(|player| std::iter::once(&player.heading).chain(&player.entries));
        let entries = self.win.iter().chain(&self.lesson).chain(&self.hand);
        let entries = entries
            .chain(players)
            .chain(&self.messages)
            .chain(&self.log);
        std::iter::once(self.own_heading.words.clone())
            .chain(own)
            .chain(choices)
            .chain(entries.map(|entry| entry.words.clone()))
            .collect()
    }
}

/// Words without the narrow spaces that group the digits of a number on the screen.
pub fn for_voices(words: &str) -> String {
    words.replace('\u{202f}', "")
}
