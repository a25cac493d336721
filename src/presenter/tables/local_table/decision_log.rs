//! What a record does not contain directly: which inputs were decisions of the player, which the computer made for the player, and which
//! discards were the tile just drawn.

use engine::table::{Act, Event, Game, Input, Move, Replay, SeatView};
use engine::tiles::{Seat, Tile};

/// The decisions of a game, by the index of their input, and the discards of the current deal that were the tile just drawn.
#[derive(Clone, Debug, Default)]
pub struct DecisionLog {
    /// The inputs that were decisions of the player's seat.
    decisions: Vec<usize>,
    /// The inputs that the computer made for the player.
    auto_played: Vec<usize>,
    /// Whether the computer made the player's last decision in this deal; `None` before the first decision.
    last_by_computer: Option<bool>,
    /// The last drawn tile, and who drew it.
    drawn: Option<(Seat, Tile)>,
    /// The discards of this deal that were the tile just drawn, by serial number.
    drawn_discards: Vec<u32>,
    /// The events of this deal.
    deal: Vec<Event>,
}

/// Whether an input is a decision of the seat with this view: its own move, or a pass on what it could have claimed, even by missing the
/// time. Being ready is none.
pub fn is_decision(before: &SeatView, input: &Input) -> bool {
    let could_claim = || {
        let legal = before.legal();
        legal.iter().any(|choice| matches!(choice, Move::Claim(_)))
    };
    match input {
        Input::Move(seat, _) if *seat != before.seat() => false,
        Input::Move(_, Move::Ready) => false,
        Input::Move(_, Move::Pass) | Input::Act(Act::TimeOut) => could_claim(),
        Input::Move(..) => true,
        Input::Act(_) => false,
    }
}

impl DecisionLog {
    /// The log of a game so far, for a seat. `auto_played`: the inputs that the computer made for that seat.
    pub fn of(game: &Game, seat: Seat, auto_played: &[usize]) -> Self {
        let record = game.record();
        let mut replay = Replay::of(record);
        let mut log = Self::default();
        while let Some(input) = record.inputs.get(replay.game().inputs().len()) {
            let is_decision = is_decision(replay.game().seat_view(seat), input);
            let Some((index, events)) = replay.step() else {
                break;
            };
            log.record_input(index, is_decision, auto_played.contains(&index));
            log.record_events(&events);
        }
        log
    }

    /// The events of the current deal, with all tiles.
    pub fn events_of_deal(&self) -> &[Event] {
        &self.deal
    }

    /// Records an input.
    pub fn record_input(&mut self, index: usize, is_decision: bool, auto_played: bool) {
        self.decisions.extend(is_decision.then_some(index));
        self.last_by_computer = is_decision.then_some(auto_played).or(self.last_by_computer);
        self.auto_played.extend(auto_played.then_some(index));
    }

    /// Records events as the table returns them, before any tile is hidden.
    pub fn record_events(&mut self, events: &[Event]) {
        for event in events {
            if let Event::DealBegan { .. } = event {
                self.deal.clear();
            }
            self.deal.push(event.clone());
            match event {
                Event::DealBegan { .. } => {
                    self.drawn_discards.clear();
                    self.drawn = None;
                    self.last_by_computer = None;
                }
                Event::Drew { seat, tile, .. } => self.drawn = tile.map(|tile| (*seat, tile)),
                Event::Melded { .. } => self.drawn = None,
                Event::Discarded {
                    seat, tile, serial, ..
                } => {
                    let is_drawn_tile = self.drawn.take() == Some((*seat, *tile));
                    self.drawn_discards.extend(is_drawn_tile.then_some(*serial));
                }
                _ => {}
            }
        }
    }

    /// The last input that was a decision of the player's seat.
    pub fn last_decision(&self) -> Option<usize> {
        self.decisions.last().copied()
    }

    /// The inputs that the computer made for the player.
    pub fn auto_played(&self) -> &[usize] {
        &self.auto_played
    }

    /// Whether the computer made the player's last decision in this deal.
    pub fn is_finished_by_computer(&self) -> bool {
        self.last_by_computer == Some(true)
    }

    /// The discards of this deal that were the tile just drawn, by serial number.
    pub fn drawn_discards(&self) -> &[u32] {
        &self.drawn_discards
    }
}
