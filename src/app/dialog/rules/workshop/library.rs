//! The library of rule sets, one of them selected.

use engine::rules::WrittenRules;
use storage::save::LibraryRules;

/// The library, and which of its entries is being edited.
pub struct RuleLibrary {
    /// All entries.
    pub all: Vec<LibraryRules>,
    /// Index of the selected entry.
    pub chosen: usize,
    /// Short file name of the rule set being edited.
    pub file_name: Option<String>,
}

impl RuleLibrary {
    /// A library with these entries, the one with this name selected.
    pub fn new(all: Vec<LibraryRules>, name: Option<&String>) -> Self {
        let chosen = all
            .iter()
            .position(|one| one.written.rules.name.as_ref() == name);
        let found = chosen.and_then(|place| all.get(place));
        let file_name = found
            .filter(|one| one.is_own)
            .map(|one| one.short_name.clone());
        Self {
            chosen: chosen.unwrap_or(0),
            file_name,
            all,
        }
    }

    /// Replaces the entries and selects the one with this short name.
    pub fn refill(&mut self, all: Vec<LibraryRules>, short_name: Option<&String>) {
        self.all = all;
        let is_kept = |kept: &String| self.all.iter().any(|one| one.short_name == *kept);
        if !self.file_name.as_ref().is_some_and(is_kept) {
            self.file_name = None;
        }
        let here = |short_name: &String| {
            self.all
                .iter()
                .position(|one| one.short_name == *short_name)
        };
        let last = self.all.len().saturating_sub(1);
        self.chosen = short_name.and_then(here).unwrap_or(self.chosen.min(last));
    }

    /// Whether the entry was read from a file outside the library and isn't saved yet.
    pub fn is_unsaved(one: &LibraryRules) -> bool {
        one.short_name.is_empty()
    }

    /// Adds a rule set read from a file and selects it.
    pub fn add_unsaved(&mut self, written: WrittenRules) {
        self.chosen = self.all.len();
        self.all.push(LibraryRules {
            short_name: String::new(),
            written,
            is_own: false,
        });
    }

    /// The selected entry.
    pub fn chosen(&self) -> Option<&LibraryRules> {
        self.all.get(self.chosen)
    }

    /// Selects another entry.
    pub fn choose(&mut self, line: usize) {
        self.chosen = line.min(self.all.len().saturating_sub(1));
    }

    /// The entry with this name.
    pub fn named(&self, name: Option<&String>) -> Option<&LibraryRules> {
        let mut all = self.all.iter();
        all.find(|one| one.written.rules.name.as_ref() == name)
    }

    /// A title that no other rule set has.
    pub fn free_title(&self, title: &str) -> String {
        let is_free = |title: &String| !self.is_title_of_another(title);
        let numbered = (2..).map(|number| format!("{title} {number}"));
        let mut titles = std::iter::once(title.to_owned()).chain(numbered);
        titles.find(is_free).unwrap_or_default()
    }

    /// Whether a rule set other than the edited one has this title.
    pub fn is_title_of_another(&self, title: &str) -> bool {
        let others = self.all.iter();
        let is_this = |one: &LibraryRules| Some(&one.short_name) == self.file_name.as_ref();
        let mut others = others.filter(|one| !is_this(one) && !Self::is_unsaved(one));
        others.any(|one| one.written.rules.name_or_id() == title)
    }
}
