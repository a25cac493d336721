//! The boxes of preferences, rules and files, worked by keyboard: open, change, OK, Cancel, limits.

use std::path::{Path, PathBuf};

use iced::keyboard::key::Named;

use super::bench::Bench;
use super::*;
use crate::rules::WireOption;
use crate::settings::BoxPlace;

fn kept(action: Option<Action>) -> Settings {
    match action {
        Some(Action::Keep(settings)) => *settings,
        other => unreachable!("{other:?}"),
    }
}

fn rules_of(action: Option<Action>) -> RuleSet {
    match action {
        Some(Action::NewGame(rules)) => *rules,
        other => unreachable!("{other:?}"),
    }
}

/// Every box gives back on Escape what was before.
#[test]
fn escape_changes_nothing() {
    let before = Settings::default();
    let boxes: [Dialog; 6] = [
        Setup::new(&before).into(),
        Movements::new(&before).into(),
        SoundBox::new(&before).into(),
        ColoursBox::new(&before).into(),
        TileSets::new(&before, &before).into(),
        Opponents::new(&before, &before).into(),
    ];
    for (dialog, letter) in boxes.into_iter().zip(['b', 'm', 't', 'd', 'c', 'o']) {
        let mut bench = Bench::new(dialog);
        bench.letter(letter);
        assert_ne!(kept(bench.choose("OK")), before, "{letter}");
        assert_eq!(kept(bench.key(Named::Escape)), before, "{letter}");
    }
}

#[test]
fn setup_takes_names_and_the_waiting_time() {
    let mut bench = Bench::new(Setup::new(&Settings::default()));
    bench.paint("setup");
    bench.key(Named::Tab);
    bench.letter('!');
    for _ in 0..7 {
        bench.key(Named::Tab);
    }
    bench.key(Named::ArrowRight);
    bench.key(Named::ArrowRight);
    bench.paint("setup-keys");
    let settings = kept(bench.key(Named::Enter));
    assert_eq!(settings.names[0], "You!");
    assert_eq!(settings.wait_time, Some(1.5));
    bench.letter('w');
    assert_eq!(kept(bench.key(Named::Enter)).wait_time, None);
}

#[test]
fn the_waiting_time_stays_in_its_range() {
    let mut bench = Bench::new(Setup::new(&Settings {
        wait_time: Some(10.0),
        ..Settings::default()
    }));
    for _ in 0..8 {
        bench.key(Named::Tab);
    }
    bench.key(Named::ArrowRight);
    assert_eq!(kept(bench.key(Named::Enter)).wait_time, Some(10.0));
}

#[test]
fn what_needs_another_switch_is_grey_without_it() {
    let mut bench = Bench::new(SoundBox::new(&Settings::default()));
    bench.paint("sound");
    bench.letter('t');
    bench.letter('d');
    let sound = kept(bench.key(Named::Enter)).sound;
    assert!(!sound.tile_sounds && sound.during_dealing);
    let mut bench = Bench::new(Movements::new(&Settings::default()));
    bench.paint("movements");
    assert!(matches!(bench.letter('t'), Some(Action::Test(_))));
}

#[test]
fn colours_are_shown_at_once_and_come_back_by_default() {
    let mut bench = Bench::new(ColoursBox::new(&Settings::default()));
    bench.paint("colours");
    bench.letter('e');
    for _ in 0..4 {
        bench.key(Named::Tab);
    }
    let shown = bench.key(Named::ArrowRight);
    assert!(matches!(shown, Some(Action::Preview(_))), "{shown:?}");
    let usual = Action::Preview(Box::default());
    assert_eq!(bench.letter('f'), Some(usual));
}

#[test]
fn tile_sets_show_what_cannot_be_read_and_do_not_take_it() {
    let mut bench = Bench::new(TileSets::new(&Settings::default(), &Settings::default()));
    bench.paint("tile-sets");
    let broken = Settings {
        tile_file: "/nowhere.bmp".into(),
        ..Settings::default()
    };
    let mut bench = Bench::new(TileSets::new(&Settings::default(), &broken));
    bench.paint("tile-sets-broken");
    assert_eq!(bench.key(Named::Enter), None);
    assert!(matches!(bench.letter('o'), Some(Action::ChooseTiles(_))));
}

#[test]
fn rules_take_positive_numbers_only() {
    let mut bench = Bench::new(Rules::new(&RuleSet::bloem()));
    bench.paint("rules");
    bench.letter('c');
    bench.letter('y');
    let rules = rules_of(bench.key(Named::Enter));
    assert!(!rules.options.chows);
    assert_eq!(rules.options.max_score, Some(500));
    bench.letter('t');
    for _ in 0..4 {
        bench.key(Named::Backspace);
    }
    assert_eq!(bench.key(Named::Enter), None, "no starting score");
    bench.letter('7');
    assert_eq!(rules_of(bench.key(Named::Enter)).options.starting_score, 7);
}

