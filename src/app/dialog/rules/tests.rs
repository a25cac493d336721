//! Tests of the dialogs for rules and options: what they accept, reject and reply.

use std::path::PathBuf;

use iced::keyboard::key::Named;

use super::option_panel::Change;
use super::*;
use crate::app::dialog::Reply;
use crate::app::dialog::bench::Bench;
use crate::app::widget::Event;
use engine::rules::{RuleSet, WIRE_OPTIONS, WireOption};
use protocol::files::read_options;
use storage::save::RuleLibrary;
use storage::settings::Settings;

fn rules_of(action: Option<Reply>) -> RuleSet {
    match action {
        Some(Reply::NewGame(rules)) => *rules,
        other => unreachable!("{other:?}"),
    }
}

#[test]
fn rules_configuration_rejects_an_empty_starting_score() {
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
fn classical_rules_accept_a_starting_score_of_zero() {
    let classical = RuleSet::classical();
    assert_eq!(classical.options.starting_score, 0);
    let mut bench = Bench::new(Rules::new(&classical));
    bench.letter('c');
    assert!(!rules_of(bench.key(Named::Enter)).options.chows);
    bench.letter('t');
    bench.key(Named::Backspace);
    assert_eq!(bench.key(Named::Enter), None);
    let mut texts = bench.texts().into_iter();
    assert!(
        texts.any(|(text, _)| text.starts_with("The starting score must be")),
        "the reason why OK is disabled is shown"
    );
}

#[test]
fn scoring_changes_and_resets_an_event() {
    let mut bench = Bench::new(Scoring::new(&RuleSet::bloem()));
    bench.paint("scoring");
    bench.letter('n');
    assert_eq!(rules_of(bench.key(Named::Enter)).changes().len(), 1);
    bench.letter('d');
    assert_eq!(rules_of(bench.key(Named::Enter)), RuleSet::bloem());
}

#[test]
fn default_all_resets_every_event() {
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
fn scoring_filters_events_by_their_names() {
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
fn the_end_key_selects_the_last_event() {
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
    let mut bench = Bench::new(NewGame::new(&RuleSet::bloem(), None, Vec::new()));
    bench.paint("new-game");
    bench.letter('c');
    bench.paint("new-game-classical");
    assert_eq!(rules_of(bench.key(Named::Enter)), RuleSet::classical());
}

#[test]
fn a_new_game_can_use_custom_rules_and_return_to_the_original() {
    let british = RuleLibrary::new(PathBuf::new()).find("british");
    let british = british
        .expect("the rule set comes with the program")
        .written
        .rules;
    let library = || vec![british.clone()];
    let mut bench = Bench::new(NewGame::new(&RuleSet::bloem(), None, library()));
    for _ in 0..3 {
        bench.key(Named::Tab);
    }
    bench.key(Named::Space);
    let rules = rules_of(bench.key(Named::Enter));
    assert_eq!(rules.name.as_deref(), Some("British, simple"));
    assert_eq!(rules, british);
    // The game has its own copy of the rules, so they may be gone from the folder.
    let mut bench = Bench::new(NewGame::new(&rules, None, Vec::new()));
    assert_eq!(rules_of(bench.key(Named::Enter)), british);
    let mut bench = Bench::new(NewGame::new(&rules, None, library()));
    bench.letter('b');
    let rules = rules_of(bench.key(Named::Enter));
    assert_eq!((rules.name.clone(), rules), (None, RuleSet::bloem()));
}

#[test]
fn the_focused_control_stays_visible_in_a_scrolling_form() {
    let mut bench = Bench::new(NewGame::new(&RuleSet::classical(), None, Vec::new()));
    for stop in 0..60 {
        bench.key(Named::Tab);
        let visible = bench.visible_share().unwrap_or_default();
        assert!(visible > 0.99, "stop {stop}: {visible} of it is visible");
    }
}

#[test]
fn classical_options_are_set_in_new_game() {
    let mut bench = Bench::new(NewGame::new(&RuleSet::classical(), None, Vec::new()));
    // Tab past both rule sets, three lengths, five levels, four presets and the limit to "no limit", then to the score for going out.
    for _ in 0..16 {
        bench.key(Named::Tab);
    }
    bench.key(Named::Space);
    bench.key(Named::Tab);
    bench.key(Named::End);
    bench.key(Named::Backspace);
    bench.key(Named::Backspace);
    assert!(
        bench.key(Named::Enter).is_none(),
        "an empty field is not a number"
    );
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

#[test]
fn only_the_manager_can_change_options() {
    let rules = RuleSet::classical();
    let mut bench = Bench::new(CurrentOptions::new(&rules, true));
    bench.paint("game-options");
    assert_eq!(
        bench.key(Named::Enter),
        Some(Reply::SetOptions(Box::new(rules.clone())))
    );
    let mut bench = Bench::new(CurrentOptions::new(&rules, false));
    assert_eq!(bench.key(Named::Enter), None);
}

#[test]
fn options_are_stored_set_reset_and_removed() {
    let mut settings = Settings::default();
    let lines = [
        "SetGameOption Timeout 30",
        "GameOption 0 ScoreLimit nat 0 1 500 x",
    ];
    settings.network.options = lines.map(str::to_owned).to_vec();
    let stored_in =
        |settings: &Settings| read_options(&settings.network.options.join("\n")).expect("options");
    let mut bench = Bench::new(StoredOptions::new(&settings, &stored_in(&settings)));
    bench.paint("stored-options");
    let change = |bench: &mut Bench, change| {
        let message = stored_options::Message::Change(change);
        let _ = bench.dialog.update(Event::send(message));
    };
    let place = |name: &str| {
        let mut options = WIRE_OPTIONS.iter();
        options.position(|option| option.name == name)
    };
    let [timeout, limit, flowers] =
        ["Timeout", "ScoreLimit", "Flowers"].map(|name| place(name).expect("an option"));
    change(&mut bench, Change::Remove(timeout));
    change(&mut bench, Change::Add(flowers));
    change(&mut bench, Change::Toggle(flowers));
    change(&mut bench, Change::Number(limit, 0, String::new()));
    assert_eq!(
        bench.key(Named::Enter),
        None,
        "an empty field is not a number"
    );
    change(&mut bench, Change::Reset(limit));
    let Some(Reply::SaveSettings(saved)) = bench.key(Named::Enter) else {
        unreachable!("Save Changes saves them");
    };
    let lines = ["SetGameOption ScoreLimit 1000", "SetGameOption Flowers 0"];
    assert_eq!(saved.network.options, lines);
    assert_eq!(
        stored_in(&saved).len(),
        2,
        "the table can read the stored lines"
    );
    // The pressed Add button is gone, so Enter saves.
    let mut bench = Bench::new(StoredOptions::new(&Settings::default(), &[]));
    bench.choose("Add");
    let Some(Reply::SaveSettings(saved)) = bench.key(Named::Enter) else {
        unreachable!("Save Changes saves them");
    };
    assert_eq!(saved.network.options.len(), 1);
}
