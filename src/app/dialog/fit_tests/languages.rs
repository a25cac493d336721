//! All dialogs and menus in every built-in language, and in the made-up one.

use iced::Rectangle;

use super::super::bench::Bench;
use super::{SMALL, all_dialogs, totals};
use crate::app::input::menu::{Entry, MENUS};
use crate::app::theme;
use crate::app::widget::{letter, plain};
use storage::settings::Settings;
use words::{Catalogue, ENGLISH, made_up, say, with_words};

/// What a test finds in each language that is not English.
fn in_every_language(find: impl Fn() -> Vec<String>) -> Vec<String> {
    let languages = words::built_in_languages().filter(|language| *language != ENGLISH);
    let made_up = (
        made_up::NAME,
        words::load(made_up::NAME, Catalogue::made_up),
    );
    let languages = languages.map(|language| {
        let files = words::built_in_files(language);
        let read = || Catalogue::from_files(language, files).0;
        (language, words::load(language, read))
    });
    let found = languages
        .chain([made_up])
        .flat_map(|(language, catalogue)| {
            theme::load_fonts_of(language);
            let found = with_words(catalogue, &find).into_iter();
            found.map(move |found| format!("{language}: {found}"))
        });
    found.collect()
}

/// The labels of the menu bar, of each menu, and of each submenu.
fn labels_of_menus() -> Vec<Vec<&'static str>> {
    let mut all = vec![MENUS.iter().map(|menu| menu.label.text()).collect()];
    let mut open: Vec<&[Entry]> = MENUS.iter().map(|menu| menu.entries).collect();
    while let Some(entries) = open.pop() {
        all.push(entries.iter().filter_map(Entry::label).collect());
        open.extend(entries.iter().filter_map(|entry| match entry {
            Entry::Submenu { entries, .. } => Some(*entries),
            _ => None,
        }));
    }
    all
}

/// What is cut off, broken or covered in a dialog.
fn faults(bench: &mut Bench) -> Vec<String> {
    let window = Rectangle::with_size(SMALL);
    let (dialog, leaves_window) = (bench.described(), bench.overflow().1);
    let (texts, mut faults) = (bench.texts(), bench.broken_words());
    if leaves_window {
        faults.push("leaves the window".to_owned());
    }
    // The tooltip of the control under the pointer covers other texts.
    let names = Settings::default().opponents;
    let tooltips = names.map(|name| say!("start-screen-other-opponent", name));
    let texts: Vec<_> = texts
        .iter()
        .filter(|(text, _)| !tooltips.contains(text))
        .collect();
    for (at, (text, place)) in texts.iter().enumerate() {
        if place.x < 0.0 || place.x + place.width > window.width + 0.5 {
            faults.push(format!("{text} leaves the window"));
        }
        for (other, other_place) in &texts[at + 1..] {
            let common = place.intersection(other_place);
            if common.is_some_and(|common| common.width > 2.0 && common.height > 4.0) {
                faults.push(format!("{text} and {other} overlap"));
            }
        }
    }
    if let Some(dialog) = dialog {
        dialog.overflowing_texts(&mut faults);
        let mut letters = dialog.letters();
        letters.sort_unstable();
        let twice = letters.windows(2).filter(|pair| pair[0].0 == pair[1].0);
        faults.extend(twice.map(|pair| format!("the same letter: {pair:?}")));
    }
    faults
}

#[test]
fn nothing_is_cut_off_in_any_language() {
    let wrong = in_every_language(|| {
        let dialogs = all_dialogs().into_iter();
        let wrong = dialogs.flat_map(|dialog| {
            let title = dialog.title();
            let faults = faults(&mut Bench::new(dialog)).into_iter();
            faults
                .map(|fault| format!("{title}: {fault}"))
                .collect::<Vec<_>>()
        });
        wrong.collect()
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_new_scores_are_in_sight_in_every_language() {
    let wrong = in_every_language(|| {
        let mut bench = Bench::new(totals());
        let texts = bench.texts();
        let found = |words: &str| texts.iter().rfind(|(text, _)| text.contains(words));
        let score = found(say!("totals-new-score")).map(|(_, place)| place.y + place.height);
        let footer = found(&plain(say!("form-help"))).map(|(_, place)| place.y);
        let is_in_sight = score
            .zip(footer)
            .is_some_and(|(score, footer)| score < footer);
        (!is_in_sight)
            .then(|| format!("{score:?} {footer:?}"))
            .into_iter()
            .collect()
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_letters_of_each_menu_are_different_in_every_language() {
    let wrong = in_every_language(|| {
        let mut wrong = Vec::new();
        for labels in labels_of_menus() {
            let mut taken = Vec::new();
            for label in labels {
                let letter = letter(label).map(|letter| letter.to_ascii_lowercase());
                if letter.is_none() || taken.contains(&letter) {
                    wrong.push(format!("{label}: {letter:?}"));
                }
                taken.push(letter);
            }
        }
        wrong
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
