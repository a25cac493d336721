//! What the autosave does when other programs remove, replace or damage its file.

use std::error::Error;
use std::fs;

use super::*;
use engine::rules::RuleSet;
use engine::table::{Input, Move, Record, Setup};
use engine::tiles::{BySeat, Seat};
use storage::save::{SavedPlayer, open, read_journal};

type TestResult = Result<(), Box<dyn Error>>;

fn game(seed: u64) -> SavedGame {
    SavedGame {
        names: BySeat(["Ann", "Bob", "Cy", "Dan"].map(str::to_owned)),
        players: BySeat::from_fn(|_| SavedPlayer::Person),
        viewer: Seat::new(0),
        assisted: false,
        auto_played: Vec::new(),
        advised: None,
        record: Record::new(RuleSet::bloem().into(), Setup::seeded(seed)),
        messages: Vec::new(),
    }
}

fn ready_entry(seat: usize) -> JournalEntry {
    JournalEntry::Made(Input::Move(Seat::new(seat), Move::Ready))
}

/// An autosave in a temporary folder, with one recorded move.
struct TestAutosave {
    folder: tempfile::TempDir,
    autosave: Autosave,
}

impl TestAutosave {
    fn begun() -> Result<Self, Box<dyn Error>> {
        let folder = tempfile::tempdir()?;
        let data = folder.path().join("data");
        let mut autosave = Autosave::at(data.join("autosave.journal"), data.join("hands"));
        autosave.begin(game(1))?;
        autosave.append(ready_entry(0));
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

    /// Checks that the next move brings all moves back into the file, and that this message is given once. Returns the other files in the
    /// folder.
    fn recovers(&mut self, message: &str) -> Result<Vec<PathBuf>, Box<dyn Error>> {
        self.autosave.append(ready_entry(1));
        assert_eq!(self.autosave.failure(), None);
        let words = self.autosave.take_messages().unwrap_or_default();
        assert!(words.contains(message), "{words}");
        assert_eq!(self.moves(), 2);
        self.autosave.append(ready_entry(2));
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
fn a_removed_autosave_is_written_again() -> TestResult {
    let mut test = TestAutosave::begun()?;
    fs::remove_file(test.path())?;
    let beside = test.recovers("removed the autosave")?;
    assert_eq!(beside, Vec::<PathBuf>::new());
    Ok(())
}

#[test]
fn a_removed_folder_is_created_again() -> TestResult {
    let mut test = TestAutosave::begun()?;
    fs::remove_dir_all(test.folder.path().join("data"))?;
    test.recovers("removed the autosave")?;
    fs::remove_dir_all(test.folder.path().join("data"))?;
    assert_eq!(test.autosave.close(), Ok(()));
    assert_eq!(test.moves(), 3, "closing writes the missing file");
    Ok(())
}

/// A sync client or a restored backup puts another file in place of the autosave.
#[test]
fn a_foreign_file_in_place_of_the_autosave_is_kept() -> TestResult {
    let mut test = TestAutosave::begun()?;
    let other = test.folder.path().join("other");
    let mut foreign = Autosave::at(other.clone(), test.folder.path().join("hands"));
    foreign.begin(game(2))?;
    drop(foreign);
    fs::rename(&other, test.path())?;
    let beside = test.recovers("changed the autosave")?;
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
fn a_truncated_or_extended_autosave_is_kept() -> TestResult {
    for length in [0, 100, 100_000] {
        let mut test = TestAutosave::begun()?;
        fs::File::options()
            .write(true)
            .open(test.path())?
            .set_len(length)?;
        let beside = test.recovers("changed the autosave")?;
        assert_eq!(beside.len(), 1);
        assert_eq!(fs::metadata(&beside[0])?.len(), length);
    }
    Ok(())
}

/// A failure is reported once. When the file can be written again, the next `begin` resumes the autosave.
#[test]
fn an_unwritable_autosave_is_reported_and_resumes() -> TestResult {
    let mut test = TestAutosave::begun()?;
    let data = test.folder.path().join("data");
    fs::remove_dir_all(&data)?;
    fs::write(&data, "no folder")?;
    test.autosave.append(ready_entry(1));
    assert!(test.autosave.failure().is_some());
    assert_eq!(
        test.autosave.failure(),
        None,
        "the failure is reported once"
    );
    let mut whole = game(1);
    whole.apply(ready_entry(0));
    whole.apply(ready_entry(1));
    assert!(test.autosave.begin(whole.clone()).is_err());
    fs::remove_file(&data)?;
    test.autosave.begin(whole)?;
    assert_eq!(test.moves(), 2);
    fs::remove_dir_all(&data)?;
    fs::write(&data, "no folder")?;
    assert!(
        test.autosave.close().is_err(),
        "closing reports the failure"
    );
    Ok(())
}

/// Switching the autosave off removes its file only if no other program has replaced it.
#[test]
fn a_replaced_autosave_is_not_removed() -> TestResult {
    let mut test = TestAutosave::begun()?;
    test.autosave.remove();
    assert!(!test.path().exists());
    let mut test = TestAutosave::begun()?;
    fs::write(test.path(), "another")?;
    test.autosave.remove();
    assert_eq!(fs::read_to_string(test.path())?, "another");
    Ok(())
}
