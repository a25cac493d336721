//! Pictures of advice: the review, its steps, tips, and why something cannot be done.

use std::sync::Arc;

use iced::keyboard::key::Named;

use super::stage::Stage;
use super::{Gallery, SMALL, USUAL};
use crate::app::Message;
use crate::app::dialog::fit_tests::examples::rating;
use crate::app::screen::table;
use crate::app::screen::table::placed::TilePosition;
use crate::presenter::{Command, MenuDialog};
use coach::review::Effort;
use coach::stats::Statistics;
use engine::rules::RuleSet;
use engine::table::{Game, Setup};
use engine::tiles::{BySeat, Seat};
use players::selfplay::step;
use players::{ComputerPlayer, Level};

/// A game in which a beginner has finished some hands on the first seat; `at_end` is called after each step after which the
/// hand is over, so several times per hand.
fn beginner(seed: u64, hands: u32, mut at_end: impl FnMut(&Game)) -> Game {
    let level = |seat: Seat| match seat.index() {
        0 => Level::Beginner,
        _ => Level::Club,
    };
    let players = BySeat::from_fn(|seat| ComputerPlayer::new(level(seat)));
    let mut game = Game::new(Arc::new(RuleSet::bloem()), Setup::seeded(seed));
    let mut finished = 0;
    while finished < hands && step(&mut game, &players).is_some() {
        if game.seat_view(Seat::new(0)).end.is_some() {
            at_end(&game);
            finished = game.seat_view(Seat::new(0)).deal_number;
        }
    }
    game
}

/// The statistics of five games of twenty hands.
fn sample_statistics() -> Statistics {
    let mut statistics = Statistics::default();
    for seed in 1..6 {
        beginner(seed, 20, |game| {
            statistics.record(seed, game.seat_view(Seat::new(0)), Seat::new(0));
        });
    }
    statistics.rating = rating();
    statistics
}

/// Paints these pictures.
pub fn paint(gallery: &Gallery) {
    if gallery.wants("review") {
        review(gallery);
    }
    let mut stage = Stage::saved("middle", "");
    stage.run_command(Command::Tips);
    gallery.paint(&mut stage, "tips", SMALL, 1.0);
    gallery.paint(&mut stage, "tips", USUAL, 1.0);
    let mut stage = Stage::saved("middle", "quick_tip = true\n");
    gallery.paint(&mut stage, "tip", USUAL, 1.0);
    let position = table::Over::Tile(TilePosition::Stake(stage.0.viewer(), 0));
    stage.update(Message::Table(table::Message::Hovered(position)));
    gallery.paint(&mut stage, "tip-pointed-at", USUAL, 1.0);
    let mut stage = Stage::saved("claim", "quick_tip = true\n");
    stage.wait_for_claim();
    stage.run_command(Command::Dialog(MenuDialog::WhyNot));
    gallery.paint(&mut stage, "why", SMALL, 1.0);
    gallery.paint(&mut stage, "why", USUAL, 1.0);
    if gallery.wants("statistics") {
        let mut stage = Stage::saved("middle", "");
        stage.0.store_statistics(&sample_statistics());
        stage.run_command(Command::Dialog(MenuDialog::Statistics));
        gallery.paint_four_sizes(&mut stage, "statistics");
    }
}

/// The last hand of a beginner, judged.
pub fn reviewed() -> Stage {
    let mut stage = Stage::dealt(77, "");
    stage.0.open(beginner(3, 2, |_| ()).record().clone());
    stage.run_command(Command::Review);
    stage.0.judge_with(Effort::REVIEW);
    stage
}

fn review(gallery: &Gallery) {
    let mut stage = reviewed();
    gallery.paint(&mut stage, "review", SMALL, 1.0);
    gallery.paint(&mut stage, "review", USUAL, 1.0);
    stage.type_letter("l");
    gallery.paint(&mut stage, "review-later", SMALL, 1.0);
    let mut ended = reviewed();
    for _ in 0..40 {
        ended.0.press(Named::ArrowRight);
    }
    gallery.paint(&mut ended, "review-end", SMALL, 1.0);
    gallery.paint(&mut ended, "review-end", USUAL, 1.0);
    stage.type_letter("s");
    stage.type_letter("p");
    gallery.paint(&mut stage, "review-steps", SMALL, 1.0);
    gallery.paint(&mut stage, "review-steps", USUAL, 1.0);
}
