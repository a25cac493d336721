//! What opening a game costs: a whole game of four rounds, in format 1 and in format 2, and what noting an input costs.

use std::path::Path;
use std::time::{Duration, Instant};

use red_stake::save::{self, Journal};

use super::Tested;
use super::maker::{noted, saved};

const TIMES: u32 = 20;

fn each(
    times: u32,
    mut what: impl FnMut() -> Tested,
) -> Result<Duration, Box<dyn std::error::Error>> {
    let begun = Instant::now();
    for _ in 0..times {
        what()?;
    }
    Ok(begun.elapsed() / times)
}

/// Reads a game and puts it where it was left.
fn open(path: &Path) -> Tested {
    let game = save::open(path)?.open().game;
    assert!(!game.inputs().is_empty());
    Ok(())
}

#[test]
#[ignore = "prints what opening and noting cost"]
fn figures_of_opening_and_noting() -> Tested {
    let folder = tempfile::tempdir()?;
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/last-round.mah");
    let game = save::open(&old)?;
    let new = save::save(&folder.path().join("new"), &game)?;
    let (hands, inputs) = (game.record.deals.len(), game.record.inputs.len());
    let replayed = each(TIMES, || {
        red_stake::table::Game::replay(&game.record, usize::MAX).map_err(|why| why.to_string())?;
        Ok(())
    })?;
    println!("{hands} hands, {inputs} inputs; played again from the beginning: {replayed:?}");
    for (what, path) in [("format 1", &old), ("format 2", &new)] {
        let size = std::fs::metadata(path)?.len();
        println!(
            "{what}: {size} bytes, opened in {:?}",
            each(TIMES, || open(path))?
        );
        let summary = each(TIMES, || Ok(save::summary(path).map(|_| ())?))?;
        println!("{what}: its summary in {summary:?}");
    }
    let table = game.open().game;
    let begun = saved(&red_stake::table::Game::between(table.record(), 0), false);
    let path = folder.path().join("autosave.journal");
    let entries = noted(&table);
    let note_all = || {
        let mut journal = Journal::begin(&path, &begun)?;
        let since = Instant::now();
        entries.iter().for_each(|entry| journal.note(entry));
        Ok::<Duration, std::io::Error>(since.elapsed())
    };
    // The least of some tries: whatever else the machine does is not the journal's.
    let tries: Result<Vec<Duration>, _> = (0..TIMES).map(|_| note_all()).collect();
    let least = tries?.into_iter().min().unwrap_or_default();
    println!(
        "{} lines noted, {:?} each",
        entries.len(),
        least / entries.len() as u32
    );
    println!(
        "the autosave read in {:?}",
        each(TIMES, || Ok(save::read_journal(&path).map(|_| ())?))?
    );
    Ok(())
}
