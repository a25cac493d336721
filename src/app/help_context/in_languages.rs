//! Menu paths and labels that sentences and help pages name are those of the menus and controls, in every built-in language.

use std::collections::{BTreeSet, HashMap};

use crate::app::input::menu::{Entry, MENUS};
use crate::help::Help;
use crate::help::markup::{Block, Span, Style, words};
use crate::presenter::{Command, MenuDialog, SettingsPage};
use ::words::{Catalogue, ENGLISH, Key, built_in_files, built_in_languages};

/// Strong texts that are equal to a label but do not name it, with their pages.
const NO_LABELS: [(&str, &str); 18] = [
    ("box-rating", "Points a hand"),
    ("drills", "Name the tile"),
    ("duplicate", "Average luck"),
    ("guide-scoring", "Doubles"),
    ("guide-scoring", "Points"),
    ("guide-tiles", "Dragons"),
    ("guide-tiles", "Flowers"),
    ("guide-tiles", "Seasons"),
    ("guide-tiles", "Winds"),
    ("other-mah-jongg", "East pays and receives double"),
    ("playing-a-hand", "Discard"),
    ("playing-a-hand", "Show"),
    ("review", "Average luck"),
    ("rules", "Direction"),
    ("screen-exposed-tiles", "Concealed Kong"),
    ("screen-exposed-tiles", "Exposed Kong"),
    ("quicktip", "Careful: someone could win on it"),
    ("when-to-claim", "Claim a Chow"),
];

/// A language with its catalogue and its help.
struct Language {
    name: &'static str,
    catalogue: Catalogue,
    help: Help,
}

impl Language {
    fn all() -> Vec<Self> {
        let read = |name| Self {
            name,
            catalogue: Catalogue::from_files(name, built_in_files(name)).0,
            help: Help::open_in(name, &[]),
        };
        built_in_languages().map(read).collect()
    }

    fn label(&self, key: Key) -> String {
        as_named(self.catalogue.text(key.name()).unwrap_or(key.text()))
    }

    /// Every path through the menus: `Show > Log`. Paths from the settings go on to a page.
    fn paths(&self) -> Vec<String> {
        let mut paths = Vec::new();
        for menu in MENUS {
            let bar = self.label(menu.label);
            for entry in menu.entries {
                let (item, below) = match entry {
                    Entry::Item(command) => {
                        let is_settings = *command == Command::Dialog(MenuDialog::Settings);
                        let pages = SettingsPage::ALL.into_iter().filter(|_| is_settings);
                        let pages: Vec<Key> = pages.map(SettingsPage::label).collect();
                        (command.row().name, pages)
                    }
                    Entry::Submenu { label, entries, .. } => (*label, names(entries)),
                    Entry::Separator | Entry::Close => continue,
                };
                let item = self.label(item);
                for below in below {
                    let below = self.label(below);
                    paths.push(format!("{bar} > {item} > {below}"));
                    paths.push(format!("{item} > {below}"));
                }
                paths.push(format!("{bar} > {item}"));
            }
        }
        // The longest first, since one may begin like another.
        paths.sort_by_key(|path| std::cmp::Reverse(path.len()));
        paths
    }
}

fn names(entries: &[Entry]) -> Vec<Key> {
    let commands = entries.iter().filter_map(|entry| match entry {
        Entry::Item(command) => Some(command.row().name),
        _ => None,
    });
    commands.collect()
}

/// A label as sentences name it: without the mark of its key, and without what ends it.
fn as_named(label: &str) -> String {
    let label = match label.find("(&") {
        Some(key) => &label[..key],
        None => label,
    };
    let marks = |letter: char| ".…!?:！？：。←→↑ \u{a0}\u{202f}".contains(letter);
    label.replace('&', "").trim_matches(marks).to_owned()
}

/// What a text names as a path, but no menu has: the text after the last known path is taken away.
fn unknown_path(text: &str, paths: &[String]) -> Option<String> {
    let mut rest = text.to_owned();
    for path in paths {
        rest = rest.replace(path, "");
    }
    rest.contains(" > ").then_some(rest)
}

