//! What came of a deal. It is kept with the inputs and stands, even if a later version of the rules would say otherwise.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{DealEnd, DealStart, Event, Outcome, SeatView};
use crate::rules::{Score, Settlement, Source};
use crate::tiles::{BySeat, Seat, Tile};

/// A deal that is over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FinishedDeal {
    /// Inputs of the record up to its end.
    pub inputs: usize,
    /// How it ended, and what it was worth.
    pub ending: Ending,
    /// Where the game went on.
    pub next: DealStart,
    /// What stands for all that happened in it; see `Event::digest`.
    pub digest: u64,
}

/// How a deal ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A dead hand.
    Dead {
        /// Why, in words.
        reason: String,
    },
    /// Somebody went Mah Jongg.
    Won {
        /// Who won.
        winner: Seat,
        /// With which tile; `None` where an old file does not say.
        last: Option<LastTile>,
        /// What each hand was worth.
        hands: Box<BySeat<Score>>,
        /// Who paid whom; `None` if all hands were visible and nothing was paid.
        settlement: Option<Settlement>,
    },
}

/// The tile that completed a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastTile {
    /// The tile that completed the hand.
    pub tile: Tile,
    /// How it came.
    pub source: Source,
    /// From whom, for a discard or a robbed kong.
    pub from: Option<Seat>,
}

impl FinishedDeal {
    /// What came of a deal that a view has seen to its end.
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
                    kept(view.players[seat].outcome.as_ref())
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

    /// Who went Mah Jongg.
    pub fn winner(&self) -> Option<Seat> {
        match &self.ending {
            Ending::Won { winner, .. } => Some(*winner),
            Ending::Dead { .. } => None,
        }
    }

    /// What each hand was worth; `None` after a dead hand.
    pub fn totals(&self) -> Option<BySeat<u32>> {
        match &self.ending {
            Ending::Won { hands, .. } => Some(BySeat::from_fn(|seat| hands[seat].total)),
            Ending::Dead { .. } => None,
        }
    }

    /// What each player got or paid in all.
    pub fn payments(&self) -> BySeat<i64> {
        match &self.ending {
            Ending::Won {
                settlement: Some(settlement),
                ..
            } => settlement.totals(),
            Ending::Won { .. } | Ending::Dead { .. } => BySeat::default(),
        }
    }

    /// An event of the deal, played again, as it was then: what a hand was worth, and who paid whom, is not worked out anew.
    pub(super) fn as_it_was(&self, event: Event, view: &SeatView) -> Event {
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
                let kept = hands[seat].with_rows_of(&view.rules);
                let outcome = match kept == score.without_near_misses() {
                    true => score,
                    false => Arc::new(kept),
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

fn kept(outcome: Option<&Outcome>) -> Score {
    match outcome {
        Some(Outcome::Ours(score)) => score.without_near_misses(),
        Some(Outcome::Foreign { total, .. }) => Score::of_total(*total),
        None => Score::default(),
    }
}
