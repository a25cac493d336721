//! The search of the Settings dialog: by label, explanation, other words for the same, and name of the page.

use super::page::{self, Setting};
use crate::app::widget::plain;
use crate::presenter::SettingsPage;

/// The most settings that a search shows.
const MAX_FOUND: usize = 7;

/// The settings that have a word for every word of the query, the best first: those with all words in the label, then those with other words
/// for them, then those whose explanation or page has them.
pub(super) fn find(query: &str) -> Vec<(SettingsPage, Setting)> {
    let query = words(query);
    if query.is_empty() {
        return Vec::new();
    }
    let settings = SettingsPage::ALL
        .into_iter()
        .flat_map(|page| page::settings(page).iter().map(move |found| (page, *found)));
    let mut found: Vec<(usize, (SettingsPage, Setting))> = settings
        .filter_map(|(page, setting)| Some((rank(&query, page, &setting)?, (page, setting))))
        .collect();
    found.sort_by_key(|(rank, _)| *rank);
    found.truncate(MAX_FOUND);
    found.into_iter().map(|(_, found)| found).collect()
}

/// How well a setting fits, the best first; `None` if a word of the query is missing.
fn rank(query: &[String], page: SettingsPage, setting: &Setting) -> Option<usize> {
    let texts = [
        setting.label.text(),
        setting.synonyms.text(),
        setting.about.text(),
        page::name(page),
    ];
    let texts = texts.map(|text| words(&plain(text)));
    let place = |sought: &String| {
        texts
            .iter()
            .position(|text| text.iter().any(|word| word.starts_with(sought.as_str())))
    };
    let places: Option<Vec<usize>> = query.iter().map(place).collect();
    places?.into_iter().max()
}

/// The words of a text in small letters.
fn words(text: &str) -> Vec<String> {
    text.split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(query: &str) -> Option<String> {
        find(query)
            .first()
            .map(|(_, setting)| plain(setting.label.text()))
    }

    #[test]
    fn every_setting_is_found_by_its_label() {
        for page in SettingsPage::ALL {
            for setting in page::settings(page) {
                let label = plain(setting.label.text());
                let found = find(&label);
                assert!(
                    found.iter().any(|(_, found)| found.label == setting.label),
                    "{label}"
                );
            }
        }
    }

    #[test]
    fn words_of_players_find_what_they_mean() {
        for (query, label) in [
            ("volume", "Tiles"),
            ("mute", "No sound at all"),
            ("font", "Typeface (from the next start)"),
            ("dark mode", "Themes"),
            ("zoom", "Text size"),
            ("animation", "Movements"),
            ("difficulty", "Level of all three"),
            ("colour blind", "Tiles"),
            ("timeout", "Wait time"),
            ("sort", "Order"),
        ] {
            assert_eq!(first(query).as_deref(), Some(label), "{query}");
        }
        assert_eq!(first("xyzzy"), None);
        assert_eq!(first("  "), None);
    }
}
