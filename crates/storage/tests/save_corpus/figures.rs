//! Measures how long it takes to open a game in its fourth round in format 1 and format 2, to save it, to append an input to its journal,
//! and to list many such games.

use std::path::Path;
use std::time::{Duration, Instant};

use storage::save::{self, Journal, ListingSource};

use super::TestResult;
use super::maker::{journal_entries, saved};

/// How often an action is measured.
const TIMES: u32 = 20;

/// The mean time of an action.
fn mean_time(
    times: u32,
    mut action: impl FnMut() -> TestResult,
) -> Result<Duration, Box<dyn std::error::Error>> {
    let begun = Instant::now();
    for _ in 0..times {
        action()?;
    }
    Ok(begun.elapsed() / times)
}

/// Opens a game at the point where it was left.
fn open(path: &Path) -> TestResult {
    let game = save::open(path)?.open().game;
    assert!(!game.inputs().is_empty());
    Ok(())
}

#[test]
#[ignore = "prints how long opening, saving and appending take"]
fn figures_of_opening_and_saving() -> TestResult {
    let folder = tempfile::tempdir()?;
    let old = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("saves/last-round.mah");
    let game = save::open(&old)?;
    let new = save::save(&folder.path().join("new"), &game)?;
    let (hands, inputs) = (game.record.deals.len(), game.record.inputs.len());
    let replayed = mean_time(TIMES, || {
        engine::table::Game::replay(&game.record, usize::MAX).map_err(|why| why.to_string())?;
        Ok(())
    })?;
    println!("{hands} hands, {inputs} inputs; replayed from the beginning in {replayed:?}");
    for (what, path) in [("format 1", &old), ("format 2", &new)] {
        let size = std::fs::metadata(path)?.len();
        println!(
            "{what}: {size} bytes, opened in {:?}",
            mean_time(TIMES, || open(path))?
        );
        let summary = mean_time(TIMES, || Ok(save::summary(path).map(|_| ())?))?;
        println!("{what}: its summary in {summary:?}");
    }
    // In the source tree, because the temporary folder may be in memory.
    let disk = tempfile::tempdir_in(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))?;
    let mut saving = Vec::new();
    for _ in 0..5 * TIMES {
        let since = Instant::now();
        save::save(&disk.path().join("new"), &game)?;
        saving.push(since.elapsed());
    }
    saving.sort();
    println!(
        "saved and synced in {:?}; the slowest tenth takes more than {:?}",
        saving[saving.len() / 2],
        saving[saving.len() * 9 / 10]
    );
    let table = game.open().game;
    let first_deal = saved(
        &engine::table::Game::between_deals(table.record(), 0),
        false,
    );
    let path = folder.path().join("autosave.journal");
    let entries = journal_entries(&table);
    let append_all = || {
        let mut journal = Journal::begin(&path, &first_deal)?;
        let since = Instant::now();
        entries.iter().for_each(|entry| journal.append(entry));
        Ok::<Duration, std::io::Error>(since.elapsed())
    };
    // The minimum of several tries excludes other work of the machine.
    let tries: Result<Vec<Duration>, _> = (0..TIMES).map(|_| append_all()).collect();
    let least = tries?.into_iter().min().unwrap_or_default();
    println!(
        "{} lines, {:?} each",
        entries.len(),
        least / entries.len() as u32
    );
    println!(
        "the autosave read in {:?}",
        mean_time(TIMES, || Ok(save::read_journal(&path).map(|_| ())?))?
    );
    Ok(())
}

/// Lists a folder. Returns the time to the first report and to the end, the number of reports, and the number of games that had to be read,
/// which the first report gives as unread.
fn list(folder: &Path) -> (Duration, Duration, usize, usize) {
    let source = ListingSource {
        folder: folder.to_owned(),
        extensions: &[save::EXTENSION],
        other_files: Vec::new(),
        reads_summaries: true,
        is_own: true,
        cache: folder.join(".cache"),
    };
    let begun = Instant::now();
    let mut reports = Vec::new();
    save::list(&source, |listing| {
        reports.push((begun.elapsed(), listing.unread));
        assert!(
            listing
                .files
                .iter()
                .flat_map(|file| &file.summary)
                .all(Result::is_ok)
        );
        true
    });
    let (first, to_read) = reports.first().copied().unwrap_or_default();
    let (last, _) = reports.last().copied().unwrap_or_default();
    (first, last, reports.len(), to_read)
}

#[test]
#[ignore = "writes ten thousand games and prints how long listing them takes"]
fn figures_of_listing() -> TestResult {
    let old = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("saves/last-round.mah");
    let new = tempfile::tempdir()?;
    let new = save::save(&new.path().join("new"), &save::open(&old)?)?;
    for (what, game, counts) in [
        ("format 2", &new, &[1, 1_000, 10_000][..]),
        ("format 1", &old, &[1, 1_000]),
    ] {
        let bytes = std::fs::read(game)?;
        for count in counts {
            let folder = tempfile::tempdir()?;
            for at in 0..*count {
                std::fs::write(folder.path().join(format!("{at}.mah")), &bytes)?;
            }
            for round in ["without an index", "with an index"] {
                let (first, last, reports, read) = list(folder.path());
                println!(
                    "{count} games of {what} {round}: first report after {first:.1?}, last after {last:.1?}; \
                     {read} games read, {reports} reports"
                );
            }
        }
    }
    Ok(())
}
