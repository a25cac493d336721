//! Looking back at lost hands.

#![allow(clippy::expect_used)]

use std::sync::Arc;

use coach::hindsight::{Hindsight, Praise};
use coach::review::{Effort, PlayedDeal};
use engine::rules::RuleSet;
use engine::table::{DealEnd, Game, Setup};
use engine::tiles::{BySeat, Seat};
use players::selfplay::{deal_points, step};
use players::{ComputerPlayer, Level};

/// An effort small enough for tests.
const QUICK: Effort = Effort {
    choosing: 60,
    judging: 120,
};

/// Every hand that was lost is praised for something that is true, and one move is advised exactly if one was costly.
#[test]
fn lost_hands_are_praised_for_what_is_true() {
    let players = BySeat::from_fn(|seat| {
        let level = match seat.index() {
            0 => Level::Beginner,
            _ => Level::Club,
        };
        ComputerPlayer::new(level)
    });
    let (mut lost, mut advised) = (0, 0);
    for seed in 1..4 {
        let mut game = Game::new(Arc::new(RuleSet::bloem()), Setup::seeded(seed));
        while let Some(events) = step(&mut game, &players) {
            if deal_points(&events).is_some() {
                break;
            }
        }
        for seat in Seat::ALL {
            let hand = PlayedDeal::deals(game.record(), seat).pop();
            let hand = hand.expect("everybody has decided something");
            let review = hand.review(QUICK);
            let hindsight = Hindsight::of(&hand, &review);
            let from = match hand.end {
                Some(DealEnd::MahJong { winner, .. }) if winner == seat => {
                    assert_eq!(hindsight, None);
                    continue;
                }
                Some(DealEnd::MahJong { from, .. }) => from,
                _ => None,
            };
            let hindsight = hindsight.expect("the hand was lost");
            let costly = review.turning_points();
            match hindsight.praise {
                Praise::NothingLost(_) => assert!(costly.is_empty()),
                Praise::GaveNothing(other) => assert!(from == Some(other) && other != seat),
                Praise::GoodMoves { good, all } => {
                    assert_eq!(all - good, costly.len());
                }
                Praise::Near(_) | Praise::Nothing => {}
            }
            assert_eq!(
                hindsight.to_try.map(|better| better.made),
                costly.first().map(|decision| decision.made)
            );
            let sentences = hindsight.sentences(|_| "Ada");
            assert!(sentences.iter().all(|words| words.ends_with(['.', '!'])));
            lost += 1;
            advised += usize::from(hindsight.to_try.is_some());
        }
    }
    assert!(lost >= 8 && advised > 0, "{lost}, {advised}");
}
