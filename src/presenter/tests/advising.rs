//! QuickTip on another thread: play does not wait for it, and outdated advice is dropped.

use std::sync::Arc;

use super::super::*;
use super::harness::{Harness, initial_state, settings};
use crate::presenter::tables::game_setup::new_game;
use crate::presenter::tables::local_table::LocalTable;
use engine::rules::RuleSet;
use engine::table::Move;
use players::HintStrength;
use storage::settings::Settings;
use words::say;

/// A game with QuickTip at the player's turn. The advice arrives when the test calls `answer_advice`.
fn at_turn() -> Harness {
    let settings = Settings {
        quick_tip: true,
        ..settings()
    };
    let mut harness = Harness::with(initial_state(settings, RuleSet::bloem(), 4));
    harness.slow_advice = true;
    harness.until_own_turn();
    harness
}

#[test]
fn the_turn_begins_before_the_tip_arrives() {
    let mut harness = at_turn();
    assert!(harness.presenter.tip().is_none() && harness.presenter.is_advice_awaited());
    assert_eq!(
        harness.presenter.why_not(Command::MoveToTip),
        Some(say!("refusal-quick-tip-thinks"))
    );
    harness.answer_advice();
    assert!(
        harness
            .presenter
            .tip()
            .is_some_and(|tip| tip.discard.is_some())
    );
    assert!(!harness.presenter.is_advice_awaited());
}

#[test]
fn an_outdated_tip_is_dropped() {
    let mut harness = at_turn();
    let (late, position) = harness.advising.take().expect("a request");
    let tile = harness.own_tile();
    harness.send(Input::Choose(tile));
    let tip = position.tip(&position.evaluation());
    let late = Input::Advised(late, tip.map(Box::new));
    harness.send(late);
    assert_eq!(harness.presenter.tip(), None);
}

#[test]
fn a_tip_stays_for_the_same_request_and_is_requested_once() {
    let mut harness = at_turn();
    harness.answer_advice();
    let tip = harness.presenter.tip().cloned();
    harness.send(Input::PointedAt(Some("8 Circle.".to_owned())));
    harness.send(Input::AdviceViewed);
    assert!(harness.advising.is_none(), "the position is the same");
    assert_eq!(harness.presenter.tip().cloned(), tip);
}

/// Auto Play discards, claims and passes as QuickTip advises in the same position.
#[test]
fn auto_play_makes_the_advised_moves() {
    let (mut discards, mut answers) = (0, 0);
    for strength in [HintStrength::Simple, HintStrength::AsReview] {
        let mut table = new_game(&settings(), Arc::new(RuleSet::bloem()), 4);
        table.set_auto_play(Some(strength));
        while table.view().end.is_none() {
            if let Some(purpose) = table.view().waiting_for {
                table.make_ready(purpose);
            }
            let position = Position {
                view: table.fair_view(),
                names: table.names().clone(),
                strength,
                can_claim: true,
                taught: None,
            };
            for question in table.questions() {
                let answer = question.think();
                if answer.seat == position.view.seat()
                    && let Some(tip) = position.tip(&position.evaluation())
                {
                    match answer.choice {
                        Move::Discard { tile, .. } => {
                            assert_eq!(tip.discard, Some(tile));
                            discards += 1;
                        }
                        Move::Claim(claim) => {
                            assert_eq!(tip.claim, Some(claim));
                            answers += 1;
                        }
                        Move::Pass => {
                            assert_eq!(tip.claim, None);
                            answers += 1;
                        }
                        _ => {}
                    }
                }
                table.answer(answer);
            }
        }
    }
    assert!(discards > 2 && answers > 0, "{discards} and {answers}");
}

#[test]
fn a_change_of_the_strength_of_tips_reaches_auto_play() {
    let mut harness = Harness::new(4);
    harness.until_own_turn();
    harness.run_command(Command::AutoPlay);
    let strength = |harness: &Harness| harness.presenter.home().map(LocalTable::auto_play_strength);
    assert_eq!(strength(&harness), Some(Some(HintStrength::AsReview)));
    harness.run_command(Command::Toggle(Toggle::SimpleTips));
    assert_eq!(strength(&harness), Some(Some(HintStrength::Simple)));
}

#[test]
fn a_panic_is_reported_once_and_the_game_continues() {
    let mut harness = at_turn();
    for _ in 0..3 {
        let (request_id, _) = harness.advising.take().unwrap_or_else(|| {
            harness.until_own_turn();
            harness.advising.take().expect("a new request")
        });
        harness.send(Input::Fault(Fault {
            work: Work::Advice,
            report: Some("logs/fault-1.txt".into()),
        }));
        harness.send(Input::Advised(request_id, None));
        harness.settle();
        if let Some(Prompt::Trouble(trouble)) = harness.prompt() {
            assert!(
                trouble.words.contains("logs/fault-1.txt"),
                "{}",
                trouble.words
            );
            harness.reply(Reply::Close);
        }
        assert_eq!(harness.prompt(), None);
        let tile = harness.own_tile();
        harness.send(Input::Choose(tile));
    }
    let log = harness.presenter.notices().log().iter();
    assert_eq!(
        log.filter(|said| said.contains("QuickTip could not"))
            .count(),
        1
    );
}
