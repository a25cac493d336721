use super::progress::fulfils;
use super::*;
use engine::table::{DealEnd, Move};
use engine::tiles::{Counts, Tile};

fn tile(name: &str) -> Tile {
    name.parse().expect("a tile")
}

/// The game and the lesson where the step with this title begins.
fn at_title(course: Course, title: &str) -> (engine::table::Game, Lesson) {
    let index = course
        .steps()
        .iter()
        .position(|step| step.title.text() == title);
    at_step(course, index.expect("a step has this title")).expect("the script fits the rules")
}

#[test]
fn the_prepared_walls_are_whole_sets() {
    for course in Course::ALL {
        let script = course.script();
        let set: Vec<Tile> = Counts::full_set(script.flowers).iter().collect();
        for mut wall in (script.walls)() {
            wall.sort();
            assert_eq!(wall, set);
        }
    }
}

#[test]
fn every_step_is_reached_and_the_last_hand_is_over() {
    for course in Course::ALL {
        let mut is_over = false;
        for (index, step) in course.steps().iter().enumerate() {
            let (game, lesson) = at_step(course, index).expect("the script fits the rules");
            assert_eq!(lesson.step_index(), index);
            is_over = match step.goal {
                Goal::ReadAfterHand => true,
                Goal::ReadNearEnd => false,
                _ => is_over,
            };
            let ended = game.seat_view(LEARNER).end.is_some();
            assert_eq!(ended, is_over, "{}", step.title);
        }
    }
}

#[test]
fn both_lessons_have_a_win_and_the_second_a_dead_hand() {
    for course in Course::ALL {
        let (game, _) = at_title(course, "You have won");
        let end = &game.seat_view(LEARNER).end;
        assert!(matches!(end, Some(DealEnd::MahJong { winner, .. }) if *winner == LEARNER));
    }
    let (game, _) = at_title(Course::Second, "A dead hand");
    let end = &game.seat_view(LEARNER).end;
    assert!(matches!(end, Some(DealEnd::WashOut { .. })));
}

/// Two cards at most are read before the hand starts, and a third before the first move.
#[test]
fn few_cards_come_before_the_first_move() {
    for course in Course::ALL {
        let mut steps = course.steps().iter();
        let start = steps.position(|step| step.goal == Goal::Start);
        assert!(start.is_some_and(|start| start <= 2), "{start:?}");
        let first = steps.next().expect("the hand is played");
        assert!(matches!(first.goal, Goal::Discard(_)), "{}", first.title);
    }
}

#[test]
fn every_tile_named_in_a_step_exists_and_each_step_with_a_move_explains_wrong_ones() {
    for step in Course::ALL.iter().flat_map(|course| course.steps()) {
        let pictured = step.picture.iter().flat_map(|group| group.split(' '));
        for name in step.shows.iter().copied().chain(pictured) {
            assert!(name == "--" || name.parse::<Tile>().is_ok(), "{name}");
        }
        let needs_move = matches!(
            step.goal,
            Goal::Start
                | Goal::Discard(_)
                | Goal::Claim(_)
                | Goal::RefusedClaim
                | Goal::Kong(_)
                | Goal::MahJongg
        );
        assert_eq!(needs_move, step.wrong.is_some(), "{}", step.title);
    }
}

/// A card can be read before and after what it tells of has happened.
#[test]
fn no_card_says_when_something_will_happen() {
    for step in Course::ALL.iter().flat_map(|course| course.steps()) {
        for words in [Some(step.words), step.spoken].into_iter().flatten() {
            let words = words.text();
            assert!(
                !words.contains("about to") && !words.contains("next turn"),
                "{words}"
            );
        }
    }
}

/// Whoever discards the tile that a step wants claimed has a face on its card.
#[test]
fn a_claim_names_and_shows_the_player_who_discards() {
    for step in Course::ALL.iter().flat_map(|course| course.steps()) {
        if !matches!(step.goal, Goal::Claim(_) | Goal::RefusedClaim) {
            continue;
        }
        let side = match step.actor.map(|seat| seat.index()) {
            Some(1) => "on your right discards",
            Some(2) => "opposite discards",
            _ => "on your left discards",
        };
        assert!(step.actor.is_some(), "{}", step.title);
        assert!(step.words.text().contains(side), "{}: {side}", step.title);
    }
}

