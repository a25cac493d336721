//! Kongs: concealed or exposed, their Loose Tiles, and snatching one.

use super::*;

#[test]
fn a_claimed_kong_lies_open_and_gets_a_loose_tile() {
    let mut table = StagedWall::new(["", "", "5B 5B 5B", ""])
        .draws("5B")
        .loose_tiles("9D")
        .start();
    table
        .discard(EAST, "5B")
        .claim(WEST, Claim::Kong)
        .pass_all();
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
fn a_kong_made_from_an_exposed_pung_can_be_snatched() {
    let south = "1B 1B 1B 2D 3D 4D 6C 7C 8C 4C 6C RD RD";
    let mut table = StagedWall::new(["5C 5C 9D", south, "", "5C"])
        .draws("9B 8B 7B 5C")
        .start();
    table.discard(EAST, "9B").pass_all();
    table.discard(SOUTH, "8B").pass_all();
    table.discard(WEST, "7B").pass_all();
    assert_eq!(table.drawn_tile(NORTH), tile("5C"));
    // South passes on the third 5 Wan and later snatches the fourth.
    table
        .discard(NORTH, "5C")
        .claim(EAST, Claim::Pung)
        .pass_all();
    assert_eq!(
        table.melds(EAST),
        [Meld::claimed(MeldKind::Pung, tile("5C"))]
    );
    table.discard(EAST, "9D").pass_all();
    let loose_drawn = table.game.wall().loose_drawn();
    // North holds the fourth 5 Wan. The test exchanges it for East's drawn tile.
    table.discard_drawn(SOUTH).pass_all();
    table.discard_drawn(WEST).pass_all();
    table.discard_drawn(NORTH).pass_all();
    let east_drew = table.drawn_tile(EAST);
    swap_between(&mut table, EAST, east_drew, NORTH, tile("5C"));
    table.play(EAST, Move::Kong(tile("5C")));
    assert!(table.game.request(SOUTH).is_some());
    assert_eq!(
        table.game.request(WEST),
        None,
        "seats that cannot win pass automatically"
    );
    table.claim(SOUTH, Claim::MahJong);
    assert_eq!(table.winner(), Some((SOUTH, Source::Snatch, Some(EAST))));
    assert_eq!(
        table.melds(EAST),
        [Meld::claimed(MeldKind::Pung, tile("5C"))]
    );
    assert_eq!(table.game.wall().loose_drawn(), loose_drawn);
    assert!(
        table
            .score_rows(SOUTH)
            .iter()
            .any(|line| line.contains("Snatching")),
        "{:?}",
        table.score_rows(SOUTH)
    );
    assert!(
        !table
            .score_rows(SOUTH)
            .iter()
            .any(|line| line.contains("Drawn"))
    );
}

/// Exchanges a tile of one hand for one of another, by way of the wall.
fn swap_between(table: &mut Table, one: Seat, given: Tile, other: Seat, wanted: Tile) {
    let spare = table.game.wall().undrawn()[0];
    let mut swap = |seat, old, new| {
        table
            .game
            .apply(Input::Act(Act::SwapTile { seat, old, new }))
            .expect("both tiles exist");
    };
    swap(other, wanted, spare);
    swap(one, given, wanted);
    swap(other, spare, given);
}

#[test]
fn a_concealed_kong_cannot_be_snatched() {
    let south = "1B 1B 1B 2D 3D 4D 6C 7C 8C 4C 6C RD RD";
    let mut table = StagedWall::new(["5C 5C 5C", south, "", ""])
        .draws("5C")
        .loose_tiles("9D")
        .start();
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
