//! A sheet in a line of a list.

use super::{Entry, Scorecard};
use crate::tiles::BySeat;
use words::say;

/// What a list says of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// What it is called; empty if it has no name.
    pub name: String,
    /// The day it was begun.
    pub date: Option<(i32, u32, u32)>,
    /// Where it was played; empty if that is not said.
    pub place: String,
    /// The players.
    pub players: BySeat<String>,
    /// How many hands were played.
    pub hands: usize,
    /// The scores.
    pub scores: BySeat<i64>,
}

impl Scorecard {
    /// The sheet in short.
    pub fn summary(&self) -> Summary {
        let hands = self.entries.iter();
        let hands = hands.filter(|entry| matches!(entry, Entry::Hand(_) | Entry::Dead));
        Summary {
            name: self.heading.name.clone(),
            date: self.heading.date,
            place: self.heading.place.clone(),
            players: self.names.clone(),
            hands: hands.count(),
            scores: self.told().scores,
        }
    }

    /// What a file with the sheet for other programs is called, without an ending: the day and the sheet's name, or the players.
    pub fn file_stem(&self) -> String {
        let players: Vec<&str> = self.names.0.iter().map(String::as_str).collect();
        let called = match self.heading.name.trim() {
            "" => players.join(" "),
            name => name.to_owned(),
        };
        let day = match self.heading.date {
            Some((year, month, day)) => format!("{year:04}-{month:02}-{day:02} "),
            None => String::new(),
        };
        // What a file cannot be called everywhere is left out.
        let fits = |letter: &char| letter.is_alphanumeric() || " -'".contains(*letter);
        let called: String = called.chars().filter(fits).take(60).collect();
        match format!("{day}{}", called.trim()).trim() {
            "" => say!("keeper-title").to_owned(),
            stem => stem.to_owned(),
        }
    }
}
