//! An upper bound for the computer players: a player who sees all tiles and knows how the others will play.

use engine::table::{Game, Input, Move, Request};
use engine::tiles::{BySeat, Seat};
use players::selfplay::{deal_points, play_deal};
use players::{ComputerPlayer, Level};

/// The best move at a seat. After each legal move, `club` players play the deal to its end at all seats, with the real wall. Among
/// equally good moves, prefers the one that `club` would make.
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
        let gain = play_on(game.clone(), seat, choice, &players);
        if gain > best.0 {
            best = (gain, choice);
        }
    }
    best.1
}

/// A seat's gain in the rest of the deal if it makes this move and these players continue; `None` if the deal cannot be finished.
pub fn play_on(
    mut game: Game,
    seat: Seat,
    choice: Move,
    players: &BySeat<ComputerPlayer>,
) -> Option<i64> {
    let events = game.apply(Input::Move(seat, choice)).ok()?;
    let points = deal_points(&events).or_else(|| {
        play_deal(
            &mut game,
            |game, seat, request| players[seat].decide(game.seat_view(seat), request),
            |_, _| {},
        )
    });
    points.map(|points| points[seat])
}
