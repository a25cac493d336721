//! Checks that the menu paths and keys that the help names exist, and that every menu has a page.

use std::collections::BTreeSet;

use crate::app::input::menu::{Entry, MENUS, menu_commands};
use crate::app::widget::plain;
use crate::help::Help;
use crate::help::markup::{Block, Span, Style, words};
use crate::presenter::Command;

/// The label of an entry, as the help writes it.
fn label(entry: &Entry) -> Option<String> {
    let label = plain(entry.label()?);
    Some(label.trim_end_matches(['.', '?', '!']).to_owned())
}

/// Every path through the menus: `Show > Log`.
fn paths() -> BTreeSet<String> {
    let mut paths = BTreeSet::new();
    for menu in MENUS {
        let bar = plain(menu.label.text());
        for entry in menu.entries {
            let Some(item) = label(entry) else { continue };
            paths.insert(format!("{bar} > {item}"));
            if let Entry::Submenu { entries, .. } = entry {
                for sub_item in entries.iter().filter_map(label) {
                    paths.insert(format!("{bar} > {item} > {sub_item}"));
                    paths.insert(format!("{item} > {sub_item}"));
                }
            }
        }
    }
    paths
}

/// Marked text: emphasis, strong text, and link text, each with its topic.
fn emphasised_texts(help: &Help) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    for topic in help.topics() {
        for span in topic.blocks.iter().flat_map(Block::lines).flatten() {
            if let Span::Words { text, style, to } = span
                && (*style != Style::Plain || to.is_some())
            {
                texts.push((topic.id.clone(), text.clone()));
            }
        }
    }
    texts
}

#[test]
fn every_menu_path_in_the_help_exists() {
    let (help, paths) = (Help::open(&[]), paths());
    let mut count = 0;
    for (page, text) in emphasised_texts(&help) {
        if text.contains(" > ") && text.starts_with(char::is_alphabetic) {
            let path = text.trim_end_matches(['.', '?', '!', ':', ',']);
            assert!(paths.contains(path), "{page}: {text}");
            count += 1;
        }
    }
    assert!(count >= 10, "only {count}");
}

#[test]
fn pages_about_menu_items_are_titled_like_them() {
    let (help, paths) = (Help::open(&[]), paths());
    let pages = help.topics().iter();
    let pages = pages.filter(|topic| topic.id.starts_with("menu-") && topic.title.contains(", "));
    let unmatched: Vec<&str> = pages
        .filter(|topic| !paths.contains(&topic.title.replace(", ", " > ")))
        .map(|topic| topic.title.as_str())
        .collect();
    assert!(unmatched.is_empty(), "{unmatched:?}");
}

#[test]
fn every_menu_has_a_page() {
    let help = Help::open(&[]);
    for menu in MENUS {
        let title = format!("{} menu", plain(menu.label.text()));
        let page = help.topics().iter().find(|topic| topic.title == title);
        assert!(page.is_some(), "no page {title}");
    }
}

/// The keys of the commands, as the help writes them: `Shift+F8`.
fn keys() -> BTreeSet<&'static str> {
    let all = menu_commands().into_iter().chain([
        Command::Help,
        Command::Skip,
        Command::Choose,
        Command::MoveToTip,
        Command::MahJongg,
        Command::Kong,
        Command::Pung,
        Command::Chow,
    ]);
    all.flat_map(|command| command.row().keys.iter().copied())
        .collect()
}

/// Keys that do nothing alone, as in "`Ctrl+Alt` and another key".
const MODIFIERS: [&str; 3] = ["Ctrl", "Alt", "Shift"];

/// Pages about keys that work elsewhere: in the help itself (`tests` presses those), and in the terminal of a server.
const PAGES_ABOUT_OTHER_KEYS: [&str; 2] = ["using-help", "host-switches"];

/// Whether a word is a function key, or a key together with Ctrl, Alt or Shift.
fn is_key(word: &str) -> bool {
    let is_function_key = word.strip_prefix('F').is_some_and(|rest| {
        rest.parse::<u8>()
            .is_ok_and(|number| (1..=12).contains(&number))
    });
    let is_combination = ["Ctrl+", "Alt+", "Shift+"].iter().any(|modifier| {
        let rest = word.strip_prefix(modifier);
        rest.is_some_and(|rest| !rest.is_empty() && !MODIFIERS.contains(&rest))
    });
    is_function_key || is_combination
}

#[test]
fn every_key_that_the_help_names_belongs_to_a_command() {
    let (help, keys) = (Help::open(&[]), keys());
    let mut keys_named = BTreeSet::new();
    for topic in help
        .topics()
        .iter()
        .filter(|topic| !PAGES_ABOUT_OTHER_KEYS.contains(&topic.id.as_str()))
    {
        for line in topic.blocks.iter().flat_map(Block::lines) {
            let text = words(line);
            for word in text.split([' ', ',', '.', ':', ';', '(', ')']) {
                if is_key(word) {
                    assert!(keys.contains(word), "{}: {word}", topic.id);
                    keys_named.insert(word.to_owned());
                }
            }
        }
    }
    assert!(keys_named.len() > 12, "{keys_named:?}");
}
