//! Which hands are rated, and which count as played with advice.

use super::super::*;
use super::outside::{Outside, beginning, settings};
use engine::rules::RuleSet;
use storage::settings::Settings;
use words::say;

fn at_scores(outside: &Outside) -> bool {
    outside.presenter.view().end.is_some()
        && outside.presenter.open() == Some(&Open::Dialog(DialogKind::Scores))
}

/// A hand played to its scores.
fn played(quick_tip: bool, act: impl FnOnce(&mut Outside)) -> Outside {
    let settings = Settings {
        quick_tip,
        ..settings()
    };
    let mut outside = Outside::with(beginning(settings, RuleSet::bloem(), 4));
    outside.until_own_turn();
    act(&mut outside);
    outside.until(at_scores);
    outside
}

#[test]
fn hands_with_advice_are_marked() {
    let tipped = |outside: &Outside| {
        let categories = outside.rated.iter().map(|hand| hand.category.tipped);
        categories.collect::<Vec<_>>()
    };
    assert_eq!(tipped(&played(false, |_| ())), [false]);
    assert_eq!(tipped(&played(true, |_| ())), [true]);
    // A hand with a tip counts as advised even if QuickTip is off at its end.
    let off = |outside: &mut Outside| outside.order(Command::Toggle(Toggle::QuickTip));
    assert_eq!(tipped(&played(true, off)), [true]);
    let more = |outside: &mut Outside| outside.order(Command::Tips);
    assert_eq!(tipped(&played(false, more)), [true]);
}

#[test]
fn the_next_hand_without_advice_is_not_marked() {
    let mut outside = played(true, |_| ());
    outside.order(Command::Toggle(Toggle::QuickTip));
    outside.until(|outside| outside.rated.len() == 2);
    assert!(!outside.rated[1].category.tipped);
}

#[test]
fn a_hand_finished_by_auto_play_is_not_rated_and_the_scores_say_so() {
    let outside = played(false, |outside| outside.order(Command::AutoPlay));
    assert!(outside.rated.is_empty());
    let words = say!("notice-auto-play-unrated");
    assert_eq!(
        outside.presenter.remark_on_last_hand().as_deref(),
        Some(words)
    );
    assert_eq!(played(false, |_| ()).presenter.remark_on_last_hand(), None);
}

#[test]
fn without_scores_the_status_bar_says_that_auto_play_finished_the_hand() {
    let mut settings = settings();
    settings.boxes.pop_up = false;
    let mut outside = Outside::with(beginning(settings, RuleSet::bloem(), 4));
    outside.until_own_turn();
    outside.order(Command::AutoPlay);
    outside.until(|outside| outside.presenter.view().end.is_some());
    outside.settle();
    let said = outside.presenter.notices().log().join("\n");
    let words = say!("notice-auto-play-unrated");
    assert_eq!(said.matches(words).count(), 1, "{said}");
}

#[test]
fn a_player_who_takes_over_before_the_end_is_rated() {
    let mut outside = Outside::new(4);
    outside.until_own_turn();
    outside.order(Command::AutoPlay);
    outside.settle();
    outside.order(Command::AutoPlay);
    outside.until(at_scores);
    assert_eq!(outside.rated.len(), 1);
    assert_eq!(outside.presenter.remark_on_last_hand(), None);
}
