//! A review judges every decision of its seat from what the seat saw, separates luck from choice, and finds that weaker players'
//! choices cost more.

#![allow(clippy::expect_used)]

use std::sync::Arc;

use coach::review::{Effort, Mistake, PlayedDeal, SLIGHT};
use engine::rules::RuleSet;
use engine::table::{Claim, Game, Input, Move, Setup, Viewer};
use engine::tiles::{BySeat, Seat};
use players::selfplay::step;
use players::{Advice, ClaimAdvice, ComputerPlayer, Evaluation, Level};
use storage::save::SeenGame;

/// An effort small enough for tests.
const QUICK: Effort = Effort {
    choosing: 60,
    judging: 120,
};

/// A game of this many inputs with a player of this level in seat 2 and club players in the others.
fn game(level: Level, rules: RuleSet, seed: u64, inputs: usize) -> Game {
    let seat = Seat::new(2);
    let players = BySeat::from_fn(|other| {
        ComputerPlayer::new(if other == seat { level } else { Level::Club })
    });
    let mut game = Game::new(Arc::new(rules), Setup::seeded(seed));
    for _ in 0..inputs {
        if step(&mut game, &players).is_none() {
            break;
        }
    }
    game
}

/// The deals of a few games.
fn deals(level: Level, games: u64) -> Vec<PlayedDeal> {
    let game = |seed| game(level, RuleSet::bloem(), seed, 400);
    (0..games)
        .flat_map(|seed| PlayedDeal::deals(game(seed).record(), Seat::new(2)))
        .collect()
}

#[test]
fn every_decision_of_the_seat_is_recorded_with_its_position() {
    for rules in [RuleSet::bloem(), RuleSet::classical()] {
        let game = game(Level::Club, rules, 5, 600);
        let (mut discards, mut answers) = (0, [0, 0]);
        for deal in PlayedDeal::deals(game.record(), Seat::new(2)) {
            for recorded in &deal.decisions {
                assert!(
                    recorded.view.check(&recorded.choice).is_ok(),
                    "{:?}",
                    recorded.choice
                );
                let there = Game::replay(game.record(), recorded.at).expect("the hand was played");
                assert_eq!(
                    there.seat_view(Seat::new(2)).request(),
                    recorded.view.request()
                );
                match recorded.choice {
                    Move::Discard { .. } => discards += 1,
                    Move::Pass => answers[0] += 1,
                    Move::Claim(_) => answers[1] += 1,
                    _ => {}
                }
            }
        }
        let discarded = game.inputs().iter();
        let discarded = discarded.filter(|input| {
            matches!(input, Input::Move(seat, Move::Discard { .. }) if *seat == Seat::new(2))
        });
        assert_eq!(discards, discarded.count());
        assert!(answers[0] > 2 && answers[1] > 2, "{answers:?}");
    }
}

#[test]
fn a_joined_game_is_reviewed_from_its_events() {
    let seat = Seat::new(1);
    let players = BySeat([ComputerPlayer::new(Level::Club); 4]);
    let mut game = Game::new(Arc::new(RuleSet::classical()), Setup::seeded(3));
    let mut events = Vec::new();
    for _ in 0..500 {
        let Some(step_events) = step(&mut game, &players) else {
            break;
        };
        let seen = step_events.iter();
        events.extend(seen.filter_map(|event| event.seen_by(Viewer::Seat(seat))));
    }
    let names = BySeat::default();
    let seen = SeenGame {
        names,
        seat,
        watched: false,
        rules: None,
        events,
    };
    let choices = |deals: &[PlayedDeal]| -> Vec<Move> {
        let decisions = deals.iter().flat_map(|deal| &deal.decisions);
        decisions.map(|decision| decision.choice).collect()
    };
    let (seen, played) = (
        PlayedDeal::seen(&seen, seat),
        PlayedDeal::deals(game.record(), seat),
    );
    assert!(choices(&seen).len() > 8);
    assert_eq!(choices(&seen), choices(&played));
    // Tiles hidden from this seat are missing from the events; the review doesn't need them.
    let judged = |deal: &PlayedDeal| -> Vec<_> {
        let decisions = deal.review(QUICK).decisions.into_iter();
        decisions.map(|decision| decision.verdict).collect()
    };
    assert_eq!(judged(&seen[0]), judged(&played[0]));
}

#[test]
fn the_costliest_decisions_come_first_and_no_cost_is_significantly_negative() {
    for deal in deals(Level::Beginner, 1) {
        let review = deal.review(QUICK);
        for decision in &review.decisions {
            let verdict = &decision.verdict;
            let recorded = &deal.decisions[decision.number - 1];
            assert!(recorded.view.check(&verdict.best).is_ok(), "{decision:?}");
            assert!(verdict.points > -3.0 * verdict.error - 0.5, "{decision:?}");
            if verdict.best == decision.made {
                assert_eq!(verdict.points, 0.0);
            }
        }
        let points: Vec<f64> = review
            .turning_points()
            .iter()
            .map(|point| point.verdict.points)
            .collect();
        assert!(points.windows(2).all(|two| two[0] >= two[1]), "{points:?}");
        for decision in review.turning_points() {
            assert!(decision.verdict.points >= SLIGHT && !decision.verdict.is_even());
            assert_ne!(decision.verdict.best, decision.made);
        }
        assert_eq!(deal.review(QUICK), review);
        if let (Some(account), Some(result)) = (review.account(), review.result) {
            let sum = account.expected - account.cost - account.uncounted + account.luck;
            assert!((sum - result as f64).abs() < 1e-6);
        }
    }
}

