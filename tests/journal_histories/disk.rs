//! Power failure while an autosave is started, a full disk, and the copies of finished hands beside the autosave.

use std::fs;
use std::path::Path;

use engine::rules::RuleSet;
use engine::table::{Game, Setup};
use red_stake::session::autosave::Autosave;
use storage::save::{self, Journal, read_journal};

use super::random::Random;
use super::{TestResult, games, maker};

/// The possible states of the folder after a power failure while an autosave is started anew: the new file has no name until it is
/// completely on disk, and renaming is atomic.
#[test]
fn a_power_failure_at_the_start_leaves_the_old_autosave_or_the_new() -> TestResult {
    let folder = tempfile::tempdir()?;
    let games = games(folder.path())?;
    let (old, new) = (&games[0], &games[5]);
    let first = &new.bytes[..new.ends[0]];
    let path = folder.path().join("autosave.journal");
    let part = folder.path().join(".autosave.journal.77.part");
    let last = old.states.last().ok_or("a state")?;
    let mut random = Random::new(3);
    for _ in 0..200 {
        let mut unfinished = first[..random.between(0, first.len() + 1)].to_vec();
        let zeros = random.between(0, 2) * (first.len() - unfinished.len());
        unfinished.resize(unfinished.len() + zeros, 0);
        fs::write(&path, &old.bytes)?;
        fs::write(&part, &unfinished)?;
        let found = read_journal(&path)?.ok_or("no old autosave")?;
        assert_eq!(&found.record.inputs, last);
        assert!(found.messages.is_empty());
    }
    fs::write(&part, first)?;
    fs::rename(&part, &path)?;
    let found = read_journal(&path)?.ok_or("no new autosave")?;
    assert_eq!(found.record.inputs, new.states[0]);
    Ok(())
}

/// Writes a journal until the file size limit is reached.
#[test]
#[ignore = "run by another test, with a limit on file sizes"]
fn writes_until_the_disk_is_full() {
    let folder = std::env::var("RED_STAKE_JOURNAL_FOLDER").expect("a folder");
    let mut game = Game::new(RuleSet::bloem().into(), Setup::seeded(6));
    maker::play(&mut game, 1, 20);
    let initial = Game::new(RuleSet::bloem().into(), Setup::seeded(6));
    let path = Path::new(&folder).join("autosave.journal");
    let Ok(mut journal) = Journal::begin(&path, &maker::saved(&initial, false)) else {
        return fs::write(Path::new(&folder).join("failed"), "begin").expect("a short file");
    };
    for (index, entry) in maker::journal_entries(&game).iter().enumerate() {
        journal.append(entry);
        if journal.failure().is_some() {
            let failed = path.with_file_name("failed");
            return fs::write(failed, index.to_string()).expect("a short file");
        }
    }
}

#[cfg(unix)]
#[test]
fn a_full_disk_at_any_write_keeps_earlier_entries() -> TestResult {
    use engine::table::Record;
    use std::process::Command;
    use storage::save::SavedGame;

    let mut game = Game::new(RuleSet::bloem().into(), Setup::seeded(6));
    maker::play(&mut game, 1, 20);
    let entries = maker::journal_entries(&game);
    let mut failed_at = Vec::new();
    for blocks in [0, 1, 2, 3, 4, 6, 9, 13, 16, 100] {
        let folder = tempfile::tempdir()?;
        let limit = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
        let status = Command::new("sh")
            .args(["-c", &limit])
            .arg(std::env::current_exe()?)
            .args([
                "--ignored",
                "--exact",
                "--nocapture",
                "disk::writes_until_the_disk_is_full",
            ])
            .env("RED_STAKE_JOURNAL_FOLDER", folder.path())
            .stdout(std::process::Stdio::null())
            .stderr(std::process::Stdio::null())
            .status()?;
        let path = folder.path().join("autosave.journal");
        let Some(found) = read_journal(&path)? else {
            // If even the initial game could not be written, no unfinished file is left behind.
            let remaining = fs::read_dir(folder.path())?
                .flatten()
                .map(|entry| entry.file_name());
            assert!(remaining.into_iter().all(|name| name == "failed"));
            continue;
        };
        if blocks == 100 {
            assert!(status.success() && found.messages.is_empty());
            assert_eq!(found.record.inputs, game.inputs());
            continue;
        }
        let failed: usize = fs::read_to_string(path.with_file_name("failed"))?.parse()?;
        let mut expected = SavedGame {
            record: Record::new(RuleSet::bloem().into(), Setup::seeded(6)),
            ..found.clone()
        };
        for entry in &entries[..failed] {
            expected.apply(entry.clone());
        }
        assert_eq!(
            found.record.inputs, expected.record.inputs,
            "{blocks} blocks"
        );
        failed_at.push(failed);
    }
    assert!(failed_at.len() >= 3, "{failed_at:?}");
    Ok(())
}

#[test]
fn a_damaged_start_is_reported_and_the_copies_are_intact() -> TestResult {
    let folder = tempfile::tempdir()?;
    let mut game = Game::new(RuleSet::bloem().into(), Setup::seeded(7));
    let first = maker::saved(&game, false);
    let copies = folder.path().join("hands");
    let path = folder.path().join("autosave.journal");
    maker::play(&mut game, 3, 0);
    let mut autosave = Autosave::at(path.clone(), copies.clone());
    autosave.begin(first)?;
    for entry in maker::journal_entries(&game) {
        autosave.append(entry);
    }
    autosave.close()?;
    let mut bytes = fs::read(&path)?;
    bytes[40] ^= 1;
    fs::write(&path, bytes)?;
    assert!(read_journal(&path).is_err());
    let files = save::files_with_extension(&copies, save::EXTENSION);
    assert_eq!(files.len(), 3);
    let mut hands: Vec<usize> = Vec::new();
    for file in files {
        let copy = save::open(&file.path)?;
        hands.push(copy.record.deals.len());
        assert!(game.record().deals.starts_with(&copy.record.deals));
    }
    hands.sort_unstable();
    assert_eq!(hands, [1, 2, 3]);
    Ok(())
}
