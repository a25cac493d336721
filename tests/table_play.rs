//! Staged deals under the Bloem rules: the wall is laid so that one thing happens, and it must happen by the rules.

use red_stake::rules::Source;
use red_stake::table::{Act, ChowPosition, Claim, DealEnd, Event, Input, Move, Request, Viewer};
use red_stake::tiles::{Exposure, Meld, MeldKind, Seat, Tile};

#[path = "table_play/staged.rs"]
mod staged;

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
        .told
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
fn a_chow_comes_only_from_the_left_unless_it_wins() {
    let mut table = Staged::new(["", "4B 6B", "4B 6B", ""]).draws("5B").begun();
    table.discard(EAST, "5B");
    let chow = Move::Claim(Claim::Chow(Some(ChowPosition::Middle)));
    let why = table.refused(WEST, chow);
    assert_eq!(
        why,
        "Only the player to your left can give you a Chow, unless it makes Mah Jongg."
    );
    table.play(SOUTH, chow).pass();
    assert_eq!(
        table.melds(SOUTH),
        [Meld::claimed(MeldKind::Chow, tile("4B"))]
    );
    assert_eq!(table.turn_of(), Some(SOUTH));
    assert_eq!(
        table.refused(SOUTH, Move::MahJong),
        "After a claim you can only discard."
    );
}

#[test]
fn a_winning_chow_may_come_from_anyone() {
    let west = "1B 1B 1B 2D 3D 4D 6C 7C 8C 4B 6B RD RD";
    let mut table = Staged::new(["", "", west, ""]).draws("5B").begun();
    table.discard(EAST, "5B").claim(WEST, Claim::MahJong).pass();
    assert_eq!(table.winner(), Some((WEST, Source::Discard, Some(EAST))));
}

#[test]
fn a_discard_that_fits_nothing_is_refused_in_words() {
    let mut table = Staged::new(["", "1B 9B", "9C", ""]).draws("5D").begun();
    table.discard(EAST, "5D");
    let south = table.game.seat_view(SOUTH).me().stake[tile("5D")];
    if south == 0 {
        let why = table.refused(SOUTH, Move::Claim(Claim::Pung));
        assert!(why.starts_with("That tile fits no"), "{why}");
    }
    assert_eq!(
        table.refused(EAST, Move::Claim(Claim::Pung)),
        "You cannot claim your own tile."
    );
}

#[test]
fn a_discard_cannot_turn_an_exposed_pung_into_a_kong() {
    let mut table = Staged::new(["5B", "", "5B 5B", ""]).draws("5B").begun();
    table.discard(EAST, "5B").claim(WEST, Claim::Pung).pass();
    let thrown = table
        .game
        .seat_view(WEST)
        .me()
        .stake
        .iter()
        .next()
        .expect("a tile");
    table
        .play(
            WEST,
            Move::Discard {
                tile: thrown,
                calling: false,
            },
        )
        .pass();
    let north = table
        .game
        .seat_view(NORTH)
        .me()
        .drawn
        .and_then(|(tile, _)| tile)
        .expect("a tile");
    table
        .play(
            NORTH,
            Move::Discard {
                tile: north,
                calling: false,
            },
        )
        .pass();
    table.discard(EAST, "5B");
    let why = table.refused(WEST, Move::Claim(Claim::Kong));
    assert_eq!(why, "A discard cannot turn an Exposed Pung into a Kong.");
}

#[test]
fn the_higher_claim_takes_the_tile() {
    // South could chow, West pung, North go Mah Jongg with its pair.
    let north = "1B 1B 1B 2D 3D 4D 6C 7C 8C RD RD RD 5B";
    let hands = ["", "4B 6B", "5B 5B", north];
    let all = |table: &mut Table| {
        table.discard(EAST, "5B");
        table.claim(SOUTH, Claim::Chow(None));
    };
    let mut table = Staged::new(hands).draws("5B").begun();
    all(&mut table);
    table.claim(WEST, Claim::Pung).claim(NORTH, Claim::MahJong);
    assert_eq!(table.winner(), Some((NORTH, Source::Discard, Some(EAST))));

    let mut table = Staged::new(hands).draws("5B").begun();
    all(&mut table);
    table.claim(WEST, Claim::Pung).pass();
    assert_eq!(table.turn_of(), Some(WEST));
    assert_eq!(table.game.seat_view(SOUTH).discards[0].taken_by, Some(WEST));
}

