//! Claims: what a discard can be claimed for, and which claim wins.

use super::*;
use engine::table::Refusal;
use wording::Describe;

#[test]
fn a_chow_comes_only_from_the_left_unless_it_wins() {
    let mut table = StagedWall::new(["", "4B 6B", "4B 6B", ""])
        .draws("5B")
        .start();
    table.discard(EAST, "5B");
    let chow = Move::Claim(Claim::Chow(Some(ChowPosition::Middle)));
    let refusal = table.refusal(WEST, chow);
    assert_eq!(
        refusal,
        "You can take the 5 Bamboo for a Chow only from the player on your left, unless it completes your hand."
    );
    table.play(SOUTH, chow).pass_all();
    assert_eq!(
        table.melds(SOUTH),
        [Meld::claimed(MeldKind::Chow, tile("4B"))]
    );
    assert_eq!(table.seat_in_turn(), Some(SOUTH));
    assert_eq!(
        table.refusal(SOUTH, Move::MahJong),
        "After a claim you can only discard."
    );
}

#[test]
fn a_winning_chow_may_come_from_anyone() {
    let west = "1B 1B 1B 2D 3D 4D 6C 7C 8C 4B 6B RD RD";
    let mut table = StagedWall::new(["", "", west, ""]).draws("5B").start();
    table
        .discard(EAST, "5B")
        .claim(WEST, Claim::MahJong)
        .pass_all();
    assert_eq!(table.winner(), Some((WEST, Source::Discard, Some(EAST))));
}

#[test]
fn the_reason_why_a_discard_cannot_be_claimed_fits_the_hand() {
    let reason = |table: &Table, seat| {
        let refusal = table.game.seat_view(seat).why_no_claim();
        refusal.map(|refusal| refusal.describe())
    };
    let south = "1B 9B 1C 9C 1D 9D EW SW WW NW RD GD WD";
    let west = "5D 1B 9B 1C 9C 1D 9D EW SW WW NW RD GD";
    let mut table = StagedWall::new(["", south, west, "4D 6D"])
        .draws("5D")
        .start();
    table.discard(EAST, "5D");
    assert_eq!(
        reason(&table, SOUTH).as_deref(),
        Some(
            "You cannot use the 5 Circle. A Pung needs two of your own, and you have none. A Chow needs two more in a row with it."
        )
    );
    assert_eq!(
        reason(&table, WEST).as_deref(),
        Some("You cannot use the 5 Circle. A Pung needs two of your own, and you have one.")
    );
    assert_eq!(
        reason(&table, NORTH).as_deref(),
        Some(
            "You can take the 5 Circle for a Chow only from the player on your left, unless it completes your hand."
        )
    );
    assert_eq!(
        reason(&table, EAST).as_deref(),
        Some("You cannot claim your own discard.")
    );
    let mut table = StagedWall::new(["", "5D 5D", "", ""]).draws("5D").start();
    table.discard(EAST, "5D");
    assert_eq!(reason(&table, SOUTH), None);
}

#[test]
fn a_discard_cannot_turn_an_exposed_pung_into_a_kong() {
    let mut table = StagedWall::new(["5B", "", "5B 5B", ""]).draws("5B").start();
    table
        .discard(EAST, "5B")
        .claim(WEST, Claim::Pung)
        .pass_all();
    let discard = table
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
                tile: discard,
                calling: false,
            },
        )
        .pass_all();
    table.discard_drawn(NORTH).pass_all();
    table.discard(EAST, "5B");
    let expected =
        "You can add the fourth 5 Bamboo to your exposed Pung only if you draw it yourself.";
    assert_eq!(table.refusal(WEST, Move::Claim(Claim::Kong)), expected);
    let refusal = table.game.seat_view(WEST).why_no_claim();
    let bamboo = "5B".parse().expect("a tile");
    assert_eq!(refusal, Some(Refusal::PungToKong(bamboo)));
}

#[test]
fn the_higher_claim_takes_the_tile() {
    // South could chow, West pung, North go Mah Jongg with its pair.
    let north = "1B 1B 1B 2D 3D 4D 6C 7C 8C RD RD RD 5B";
    let hands = ["", "4B 6B", "5B 5B", north];
    let discard_and_chow = |table: &mut Table| {
        table.discard(EAST, "5B");
        table.claim(SOUTH, Claim::Chow(None));
    };
    let mut table = StagedWall::new(hands).draws("5B").start();
    discard_and_chow(&mut table);
    table.claim(WEST, Claim::Pung).claim(NORTH, Claim::MahJong);
    assert_eq!(table.winner(), Some((NORTH, Source::Discard, Some(EAST))));

    let mut table = StagedWall::new(hands).draws("5B").start();
    discard_and_chow(&mut table);
    table.claim(WEST, Claim::Pung).pass_all();
    assert_eq!(table.seat_in_turn(), Some(WEST));
    assert_eq!(table.game.seat_view(SOUTH).discards[0].taken_by, Some(WEST));
}

#[test]
fn mah_jong_claims_rank_by_pung_chow_pair_and_then_by_distance() {
    let pair = "1B 1B 1B 2D 3D 4D 6C 7C 8C RD RD RD 5B";
    let chow = "1D 1D 1D 2C 3C 4C 6D 7D 8D WD WD 4B 6B";
    let pung = "9B 9B 9B 2C 3C 4C 6D 7D 8D WD WD 5B 5B";
    // East's very first discard would give every winner a special hand, so it discards another tile first.
    let winner = |hands: [&str; 4]| {
        let mut table = StagedWall::new(hands).draws("NW NW NW SW 5B").start();
        for (seat, discard) in [(EAST, "NW"), (SOUTH, "NW"), (WEST, "NW"), (NORTH, "SW")] {
            table.discard(seat, discard).pass_all();
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
        table.pass_all();
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
fn the_nearest_player_wins_with_the_first_discard_of_east_as_a_special_hand() {
    let pair = "1B 1B 1B 2D 3D 4D 6C 7C 8C RD RD RD 5B";
    let pung = "9B 9B 9B 2C 3C 4C 6D 7D 8D WD WD 5B 5B";
    let mut table = StagedWall::new(["", pair, "", pung]).draws("5B").start();
    table
        .discard(EAST, "5B")
        .claim(SOUTH, Claim::MahJong)
        .claim(NORTH, Claim::MahJong)
        .pass_all();
    assert_eq!(table.winner().map(|(winner, ..)| winner), Some(SOUTH));
    assert!(
        table
            .score_rows(SOUTH)
            .iter()
            .any(|line| line.contains("Terrestrial")),
        "{:?}",
        table.score_rows(SOUTH)
    );
}
