//! Who is East next, whether the round is over, and whether the game is [T27, T28].

use super::{DealEnd, ReadyFor, Resumed, SeatView};
use crate::tiles::{Seat, Wind};

/// Where the game stands between deals.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rotation {
    next_east: Seat,
    /// The wind to be announced before the next deal.
    new_round: Option<Wind>,
    rounds_done: u32,
}

impl Rotation {
    /// Before the first deal, or where an earlier part of the game ended.
    pub fn new(first_east: Seat, resumed: Option<Resumed>) -> Self {
        Self {
            next_east: resumed.map_or(first_east, |resumed| resumed.east),
            new_round: None,
            rounds_done: resumed.map_or(0, |resumed| resumed.rounds_done),
        }
    }

    /// East of the next deal.
    pub fn next_east(&self) -> Seat {
        self.next_east
    }

    /// The wind of a round that begins with the next deal; it is announced once.
    pub fn announce_round(&mut self) -> Option<Wind> {
        self.new_round.take()
    }

    /// Goes on after a deal that was won.
    pub fn advance(&mut self, view: &SeatView, winner: Seat) {
        let wins = view.east_wins + 1;
        let too_many = view.play().east_wins_pass.is_some_and(|most| wins >= most);
        if winner == view.east && !too_many {
            return;
        }
        self.next_east = view.east.next();
        let round_over = self.next_east == view.first_east;
        self.new_round = round_over.then(|| view.round_wind.next());
        self.rounds_done += u32::from(round_over);
    }

    /// Whether the last round has been played to its end, or the last hand where a game has only so many.
    pub fn is_game_over(&self, view: &SeatView) -> bool {
        let options = &view.rules.options;
        let hands_done = options.hands.is_some_and(|hands| view.deal_number >= hands);
        hands_done || self.rounds_done >= options.rounds
    }

    /// From where the game goes on after this deal; while one is played, where it went on from.
    pub fn going_on(&self, view: &SeatView) -> Resumed {
        let east = self.next_east;
        let won = matches!(view.end, Some(DealEnd::MahJong { winner, .. }) if winner == view.east);
        let over = view.waiting_for == Some(ReadyFor::NextDeal);
        Resumed {
            east,
            round_wind: self.new_round.unwrap_or(view.round_wind),
            deals: view.deal_number,
            east_wins: match east == view.east {
                true => view.east_wins + u32::from(won && over),
                false => 0,
            },
            rounds_done: self.rounds_done,
        }
    }
}
