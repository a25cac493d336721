//! Takes all scorecards out to other files, and others in.

use std::path::{Path, PathBuf};

use iced::Task;

use super::{
    DataFiles, EXTENSION, ListedScorecard, ScorecardFiles, name_of, new_identity, read,
    written_files,
};
use crate::app::clock;
use engine::rules::RuleSet;
use engine::scorekeeper::Scorecard;
use engine::untrusted_text::sanitize_path;
use storage::save::{self, SaveError};
use wording::{Describe, read_sheets_csv, sheets_csv};
use words::say;

/// The extension of a table of scorecards.
const TABLE_EXTENSION: &str = "csv";
/// The maximum number of files offered to take scorecards from.
const MAX_OFFERED: usize = 100;

/// A file format of all scorecards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetsFormat {
    /// A table for spreadsheets.
    Csv,
    /// Everything, with the rules.
    Json,
}

impl SheetsFormat {
    /// The extension of a file.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Csv => TABLE_EXTENSION,
            Self::Json => EXTENSION,
        }
    }
}

/// What to do with scorecards that are there already and differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnChanged {
    /// Take nothing, and ask.
    Ask,
    /// Replace those that are there.
    Replace,
    /// Add them as scorecards of their own.
    KeepBoth,
}

/// What became of the scorecards in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// The number of those added.
    pub added: usize,
    /// The number of those that were there already.
    pub known: usize,
    /// The files of those replaced.
    pub replaced: Vec<String>,
    /// The number of those that are there already and differ. If there are any, nothing was taken.
    pub changed: usize,
}

/// Where a scorecard from a file goes.
enum Place {
    /// Nowhere: the same is there already.
    Known,
    /// Into a file of its own.
    New,
    /// Into this file, which holds the same scorecard in another state.
    File(String),
}

/// The result of taking scorecards from a file, and all scorecards after it.
pub type ImportResult = (Result<Imported, String>, Vec<ListedScorecard>);

impl ScorecardFiles {
    /// The text of all scorecards that can be read, the newest first.
    pub fn text_of_all(&self, format: SheetsFormat) -> Task<String> {
        let files = self.files.clone();
        let text = self.writing.run_task(None, move || {
            let cards = files.all_scorecards();
            Some(match format {
                SheetsFormat::Csv => sheets_csv(&cards),
                SheetsFormat::Json => Scorecard::collection_text(&cards),
            })
        });
        text.and_then(Task::done)
    }

    /// The files among the player's documents that may hold scorecards, the newest first.
    pub fn importable(&self) -> Task<Vec<PathBuf>> {
        let files = self.files.clone();
        self.writing
            .run_task(Vec::new(), move || files.importable_files())
    }

    /// Adds the scorecards in a file that are not there yet; then lists all. If any of them cannot be read, none is added.
    pub fn import(&self, path: PathBuf, on_changed: OnChanged) -> Task<ImportResult> {
        let files = self.files.clone();
        let imported = self.writing.run_task(None, move || {
            let imported = files.import_scorecards(&path, on_changed);
            Some((imported, files.scorecards()))
        });
        imported.and_then(Task::done)
    }
}

impl DataFiles {
    pub(super) fn all_scorecards(&self) -> Vec<Scorecard> {
        let files = self.scorecards_with_files().into_iter();
        let mut cards: Vec<Scorecard> = files.map(|(_, card)| card).collect();
        cards.sort_by_key(|card| std::cmp::Reverse(card.heading.date));
        cards
    }

    /// All scorecards that can be read, with their file names.
    fn scorecards_with_files(&self) -> Vec<(String, Scorecard)> {
        let folder = self.folders.scorecards();
        let files = written_files(&folder);
        let read = files.filter_map(|file| Some((name_of(&file.path), read(&file.path).ok()?)));
        read.collect()
    }

    fn importable_files(&self) -> Vec<PathBuf> {
        let folder = self.folders.documents();
        let kinds = [EXTENSION, TABLE_EXTENSION].into_iter();
        let mut found: Vec<_> = kinds
            .flat_map(|kind| save::files_with_extension(&folder, kind))
            .collect();
        found.sort_by_key(|file| std::cmp::Reverse(file.written));
        let paths = found.into_iter().map(|file| file.path);
        paths.take(MAX_OFFERED).collect()
    }

