//! The start of a history: players, options and wall.

use std::sync::Arc;

use crate::files::SavedGame;
use crate::{OptionEntry, OptionValue, PlayerIds, ServerMessage, Setup, VERSION};
use engine::rules::{OptionKind, RuleSet, WIRE_OPTIONS, WireOption};
use engine::table::{self, Game, GameProgress};
use engine::tiles::{BySeat, Counts, Tile};

/// The option whose value at a table differs from that in new games.
const DEAD_WALL_16: &str = "DeadWall16";

/// The table before the recorded deal, or before the next deal if none is recorded. `rules` and `further` supply what no file
/// contains: the rules beyond the options, and the source of later deals.
///
/// # Errors
/// The data in the file are impossible or incomplete; the error is a sentence.
pub(super) fn table(
    file: &SavedGame,
    rules: RuleSet,
    further: table::Setup,
) -> Result<(PlayerIds, Game), String> {
    let setup = file.setup.as_ref().ok_or("there is no Game line.")?;
    let places = places(file, setup)?;
    let rules = with_options(rules, &file.options, setup.version)?;
    let seat = |id| places.seat(id).map_err(|wrong| format!("{wrong}."));
    let east = match file.history.first() {
        Some(ServerMessage::NewHand { east, .. }) => seat(*east)?,
        Some(_) => return Err("there is no NewHand line.".to_owned()),
        None => seat(setup.seats[0])?,
    };
    let stays = places.id(east) == setup.seats[0];
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
        seed: further.seed,
        first_east: Some(seat(setup.first_east)?),
        walls: wall.into_iter().chain(further.walls).collect(),
        same_wall: further.same_wall,
        secret: file.sealed.map(|(_, secret)| secret).or(further.secret),
        sealed: file.sealed.is_some() || further.sealed,
        scores: Some(BySeat(setup.scores.map(i64::from))),
        resumed: Some(GameProgress {
            east,
            round_wind,
            deals: file.sealed.map_or(0, |(deals, _)| deals),
            east_wins: if stays { setup.wins_in_a_row } else { 0 },
            // The original format lacks the number; the round wind gives its minimum.
            rounds_done: file.completed_rounds.unwrap_or(round_wind as u32),
            goulash: false,
        }),
    };
    Ok((places, Game::new(Arc::new(rules), setup)))
}

/// The wall of the recorded deal.
fn wall(file: &SavedGame, flowers: bool) -> Result<Vec<Tile>, String> {
    let wall = match &file.wall {
        Some(tiles) => tiles.clone(),
        None if is_settled(&file.history) => return Err("there is no Wall line.".to_owned()),
        None => wall_of(&file.history, flowers)?,
    };
    if Counts::from_iter(wall.iter().copied()) != Counts::full_set(flowers) {
        return Err("the wall is not made of a whole set of tiles.".to_owned());
    }
    Ok(wall)
}

/// Whether a deal was settled. Only unsettled deals may lack the wall.
fn is_settled(history: &[ServerMessage]) -> bool {
    let settles = |message: &ServerMessage| matches!(message, ServerMessage::Settlement { .. });
    history.iter().any(settles)
}

fn places(file: &SavedGame, setup: &Setup) -> Result<PlayerIds, String> {
    let sorted = |mut ids: Vec<u32>| {
        ids.sort_unstable();
        ids
    };
    let named = sorted(file.players.iter().map(|player| player.id).collect());
    let seated = sorted(setup.seats.to_vec());
    if named != seated || seated.windows(2).any(|two| two[0] == two[1]) {
        return Err("the players are not the four who sit at the table.".to_owned());
    }
    Ok(PlayerIds::new(setup.seats))
}

/// The rules with the options of the file. Options that it does not name have the defaults of a client; unknown options are
/// ignored.
fn with_options(
    mut rules: RuleSet,
    entries: &[OptionEntry],
    version: u32,
) -> Result<RuleSet, String> {
    if version / 1000 != 1 {
        return Err(format!("there is no version {version} of the protocol."));
    }
    let named = |name: &str| entries.iter().any(|entry| entry.name.as_str() == name);
    if !named(DEAD_WALL_16) {
        // Its default at a table differs from that in new games.
        let _ = rules.options.set(DEAD_WALL_16, "1");
    }
    for entry in entries {
        let name = entry.name.as_str();
        if WireOption::named(name).is_some() {
            let set = rules.options.set(name, &entry.value.to_string());
            set.map_err(|wrong| wrong.to_string())?;
        }
    }
    Ok(rules)
}

/// Checks that a hand history has all options, in the order of the list.
///
/// # Errors
/// An option is missing; the error names the first one in a sentence.
pub(super) fn whole_list(file: &SavedGame) -> Result<(), String> {
    let version = file.setup.as_ref().map_or(VERSION, |setup| setup.version);
    let mut entries = file.options.iter();
    for option in &WIRE_OPTIONS {
        let entry = entries.next().filter(|entry| is_of(entry, option, version));
        entry.ok_or_else(|| format!("the option {} is not in its place.", option.name))?;
    }
    match (entries.next(), entries.next()) {
        (Some(end), None) if is_end(end) => Ok(()),
        _ => Err("the list of options does not end as it should.".to_owned()),
    }
}

/// Whether an entry closes the list.
fn is_end(entry: &OptionEntry) -> bool {
    let there = entry.enabled && entry.since == 0 && entry.value == OptionValue::Bool(true);
    there && entry.is_end()
}

/// Whether an entry equals this option in the list of a server with that version.
fn is_of(entry: &OptionEntry, option: &WireOption, version: u32) -> bool {
    let kind = match (&entry.value, option.kind) {
        (OptionValue::Bool(_), OptionKind::Bool) | (OptionValue::Score(_), OptionKind::Score) => {
            true
        }
        (OptionValue::Nat(_), OptionKind::Nat) => version >= 1020,
        (OptionValue::Int(_), OptionKind::Nat) => version < 1020,
        _ => false,
    };
    let there = entry.enabled == (entry.since <= version);
    kind && there && entry.name.as_str() == option.name && entry.since == option.since
}

/// A wall from which these tiles could have been drawn, for files without one: live tiles at the front, loose ones at the end, and the
/// rest of the set between them.
fn wall_of(history: &[ServerMessage], flowers: bool) -> Result<Vec<Tile>, String> {
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
