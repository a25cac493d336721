//! Tests of the workshop, driven by its messages and the keyboard.

mod saving;

use std::path::PathBuf;

use iced::keyboard::key::Named;

use super::super::scoring;
use super::change::OptionChange;
use super::*;
use crate::app::dialog::Dialog;
use crate::app::dialog::bench::Bench;
use crate::app::disk::RuleJobResult;
use crate::app::tests::Player;
use crate::app::widget::{AnyMessage, Event};
use crate::presenter::Command;
use coach::trial::Trial;
use coach::workshop::{ChangedItem, ParameterChange, SlotTiles, condition_groups};
use engine::rules::{ScoringEvent, WIRE_OPTIONS};
use storage::save::RuleLibrary;
use wording::OptionWording;

fn library() -> Vec<LibraryRules> {
    RuleLibrary::new(PathBuf::new()).all()
}

fn bench() -> Bench {
    opened(&RuleSet::bloem())
}

fn services() -> Services {
    Services::in_folder("/nowhere".as_ref())
}

fn opened(rules: &RuleSet) -> Bench {
    Bench::new(Workshop::new(rules, library(), services()))
}

fn workshop(bench: &mut Bench) -> &mut Workshop {
    bench.dialog.content_mut().expect("the workshop is open")
}

/// Sends messages as the controls would. Returns the last reply.
fn send(bench: &mut Bench, messages: impl IntoIterator<Item = Message>) -> Option<Reply> {
    let messages = messages.into_iter();
    let replies = messages.filter_map(|message| bench.receive(AnyMessage::new(message)));
    replies.last()
}

/// Delivers results of the trial with this number.
fn deliver(bench: &mut Bench, number: u64, trial: Trial) {
    send(bench, [Message::Tried(number, Box::new(trial))]);
}

#[test]
fn a_special_hand_is_created_tried_and_saved() {
    let mut bench = bench();
    let hand = |change| Message::Hand(change);
    let honours = |kind, class: usize| {
        [
            hand(HandChange::Kind(kind)),
            hand(HandChange::Add(SlotTiles::Class(class))),
        ]
    };
    send(
        &mut bench,
        [Message::Page(Page::Hands), hand(HandChange::New)],
    );
    // Four Pungs or Kongs of any Wind, then a pair of any Dragon.
    for _ in 0..4 {
        send(&mut bench, honours(5, 1));
    }
    bench.paint("workshop-composer");
    send(&mut bench, honours(1, 2));
    bench.paint("workshop-composed");
    assert_eq!(workshop(&mut bench).trial_rules().custom_rows().len(), 1);
    send(&mut bench, [Message::Try]);
    assert!(workshop(&mut bench).trial.is_running(), "the trial runs");
    deliver(&mut bench, 1, Trial::default());
    bench.paint("workshop-trying");
    let texts = bench.texts();
    let too_early = |(text, _): &(String, _)| text.contains("after 5\u{202f}000 deals");
    assert!(texts.iter().any(too_early), "{texts:?}");
    assert!(
        !texts.iter().any(|(text, _)| text.contains("made")),
        "{texts:?}"
    );
    send(&mut bench, [Message::Try]);
    assert!(!workshop(&mut bench).trial.is_running());
    send(&mut bench, [hand(HandChange::Done)]);
    bench.paint("workshop-hands");
    assert_eq!(workshop(&mut bench).draft.rules().custom_rows().len(), 1);
    let mut library = library();
    assert_eq!(workshop(&mut bench).library.file_name, None);
    library.push(LibraryRules {
        short_name: "ours".to_owned(),
        written: workshop(&mut bench).draft.written().clone(),
        is_own: true,
    });
    let stored = Ok(RuleJobResult::Stored("ours".to_owned()));
    let number = workshop(&mut bench).draft_number;
    send(&mut bench, [Message::JobDone(number, stored, library)]);
    assert!(!workshop(&mut bench).is_unsaved);
    assert_eq!(bench.key(Named::Escape), Some(Reply::Close));
}

