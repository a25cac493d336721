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
            _ => assert!(view.end.is_none(), "{}", lesson.step().title),
        }
    }
}

#[test]
fn a_wrong_move_is_told_and_changes_nothing() {
    let (_, mut lesson) = at_step(2).expect("the script fits the rules");
    let before = lesson.clone();
    let throw = |name: &str| Move::Discard {
        tile: name.parse().expect("a tile"),
        calling: false,
    };
    let said = lesson.judge(&throw("9C"));
    assert!(said.is_err_and(|words| words.contains("friends")));
    assert_eq!(lesson, before);
    assert_eq!(lesson.judge(&throw("8B")), Ok(()));
    assert_eq!(lesson.number(), 3);
}

#[test]
fn the_loners_can_be_thrown_in_any_order() {
    let (game, lesson) = at_step(5).expect("the script fits the rules");
    let legal = game.seat_view(LEARNER).legal();
    let fitting = legal
        .iter()
        .filter(|choice| fits(lesson.step().wanted, choice));
    assert_eq!(fitting.count(), 2);
}
