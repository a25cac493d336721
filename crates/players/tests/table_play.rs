//! Staged deals under the Bloem rules: each wall is prepared for one situation, whose outcome must follow the rules.

use engine::rules::Source;
use engine::table::{Act, ChowPosition, Claim, DealEnd, Event, Input, Move, Request, Viewer};
use engine::tiles::{Exposure, Meld, MeldKind, Seat, Tile};

#[path = "table_play/claims.rs"]
mod claims;
#[path = "table_play/kongs.rs"]
mod kongs;
#[path = "table_play/staged.rs"]
mod staged;
#[path = "table_play/standing.rs"]
mod standing;

use staged::{EAST, NORTH, SOUTH, Staged, Table, WEST, tile, tiles};

#[test]
fn a_dealt_hand_waits_for_start_and_then_east_draws() {
    let mut table = Staged::new([""; 4]).draws("7C").dealt();
    let sizes = Seat::ALL.map(|seat| table.game.seat_view(seat).me().size());
    assert_eq!(sizes, [13; 4]);
    assert_eq!(table.game.seat_view(EAST).live_left, 76);
    table.all_ready();
    assert_eq!(
        table.game.request(EAST),
        Some(Request::Turn {
            drawn: Some(tile("7C"))
        })
    );
    assert_eq!(table.game.seat_view(SOUTH).live_left, 75);
    assert_eq!(table.game.seat_view(SOUTH).players[EAST].hidden, 14);
}

#[test]
fn three_bonus_tiles_in_a_row_take_three_loose_tiles() {
    let table = Staged::new([""; 4]).draws("1F").loose("2F 3S 5D").begun();
    let me = table.game.seat_view(EAST).me();
    assert_eq!(me.bonus, tiles("1F 2F 3S"));
    assert_eq!(me.drawn, Some((Some(tile("5D")), Source::Loose)));
    assert_eq!((me.stake_len(), table.game.wall().loose_drawn()), (14, 3));
}

#[test]
fn replacements_that_are_bonus_tiles_wait_for_the_next_round() {
    let table = Staged::new(["1F", "2F", "", "3F"])
        .loose("1S 5D 6D 7D")
        .dealt();
    let order: Vec<_> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Drew { seat, tile, .. } => Some((*seat, *tile)),
            _ => None,
        })
        .collect();
    let drew = |seat, text| (seat, Some(tile(text)));
    assert_eq!(
        order,
        [
            drew(EAST, "1S"),
            drew(SOUTH, "5D"),
            drew(NORTH, "6D"),
            drew(EAST, "7D")
        ]
    );
}

#[test]
fn a_dealt_kong_is_offered_before_play_and_may_wait() {
    let mut table = Staged::new(["", "RD RD RD RD", "", ""])
        .draws("2B 3B")
        .loose("9C")
        .dealt();
    assert_eq!(table.game.request(SOUTH), Some(Request::Declare));
    assert_eq!(table.game.request(EAST), None);
    let before = table.game.clone();
    table.play(SOUTH, Move::Kong(tile("RD")));
    assert_eq!(
        table.melds(SOUTH),
        [Meld::concealed(MeldKind::Kong, tile("RD"))]
    );
    assert_eq!(table.holds(SOUTH, "9C"), 1);
    assert!(matches!(table.game.request(SOUTH), Some(Request::Ready(_))));

    table.game = before;
    table.play(SOUTH, Move::FinishDeclaring);
    table.all_ready();
    table.discard(EAST, "2B").pass();
    assert!(
        table
            .game
            .seat_view(SOUTH)
            .legal()
            .contains(&Move::Kong(tile("RD")))
    );
}

#[test]
fn a_standing_player_discards_drawn_tiles_and_claims_only_the_winning_tile() {
    let south = "1B 1B 1B 2D 3D 4D 6C 7C 8C 4C 6C RD RD";
    let mut table = Staged::new(["", south, "", ""])
        .draws("9B 1B 2B 3B 8B RD 5C")
        .begun();
    table.discard(EAST, "9B").pass();
    // The fourth 1 Bamboo is put back, so the hand waits for 5 Wan.
    table.discard(SOUTH, "1B");
    let waits = tiles("5C");
    assert_eq!(table.game.request(SOUTH), Some(Request::Stand { waits }));
    table.play(SOUTH, Move::Stand(true)).pass();
    assert!(table.game.seat_view(EAST).players[SOUTH].standing);
    table
        .discard(WEST, "2B")
        .pass()
        .discard(NORTH, "3B")
        .pass()
        .discard(EAST, "8B")
        .pass();
    // South draws a third Red Dragon and must discard it.
    let legal = table.game.seat_view(SOUTH).legal();
    assert_eq!(
        legal.as_slice(),
        [Move::Discard {
            tile: tile("RD"),
            calling: false
        }]
    );
    let why = table.refused(
        SOUTH,
        Move::Discard {
            tile: tile("1B"),
            calling: false,
        },
    );
    assert_eq!(
        why,
        "You have a Standing Hand, so you must discard Red Dragon."
    );
    table.discard(SOUTH, "RD").pass();
    table.discard(WEST, "5C");
    let why = table.refused(SOUTH, Move::Claim(Claim::Pung));
    assert_eq!(why, "You have a Standing Hand, so you can take only 5 Wan.");
    table.claim(SOUTH, Claim::MahJong).pass();
    assert!(
        table
            .lines(SOUTH)
            .iter()
            .any(|line| line.contains("Standing")),
        "{:?}",
        table.lines(SOUTH)
    );
}