#[test]
fn leaving_unsaved_changes_takes_two_presses() {
    let mut bench = bench();
    bench.paint("workshop-sets");
    send(&mut bench, [Message::Option(OptionChange::Chows)]);
    assert_eq!(bench.key(Named::Escape), None);
    bench.paint("workshop-sure");
    assert_eq!(bench.key(Named::Escape), Some(Reply::Close));
}

#[test]
fn long_words_in_names_of_options_are_not_broken() {
    let names = WIRE_OPTIONS.map(|option| option.title());
    let mut broken_names = Vec::new();
    for rules in [RuleSet::bloem(), RuleSet::classical()] {
        let mut bench = opened(&rules);
        send(&mut bench, [Message::Page(Page::Options)]);
        let broken = bench.broken_words_at(15.0);
        assert!(bench.texts().len() > 10, "the page is shown");
        let of_options = |text: &String| names.iter().any(|name| text.starts_with(name));
        broken_names.extend(broken.into_iter().filter(of_options));
    }
    assert!(broken_names.is_empty(), "{}", broken_names.join("\n"));
}

#[test]
fn changes_are_listed_and_can_be_reverted() {
    let mut bench = bench();
    let points = |points: &str| Message::Event(scoring::Change::Points(points.to_owned()));
    send(
        &mut bench,
        [
            Message::Page(Page::Events),
            Message::Event(scoring::Change::Select(0)),
            points("3"),
            points("30"),
            Message::Event(scoring::Change::Limit("50".to_owned())),
            Message::Page(Page::Options),
            Message::Option(OptionChange::Start("500".to_owned())),
            Message::Page(Page::Differences),
        ],
    );
    bench.paint("workshop-differences");
    assert_eq!(workshop(&mut bench).draft.differences().len(), 2);
    assert!(
        bench
            .texts()
            .iter()
            .all(|(text, _)| !text.contains("Leave Out"))
    );
    bench.key(Named::Enter);
    let remaining = workshop(&mut bench).draft.differences();
    assert_eq!(remaining.len(), 1, "the option is as in the original");
    assert!(matches!(remaining[0].item, ChangedItem::Row(_)));
    bench.letter('u');
    assert_eq!(workshop(&mut bench).draft.differences().len(), 2);
    (0..3).for_each(|_| drop(bench.letter('u')));
    assert!(workshop(&mut bench).draft.differences().is_empty());
    bench.letter('r');
    assert_eq!(workshop(&mut bench).draft.differences().len(), 1);
}

#[test]
fn results_of_trials_of_other_rules_are_dropped() {
    let mut bench = bench();
    send(&mut bench, [Message::Page(Page::Hands), Message::Try]);
    deliver(&mut bench, 1, Trial::default());
    assert!(workshop(&mut bench).trial.results.is_some());
    let dialog: &Dialog = &bench.dialog;
    assert!(dialog.title().contains("Our rules"));
    send(&mut bench, [Message::Select(3), Message::Open]);
    assert!(workshop(&mut bench).trial.results.is_none());
    deliver(&mut bench, 1, Trial::default());
    assert!(workshop(&mut bench).trial.results.is_none());
    send(&mut bench, [Message::Try]);
    deliver(&mut bench, 1, Trial::default());
    let trial = &workshop(&mut bench).trial;
    assert!(trial.is_running() && trial.results.is_none());
}

#[test]
fn opening_another_rule_set_asks_before_it_drops_a_hand_being_made() {
    let mut bench = bench();
    let new = [Message::Page(Page::Hands), Message::Hand(HandChange::New)];
    send(&mut bench, new);
    send(&mut bench, [Message::Page(Page::Sets), Message::Select(3)]);
    send(&mut bench, [Message::Open]);
    let is_made = |bench: &mut Bench| workshop(bench).hands.hand_draft.is_some();
    assert!(is_made(&mut bench), "the first press only asks");
    send(&mut bench, [Message::Open]);
    assert!(!is_made(&mut bench));
}

