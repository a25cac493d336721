//! Opens saved games and hand histories of the Unix mah-jong programs, `.mjs`, which then continue as local games. This program
//! writes such files for hosted tables, and for a single hand that a player exports.

use std::path::Path;

use super::{SaveError, SavedGame, SavedPlayer, file, record_limits};
use engine::rules::RuleSet;
use engine::table::Setup;
use engine::tiles::BySeat;
use engine::untrusted_text::sanitize_path;
use protocol::files;
use protocol::history;
use words::say;

/// The extension of these files.
pub const EXTENSION: &str = "mjs";

/// The level of the computer players in the other seats.
const LEVEL: &str = "club";

/// Opens a saved game or a hand history. The first player named in the file is the viewer; the computer plays the others.
///
/// # Errors
/// The file cannot be read, or is not a game that can be continued.
pub fn open(path: &Path) -> Result<SavedGame, SaveError> {
    let name = sanitize_path(path);
    let text =
        file::read_wire_text(path).map_err(|error| SaveError::Unreadable(name.clone(), error))?;
    let not_a_game = |reason: String| SaveError::NotAGame(name.clone(), reason);
    let game = files::SavedGame {
        // A local game has no seals.
        sealed: None,
        ..files::SavedGame::salvage(&text).map_err(|error| not_a_game(error.to_string()))?
    };
    // The file does not contain the seed of later walls, so they come from another one, always the same for a file.
    let fallback_setup = Setup::seeded(crc32fast::hash(text.as_bytes()).into());
    let (player_ids, record) = history::resume(&game, RuleSet::classical(), fallback_setup)
        .map_err(|reason| not_a_game(reason.trim_end_matches('.').to_owned()))?;
    let mut names = BySeat::<String>::default();
    for player in &game.players {
        let seat = player_ids
            .seat(player.id)
            .map_err(|error| not_a_game(error.to_string()))?;
        names[seat].clone_from(&player.name);
    }
    let first = game
        .players
        .first()
        .ok_or_else(|| not_a_game(say!("file-no-player").to_owned()))?;
    let viewer = player_ids
        .seat(first.id)
        .map_err(|error| not_a_game(error.to_string()))?;
    let game = SavedGame {
        names,
        players: BySeat::from_fn(|seat| match seat == viewer {
            true => SavedPlayer::Person,
            false => SavedPlayer::Computer(LEVEL.to_owned()),
        }),
        viewer,
        assisted: false,
        auto_played: Vec::new(),
        advised: None,
        record,
        messages: Vec::new(),
    };
    record_limits::check(&game.record).map_err(not_a_game)?;
    Ok(game)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAVED: &str = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../tests/data/transcripts/saved-game.mjs"
    );

    #[test]
    fn a_saved_game_of_the_unix_programs_opens_where_it_was_left() -> Result<(), SaveError> {
        let game = open(Path::new(SAVED))?;
        assert!(
            game.names.0.iter().all(|name| !name.is_empty()),
            "{:?}",
            game.names
        );
        let people = game.players.0.iter();
        let people = people.filter(|player| **player == SavedPlayer::Person);
        assert_eq!(people.count(), 1);
        let table = game.open().game;
        assert_eq!(table.seat_view(game.viewer).deal_number, 1);
        Ok(())
    }

    #[test]
    fn a_hand_history_opens_at_the_end_of_its_hand() -> Result<(), SaveError> {
        let game = open(&Path::new(SAVED).with_file_name("hand-history.mjs"))?;
        assert_eq!(game.record.deals.len(), 1);
        Ok(())
    }

    #[test]
    fn other_files_are_refused_with_a_message() -> std::io::Result<()> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("x.mjs");
        super::super::write_whole(&path, b"Dear Sir\n")?;
        let reason = open(&path).expect_err("not a game").to_string();
        assert!(reason.contains("not a Mah Jongg game"), "{reason}");
        super::super::write_whole(&path, b"")?;
        assert!(open(&path).is_err());
        Ok(())
    }
}
