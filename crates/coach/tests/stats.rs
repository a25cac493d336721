//! Statistics agree with the hands played, count each once, and can be written and read.

#![allow(clippy::expect_used)]

use std::sync::Arc;

use coach::stats::Statistics;
use engine::rules::RuleSet;
use engine::table::{Event, Game, Setup};
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
