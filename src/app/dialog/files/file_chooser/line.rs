//! An entry of the list: a folder, or a file with its summary.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use chrono::{DateTime, Datelike, Local, Timelike};

use engine::tiles::Seat;
use engine::untrusted_text::sanitize_path;
use storage::save::{self, GameKind, ListedFile, Summary};
use wording::{Named, person};
use words::say;

/// A folder or file in the list.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its path.
    pub path: PathBuf,
    /// The displayed name: the full path for files outside the listed folder.
    pub name: String,
    /// Whether this is a folder.
    pub is_folder: bool,
    /// When the file was last modified.
    pub written: Option<SystemTime>,
    /// Summary of the game, once the file has been read as one.
    pub summary: Option<Summary>,
    /// Why the file can't be read as a game, if reading it has failed.
    pub trouble: Option<String>,
}

impl Line {
    /// An entry for a folder.
    pub fn folder(path: &Path) -> Self {
        Self {
            path: path.to_owned(),
            name: name_of(path),
            is_folder: true,
            written: None,
            summary: None,
            trouble: None,
        }
    }

    /// An entry for a file, as listed in `folder`.
    pub fn file(file: &ListedFile, folder: &Path) -> Self {
        let summary = file.summary.as_ref();
        Self {
            name: match file.path.parent() == Some(folder) {
                true => name_of(&file.path),
                false => sanitize_path(&file.path),
            },
            path: file.path.clone(),
            is_folder: false,
            written: Some(file.written),
            summary: summary.and_then(|summary| summary.as_ref().ok()).cloned(),
            trouble: summary.and_then(|summary| summary.as_ref().err()).cloned(),
        }
    }

    /// Whether this lower-case text is part of the entry's name or of a player's name.
    pub fn matches(&self, typed: &str) -> bool {
        let name = match typed.contains('.') {
            true => self.name.clone(),
            // Without the extension, which all games share.
            false => self.stem(),
        };
        let players = self.summary.iter().flat_map(|summary| &summary.names.0);
        let mut names = players.chain([&name]);
        names.any(|name| name.to_lowercase().contains(typed))
    }

    /// Whether this lower-case text is the entry's name, with or without the extension.
    pub fn is_named(&self, typed: &str) -> bool {
        self.name.to_lowercase() == typed || self.stem().to_lowercase() == typed
    }

    /// The file name without its extension.
    fn stem(&self) -> String {
        let stem = self.path.file_stem().unwrap_or_default();
        stem.to_string_lossy().into_owned()
    }

    /// Whether the game has at least one finished hand.
    pub fn can_be_reviewed(&self) -> bool {
        self.summary
            .as_ref()
            .is_some_and(|summary| summary.hands > 0)
    }

    /// The local date and time of the last modification, formatted for display; empty for a folder.
    pub fn date(&self) -> String {
        self.written.map_or_else(String::new, local_date)
    }

    /// A one-line description of the game: its progress, and its players with their scores after the first hand; or why it can't be read.
    pub fn detail(&self) -> String {
        match (&self.summary, &self.trouble) {
            (Some(summary), _) => {
                let players = match summary.hands {
                    0 => words::list_and(&summary.names.0),
                    _ => words::list_and(&scores(summary)),
                };
                say!(
                    "file-chooser-game",
                    stands = self.progress(summary),
                    players
                )
            }
            (None, Some(trouble)) => trouble.clone(),
            (None, None) => String::new(),
        }
    }

    /// The game's progress in a few words, and whether it was played at a network table.
    pub fn progress(&self, summary: &Summary) -> String {
        let (round, hands) = (summary.round.noun(), summary.hands);
        let progress = match (summary.over, hands) {
            (true, _) => say!("file-chooser-finished", hands),
            (false, 0) => say!("file-chooser-first-hand", round),
            (false, _) => say!("file-chooser-under-way", round, hands),
        };
        match summary.kind {
            GameKind::Seen => say!("file-chooser-seen", stands = progress),
            GameKind::Game if save::has_own_extension(&self.path) => progress,
            GameKind::Game => say!("file-chooser-network-game", stands = progress),
        }
    }
}

/// Each player's name and score.
pub fn scores(summary: &Summary) -> [String; 4] {
    Seat::ALL.map(|seat| {
        say!(
            "score-of-player",
            who = person(&summary.names[seat]),
            you = false,
            score = summary.scores[seat]
        )
    })
}

fn local_date(written: SystemTime) -> String {
    let local: DateTime<Local> = written.into();
    let day = (local.year(), local.month(), local.day());
    words::date_and_time(day, (local.hour(), local.minute()))
}

fn name_of(path: &Path) -> String {
    sanitize_path(path.file_name().unwrap_or_default())
}

/// Whether two paths refer to the same file: Windows and macOS ignore case.
pub fn is_same_file(one: &Path, other: &Path) -> bool {
    let ignores_case = cfg!(any(windows, target_os = "macos"));
    let lower = |path: &Path| path.to_string_lossy().to_lowercase();
    one == other || ignores_case && lower(one) == lower(other)
}
