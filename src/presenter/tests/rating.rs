//! Which hands are rated, and which count as played with advice.

use super::super::*;
use super::harness::{Harness, initial_state, settings};
use engine::rules::RuleSet;
use storage::settings::Settings;
use words::say;

fn at_scores(harness: &Harness) -> bool {
    harness.presenter.view().end.is_some()
        && harness.presenter.modal() == Some(&Modal::Dialog(DialogKind::Menu(MenuDialog::Scores)))
}

/// Plays a hand to its scores, and calls `act` at the player's first turn.
fn play_to_scores(quick_tip: bool, act: impl FnOnce(&mut Harness)) -> Harness {
    let settings = Settings {
        quick_tip,
        ..settings()
    };
    let mut harness = Harness::with(initial_state(settings, RuleSet::bloem(), 4));
    harness.until_own_turn();
    act(&mut harness);
    harness.until(at_scores);
    harness
}

#[test]
fn hands_with_advice_are_marked() {
    let are_advised = |harness: &Harness| {
        let categories = harness.rated.iter().map(|hand| hand.category.is_advised);
        categories.collect::<Vec<_>>()
    };
    assert_eq!(are_advised(&play_to_scores(false, |_| ())), [false]);
    assert_eq!(are_advised(&play_to_scores(true, |_| ())), [true]);
    // A hand with a tip counts as advised even if QuickTip is off at its end.
    let switch_off = |harness: &mut Harness| harness.run_command(Command::Toggle(Toggle::QuickTip));
    assert_eq!(are_advised(&play_to_scores(true, switch_off)), [true]);
    let more_tips = |harness: &mut Harness| harness.run_command(Command::Tips);
    assert_eq!(are_advised(&play_to_scores(false, more_tips)), [true]);
}

#[test]
fn the_next_hand_without_advice_is_not_marked() {
    let mut harness = play_to_scores(true, |_| ());
    harness.run_command(Command::Toggle(Toggle::QuickTip));
    harness.until(|harness| harness.rated.len() == 2);
    assert!(!harness.rated[1].category.is_advised);
}

#[test]
fn a_hand_finished_by_auto_play_is_not_rated_and_the_scores_say_so() {
    let harness = play_to_scores(false, |harness| harness.run_command(Command::AutoPlay));
    assert!(harness.rated.is_empty());
    let words = say!("notice-auto-play-unrated");
    assert_eq!(
        harness.presenter.remark_on_last_hand().as_deref(),
        Some(words)
    );
    assert_eq!(
        play_to_scores(false, |_| ())
            .presenter
            .remark_on_last_hand(),
        None
    );
}

#[test]
fn if_the_scores_do_not_open_the_status_bar_says_that_the_hand_is_not_rated() {
    let mut settings = settings();
    settings.dialogs.pop_up = false;
    let mut harness = Harness::with(initial_state(settings, RuleSet::bloem(), 4));
    harness.until_own_turn();
    harness.run_command(Command::AutoPlay);
    harness.until(|harness| harness.presenter.view().end.is_some());
    harness.settle();
    let log = harness.presenter.notices().log().join("\n");
    let words = say!("notice-auto-play-unrated");
    assert_eq!(log.matches(words).count(), 1, "{log}");
}

#[test]
fn a_player_who_takes_over_before_the_end_is_rated() {
    let mut harness = Harness::new(4);
    harness.until_own_turn();
    harness.run_command(Command::AutoPlay);
    harness.settle();
    harness.run_command(Command::AutoPlay);
    harness.until(at_scores);
    assert_eq!(harness.rated.len(), 1);
    assert_eq!(harness.presenter.remark_on_last_hand(), None);
}
