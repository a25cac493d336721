//! Hands as people type them, and invalid ones.

use proptest::prelude::*;

use super::*;
use crate::tiles::Counts;

fn parse(text: &str) -> ShortHand {
    text.parse().expect("a valid hand")
}

fn counts(text: &str) -> Counts {
    let tiles = text.split_whitespace();
    tiles
        .map(|tile| tile.parse::<Tile>().expect("a tile"))
        .collect()
}

fn all_tiles() -> Vec<Tile> {
    Counts::full_set(true).iter().collect()
}

#[test]
fn a_hand_is_read_with_its_sets_and_its_last_tile() {
    let short = parse("123b 77c WW RRR");
    assert_eq!(short.hand.stake, counts("1B 2B 3B 7C 7C WW WW RD RD RD"));
    assert_eq!((short.last, short.hand.melds.len()), (None, 0));
    let short = parse("  7c WW (231d) [5555d]\t<EEEE> (OOO) 2f 4s +7c");
    assert_eq!(short.hand.stake, counts("7C 7C WW WW"));
    assert_eq!(short.last, "7C".parse().ok());
    let sets: Vec<String> = short
        .hand
        .melds
        .iter()
        .map(|set| format!("{set:?}"))
        .collect();
    assert_eq!(sets.len(), 4, "{sets:?}");
    assert_eq!(
        short.hand.melds[1],
        Meld::concealed(MeldKind::Kong, "5D".parse().expect("a tile"))
    );
    assert_eq!(short.hand.melds[2].exposure, Exposure::Annexed);
    assert_eq!(short.hand.bonus.len(), 2);
    assert_eq!(
        short.to_string(),
        "7c WW (123d) [5555d] <EEEE> (OOO) 2f 4s +7c"
    );
}

#[test]
fn spaces_capitals_and_brackets_are_optional() {
    for (typed, expected) in [
        ("123b77cwwrrr", "123b 77c WW RRR"),
        (
            "77cww,231d[5555d]<eeee>,ooo2f4s+7c",
            "77c WW (123d) [5555d] <EEEE> (OOO) 2f 4s +7c",
        ),
        ("1ss", "S 1s"),
        ("1b,rrrr+1b", "1b (RRRR) +1b"),
    ] {
        assert_eq!(parse(typed).to_string(), expected, "{typed}");
    }
}

#[test]
fn errors_have_the_right_position() {
    let cases = [
        ("123b 77x", BadShortHand::Letter(8, 'x')),
        ("123b wx", BadShortHand::Letter(7, 'x')),
        ("12w", BadShortHand::NoSuit(1)),
        ("11b,124c", BadShortHand::NoSet(4)),
        ("11b,", BadShortHand::NoSet(4)),
        ("123 77c", BadShortHand::NoSuit(1)),
        ("123b 77", BadShortHand::NoSuit(6)),
        ("12W", BadShortHand::NoSuit(1)),
        ("b12", BadShortHand::NoNumber(1, 'b')),
        ("120b", BadShortHand::Number(3, '0')),
        ("5f", BadShortHand::Number(1, '5')),
        ("11b (123c", BadShortHand::Bracket(5)),
        ("11b (123c ]", BadShortHand::Bracket(5)),
        ("(124c)", BadShortHand::NoSet(1)),
        ("(ESW)", BadShortHand::NoSet(1)),
        ("()", BadShortHand::NoSet(1)),
        ("[RRR]", BadShortHand::NoSet(1)),
        ("(1234f)", BadShortHand::NoSet(1)),
        ("+1b +2b", BadShortHand::Last(5)),
        ("+12b", BadShortHand::Last(1)),
        ("+", BadShortHand::Last(1)),
        ("+1f", BadShortHand::Last(1)),
        (
            "111b (111b)",
            BadShortHand::TooMany("1B".parse().expect("a tile")),
        ),
        (
            "1f 1f",
            BadShortHand::TooMany("1F".parse().expect("a tile")),
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(text.parse::<ShortHand>(), Err(expected), "{text}");
    }
    let long = "1b ".repeat(100);
    assert_eq!(long.parse::<ShortHand>(), Err(BadShortHand::TooLong));
}

proptest! {
    #[test]
    fn any_text_is_refused_or_reads_back_after_writing(text in "[1-9bcdfsESWNRGOwr,+()\\[\\]<> x0é]{0,40}") {
        if let Ok(short) = text.parse::<ShortHand>() {
            prop_assert_eq!(short.to_string().parse::<ShortHand>(), Ok(short));
        }
    }

    #[test]
    fn a_hand_reads_back_after_writing(
        shuffled in Just(all_tiles()).prop_shuffle(),
        last: bool,
    ) {
        let mut short = ShortHand::default();
        let (tiles, rest) = shuffled.split_at(14);
        for tile in tiles {
            match tile.is_bonus() {
                true => short.hand.bonus.push(*tile),
                false => short.hand.stake.add(*tile),
            }
        }
        let kong = Tile::plain().find(|tile| rest.iter().filter(|own| *own == tile).count() == 4);
        short.hand.melds.extend(kong.map(|tile| Meld::concealed(MeldKind::Kong, tile)));
        short.last = tiles.iter().copied().find(|tile| last && !tile.is_bonus());
        prop_assert_eq!(short.to_string().parse::<ShortHand>(), Ok(short));
    }
}
