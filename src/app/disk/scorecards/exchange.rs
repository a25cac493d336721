//! Takes all scorecards out to other files, and others in.

use std::path::{Path, PathBuf};

use iced::Task;

use super::{DataFiles, EXTENSION, ListedScorecard, ScorecardFiles, read, written_files};
use crate::app::clock;
use engine::rules::RuleSet;
use engine::scorekeeper::Scorecard;
use engine::untrusted_text::sanitize_path;
use storage::save;
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

/// The number of scorecards that a file held.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// Those added.
    pub added: usize,
    /// Those that were there already.
    pub known: usize,
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
    pub fn import(&self, path: PathBuf) -> Task<ImportResult> {
        let files = self.files.clone();
        let imported = self.writing.run_task(None, move || {
            let imported = files.import_scorecards(&path);
            Some((imported, files.scorecards()))
        });
        imported.and_then(Task::done)
    }
}

impl DataFiles {
    pub(super) fn all_scorecards(&self) -> Vec<Scorecard> {
        let folder = self.folders.scorecards();
        let files = written_files(&folder);
        let mut cards: Vec<Scorecard> = files.filter_map(|file| read(&file.path).ok()).collect();
        cards.sort_by_key(|card| std::cmp::Reverse(card.heading.date));
        cards
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
    pub(super) fn import_scorecards(&self, path: &Path) -> Result<Imported, String> {
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
        self.add_scorecards(cards.map_err(unreadable)?)
    }

    fn add_scorecards(&self, cards: Vec<Scorecard>) -> Result<Imported, String> {
        let mut stored = self.all_scorecards();
        let mut imported = Imported::default();
        for card in cards {
            if stored.iter().any(|own| is_same(own, &card)) {
                imported.known += 1;
                continue;
            }
            let day = card.heading.date.unwrap_or_else(clock::today);
            let written = self.new_scorecard(day).and_then(|file| {
                let path = self.folders.scorecards().join(file);
                let written = save::write_whole(&path, card.text().as_bytes());
                written.map_err(|error| save::SaveError::Unwritable(sanitize_path(&path), error))
            });
            written.map_err(|error| error.to_string())?;
            imported.added += 1;
            stored.push(card);
        }
        Ok(imported)
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

/// Whether two scorecards say the same. One that came without a date has got that of its file.
fn is_same(own: &Scorecard, other: &Scorecard) -> bool {
    if own.names != other.names || own.entries.len() != other.entries.len() {
        return false;
    }
    let mut own = own.clone();
    if other.heading.date.is_none() {
        own.heading.date = None;
    }
    sheets_csv(&[own]) == sheets_csv(std::slice::from_ref(other))
}
