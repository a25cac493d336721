//! Staged deals under the Bloem rules: each wall is prepared for one situation, and the test checks that its outcome follows the rules.

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

use staged::{EAST, NORTH, SOUTH, StagedWall, Table, WEST, tile, tiles};

#[test]
fn east_draws_after_everybody_has_started_the_dealt_hand() {
    let mut table = StagedWall::new([""; 4]).draws("7C").deal();
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
fn three_bonus_tiles_in_a_row_are_replaced_by_three_loose_tiles() {
    let table = StagedWall::new([""; 4])
        .draws("1F")
        .loose_tiles("2F 3S 5D")
        .start();
    let me = table.game.seat_view(EAST).me();
    assert_eq!(me.bonus, tiles("1F 2F 3S"));
    assert_eq!(me.drawn, Some((Some(tile("5D")), Source::Loose)));
    assert_eq!((me.stake_len(), table.game.wall().loose_drawn()), (14, 3));
}

#[test]
fn bonus_tiles_drawn_as_replacements_are_replaced_after_all_seats_had_a_turn() {
    let table = StagedWall::new(["1F", "2F", "", "3F"])
        .loose_tiles("1S 5D 6D 7D")
        .deal();
    let draws: Vec<_> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Drew { seat, tile, .. } => Some((*seat, *tile)),
            _ => None,
        })
        .collect();
    let draw = |seat, text| (seat, Some(tile(text)));
    assert_eq!(
        draws,
        [
            draw(EAST, "1S"),
            draw(SOUTH, "5D"),
            draw(NORTH, "6D"),
            draw(EAST, "7D")
        ]
    );
}

#[test]
fn a_dealt_kong_can_be_made_before_or_during_play() {
    let mut table = StagedWall::new(["", "RD RD RD RD", "", ""])
        .draws("2B 3B")
        .loose_tiles("9C")
        .deal();
    assert_eq!(table.game.request(SOUTH), Some(Request::Declare));
    assert_eq!(table.game.request(EAST), None);
    let before_declaring = table.game.clone();
    table.play(SOUTH, Move::Kong(tile("RD")));
    assert_eq!(
        table.melds(SOUTH),
        [Meld::concealed(MeldKind::Kong, tile("RD"))]
    );
    assert_eq!(table.held_count(SOUTH, "9C"), 1);
    assert!(matches!(table.game.request(SOUTH), Some(Request::Ready(_))));

    table.game = before_declaring;
    table.play(SOUTH, Move::FinishDeclaring);
    table.all_ready();
    table.discard(EAST, "2B").pass_all();
    assert!(
        table
            .game
            .seat_view(SOUTH)
            .legal()
            .contains(&Move::Kong(tile("RD")))
    );
}

#[test]
fn a_standing_player_discards_drawn_tiles_and_claims_only_a_winning_tile() {
    let south = "1B 1B 1B 2D 3D 4D 6C 7C 8C 4C 6C RD RD";
    let mut table = StagedWall::new(["", south, "", ""])
        .draws("9B 1B 2B 3B 8B RD 5C")
        .start();
    table.discard(EAST, "9B").pass_all();
    // South discards the fourth 1 Bamboo and waits for 5 Wan.
    table.discard(SOUTH, "1B");
    let waits = tiles("5C");
    assert_eq!(table.game.request(SOUTH), Some(Request::Stand { waits }));
    table.play(SOUTH, Move::Stand(true)).pass_all();
    assert!(table.game.seat_view(EAST).players[SOUTH].standing);
    table
        .discard(WEST, "2B")
        .pass_all()
        .discard(NORTH, "3B")
        .pass_all()
        .discard(EAST, "8B")
        .pass_all();
    // South draws a third Red Dragon and must discard it.
    let legal = table.game.seat_view(SOUTH).legal();
    assert_eq!(
        legal.as_slice(),
        [Move::Discard {
            tile: tile("RD"),
            calling: false
        }]
    );
    let refusal = table.refusal(
        SOUTH,
        Move::Discard {
            tile: tile("1B"),
            calling: false,
        },
    );
    assert_eq!(
        refusal,
        "You have a Standing Hand, so you must discard the Red Dragon."
    );
    table.discard(SOUTH, "RD").pass_all();
    table.discard(WEST, "5C");
    let refusal = table.refusal(SOUTH, Move::Claim(Claim::Pung));
    assert_eq!(
        refusal,
        "You have a Standing Hand, so you can take only the 5 Wan."
    );
    table.claim(SOUTH, Claim::MahJong).pass_all();
    assert!(
        table
            .score_rows(SOUTH)
            .iter()
            .any(|line| line.contains("Standing")),
        "{:?}",
        table.score_rows(SOUTH)
    );
}

