//! After a hand, computer players say why they discarded a tile.

use super::super::*;
use super::harness::{Harness, initial_state, settings};
use engine::rules::RuleSet;
use engine::table::Discard;
use players::Level;
use storage::settings::Settings;
use words::say;

/// A game against these players, after its first hand, with its scores closed.
fn after_a_hand(levels: [Level; 3]) -> Harness {
    let settings = Settings {
        levels,
        ..settings()
    };
    let mut harness = Harness::with(initial_state(settings, RuleSet::bloem(), 6));
    harness.until(|harness| {
        let is_over = harness.presenter.view().end.is_some();
        is_over && harness.presenter.why_not(Command::NextHand).is_none()
    });
    if harness.presenter.modal().is_some() {
        harness.reply(Reply::Close);
    }
    harness
}

fn press(harness: &mut Harness, discard: Discard) {
    harness.send(Input::Pressed(Target::OldDiscard(discard.serial)));
}

#[test]
fn each_opponent_says_why_it_made_each_of_its_discards() {
    let mut harness = after_a_hand([Level::Beginner, Level::Club, Level::Expert]);
    let (viewer, names) = (harness.presenter.viewer(), harness.presenter.names());
    let mut explained = BySeat([0; 4]);
    for discard in harness.presenter.view().discards.clone() {
        let refusals = harness.refusals;
        press(&mut harness, discard);
        if discard.seat == viewer {
            assert_eq!(harness.refusals, refusals + 1);
            assert_eq!(harness.status(), say!("refusal-own-discard-asked"));
            assert_eq!(harness.presenter.explainer(discard.serial), None);
            continue;
        }
        assert_eq!(
            harness.presenter.explainer(discard.serial),
            Some(discard.seat)
        );
        let [(_, asked)] = harness.asked.as_slice() else {
            panic!("{:?}", harness.asked);
        };
        let motive = asked.motive().expect("the player decides the same again");
        assert_eq!(motive.tile, discard.tile);
        harness.answer_questions();
        let words = harness.status();
        let speaker = format!("{}: “", names[discard.seat]);
        assert!(
            words.starts_with(&speaker) && words.ends_with(".”"),
            "{words}"
        );
        assert_eq!(harness.presenter.notices().log().last(), Some(&words));
        explained[discard.seat] += 1;
    }
    for seat in viewer.others() {
        assert!(explained[seat] > 2, "{explained:?}");
    }
}

#[test]
fn during_a_hand_nobody_is_asked() {
    let mut harness = Harness::new(6);
    harness.until(|harness| harness.is_own_turn() && harness.presenter.view().discards.len() > 3);
    let discard = harness.presenter.view().discards[0];
    press(&mut harness, discard);
    assert!(harness.asked.is_empty());
    assert_eq!(harness.status(), say!("refusal-discard-out-of-play"));
    assert_eq!(harness.presenter.explainer(discard.serial), None);
}

/// Of two questions only the last is answered, and none once the next hand has begun.
#[test]
fn late_answers_are_dropped() {
    let mut harness = after_a_hand([Level::Beginner; 3]);
    let viewer = harness.presenter.viewer();
    let discards = harness.presenter.view().discards.clone();
    let mut others = discards
        .into_iter()
        .filter(|discard| discard.seat != viewer);
    let [first, second] = [others.next(), others.next()].map(|discard| discard.expect("a discard"));
    press(&mut harness, first);
    let (request_id, asked) = harness.asked.pop().expect("a question");
    press(&mut harness, second);
    let before = harness.status();
    let late = |asked: &AskedDiscard| asked.motive().map(Box::new);
    harness.send(Input::MotiveFound(request_id, late(&asked)));
    assert_eq!(harness.status(), before);
    let (request_id, asked) = harness.asked.pop().expect("a question");
    harness.run_command(Command::NextHand);
    harness.settle();
    let before = harness.status();
    harness.send(Input::MotiveFound(request_id, late(&asked)));
    assert_eq!(harness.status(), before);
}

#[test]
fn a_player_who_cannot_answer_says_so() {
    let mut harness = after_a_hand([Level::Beginner; 3]);
    let viewer = harness.presenter.viewer();
    let discards = harness.presenter.view().discards.clone();
    let discard = discards.into_iter().find(|discard| discard.seat != viewer);
    press(&mut harness, discard.expect("a discard"));
    let (request_id, asked) = harness.asked.pop().expect("a question");
    harness.send(Input::MotiveFound(request_id, None));
    let name = harness.presenter.names()[asked.seat].clone();
    assert_eq!(harness.status(), say!("motive-forgotten", who = name));
}
