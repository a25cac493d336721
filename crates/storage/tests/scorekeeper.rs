//! Printed worked examples, typed into the Scorekeeper, score as printed.
//!
//! Sources, from which only facts are taken: J. P. Babcock, "Babcock's Rules for Mah-Jongg, the Red Book of Rules", second edition, 1923,
//! chapter VI, figures 16 to 19; and the documentation of the Mah Jongg of 1996 by Bloem, its pages "Mah Jongg Examples", "Scores Box",
//! "Total Scores Box", "Settling Scores" and "The Special Hands".

#![allow(clippy::panic)]

use engine::rules::RuleSet;
use engine::scorekeeper::{
    Draft, Entry, EntryResult, HandResult, Scorecard, SingleHand, SingleHandResult,
};
use engine::table::GameProgress;
use engine::tiles::{BySeat, Seat, Wind};
use storage::save::RuleLibrary;

/// The player's wind, the Wind of the Round, the typed hand, and the printed score.
type Example = (char, char, &'static str, u32);

const BABCOCK: [Example; 9] = [
    ('S', 'E', "567999b12c22d,444d+3cd", 32),
    ('S', 'E', "55b23777c,111d,www+1cd", 32),
    ('S', 'E', "55b13777c,111d,www+2c", 36),
    ('W', 'E', "55b23777c,111d,www+1cd", 64),
    ('W', 'E', "55b13777c,111d,www+2c", 72),
    ('S', 'E', "123beeeggoo,8888d+gd", 84),
    ('E', 'E', "123beeeggoo,8888d+gd", 168),
    ('E', 'E', "234deeww,sss,nnn+ed", 128),
    ('W', 'E', "234deeww,sss,nnn+ed", 68),
];

const BLOEM: [Example; 24] = [
    ('W', 'E', "55b888cww,999b,666c1f2f+5bd", 52),
    ('W', 'E', "555b66888cww,999b1f2f+6cd", 54),
    ('S', 'E', "44b22678c,555d,123d+4bd", 24),
    ('S', 'E', "67crr,111c,3333c,567c1f3s+8cd", 84),
    ('N', 'E', "11666dgg,555d[9999d]1s2s3s4s+1dd", 2880),
    ('E', 'E', "44b23567d,123b,678c2f+4dd", 34),
    ('E', 'S', "34b77c333d,eeee,111b4f+2bd", 96),
    ('E', 'S', "errrrggggoooo+e", 6000),
    ('E', 'E', "eeeesssswwwwn+n", 5000),
    ('E', 'S', "erggggoooo,rrr+ed", 4500),
    ('E', 'E', "wwwnngg,eee,ssss+nd", 4000),
    ('S', 'E', "6688bggg,222b,444b+6bd", 3600),
    ('S', 'E', "555777999bg,111b+r", 3400),
    ('S', 'E', "999dssgg,999b,999c+gd", 3300),
    ('S', 'E', "6688bggg,333b,222b+6bd", 3200),
    ('S', 'E', "111999cs,eee,www+nd", 3000),
    ('E', 'E', "444dnnrr,444b,444c+rd", 2800),
    ('S', 'E', "555666dr,333d,444d+r", 2700),
    ('E', 'E', "88899cnn,666c,7777c+9cd", 2500),
    ('S', 'E', "eesswwnnrrgoo+gd", 2200),
    ('S', 'E', "4588cooo,rrr,gggg+6cd", 2000),
    ('S', 'E', "19b19c19deswnrgo+9cd", 1600),
    ('S', 'E', "45678dgg,123d,www+9dd", 1500),
    ('S', 'E', "9b19c19deswnnrgo+1bd", 250),
];

fn wind(letter: char) -> Wind {
    Wind::from_letter(letter).expect("a wind")
}

fn western() -> RuleSet {
    let library = RuleLibrary::new(std::path::PathBuf::new());
    let found = library.find("western").expect("it comes with the program");
    found.written.rules
}

#[test]
fn printed_examples_score_as_printed() {
    let mut count = 0;
    let books: [(RuleSet, &[Example]); 2] = [(western(), &BABCOCK), (RuleSet::bloem(), &BLOEM)];
    for (rules, examples) in books {
        for (own, round, typed, printed) in examples {
            let single_hand = SingleHand {
                typed: (*typed).to_owned(),
                own: wind(*own),
                round: wind(*round),
                ..SingleHand::default()
            };
            let Ok(SingleHandResult::Scored(scored, _)) = single_hand.evaluate(&rules) else {
                panic!("{typed} is not a hand: {:?}", single_hand.evaluate(&rules));
            };
            assert_eq!(
                scored.score.total, *printed,
                "{typed}: {:#?}",
                scored.score.lines
            );
            count += 1;
        }
    }
    assert!(count >= 30, "{count}");
}

fn in_round(round: Wind) -> GameProgress {
    GameProgress {
        east: Seat::new(0),
        round_wind: round,
        deals: 0,
        east_wins: 0,
        rounds_done: 0,
        goulash: false,
    }
}

fn typed(hands: [&str; 4]) -> Draft {
    Draft {
        hands: BySeat(hands.map(str::to_owned)),
        ..Draft::default()
    }
}

/// The picture of the Total Scores box: East goes Mah Jongg with 96, the others have 60, 40 and 32.
#[test]
fn a_printed_table_of_payments_is_paid_as_printed() {
    let (rules, at) = (RuleSet::bloem(), in_round(Wind::South));
    let draft = typed(["34b77c333d,eeee,111b4f+2bd", "60", "40", "32"]);
    let played = draft.read(&at).expect("a hand");
    let result = HandResult::of(&played, &at, &rules).expect("it is Mah Jongg");
    assert_eq!(result.settlement.totals().0, [576, -144, -204, -228]);
}

/// Figure 18: held by East the hand is worth 168, and each of the others pays 336.
#[test]
fn east_is_paid_double_as_printed() {
    let names = BySeat(["Ann", "Bob", "Cy", "Dan"].map(str::to_owned));
    let mut card = Scorecard::new(names, western());
    card.entries = vec![Entry::Hand(typed(["123beeeggoo,8888d+gn", "", "", ""]))];
    let results = card.results();
    assert!(matches!(results.lines[0].result, EntryResult::Won(_)));
    assert_eq!(results.lines[0].changes.0, [1008, -336, -336, -336]);
}
