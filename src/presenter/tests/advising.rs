//! QuickTip on another thread: play does not wait for it, and outdated advice is dropped.

use super::super::*;
use super::outside::{Outside, beginning, settings};
use engine::rules::RuleSet;
use storage::settings::Settings;
use words::say;

/// A game with QuickTip at the player's turn. The advice arrives when the test calls `advise`.
fn at_turn() -> Outside {
    let settings = Settings {
        quick_tip: true,
        ..settings()
    };
    let mut outside = Outside::with(beginning(settings, RuleSet::bloem(), 4));
    outside.slow_advice = true;
    outside.until_own_turn();
    outside
}

#[test]
fn the_turn_begins_before_the_tip_arrives() {
    let mut outside = at_turn();
    assert!(outside.presenter.tip().is_none() && outside.presenter.is_advice_awaited());
    assert_eq!(
        outside.presenter.why_not(Command::MoveToTip),
        Some(say!("refusal-quick-tip-thinks"))
    );
    outside.advise();
    assert!(
        outside
            .presenter
            .tip()
            .is_some_and(|tip| tip.discard.is_some())
    );
    assert!(!outside.presenter.is_advice_awaited());
}

#[test]
fn an_outdated_tip_is_dropped() {
    let mut outside = at_turn();
    let (late, position) = outside.advising.take().expect("a request");
    let tile = outside.own_tile();
    outside.send(Input::Choose(tile));
    let tip = position.tip(&position.evaluation());
    let late = Input::Advised(late, tip.map(Box::new));
    outside.send(late);
    assert_eq!(outside.presenter.tip(), None);
}

#[test]
fn a_tip_stays_for_the_same_request_and_is_requested_once() {
    let mut outside = at_turn();
    outside.advise();
    let tip = outside.presenter.tip().cloned();
    outside.send(Input::PointedAt(Some("8 Circle.".to_owned())));
    outside.send(Input::AdviceViewed);
    assert!(outside.advising.is_none(), "the position is the same");
    assert_eq!(outside.presenter.tip().cloned(), tip);
}

#[test]
fn a_panic_is_reported_once_and_the_game_continues() {
    let mut outside = at_turn();
    for _ in 0..3 {
        let (request_id, _) = outside.advising.take().unwrap_or_else(|| {
            outside.until_own_turn();
            outside.advising.take().expect("a new request")
        });
        outside.send(Input::Fault(Fault {
            work: Work::Advice,
            report: Some("logs/fault-1.txt".into()),
        }));
        outside.send(Input::Advised(request_id, None));
        outside.settle();
        if let Some(Prompt::Trouble(trouble)) = outside.prompt() {
            assert!(
                trouble.words.contains("logs/fault-1.txt"),
                "{}",
                trouble.words
            );
            outside.reply(Reply::Close);
        }
        assert_eq!(outside.prompt(), None);
        let tile = outside.own_tile();
        outside.send(Input::Choose(tile));
    }
    let log = outside.presenter.notices().log().iter();
    assert_eq!(
        log.filter(|said| said.contains("QuickTip could not"))
            .count(),
        1
    );
}

#[test]
fn moves_during_saving_count_as_unsaved() {
    let mut outside = Outside::new(4);
    outside.until_own_turn();
    outside.slow_disk = true;
    outside.reply(Reply::SaveAs("evening.mah".into()));
    let tile = outside.own_tile();
    outside.send(Input::Choose(tile));
    outside.finish_saving();
    let home = outside.presenter.home().expect("a game");
    assert!(home.file().is_some() && home.is_unsaved());
}
