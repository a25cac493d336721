//! A deal replayed with the reviewer's moves, against the same opponents.

use std::sync::Arc;

use crate::review::Effort;
use engine::table::{DealCode, Game, Input, Request};
use engine::tiles::{BySeat, Seat};
use players::{ComputerPlayer, Level, judge};
use storage::save::{SavedGame, SavedPlayer};
use words::say;

/// More inputs than any deal takes.
const MAX_INPUTS: usize = 2000;

/// Replays the current deal of a game with the best moves found for the viewer's seat. Masters take the seats of other people. Takes
/// some seconds with the effort of a review. `None` if the deal has no code, or a move is refused.
pub fn reviewers_line(saved: &SavedGame, effort: Effort) -> Option<SavedGame> {
    let original = saved.open().game;
    let (seat, number) = (saved.viewer, original.seat_view(saved.viewer).deal_number);
    let code = DealCode::of(original.record(), original.rules(), number)?;
    let setup = code.setup(original.seat_view(seat).east);
    let master = ComputerPlayer::new(Level::Master);
    let players = BySeat::from_fn(|other| match &saved.players[other] {
        SavedPlayer::Computer(title) if other != seat => ComputerPlayer::titled(title),
        SavedPlayer::Computer(_) | SavedPlayer::Person => None,
    });
    let players = players.map(|player| player.unwrap_or(master));
    let mut game = Game::new(Arc::clone(&saved.record.rules), setup);
    for _ in 0..MAX_INPUTS {
        let pending = |seat: Seat| Some((seat, game.request(seat)?));
        let Some((mover, request)) = Seat::ALL.into_iter().find_map(pending) else {
            break;
        };
        if !game.record().deals.is_empty() {
            break;
        }
        let view = game.seat_view(mover);
        let mut choice = players[mover].decide(view, &request);
        if mover == seat && matches!(request, Request::Turn { .. } | Request::Claim { .. }) {
            choice = judge(view, choice, effort).map_or(choice, |verdict| verdict.best);
        }
        game.apply(Input::Move(mover, choice)).ok()?;
    }
    let mut names = saved.names.clone();
    say!("duplicate-reviewer").clone_into(&mut names[seat]);
    Some(SavedGame {
        names,
        players: players.map(|player| SavedPlayer::Computer(player.title())),
        viewer: seat,
        assisted: false,
        auto_played: Vec::new(),
        advised: None,
        record: game.record().clone(),
        messages: Vec::new(),
    })
}
