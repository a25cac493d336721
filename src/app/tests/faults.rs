//! A part of the program panics: the player is informed once, and the game goes on.

use super::*;
use crate::app::dialog::{self, Dialog};
use crate::session::local::{Local, Occupant, Question};
use engine::table::{Input as GameInput, Move, Setup};
use engine::tiles::{BySeat, Seat};
use words::say;

/// A computer player that panics.
fn broken(_: Seat, _: &Request) -> Move {
    panic!("the test's own failure")
}

/// A table whose computer players panic.
fn broken_table() -> Local {
    let occupants = BySeat::from_fn(|seat| match seat == Seat::new(0) {
        true => Occupant::Person,
        false => Occupant::Scripted(broken),
    });
    Local::new(RuleSet::bloem().into(), Setup::seeded(5), occupants)
}

#[test]
fn a_player_whose_computation_panics_makes_safe_moves() {
    let mut table = broken_table();
    let mut player = Player::new(4);
    // Everybody is ready for the deal, then for play.
    for _ in 0..2 {
        for seat in Seat::ALL {
            let _ = table.play(seat, Move::Ready);
        }
    }
    let mut answered = 0;
    for _ in 0..400 {
        let me = table.game().seat_view(Seat::new(0));
        if me.end.is_some() {
            break;
        }
        let questions: Vec<Question> = table.questions();
        if questions.is_empty() {
            let own = me.request().map(|_| me.legal());
            let choice = own.and_then(|legal| legal.iter().rev().copied().next());
            let _ = table.play(Seat::new(0), choice.expect("a player is asked"));
            continue;
        }
        answered += 1;
        let thought = player
            .app
            .outbox
            .think(questions, std::time::Duration::ZERO);
        for answers in player.results_of(thought) {
            for answer in answers {
                let _ = table.answer(answer);
            }
        }
    }
    assert!(answered > 20, "{answered}");
    let inputs = table.game().inputs();
    let others =
        |input: &&GameInput| matches!(input, GameInput::Move(seat, _) if *seat != Seat::new(0));
    let claims = |input: &&GameInput| matches!(input, GameInput::Move(_, Move::Claim(_)));
    assert_eq!(inputs.iter().filter(others).filter(claims).count(), 0);
    player.handle_thread_messages();
    assert_eq!(player.title().as_deref(), Some(say!("fault-title")));
    player.dismiss();
    assert_eq!(player.title(), None, "the failure is reported once");
}

#[test]
fn an_unjudgeable_hand_is_marked_and_not_requested_again() {
    let mut player = Player::new(77);
    player.end_hand();
    player.choose("Review...");
    let seat = player.viewer();
    player.take_review(seat, 1, None);
    let open = player.app.dialog.as_ref();
    let open = open.and_then(Dialog::content::<dialog::ReviewDialog>);
    let open = open.expect("the review is open");
    assert!(
        open.hand_to_review().is_none(),
        "nothing waits for the failed judgement"
    );
    let words = say!("review-hand-failed", number = 1);
    player.with_window(|window| assert!(window.find(words.as_str()).is_ok()));
}
