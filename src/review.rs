//! What a hand was worth: every own discard of a deal with its cost in points against the best one found, from what the seat
//! could see then, and what luck added to it. Floor 5.

use std::sync::Arc;

use crate::computer::{Cost, cost};
use crate::save::SeenGame;
use crate::table::{Event, Game, Input, Move, Record, Request, SeatView};
use crate::tiles::{Seat, Tile};

/// A discard to be judged.
#[derive(Clone, Debug)]
struct Thrown {
    view: SeatView,
    tile: Tile,
}

/// A deal, ready to be reviewed from one seat.
#[derive(Clone, Debug, Default)]
pub struct Played {
    /// Number of the deal in its game, from 1.
    pub number: u32,
    /// What the seat got, or paid if negative; `None` while the deal is not over.
    pub result: Option<i64>,
    thrown: Vec<Thrown>,
}

/// A discard that was judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// The how manieth discard of the seat it was, from 1.
    pub turn: usize,
    /// The tile that was thrown.
    pub thrown: Tile,
    /// What it cost, and what would have been better.
    pub cost: Cost,
}

/// A deal that was judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// Number of the deal in its game, from 1.
    pub number: u32,
    /// What the seat got, or paid if negative; `None` while the deal is not over.
    pub result: Option<i64>,
    /// The discards between which there was a choice, the dearest first.
    pub decisions: Vec<Decision>,
}

/// A discard that cost less than this is as good as the best: the reckoning is no finer.
pub const SLIGHT: f64 = 2.0;

impl Played {
    /// The deals of a record in which the seat has thrown a tile, in order. An input that is not legal ends the list.
    pub fn deals(record: &Record, seat: Seat) -> Vec<Self> {
        let mut game = Game::new(Arc::clone(&record.rules), record.setup.clone());
        let mut deals: Vec<Self> = Vec::new();
        for input in &record.inputs {
            let thrown = thrown_by(&game, seat, input);
            let Ok(events) = game.apply(input.clone()) else {
                break;
            };
            if let Some(deal) = deals.last_mut() {
                deal.thrown.extend(thrown);
            }
            for event in events {
                match event {
                    Event::DealBegan { number, .. } => deals.push(Self {
                        number,
                        ..Self::default()
                    }),
                    Event::Settled { settlement, .. } => {
                        if let Some(deal) = deals.last_mut() {
                            deal.result = Some(settlement.totals()[seat]);
                        }
                    }
                    Event::WashedOut { .. } | Event::NotSettled => {
                        if let Some(deal) = deals.last_mut() {
                            deal.result = Some(0);
                        }
                    }
                    _ => {}
                }
            }
        }
        deals.retain(|deal| !deal.thrown.is_empty());
        deals
    }

    /// The deals that were seen at somebody else's table in which the own seat has thrown a tile, in order.
    pub fn seen(game: &SeenGame) -> Vec<Self> {
        let mut view = game.begin();
        let mut deals: Vec<Self> = Vec::new();
        for event in &game.events {
            if let Event::DealBegan { number, .. } = event {
                let number = *number;
                deals.push(Self {
                    number,
                    ..Self::default()
                });
            }
            if let Some(deal) = deals.last_mut() {
                match event {
                    Event::Discarded { seat, tile, .. } if *seat == game.seat => {
                        let (view, tile) = (view.clone(), *tile);
                        deal.thrown.push(Thrown { view, tile });
                    }
                    Event::Settled { settlement, .. } => {
                        deal.result = Some(settlement.totals()[game.seat]);
                    }
                    Event::WashedOut { .. } => deal.result = Some(0),
                    _ => {}
                }
            }
            view.apply(event);
        }
        deals.retain(|deal| !deal.thrown.is_empty());
        deals
    }

    /// Judges the discards; takes some hundredths of a second for each.
    pub fn review(&self) -> Review {
        let judged = self.thrown.iter().enumerate();
        let mut decisions: Vec<Decision> = judged
            .filter_map(|(place, thrown)| {
                Some(Decision {
                    turn: place + 1,
                    thrown: thrown.tile,
                    cost: cost(&thrown.view, thrown.tile)?,
                })
            })
            .collect();
        decisions.sort_by(|one, other| other.cost.points.total_cmp(&one.cost.points));
        Review {
            number: self.number,
            result: self.result,
            decisions,
        }
    }
}

impl Review {
    /// What all choices cost together, in points.
    pub fn cost(&self) -> f64 {
        self.decisions
            .iter()
            .map(|decision| decision.cost.points)
            .sum()
    }

    /// The discards that cost more than is slight.
    pub fn turning_points(&self) -> impl Iterator<Item = &Decision> {
        let dear = |decision: &&Decision| decision.cost.points >= SLIGHT;
        self.decisions.iter().filter(dear)
    }
}

fn thrown_by(game: &Game, seat: Seat, input: &Input) -> Option<Thrown> {
    let Input::Move(who, Move::Discard { tile, .. }) = input else {
        return None;
    };
    let turn = matches!(game.request(seat), Some(Request::Turn { .. }));
    (*who == seat && turn).then(|| Thrown {
        view: game.seat_view(seat).clone(),
        tile: *tile,
    })
}
