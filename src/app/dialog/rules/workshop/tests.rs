//! The workshop worked by keyboard and mouse.

use std::path::PathBuf;

use iced::keyboard::key::Named;

use super::super::scoring;
use super::change::{HandChange, OptionChange};
use super::*;
use crate::app::dialog::Dialog;
use crate::app::dialog::bench::Bench;
use crate::save::RuleShelf;

fn shelf() -> Vec<OnShelf> {
    RuleShelf::new(PathBuf::new()).all()
}

fn bench() -> Bench {
    Bench::new(Workshop::new(&RuleSet::bloem(), shelf()))
}

fn workshop(bench: &mut Bench) -> &mut Workshop {
    match bench.dialog.screen_mut() {
        crate::app::dialog::Open::Workshop(workshop) => workshop,
        _ => unreachable!("the workshop is open"),
    }
}

/// Says something as its controls do.
fn say(bench: &mut Bench, messages: impl IntoIterator<Item = Message>) -> Option<Reply> {
    let messages = messages.into_iter();
    messages
        .map(|message| workshop(bench).update(message))
        .last()
        .flatten()
}

#[test]
fn a_special_hand_is_made_tried_and_kept() {
    let mut bench = bench();
    let hand = |change| Message::Hand(change);
    let honours = |kind, place: usize| {
        [
            hand(HandChange::Kind(kind)),
            hand(HandChange::Pick(crate::workshop::Spot::Class(place))),
        ]
    };
    say(
        &mut bench,
        [Message::Page(Page::Hands), hand(HandChange::New)],
    );
    for _ in 0..4 {
        say(&mut bench, honours(5, 1));
    }
    bench.paint("workshop-composer");
    say(&mut bench, honours(1, 2));
    bench.paint("workshop-composed");
    let tried = say(&mut bench, [Message::Try]);
    let Some(Reply::Try(rules)) = tried else {
        unreachable!("it is tried: {tried:?}");
    };
    assert_eq!(rules.own_rows().len(), 1);
    workshop(&mut bench).tried(Trial::default());
    bench.paint("workshop-trying");
    assert_eq!(say(&mut bench, [Message::Try]), Some(Reply::StopTrial));
    say(&mut bench, [hand(HandChange::Done)]);
    bench.paint("workshop-hands");
    assert_eq!(workshop(&mut bench).draft.rules().own_rows().len(), 1);
    let kept = say(&mut bench, [Message::Save]);
    let Some(Reply::Rules(RuleOrder::Keep { short, written })) = kept else {
        unreachable!("it is kept: {kept:?}");
    };
    assert_eq!(short, None);
    let mut shelf = shelf();
    shelf.push(OnShelf {
        short: "ours".to_owned(),
        written: *written,
        is_own: true,
    });
    workshop(&mut bench).ordered(Ok(RulesDone::Kept("ours".to_owned())), shelf);
    assert!(!workshop(&mut bench).is_unsaved);
    assert_eq!(bench.key(Named::Escape), Some(Reply::Close));
}

#[test]
fn leaving_what_is_not_saved_takes_two_presses() {
    let mut bench = bench();
    bench.paint("workshop-sets");
    say(&mut bench, [Message::Option(OptionChange::Chows)]);
    assert_eq!(bench.key(Named::Escape), None);
    bench.paint("workshop-sure");
    assert_eq!(bench.key(Named::Escape), Some(Reply::Close));
}

#[test]
fn what_is_changed_on_a_page_is_told_and_can_be_taken_back() {
    let mut bench = bench();
    let points = |points: &str| Message::Event(scoring::Change::Points(points.to_owned()));
    say(
        &mut bench,
        [
            Message::Page(Page::Events),
            Message::Event(scoring::Change::Line(0)),
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
    say(&mut bench, [Message::Difference(1), Message::TakeBack]);
    assert_eq!(workshop(&mut bench).draft.differences().len(), 1);
    bench.letter('u');
    assert_eq!(workshop(&mut bench).draft.differences().len(), 2);
    (0..3).for_each(|_| drop(bench.letter('u')));
    assert!(workshop(&mut bench).draft.differences().is_empty());
    bench.letter('r');
    assert_eq!(workshop(&mut bench).draft.differences().len(), 1);
}

#[test]
fn the_trial_of_other_rules_is_not_shown() {
    let mut bench = bench();
    say(&mut bench, [Message::Page(Page::Hands), Message::Try]);
    workshop(&mut bench).tried(Trial::default());
    assert!(workshop(&mut bench).trial.is_some());
    let dialog: &Dialog = &bench.dialog;
    assert!(dialog.title().contains("Our rules"));
    say(&mut bench, [Message::Set(3), Message::Open]);
    assert!(workshop(&mut bench).trial.is_none());
}