#[test]
fn the_pattern_editor_does_not_move_or_scroll() {
    let mut bench = bench();
    let hand = |change| Message::Hand(change);
    let new = [Message::Page(Page::Hands), hand(HandChange::New)];
    send(&mut bench, new);
    let (kind, tile) = (bench.middle("Pung or Kong"), bench.middle("Red Dragon"));
    for place in 0..5 {
        assert_eq!(bench.overflow(), (0.0, false), "after {place} sets");
        let texts = bench.texts();
        let is_shown = |words: &str| texts.iter().any(|(text, _)| text == words);
        assert!(
            is_shown("Add to the Rules") && is_shown("Delete"),
            "{texts:?}"
        );
        if place < 4 {
            assert_eq!(
                (bench.middle("Pung or Kong"), bench.middle("Red Dragon")),
                (kind, tile)
            );
            send(&mut bench, [hand(HandChange::Add(SlotTiles::Class(1)))]);
        } else {
            let pair = [HandChange::Kind(1), HandChange::Add(SlotTiles::Class(2))];
            send(&mut bench, pair.map(hand));
        }
    }
    assert_eq!(bench.overflow(), (0.0, false));
}

#[test]
fn slots_that_cannot_exist_are_disabled() {
    let mut bench = bench();
    let hand = |change| Message::Hand(change);
    send(
        &mut bench,
        [Message::Page(Page::Hands), hand(HandChange::New)],
    );
    assert!(!bench.is_disabled("East Wind"));
    // A Chow.
    send(&mut bench, [hand(HandChange::Kind(2))]);
    assert!(bench.is_disabled("East Wind") && bench.is_disabled("any Dragon"));
    assert!(bench.is_disabled("9 Bamboo") && !bench.is_disabled("7 Bamboo"));
}

#[test]
fn the_dialog_has_the_same_height_on_every_page() {
    let mut bench = bench();
    let mut places = Vec::new();
    for (_, page) in PAGES {
        send(&mut bench, [Message::Page(page)]);
        places.push(bench.middle("Close"));
    }
    assert!(places.iter().all(|place| *place == places[0]), "{places:?}");
}

#[test]
fn a_scoring_event_is_made_and_changed() {
    let mut bench = bench();
    let own = |change| Message::OwnEvent(change);
    send(
        &mut bench,
        [Message::Page(Page::Events), own(EventChange::New)],
    );
    bench.paint("workshop-event");
    let lines = condition_groups().into_iter().flat_map(|(_, lines)| lines);
    let words: Vec<&str> = lines.map(|(words, _)| words.text()).collect();
    let each_set = words
        .iter()
        .position(|words| words.starts_with("for each Pair"));
    send(
        &mut bench,
        [
            own(EventChange::Name("Any Pung".to_owned())),
            own(EventChange::Condition(
                each_set.expect("the event is in the list"),
            )),
            own(EventChange::Parameter(ParameterChange::Exposed(Some(true)))),
            own(EventChange::Points("3".to_owned())),
        ],
    );
    bench.paint("workshop-event-of-sets");
    assert_eq!(bench.overflow(), (0.0, false));
    let rows = |bench: &mut Bench| -> Vec<ScoringEvent> {
        workshop(bench).draft.rules().custom_rows().to_vec()
    };
    assert!(rows(&mut bench).is_empty());
    send(&mut bench, [own(EventChange::Done)]);
    bench.paint("workshop-events");
    let row = rows(&mut bench).remove(0);
    assert_eq!((row.id.as_str(), row.award.points), ("Any Pung", 3));
    assert_eq!(
        workshop(&mut bench).events.chosen(),
        Some(&"Any Pung".into())
    );
    let name = || own(EventChange::Name("Great Snake".to_owned()));
    send(&mut bench, [own(EventChange::Edit), name()]);
    assert!(bench.is_disabled("Add to the Rules"), "the name is taken");
    send(
        &mut bench,
        [own(EventChange::Discard), own(EventChange::Remove)],
    );
    assert!(rows(&mut bench).is_empty());
    bench.letter('u');
    assert_eq!(rows(&mut bench).len(), 1);
}

