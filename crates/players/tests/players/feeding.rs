//! Positions in which one discard gives more to the others than another: winds worth two doubles, dragons, suits that lie open, East who
//! is paid double. Each names the tile that gives more, the tile that gives less, and what the first gives.

#![allow(clippy::panic)]

use std::sync::Arc;

use engine::rules::RuleSet;
use engine::table::{Discard, SeatView, Viewer};
use engine::tiles::{Meld, MeldKind, Seat, Suit, Tile, Wind};
use players::{Feed, Gift, feeding};
use wording::FeedWording;

/// What the worse discard gives most.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Gives {
    Kong(u32),
    Pung,
    Suit(usize),
}

/// A position: rules, East's seat, the Wind of the Round, live tiles left, sets before the player on the right, tiles that lie open, the
/// discard that gives more, the one that gives less, and what it gives. The viewer sits at seat 0.
type Position<'a> = (
    bool,
    usize,
    Wind,
    usize,
    &'a str,
    &'a str,
    &'a str,
    &'a str,
    Gives,
);

const BLOEM: bool = true;
const CLASSICAL: bool = false;
const TWO_SETS: &str = "P2B C4B";
const THREE_SETS: &str = "P2B C4B P9B";
const THROWN: &str = "1D 1D 4D 3D 8D 9D 2D 7D";

const POSITIONS: [Position<'_>; 20] = [
    // The East player in the East round, and nobody's East is seen.
    (BLOEM, 1, Wind::East, 80, "", "", "EW", "NW", Gives::Kong(2)),
    (BLOEM, 1, Wind::East, 40, "", "", "EW", "NW", Gives::Kong(2)),
    (BLOEM, 1, Wind::East, 80, "", "", "EW", "WD", Gives::Kong(2)),
    (
        CLASSICAL,
        1,
        Wind::East,
        80,
        "",
        "",
        "EW",
        "NW",
        Gives::Kong(2),
    ),
    (
        CLASSICAL,
        1,
        Wind::East,
        40,
        "",
        "",
        "EW",
        "GD",
        Gives::Kong(2),
    ),
    // South in the South round is worth two doubles to the player on the right of East.
    (
        BLOEM,
        0,
        Wind::South,
        60,
        "",
        "",
        "SW",
        "EW",
        Gives::Kong(2),
    ),
    (
        BLOEM,
        0,
        Wind::South,
        60,
        "",
        "",
        "SW",
        "RD",
        Gives::Kong(2),
    ),
    // The Wind of the Round doubles for everybody, another wind for its owner alone.
    (BLOEM, 2, Wind::East, 60, "", "", "EW", "NW", Gives::Kong(2)),
    // Dragons double for everybody, the viewer's own wind for nobody else.
    (BLOEM, 1, Wind::East, 60, "", "", "RD", "NW", Gives::Kong(1)),
    (
        BLOEM,
        0,
        Wind::South,
        60,
        "",
        "",
        "WD",
        "EW",
        Gives::Kong(1),
    ),
    // One lies open: a Pung is left.
    (BLOEM, 1, Wind::East, 60, "", "EW", "EW", "NW", Gives::Pung),
    (BLOEM, 0, Wind::South, 40, "", "RD", "RD", "EW", Gives::Pung),
    // A dragon at three open sets, beside one of which two lie open.
    (
        BLOEM,
        1,
        Wind::East,
        40,
        THREE_SETS,
        "GD GD",
        "WD",
        "GD",
        Gives::Kong(1),
    ),
    // Tiles of a suit that lies open.
    (
        BLOEM,
        2,
        Wind::East,
        60,
        TWO_SETS,
        "",
        "7B",
        "7C",
        Gives::Suit(2),
    ),
    (
        BLOEM,
        2,
        Wind::East,
        60,
        THREE_SETS,
        "",
        "7B",
        "7C",
        Gives::Suit(3),
    ),
    (
        BLOEM,
        1,
        Wind::East,
        40,
        THREE_SETS,
        "",
        "6B",
        "6D",
        Gives::Suit(3),
    ),
    (
        CLASSICAL,
        1,
        Wind::East,
        40,
        THREE_SETS,
        "",
        "6B",
        "6D",
        Gives::Suit(3),
    ),
    // A set of dragons beside it leaves the suit open.
    (
        BLOEM,
        2,
        Wind::East,
        50,
        "P2B C4B PRD",
        "",
        "8B",
        "8D",
        Gives::Suit(2),
    ),
    // A tile in the middle of the open suit gives more than a wind that doubles nothing.
    (
        BLOEM,
        1,
        Wind::East,
        50,
        THREE_SETS,
        "NW",
        "5B",
        "NW",
        Gives::Suit(3),
    ),
    (
        CLASSICAL,
        2,
        Wind::East,
        50,
        "P2C P4C P9C",
        "",
        "5C",
        "5B",
        Gives::Suit(3),
    ),
];