#[test]
fn a_standing_hand_is_offered_only_after_the_first_discard() {
    let south = "1B 1B 1B 2D 3D 4D 6C 7C 8C 4C 6C RD RD";
    let mut table = StagedWall::new(["", south, "", ""])
        .draws("9B 9B 9D 9D 8B 7B")
        .start();
    table
        .discard(EAST, "9B")
        .pass_all()
        .discard(SOUTH, "9B")
        .pass_all();
    assert!(
        !table.game.seat_view(SOUTH).me().standing,
        "South declined the Standing Hand"
    );
    table
        .discard(WEST, "9D")
        .pass_all()
        .discard(NORTH, "9D")
        .pass_all()
        .discard(EAST, "8B")
        .pass_all();
    table.discard(SOUTH, "7B");
    assert_eq!(table.game.request(SOUTH), None);
}

#[test]
fn east_can_go_out_with_an_original_hand() {
    let complete = "1B 1B 1B 2D 3D 4D 6C 7C 8C 4C 6C RD RD";
    let mut table = StagedWall::new([complete, "", "", ""]).draws("5C").start();
    table.play(EAST, Move::MahJong);
    assert!(
        table
            .score_rows(EAST)
            .iter()
            .any(|line| line.contains("Original Hand")),
        "{:?}",
        table.score_rows(EAST)
    );
    assert!(
        table.game.seat_view(WEST).players[EAST]
            .stake
            .has(tile("RD")),
        "all hands are shown after Mah Jongg"
    );
}

#[test]
fn the_last_discard_can_be_claimed_before_the_hand_is_dead() {
    let mut table = StagedWall::new([""; 4]).start();
    let mut last_live_left = None;
    while table.game.seat_view(EAST).end.is_none() {
        let seat = table.seat_in_turn().expect("a seat is in turn");
        last_live_left = Some(table.game.seat_view(seat).live_left);
        table.discard_drawn(seat);
        assert!(
            seat.others()
                .all(|other| table.game.request(other).is_some())
        );
        table.pass_all();
    }
    assert_eq!(last_live_left, Some(0));
    assert!(matches!(
        table.game.seat_view(EAST).end,
        Some(DealEnd::WashOut { .. })
    ));
    assert_eq!(table.game.wall().undrawn().len(), 16);
    let scores = table.game.seat_view(EAST).scores;
    table.all_ready();
    let view = table.game.seat_view(EAST);
    assert_eq!(
        (view.east, view.scores, view.deal_number),
        (EAST, scores, 2)
    );
}

#[test]
fn nothing_is_paid_if_hands_were_visible_during_play() {
    let complete = "1B 1B 1B 2D 3D 4D 6C 7C 8C 4C 6C RD RD";
    let show = |on| Input::Act(Act::ShowHands(on));
    let is_unsettled = |visible: bool| {
        let mut table = StagedWall::new([complete, "", "", ""]).draws("5C").deal();
        table.game.apply(show(true)).expect("hands can be shown");
        if !visible {
            table.game.apply(show(false)).expect("hands can be hidden");
        }
        table.all_ready();
        table.play(EAST, Move::MahJong);
        table.events.contains(&Event::NotSettled)
    };
    assert!(is_unsettled(true));
    assert!(!is_unsettled(false), "hands were hidden again before play");
}

#[test]
fn a_player_chooses_between_two_positions_of_a_claimed_tile_in_a_chow() {
    let mut table = StagedWall::new(["", "2D 3D 5D", "", ""])
        .draws("4D")
        .start();
    table
        .discard(EAST, "4D")
        .claim(SOUTH, Claim::Chow(None))
        .pass_all();
    assert_eq!(
        table.game.request(SOUTH),
        Some(Request::PlaceChow { tile: tile("4D") })
    );
    table.refusal(SOUTH, Move::PlaceChow(ChowPosition::Lower));
    table.play(SOUTH, Move::PlaceChow(ChowPosition::Upper));
    assert_eq!(
        table.melds(SOUTH),
        [Meld::claimed(MeldKind::Chow, tile("2D"))]
    );
}

#[test]
fn a_timeout_answers_for_seats_that_have_not_answered() {
    let mut table = StagedWall::new([""; 4]).draws("9B 9D").start();
    table.discard(EAST, "9B");
    table
        .game
        .apply(Input::Act(Act::TimeOut))
        .expect("seats must answer");
    assert_eq!(table.seat_in_turn(), Some(SOUTH));
    assert!(table.game.apply(Input::Act(Act::TimeOut)).is_err());
}

#[test]
fn a_seat_sees_no_hidden_tile_of_another_seat() {
    let table = StagedWall::new([""; 4]).start();
    for seat in Seat::ALL {
        let view = table.game.view(Viewer::Seat(seat));
        for other in seat.others() {
            assert!(view.players[other].stake.is_empty());
            assert!(
                view.players[other]
                    .drawn
                    .is_none_or(|(tile, _)| tile.is_none())
            );
        }
    }
}
