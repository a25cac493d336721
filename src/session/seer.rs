//! The ceiling: a player who sees every tile and knows how the others will play. It is there to measure the computer players
//! against, at no table and at no level.

use crate::computer::{ComputerPlayer, Level};
use crate::table::{Event, Game, Input, Move, Request};
use crate::tiles::{BySeat, Seat};

/// The best move at a seat: each legal one is played on to the end of the deal, by `club` players at all seats and with the tiles as they
/// really lie. Of equally good moves the one that `club` would make.
pub fn decide(game: &Game, seat: Seat, request: &Request) -> Move {
    let view = game.seat_view(seat);
    let usual = ComputerPlayer::new(Level::Club).decide(view, request);
    if matches!(request, Request::Ready(_) | Request::LayOut) {
        return usual;
    }
    let mut best = (play_on(game, seat, usual), usual);
    for choice in view.legal() {
        if choice == usual {
            continue;
        }
        let brings = play_on(game, seat, choice);
        if brings > best.0 {
            best = (brings, choice);
        }
    }
    best.1
}

/// What a seat gains in the rest of the deal after a move; nothing if it is a dead hand.
fn play_on(game: &Game, seat: Seat, choice: Move) -> Option<i64> {
    let players = BySeat([ComputerPlayer::new(Level::Club); 4]);
    let mut game = game.clone();
    let mut events = game.apply(Input::Move(seat, choice)).ok()?;
    loop {
        for event in &events {
            match event {
                Event::Settled { settlement, .. } => return Some(settlement.totals()[seat]),
                Event::WashedOut { .. } => return Some(0),
                _ => {}
            }
        }
        events = super::selfplay::step(&mut game, &players)?;
    }
}
