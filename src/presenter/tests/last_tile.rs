//! Under the classical rules, a winner whose last tile can complete more than one set chooses which it completes.

use std::sync::Arc;
use std::time::Duration;

use super::super::*;
use super::harness::{Harness, initial_state, settings};
use engine::rules::RuleSet;
use engine::table::{ChowPosition, Game, Input, Move, Request, Setup};
use engine::tiles::{Meld, MeldKind, Seat, Tile};

/// The last tile can complete either a pair or a Chow, with different scores.
#[test]
fn a_winner_chooses_what_the_last_tile_completes() {
    let mut initial = initial_state(settings(), RuleSet::classical(), 8);
    let mut saved = initial.game.as_saved();
    let you = saved.viewer;
    let east = Seat::new((you.index() + 3) % 4);
    let own = "1B 1B 1B 9B 9B 9B 5D 5D 5D 5C 6C 7C 7C";
    let own: Vec<Tile> = own
        .split(' ')
        .map(|name| name.parse().expect("a tile"))
        .collect();
    let wanted: Tile = "7C".parse().expect("a tile");
    let mut rest: Vec<Tile> = Tile::all()
        .flat_map(|tile| std::iter::repeat_n(tile, usize::from(tile.copies())))
        .collect();
    for tile in own.iter().chain([&wanted]) {
        let place = rest.iter().position(|other| other == tile);
        rest.remove(place.expect("there are four"));
    }
    // A fixed mixture of the other tiles. Bonus tiles come last, so that nobody is dealt any.
    rest.sort_by_key(|tile| (tile.is_bonus(), (tile.index() * 7) % 34));
    let mut wall = Vec::new();
    for packet in [0..4, 4..8, 8..12, 12..13] {
        let size = packet.len();
        wall.extend(rest.drain(..size));
        wall.extend_from_slice(&own[packet]);
        wall.extend(rest.drain(..2 * size));
    }
    wall.push(wanted);
    wall.extend(rest);
    let setup = Setup {
        first_east: Some(east),
        walls: vec![wall],
        ..saved.record.setup.clone()
    };
    let mut game = Game::new(Arc::clone(&saved.record.rules), setup);
    while game.request(east)
        != Some(Request::Turn {
            drawn: Some(wanted),
        })
    {
        for seat in Seat::ALL {
            let choice = match game.request(seat) {
                Some(Request::Ready(_)) => Move::Ready,
                Some(Request::Declare) => Move::FinishDeclaring,
                _ => continue,
            };
            game.apply(Input::Move(seat, choice)).expect("legal");
        }
    }
    let discard = Move::Discard {
        tile: wanted,
        calling: false,
    };
    game.apply(Input::Move(east, discard)).expect("legal");
    saved.record = game.record().clone();
    initial.game = LocalTable::resume(&saved);
    let mut harness = Harness::with(initial);
    harness.run_command(Command::MahJongg);
    for _ in 0..40 {
        harness.settle();
        harness.pass_time(Duration::from_millis(500));
    }
    let Some(Prompt::LayOut { choices, best }) = harness.prompt().cloned() else {
        panic!("{:?}", harness.presenter.phase());
    };
    let pair = Move::Use(MeldKind::Pair, None);
    let chow = Move::Use(MeldKind::Chow, Some(ChowPosition::Upper));
    assert_eq!(choices.len(), 2);
    assert!(choices.contains(&pair) && choices.contains(&chow));
    assert_eq!(choices[0], best, "the best choice is listed first");
    harness.reply(Reply::Answer(pair));
    let you = harness.presenter.view().seat();
    let melds = &harness.presenter.view().players[you].melds;
    assert_eq!(melds[0], Meld::claimed(MeldKind::Pair, wanted));
}
