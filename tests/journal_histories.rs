//! Simulated histories of the autosave: a game is written to its journal, and then the power fails, the disk is full, or the disk returns
//! wrong bytes. A power failure or a full disk loses at most the last input. Wrong bytes may lose more, but the recovered game is always a
//! state that was played, and every loss is reported. `RED_STAKE_CASES` sets the number of histories.

use std::fs;
use std::path::Path;

use engine::rules::RuleSet;
use engine::table::{Game, Input, Setup};
use storage::save::{Journal, JournalEntry, read_journal};

#[path = "journal_histories/damage.rs"]
mod damage;
#[path = "journal_histories/disk.rs"]
mod disk;
#[path = "../crates/storage/tests/save_corpus/maker.rs"]
mod maker;
#[path = "journal_histories/random.rs"]
mod random;

use random::Random;

type TestResult = Result<(), Box<dyn std::error::Error>>;

/// The folder of the files that `maker` writes; unused here.
fn folder() -> std::path::PathBuf {
    std::env::temp_dir()
}

fn cases(default: u64) -> u64 {
    let requested = std::env::var("RED_STAKE_CASES").ok();
    requested
        .and_then(|text| text.parse().ok())
        .unwrap_or(default)
}

/// The journal of a game.
struct JournaledGame {
    bytes: Vec<u8>,
    /// The offsets at which the initial game and every line after it end.
    ends: Vec<usize>,
    /// The inputs of the game up to each of these offsets.
    states: Vec<Vec<Input>>,
}

impl JournaledGame {
    /// Writes the journal of a game, begun after its first `start` inputs. Some later inputs are taken back and repeated.
    fn write(folder: &Path, game: &Game, start: usize) -> Result<Self, Box<dyn std::error::Error>> {
        let path = folder.join("journal");
        let initial = Game::open(game.record(), start).map_err(|why| why.to_string())?;
        let first = maker::saved(&initial, false);
        let mut journal = Journal::begin(&path, &first)?;
        let mut states = vec![initial.inputs().to_vec()];
        let mut ends = vec![fs::metadata(&path)?.len() as usize];
        let all = maker::journal_entries(game);
        let written = maker::journal_entries(&initial).len();
        for (number, entry) in all.into_iter().enumerate().skip(written) {
            let mut entries = vec![entry.clone()];
            if number % 17 == 3 && matches!(entry, JournalEntry::Made(_)) {
                entries.extend([JournalEntry::Back(1), entry]);
            }
            for entry in entries {
                let mut inputs = states.last().cloned().unwrap_or_default();
                match &entry {
                    JournalEntry::Made(input) => inputs.push(input.clone()),
                    JournalEntry::Back(count) => inputs.truncate(inputs.len() - count),
                    _ => {}
                }
                journal.append(&entry);
                states.push(inputs);
                ends.push(fs::metadata(&path)?.len() as usize);
            }
        }
        drop(journal);
        let bytes = fs::read(&path)?;
        Ok(Self {
            bytes,
            ends,
            states,
        })
    }

    /// The bytes of a line after the initial game, counted from 1.
    fn line(&self, number: usize) -> &[u8] {
        &self.bytes[self.ends[number - 1]..self.ends[number]]
    }
}

/// Games of both rule sets, with journals that start at the first input and at later ones.
fn games(folder: &Path) -> Result<Vec<JournaledGame>, Box<dyn std::error::Error>> {
    let mut games = Vec::new();
    for rules in [RuleSet::bloem(), RuleSet::classical()] {
        let mut game = Game::new(rules.into(), Setup::seeded(5));
        maker::play(&mut game, 2, 60);
        for start in [
            0,
            100,
            game.record().deals[0].inputs,
            game.record().deals[0].inputs + 30,
        ] {
            games.push(JournaledGame::write(folder, &game, start)?);
        }
    }
    Ok(games)
}

/// What the disk returns after a failure, and which recovered states of the game are acceptable.
struct History {
    /// The kind of failure.
    kind: &'static str,
    bytes: Vec<u8>,
    /// The smallest and the largest acceptable number of recovered lines.
    lines: (usize, usize),
    /// The loss must be reported if fewer lines than this are recovered.
    reported_below: usize,
}

/// Power fails while line `next` is being written: everything before it is on disk.
fn power_failure(journaled: &JournaledGame, other: &JournaledGame, random: &mut Random) -> History {
    let next = random.between(1, journaled.ends.len());
    let safe = journaled.ends[next - 1];
    let line = journaled.line(next);
    let mut bytes = journaled.bytes[..safe].to_vec();
    let lines = (next - 1, next);
    let (kind, reported_below) = match random.between(0, 7) {
        0 => {
            let cut = random.between(1, line.len());
            bytes.extend(&line[..cut]);
            ("torn", next)
        }
        1 => ("short", next - 1),
        2 => {
            let written = random.between(0, line.len());
            bytes.extend(&line[..written]);
            bytes.resize(safe + line.len() + random.between(0, 4096), 0);
            ("zeroed tail", next)
        }
        3 => {
            bytes.extend(line);
            bytes.extend(line);
            ("doubled line", next)
        }
        4 => {
            // The last lines were written twice, from some byte on.
            bytes.extend(line);
            let from =
                bytes.len() - random.between(1, (bytes.len() - journaled.ends[0]).min(2000) + 1);
            let again = bytes[from..].to_vec();
            bytes.extend(again);
            ("doubled block", next)
        }
        5 if next > 1 => {
            bytes.truncate(journaled.ends[next - 2]);
            bytes.extend(line);
            bytes.extend(journaled.line(next - 1));
            ("reordered", next)
        }
        _ => {
            // The sector held part of another autosave.
            let from = random.between(0, other.bytes.len());
            let to = random.between(from, other.bytes.len());
            bytes.extend(&other.bytes[from..to]);
            ("stale block", next - 1)
        }
    };
    History {
        kind,
        bytes,
        lines,
        reported_below,
    }
}

