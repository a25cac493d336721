//! Computer players decide from what their own seat may see, and from nothing else. Floor 3, pure.

use crate::table::{Move, Request, SeatView};
use crate::tiles::Tile;

/// A computer player.
#[derive(Clone, Debug, Default)]
pub struct ComputerPlayer;

impl ComputerPlayer {
    /// Its answer to a request.
    pub fn decide(&mut self, view: &SeatView, request: &Request) -> Move {
        let legal = view.legal();
        let wins =
            |m: &&Move| matches!(m, Move::MahJong | Move::Claim(crate::table::Claim::MahJong));
        if let Some(win) = legal.iter().find(wins) {
            return *win;
        }
        match request {
            Request::Turn { .. } => {
                let me = view.me();
                let keep = |t: Tile| {
                    let near = |o: Option<Tile>| o.map_or(0, |o| u32::from(me.stake[o]));
                    u32::from(me.stake[t]) * 3
                        + near(t.next_in_suit()) * 2
                        + near(t.previous_in_suit()) * 2
                };
                legal
                    .iter()
                    .copied()
                    .filter_map(|m| match m {
                        Move::Discard {
                            tile,
                            calling: false,
                        } => Some((keep(tile), m)),
                        _ => None,
                    })
                    .min_by_key(|(k, _)| *k)
                    .map(|(_, m)| m)
                    .unwrap_or(legal[0])
            }
            Request::Claim { .. } => legal
                .iter()
                .copied()
                .find(|m| matches!(m, Move::Claim(crate::table::Claim::Pung)))
                .unwrap_or(Move::Pass),
            Request::Rob { .. } => Move::Pass,
            Request::Stand { .. } => Move::Stand(false),
            Request::Declare => Move::FinishDeclaring,
            _ => legal[0],
        }
    }
}