#[test]
fn mah_jong_claims_rank_pung_chow_pair_then_the_nearest() {
    let pair = "1B 1B 1B 2D 3D 4D 6C 7C 8C RD RD RD 5B";
    let chow = "1D 1D 1D 2C 3C 4C 6D 7D 8D WD WD 4B 6B";
    let pung = "9B 9B 9B 2C 3C 4C 6D 7D 8D WD WD 5B 5B";
    // East's very first discard would give every winner a special hand [Q7], so it throws another before.
    let winner = |hands: [&str; 4]| {
        let mut table = Staged::new(hands).draws("NW NW NW SW 5B").begun();
        for (seat, thrown) in [(EAST, "NW"), (SOUTH, "NW"), (WEST, "NW"), (NORTH, "SW")] {
            table.discard(seat, thrown).pass();
        }
        table.discard(EAST, "5B");
        for seat in EAST.others() {
            if table
                .game
                .seat_view(seat)
                .wins_with(tile("5B"), Source::Discard)
            {
                table.claim(seat, Claim::MahJong);
            }
        }
        table.pass();
        table.winner().map(|(winner, ..)| winner)
    };
    let another_pair = "1C 1C 1C 2D 3D 4D 6B 7B 8B GD GD GD 5B";
    let another_chow = "9D 9D 9D 2C 3C 4C 6D 7D 8D GD GD 4B 6B";
    assert_eq!(winner(["", pair, chow, another_pair]), Some(WEST));
    assert_eq!(winner(["", pair, chow, another_chow]), Some(WEST));
    assert_eq!(winner(["", chow, "", pung]), Some(NORTH));
    assert_eq!(winner(["", pair, "", pung]), Some(NORTH));
}

#[test]
fn the_first_discard_of_the_hand_wins_as_a_special_hand_for_the_nearest() {
    let pair = "1B 1B 1B 2D 3D 4D 6C 7C 8C RD RD RD 5B";
    let pung = "9B 9B 9B 2C 3C 4C 6D 7D 8D WD WD 5B 5B";
    let mut table = Staged::new(["", pair, "", pung]).draws("5B").begun();
    table
        .discard(EAST, "5B")
        .claim(SOUTH, Claim::MahJong)
        .claim(NORTH, Claim::MahJong)
        .pass();
    assert_eq!(table.winner().map(|(winner, ..)| winner), Some(SOUTH));
    assert!(
        table
            .lines(SOUTH)
            .iter()
            .any(|line| line.contains("Terrestrial")),
        "{:?}",
        table.lines(SOUTH)
    );
}

#[test]
fn a_claimed_kong_lies_open_and_gets_a_loose_tile() {
    let mut table = Staged::new(["", "", "5B 5B 5B", ""])
        .draws("5B")
        .loose("9D")
        .begun();
    table.discard(EAST, "5B").claim(WEST, Claim::Kong).pass();
    assert_eq!(
        table.melds(WEST),
        [Meld::claimed(MeldKind::Kong, tile("5B"))]
    );
    assert_eq!(
        table.game.request(WEST),
        Some(Request::Turn {
            drawn: Some(tile("9D"))
        })
    );
    assert_eq!(table.game.seat_view(WEST).me().size(), 14);
}

