//! Discards that nobody answered in time.

use std::sync::Arc;

use coach::review::{Decision, Effort, MadeBy, PlayedDeal};
use engine::rules::RuleSet;
use engine::table::{Act, Game, Input, Move, Request, Setup};
use engine::tiles::{BySeat, Seat};
use players::selfplay::step;
use players::{ComputerPlayer, Level};

/// An effort small enough for tests.
const QUICK: Effort = Effort {
    choosing: 60,
    judging: 120,
};

/// A seat that never answers a discard in time has made no decision about it, so it costs nothing and is no mistake.
#[test]
fn an_unanswered_claim_is_judged_but_not_counted() {
    let seat = Seat::new(2);
    let players = BySeat([ComputerPlayer::new(Level::Club); 4]);
    let mut game = Game::new(Arc::new(RuleSet::bloem()), Setup::seeded(5));
    while game.record().deals.is_empty() {
        let view = game.seat_view(seat);
        let can_claim = matches!(view.request(), Some(Request::Claim { .. }))
            && view
                .legal()
                .iter()
                .any(|choice| matches!(choice, Move::Claim(_)));
        let is_over = match can_claim {
            true => game.apply(Input::Act(Act::TimeOut)).is_err(),
            false => step(&mut game, &players).is_none(),
        };
        assert!(!is_over, "the hand ends");
    }
    let deal = PlayedDeal::deals(game.record(), seat).remove(0);
    let answers = deal.decisions.iter();
    let mut answers = answers.filter(|decision| decision.view.window.is_some());
    assert!(answers.clone().count() > 0);
    assert!(answers.all(|answer| answer.by == MadeBy::TimeOut && answer.choice == Move::Pass));
    let review = deal.review(QUICK);
    let late = |decision: &&Decision| decision.by == MadeBy::TimeOut;
    assert!(review.decisions.iter().any(|decision| late(&decision)));
    assert!(review.own().all(|decision| decision.about.is_none()));
    assert!(!review.turning_points().iter().any(late));
    let own = review.own().map(|decision| decision.verdict.cost());
    assert!((review.cost().0 - own.sum::<f64>()).abs() < 1e-6);
    // What they cost is neither the player's choice nor luck.
    let account = review.account().expect("the hand is over");
    let lost = review.decisions.iter().filter(late);
    let lost: f64 = lost.map(|decision| decision.verdict.cost()).sum();
    assert!(lost > 0.0, "no unanswered discard cost anything");
    assert!((account.uncounted - lost).abs() < 1e-6);
    let sum = account.expected - account.cost - account.uncounted + account.luck;
    assert!((sum - review.result.expect("it is over") as f64).abs() < 1e-6);
}
