//! Plays a deal at the table to its end, and collects what is needed for scoring its hands in other ways.

use std::sync::Arc;

use engine::rules::{RuleSet, Score, Settlement, Situation, Source};
use engine::table::{Claim, Event, Game, GameProgress, Input, Move, Outcome, Request};
use engine::tiles::{BySeat, Hand, Seat, Tile};
use players::{ComputerPlayer, Level};

use crate::mover::Mover;
use crate::stacked;

/// A won deal, with what is needed for scoring its hands in other ways.
pub struct Won {
    pub rules: Arc<RuleSet>,
    /// The position of the deal in its game.
    pub at: GameProgress,
    pub winner: Seat,
    /// The tile won with, where it came from, and the player it was taken from.
    pub last: Tile,
    pub source: Source,
    pub from: Option<Seat>,
    /// Each player's hand at the win; the last tile is on the winner's stake.
    pub hands: BySeat<Hand>,
    /// The context of the winner's hand.
    pub situation: Situation,
    /// The scores given at the table.
    pub scores: BySeat<Arc<Score>>,
    pub settlement: Settlement,
}

/// Plays a deal by these rules; `None` unless somebody wins it and it is settled.
pub fn play(rules: &Arc<RuleSet>, seed: u64) -> Option<Won> {
    let setup = stacked::setup(rules, seed);
    let at = setup.resumed?;
    let mut game = Game::new(Arc::clone(rules), setup);
    let mut mover = Mover::new(seed);
    let beginner = ComputerPlayer::new(Level::Beginner);
    let mut won: Option<Won> = None;
    for _ in 0..2_000 {
        let (seat, request) = Seat::ALL
            .into_iter()
            .find_map(|seat| Some((seat, game.request(seat)?)))?;
        let view = game.seat_view(seat);
        let choice = match request {
            // The computer player lays out sets so that the hand scores most.
            Request::LayOut => beginner.decide(view, &request),
            _ => {
                winning_or_bonus_move(view.legal().as_slice()).unwrap_or_else(|| mover.choose(view))
            }
        };
        let events = game.apply(Input::Move(seat, choice)).ok()?;
        for event in events {
            match event {
                Event::WentMahJong {
                    seat: winner,
                    tile,
                    source,
                    from,
                } => {
                    let view = game.seat_view(winner);
                    let hand = |seat| game.seat_view(seat).me().hand();
                    won = Some(Won {
                        rules: Arc::clone(rules),
                        at,
                        winner,
                        last: tile,
                        source,
                        from,
                        hands: BySeat::from_fn(hand),
                        situation: view.situation(Some(view.win(tile, source))),
                        scores: BySeat::default(),
                        settlement: Settlement::default(),
                    });
                }
                Event::Scored { seat, outcome } => {
                    if let (Some(won), Outcome::Ours(score)) = (&mut won, outcome) {
                        won.scores[seat] = score;
                    }
                }
                Event::Settled { settlement, .. } => {
                    let mut won = won?;
                    won.settlement = *settlement;
                    return Some(won);
                }
                Event::WashedOut { .. } => return None,
                _ => {}
            }
        }
    }
    None
}

/// A move that goes Mah Jongg, or declares a bonus tile, which counts only when exposed.
fn winning_or_bonus_move(legal: &[Move]) -> Option<Move> {
    let is_due = |choice: &&Move| {
        matches!(
            choice,
            Move::MahJong | Move::Claim(Claim::MahJong) | Move::DeclareBonus(_)
        )
    };
    legal.iter().find(is_due).copied()
}