#[test]
fn scoring_changes_one_event_and_takes_it_back() {
    let mut bench = Bench::new(Scoring::new(&RuleSet::bloem()));
    bench.paint("scoring");
    bench.letter('n');
    assert_eq!(rules_of(bench.key(Named::Enter)).changes().len(), 1);
    bench.letter('d');
    assert_eq!(rules_of(bench.key(Named::Enter)), RuleSet::bloem());
}

#[test]
fn default_all_takes_every_change_back() {
    let mut bench = Bench::new(Scoring::new(&RuleSet::bloem()));
    bench.key(Named::Tab);
    bench.key(Named::Tab);
    bench.key(Named::End);
    bench.letter('n');
    let changed = rules_of(bench.key(Named::Enter));
    let mut bench = Bench::new(Scoring::new(&changed));
    bench.letter('n');
    assert_eq!(rules_of(bench.key(Named::Enter)).changes().len(), 2);
    bench.letter('a');
    assert_eq!(rules_of(bench.key(Named::Enter)), RuleSet::bloem());
}

#[test]
fn scoring_finds_special_hands_and_shows_them() {
    let mut bench = Bench::new(Scoring::new(&RuleSet::bloem()));
    bench.key(Named::Tab);
    for letter in "snake".chars() {
        bench.letter(letter);
    }
    bench.paint("scoring-find");
    bench.key(Named::Tab);
    bench.key(Named::End);
    bench.letter('l');
    let rules = rules_of(bench.key(Named::Enter));
    let changes = rules.changes();
    assert_eq!(changes.len(), 1, "{changes:?}");
    assert!(changes.values().all(|change| change.allowed == Some(false)));
}

#[test]
fn arrows_keep_the_chosen_event_in_sight() {
    let mut bench = Bench::new(Scoring::new(&RuleSet::bloem()));
    bench.key(Named::Tab);
    bench.key(Named::Tab);
    bench.key(Named::End);
    bench.paint("scoring-end");
    bench.letter('n');
    let rules = rules_of(bench.key(Named::Enter));
    assert_eq!(
        rules.changes().keys().next(),
        rules.events().last().map(|event| &event.id)
    );
}

#[test]
fn a_new_game_can_have_other_rules() {
    let mut bench = Bench::new(NewGame::new(&RuleSet::bloem()));
    bench.paint("new-game");
    bench.letter('c');
    bench.paint("new-game-classical");
    assert_eq!(rules_of(bench.key(Named::Enter)), RuleSet::classical());
}

#[test]
fn the_focus_stays_in_sight_in_a_form_that_scrolls() {
    let mut bench = Bench::new(NewGame::new(&RuleSet::classical()));
    for stop in 0..60 {
        bench.key(Named::Tab);
        let seen = bench.seen().unwrap_or_default();
        assert!(seen > 0.99, "stop {stop}: {seen} of it is seen");
    }
}

#[test]
fn options_of_the_classical_game_are_set_before_it_begins() {
    let mut bench = Bench::new(NewGame::new(&RuleSet::classical()));
    // Past both rule sets, the time limit, its grace and the limit there is no limit, then the score for going out.
    for _ in 0..6 {
        bench.key(Named::Tab);
    }
    bench.key(Named::Space);
    bench.key(Named::Tab);
    bench.key(Named::End);
    bench.key(Named::Backspace);
    bench.key(Named::Backspace);
    assert!(bench.key(Named::Enter).is_none(), "no number is no number");
    bench.paint("new-game-wrong");
    bench.letter('7');
    bench.key(Named::Tab);
    bench.key(Named::End);
    bench.letter('2');
    let rules = rules_of(bench.key(Named::Enter));
    let value = |name: &str| WireOption::named(name).map(|option| option.value(&rules.options));
    assert_eq!(value("NoLimit"), Some(1));
    assert_eq!(value("MahJongScore"), Some(20_007));
}

fn files(purpose: Purpose) -> Bench {
    let line = |name: &str| FileLine {
        path: Path::new("/games").join(name),
        name: name.to_owned(),
        detail: "21 Nov 2026 10:24 · Round of South · You 1684, Lin −420".to_owned(),
    };
    let lines = vec![line("anna.mah"), line("sunday.mah")];
    Bench::new(Files::new(purpose, Path::new("/games"), lines, "game"))
}

#[test]
fn a_file_is_chosen_from_the_list() {
    let mut bench = files(Purpose::Open);
    bench.paint("open");
    bench.key(Named::ArrowDown);
    assert_eq!(
        bench.key(Named::Enter),
        Some(Action::Open(PathBuf::from("/games/sunday.mah")))
    );
    assert_eq!(bench.key(Named::Escape), Some(Action::Close));
}

