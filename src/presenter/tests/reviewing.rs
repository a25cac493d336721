//! Reviewing a game in progress.

use super::super::*;
use super::outside::Outside;
use coach::review::Effort;
use engine::rules::RuleSet;

/// After a review that showed another point, the table shows the current one.
#[test]
fn leaving_a_review_shows_the_current_table() {
    let mut outside = Outside::new(8);
    outside.until(|outside| outside.presenter.open() == Some(&Open::Dialog(DialogKind::Scores)));
    outside.reply(Reply::ReviewScores(0));
    let own = outside.presenter.review().expect("a review").own;
    let at = outside.presenter.reviewed_hands(own)[0].stops[1];
    outside.reply(Reply::ShowPoint(own, at));
    assert_ne!(&outside.screen, outside.presenter.shown());
    outside.reply(Reply::LeaveReview);
    assert_eq!(&outside.screen, outside.presenter.shown());
    // It was opened from the scores.
    assert_eq!(
        outside.presenter.open(),
        Some(&Open::Dialog(DialogKind::Scores))
    );
}

/// Events still queued when a review takes over the table are not waited for: they would never be shown, and others wait for this player.
#[test]
fn a_review_does_not_wait_for_queued_events() {
    let mut outside = Outside::new(8);
    outside.until(|outside| outside.presenter.open() == Some(&Open::Dialog(DialogKind::Scores)));
    outside.reply(Reply::Run(Command::NextHand));
    assert!(
        outside.presenter.is_showing(),
        "the next hand is being dealt"
    );
    outside.order(Command::Review);
    let own = outside.presenter.review().expect("a review").own;
    let at = outside.presenter.reviewed_hands(own)[0].stops[1];
    outside.reply(Reply::ShowPoint(own, at));
    assert!(!outside.presenter.is_showing());
    outside.reply(Reply::LeaveReview);
    assert_eq!(&outside.screen, outside.presenter.shown());
    assert_eq!(outside.presenter.shown(), outside.presenter.view());
}

/// A hand still being judged when another review is opened belongs to the earlier review.
#[test]
fn a_verdict_belongs_to_its_review() {
    let mut outside = Outside::new(4);
    outside.until(|outside| outside.presenter.open() == Some(&Open::Dialog(DialogKind::Scores)));
    outside.reply(Reply::ReviewScores(0));
    let own = outside.presenter.review().expect("a review").own;
    let hand = outside.presenter.reviewed_hands(own).remove(0);
    let Some(Effect::Judge(request_id, seat, hand)) = outside.presenter.judge(own, hand) else {
        panic!("the hand is judged");
    };
    let quick = Effort {
        choosing: 4,
        judging: 4,
    };
    let review = Box::new(hand.review(quick));
    outside.reply(Reply::LeaveReview);
    outside.reply(Reply::NewGame(Box::new(RuleSet::bloem())));
    outside.until(|outside| outside.presenter.open() == Some(&Open::Dialog(DialogKind::Scores)));
    outside.reply(Reply::ReviewScores(0));
    outside.send(Input::Judged(request_id, seat, review.clone()));
    assert_eq!(outside.reviews_shown, 0, "the verdict is of another game");
    let hand = outside.presenter.reviewed_hands(own).remove(0);
    let Some(Effect::Judge(request_id, ..)) = outside.presenter.judge(own, hand) else {
        panic!("the hand is judged");
    };
    outside.send(Input::Judged(request_id, seat, review));
    assert_eq!(outside.reviews_shown, 1);
}
