//! Replays saved games by rules of their own. Their files have the inputs of the deal, not its messages.

use std::sync::Arc;

use super::start;
use crate::files::SavedGame;
use crate::{OWN_RULES_VERSION, PlayerIds};
use engine::rules::RuleSet;
use engine::table::{Game, GameProgress, Setup};
use engine::tiles::BySeat;

/// The maximum of each count in the progress of a game.
const MAX_COUNT: u32 = 1_000_000;

/// The ids of the players, and the game with the deal in progress or the last one, if the file has one. The first East is in the first seat.
///
/// # Errors
/// The file is not a playable game; the error is a sentence.
pub(super) fn replay(
    file: &SavedGame,
    rules: &str,
    progress: GameProgress,
    fallback: Setup,
) -> Result<(PlayerIds, Game), String> {
    let setup = file.setup.as_ref().ok_or("there is no Game line.")?;
    if setup.version != OWN_RULES_VERSION {
        return Err("a game by other rules has another version.".to_owned());
    }
    let counts = [progress.deals, progress.east_wins, progress.rounds_done];
    if counts.into_iter().any(|count| count > MAX_COUNT) {
        return Err("the game is impossibly long.".to_owned());
    }
    let rules: RuleSet = serde_json::from_str(rules)
        .map_err(|error| format!("the rules cannot be read: {error}."))?;
    // The seats in the file begin with East, and those of the table with the first East.
    start::player_ids(file, setup)?;
    let first = setup.seats.iter().position(|id| *id == setup.first_east);
    let mut ids = setup.seats;
    ids.rotate_left(first.ok_or("the first East is not at the table.")?);
    let player_ids = PlayerIds::new(ids);
    let first_east = player_ids.seat(setup.first_east);
    let first_east = first_east.map_err(|error| format!("{error}."))?;
    let score = |id: &u32| {
        let places = setup.seats.iter().zip(setup.scores);
        let score = places.into_iter().find(|(other, _)| *other == id);
        score.map_or(0, |(_, score)| i64::from(score))
    };
    let wall = match file.inputs.is_empty() {
        true => None,
        false => Some(start::wall(file, rules.options.flowers)?),
    };
    let setup = Setup {
        first_east: Some(first_east),
        walls: wall.into_iter().chain(fallback.walls).collect(),
        secret: file.sealed.map(|(_, secret)| secret).or(fallback.secret),
        sealed: file.sealed.is_some() || fallback.sealed,
        scores: Some(BySeat(ids.map(|id| score(&id)))),
        resumed: Some(progress),
        ..fallback
    };
    let mut game = Game::new(Arc::new(rules), setup);
    for input in &file.inputs {
        let applied = game.apply(input.clone());
        applied.map_err(|refused| format!("the deal cannot be replayed: {refused}."))?;
    }
    Ok((player_ids, game))
}
