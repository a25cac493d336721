//! Stronger opponents are offered once to a player who does well.

use super::super::*;
use super::harness::{Harness, initial_state, settings};
use engine::rules::RuleSet;
use players::Level;

/// A game against beginners whose first hand is the fifth of five good ones, with its scores closed.
fn after_five_good_hands(wanted: bool) -> Harness {
    let mut settings = settings();
    settings.level_offers.wanted = wanted;
    for _ in 0..4 {
        settings.level_offers.count(Level::Beginner, true, 1000);
    }
    let mut harness = Harness::with(initial_state(settings, RuleSet::bloem(), 6));
    finish_hand(&mut harness);
    harness
}

/// Plays to the end of the hand and closes its scores.
fn finish_hand(harness: &mut Harness) {
    harness.until(|harness| {
        let is_over = harness.presenter.view().end.is_some();
        is_over && harness.presenter.why_not(Command::NextHand).is_none()
    });
    let scores = Modal::Dialog(DialogKind::Menu(MenuDialog::Scores));
    if harness.presenter.modal() == Some(&scores) {
        harness.reply(Reply::Close);
        harness.settle();
    }
}

fn levels(harness: &Harness) -> Vec<Level> {
    let home = harness.presenter.home().expect("a game");
    let seats = home.view().seat().others();
    seats
        .filter_map(|seat| Some(home.computer_player(seat)?.level()))
        .collect()
}

#[test]
fn accepting_seats_stronger_opponents_in_the_same_game() {
    let mut harness = after_five_good_hands(true);
    assert_eq!(harness.prompt(), Some(&Prompt::NextLevel(Level::Club)));
    harness.reply(Reply::PlayAgainst(Level::Club));
    assert_eq!(harness.presenter.settings().levels, [Level::Club; 3]);
    assert_eq!(levels(&harness), [Level::Club; 3]);
    assert_eq!(harness.prompt(), None);
}

#[test]
fn declining_keeps_the_opponents_and_the_level_is_not_offered_again() {
    let mut harness = after_five_good_hands(true);
    harness.reply(Reply::Close);
    harness.settle();
    assert_eq!(levels(&harness), [Level::Beginner; 3]);
    let mut offers = harness.presenter.settings().level_offers.clone();
    for _ in 0..5 {
        offers.count(Level::Beginner, true, 1000);
    }
    assert_eq!(offers.make(), None);
}

#[test]
fn offers_can_be_stopped_for_good() {
    let mut harness = after_five_good_hands(true);
    harness.reply(Reply::StopLevelOffers);
    assert!(!harness.presenter.settings().level_offers.wanted);
    let harness = after_five_good_hands(false);
    assert_eq!(harness.prompt(), None);
}