#[test]
fn rules_from_a_file_open_in_the_workshop_without_replacing_unsaved_changes() {
    let mut own = RuleSet::bloem();
    own.options.chows = false;
    own.name = Some("Sunday".to_owned());
    let about = "From Anna".to_owned();
    let written = WrittenRules { rules: own, about };
    let mut bench = Bench::new(Workshop::from_file(written.clone(), library(), services()));
    bench.paint("workshop-arrived");
    assert!(workshop(&mut bench).is_unsaved);
    assert_eq!(workshop(&mut bench).library.file_name, None);
    let opened = workshop(&mut bench).draft.written().clone();
    assert_eq!(
        (opened.about.as_str(), opened.rules.name_or_id()),
        ("From Anna", "Sunday")
    );

    let mut bench = self::bench();
    send(&mut bench, [Message::Option(OptionChange::SpecialHands)]);
    let arrived = DialogEvent::RulesRead(Box::new(written));
    let _ = bench.dialog.notify(arrived);
    let edited = workshop(&mut bench).draft.rules().clone();
    assert!(
        !edited.options.special_hands,
        "the edited rules are still open"
    );
    send(&mut bench, [Message::Open]);
    assert!(
        workshop(&mut bench).draft.rules() == &edited,
        "the first press only asks"
    );
    send(&mut bench, [Message::Open]);
    let rules = workshop(&mut bench).draft.rules().clone();
    assert_eq!((rules.name_or_id(), rules.options.chows), ("Sunday", false));
}

#[test]
fn the_focus_stays_on_redo_when_the_differences_change() {
    let mut bench = bench();
    send(
        &mut bench,
        [
            Message::Option(OptionChange::Chows),
            Message::Page(Page::Differences),
        ],
    );
    bench.letter('u');
    assert!(workshop(&mut bench).draft.differences().is_empty());
    bench.letter('r');
    assert_eq!(workshop(&mut bench).draft.differences().len(), 1);
    let place = bench.middle("Redo");
    let focused = bench.focused().expect("a control has the focus");
    assert!(focused.contains(place), "{focused:?}");
}

#[test]
fn a_change_of_rules_or_of_the_name_drops_the_results_of_a_trial() {
    let hand = |change| Message::Hand(change);
    for (change, is_kept) in [
        (hand(HandChange::Name("Other".to_owned())), false),
        (hand(HandChange::Points("300".to_owned())), true),
        (Message::Option(OptionChange::Chows), false),
        (Message::Page(Page::Options), true),
    ] {
        let mut bench = bench();
        send(&mut bench, [hand(HandChange::New), Message::Try]);
        deliver(&mut bench, 1, Trial::default());
        let described = format!("{change:?}");
        send(&mut bench, [change]);
        let results = &workshop(&mut bench).trial.results;
        assert_eq!(results.is_some(), is_kept, "{described}");
    }
}

#[test]
fn home_and_end_select_the_first_and_the_last_tab_and_page_keys_none() {
    let dialog = Dialog::from(Workshop::new(&RuleSet::bloem(), library(), services()));
    let mut bench = Bench::new(dialog.at_first_control());
    for (key, page) in [
        (Named::End, Page::Differences),
        (Named::PageUp, Page::Differences),
        (Named::PageDown, Page::Differences),
        (Named::Home, Page::Sets),
    ] {
        bench.key(key);
        assert_eq!(workshop(&mut bench).page, page, "{key:?}");
    }
}
