//! Simulated histories of the autosave: a game is noted, and then the power fails, the disk is full, or the disk returns wrong bytes. At
//! most the last input is lost, nothing changes silently, and every loss is reported. `RED_STAKE_CASES` sets the number of histories.

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

type Tested = Result<(), Box<dyn std::error::Error>>;

fn folder() -> std::path::PathBuf {
    std::env::temp_dir()
}

fn cases(usual: u64) -> u64 {
    let asked = std::env::var("RED_STAKE_CASES").ok();
    asked.and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// A game in an autosave: its bytes, the end of each line, and the inputs up to there.
struct Noted {
    bytes: Vec<u8>,
    /// The end of the game at the start, and of every line after it.
    ends: Vec<usize>,
    states: Vec<Vec<Input>>,
}

impl Noted {
    /// Notes a game that starts with this many inputs; some inputs are taken back.
    fn of(folder: &Path, game: &Game, begun_at: usize) -> Result<Self, Box<dyn std::error::Error>> {
        let path = folder.join("noted");
        let begun = Game::open(game.record(), begun_at).map_err(|why| why.to_string())?;
        let first = maker::saved(&begun, false);
        let mut journal = Journal::begin(&path, &first)?;
        let mut states = vec![begun.inputs().to_vec()];
        let mut ends = vec![fs::metadata(&path)?.len() as usize];
        let all = maker::journal_entries(game);
        let known = maker::journal_entries(&begun).len();
        for (place, entry) in all.into_iter().enumerate().skip(known) {
            let mut entries = vec![entry.clone()];
            if place % 17 == 3 {
                // Taken back and repeated.
                if let JournalEntry::Made(_) = entry {
                    entries.extend([JournalEntry::Back(1), entry]);
                }
            }
            for entry in entries {
                let mut inputs = states.last().cloned().unwrap_or_default();
                match &entry {
                    JournalEntry::Made(input) => inputs.push(input.clone()),
                    JournalEntry::Back(count) => inputs.truncate(inputs.len() - count),
                    _ => {}
                }
                journal.note(&entry);
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

    fn line(&self, number: usize) -> &[u8] {
        &self.bytes[self.ends[number - 1]..self.ends[number]]
    }
}

/// Games of both rule sets, noted from their beginning and from later points.
fn games(folder: &Path) -> Result<Vec<Noted>, Box<dyn std::error::Error>> {
    let mut noted = Vec::new();
    for rules in [RuleSet::bloem(), RuleSet::classical()] {
        let mut game = Game::new(rules.into(), Setup::seeded(5));
        maker::play(&mut game, 2, 60);
        for begun_at in [
            0,
            100,
            game.record().deals[0].inputs,
            game.record().deals[0].inputs + 30,
        ] {
            noted.push(Noted::of(folder, &game, begun_at)?);
        }
    }
    Ok(noted)
}

/// What the disk returns after a history, and which states of the game are acceptable.
struct History {
    what: &'static str,
    bytes: Vec<u8>,
    /// The acceptable range of recovered lines.
    lines: (usize, usize),
    /// The player must be told if the game is earlier than after this line.
    told_before: usize,
}

/// Power fails while line `next` is being written: everything before it is on disk.
fn power_lost(noted: &Noted, other: &Noted, random: &mut Random) -> History {
    let next = random.between(1, noted.ends.len());
    let safe = noted.ends[next - 1];
    let line = noted.line(next);
    let mut bytes = noted.bytes[..safe].to_vec();
    let lines = (next - 1, next);
    let (what, told_before) = match random.between(0, 7) {
        0 => {
            let cut = random.between(1, line.len());
            bytes.extend(&line[..cut]);
            ("torn", next)
        }
        1 => ("short", next - 1),
        2 => {
            let kept = random.between(0, line.len());
            bytes.extend(&line[..kept]);
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
            let from = bytes.len() - random.between(1, (bytes.len() - noted.ends[0]).min(2000) + 1);
            let again = bytes[from..].to_vec();
            bytes.extend(again);
            ("doubled block", next)
        }
        5 if next > 1 => {
            bytes.truncate(noted.ends[next - 2]);
            bytes.extend(line);
            bytes.extend(noted.line(next - 1));
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
        what,
        bytes,
        lines,
        told_before,
    }
}

/// A disk that had written everything returns some of it damaged.
fn disk_damaged(noted: &Noted, random: &mut Random) -> History {
    let mut bytes = noted.bytes.clone();
    let last = noted.ends.len() - 1;
    let size = 1 << random.between(0, 10);
    let at = random.between(0, bytes.len());
    let end = (at + size).min(bytes.len());
    let what = match random.between(0, 4) {
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
            for place in 0..size.min(bytes.len() - at).min(bytes.len() - other) {
                bytes.swap(at + place, other + place);
            }
            "swapped blocks"
        }
    };
    History {
        what,
        bytes,
        lines: (0, last),
        told_before: last,
    }
}

fn holds(history: &History, noted: &Noted, path: &Path, opens: bool) -> Tested {
    fs::write(path, &history.bytes)?;
    let what = history.what;
    let found = match read_journal(path) {
        Ok(found) => found.ok_or("it is there")?,
        // Only damage to the initial game leaves nothing to resume, and that is reported.
        Err(error) if history.lines.0 == 0 && what != "torn" => {
            assert!(error.to_string().ends_with('.'), "{what}: {error}");
            return Ok(());
        }
        Err(error) => return Err(format!("{what}: {error}").into()),
    };
    let (from, to) = history.lines;
    let same = |line: &usize| noted.states[*line] == found.record.inputs;
    let Some(line) = (from..=to).rev().find(same) else {
        return Err(format!("{what}: a game that never was").into());
    };
    let is_reported = !found.messages.is_empty();
    // If the inputs are the same as later, nothing was lost.
    let lost = noted.states[line] != noted.states[history.told_before.min(to)];
    assert!(
        is_reported || !lost || line >= history.told_before,
        "{what}: not reported"
    );
    if opens {
        let opened = found.open();
        assert_eq!(opened.game.inputs(), found.record.inputs, "{what}");
    }
    Ok(())
}

#[test]
fn at_most_the_last_input_is_lost() -> Tested {
    let folder = tempfile::tempdir()?;
    let games = games(folder.path())?;
    let path = folder.path().join("autosave.journal");
    let mut random = Random::new(11);
    for history in 0..cases(400) {
        let which = random.between(0, games.len());
        let another = (which + random.between(1, games.len())) % games.len();
        let (noted, other) = (&games[which], &games[another]);
        let tried = match history % 4 {
            3 => disk_damaged(noted, &mut random),
            _ => power_lost(noted, other, &mut random),
        };
        holds(&tried, noted, &path, history % 50 == 0)
            .map_err(|why| format!("history {history}: {why}"))?;
    }
    Ok(())
}

#[test]
fn a_journal_truncated_at_any_byte_resumes_there() -> Tested {
    let folder = tempfile::tempdir()?;
    let mut game = Game::new(RuleSet::bloem().into(), Setup::seeded(6));
    maker::play(&mut game, 0, 25);
    let noted = Noted::of(folder.path(), &game, 0)?;
    let path = folder.path().join("autosave.journal");
    for end in 0..=noted.bytes.len() {
        fs::write(&path, &noted.bytes[..end])?;
        // The last line break may be missing.
        let whole = noted.ends.iter().rposition(|whole| *whole <= end + 1);
        match (whole, read_journal(&path)) {
            (None, Err(error)) => assert!(error.to_string().ends_with('.'), "{error}"),
            (Some(line), Ok(Some(found))) => {
                assert_eq!(found.record.inputs, noted.states[line], "cut at {end}");
                let torn = end > noted.ends[line];
                assert_eq!(!found.messages.is_empty(), torn, "cut at {end}");
            }
            (_, found) => return Err(format!("cut at {end}: {found:?}").into()),
        }
    }
    Ok(())
}