/// A disk that had written everything returns some of it damaged.
fn disk_damage(journaled: &JournaledGame, random: &mut Random) -> History {
    let mut bytes = journaled.bytes.clone();
    let last = journaled.ends.len() - 1;
    let size = 1 << random.between(0, 10);
    let at = random.between(0, bytes.len());
    let end = (at + size).min(bytes.len());
    let kind = match random.between(0, 4) {
        0 => {
            bytes[at..end].fill(0);
            "zeroed block"
        }
        1 => {
            bytes[at] ^= 1 << random.between(0, 8);
            "flipped bit"
        }
        2 => {
            bytes.drain(at..end);
            "missing block"
        }
        _ => {
            let other = random.between(0, bytes.len() - size.min(bytes.len() - 1));
            for offset in 0..size.min(bytes.len() - at).min(bytes.len() - other) {
                bytes.swap(at + offset, other + offset);
            }
            "swapped blocks"
        }
    };
    History {
        kind,
        bytes,
        lines: (0, last),
        reported_below: last,
    }
}

/// Checks what is recovered; with `opens`, also that the game can be opened.
fn check_history(
    history: &History,
    journaled: &JournaledGame,
    path: &Path,
    opens: bool,
) -> TestResult {
    fs::write(path, &history.bytes)?;
    let kind = history.kind;
    let found = match read_journal(path) {
        Ok(found) => found.ok_or("no journal")?,
        // Only damage to the initial game leaves nothing to resume, and that is reported.
        Err(error)
            if !history
                .bytes
                .starts_with(&journaled.bytes[..journaled.ends[0]]) =>
        {
            assert!(error.to_string().ends_with('.'), "{kind}: {error}");
            return Ok(());
        }
        Err(error) => return Err(format!("{kind}: {error}").into()),
    };
    let (from, to) = history.lines;
    let same = |line: &usize| journaled.states[*line] == found.record.inputs;
    let Some(line) = (from..=to).rev().find(same) else {
        return Err(format!("{kind}: the recovered game was never played").into());
    };
    let is_reported = !found.messages.is_empty();
    // Nothing is lost if the missing lines leave the inputs unchanged.
    let lost = journaled.states[line] != journaled.states[history.reported_below.min(to)];
    assert!(
        is_reported || !lost || line >= history.reported_below,
        "{kind}: not reported"
    );
    if opens {
        let opened = found.open();
        assert_eq!(opened.game.inputs(), found.record.inputs, "{kind}");
    }
    Ok(())
}

#[test]
fn a_power_failure_loses_at_most_one_input_and_damage_is_reported() -> TestResult {
    let folder = tempfile::tempdir()?;
    let games = games(folder.path())?;
    let path = folder.path().join("autosave.journal");
    let mut random = Random::new(11);
    for number in 0..cases(400) {
        let chosen = random.between(0, games.len());
        let next = (chosen + random.between(1, games.len())) % games.len();
        let (journaled, other) = (&games[chosen], &games[next]);
        let history = match number % 4 {
            3 => disk_damage(journaled, &mut random),
            _ => power_failure(journaled, other, &mut random),
        };
        check_history(&history, journaled, &path, number % 50 == 0)
            .map_err(|why| format!("history {number}: {why}"))?;
    }
    Ok(())
}

#[test]
fn a_journal_truncated_at_any_byte_resumes_there() -> TestResult {
    let folder = tempfile::tempdir()?;
    let mut game = Game::new(RuleSet::bloem().into(), Setup::seeded(6));
    maker::play(&mut game, 0, 25);
    let journaled = JournaledGame::write(folder.path(), &game, 0)?;
    let path = folder.path().join("autosave.journal");
    for end in 0..=journaled.bytes.len() {
        fs::write(&path, &journaled.bytes[..end])?;
        // The last line break may be missing.
        let complete = journaled.ends.iter().rposition(|line| *line <= end + 1);
        match (complete, read_journal(&path)) {
            (None, Err(error)) => assert!(error.to_string().ends_with('.'), "{error}"),
            (Some(line), Ok(Some(found))) => {
                assert_eq!(found.record.inputs, journaled.states[line], "cut at {end}");
                let is_torn = end > journaled.ends[line];
                assert_eq!(!found.messages.is_empty(), is_torn, "cut at {end}");
            }
            (_, found) => return Err(format!("cut at {end}: {found:?}").into()),
        }
    }
    Ok(())
}
