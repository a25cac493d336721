//! Tests of the Settings dialog: changes by keyboard, the search, OK, Cancel and limits.

use std::cell::LazyCell;

use iced::keyboard::key::Named;

use super::settings_dialog::Message;
use super::tile_sets::{self, TilesPreview};
use super::*;
use crate::app::dialog::Reply;
use crate::app::dialog::bench::Bench;
use crate::app::services::Services;
use crate::app::widget::AnyMessage;
use crate::presenter::SettingsPage;
use engine::rules::RuleSet;
use storage::settings::language::Language;
use storage::settings::{BuiltIn, HandSettings, PromptPlace, Settings, Sorted};

/// Two languages.
fn languages() -> Vec<Language> {
    let language = |(id, name): (&str, &str)| Language {
        id: id.to_owned(),
        name: name.to_owned(),
    };
    [("en", "English"), ("xx", "Xish")].map(language).to_vec()
}

/// The dialog at this page with these preferences, without pictures of themes.
pub fn settings_dialog(page: SettingsPage, now: &Settings) -> SettingsDialog {
    let shown = SettingsShown {
        rules: RuleSet::bloem(),
        typefaces: ["DejaVu Sans", "DejaVu Serif"].map(str::to_owned).to_vec(),
        languages: languages(),
        themes: LazyCell::new(Box::new(Vec::new)),
    };
    let services = Services::in_folder("/nowhere".as_ref());
    SettingsDialog::new(page, (now, now), shown, services)
}

fn bench(page: SettingsPage) -> Bench {
    Bench::new(settings_dialog(page, &Settings::default()))
}

/// The settings that a dialog saves.
fn saved(action: Option<Reply>) -> Settings {
    match action {
        Some(Reply::SaveSettings(settings)) => *settings,
        other => unreachable!("{other:?}"),
    }
}

fn send(bench: &mut Bench, message: Message) -> Option<Reply> {
    bench.receive(AnyMessage::new(message))
}

/// The table may have shown the changes already, so Escape restores the preferences.
#[test]
fn escape_saves_the_previous_preferences() {
    let before = Settings::default();
    for (page, letter) in [
        (SettingsPage::General, 'b'),
        (SettingsPage::Opponents, 'o'),
        (SettingsPage::Hints, 'q'),
        (SettingsPage::Table, 's'),
        (SettingsPage::YourTiles, 'd'),
        (SettingsPage::TileSets, 'c'),
        (SettingsPage::Movements, 'm'),
        (SettingsPage::Sound, 't'),
        (SettingsPage::Text, 'm'),
        (SettingsPage::Network, 'f'),
    ] {
        let mut bench = bench(page);
        bench.letter(letter);
        assert_ne!(saved(bench.choose("OK")), before, "{page:?}");
        assert_eq!(saved(bench.key(Named::Escape)), before, "{page:?}");
    }
}

#[test]
fn changes_of_several_pages_are_saved_together() {
    let mut bench = bench(SettingsPage::General);
    bench.letter('b');
    bench.choose("Sound");
    bench.letter('l');
    bench.choose("Hints");
    bench.letter('q');
    let settings = saved(bench.key(Named::Enter));
    assert!(!settings.balloons && settings.sound.read_log && settings.quick_tip);
}

#[test]
fn the_search_shows_a_setting_on_its_page_by_keyboard_alone() {
    let mut bench =
        Bench::new(settings_dialog(SettingsPage::General, &Settings::default()).searching());
    for letter in "alarm".chars() {
        bench.letter(letter);
    }
    bench.paint("settings-search");
    bench.key(Named::Enter);
    bench.paint("settings-found");
    let ring = bench.focused().expect("the setting has the focus");
    let label = bench.middle("Warning Beeps");
    assert!(ring.contains(label), "{ring:?} {label:?}");
    assert!(bench.visible_share().is_some_and(|share| share > 0.99));
    let beeps = Settings::default().sound.beeps;
    bench.key(Named::Space);
    let settings = saved(bench.choose("OK"));
    assert_eq!(settings.sound.beeps, !beeps);
}