#[test]
fn a_standing_hand_is_offered_only_after_the_first_discard() {
    let south = "1B 1B 1B 2D 3D 4D 6C 7C 8C 4C 6C RD RD";
    let mut table = Staged::new(["", south, "", ""])
        .draws("9B 9B 9D 9D 8B 7B")
        .begun();
    table.discard(EAST, "9B").pass().discard(SOUTH, "9B").pass();
    assert!(
        !table.game.seat_view(SOUTH).me().standing,
        "it was declined"
    );
    table
        .discard(WEST, "9D")
        .pass()
        .discard(NORTH, "9D")
        .pass()
        .discard(EAST, "8B")
        .pass();
    table.discard(SOUTH, "7B");
    assert_eq!(table.game.request(SOUTH), None);
}

#[test]
fn east_may_go_out_with_its_first_tile_and_others_with_its_first_discard() {
    let complete = "1B 1B 1B 2D 3D 4D 6C 7C 8C 4C 6C RD RD";
    let mut table = Staged::new([complete, "", "", ""]).draws("5C").begun();
    table.play(EAST, Move::MahJong);
    assert!(
        table
            .lines(EAST)
            .iter()
            .any(|line| line.contains("Original Hand")),
        "{:?}",
        table.lines(EAST)
    );
    assert!(
        table.game.seat_view(WEST).players[EAST]
            .stake
            .has(tile("RD")),
        "all hands are shown"
    );
}

#[test]
fn the_last_discard_can_be_claimed_and_then_the_hand_is_dead() {
    let mut table = Staged::new([""; 4]).begun();
    let mut last = None;
    while table.game.seat_view(EAST).end.is_none() {
        let seat = table.turn_of().expect("somebody can play");
        last = Some(table.game.seat_view(seat).live_left);
        table.discard_drawn(seat);
        assert!(
            seat.others()
                .all(|other| table.game.request(other).is_some())
        );
        table.pass();
    }
    assert_eq!(last, Some(0));
    assert!(matches!(
        table.game.seat_view(EAST).end,
        Some(DealEnd::WashOut { .. })
    ));
    assert_eq!(table.game.wall().undrawn().len(), 16);
    let before = table.game.seat_view(EAST).scores;
    table.all_ready();
    let view = table.game.seat_view(EAST);
    assert_eq!(
        (view.east, view.scores, view.deal_number),
        (EAST, before, 2)
    );
}

#[test]
fn nothing_is_paid_when_all_hands_were_visible() {
    let complete = "1B 1B 1B 2D 3D 4D 6C 7C 8C 4C 6C RD RD";
    let show = |on| Input::Act(Act::ShowHands(on));
    let won = |visible: bool| {
        let mut table = Staged::new([complete, "", "", ""]).draws("5C").dealt();
        table.game.apply(show(true)).expect("hands can be shown");
        if !visible {
            table.game.apply(show(false)).expect("hands can be hidden");
        }
        table.all_ready();
        table.play(EAST, Move::MahJong);
        table.events.contains(&Event::NotSettled)
    };
    assert!(won(true));
    assert!(!won(false), "they were hidden again before Start!");
}

#[test]
fn a_chow_with_two_places_is_placed_by_its_owner() {
    let mut table = Staged::new(["", "2D 3D 5D", "", ""]).draws("4D").begun();
    table
        .discard(EAST, "4D")
        .claim(SOUTH, Claim::Chow(None))
        .pass();
    assert_eq!(
        table.game.request(SOUTH),
        Some(Request::PlaceChow { tile: tile("4D") })
    );
    table.refused(SOUTH, Move::PlaceChow(ChowPosition::Lower));
    table.play(SOUTH, Move::PlaceChow(ChowPosition::Upper));
    assert_eq!(
        table.melds(SOUTH),
        [Meld::claimed(MeldKind::Chow, tile("2D"))]
    );
}

#[test]
fn the_time_runs_out_for_those_who_are_silent() {
    let mut table = Staged::new([""; 4]).draws("9B 9D").begun();
    table.discard(EAST, "9B");
    table
        .game
        .apply(Input::Act(Act::TimeOut))
        .expect("there was something to answer");
    if table.game.request(EAST).is_none() {
        assert_eq!(table.turn_of(), Some(SOUTH));
    }
    assert!(table.game.apply(Input::Act(Act::TimeOut)).is_err());
}

#[test]
fn a_seat_sees_no_tile_of_another() {
    let table = Staged::new([""; 4]).begun();
    for eyes in Seat::ALL {
        let view = table.game.view(Viewer::Seat(eyes));
        for other in eyes.others() {
            assert!(view.players[other].stake.is_empty());
            assert!(
                view.players[other]
                    .drawn
                    .is_none_or(|(tile, _)| tile.is_none())
            );
        }
    }
}
