//! An evening of sixteen hands by the British rules (BMJA), typed as a secretary types it. The points of every hand were counted by hand, and the
//! scores added up apart from the program.

use iced::keyboard::key::Named;

use super::{current_card, on_bench, shows, type_text};
use crate::app::dialog::bench::Bench;
use engine::rules::{PRESETS, RuleSet, WrittenRules};
use engine::scorekeeper::{Entry, Scorecard};
use engine::tiles::{BySeat, Seat};

/// A hand: what each player's line says, what their tiles count, and the scores after it. A dead hand has no lines.
type Played = (&'static str, [&'static str; 4], [u32; 4], [i64; 4]);

const DEAD: [&str; 4] = [""; 4];

const EVENING: [Played; 16] = [
    (
        "Bob, South, from East",
        [",eee", ",222b,rrr345c666d9d+9de", "", "oo"],
        [16, 60, 0, 2],
        [1940, 2240, 1906, 1914],
    ),
    (
        "Cy has Knitting, and Bob is calling Thirteen Unique Wonders",
        ["", "19b19c19desnwrgo", "1245789b124578c+9cn", ",ggg"],
        [0, 400, 500, 8],
        [632, 2824, 3906, 638],
    ),
    ("a dead hand", DEAD, [0; 4], [632, 2824, 3906, 638]),
    (
        "a Goulash: no double for no Chow",
        [",111b,444c777d22c33d+2c", "3f", ",ooo", ""],
        [36, 4, 8, 0],
        [776, 2784, 3858, 582],
    ),
    (
        "Dan, East, one suit with honours",
        [",666c2f", "6", "", ",eee123555888dr+rn"],
        [12, 6, 0, 272],
        [250, 2240, 3296, 2214],
    ),
    (
        "Bob has Heads and Tails",
        ["", ",111b,999b,111d,999c1c+1ce", ",222c", "eee"],
        [0, 1000, 2, 32],
        [-816, 6240, 2238, 338],
    ),
    (
        "Cy, concealed",
        ["rr", ",sss", "222b333456c888d9b+9b", ""],
        [2, 16, 68, 0],
        [-976, 6216, 2510, 250],
    ),
    (
        "Ann robs a Kong of East",
        ["56b222d333d888cgg+4bke", ",444b", "12", "[1111c]"],
        [68, 2, 12, 32],
        [-704, 6000, 2442, 262],
    ),
    (
        "Cy, East, with a Loose Tile and a Season",
        ["", "nn", "[5555d]222b123b777c9d1s+9dl", ",www"],
        [0, 2, 400, 4],
        [-1510, 5200, 4842, -532],
    ),
    (
        "Dan has Purity, and Bob is calling Buried Treasure and Four Blessings",
        ["10", "eeesssnnnww22b", ",ggg", ",111d,222d,444d,777d9d+9de"],
        [10, 400, 8, 240],
        [-2136, 6134, 3574, 428],
    ),
    ("a dead hand", DEAD, [0; 4], [-2136, 6134, 3574, 428]),
    (
        "a Goulash: Bob has All Pair Honours",
        ["2", "1199b1199c11deer+rs", "", ",ggg"],
        [2, 500, 0, 8],
        [-2646, 8134, 3056, -544],
    ),
    (
        "Ann, East, with the last tile of the wall",
        [",www,345b555c666d8d+8d", "", ",ooo", "4f"],
        [136, 0, 8, 8],
        [-1830, 7846, 2792, -808],
    ),
    (
        "Cy has Thirteen Unique Wonders, and Ann is calling Heads and Tails",
        ["111b999c111d99d99b", "4", "19b19c19desnwrgo+9bs", ""],
        [400, 4, 1000, 0],
        [-2238, 6058, 6792, -2612],
    ),
    (
        "Dan, West in the round of West",
        ["nn", "[1111b]", "", ",www,222c,888b444d6d+6dn"],
        [2, 32, 0, 256],
        [-2552, 5670, 6470, -1588],
    ),
    (
        "Ann, with two Pungs of Dragons",
        [",rrr,ggg333c567bo+o", "", ",999d", "ss"],
        [144, 0, 4, 2],
        [-1976, 5516, 6194, -1734],
    ),
];

