//! The start of a history: players, options and wall.

use std::sync::Arc;

use crate::files::SavedGame;
use crate::{OptionEntry, OptionValue, PlayerIds, ServerMessage, Setup, VERSION};
use engine::rules::{OptionKind, RuleSet, WIRE_OPTIONS, WireOption};
use engine::table::{self, Game, GameProgress};
use engine::tiles::{BySeat, Counts, Tile};

/// The option that is on if a file does not name it, although it is off in new games.
const DEAD_WALL_16: &str = "DeadWall16";

/// The game before the recorded deal, or before the next deal if none is recorded. `rules` and `fallback` supply what the file lacks:
/// rules that its options do not give, and the source of later deals.
///
/// # Errors
/// The data in the file are impossible or incomplete; the error is a sentence.
pub(super) fn prepare_game(
    file: &SavedGame,
    rules: RuleSet,
    fallback: table::Setup,
) -> Result<(PlayerIds, Game), String> {
    let setup = file.setup.as_ref().ok_or("there is no Game line.")?;
    let player_ids = player_ids(file, setup)?;
    let rules = with_options(rules, &file.options, setup.version)?;
    let seat = |id| player_ids.seat(id).map_err(|error| format!("{error}."));
    let east = match file.history.first() {
        Some(ServerMessage::NewHand { east, .. }) => seat(*east)?,
        Some(_) => return Err("there is no NewHand line.".to_owned()),
        None => seat(setup.seats[0])?,
    };
    let east_stays = player_ids.id(east) == setup.seats[0];
    let round_wind = setup.round.ok_or("the wind of the round is no wind.")?;
    // The original's scores wrap around at 32 bits.
    if setup.scores.iter().copied().fold(0, i32::wrapping_add) != 0 {
        return Err("the scores do not add up to zero.".to_owned());
    }
    let wall = match file.history.is_empty() {
        true => None,
        false => Some(wall(file, rules.options.flowers)?),
    };
    let setup = table::Setup {
        seed: fallback.seed,
        first_east: Some(seat(setup.first_east)?),
        walls: wall.into_iter().chain(fallback.walls).collect(),
        same_wall: fallback.same_wall,
        secret: file.sealed.map(|(_, secret)| secret).or(fallback.secret),
        sealed: file.sealed.is_some() || fallback.sealed,
        scores: Some(BySeat(setup.scores.map(i64::from))),
        resumed: Some(GameProgress {
            east,
            round_wind,
            deals: file.sealed.map_or(0, |(deals, _)| deals),
            east_wins: if east_stays { setup.wins_in_a_row } else { 0 },
            // The original format lacks the number; the round wind gives its minimum.
            rounds_done: file.completed_rounds.unwrap_or(round_wind as u32),
            goulash: false,
        }),
    };
    Ok((player_ids, Game::new(Arc::new(rules), setup)))
}

/// The wall of the recorded deal.
pub(super) fn wall(file: &SavedGame, flowers: bool) -> Result<Vec<Tile>, String> {
    let wall = match &file.wall {
        Some(tiles) => tiles.clone(),
        None if is_settled(&file.history) => return Err("there is no Wall line.".to_owned()),
        None => possible_wall(&file.history, flowers)?,
    };
    if Counts::from_iter(wall.iter().copied()) != Counts::full_set(flowers) {
        return Err("the wall is not made of a whole set of tiles.".to_owned());
    }
    Ok(wall)
}

/// Whether a deal was settled. Only unsettled deals may lack the wall.
fn is_settled(history: &[ServerMessage]) -> bool {
    let is_settlement =
        |message: &ServerMessage| matches!(message, ServerMessage::Settlement { .. });
    history.iter().any(is_settlement)
}

