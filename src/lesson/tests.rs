use super::*;
use crate::table::DealEnd;
use crate::tiles::Tile;

#[test]
fn the_prepared_wall_is_a_whole_set() {
    let wall = script::wall();
    let set: Vec<Tile> = crate::tiles::Counts::full_set(false).iter().collect();
    let mut sorted = wall.clone();
    sorted.sort();
    assert_eq!(sorted, set);
}

#[test]
fn the_lesson_leads_from_the_first_step_to_mah_jongg() {
    for number in 0..STEPS.len() {
        let (game, lesson) = at_step(number).expect("the script fits the rules");
        assert_eq!(lesson.number(), number);
        let view = game.seat_view(LEARNER);
        match lesson.step().wanted {
            Wanted::End => assert!(
                matches!(&view.end, Some(DealEnd::MahJong { winner, .. }) if *winner == LEARNER)
            ),
            Wanted::Won => assert!(view.end.is_some(), "the win is explained before its score"),
            _ => assert!(view.end.is_none(), "{}", lesson.step().title),
        }
    }
}

#[test]
fn a_wrong_move_is_told_and_changes_nothing() {
    let (_, mut lesson) = at_step(3).expect("the script fits the rules");
    let before = lesson.clone();
    let throw = |name: &str| Move::Discard {
        tile: name.parse().expect("a tile"),
        calling: false,
    };
    let said = lesson.judge(&throw("9C"));
    assert!(said.is_err_and(|words| words.contains("a set or a pair")));
    assert_eq!(lesson, before);
    assert_eq!(lesson.judge(&throw("1B")), Ok(()));
    assert_eq!(lesson.number(), 4);
}

#[test]
fn the_loners_can_be_thrown_in_any_order() {
    let (game, lesson) = at_step(7).expect("the script fits the rules");
    let legal = game.seat_view(LEARNER).legal();
    let fitting = legal
        .iter()
        .filter(|choice| fits(lesson.step().wanted, choice));
    assert_eq!(fitting.count(), 2);
}

/// [L3] The tiles that the lesson calls useless have no neighbour within two and no twin among the others.
#[test]
fn the_lone_tiles_go_with_nothing() {
    let (game, lesson) = at_step(3).expect("the script fits the rules");
    let Wanted::Discard(lone) = lesson.step().wanted else {
        unreachable!("a tile is discarded there");
    };
    let stake = &game.seat_view(LEARNER).me().stake;
    for name in lone {
        let tile: Tile = name.parse().expect("a tile");
        assert_eq!(stake[tile], 1, "{name}");
        let near = |other: Tile| {
            let apart = other.number().zip(tile.number());
            other != tile
                && other.suit() == tile.suit()
                && apart.is_some_and(|(one, two)| one.abs_diff(two) <= 2)
        };
        assert!(!stake.kinds().any(|(other, _)| near(other)), "{name}");
    }
}
