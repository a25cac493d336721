//! The exchange of tiles before a Goulash: in each of three rounds, every player passes three tiles to one other player.

use smallvec::SmallVec;

use super::emitter::Emitter;
use super::{Event, Move, Moves, Refusal, Request, SeatView, Tiles};
use crate::tiles::{BySeat, Counts, Seat, Tile};

/// The number of rounds of the exchange.
const ROUNDS: u8 = 3;

/// A round of the exchange, as all players see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExchangeRound {
    /// Its number, from 1.
    pub round: u8,
    /// Who has chosen tiles.
    pub chosen: BySeat<bool>,
}

/// The player with whom `seat` exchanges tiles: first the one opposite; then East with South and West with North; then East with North and
/// West with South.
pub fn exchange_partner(round: u8, seat: Seat, east: Seat) -> Seat {
    let wind = seat.wind(east).index();
    let partner = match round {
        1 => wind ^ 2,
        2 => wind ^ 1,
        _ => 3 - wind,
    };
    east.plus(partner)
}

/// The tiles that the players have chosen in this round.
#[derive(Clone, Debug, Default)]
pub(super) struct Exchange {
    /// The number of the round, from 1; 0 before the first.
    round: u8,
    chosen: BySeat<Option<[Tile; 3]>>,
}

impl Exchange {
    /// Asks everybody for the tiles of the next round. Returns false after the last round.
    pub fn next_round(&mut self, out: &mut Emitter) -> bool {
        if self.round == ROUNDS {
            return false;
        }
        self.round += 1;
        self.chosen = BySeat::default();
        out.emit(Event::ExchangeAsked { round: self.round });
        true
    }

    /// Records a player's choice. The fourth choice completes the round: the tiles change hands. Returns whether it was the fourth.
    pub fn choose(&mut self, out: &mut Emitter, seat: Seat, tiles: [Tile; 3]) -> bool {
        self.chosen[seat] = Some(tiles);
        out.emit(Event::ExchangeChosen { seat });
        if self.chosen.iter().any(|(_, tiles)| tiles.is_none()) {
            return false;
        }
        let east = out.any_view().east;
        for (from, tiles) in self.chosen.iter() {
            out.emit(Event::Exchanged {
                from,
                to: exchange_partner(self.round, from, east),
                tiles: Tiles::Known(tiles.iter().flatten().copied().collect()),
            });
        }
        true
    }
}

impl SeatView {
    /// Whether the viewer may pass on these tiles.
    pub(super) fn judge_exchange(&self, tiles: [Tile; 3]) -> Result<(), Refusal> {
        match self.request() {
            Some(Request::Exchange { .. }) => {}
            _ if self.exchange.is_some() => return Err(Refusal::AlreadyAnswered),
            _ => return Err(Refusal::NotExchanging),
        }
        let stake = &self.me().stake;
        let may_pass_on = |(tile, count): (Tile, u8)| !tile.is_bonus() && stake[tile] >= count;
        let offered: Counts = tiles.into_iter().collect();
        let is_allowed = offered.kinds().all(may_pass_on);
        is_allowed.then_some(()).ok_or(Refusal::NotToExchange)
    }

    /// Adds every choice of three tiles on the viewer's stake.
    pub(super) fn exchange_candidates(&self, moves: &mut Moves) {
        let held: SmallVec<[Tile; 14]> = self.me().stake.iter().collect();
        let mut choices: Vec<[Tile; 3]> = Vec::new();
        for (first, one) in held.iter().enumerate() {
            for (second, two) in held.iter().enumerate().skip(first + 1) {
                let rest = held.iter().skip(second + 1);
                choices.extend(rest.map(|three| [*one, *two, *three]));
            }
        }
        choices.sort_unstable();
        choices.dedup();
        moves.extend(choices.into_iter().map(Move::Exchange));
    }
}
