//! The ceiling: a player who sees every tile and knows how the others will play. It is there to measure the computer players
//! against, at no table and at no level.

use engine::table::{Event, Game, Input, Move, Request};
use engine::tiles::{BySeat, Seat};
use players::{ComputerPlayer, Level};

/// The best move at a seat: each legal one is played on to the end of the deal, by `club` players at all seats and with the tiles as they
/// really lie. Of equally good moves the one that `club` would make.
pub fn decide(game: &Game, seat: Seat, request: &Request) -> Move {
    let view = game.seat_view(seat);
    let usual = ComputerPlayer::new(Level::Club).decide(view, request);
    if matches!(request, Request::Ready(_) | Request::LayOut) {
        return usual;
    }
    let players = BySeat([ComputerPlayer::new(Level::Club); 4]);
    let mut best = (play_on(game.clone(), seat, usual, &players), usual);
    for choice in view.legal() {
        if choice == usual {
            continue;
        }
        let brings = play_on(game.clone(), seat, choice, &players);
        if brings > best.0 {
            best = (brings, choice);
        }
    }
    best.1
}

/// What a seat gains in the rest of the deal, as these players play it, after a move; `None` if the deal cannot be played to its end.
pub(super) fn play_on(
    mut game: Game,
    seat: Seat,
    choice: Move,
    players: &BySeat<ComputerPlayer>,
) -> Option<i64> {
    let mut events = game.apply(Input::Move(seat, choice)).ok()?;
    loop {
        for event in &events {
            match event {
                Event::Settled { settlement, .. } => return Some(settlement.totals()[seat]),
                Event::WashedOut { .. } => return Some(0),
                _ => {}
            }
        }
        events = players::selfplay::step(&mut game, players)?;
    }
}
