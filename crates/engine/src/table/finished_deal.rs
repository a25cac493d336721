//! The results of a deal. They are stored with the inputs and remain valid, even if a later version of the rules would score differently.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{DealEnd, DealStart, Event, Outcome, SeatView};
use crate::rules::{Score, Settlement, Source};
use crate::tiles::{BySeat, Seat, Tile};

/// A deal that is over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FinishedDeal {
    /// The number of inputs in the record up to the end of the deal.
    pub inputs: usize,
    /// How it ended, with the scores.
    pub ending: Ending,
    /// The start of the next deal.
    pub next: DealStart,
    /// The digest of the deal's events; `docs/file-format.md` describes it.
    pub digest: u64,
}

/// How a deal ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A dead hand.
    Dead {
        /// Why, in English.
        reason: String,
    },
    /// A player went Mah Jongg.
    Won {
        /// The winner.
        winner: Seat,
        /// The tile that completed the hand; `None` in old files.
        last: Option<LastTile>,
        /// The score of each hand.
        hands: Box<BySeat<Score>>,
        /// The payments; `None` if all hands were visible.
        settlement: Option<Settlement>,
    },
}

/// The tile that completed a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastTile {
    /// The tile that completed the hand.
    pub tile: Tile,
    /// Where it came from.
    pub source: Source,
    /// From whom, for a discard or a robbed kong.
    pub from: Option<Seat>,
}

impl FinishedDeal {
    /// The results of a deal that a view has followed to its end.
    pub(super) fn of(view: &SeatView, inputs: usize, next: DealStart, digest: u64) -> Self {
        let ending = match &view.end {
            Some(DealEnd::MahJong {
                winner,
                tile,
                source,
                from,
                settlement,
            }) => Ending::Won {
                winner: *winner,
                last: Some(LastTile {
                    tile: *tile,
                    source: *source,
                    from: *from,
                }),
                hands: Box::new(BySeat::from_fn(|seat| {
                    score_to_store(view.players[seat].outcome.as_ref())
                })),
                settlement: settlement.as_deref().cloned(),
            },
            Some(DealEnd::WashOut { reason }) => Ending::Dead {
                reason: reason.clone(),
            },
            None => Ending::Dead {
                reason: String::new(),
            },
        };
        Self {
            inputs,
            ending,
            next,
            digest,
        }
    }

    /// The winner; `None` after a dead hand.
    pub fn winner(&self) -> Option<Seat> {
        match &self.ending {
            Ending::Won { winner, .. } => Some(*winner),
            Ending::Dead { .. } => None,
        }
    }

    /// The total of each hand; `None` after a dead hand.
    pub fn totals(&self) -> Option<BySeat<u32>> {
        match &self.ending {
            Ending::Won { hands, .. } => Some(BySeat::from_fn(|seat| hands[seat].total)),
            Ending::Dead { .. } => None,
        }
    }

    /// The total that each player received (positive) or paid (negative); 0 if the deal was not settled.
    pub fn payments(&self) -> BySeat<i64> {
        match &self.ending {
            Ending::Won {
                settlement: Some(settlement),
                ..
            } => settlement.totals(),
            Ending::Won { .. } | Ending::Dead { .. } => BySeat::default(),
        }
    }

    /// An event of the deal in a replay, with the stored scores and payments. A score that has not changed is kept with its near misses, which
    /// are not stored.
    pub(super) fn with_stored_results(&self, event: Event) -> Event {
        let Ending::Won {
            hands, settlement, ..
        } = &self.ending
        else {
            return event;
        };
        match (event, settlement) {
            (
                Event::Scored {
                    seat,
                    outcome: Outcome::Ours(score),
                },
                _,
            ) => {
                let outcome = match hands[seat] == score.without_near_misses() {
                    true => score,
                    false => Arc::new(hands[seat].clone()),
                };
                Event::Scored {
                    seat,
                    outcome: Outcome::Ours(outcome),
                }
            }
            (Event::Settled { text, .. }, Some(settlement)) => Event::Settled {
                settlement: Box::new(settlement.clone()),
                text,
                scores: self.next.scores,
            },
            (event, _) => event,
        }
    }
}

/// The score as it is stored: without near misses.
fn score_to_store(outcome: Option<&Outcome>) -> Score {
    match outcome {
        Some(Outcome::Ours(score)) => score.without_near_misses(),
        Some(Outcome::Foreign { total, .. }) => Score::of_total(*total),
        None => Score::default(),
    }
}
