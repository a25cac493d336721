//! Players with a value network, who think a tile ahead before they choose.

use std::sync::atomic::AtomicBool;

use super::chance::Outlook;
use super::claim::{possible, wins};
use super::style::Style;
use super::turn::{discard, without_throwing};
use super::value_network::{Depth, Thinking, ValueNetwork};
use crate::table::{Claim, Move, SeatView};
use crate::tiles::{Seat, Tile};

/// How far a player looks ahead, and what it likes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Foresight {
    /// How far and how broadly.
    pub depth: Depth,
    /// With how much training: so many runs.
    pub training_runs: usize,
    /// What the player likes.
    pub style: Style,
}

impl Foresight {
    /// The move in one's own turn.
    pub fn turn(&self, view: &SeatView, stop: Option<&AtomicBool>) -> Move {
        let outlook = Outlook::of(view);
        if let Some(choice) = without_throwing(view, &outlook) {
            return choice;
        }
        let value_network = ValueNetwork::of(view, self.style, self.training_runs);
        let chosen = value_network.best(&value_network.throws(), &Thinking::new(self.depth, stop));
        match chosen {
            Some(Move::Discard { tile, .. }) => discard(view, &outlook, tile),
            _ => view.legal().first().copied().unwrap_or(Move::Pass),
        }
    }

    /// The answer to a discard.
    pub fn claim(
        &self,
        view: &SeatView,
        tile: Tile,
        from: Seat,
        stop: Option<&AtomicBool>,
    ) -> Move {
        if wins(view, tile) {
            return Move::Claim(Claim::MahJong);
        }
        if view.me().standing || possible(view, tile, from).next().is_none() {
            return Move::Pass;
        }
        let value_network = ValueNetwork::of(view, self.style, self.training_runs);
        let answers = value_network.claims(tile, from);
        value_network
            .best(&answers, &Thinking::new(self.depth, stop))
            .unwrap_or(Move::Pass)
    }
}