#[test]
fn every_setting_that_is_found_is_on_its_page() {
    for page in SettingsPage::ALL {
        for setting in page::settings(page) {
            let mut bench = bench(SettingsPage::General);
            send(&mut bench, Message::Show(page, setting.label));
            let label = crate::app::widget::plain(setting.label.text());
            let is_shown = bench.texts().iter().any(|(text, _)| text.contains(&label));
            // The cards of the opponents have no heading of their own.
            let is_page = page::name(page) == label;
            assert!(is_shown || is_page, "{page:?}: {label}");
            let focused = bench.focused();
            assert!(focused.is_some(), "{label} has no control to focus");
        }
    }
}

#[test]
fn escape_leaves_the_search_before_the_dialog() {
    let mut bench = bench(SettingsPage::General);
    bench.letter('i');
    bench.letter('x');
    assert_eq!(bench.key(Named::Escape), None);
    assert!(bench.key(Named::Escape).is_some());
}

#[test]
fn names_and_the_waiting_time_are_changed() {
    let mut bench = bench(SettingsPage::General);
    bench.letter('y');
    bench.letter('!');
    for _ in 0..7 {
        bench.key(Named::Tab);
    }
    bench.key(Named::ArrowRight);
    bench.key(Named::ArrowRight);
    let settings = saved(bench.key(Named::Enter));
    // The letter selects the name, so that typing replaces it.
    assert_eq!(settings.names[0], "!");
    assert_eq!(settings.wait_time, Some(1.5));
    for letter in ['w', 'b', 't', 'a'] {
        bench.letter(letter);
    }
    let settings = saved(bench.key(Named::Enter));
    assert_eq!(settings.wait_time, None);
    assert!(!settings.balloons && !settings.timer_bar && !settings.autosave);
}

#[test]
fn a_name_that_was_emptied_stays() {
    let mut bench = bench(SettingsPage::General);
    bench.letter('y');
    bench.key(Named::Backspace);
    let settings = saved(bench.choose("OK"));
    assert_eq!(settings.names, Settings::default().names);
}

#[test]
fn sounds_during_dealing_need_tile_sounds() {
    let mut bench = bench(SettingsPage::Sound);
    bench.letter('t');
    bench.letter('d');
    let sound = saved(bench.key(Named::Enter)).sound;
    assert!(!sound.tile_sounds && sound.during_dealing);
}

#[test]
fn the_test_button_of_tile_movements_animates_a_sample() {
    let mut bench = bench(SettingsPage::Movements);
    let reply = bench.letter('t');
    assert!(matches!(reply, Some(Reply::PreviewAnimation(_))));
}

#[test]
fn colours_are_previewed_and_can_be_reset() {
    let mut bench = bench(SettingsPage::Themes);
    bench.letter('m');
    bench.letter('e');
    for _ in 0..3 {
        bench.key(Named::Tab);
    }
    let sum = |settings: &Settings| {
        let storage::settings::Rgb(red, green, blue) = settings.colours.east;
        u32::from(red) + u32::from(green) + u32::from(blue)
    };
    let previewed_sum = |reply| match reply {
        Some(Reply::Preview(settings)) => sum(&settings),
        other => unreachable!("{other:?}"),
    };
    let first = sum(&Settings::default());
    assert_eq!(previewed_sum(bench.key(Named::ArrowLeft)), first - 1);
    // The arrow buttons at the ends of the sliders do the same.
    assert_eq!(previewed_sum(bench.choose("‹")), first - 2);
    assert_eq!(previewed_sum(bench.choose("›")), first - 1);
    let defaults = Reply::Preview(Box::default());
    assert_eq!(bench.letter('f'), Some(defaults));
}

/// What the table does not show is applied by OK alone.
#[test]
fn a_preview_leaves_the_other_changes_out() {
    let mut bench = bench(SettingsPage::Text);
    send(
        &mut bench,
        page::change(|settings| settings.text_size = 200),
    );
    bench.choose("Themes");
    let reply = bench.choose("Midnight");
    let Some(Reply::Preview(settings)) = reply else {
        unreachable!("{reply:?}");
    };
    assert!(settings.colours.dark);
    assert_eq!(settings.text_size, 100);
    assert_eq!(saved(bench.choose("OK")).text_size, 200);
}

