//! Positions in which one discard helps the opponents more than another: winds worth two doubles, dragons, suits that lie open, East who is
//! paid double. Each names the more helpful tile, the less helpful one, and what the former gives.

#![allow(clippy::panic)]

use std::sync::Arc;

use engine::rules::RuleSet;
use engine::table::{Discard, SeatView, Viewer};
use engine::tiles::{Meld, MeldKind, Seat, Suit, Tile, Wind};
use players::{Feed, Gift, feeding};
use wording::FeedWording;

/// The costliest gift of the worse discard, with the least number of doubles or the number of sets that lie open.
#[derive(Clone, Copy, Debug, PartialEq)]
enum WorstGift {
    Kong(u32),
    Pung,
    Suit(usize),
}

/// A position: whether the rules are Bloem's, East's seat, the Wind of the Round, live tiles left, sets of the player on the right, tiles
/// that lie open, the discard that gives more, the one that gives less, and what the former gives. The viewer sits at seat 0.
type Position<'a> = (
    bool,
    usize,
    Wind,
    usize,
    &'a str,
    &'a str,
    &'a str,
    &'a str,
    WorstGift,
);

const BLOEM: bool = true;
const CLASSICAL: bool = false;
const TWO_SETS: &str = "P2B C4B";
const THREE_SETS: &str = "P2B C4B P9B";
const OTHER_SUIT_DISCARDS: &str = "1D 1D 4D 3D 8D 9D 2D 7D";

const POSITIONS: [Position<'_>; 20] = [
    // East Wind in the East round, while none lies open.
    (
        BLOEM,
        1,
        Wind::East,
        80,
        "",
        "",
        "EW",
        "NW",
        WorstGift::Kong(2),
    ),
    (
        BLOEM,
        1,
        Wind::East,
        40,
        "",
        "",
        "EW",
        "NW",
        WorstGift::Kong(2),
    ),
    (
        BLOEM,
        1,
        Wind::East,
        80,
        "",
        "",
        "EW",
        "WD",
        WorstGift::Kong(2),
    ),
    (
        CLASSICAL,
        1,
        Wind::East,
        80,
        "",
        "",
        "EW",
        "NW",
        WorstGift::Kong(2),
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
        WorstGift::Kong(2),
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
        WorstGift::Kong(2),
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
        WorstGift::Kong(2),
    ),
    // The Wind of the Round doubles for everybody, another wind only for its owner.
    (
        BLOEM,
        2,
        Wind::East,
        60,
        "",
        "",
        "EW",
        "NW",
        WorstGift::Kong(2),
    ),
    // Dragons double for everybody, the viewer's own wind for nobody else.
    (
        BLOEM,
        1,
        Wind::East,
        60,
        "",
        "",
        "RD",
        "NW",
        WorstGift::Kong(1),
    ),
    (
        BLOEM,
        0,
        Wind::South,
        60,
        "",
        "",
        "WD",
        "EW",
        WorstGift::Kong(1),
    ),
    // One lies open, so a Pung is possible but no Kong.
    (
        BLOEM,
        1,
        Wind::East,
        60,
        "",
        "EW",
        "EW",
        "NW",
        WorstGift::Pung,
    ),
    (
        BLOEM,
        0,
        Wind::South,
        40,
        "",
        "RD",
        "RD",
        "EW",
        WorstGift::Pung,
    ),
    // A dragon of which none lies open, and one of which two lie open, for a player with three sets.
    (
        BLOEM,
        1,
        Wind::East,
        40,
        THREE_SETS,
        "GD GD",
        "WD",
        "GD",
        WorstGift::Kong(1),
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
        WorstGift::Suit(2),
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
        WorstGift::Suit(3),
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
        WorstGift::Suit(3),
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
        WorstGift::Suit(3),
    ),
    // A set of dragons besides two sets of the suit.
    (
        BLOEM,
        2,
        Wind::East,
        50,
        "P2B C4B PRD",
        "",
        "8B",
        "8D",
        WorstGift::Suit(2),
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
        WorstGift::Suit(3),
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
        WorstGift::Suit(3),
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

fn view((bloem, east, round, live_left, melds, open, ..): &Position<'_>) -> SeatView {
    let rules = match bloem {
        true => RuleSet::bloem(),
        false => RuleSet::classical(),
    };
    let mut view = SeatView::new(Arc::new(rules), Viewer::Seat(Seat::new(0)));
    view.east = Seat::new(*east);
    view.round_wind = *round;
    view.live_left = *live_left;
    for meld in melds.split_whitespace().map(meld) {
        for tile in meld.tiles() {
            view.open.add(tile);
        }
        view.players[Seat::new(1)].melds.push(meld);
    }
    for name in open.split_whitespace() {
        view.open.add(tile(name));
    }
    // A player who shows a suit has discarded other suits.
    let discards = if melds.is_empty() {
        ""
    } else {
        OTHER_SUIT_DISCARDS
    };
    for (tile, serial) in discards.split_whitespace().map(tile).zip(1..) {
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
fn a_discard_that_gives_more_costs_more_and_its_costliest_gift_is_known() {
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
        let worst = worst.expect("the discard gives something");
        match (worst.gift, gives) {
            (Gift::Kong { doubles }, WorstGift::Kong(min_doubles)) => {
                assert!(doubles >= min_doubles, "{position:?}: {worst:?}");
            }
            (Gift::Pung { .. }, WorstGift::Pung) => {}
            (Gift::OpenSuit { sets, .. }, WorstGift::Suit(shown_sets)) => {
                assert_eq!(sets, shown_sets)
            }
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
fn a_warning_names_the_player_and_what_the_tile_gives() {
    let names = engine::tiles::BySeat(["You", "Lin", "Ada", "Mei"].map(str::to_owned));
    let mut early = view(&POSITIONS[0]);
    early.players[Seat::new(0)].stake.add(tile("EW"));
    let feed = Feed::notable(&early, tile("EW")).expect("the feed is notable");
    let words = feed.sentence(&names);
    assert!(
        words.starts_with("Lin could make a Pung of East Winds, which doubles the score"),
        "{words}"
    );
    assert!(words.ends_with(", and you would pay double."), "{words}");
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
    assert_eq!(
        words,
        "Lin shows 3 sets of Bamboo and could use the 7 Bamboo."
    );
}
