//! Copies of the running game, made after each of the last hands, in case the autosave is lost or damaged.

use std::path::{Path, PathBuf};

use super::{EXTENSION, SavedGame, disk, files_with_extension, mah, remove, save};

/// Number of copies kept.
const MAX_COPIES: usize = 10;

/// Saves a copy to a folder and removes all but the newest ten. A failure is only logged.
pub(super) fn save_copy(folder: &Path, game: &SavedGame) {
    let mut existing = copies(folder);
    let number = existing.last().map_or(1, |(number, _)| number + 1);
    let path = folder.join(format!("hand-{number:04}.{EXTENSION}"));
    let created = disk::create_dir_all(folder).map_err(|error| error.to_string());
    let saved = created.and_then(|()| save(&path, game).map_err(|error| error.to_string()));
    match saved {
        Ok(path) => existing.push((number, path)),
        Err(error) => tracing::warn!(%error, "a copy of the game cannot be kept"),
    }
    for (_, old) in existing.iter().rev().skip(MAX_COPIES) {
        remove(old);
    }
}

/// The games of the readable copies in a folder, the newest first.
pub(super) fn games(folder: &Path) -> Vec<SavedGame> {
    let copies = copies(folder).into_iter().rev();
    let game = |path: &Path| {
        let (name, bytes) = mah::read(path)?;
        mah::game(&name, &bytes)
    };
    copies.filter_map(|(_, path)| game(&path).ok()).collect()
}

/// The copies in a folder with their numbers, the oldest first.
fn copies(folder: &Path) -> Vec<(u32, PathBuf)> {
    let number = |path: &Path| {
        path.file_stem()?
            .to_str()?
            .strip_prefix("hand-")?
            .parse()
            .ok()
    };
    let copies = files_with_extension(folder, EXTENSION).into_iter();
    let mut copies: Vec<(u32, PathBuf)> = copies
        .filter_map(|file| Some((number(&file.path)?, file.path)))
        .collect();
    copies.sort();
    copies
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::save::{SavedPlayer, open};
    use engine::rules::RuleSet;
    use engine::table::{Record, Setup};
    use engine::tiles::{BySeat, Seat};

    #[test]
    fn the_last_ten_copies_are_kept() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let copies_folder = folder.path().join("hands");
        let mut game = SavedGame {
            names: BySeat::default(),
            players: BySeat::from_fn(|_| SavedPlayer::Person),
            viewer: Seat::new(0),
            assisted: false,
            auto_played: Vec::new(),
            advised: None,
            record: Record::new(RuleSet::bloem().into(), Setup::default()),
            messages: Vec::new(),
        };
        for hand in 1..=13 {
            game.record.setup.seed = hand;
            save_copy(&copies_folder, &game);
        }
        let copies_kept = copies(&copies_folder);
        let seeds: Result<Vec<u64>, _> = copies_kept
            .iter()
            .map(|(_, path)| open(path).map(|game| game.record.setup.seed))
            .collect();
        assert_eq!(seeds?, (4..=13).collect::<Vec<_>>());
        Ok(())
    }
}