pub(super) fn player_ids(file: &SavedGame, setup: &Setup) -> Result<PlayerIds, String> {
    let sorted = |mut ids: Vec<u32>| {
        ids.sort_unstable();
        ids
    };
    let named_ids = sorted(file.players.iter().map(|player| player.id).collect());
    let seated_ids = sorted(setup.seats.to_vec());
    if named_ids != seated_ids || seated_ids.windows(2).any(|pair| pair[0] == pair[1]) {
        return Err("the players are not the four who sit at the table.".to_owned());
    }
    Ok(PlayerIds::new(setup.seats))
}

/// The rules with the options of the file. Options that the file does not name keep their value in `rules`, except `DeadWall16`, which is then
/// on, as for a client. Unknown options are ignored.
fn with_options(
    mut rules: RuleSet,
    entries: &[OptionEntry],
    version: u32,
) -> Result<RuleSet, String> {
    if version / 1000 != 1 {
        return Err(format!("there is no version {version} of the protocol."));
    }
    let is_listed = |name: &str| entries.iter().any(|entry| entry.name.as_str() == name);
    if !is_listed(DEAD_WALL_16) {
        // Setting it to a valid value cannot fail.
        let _ = rules.options.set(DEAD_WALL_16, "1");
    }
    for entry in entries {
        let name = entry.name.as_str();
        if WireOption::named(name).is_some() {
            let result = rules.options.set(name, &entry.value.to_string());
            result.map_err(|error| error.to_string())?;
        }
    }
    Ok(rules)
}

/// Checks that a hand history lists all options in their order.
///
/// # Errors
/// An option is not in its place, or the list does not end as it should; the error is a sentence.
pub(super) fn check_option_list(file: &SavedGame) -> Result<(), String> {
    let version = file.setup.as_ref().map_or(VERSION, |setup| setup.version);
    let mut entries = file.options.iter();
    for option in &WIRE_OPTIONS {
        let entry = entries
            .next()
            .filter(|entry| matches_option(entry, option, version));
        entry.ok_or_else(|| format!("the option {} is not in its place.", option.name))?;
    }
    match (entries.next(), entries.next()) {
        (Some(end), None) if is_end(end) => Ok(()),
        _ => Err("the list of options does not end as it should.".to_owned()),
    }
}

/// Whether an entry is the final `End` of the list.
fn is_end(entry: &OptionEntry) -> bool {
    let is_available = entry.enabled && entry.since == 0 && entry.value == OptionValue::Bool(true);
    is_available && entry.is_end()
}

/// Whether an entry is this option, as a server of this version lists it.
fn matches_option(entry: &OptionEntry, option: &WireOption, version: u32) -> bool {
    let kind_matches = match (&entry.value, option.kind) {
        (OptionValue::Bool(_), OptionKind::Bool) | (OptionValue::Score(_), OptionKind::Score) => {
            true
        }
        (OptionValue::Nat(_), OptionKind::Nat) => version >= 1020,
        (OptionValue::Int(_), OptionKind::Nat) => version < 1020,
        _ => false,
    };
    let is_available = entry.enabled == (entry.since <= version);
    kind_matches
        && is_available
        && entry.name.as_str() == option.name
        && entry.since == option.since
}

/// A wall from which these tiles could have been drawn, for files without one: live tiles at the front, loose ones at the end, and the
/// rest of the set between them.
fn possible_wall(history: &[ServerMessage], flowers: bool) -> Result<Vec<Tile>, String> {
    let (mut live, mut loose) = (Vec::new(), Vec::new());
    for message in history {
        match message {
            ServerMessage::PlayerDraws { tile, .. } => live.extend(*tile),
            ServerMessage::PlayerDrawsLoose { tile, .. } => loose.extend(*tile),
            _ => {}
        }
    }
    let mut rest = Counts::full_set(flowers);
    if !rest.remove_all(&live) || !rest.remove_all(&loose) {
        return Err("more tiles of a kind are drawn than the set has.".to_owned());
    }
    live.extend(rest.iter());
    live.extend(loose.into_iter().rev());
    Ok(live)
}