#[test]
fn a_name_is_typed_at_once_where_there_are_no_files() {
    let mut bench = Bench::new(Files::new(Purpose::Open, Path::new("/games"), vec![], ""));
    for letter in "/home/n.mah".chars() {
        bench.letter(letter);
    }
    let typed = Action::Open(PathBuf::from("/home/n.mah"));
    assert_eq!(bench.key(Named::Enter), Some(typed));
}

#[test]
fn saving_adds_the_ending_and_asks_before_overwriting() {
    let mut bench = files(Purpose::SaveAs);
    bench.paint("save-as");
    assert_eq!(
        bench.key(Named::Enter),
        Some(Action::SaveAs(PathBuf::from("/games/game.mah")))
    );
    for letter in ".txt".chars() {
        bench.letter(letter);
    }
    assert_eq!(bench.key(Named::Enter), None, "only .mah");
    bench.paint("save-as-wrong");
    let mut bench = files(Purpose::SaveAs);
    for _ in 0..4 {
        bench.key(Named::Backspace);
    }
    for letter in "anna".chars() {
        bench.letter(letter);
    }
    let overwrite = Action::Overwrite(PathBuf::from("/games/anna.mah"));
    assert_eq!(bench.key(Named::Enter), Some(overwrite));
    let mut bench = Bench::new(Question::overwrite("/games/anna.mah".into()));
    assert_eq!(bench.key(Named::Escape), Some(Action::Run(Command::SaveAs)));
}

#[test]
fn the_log_is_leafed_through() {
    let lines = (1..=40)
        .map(|line| format!("{line}: Ada discards 5 Circle."))
        .collect();
    let mut bench = Bench::new(Log::new(lines));
    bench.paint("log");
    bench.letter('e');
    bench.letter('e');
    bench.letter('l');
    assert_eq!(bench.key(Named::Escape), Some(Action::Close));
}

#[test]
fn your_tiles_are_kept_and_chosen_as_the_box_says() {
    let mut bench = Bench::new(YourTiles::new(&Settings::default()));
    for letter in ['c', 'k', 'w'] {
        bench.letter(letter);
    }
    let Some(Action::Keep(kept)) = bench.key(Named::Enter) else {
        unreachable!("OK keeps them");
    };
    let hand = crate::settings::HandSettings {
        sorted: crate::settings::Sorted::Never,
        double_click: true,
        preselect: true,
    };
    assert_eq!(kept.hand, hand);
    assert_eq!(bench.key(Named::Escape), Some(Action::Close));
}

#[test]
fn words_and_boxes_keep_size_typeface_and_place() {
    let typefaces = ["DejaVu Sans", "DejaVu Serif"].map(str::to_owned).to_vec();
    let mut bench = Bench::new(WordsAndBoxes::new(&Settings::default(), typefaces));
    for letter in ['m', 's'] {
        bench.letter(letter);
    }
    bench.choose("DejaVu Serif");
    let Some(Action::Keep(kept)) = bench.key(Named::Enter) else {
        unreachable!("OK keeps them");
    };
    assert_eq!(kept.typeface, "DejaVu Serif");
    assert_eq!(kept.boxes.place, BoxPlace::Middle);
    assert!(!kept.boxes.pop_up);
}

#[test]
fn small_boxes_stand_where_the_player_wants_them() {
    let question = || Question::concealed_kong("RD".parse().expect("a tile"));
    let mut seen = Vec::new();
    for place in [BoxPlace::Beside, BoxPlace::Below, BoxPlace::Middle] {
        let mut bench = Bench::new(question());
        bench.place = place;
        bench.paint(&format!("{place:?}"));
        seen.push(bench.middle("Concealed Kong"));
    }
    let [beside, below, middle] = seen[..] else {
        unreachable!("three places");
    };
    assert!(beside.x > 500.0 && below.x > 560.0 && below.y < 480.0);
    assert!((middle.x - 400.0).abs() < 60.0 && middle.y > 150.0);
}

#[test]
fn more_folders_with_tile_sets_are_written_with_colons() {
    let mut bench = Bench::new(TileSets::new(&Settings::default(), &Settings::default()));
    let folders: Vec<std::path::PathBuf> =
        vec!["/usr/share/tiles".into(), "/home/anna/tiles".into()];
    let written = std::env::join_paths(&folders).expect("no colon in them");
    let _ = bench.dialog.update(Event {
        focus: None,
        message: Some(Said::TileSets(tile_sets::Message::Folders(
            written.to_string_lossy().into_owned(),
        ))),
    });
    let Some(Action::Keep(kept)) = bench.key(Named::Enter) else {
        unreachable!("OK keeps them");
    };
    assert_eq!(kept.tile_folders, folders);
}
