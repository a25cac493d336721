use super::*;
use engine::table::Move;

/// A puzzle that nobody will solve.
fn mistake(number: u32, points: f64) -> Puzzle {
    let thrown = |tile: &str| Move::Discard {
        tile: tile.parse().expect("a tile"),
        calling: false,
    };
    Puzzle {
        theme: Theme::Suits,
        rules: RuleSetId::Bloem,
        best: thrown("1B"),
        made: thrown("2B"),
        points,
        error: 1.0,
        hand: format!("hand {number}"),
    }
}

fn drawn(book: &Book, today: i32, wish: Wish) -> Vec<(Puzzle, bool)> {
    book.draw(today, RuleSetId::Bloem, wish).puzzles
}

#[test]
fn a_mistake_is_asked_after_a_day_and_again_until_it_was_solved_five_times() {
    let mut book = Book::default();
    assert!(book.take_in(vec![mistake(1, 9.0)], 10));
    assert!(!book.take_in(vec![mistake(1, 9.0)], 10), "it is known");
    assert!(drawn(&book, 10, Wish::Own).is_empty());
    let id = mistake(1, 9.0).id();
    let mut today = 10;
    for days in [1, 3, 7, 21, 60] {
        assert!(drawn(&book, today + days - 1, Wish::Own).is_empty());
        today += days;
        assert_eq!(drawn(&book, today, Wish::Own), [(mistake(1, 9.0), true)]);
        book.note(id, true, today);
    }
    assert_eq!(book, Book::default());
}

#[test]
fn what_is_missed_comes_back_the_next_day() {
    let mut book = Book::default();
    book.take_in(vec![mistake(1, 9.0)], 0);
    let id = mistake(1, 9.0).id();
    book.note(id, true, 1);
    book.note(id, true, 4);
    book.note(id, false, 11);
    assert_eq!(drawn(&book, 12, Wish::Own).len(), 1);
}

#[test]
fn the_dearest_mistakes_are_kept_and_the_longest_due_come_first() {
    let mut book = Book::default();
    for number in 0..200 {
        book.take_in(vec![mistake(number, f64::from(number))], number as i32);
    }
    let view = book.overview(60, RuleSetId::Bloem);
    assert_eq!((view.own, view.own_due), (MOST, 10));
    let found = drawn(&book, 1000, Wish::Anything);
    assert_eq!(found.len(), A_SITTING);
    let points: Vec<f64> = found.iter().map(|(puzzle, _)| puzzle.points).collect();
    assert!(points.is_sorted() && points[0] == 50.0, "{points:?}");
    assert!(found.iter().all(|(_, own)| *own));
    let left = book.draw(1000, RuleSetId::Bloem, Wish::Anything).left;
    assert_eq!(left, MOST - A_SITTING);
}

#[test]
fn a_sitting_without_mistakes_goes_through_the_themes() {
    let book = Book::default();
    for rules in [RuleSetId::Bloem, RuleSetId::Classical] {
        let found = book.draw(1, rules, Wish::Anything).puzzles;
        assert_eq!(found.len(), A_SITTING);
        let of = |theme| {
            found
                .iter()
                .filter(move |(puzzle, _)| puzzle.theme == theme)
        };
        for theme in Theme::ALL {
            let there = |puzzle: &Puzzle| puzzle.rules == rules && puzzle.theme == theme;
            assert_eq!(
                of(theme).count() > 0,
                shipped().iter().any(there),
                "{theme:?}"
            );
        }
        assert!(
            found
                .iter()
                .all(|(puzzle, own)| puzzle.rules == rules && !own)
        );
        let about = book.draw(1, rules, Wish::About(Theme::Danger)).puzzles;
        assert!(
            about
                .iter()
                .all(|(puzzle, _)| puzzle.theme == Theme::Danger)
        );
    }
}

#[test]
fn what_was_solved_at_first_sight_makes_room_for_new_ones() {
    let mut book = Book::default();
    let first = drawn(&book, 1, Wish::Anything);
    for (at, (puzzle, _)) in first.iter().enumerate() {
        book.note(puzzle.id(), at > 0, 1);
    }
    let second = drawn(&book, 2, Wish::Anything);
    assert_eq!(second[0].0, first[0].0, "what was missed comes again");
    assert!(second[1..].iter().all(|puzzle| !first.contains(puzzle)));
    let themes = book.overview(2, RuleSetId::Bloem).themes;
    let solved: usize = themes.iter().map(|theme| theme.solved).sum();
    assert_eq!(solved, A_SITTING - 1);
    let again = drawn(&book, 61, Wish::Anything);
    assert!(first.iter().all(|puzzle| again.contains(puzzle)));
}

#[test]
fn the_book_is_kept_and_a_damaged_one_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("puzzles.json");
    assert_eq!(Book::read(&path).expect("a fresh start"), Book::default());
    let mut book = Book::default();
    book.take_in(vec![mistake(1, 9.0)], 3);
    book.note(Id::default(), true, 3);
    book.write(&path).expect("written");
    assert_eq!(Book::read(&path).expect("read"), book);
    std::fs::write(&path, "{ \"own\": 3").expect("written");
    assert!(Book::read(&path).is_err());
}
