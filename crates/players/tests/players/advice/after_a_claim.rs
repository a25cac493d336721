//! The advice after a claim agrees with the advice on the claim.

use std::sync::Arc;

use engine::rules::RuleSet;
use engine::table::{Claim, Game, Input, Move, Request, Setup};
use engine::tiles::{BySeat, Seat};
use players::selfplay::step;
use players::{Advice, ClaimAdvice, ComputerPlayer, Level};

/// The game after this seat has made its claim and the others have passed; `None` if the seat did not get the tile.
fn claimed(game: &Game, viewer: Seat, claim: Claim) -> Option<Game> {
    let mut game = Game::clone(game);
    for seat in Seat::ALL {
        let answer = match seat == viewer {
            true => Move::Claim(claim),
            false => Move::Pass,
        };
        if matches!(game.request(seat), Some(Request::Claim { .. })) {
            game.apply(Input::Move(seat, answer)).ok()?;
        }
    }
    let turn = Request::Turn { drawn: None };
    (game.request(viewer) == Some(turn)).then_some(game)
}

/// A tip on a claim names the discard that the tip after the claim advises, and says how near the hand then is.
#[test]
fn the_discard_after_a_claim_is_the_one_named_with_it() {
    let mut made = 0;
    for (seed, rules) in [(41, RuleSet::bloem()), (42, RuleSet::classical())] {
        let mut game = Game::new(Arc::new(rules), Setup::seeded(seed));
        let players = BySeat([ComputerPlayer::new(Level::Club); 4]);
        for _ in 0..900 {
            for seat in Seat::ALL {
                let view = game.seat_view(seat);
                let Some(advice) = ClaimAdvice::of(view) else {
                    continue;
                };
                let sets = advice
                    .claim
                    .filter(|claim| !matches!(claim, Claim::MahJong));
                let sets = sets.filter(|claim| !matches!(claim, Claim::Kong));
                let then = sets.and_then(|claim| claimed(&game, seat, claim));
                let (Some(then), Some(assessment)) = (then, advice.assessment) else {
                    continue;
                };
                let advice = Advice::of(then.seat_view(seat)).expect("a turn");
                assert_eq!(advice.discard, assessment.tile, "{advice:?}");
                let after = advice.assessment.as_ref();
                assert_eq!(
                    after.map(|after| after.nearest),
                    Some(assessment.nearest),
                    "{advice:?}"
                );
                made += 1;
            }
            if step(&mut game, &players).is_none() {
                break;
            }
        }
    }
    assert!(made > 20, "{made}");
}