fn tile(name: &str) -> Tile {
    name.parse().expect("a tile")
}

fn meld(text: &str) -> Meld {
    let (kind, name) = text.split_at(1);
    let kind = match kind {
        "P" => MeldKind::Pung,
        _ => MeldKind::Chow,
    };
    Meld::claimed(kind, tile(name))
}

fn view((bloem, east, round, left, melds, open, ..): &Position<'_>) -> SeatView {
    let rules = match bloem {
        true => RuleSet::bloem(),
        false => RuleSet::classical(),
    };
    let mut view = SeatView::new(Arc::new(rules), Viewer::Seat(Seat::new(0)));
    view.east = Seat::new(*east);
    view.round_wind = *round;
    view.live_left = *left;
    for meld in melds.split_whitespace().map(meld) {
        for tile in meld.tiles() {
            view.open.add(tile);
        }
        view.players[Seat::new(1)].melds.push(meld);
    }
    for name in open.split_whitespace() {
        view.open.add(tile(name));
    }
    // Who shows a suit has discarded others.
    let thrown = if melds.is_empty() { "" } else { THROWN };
    for (tile, serial) in thrown.split_whitespace().map(tile).zip(1..) {
        view.open.add(tile);
        view.discards.push(Discard {
            seat: Seat::new(1),
            tile,
            serial,
            taken_by: None,
        });
    }
    view
}

#[test]
fn a_discard_that_gives_more_costs_more_and_is_named() {
    for position in POSITIONS {
        let mut view = view(&position);
        let (.., worse, better, gives) = position;
        let [worse, better] = [worse, better].map(tile);
        view.players[Seat::new(0)].stake.add(worse);
        view.players[Seat::new(0)].stake.add(better);
        let [more, less] = [worse, better].map(|tile| feeding::cost(&view, tile));
        assert!(more > less, "{position:?}: {more} {less}");
        let worst =
            feeding::feeds(&view, worse).max_by(|one, other| one.cost.total_cmp(&other.cost));
        let worst = worst.expect("it gives something");
        match (worst.gift, gives) {
            (Gift::Kong { doubles }, Gives::Kong(least)) => {
                assert!(doubles >= least, "{position:?}: {worst:?}");
            }
            (Gift::Pung { .. }, Gives::Pung) => {}
            (Gift::OpenSuit { sets, .. }, Gives::Suit(shown)) => assert_eq!(sets, shown),
            _ => panic!("{position:?}: {worst:?}"),
        }
    }
}

#[test]
fn a_tile_that_nobody_can_use_gives_nothing() {
    let mut view = view(&POSITIONS[0]);
    let east = tile("EW");
    view.players[Seat::new(0)].stake.add(east);
    for _ in 0..2 {
        view.open.add(east);
    }
    assert_eq!(feeding::cost(&view, east), 0.0);
}

#[test]
fn a_warning_says_who_could_make_what_and_what_it_brings() {
    let names = engine::tiles::BySeat(["You", "Lin", "Ada", "Mei"].map(str::to_owned));
    let mut early = view(&POSITIONS[0]);
    early.players[Seat::new(0)].stake.add(tile("EW"));
    let feed = Feed::notable(&early, tile("EW")).expect("it matters");
    let words = feed.sentence(&names);
    assert!(
        words.starts_with("Lin could make a Pung of East Wind: "),
        "{words}"
    );
    assert!(words.ends_with(" doubles, paid double."), "{words}");
    let mut open = view(&POSITIONS[14]);
    open.players[Seat::new(0)].stake.add(tile("7B"));
    let feed = feeding::feeds(&open, tile("7B")).find(|feed| {
        feed.gift
            == Gift::OpenSuit {
                suit: Suit::Bamboo,
                sets: 3,
            }
    });
    let words = feed.expect("the suit lies open").sentence(&names);
    assert_eq!(words, "Lin shows 3 sets of Bamboo and could use 7 Bamboo.");
}