    /// Adds the scorecards in this file; a path that is not absolute is in the folder of the player's documents.
    pub(super) fn import_scorecards(
        &self,
        path: &Path,
        on_changed: OnChanged,
    ) -> Result<Imported, String> {
        let path = self.folders.documents().join(path);
        let unreadable = |why: String| {
            let name = sanitize_path(path.file_name().unwrap_or_default());
            say!("keeper-import-unreadable", name, why)
        };
        let text = save::read_text(&path).map_err(|error| unreadable(save::reason(&error)))?;
        let is_table = path
            .extension()
            .is_some_and(|extension| extension.eq_ignore_ascii_case(TABLE_EXTENSION));
        let cards = match is_table {
            true => read_sheets_csv(&text, |name| self.rules_called(name))
                .map_err(|error| error.describe()),
            false => Scorecard::read_collection(&text).map_err(|error| error.describe()),
        };
        self.add_scorecards(cards.map_err(unreadable)?, on_changed)
    }

    fn add_scorecards(
        &self,
        cards: Vec<Scorecard>,
        on_changed: OnChanged,
    ) -> Result<Imported, String> {
        let mut stored = self.scorecards_with_files();
        let mut imported = Imported::default();
        let mut places = Vec::with_capacity(cards.len());
        for card in &cards {
            let place = place_of(card, &stored);
            match &place {
                Place::File(_) => imported.changed += 1,
                // The same scorecard may be in the file twice.
                Place::New => stored.push((String::new(), card.clone())),
                Place::Known => {}
            }
            places.push(place);
        }
        if imported.changed > 0 && on_changed == OnChanged::Ask {
            return Ok(imported);
        }
        imported.changed = 0;
        for (mut card, place) in cards.into_iter().zip(places) {
            match place {
                Place::Known => imported.known += 1,
                Place::File(file) if on_changed == OnChanged::Replace => {
                    self.write_imported(&file, &card)?;
                    imported.replaced.push(file);
                }
                Place::New | Place::File(_) => {
                    if card.id.is_empty() || matches!(place, Place::File(_)) {
                        card.id = new_identity();
                    }
                    let day = card.heading.date.unwrap_or_else(clock::today);
                    let file = self.new_scorecard(day);
                    let file = file.map_err(|error| error.to_string())?;
                    self.write_imported(&file, &card)?;
                    imported.added += 1;
                }
            }
        }
        Ok(imported)
    }

    fn write_imported(&self, file: &str, card: &Scorecard) -> Result<(), String> {
        let path = self.folders.scorecards().join(file);
        let written = save::write_whole(&path, card.text().as_bytes());
        let written = written.map_err(|error| SaveError::Unwritable(sanitize_path(&path), error));
        written.map_err(|error| error.to_string())
    }

    /// The rules of this name or id, as tables of scorecards have it.
    fn rules_called(&self, name: &str) -> Option<RuleSet> {
        let built_in = [RuleSet::bloem(), RuleSet::classical()].into_iter();
        let library = self.rule_library().into_iter();
        built_in
            .chain(library.map(|entry| entry.written.rules))
            .find(|rules| rules.name_or_id() == name)
    }
}

/// Where this scorecard goes among those that are there, each with its file; one without a file comes from the same import.
fn place_of(card: &Scorecard, stored: &[(String, Scorecard)]) -> Place {
    if stored.iter().any(|(_, own)| is_same(own, card)) {
        return Place::Known;
    }
    let is_older = |(file, own): &&(String, Scorecard)| {
        !card.id.is_empty() && own.id == card.id && !file.is_empty()
    };
    match stored.iter().find(is_older) {
        Some((file, _)) => Place::File(file.clone()),
        None => Place::New,
    }
}

/// Whether two scorecards say the same, whatever their identities. One that came without a date has got that of its file.
fn is_same(own: &Scorecard, other: &Scorecard) -> bool {
    if own.names != other.names || own.entries.len() != other.entries.len() {
        return false;
    }
    let mut own = own.clone();
    if other.heading.date.is_none() {
        own.heading.date = None;
    }
    own.id.clone_from(&other.id);
    sheets_csv(&[own]) == sheets_csv(std::slice::from_ref(other))
}
