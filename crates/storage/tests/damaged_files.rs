//! Damaged and truncated saved games and journals: each is refused with a message or opens as a state that the game
//! has had; none causes a panic.

use std::path::{Path, PathBuf};

use engine::rules::RuleSet;
use engine::table::{Game, Input, Setup};
use engine::tiles::{BySeat, Seat};
use players::selfplay;
use players::{ComputerPlayer, Level};
use storage::save::{self, Journal, JournalEntry, SaveError, SavedGame, SavedPlayer};

type TestResult = Result<(), Box<dyn std::error::Error>>;

/// A game in its second hand.
fn played() -> SavedGame {
    let mut game = Game::new(RuleSet::bloem().into(), Setup::seeded(12));
    let players = BySeat::from_fn(|_| ComputerPlayer::new(Level::Beginner));
    while game.seat_view(Seat::new(0)).deal_number < 2 {
        assert!(selfplay::step(&mut game, &players).is_some());
    }
    SavedGame {
        names: BySeat(["Ann", "Bob", "Cy", "Dan"].map(str::to_owned)),
        players: BySeat::from_fn(|_| SavedPlayer::Person),
        viewer: Seat::new(0),
        assisted: false,
        auto_played: Vec::new(),
        advised: None,
        record: game.record().clone(),
        messages: Vec::new(),
    }
}

/// Writes the journal of the whole game to a file; returns its bytes.
fn journal(path: &Path, game: &SavedGame) -> std::io::Result<Vec<u8>> {
    let mut initial = game.clone();
    initial.record.truncate(0);
    let mut journal = Journal::begin(path, &initial)?;
    for input in &game.record.inputs {
        journal.append(&JournalEntry::Made(input.clone()));
    }
    drop(journal);
    std::fs::read(path)
}

/// Whether the inputs are a prefix of those of the game.
fn is_beginning(inputs: &[Input], game: &SavedGame) -> bool {
    game.record.inputs.starts_with(inputs)
}

/// Writes a file to a folder; returns its path.
fn file(folder: &Path, name: &str, bytes: &[u8]) -> std::io::Result<PathBuf> {
    let path = folder.join(name);
    std::fs::write(&path, bytes).map(|()| path)
}

/// Pseudorandom numbers, always the same.
fn pseudorandom_numbers() -> impl Iterator<Item = usize> {
    let mut state = 99_u64;
    std::iter::from_fn(move || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        Some((state >> 33) as usize)
    })
}

#[test]
fn a_truncated_journal_gives_the_game_up_to_the_cut() -> TestResult {
    let folder = tempfile::tempdir()?;
    let game = played();
    let whole = journal(&folder.path().join("whole"), &game)?;
    // Three lines precede the entries: the format, the summary, and the game.
    let mut lines = whole.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
    let head_end = lines.nth(2).map_or(0, |(at, _)| at);
    let mut longest = 0;
    for end in 0..=whole.len() {
        let path = file(folder.path(), "cut", &whole[..end])?;
        match save::read_journal(&path) {
            Ok(Some(found)) => {
                let inputs = &found.record.inputs;
                assert!(
                    end >= head_end && is_beginning(inputs, &game),
                    "cut at {end}"
                );
                assert!(inputs.len() >= longest, "cut at {end}");
                longest = inputs.len();
            }
            Ok(None) => return Err(format!("cut at {end}: the journal is there").into()),
            Err(error) => assert!(end < head_end, "cut at {end}: {error}"),
        }
    }
    assert_eq!(longest, game.record.inputs.len());
    Ok(())
}

#[test]
fn a_saved_game_is_refused_if_more_than_its_last_line_break_is_cut_off() -> TestResult {
    let folder = tempfile::tempdir()?;
    let whole = std::fs::read(save::save(&folder.path().join("game.mah"), &played())?)?;
    for end in 0..whole.len() {
        let path = file(folder.path(), "cut.mah", &whole[..end])?;
        let Err(error) = save::open(&path) else {
            // Without the last line break the game is still complete.
            assert_eq!(
                &whole[end..],
                b"\n",
                "cut at {end}: only the last line break may be missing"
            );
            continue;
        };
        let is_known = matches!(error, SaveError::NotAGame(..) | SaveError::LaterVersion(..));
        assert!(is_known && error.to_string().ends_with('.'), "{error}");
    }
    println!("{} positions", whole.len());
    Ok(())
}

#[test]
fn ten_thousand_flipped_bits_are_reported_or_harmless() -> TestResult {
    let folder = tempfile::tempdir()?;
    let game = played();
    let saved = std::fs::read(save::save(&folder.path().join("game.mah"), &game)?)?;
    let journal_bytes = journal(&folder.path().join("whole"), &game)?;
    let mut pseudorandom_numbers = pseudorandom_numbers();
    let mut next_number = move || pseudorandom_numbers.next().unwrap_or_default();
    for flip in 0..10_000 {
        let bytes = if flip % 2 == 0 {
            &saved
        } else {
            &journal_bytes
        };
        let mut damaged = bytes.clone();
        let index = next_number() % damaged.len();
        damaged[index] ^= 1 << (next_number() % 8);
        let error = if flip % 2 == 0 {
            let path = file(folder.path(), "flipped.mah", &damaged)?;
            let error = save::open(&path).err();
            assert_eq!(
                std::fs::read(&path)?,
                damaged,
                "a damaged file is not changed"
            );
            error
        } else {
            match save::read_journal(&file(folder.path(), "flipped", &damaged)?) {
                Ok(found) => {
                    let found = found.ok_or("the journal is there")?;
                    assert!(is_beginning(&found.record.inputs, &game), "byte {index}");
                    continue;
                }
                Err(why) => Some(why),
            }
        };
        let error = error.ok_or_else(|| format!("the damage of byte {index} is not detected"))?;
        let is_known = matches!(error, SaveError::NotAGame(..) | SaveError::LaterVersion(..));
        assert!(is_known && error.to_string().ends_with('.'), "{error}");
    }
    Ok(())
}