#[test]
fn claims_and_discards_are_judged_and_described() {
    let mut kinds = std::collections::BTreeSet::new();
    for deal in deals(Level::Beginner, 2) {
        for decision in deal.review(QUICK).decisions {
            kinds.insert(match decision.made {
                Move::Pass => "passed",
                Move::Claim(Claim::Chow(_)) => "chow",
                Move::Claim(_) => "pung",
                Move::Discard { .. } => "discard",
                _ => "kong",
            });
            assert!(!Mistake::of(&decision).words().is_empty());
        }
    }
    assert!(
        ["passed", "chow", "pung", "discard"]
            .iter()
            .all(|kind| kinds.contains(kind)),
        "{kinds:?}"
    );
}

/// What the curve shows from point to point adds up to the luck of the hand: from the start to the value before the first decision, from the
/// value after each decision to that before the next, and from there to the result.
#[test]
fn the_steps_of_the_curve_add_up_to_the_luck() {
    for seat in Seat::ALL {
        let game = game(Level::Beginner, RuleSet::bloem(), 6, 400);
        let Some(deal) = PlayedDeal::deals(game.record(), seat).into_iter().next() else {
            continue;
        };
        let review = deal.review(QUICK);
        let (account, result) = (review.account(), review.result);
        let account = account.expect("the hand is over");
        let (mut value, mut luck) = (account.expected, 0.0);
        for decision in &review.decisions {
            luck += decision.verdict.worth - value;
            value = decision.verdict.worth - decision.verdict.cost();
        }
        luck += result.expect("the hand is over") as f64 - value;
        assert!((luck - account.luck).abs() < 1e-6, "{luck} {account:?}");
        // East decides first, so nothing has changed by then.
        let first = &deal.decisions[review.decisions[0].number - 1].view;
        if deal.dealt.as_ref() == Some(first) {
            assert_eq!(first.seat(), first.east);
            assert_eq!(review.decisions[0].verdict.worth, account.expected);
            let best = review.decisions[0].verdict.moves[0].worth;
            assert!((best - account.expected).abs() < 1e-6);
        }
    }
}

/// A move that the tips advise and call about as good as the best is no mistake.
#[test]
fn the_review_does_not_contradict_the_tips() {
    let (mut even, mut differ) = (0, 0);
    for deal in deals(Level::Club, 2) {
        let review = deal.review(QUICK);
        for decision in &review.decisions {
            let view = &deal.decisions[decision.number - 1].view;
            let best = decision.verdict.best;
            if decision.made == best || !Evaluation::of(view).calls_even(decision.made, best) {
                continue;
            }
            even += 1;
            differ += usize::from(decision.verdict.points >= SLIGHT);
            assert!(decision.verdict.is_even(), "{decision:?}");
            assert_eq!(decision.verdict.cost(), 0.0);
        }
    }
    assert!(even > 3 && differ > 0, "{even} {differ}");
}

/// The review recognises decisions that follow QuickTip. Both judge alike, so such decisions are rarely mistakes.
#[test]
fn decisions_advised_by_quicktip_are_recognised_and_cost_little() {
    let mut decisions = [0, 0];
    let mut cost = [0.0, 0.0];
    for deal in deals(Level::Beginner, 1) {
        for decision in deal.review(QUICK).decisions {
            let view = &deal.decisions[decision.number - 1].view;
            let advised = match (Advice::of(view), ClaimAdvice::of(view)) {
                (Some(tip), _) => {
                    matches!(decision.made, Move::Discard { tile, .. } if tile == tip.discard)
                }
                (None, Some(tip)) => match decision.made {
                    Move::Claim(claim) => tip.claim == Some(claim),
                    made => made == Move::Pass && tip.claim.is_none(),
                },
                (None, None) => false,
            };
            assert_eq!(decision.follows_tip, advised, "{decision:?}");
            decisions[usize::from(advised)] += 1;
            cost[usize::from(advised)] += decision.verdict.points;
        }
    }
    assert!(decisions.iter().all(|count| *count > 3), "{decisions:?}");
    let [others, advised] = [0, 1].map(|which: usize| cost[which] / f64::from(decisions[which]));
    assert!(
        advised < others / 5.0,
        "{advised} and {others} points per decision"
    );
}

#[test]
fn beginners_pay_more_for_their_choices_than_club_players() {
    let mean = |level| {
        let deals = deals(level, 2);
        let reviews = deals.iter().map(|deal| deal.review(QUICK));
        let (cost, count) = reviews.fold((0.0, 0), |(cost, count), review| {
            (cost + review.cost().0, count + review.decisions.len())
        });
        cost / f64::from(count as u32)
    };
    let (beginner, club) = (mean(Level::Beginner), mean(Level::Club));
    assert!(
        beginner > 1.3 * club,
        "{beginner} and {club} points per decision"
    );
}
