//! Reviewing a game in progress.

use super::super::*;
use super::harness::Harness;
use coach::review::Effort;
use engine::rules::RuleSet;

/// After a review that showed another point, the table shows the current one.
#[test]
fn leaving_a_review_shows_the_current_table() {
    let mut harness = Harness::new(8);
    harness.until(|harness| harness.presenter.open() == Some(&Open::Dialog(DialogKind::Scores)));
    harness.reply(Reply::ReviewScores(0));
    let own = harness.presenter.review().expect("a review").own;
    let point = harness.presenter.reviewed_hands(own)[0].stops[1];
    harness.reply(Reply::ShowPoint(own, point));
    assert_ne!(&harness.screen, harness.presenter.shown());
    harness.reply(Reply::LeaveReview);
    assert_eq!(&harness.screen, harness.presenter.shown());
    // It was opened from the scores.
    assert_eq!(
        harness.presenter.open(),
        Some(&Open::Dialog(DialogKind::Scores))
    );
}

/// A review does not wait for queued events: they would never be shown while the table shows another point.
#[test]
fn a_review_does_not_wait_for_queued_events() {
    let mut harness = Harness::new(8);
    harness.until(|harness| harness.presenter.open() == Some(&Open::Dialog(DialogKind::Scores)));
    harness.reply(Reply::Run(Command::NextHand));
    assert!(
        harness.presenter.is_showing(),
        "the next hand is being dealt"
    );
    harness.run_command(Command::Review);
    let own = harness.presenter.review().expect("a review").own;
    let point = harness.presenter.reviewed_hands(own)[0].stops[1];
    harness.reply(Reply::ShowPoint(own, point));
    assert!(!harness.presenter.is_showing());
    harness.reply(Reply::LeaveReview);
    assert_eq!(&harness.screen, harness.presenter.shown());
    assert_eq!(harness.presenter.shown(), harness.presenter.view());
}

/// A hand still being judged when another review is opened belongs to the earlier review.
#[test]
fn a_verdict_belongs_to_its_review() {
    let mut harness = Harness::new(4);
    harness.until(|harness| harness.presenter.open() == Some(&Open::Dialog(DialogKind::Scores)));
    harness.reply(Reply::ReviewScores(0));
    let own = harness.presenter.review().expect("a review").own;
    let hand = harness.presenter.reviewed_hands(own).remove(0);
    let Some(Effect::Judge(request_id, seat, hand)) = harness.presenter.judge(own, hand) else {
        panic!("the hand is judged");
    };
    let quick = Effort {
        choosing: 4,
        judging: 4,
    };
    let review = Box::new(hand.review(quick));
    harness.reply(Reply::LeaveReview);
    harness.reply(Reply::NewGame(Box::new(RuleSet::bloem())));
    harness.until(|harness| harness.presenter.open() == Some(&Open::Dialog(DialogKind::Scores)));
    harness.reply(Reply::ReviewScores(0));
    harness.send(Input::Judged(request_id, seat, review.clone()));
    assert_eq!(harness.reviews_shown, 0, "the verdict is of another game");
    let hand = harness.presenter.reviewed_hands(own).remove(0);
    let Some(Effect::Judge(request_id, ..)) = harness.presenter.judge(own, hand) else {
        panic!("the hand is judged");
    };
    harness.send(Input::Judged(request_id, seat, review));
    assert_eq!(harness.reviews_shown, 1);
}
