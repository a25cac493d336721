//! Moves that strong players disputed, judged again: discards that give much to an opponent, and tips whose figures must decide. Each
//! position is a hand of four `master` players up to a decision.

use coach::review::{Effort, describe_move};
use engine::table::{Move, SeatView};
use engine::tiles::BySeat;
use players::{Advice, Evaluation, Feed, judge};
use serde::Deserialize;
use storage::save::read_hand_text;
use wording::{AdviceWording, FeedWording, Figures, TileWording};

/// A disputed move.
#[derive(Deserialize)]
struct Disputed {
    /// What was disputed.
    what: String,
    /// Whether the discard gives something that must be told.
    gives: bool,
    /// The move.
    made: Move,
    /// The hand up to the decision, as a line of text.
    hand: String,
}

fn all() -> Vec<Disputed> {
    let lines = include_str!("disputed.jsonl").lines();
    let read = |line| serde_json::from_str(line).expect("a disputed move");
    lines.map(read).collect()
}

/// The position of a disputed move, and the names of the players.
fn position(disputed: &Disputed) -> (SeatView, BySeat<String>) {
    let saved = read_hand_text(&disputed.hand).expect("it can be read");
    let view = saved.open().game.seat_view(saved.viewer).clone();
    (view, saved.names)
}

/// The discard of a tip.
fn tip_move(tip: &Advice) -> Move {
    Move::Discard {
        tile: tip.discard,
        calling: false,
    }
}

/// No listed move has higher figures than the tip, unless both are about as good, and what a discard gives is told. Prints what the program says about each position.
#[test]
fn disputed_moves_are_judged_by_their_figures_and_their_gifts() {
    let disputed = all();
    assert_eq!(disputed.len(), 10);
    for disputed in &disputed {
        let (view, names) = position(disputed);
        let evaluation = Evaluation::of(&view);
        let tip = evaluation.advice(|_| true).expect("it is a turn");
        let Move::Discard { tile, .. } = disputed.made else {
            unreachable!("all are discards");
        };
        let listed = evaluation.move_options(|_| true);
        let figure = |tile| {
            let mut listed = listed.iter().map(|(_, assessment)| assessment);
            let found = listed.find(|assessment| assessment.tile == tile);
            found.map(|assessment| assessment.percent * assessment.worth)
        };
        let is_even = evaluation.calls_even(tip_move(&tip), disputed.made);
        if let (false, false, Some(disputed_figure)) = (disputed.gives, is_even, figure(tile)) {
            assert!(
                figure(tip.discard) >= Some(disputed_figure),
                "{}",
                disputed.what
            );
        }
        let feed = Feed::notable(&view, tile);
        assert!(feed.is_some() || !disputed.gives, "{}", disputed.what);
        let verdict = judge(&view, disputed.made, Effort::REVIEW).expect("there is a choice");
        for (_, assessment) in listed.iter().take(3) {
            println!(
                "    {}: {} % x {}",
                assessment.tile.name(),
                assessment.percent,
                assessment.worth
            );
        }
        println!(
            "{}\n  disputed: {}; tip: {} {}\n  gift of the disputed: {}\n  review: best {}, cost {:.1} +- {:.1}, even: {}",
            disputed.what,
            tile.name(),
            tip.with_threat(&names),
            tip.figures(),
            feed.map_or_else(|| "none".to_owned(), |feed| feed.sentence(&names)),
            describe_move(verdict.best, None),
            verdict.points,
            verdict.error,
            verdict.is_even(),
        );
    }
}