#[test]
fn an_unreadable_tile_set_cannot_be_applied_and_outdated_previews_are_dropped() {
    let mut bench = bench(SettingsPage::TileSets);
    let preview = |file: &str| {
        TilesPreview::of(&Settings {
            tile_file: file.into(),
            ..Settings::default()
        })
    };
    let receive = |bench: &mut Bench, message| send(bench, Message::TileSets(message));
    for file in ["/one.bmp", "/two.bmp"] {
        receive(&mut bench, tile_sets::Message::File(file.to_owned()));
    }
    let broken = preview("/nowhere.bmp");
    receive(&mut bench, tile_sets::Message::Previewed(1, broken.clone()));
    let reply = bench.key(Named::Enter);
    assert!(matches!(reply, Some(Reply::SaveSettings(_))));
    receive(&mut bench, tile_sets::Message::Previewed(2, broken));
    assert_eq!(bench.key(Named::Enter), None, "it cannot be read");
    assert!(matches!(bench.letter('o'), Some(Reply::ChooseTiles(_))));
    receive(&mut bench, tile_sets::Message::BuiltIn(BuiltIn::Plain));
    receive(&mut bench, tile_sets::Message::Previewed(3, preview("")));
    let settings = saved(bench.choose("OK"));
    assert_eq!(settings.tile_set, BuiltIn::Plain);
}

#[test]
fn tile_set_folders_are_separated_as_in_path() {
    let mut bench = bench(SettingsPage::TileSets);
    let folders: Vec<std::path::PathBuf> =
        vec!["/usr/share/tiles".into(), "/home/anna/tiles".into()];
    let written = std::env::join_paths(&folders).expect("no separator in them");
    let typed = tile_sets::Message::Folders(written.to_string_lossy().into_owned());
    send(&mut bench, Message::TileSets(typed));
    assert_eq!(saved(bench.key(Named::Enter)).tile_folders, folders);
}

#[test]
fn your_tiles_preferences_are_saved() {
    let mut bench = bench(SettingsPage::YourTiles);
    for letter in ['c', 'k', 'w', 'p', 'u', 'b'] {
        bench.letter(letter);
    }
    let settings = saved(bench.key(Named::Enter));
    let hand = HandSettings {
        sorted: Sorted::Never,
        double_click: true,
        preselect: true,
        right_passes: true,
    };
    assert_eq!(settings.hand, hand);
    assert!(!settings.claim_buttons && !settings.ask_first);
}

#[test]
fn typeface_status_bar_size_and_dialog_preferences_are_saved() {
    let mut bench = bench(SettingsPage::Text);
    for letter in ['m', 's', 'e', 'g'] {
        bench.letter(letter);
    }
    bench.choose("DejaVu Serif");
    let settings = saved(bench.key(Named::Enter));
    assert_eq!(settings.typeface, "DejaVu Serif");
    assert_eq!(settings.dialogs.place, PromptPlace::Middle);
    assert!(!settings.dialogs.pop_up);
    assert!(settings.dialogs.escape_minimises);
    assert_eq!(settings.status_size, 2);
}

#[test]
fn automatic_declarations_can_be_switched_off() {
    let mut bench = bench(SettingsPage::Network);
    for letter in ['f', 'l', 'w'] {
        bench.letter(letter);
    }
    let settings = saved(bench.key(Named::Enter));
    let auto_declare = settings.network.auto_declare;
    let declared = [
        auto_declare.specials,
        auto_declare.losing,
        auto_declare.winning,
    ];
    assert_eq!(declared, [false; 3]);
}

#[test]
fn a_language_shows_at_once_and_cancel_restores_the_one_before() {
    let mut bench = bench(SettingsPage::Language);
    for (name, id) in [("Xish", "xx"), ("As the system", ""), ("Xish", "xx")] {
        match bench.choose(name) {
            Some(Reply::Preview(settings)) => assert_eq!(settings.language, id),
            other => unreachable!("{other:?}"),
        }
    }
    assert_eq!(saved(bench.choose("OK")).language, "xx");
    assert_eq!(saved(bench.key(Named::Escape)).language, "");
}
