use super::*;
use engine::table::Move;

/// A puzzle of a mistake of the player.
fn mistake(number: u32, points: f64) -> Puzzle {
    let discard = |tile: &str| Move::Discard {
        tile: tile.parse().expect("a tile"),
        calling: false,
    };
    Puzzle {
        theme: Theme::Suits,
        rules: RuleSetId::Bloem,
        best: discard("1B"),
        made: discard("2B"),
        points,
        error: 1.0,
        hand: format!("hand {number}"),
    }
}

fn selected(store: &PuzzleStore, today: i32, filter: PuzzleFilter) -> Vec<(Puzzle, bool)> {
    store.select(today, RuleSetId::Bloem, filter).puzzles
}

#[test]
fn a_mistake_is_asked_until_it_has_been_solved_five_times() {
    let mut store = PuzzleStore::default();
    assert!(store.add_mistakes(vec![mistake(1, 9.0)], 10));
    assert!(
        !store.add_mistakes(vec![mistake(1, 9.0)], 10),
        "the puzzle is stored"
    );
    assert!(selected(&store, 10, PuzzleFilter::Own).is_empty());
    let id = mistake(1, 9.0).id();
    let mut today = 10;
    for days in [1, 3, 7, 21, 60] {
        assert!(selected(&store, today + days - 1, PuzzleFilter::Own).is_empty());
        today += days;
        assert_eq!(
            selected(&store, today, PuzzleFilter::Own),
            [(mistake(1, 9.0), true)]
        );
        store.record_result(id, true, today);
    }
    assert_eq!(store, PuzzleStore::default());
}

#[test]
fn missed_puzzles_come_back_the_next_day() {
    let mut store = PuzzleStore::default();
    store.add_mistakes(vec![mistake(1, 9.0)], 0);
    let id = mistake(1, 9.0).id();
    store.record_result(id, true, 1);
    store.record_result(id, true, 4);
    store.record_result(id, false, 11);
    assert_eq!(selected(&store, 12, PuzzleFilter::Own).len(), 1);
}

#[test]
fn the_costliest_mistakes_are_kept_and_the_most_overdue_come_first() {
    let mut store = PuzzleStore::default();
    for number in 0..200 {
        store.add_mistakes(vec![mistake(number, f64::from(number))], number as i32);
    }
    // Mistakes 50 to 199 are kept. Those missed on days 50 to 59 are due by day 60.
    let overview = store.overview(60, RuleSetId::Bloem);
    assert_eq!((overview.own, overview.own_due), (MAX_MISTAKES, 10));
    let found = selected(&store, 1000, PuzzleFilter::Anything);
    assert_eq!(found.len(), SESSION_LENGTH);
    let points: Vec<f64> = found.iter().map(|(puzzle, _)| puzzle.points).collect();
    assert!(points.is_sorted() && points[0] == 50.0, "{points:?}");
    assert!(found.iter().all(|(_, own)| *own));
    let more_due = store
        .select(1000, RuleSetId::Bloem, PuzzleFilter::Anything)
        .more_due;
    assert_eq!(more_due, MAX_MISTAKES - SESSION_LENGTH);
}

#[test]
fn a_session_without_mistakes_has_puzzles_of_every_theme() {
    let store = PuzzleStore::default();
    for rules in [RuleSetId::Bloem, RuleSetId::Classical] {
        let found = store.select(1, rules, PuzzleFilter::Anything).puzzles;
        assert_eq!(found.len(), SESSION_LENGTH);
        let about_theme = |theme| {
            found
                .iter()
                .filter(move |(puzzle, _)| puzzle.theme == theme)
        };
        for theme in Theme::ALL {
            let is_about_theme = |puzzle: &Puzzle| puzzle.rules == rules && puzzle.theme == theme;
            assert_eq!(
                about_theme(theme).count() > 0,
                shipped().iter().any(is_about_theme),
                "{theme:?}"
            );
        }
        assert!(
            found
                .iter()
                .all(|(puzzle, own)| puzzle.rules == rules && !own)
        );
        let dangers = store
            .select(1, rules, PuzzleFilter::About(Theme::Danger))
            .puzzles;
        assert!(
            dangers
                .iter()
                .all(|(puzzle, _)| puzzle.theme == Theme::Danger)
        );
    }
}

#[test]
fn puzzles_solved_at_the_first_attempt_make_room_for_new_ones() {
    let mut store = PuzzleStore::default();
    let first = selected(&store, 1, PuzzleFilter::Anything);
    for (index, (puzzle, _)) in first.iter().enumerate() {
        store.record_result(puzzle.id(), index > 0, 1);
    }
    let second = selected(&store, 2, PuzzleFilter::Anything);
    assert_eq!(second[0].0, first[0].0, "missed puzzles come back");
    assert!(second[1..].iter().all(|puzzle| !first.contains(puzzle)));
    let themes = store.overview(2, RuleSetId::Bloem).themes;
    let solved: usize = themes.iter().map(|theme| theme.solved).sum();
    assert_eq!(solved, SESSION_LENGTH - 1);
    // Sixty days later those solved at once are due again.
    let again = selected(&store, 61, PuzzleFilter::Anything);
    assert!(first.iter().all(|puzzle| again.contains(puzzle)));
}

#[test]
fn puzzles_are_stored_and_a_damaged_file_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("puzzles.json");
    assert_eq!(
        PuzzleStore::read(&path).expect("a missing file is empty"),
        PuzzleStore::default()
    );
    let mut store = PuzzleStore::default();
    store.add_mistakes(vec![mistake(1, 9.0)], 3);
    store.record_result(Id::default(), true, 3);
    store.write(&path).expect("written");
    assert_eq!(PuzzleStore::read(&path).expect("read"), store);
    std::fs::write(&path, "{ \"own\": 3").expect("written");
    assert!(PuzzleStore::read(&path).is_err());
}