/// A beginner is asked neither to calculate nor to read much at the end.
#[test]
fn the_end_of_the_first_lesson_is_short_and_without_figures() {
    let steps = Course::First.steps();
    for step in &steps[steps.len() - 3..] {
        let words = step.words.text();
        assert!(words.split_whitespace().count() <= 45, "{words}");
        assert!(
            !words.contains(|letter: char| letter.is_ascii_digit()),
            "{words}"
        );
    }
}

/// Words for the ear name no colours, places on the screen or clicks.
#[test]
fn what_is_heard_of_a_step_needs_neither_eyes_nor_mouse() {
    for step in Course::ALL.iter().flat_map(|course| course.steps()) {
        let heard = step.spoken.unwrap_or(step.words).text().to_lowercase();
        for seen in [
            "click",
            "point at",
            "raised",
            "compass",
            "blue",
            "look at",
            "lower left",
        ] {
            assert!(!heard.contains(seen), "{}: {heard}", step.title);
        }
    }
}

#[test]
fn a_wrong_move_is_explained_and_changes_nothing() {
    let (_, mut lesson) = at_title(Course::First, "Discard a tile");
    let before = lesson.clone();
    let discard = |name: &str| Move::Discard {
        tile: tile(name),
        calling: false,
    };
    let explanation = lesson.judge(&discard("9C"));
    let explanation = explanation
        .expect_err("the move is wrong")
        .expect("a reason");
    assert!(explanation.text().contains("goes with others"));
    assert_eq!(lesson, before);
    assert_eq!(lesson.judge(&discard("1B")), Ok(()));
    assert_eq!(lesson.step_index(), before.step_index() + 1);
}

#[test]
fn the_lone_tiles_can_be_discarded_in_any_order() {
    for (course, title) in [
        (Course::First, "One in, one out"),
        (Course::Second, "Discard"),
    ] {
        let (game, lesson) = at_title(course, title);
        let legal = game.seat_view(LEARNER).legal();
        let goal = lesson.step().goal;
        let fitting = legal.iter().filter(|choice| fulfils(goal, choice));
        assert_eq!(fitting.count(), 2);
    }
}

/// The tiles that the lessons call useless have no neighbour within two and no equal among the other tiles.
#[test]
fn the_lone_tiles_fit_no_set() {
    for (course, title) in [
        (Course::First, "Discard a tile"),
        (Course::Second, "A Season"),
    ] {
        let (game, lesson) = at_title(course, title);
        let Goal::Discard(lone) = lesson.step().goal else {
            unreachable!("a tile is discarded there");
        };
        let stake = &game.seat_view(LEARNER).me().stake;
        for name in lone {
            let tile = tile(name);
            assert_eq!(stake[tile], 1, "{name}");
            let is_near = |other: Tile| {
                let numbers = other.number().zip(tile.number());
                other != tile
                    && other.suit() == tile.suit()
                    && numbers.is_some_and(|(one, two)| one.abs_diff(two) <= 2)
            };
            assert!(!stake.kinds().any(|(other, _)| is_near(other)), "{name}");
        }
    }
}

/// The step about the settlement quotes what the player wins, and no sums.
#[test]
fn the_settlement_quoted_in_the_step_matches_the_hand() {
    let (game, lesson) = at_title(Course::Second, "The settlement");
    let Some(DealEnd::MahJong {
        settlement: Some(settlement),
        ..
    }) = &game.seat_view(LEARNER).end
    else {
        unreachable!("somebody has won");
    };
    let own = settlement.totals()[LEARNER].to_string();
    let words = lesson.step().words.text();
    let figures = words.split(|letter: char| !letter.is_ascii_digit());
    let figures: Vec<&str> = figures.filter(|figure| !figure.is_empty()).collect();
    assert_eq!(figures, [own], "{settlement:?}");
}

#[test]
fn near_the_end_of_the_dead_hand_one_discard_is_safe_and_the_winning_tile_has_not_been_discarded() {
    let (game, _) = at_title(Course::Second, "Some time later");
    let view = game.seat_view(LEARNER);
    let discarded = |name: &str| {
        view.discards
            .iter()
            .filter(|discard| discard.tile == tile(name))
            .count()
    };
    assert_eq!((discarded("RD"), discarded("6D")), (3, 0));
    let (game, _) = at_title(Course::Second, "A dead hand");
    assert_eq!(game.seat_view(LEARNER).east, LEARNER);
}