#[test]
fn every_menu_path_in_a_sentence_exists() {
    let mut count = 0;
    let mut wrong = Vec::new();
    for language in Language::all() {
        let paths = language.paths();
        for (file, text) in built_in_files(language.name) {
            let text = with_plain_arrows(&text);
            let lines = text.lines().filter(|line| !line.starts_with('#'));
            // The characters that a file name must not have are no path.
            for line in lines.filter(|line| line.contains(" > ") && !line.contains("< > :")) {
                count += 1;
                wrong.extend(unknown_path(line, &paths).map(|_| format!("{file}: {line}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count >= 7, "only {count}");
}

#[test]
fn every_menu_path_in_the_help_exists_in_its_language() {
    let english = Help::open_in(ENGLISH, &[]);
    let mut wrong = Vec::new();
    for language in Language::all() {
        let paths = language.paths();
        for topic in language.help.topics().iter().filter(|it| it.is_translated) {
            let lines = lines(&topic.blocks);
            let places = |text: &str| text.matches(" > ").count();
            for line in &lines {
                wrong.extend(unknown_path(line, &paths).map(|_| format!("{}: {line}", topic.id)));
            }
            let wanted = english.topic(&topic.id);
            let wanted = wanted.map_or(0, |topic| places(&self::lines(&topic.blocks).join("\n")));
            let found = places(&lines.join("\n"));
            if found < wanted {
                wrong.push(format!(
                    "{}: {found} steps of paths, {wanted} in English",
                    topic.id
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn lines(blocks: &[Block]) -> Vec<String> {
    let lines = blocks.iter().flat_map(Block::lines);
    lines.map(|line| with_plain_arrows(&words(line))).collect()
}

/// A text in which the arrows of paths are as in English. Japanese ones are wide.
fn with_plain_arrows(text: &str) -> String {
    text.replace('＞', " > ")
}

/// The keys of all labels of a language, by the label.
fn keys_of_labels(catalogue: &Catalogue) -> HashMap<String, Vec<String>> {
    let mut keys: HashMap<String, Vec<String>> = HashMap::new();
    for (_, text) in built_in_files(ENGLISH) {
        for line in text.lines() {
            let key = line.split_once(" = ").map(|(key, _)| key);
            // Scoring events are no labels: pages describe them in their own words.
            let key = key.filter(|key| !key.starts_with("row-"));
            let label = key.and_then(|key| Some((key, catalogue.text(key)?)));
            if let Some((key, label)) = label {
                keys.entry(as_named(label))
                    .or_default()
                    .push(key.to_owned());
            }
        }
    }
    keys
}

/// Strong texts, such as the names of controls on a page about their box.
fn strong_texts(blocks: &[Block]) -> BTreeSet<String> {
    let spans = blocks.iter().flat_map(Block::lines).flatten();
    let strong = spans.filter_map(|span| match span {
        Span::Words { text, style, .. } if *style == Style::Strong => Some(as_named(text)),
        _ => None,
    });
    strong
        .filter(|text| text.starts_with(char::is_uppercase))
        .collect()
}

#[test]
fn translated_pages_name_labels_as_the_catalogue_does() {
    let english = Help::open_in(ENGLISH, &[]);
    let keys = keys_of_labels(&Catalogue::english());
    let mut wrong = Vec::new();
    for language in Language::all() {
        for topic in language.help.topics().iter().filter(|it| it.is_translated) {
            let text = lines(&topic.blocks).join("\n").to_lowercase();
            let Some(original) = english.topic(&topic.id) else {
                continue;
            };
            for label in strong_texts(&original.blocks) {
                let is_label = !NO_LABELS.contains(&(topic.id.as_str(), label.as_str()));
                let Some(keys) = keys.get(&label).filter(|_| is_label) else {
                    continue;
                };
                let own = keys.iter().filter_map(|key| language.catalogue.text(key));
                let own: Vec<String> = own.map(as_named).collect();
                if !own.is_empty() && !own.iter().any(|label| text.contains(&label.to_lowercase()))
                {
                    let (language, page) = (language.name, &topic.id);
                    wrong.push(format!("{language}, {page}: no {own:?} for {label}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