/// The hand that is first entered without Ann's Pung and later put right.
const FORGOTTEN: usize = 4;
/// The hand won with the last tile of the wall.
const LAST_TILE: usize = 12;

/// The rules of the evening.
fn bmja() -> RuleSet {
    let preset = PRESETS.iter().find(|(name, _)| *name == "bmja");
    let written = preset.map(|(_, text)| WrittenRules::read(text));
    written
        .and_then(Result::ok)
        .expect("the preset is built in")
        .rules
}

/// Types the lines of a hand, beginning with East, and enters it.
fn enter(bench: &mut Bench, lines: [&str; 4], ticked: Option<&str>) {
    let east = current_card(bench).results().progress.east;
    for place in 0..4 {
        if place > 0 {
            bench.key(Named::Tab);
        }
        let seat = (east.index() + place) % 4;
        type_text(bench, lines[seat]);
    }
    if let Some(ticked) = ticked {
        bench.choose(ticked);
    }
    bench.key(Named::Enter);
}

#[test]
fn an_evening_of_sixteen_hands_is_scored() {
    let names = BySeat(["Ann", "Bob", "Cy", "Dan"].map(str::to_owned));
    let mut card = Scorecard::new(names, bmja());
    card.heading.date = Some((2026, 11, 28));
    let mut bench = on_bench(card);
    bench.choose("Enter a Hand");
    for (number, (about, lines, totals, scores)) in EVENING.into_iter().enumerate() {
        if lines == DEAD {
            bench.choose("Dead Hand");
            bench.choose("Enter a Hand");
        } else {
            let mut lines = lines;
            if number == FORGOTTEN {
                lines[0] = "2f";
            }
            let ticked = (number == LAST_TILE).then_some("The last tile of the wall");
            enter(&mut bench, lines, ticked);
            bench.paint(&format!("evening-{}", number + 1));
            // Enter again goes on to the next hand.
            bench.key(Named::Enter);
        }
        if number == FORGOTTEN {
            put_right(&mut bench);
        }
        let results = current_card(&bench).results();
        assert_eq!(
            results.lines.len(),
            number + 1,
            "{about}: {:?}",
            bench.texts()
        );
        let line = &results.lines[number];
        let points = Seat::ALL.map(|seat| line.points(seat));
        assert_eq!((points, line.scores.0), (totals, scores), "{about}");
        let is_goulash = about.starts_with("a Goulash");
        assert_eq!(line.progress.goulash, is_goulash, "{about}");
    }
    bench.choose("Penalty");
    type_text(&mut bench, "-20");
    bench.choose("A Correction");
    bench.choose("Bob");
    bench.key(Named::Enter);
    let card = current_card(&bench);
    let of = Seat::new(1);
    assert_eq!(
        card.entries.last(),
        Some(&Entry::Correction { of, points: -20 })
    );
    assert_eq!(card.results().scores.0, [-1976, 5496, 6194, -1734]);
    bench.paint("evening-sheet");
    // The sheet names the special hands.
    bench.key(Named::Home);
    for words in [
        "Cy won with a 9 Wan from Ann: Knitting",
        "Bob won with a 1 Wan from Dan: Heads and Tails",
    ] {
        assert!(shows(&mut bench, words), "{words}");
    }
    assert!(!shows(&mut bench, "another look"));
}

/// Adds the Pung that was forgotten to the hand entered last.
fn put_right(bench: &mut Bench) {
    bench.choose("Sheet");
    bench.key(Named::End);
    bench.choose("Edit");
    let field = bench.middle("2f");
    bench.click(field);
    bench.key(Named::Home);
    type_text(bench, ",666c");
    bench.key(Named::Enter);
    assert!(shows(bench, "Hand 5 changed."));
    bench.choose("Enter a Hand");
}
