//! What must hold of advice: every figure in it can be found again from the view, and hidden tiles do not matter.

#![allow(clippy::panic)]

use std::sync::Arc;

use red_stake::computer::{Advice, Choice, ComputerPlayer, Level, choices};
use red_stake::rules::RuleSet;
use red_stake::session::selfplay::step;
use red_stake::table::{Game, Move, Request, SeatView, Setup};
use red_stake::tiles::{BySeat, Counts, Seat, Tile};

/// Shows the view of every seat that is in its turn, in the first hands of a game.
fn each_turn(rules: RuleSet, seed: u64, mut each: impl FnMut(&SeatView)) {
    let mut game = Game::new(Arc::new(rules), Setup::seeded(seed));
    let players = BySeat([ComputerPlayer::new(Level::Club); 4]);
    for _ in 0..600 {
        for seat in Seat::ALL {
            let turn = matches!(game.request(seat), Some(Request::Turn { .. }));
            if turn && !game.seat_view(seat).me().standing {
                each(game.seat_view(seat));
            }
        }
        if step(&mut game, &players).is_none() {
            return;
        }
    }
}

/// How many tiles of a kind the viewer has not seen.
fn hidden(view: &SeatView, tile: Tile) -> u32 {
    u32::from(4 - view.open[tile] - view.me().stake[tile])
}

fn check(view: &SeatView, choice: &Choice) {
    let live: u32 = choice.useful.iter().map(|tile| hidden(view, tile)).sum();
    assert_eq!(choice.live, live, "{choice:?}");
    assert!(view.me().stake.has(choice.tile));
    assert!(choice.percent <= 100 && choice.danger.is_none_or(|danger| danger <= 100));
    let reason = choice.reason();
    assert!(reason.contains(&choice.plan));
    let figures: Vec<u32> = reason
        .split(|letter: char| !letter.is_ascii_digit())
        .filter_map(|figure| figure.parse().ok())
        .collect();
    let told = [u32::from(choice.lacking), choice.live];
    assert!(
        figures.iter().all(|figure| told.contains(figure)),
        "{reason}"
    );
}

#[test]
fn every_figure_of_a_tip_is_in_the_view() {
    let mut asked = 0;
    for (seed, rules) in [(1, RuleSet::bloem()), (2, RuleSet::classical())] {
        each_turn(rules, seed, |view| {
            asked += 1;
            let advice = Advice::of(view).unwrap_or_else(|| panic!("no advice"));
            assert_eq!(advice.seen, view.open[advice.discard]);
            assert_eq!(advice.complete, view.check(&Move::MahJong).is_ok());
            let choice = advice
                .choice
                .as_ref()
                .unwrap_or_else(|| panic!("no reason"));
            assert_eq!(choice.tile, advice.discard);
            check(view, choice);
        });
    }
    assert!(asked > 100, "{asked}");
}

#[test]
fn more_is_told_of_the_best_few_tiles() {
    let mut asked = 0;
    each_turn(RuleSet::bloem(), 3, |view| {
        asked += 1;
        if asked % 8 == 0 {
            let told = choices(view);
            assert!((1..=3).contains(&told.len()));
            assert!(told.iter().all(|choice| choice.danger.is_some()));
            told.iter().for_each(|choice| check(view, choice));
            let tiles: Counts = told.iter().map(|choice| choice.tile).collect();
            assert_eq!(tiles.kinds().count(), told.len());
            assert_eq!(told, choices(view));
        }
    });
    assert!(asked > 50, "{asked}");
}
