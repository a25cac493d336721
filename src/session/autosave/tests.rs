use std::error::Error;
use std::fs;

use super::*;
use engine::rules::RuleSet;
use engine::table::{Input, Move, Record, Setup};
use engine::tiles::{BySeat, Seat};
use storage::save::{SavedPlayer, open, read_journal};

type Tested = Result<(), Box<dyn Error>>;

fn game(seed: u64) -> SavedGame {
    SavedGame {
        names: BySeat(["Ann", "Bob", "Cy", "Dan"].map(str::to_owned)),
        players: BySeat::from_fn(|_| SavedPlayer::Person),
        viewer: Seat::new(0),
        assisted: false,
        auto_played: Vec::new(),
        record: Record::new(RuleSet::bloem().into(), Setup::seeded(seed)),
        messages: Vec::new(),
    }
}

fn made(seat: usize) -> JournalEntry {
    JournalEntry::Made(Input::Move(Seat::new(seat), Move::Ready))
}

/// An autosave in a temporary folder, with one recorded move.
struct Kept {
    folder: tempfile::TempDir,
    autosave: Autosave,
}

impl Kept {
    fn begun() -> Result<Self, Box<dyn Error>> {
        let folder = tempfile::tempdir()?;
        let data = folder.path().join("data");
        let mut autosave = Autosave::at(data.join("autosave.journal"), data.join("hands"));
        autosave.begin(game(1))?;
        autosave.note(made(0));
        assert_eq!((autosave.failure(), autosave.take_messages()), (None, None));
        Ok(Self { folder, autosave })
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("data/autosave.journal")
    }

    /// The number of moves that the next start finds.
    fn moves(&self) -> usize {
        let found = read_journal(&self.path())
            .expect("a journal")
            .expect("the journal exists");
        assert_eq!(found.messages, Vec::<String>::new());
        found.record.inputs.len()
    }

    /// Checks that after the next move all moves are in the file, and that this message was given once. Returns the other files in the
    /// folder.
    fn holds(&mut self, message: &str) -> Result<Vec<PathBuf>, Box<dyn Error>> {
        self.autosave.note(made(1));
        assert_eq!(self.autosave.failure(), None);
        let words = self.autosave.take_messages().unwrap_or_default();
        assert!(words.contains(message), "{words}");
        assert_eq!(self.moves(), 2);
        self.autosave.note(made(2));
        assert_eq!(self.autosave.take_messages(), None);
        assert_eq!(self.moves(), 3);
        let beside = fs::read_dir(self.folder.path().join("data"))?;
        let beside = beside.map(|entry| Ok(entry?.path()));
        let beside: Result<Vec<PathBuf>, Box<dyn Error>> = beside.collect();
        Ok(beside?
            .into_iter()
            .filter(|path| *path != self.path())
            .collect())
    }
}

#[test]
fn a_removed_autosave_is_written_again() -> Tested {
    let mut kept = Kept::begun()?;
    fs::remove_file(kept.path())?;
    let beside = kept.holds("removed the autosave")?;
    assert_eq!(beside, Vec::<PathBuf>::new());
    Ok(())
}

#[test]
fn a_removed_folder_is_created_again() -> Tested {
    let mut kept = Kept::begun()?;
    fs::remove_dir_all(kept.folder.path().join("data"))?;
    kept.holds("removed the autosave")?;
    fs::remove_dir_all(kept.folder.path().join("data"))?;
    assert_eq!(kept.autosave.close(), Ok(()));
    assert_eq!(kept.moves(), 3, "closing writes the missing file");
    Ok(())
}

/// As after a sync client or a restored backup.
#[test]
fn another_autosave_in_its_place_is_kept() -> Tested {
    let mut kept = Kept::begun()?;
    let other = kept.folder.path().join("other");
    let mut foreign = Autosave::at(other.clone(), kept.folder.path().join("hands"));
    foreign.begin(game(2))?;
    drop(foreign);
    fs::rename(&other, kept.path())?;
    let beside = kept.holds("changed the autosave")?;
    assert_eq!(beside.len(), 1);
    // It opens like a saved game, whatever its name.
    assert_eq!(open(&beside[0])?.record.setup.seed, 2);
    let conflict = beside[0].with_file_name("autosave (Ann's conflicted copy 2026-11-26).journal");
    fs::rename(&beside[0], &conflict)?;
    assert_eq!(open(&conflict)?.record.setup.seed, 2);
    let backup = conflict.with_file_name("autosave.journal.bak");
    fs::rename(&conflict, &backup)?;
    assert_eq!(open(&backup)?.record.setup.seed, 2);
    Ok(())
}

#[test]
fn a_truncated_or_extended_autosave_is_kept() -> Tested {
    for length in [0, 100, 100_000] {
        let mut kept = Kept::begun()?;
        fs::File::options()
            .write(true)
            .open(kept.path())?
            .set_len(length)?;
        let beside = kept.holds("changed the autosave")?;
        assert_eq!(beside.len(), 1);
        assert_eq!(fs::metadata(&beside[0])?.len(), length);
    }
    Ok(())
}

/// A file that cannot be renamed is not overwritten, and that is reported; once it can be, the autosave works again.
#[test]
fn an_unwritable_autosave_is_reported_and_resumes() -> Tested {
    let mut kept = Kept::begun()?;
    let data = kept.folder.path().join("data");
    fs::remove_dir_all(&data)?;
    fs::write(&data, "no folder")?;
    kept.autosave.note(made(1));
    assert!(kept.autosave.failure().is_some());
    assert_eq!(
        kept.autosave.failure(),
        None,
        "the failure is reported once"
    );
    let mut whole = game(1);
    whole.apply(made(0));
    whole.apply(made(1));
    assert!(kept.autosave.begin(whole.clone()).is_err());
    fs::remove_file(&data)?;
    kept.autosave.begin(whole)?;
    assert_eq!(kept.moves(), 2);
    fs::remove_dir_all(&data)?;
    fs::write(&data, "no folder")?;
    assert!(kept.autosave.close().is_err(), "closing reports nothing");
    Ok(())
}

/// Switching the autosave off removes only a file that it has written itself.
#[test]
fn only_the_own_autosave_is_removed() -> Tested {
    let mut kept = Kept::begun()?;
    kept.autosave.remove();
    assert!(!kept.path().exists());
    let mut kept = Kept::begun()?;
    fs::write(kept.path(), "another")?;
    kept.autosave.remove();
    assert_eq!(fs::read_to_string(kept.path())?, "another");
    Ok(())
}
