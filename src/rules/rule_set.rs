//! A rule set: its options, scoring events and special hands, and the questions one can put to it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::facts::{Before, Facts};
use super::tally::Tally;
use super::{Arrangement, GameOptions, Score, ScoringEvent, Settlement, Situation, rows};
use crate::tiles::{BySeat, Hand, Seat, Tile};

/// Which rules a game is played by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RuleSetId {
    /// The rules of the 1996 desktop game.
    Bloem,
    /// Chinese Classical after Millington, as the Unix programs play it.
    Classical,
}

/// The rules of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct RuleSet {
    /// Which set it is.
    pub id: RuleSetId,
    /// Its options, as changed for this game.
    pub options: GameOptions,
    pub(super) events: Arc<Vec<ScoringEvent>>,
}

impl RuleSet {
    /// The rules of the 1996 desktop game with their defaults.
    pub fn bloem() -> Self {
        rows::BLOEM.clone()
    }

    /// Chinese Classical with its defaults.
    pub fn classical() -> Self {
        rows::CLASSICAL.clone()
    }

    /// The rows of the table of scoring events, in its order.
    pub fn events(&self) -> &[ScoringEvent] {
        &self.events
    }

    /// What a hand is worth, divided as given: the core of all scoring.
    pub fn score_arrangement(
        &self,
        hand: &Hand,
        arrangement: &Arrangement,
        situation: &Situation,
    ) -> Score {
        let before = Before::default();
        let facts = Facts::new(self, hand, arrangement, situation, &before);
        Tally::of(&facts).score(&facts)
    }

    /// Whether a hand with its last tile on the stake (stake + 3 a set = 14) is Mah Jongg: four sets and a pair,
    /// or a special hand that is allowed. `seat` and `round` winds, concealment and the source of the tile matter
    /// to some special hands and come from `situation`.
    pub fn is_mah_jong(&self, hand: &Hand, situation: &Situation) -> bool {
        self.score(hand, situation).is_some()
    }

    /// The kinds of tile that would make this hand of 13 Mah Jongg, in order; kinds of which the player holds
    /// all four do not count.
    pub fn waits(&self, _hand: &Hand, _situation: &Situation) -> Vec<Tile> {
        Vec::new()
    }

    /// What a hand is worth, divided into sets so that it is worth most. For the winner (`situation.win`) the last
    /// tile is on the stake, and `None` means it is not Mah Jongg; other hands always have a score.
    pub fn score(&self, _hand: &Hand, _situation: &Situation) -> Option<Score> {
        None
    }

    /// Who pays whom. `scores` are the hands' totals; `discarder` who supplied the last tile, if somebody did;
    /// `cannon` who is liable for a dangerous discard (classical only).
    pub fn settle(
        &self,
        _scores: &BySeat<u32>,
        _winner: Seat,
        _east: Seat,
        _discarder: Option<Seat>,
        _cannon: Option<Seat>,
    ) -> Settlement {
        Settlement::default()
    }
}
