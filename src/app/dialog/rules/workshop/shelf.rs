//! The rule sets that are kept, one of them chosen.

use engine::rules::WrittenRules;
use storage::save::OnShelf;

/// The shelf, and where on it the rule set in the making is kept.
pub struct Shelf {
    /// All that there are.
    pub all: Vec<OnShelf>,
    /// The chosen one.
    pub chosen: usize,
    /// The short name of the file of the one in the making.
    pub kept_as: Option<String>,
}

impl Shelf {
    /// All that there are, the one of this name chosen.
    pub fn new(all: Vec<OnShelf>, name: Option<&String>) -> Self {
        let chosen = all
            .iter()
            .position(|one| one.written.rules.name.as_ref() == name);
        let found = chosen.and_then(|place| all.get(place));
        let kept_as = found.filter(|one| one.is_own).map(|one| one.short.clone());
        Self {
            chosen: chosen.unwrap_or(0),
            kept_as,
            all,
        }
    }

    /// These are there now, the one of this short name chosen.
    pub fn refill(&mut self, all: Vec<OnShelf>, short: Option<&String>) {
        self.all = all;
        let is_kept = |kept: &String| self.all.iter().any(|one| one.short == *kept);
        if !self.kept_as.as_ref().is_some_and(is_kept) {
            self.kept_as = None;
        }
        let here = |short: &String| self.all.iter().position(|one| one.short == *short);
        let last = self.all.len().saturating_sub(1);
        self.chosen = short.and_then(here).unwrap_or(self.chosen.min(last));
    }

    /// Whether it was brought by a file and is kept nowhere.
    pub fn is_put_up(one: &OnShelf) -> bool {
        one.short.is_empty()
    }

    /// Puts up one that a file has brought, and chooses it.
    pub fn put_up(&mut self, written: WrittenRules) {
        self.chosen = self.all.len();
        self.all.push(OnShelf {
            short: String::new(),
            written,
            is_own: false,
        });
    }

    /// The chosen one.
    pub fn chosen(&self) -> Option<&OnShelf> {
        self.all.get(self.chosen)
    }

    /// Chooses another one.
    pub fn choose(&mut self, line: usize) {
        self.chosen = line.min(self.all.len().saturating_sub(1));
    }

    /// The one that is called so.
    pub fn named(&self, name: Option<&String>) -> Option<&OnShelf> {
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

    /// Whether another than the one in the making is called so.
    pub fn is_title_of_another(&self, title: &str) -> bool {
        let others = self.all.iter();
        let is_this = |one: &OnShelf| Some(&one.short) == self.kept_as.as_ref();
        let mut others = others.filter(|one| !is_this(one) && !Self::is_put_up(one));
        others.any(|one| one.written.rules.called() == title)
    }
}