#[test]
fn a_kong_is_snatched_from_an_exposed_pung() {
    let south = "1B 1B 1B 2D 3D 4D 6C 7C 8C 4C 6C RD RD";
    let mut table = Staged::new(["5C 5C 9D", south, "", "5C"])
        .draws("9B 8B 7B 5C")
        .begun();
    table.discard(EAST, "9B").pass();
    table.discard(SOUTH, "8B").pass();
    table.discard(WEST, "7B").pass();
    let drawn = table
        .game
        .seat_view(NORTH)
        .me()
        .drawn
        .and_then(|(tile, _)| tile);
    assert_eq!(drawn, Some(tile("5C")));
    // South lets this one go, so that it can snatch the fourth.
    table.discard(NORTH, "5C").claim(EAST, Claim::Pung).pass();
    assert_eq!(
        table.melds(EAST),
        [Meld::claimed(MeldKind::Pung, tile("5C"))]
    );
    table.discard(EAST, "9D").pass();
    let loose = table.game.wall().loose_drawn();
    // The fourth 5 Wan lies with North, who gives it to East's hand by way of the wall.
    let south_drew = table
        .game
        .seat_view(SOUTH)
        .me()
        .drawn
        .and_then(|(tile, _)| tile)
        .expect("a tile");
    table
        .play(
            SOUTH,
            Move::Discard {
                tile: south_drew,
                calling: false,
            },
        )
        .pass();
    let west_drew = table
        .game
        .seat_view(WEST)
        .me()
        .drawn
        .and_then(|(tile, _)| tile)
        .expect("a tile");
    table
        .play(
            WEST,
            Move::Discard {
                tile: west_drew,
                calling: false,
            },
        )
        .pass();
    let north_drew = table
        .game
        .seat_view(NORTH)
        .me()
        .drawn
        .and_then(|(tile, _)| tile)
        .expect("a tile");
    table
        .play(
            NORTH,
            Move::Discard {
                tile: north_drew,
                calling: false,
            },
        )
        .pass();
    let east_drew = table
        .game
        .seat_view(EAST)
        .me()
        .drawn
        .and_then(|(tile, _)| tile)
        .expect("a tile");
    swap_between(&mut table, EAST, east_drew, NORTH, tile("5C"));
    table.play(EAST, Move::Kong(tile("5C")));
    assert!(table.game.request(SOUTH).is_some());
    assert_eq!(
        table.game.request(WEST),
        None,
        "seats that cannot win pass by themselves"
    );
    table.claim(SOUTH, Claim::MahJong);
    assert_eq!(table.winner(), Some((SOUTH, Source::Snatch, Some(EAST))));
    assert_eq!(
        table.melds(EAST),
        [Meld::claimed(MeldKind::Pung, tile("5C"))]
    );
    assert_eq!(table.game.wall().loose_drawn(), loose);
    assert!(
        table
            .lines(SOUTH)
            .iter()
            .any(|line| line.contains("Snatching")),
        "{:?}",
        table.lines(SOUTH)
    );
    assert!(!table.lines(SOUTH).iter().any(|line| line.contains("Drawn")));
}

/// Exchanges a tile of one hand for one of another, by way of the wall.
fn swap_between(table: &mut Table, one: Seat, given: Tile, other: Seat, wanted: Tile) {
    let spare = table.game.wall().undrawn()[0];
    let mut swap = |seat, old, new| {
        table
            .game
            .apply(Input::Act(Act::SwapTile { seat, old, new }))
            .expect("both are there");
    };
    swap(other, wanted, spare);
    swap(one, given, wanted);
    swap(other, spare, given);
}

#[test]
fn an_unsnatched_kong_stands_and_a_concealed_one_cannot_be_snatched() {
    let south = "1B 1B 1B 2D 3D 4D 6C 7C 8C 4C 6C RD RD";
    let mut table = Staged::new(["5C 5C 5C", south, "", ""])
        .draws("5C")
        .loose("9D")
        .begun();
    table.play(EAST, Move::Kong(tile("5C")));
    assert_eq!(table.game.request(SOUTH), None);
    assert_eq!(table.melds(EAST)[0].exposure, Exposure::Concealed);
    assert_eq!(
        table.game.request(EAST),
        Some(Request::Turn {
            drawn: Some(tile("9D"))
        })
    );
}

#[test]
fn a_standing_player_throws_what_is_drawn_and_takes_only_the_winning_tile() {
    let south = "1B 1B 1B 2D 3D 4D 6C 7C 8C 4C 6C RD RD";
    let mut table = Staged::new(["", south, "", ""])
        .draws("9B 1B 2B 3B 8B RD 5C")
        .begun();
    table.discard(EAST, "9B").pass();
    // The fourth 1 Bamboo goes back again, so the hand waits for 5 Wan.
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
    // South draws a Red Dragon, which makes three, and must throw it.
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
        "You have a Standing Hand: Red Dragon must be discarded."
    );
    table.discard(SOUTH, "RD").pass();
    table.discard(WEST, "5C");
    let why = table.refused(SOUTH, Move::Claim(Claim::Pung));
    assert_eq!(why, "You have a Standing Hand: only 5 Wan may be taken.");
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
        let seat = table.turn_of().expect("somebody plays");
        let drawn = table
            .game
            .seat_view(seat)
            .me()
            .drawn
            .and_then(|(tile, _)| tile)
            .expect("a tile");
        last = Some(table.game.seat_view(seat).live_left);
        table.play(
            seat,
            Move::Discard {
                tile: drawn,
                calling: false,
            },
        );
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
            table.game.apply(show(false)).expect("and hidden");
        }
        table.all_ready();
        table.play(EAST, Move::MahJong);
        table.told.contains(&Event::NotSettled)
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
