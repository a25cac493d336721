//! Tests of the preference dialogs: changes by keyboard, OK, Cancel and limits.

use iced::keyboard::key::Named;

use super::*;
use crate::app::dialog::TilesPreview;
use crate::app::dialog::bench::Bench;
use crate::app::dialog::{Dialog, Reply};
use crate::app::services::Services;
use crate::app::widget::{AnyMessage, Event};
use storage::settings::{PromptPlace, Settings};

/// The settings that a dialog saves.
fn saved(action: Option<Reply>) -> Settings {
    match action {
        Some(Reply::SaveSettings(settings)) => *settings,
        other => unreachable!("{other:?}"),
    }
}

/// The table or the tiles may have shown the changes already, so Escape restores the preferences.
#[test]
fn escape_saves_the_previous_preferences() {
    let before = Settings::default();
    let dialogs: [Dialog; 6] = [
        Setup::new(&before).into(),
        Movements::new(&before).into(),
        SoundDialog::new(&before).into(),
        ColoursDialog::new(&before).into(),
        TileSets::new(
            &before,
            &before,
            TilesPreview::of(&before),
            Services::in_folder("/nowhere".as_ref()),
        )
        .into(),
        Opponents::new(&before, &before, &engine::rules::RuleSet::bloem()).into(),
    ];
    for (dialog, letter) in dialogs.into_iter().zip(['b', 'm', 't', 'd', 'c', 'o']) {
        let mut bench = Bench::new(dialog);
        bench.letter(letter);
        assert_ne!(saved(bench.choose("OK")), before, "{letter}");
        assert_eq!(saved(bench.key(Named::Escape)), before, "{letter}");
    }
}

#[test]
fn setup_changes_names_and_the_waiting_time() {
    let mut bench = Bench::new(Setup::new(&Settings::default()));
    bench.paint("setup");
    bench.key(Named::Tab);
    bench.letter('!');
    for _ in 0..11 {
        bench.key(Named::Tab);
    }
    bench.key(Named::ArrowRight);
    bench.key(Named::ArrowRight);
    bench.paint("setup-keys");
    let settings = saved(bench.key(Named::Enter));
    // Tab selects the name, so that typing replaces it.
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
fn the_waiting_time_is_at_most_ten_seconds() {
    let mut bench = Bench::new(Setup::new(&Settings {
        wait_time: Some(10.0),
        ..Settings::default()
    }));
    for _ in 0..12 {
        bench.key(Named::Tab);
    }
    bench.key(Named::ArrowRight);
    assert_eq!(saved(bench.key(Named::Enter)).wait_time, Some(10.0));
}

#[test]
fn sounds_during_dealing_need_tile_sounds() {
    let mut bench = Bench::new(SoundDialog::new(&Settings::default()));
    bench.paint("sound");
    bench.letter('t');
    bench.letter('d');
    let sound = saved(bench.key(Named::Enter)).sound;
    assert!(!sound.tile_sounds && sound.during_dealing);
}

#[test]
fn the_test_button_of_tile_movements_animates_a_sample() {
    let mut bench = Bench::new(Movements::new(&Settings::default()));
    bench.paint("movements");
    assert!(matches!(
        bench.letter('t'),
        Some(Reply::PreviewAnimation(_))
    ));
}

#[test]
fn colours_are_previewed_and_can_be_reset() {
    let mut bench = Bench::new(ColoursDialog::new(&Settings::default()));
    bench.paint("colours");
    bench.letter('e');
    for _ in 0..4 {
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

#[test]
fn an_unreadable_tile_set_cannot_be_applied() {
    let mut bench = Bench::new(TileSets::new(
        &Settings::default(),
        &Settings::default(),
        TilesPreview::of(&Settings::default()),
        Services::in_folder("/nowhere".as_ref()),
    ));
    bench.paint("tile-sets");
    let broken = Settings {
        tile_file: "/nowhere.bmp".into(),
        ..Settings::default()
    };
    let mut bench = Bench::new(TileSets::new(
        &Settings::default(),
        &broken,
        TilesPreview::of(&broken),
        Services::in_folder("/nowhere".as_ref()),
    ));
    bench.paint("tile-sets-broken");
    assert_eq!(bench.key(Named::Enter), None);
    assert!(matches!(bench.letter('o'), Some(Reply::ChooseTiles(_))));
}

#[test]
fn an_outdated_preview_of_tiles_is_dropped() {
    let settings = Settings::default();
    let mut bench = Bench::new(TileSets::new(
        &settings,
        &settings,
        TilesPreview::of(&settings),
        Services::in_folder("/nowhere".as_ref()),
    ));
    let broken = TilesPreview::of(&Settings {
        tile_file: "/nowhere.bmp".into(),
        ..Settings::default()
    });
    let receive =
        |bench: &mut Bench, message: tile_sets::Message| bench.receive(AnyMessage::new(message));
    for file in ["/one.bmp", "/two.bmp"] {
        receive(&mut bench, tile_sets::Message::File(file.to_owned()));
    }
    receive(&mut bench, tile_sets::Message::Previewed(1, broken.clone()));
    assert!(matches!(
        bench.key(Named::Enter),
        Some(Reply::SaveSettings(_))
    ));
    receive(&mut bench, tile_sets::Message::Previewed(2, broken));
    assert_eq!(bench.key(Named::Enter), None, "it cannot be read");
}

#[test]
fn your_tiles_preferences_are_saved() {
    let mut bench = Bench::new(YourTiles::new(&Settings::default()));
    for letter in ['c', 'k', 'w', 'p'] {
        bench.letter(letter);
    }
    let settings = saved(bench.key(Named::Enter));
    let hand = storage::settings::HandSettings {
        sorted: storage::settings::Sorted::Never,
        double_click: true,
        preselect: true,
        right_passes: true,
    };
    assert_eq!(settings.hand, hand);
    assert_eq!(bench.key(Named::Escape), Some(Reply::Close));
}

#[test]
fn typeface_status_bar_size_and_dialog_preferences_are_saved() {
    let typefaces = ["DejaVu Sans", "DejaVu Serif"].map(str::to_owned).to_vec();
    let mut bench = Bench::new(TextAndDialogs::new(&Settings::default(), typefaces));
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
fn tile_set_folders_are_separated_as_in_path() {
    let mut bench = Bench::new(TileSets::new(
        &Settings::default(),
        &Settings::default(),
        TilesPreview::of(&Settings::default()),
        Services::in_folder("/nowhere".as_ref()),
    ));
    let folders: Vec<std::path::PathBuf> =
        vec!["/usr/share/tiles".into(), "/home/anna/tiles".into()];
    let written = std::env::join_paths(&folders).expect("no separator in them");
    let folders_typed = tile_sets::Message::Folders(written.to_string_lossy().into_owned());
    let _ = bench.dialog.update(Event::send(folders_typed));
    let settings = saved(bench.key(Named::Enter));
    assert_eq!(settings.tile_folders, folders);
}

#[test]
fn automatic_declarations_can_be_switched_off() {
    let mut bench = Bench::new(Playing::new(&Settings::default()));
    bench.paint("playing");
    for letter in ['f', 'l', 'w'] {
        bench.letter(letter);
    }
    let settings = saved(bench.key(Named::Enter));
    let auto_declare = settings.network.auto_declare;
    assert_eq!(
        (
            auto_declare.specials,
            auto_declare.losing,
            auto_declare.winning
        ),
        (false, false, false)
    );
}
