//! The review of a game in progress.

use super::super::*;
use super::harness::Harness;

/// After a review that showed another point, the table shows the current one.
#[test]
fn leaving_a_review_shows_the_current_table() {
    let mut harness = Harness::new(8);
    harness.until(|harness| {
        harness.presenter.modal() == Some(&Modal::Dialog(DialogKind::Menu(MenuDialog::Scores)))
    });
    harness.reply(Reply::ReviewScores(0));
    let viewer = harness.presenter.review().expect("a review").viewer;
    let point = harness.presenter.reviewed_hands(viewer)[0].stops[1];
    harness.reply(Reply::ShowPoint(viewer, point));
    assert_ne!(&harness.screen, harness.presenter.view());
    harness.reply(Reply::LeaveReview);
    assert_eq!(&harness.screen, harness.presenter.view());
    // The review was opened from the scores, and returns there.
    assert_eq!(
        harness.presenter.modal(),
        Some(&Modal::Dialog(DialogKind::Menu(MenuDialog::Scores)))
    );
}

/// A review does not wait for queued events, since they cannot be shown while the table shows another point.
#[test]
fn a_review_does_not_wait_for_queued_events() {
    let mut harness = Harness::new(8);
    harness.until(|harness| {
        harness.presenter.modal() == Some(&Modal::Dialog(DialogKind::Menu(MenuDialog::Scores)))
    });
    harness.reply(Reply::Run(Command::NextHand));
    assert!(
        harness.presenter.is_animating(),
        "the next hand is being dealt"
    );
    harness.run_command(Command::Review);
    let viewer = harness.presenter.review().expect("a review").viewer;
    let point = harness.presenter.reviewed_hands(viewer)[0].stops[1];
    harness.reply(Reply::ShowPoint(viewer, point));
    assert!(!harness.presenter.is_animating());
    harness.reply(Reply::LeaveReview);
    assert_eq!(&harness.screen, harness.presenter.view());
}
