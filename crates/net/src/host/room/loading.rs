//! Resuming a saved game.

use std::sync::Arc;

use super::audience::Audience;
use super::hosted_game::HostedGame;
use super::player::{Player, safe_name};
use super::table::Table;
use crate::host::Settings;
use engine::table::Game;
use engine::tiles::Seat;
use players::ComputerPlayer;
use protocol::english::refusals::refusal;
use protocol::files::SavedGame;
use protocol::{VERSION, history};

/// Loads the saved game, which then waits for its players.
pub(super) fn load(
    saved: &SavedGame,
    settings: &Settings,
    own_rules: Option<Arc<str>>,
    audience: &mut Audience,
) -> Result<HostedGame, String> {
    let (player_ids, record) =
        history::resume(saved, settings.basic_rules(), settings.game_setup())?;
    let setup = saved.setup.as_ref().ok_or("there is no Game line.")?;
    let version = setup.version.min(VERSION);
    audience.players.restore(Seat::ALL.map(|seat| {
        let id = player_ids.id(seat);
        let named_player = saved.players.iter().find(|player| player.id == id);
        let name = named_player.map_or_else(String::new, |player| player.name.clone());
        let mut computer_seats = settings.computer_seats.iter().flatten();
        let computer_seat = computer_seats.find(|computer_seat| computer_seat.name == name);
        let computer = computer_seat.map(|computer_seat| ComputerPlayer::new(computer_seat.level));
        Player {
            is_from_host: computer.is_some(),
            computer,
            needs_state: false,
            ..Player::new(id, safe_name(&name), version)
        }
    }));
    let manager = match settings.no_manager {
        true => -1,
        false => setup.manager,
    };
    let game = Game::new(Arc::clone(&record.rules), record.setup.clone());
    let descriptions = settings.descriptions();
    let table = Table::new(player_ids, game, version, manager, descriptions, own_rules);
    let mut game = HostedGame::new(table, settings);
    // Nobody is connected yet; this only records the deal for the players who return.
    for input in record.inputs {
        game.apply(input, audience)
            .map_err(|refused| refusal(&refused))?;
    }
    Ok(game)
}
