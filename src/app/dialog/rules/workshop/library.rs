//! The list of rule sets, one of them selected.

use engine::rules::WrittenRules;
use storage::save::LibraryRules;

/// The rule sets of the library and those read from files, and which of them is being edited.
pub struct RuleSetList {
    /// All entries.
    pub all: Vec<LibraryRules>,
    /// Index of the selected entry.
    pub chosen: usize,
    /// Short file name of the rule set being edited; `None` if it isn't one of the player's own in the library.
    pub file_name: Option<String>,
}

impl RuleSetList {
    /// A list with these entries. The one with this name is selected, or the first if there is none.
    pub fn new(all: Vec<LibraryRules>, name: Option<&String>) -> Self {
        let chosen = all
            .iter()
            .position(|entry| entry.written.rules.name.as_ref() == name);
        let entry = chosen.and_then(|index| all.get(index));
        let file_name = entry
            .filter(|entry| entry.is_own)
            .map(|entry| entry.short_name.clone());
        Self {
            chosen: chosen.unwrap_or(0),
            file_name,
            all,
        }
    }

    /// Replaces the entries of the library and selects the one with this short name; without it, the selected index stays if possible. Rule sets
    /// read from files stay listed until they are saved. If the rule set being edited is no longer listed, it has no file any more.
    pub fn replace_entries(&mut self, library: Vec<LibraryRules>, short_name: Option<&String>) {
        let is_saved = |entry: &LibraryRules| {
            let mut own = library.iter().filter(|saved| saved.is_own);
            own.any(|saved| saved.written == entry.written)
        };
        self.all
            .retain(|entry| Self::is_unsaved(entry) && !is_saved(entry));
        self.all.splice(..0, library);
        let is_listed = |name: &String| self.all.iter().any(|entry| entry.short_name == *name);
        if !self.file_name.as_ref().is_some_and(is_listed) {
            self.file_name = None;
        }
        let index_of = |short_name: &String| {
            self.all
                .iter()
                .position(|entry| entry.short_name == *short_name)
        };
        let last = self.all.len().saturating_sub(1);
        self.chosen = short_name
            .and_then(index_of)
            .unwrap_or(self.chosen.min(last));
    }

    /// Whether the entry was read from a file outside the library and isn't saved yet.
    pub fn is_unsaved(entry: &LibraryRules) -> bool {
        entry.short_name.is_empty()
    }

    /// Adds a rule set read from a file outside the library and selects it.
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

    /// Selects the entry in this line, or the last one if there is no such line.
    pub fn choose(&mut self, line: usize) {
        self.chosen = line.min(self.all.len().saturating_sub(1));
    }

    /// The first entry whose rules have this name. Original rules have no name, so `None` finds the first of those.
    pub fn named(&self, name: Option<&String>) -> Option<&LibraryRules> {
        let mut all = self.all.iter();
        all.find(|entry| entry.written.rules.name.as_ref() == name)
    }

    /// This title, with a number if another rule set in the library has it.
    pub fn free_title(&self, title: &str) -> String {
        let is_free = |title: &String| !self.is_title_of_another(title);
        let numbered = (2..).map(|number| format!("{title} {number}"));
        let mut titles = std::iter::once(title.to_owned()).chain(numbered);
        titles.find(is_free).unwrap_or_default()
    }

    /// Whether a rule set in the library other than the edited one has this title.
    pub fn is_title_of_another(&self, title: &str) -> bool {
        let is_edited = |entry: &LibraryRules| Some(&entry.short_name) == self.file_name.as_ref();
        let all = self.all.iter();
        let mut others = all.filter(|entry| !is_edited(entry) && !Self::is_unsaved(entry));
        others.any(|entry| entry.written.rules.name_or_id() == title)
    }
}
