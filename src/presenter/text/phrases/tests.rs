//! Tests of the sentences for events.

use std::sync::Arc;

use super::*;
use engine::rules::RuleSet;
use engine::table::{ClaimWindow, Game, Move, Setup};

fn sentence(event: &Event, viewer: Option<Seat>) -> Option<String> {
    let mut game = Game::new(Arc::new(RuleSet::bloem()), Setup::seeded(3));
    for seat in Seat::ALL {
        assert!(
            game.apply(engine::table::Input::Move(seat, Move::Ready))
                .is_ok()
        );
    }
    let names = BySeat(["Me", "Lin", "Ada", "Luis"].map(str::to_owned));
    let words = Words {
        names: &names,
        viewer,
    };
    words.sentence(event, game.seat_view(Seat::new(0)))
}

fn draw_event(seat: usize, tile: Option<Tile>) -> Event {
    Event::Drew {
        seat: Seat::new(seat),
        tile,
        source: Source::Wall,
    }
}

#[test]
fn the_welcome_names_the_round_and_wishes_luck() {
    let event = Event::DealBegan {
        number: 1,
        east: Seat::new(0),
        dice: [1, 2, 3, 4],
    };
    let words = sentence(&event, Some(Seat::new(0))).unwrap_or_default();
    assert!(words.starts_with("You are ") && words.contains("in the East round"));
    let all = sentence(&event, None).unwrap_or_default();
    // East is wished luck like everybody else.
    for viewer in Seat::ALL {
        let words = sentence(&event, Some(viewer)).unwrap_or_default();
        assert!(words.ends_with("Good luck!"), "{words}");
    }
    assert!(all.ends_with("in the East round. Good luck!"), "{all}");
}

#[test]
fn the_state_of_a_game_names_the_kong_or_discard_that_can_be_claimed() {
    let game = Game::new(Arc::new(RuleSet::bloem()), Setup::seeded(3));
    let mut view = game.seat_view(Seat::new(0)).clone();
    let names = BySeat(["Me", "Lin", "Ada", "Luis"].map(str::to_owned));
    for (kong, says) in [
        (true, "Ada has made a Kong of 5 Bamboo."),
        (false, "Ada has discarded a 5 Bamboo."),
    ] {
        view.window = Some(ClaimWindow {
            tile: "5B".parse().expect("a tile"),
            from: Seat::new(2),
            serial: 1,
            kong,
        });
        let words = game_state(&view, &names);
        assert!(words.ends_with(says), "{words}");
    }
}

#[test]
fn drawn_tiles_are_named_only_to_their_owner() {
    let tile = "5B".parse().ok();
    let own = sentence(&draw_event(0, tile), Some(Seat::new(0)));
    assert_eq!(own.as_deref(), Some("You draw a 5 Bamboo."));
    let bonus = sentence(&draw_event(0, "2F".parse().ok()), Some(Seat::new(0)));
    assert_eq!(bonus.as_deref(), Some("You draw a Flower: Orchid."));
    assert_eq!(
        sentence(&draw_event(1, None), Some(Seat::new(0))).as_deref(),
        Some("Lin draws a tile.")
    );
    // Several people share the screen.
    assert_eq!(
        sentence(&draw_event(0, tile), None).as_deref(),
        Some("Me draws a tile.")
    );
}

#[test]
fn the_end_of_a_hand_and_a_standing_hand_have_sentences() {
    let winner = Event::WentMahJong {
        seat: Seat::new(3),
        tile: "RD".parse().expect("a tile"),
        source: Source::Discard,
        from: Some(Seat::new(1)),
    };
    let words = sentence(&winner, Some(Seat::new(0)));
    assert_eq!(
        words.as_deref(),
        Some("Luis claims the Red Dragon and goes Mah Jongg!")
    );
    let hidden = sentence(&Event::NotSettled, None).unwrap_or_default();
    assert!(hidden.contains("all hands were visible"));
    let reason = String::new();
    let dead = sentence(&Event::WashedOut { reason }, None).unwrap_or_default();
    assert!(dead.starts_with("The wall is used up"), "{dead}");
    let stood = Event::Stood { seat: Seat::new(2) };
    assert_eq!(
        sentence(&stood, None).as_deref(),
        Some("Ada calls a Standing Hand.")
    );
}

#[test]
fn uses_of_a_discard_are_listed() {
    let names = BySeat::<String>::default();
    let words = Words {
        names: &names,
        viewer: None,
    };
    let uses = words.uses(&[Claim::MahJong, Claim::Pung, Claim::Chow(None)]);
    assert_eq!(
        uses.as_deref(),
        Some("You can use it for Mah Jongg, a Pung or a Chow.")
    );
    assert_eq!(words.uses(&[]), None);
}

/// Nobody has won a game in which all have the same score, such as one of a single hand without a winner.
#[test]
fn a_game_without_a_single_best_player_has_no_winner() {
    let names = BySeat(["Me", "Lin", "Ada", "Luis"].map(str::to_owned));
    let me = Some(Seat::new(0));
    let equal = BySeat([1000; 4]);
    let over = game_over(&names, &equal, me);
    assert_eq!(
        over,
        "The game is over. First place is shared at 1\u{202F}000."
    );
    let all = other_scores(&names, &equal, me);
    assert!(all.starts_with("You 1\u{202F}000"), "{all}");
    let won = BySeat([1100, 1000, 950, 950]);
    assert_eq!(winner(&names, &won, me), "You win with 1\u{202F}100");
}
