//! Learners lose most hands, but never look stupid.

use std::sync::Arc;

use engine::rules::RuleSet;
use engine::table::{Claim, Game, Input, Move, Request, SeatView, Setup};
use engine::tiles::{BySeat, Seat, shanten};
use players::selfplay::{SelfPlay, next_request};
use players::{ComputerPlayer, Level};

/// Passes every decision of four learners in some hands under both rule sets to `check`.
fn decisions(hands: u64, mut check: impl FnMut(&SeatView, &Request, Move)) {
    let learner = ComputerPlayer::new(Level::Learner);
    for rules in [RuleSet::bloem(), RuleSet::classical()] {
        let rules = Arc::new(rules);
        for seed in 0..hands {
            let mut game = Game::new(Arc::clone(&rules), Setup::seeded(seed));
            while game.record().deals.is_empty() {
                let Some((seat, request)) = next_request(&game) else {
                    break;
                };
                let view = game.seat_view(seat);
                let choice = learner.decide(view, &request);
                check(view, &request, choice);
                let played = game.apply(Input::Move(seat, choice));
                assert!(played.is_ok(), "seed {seed}: {choice:?}: {played:?}");
            }
        }
    }
}

#[test]
fn learners_never_refuse_a_win() {
    let mut wins = 0;
    decisions(150, |view, request, choice| {
        let win = match request {
            Request::Turn { .. } => Move::MahJong,
            Request::Claim { .. } | Request::Rob { .. } => Move::Claim(Claim::MahJong),
            _ => return,
        };
        if view.check(&win).is_ok() {
            assert_eq!(choice, win);
            wins += 1;
        }
    });
    assert!(wins > 100, "{wins}");
}

#[test]
fn no_discard_sets_a_learners_hand_back_that_is_nearly_complete() {
    let mut discards = 0;
    decisions(60, |view, request, choice| {
        let (Request::Turn { .. }, Move::Discard { tile, .. }) = (request, choice) else {
            return;
        };
        let me = view.me();
        let mut rest = me.stake.clone();
        rest.remove(tile);
        let distance = |stake| shanten::regular(stake, me.melds.len());
        if distance(&me.stake) > 1 {
            return;
        }
        assert_eq!(distance(&rest), distance(&me.stake).max(0), "{tile}");
        discards += 1;
    });
    assert!(discards > 300, "{discards}");
}

#[test]
fn learners_keep_pairs_of_winds_and_dragons_at_first() {
    let mut pairs = 0;
    decisions(300, |view, request, choice| {
        let (Request::Turn { .. }, Move::Discard { tile, .. }) = (request, choice) else {
            return;
        };
        let me = view.me();
        if me.has_discarded {
            return;
        }
        let honours = me.stake.kinds().filter(|(tile, _)| tile.is_honour());
        pairs += honours.filter(|(_, count)| *count == 2).count();
        assert!(!tile.is_honour() || me.stake[tile] == 1, "{tile}");
    });
    assert!(pairs > 500, "{pairs}");
}

#[test]
fn every_set_that_a_learner_claims_brings_the_hand_nearer() {
    let mut claims = 0;
    decisions(150, |view, request, choice| {
        let (Request::Claim { tile, .. }, Move::Claim(claim)) = (request, choice) else {
            return;
        };
        let me = view.me();
        let mut rest = me.stake.clone();
        if claim == Claim::MahJong {
            return;
        }
        assert_eq!(claim, Claim::Pung);
        rest.remove_all(&[*tile; 2]);
        let laid_out = me.melds.len();
        assert!(shanten::regular(&rest, laid_out + 1) < shanten::regular(&me.stake, laid_out));
        claims += 1;
    });
    assert!(claims > 50, "{claims}");
}

/// docs/strength.md has the result of 20,000 hands.
#[test]
fn beginners_win_two_hands_in_five_against_learners() {
    for rules in [RuleSet::bloem(), RuleSet::classical()] {
        let mut players = BySeat([Level::Learner; 4]);
        players[Seat::new(0)] = Level::Beginner;
        let (id, hands) = (rules.id, 2000);
        let rules = Arc::new(rules);
        let results = SelfPlay {
            rules,
            players,
            hands,
            seed: 1,
        };
        let wins = results.run(1).players[Seat::new(0)].wins;
        assert!(wins * 100 >= hands * 38, "{id:?}: {wins} of {hands}");
    }
}
