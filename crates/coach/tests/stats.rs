//! Statistics agree with the hands played, count each once, and can be written and read.

#![allow(clippy::expect_used)]

use std::sync::Arc;

use coach::stats::Statistics;
use engine::rules::RuleSet;
use engine::table::{Event, Game, SeatView, Setup};
use engine::tiles::{BySeat, Seat};
use players::selfplay::step;
use players::{ComputerPlayer, Level};

/// A whole game and its statistics for one seat, in which every hand was recorded twice.
fn game(seed: u64, seat: Seat) -> (Statistics, Game) {
    let mut game = Game::new(Arc::new(RuleSet::bloem()), Setup::seeded(seed));
    let players = BySeat([ComputerPlayer::new(Level::Club); 4]);
    let mut statistics = Statistics::default();
    while let Some(events) = step(&mut game, &players) {
        let over = |event: &Event| matches!(event, Event::Settled { .. } | Event::WashedOut { .. });
        if events.iter().any(over) {
            let view = game.seat_view(seat);
            assert!(statistics.record(seed, view, seat));
            assert!(!statistics.record(seed, view, seat));
        }
    }
    (statistics, game)
}

#[test]
fn statistics_agree_with_the_game() {
    for seat in Seat::ALL {
        let (statistics, game) = game(4, seat);
        let view = game.seat_view(seat);
        let start = Game::new(Arc::new(RuleSet::bloem()), Setup::seeded(4));
        let before = start.seat_view(seat).scores[seat];
        assert_eq!(statistics.points, view.scores[seat] - before);
        assert_eq!(statistics.hands, view.deal_number);
        assert!(statistics.longest_streak >= statistics.streak);
    }
}

/// The views of a seat at the ends of the first hands of a game.
fn ends_of_hands(seed: u64, seat: Seat, count: usize) -> Vec<SeatView> {
    let mut game = Game::new(Arc::new(RuleSet::bloem()), Setup::seeded(seed));
    let players = BySeat([ComputerPlayer::new(Level::Club); 4]);
    let mut ends = Vec::new();
    while ends.len() < count {
        let deals = game.record().deals.len();
        step(&mut game, &players).expect("the game is not over");
        if game.record().deals.len() > deals {
            ends.push(game.seat_view(seat).clone());
        }
    }
    ends
}

/// However a player comes back to an earlier hand: by undo, by Play On From, or by opening an older save of the game.
#[test]
fn hands_that_are_replayed_in_the_same_game_count_once() {
    let seat = Seat::new(0);
    let (ends, other) = (ends_of_hands(4, seat, 3), ends_of_hands(5, seat, 1));
    let mut statistics = Statistics::default();
    assert!(ends.iter().all(|view| statistics.record(4, view, seat)));
    assert!(statistics.record(5, &other[0], seat));
    let once = statistics.clone();
    assert!(!ends.iter().any(|view| statistics.record(4, view, seat)));
    assert!(!statistics.record(5, &other[0], seat));
    assert_eq!(statistics, once);
    // They are known after a clearing too.
    let mut cleared = statistics.cleared();
    assert!(!ends.iter().any(|view| cleared.record(4, view, seat)));
    assert_eq!(cleared.hands, 0);
}

#[test]
fn a_deal_that_begins_again_in_another_game_counts_again() {
    let seat = Seat::new(0);
    let ends = ends_of_hands(4, seat, 2);
    let mut statistics = Statistics::default();
    assert!(!statistics.forget((4, 1)), "nothing was recorded");
    assert!(ends.iter().all(|view| statistics.record(4, view, seat)));
    assert!(statistics.forget((4, 1)));
    assert!(statistics.record(4, &ends[0], seat));
    assert!(
        !statistics.record(4, &ends[1], seat),
        "the other hand is not forgotten"
    );
    assert_eq!(statistics.hands, 3);
}

#[test]
fn statistics_are_written_and_read_and_a_damaged_file_is_not_overwritten() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("statistics.json");
    assert_eq!(
        Statistics::read(&path).expect("no file yet"),
        Statistics::default()
    );
    let (statistics, _) = game(5, Seat::new(1));
    statistics.write(&path).expect("written");
    assert_eq!(Statistics::read(&path).expect("read"), statistics);
    std::fs::write(&path, "{").expect("written");
    assert!(Statistics::read(&path).is_err());
    assert_eq!(
        std::fs::read_to_string(&path).expect("the file exists"),
        "{"
    );
}
