//! Damage in the middle of an autosave: a single wrong bit is repaired, the copy kept after each hand bridges a loss before its end, and
//! otherwise the message tells the player how much is lost, and from where.

use super::*;
use red_stake::session::autosave::Autosave;
use storage::save::recover_journal;

/// An autosave with two hands and some moves of a third.
struct AutosavedGame {
    folder: tempfile::TempDir,
    game: Game,
    bytes: Vec<u8>,
}

impl AutosavedGame {
    fn new() -> Result<Self, Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let mut game = Game::new(RuleSet::bloem().into(), Setup::seeded(8));
        let first = maker::saved(&game, false);
        maker::play(&mut game, 2, 30);
        let path = folder.path().join("autosave.journal");
        let mut autosave = Autosave::at(path.clone(), folder.path().join("hands"));
        autosave.begin(first)?;
        for entry in maker::journal_entries(&game) {
            autosave.append(entry);
        }
        autosave.close()?;
        let bytes = fs::read(&path)?;
        Ok(Self {
            folder,
            game,
            bytes,
        })
    }

    /// The byte range of a line of the journal, counted from 1. The initial game before it takes three lines of the file.
    fn line(&self, number: usize) -> std::ops::Range<usize> {
        let ends = self
            .bytes
            .iter()
            .enumerate()
            .filter(|(_, byte)| **byte == b'\n');
        let ends: Vec<usize> = ends.map(|(at, _)| at + 1).collect();
        ends[number + 1]..ends[number + 2]
    }

    /// Damages the file and recovers the game. Returns the number of inputs, the messages, and whether the damaged file should be kept.
    fn recover_after(
        &self,
        damage: impl FnOnce(&mut Vec<u8>),
    ) -> Result<(usize, String, bool), Box<dyn std::error::Error>> {
        let mut bytes = self.bytes.clone();
        damage(&mut bytes);
        let path = self.folder.path().join("autosave.journal");
        fs::write(&path, &bytes)?;
        let found = recover_journal(&path, &self.folder.path().join("hands"))?;
        let found = found.ok_or("no autosave")?;
        let inputs = found.game.record.inputs;
        assert!(self.game.inputs().starts_with(&inputs));
        assert_eq!(fs::read(&path)?, bytes, "reading changed the file");
        Ok((
            inputs.len(),
            found.game.messages.join(" "),
            found.is_damaged,
        ))
    }

    /// The number of lines after the initial game.
    fn line_count(&self) -> usize {
        self.bytes.iter().filter(|byte| **byte == b'\n').count() - 3
    }
}

#[test]
fn a_single_wrong_bit_loses_nothing_before_the_last_line() -> TestResult {
    let saved = AutosavedGame::new()?;
    let all = saved.game.inputs().len();
    let first = saved.line(1).start;
    let mut random = Random::new(3);
    for _ in 0..200 {
        let at = random.between(first, saved.bytes.len() - 1);
        let bit = random.between(0, 8);
        let (inputs, messages, _) = saved.recover_after(|bytes| bytes[at] ^= 1 << bit)?;
        // No later line shows where the last line ends. The line break before it counts as part of it.
        let is_last = saved.line(saved.line_count()).contains(&(at + 1));
        assert!(
            inputs == all || is_last && inputs + 1 == all,
            "byte {at}, bit {bit}: {inputs} of {all}"
        );
        assert!(
            !messages.is_empty() || inputs == all,
            "byte {at}, bit {bit}"
        );
    }
    Ok(())
}

#[test]
fn damage_in_a_finished_hand_is_bridged_by_its_copy() -> TestResult {
    let saved = AutosavedGame::new()?;
    let all = saved.game.inputs().len();
    for number in [2, 20, 40] {
        let line = saved.line(number);
        let (inputs, messages, is_damaged) = saved.recover_after(|bytes| bytes[line].fill(b'x'))?;
        assert_eq!(inputs, all, "line {number}");
        assert!(messages.contains("repaired") && is_damaged, "{messages}");
    }
    // Without the copies, the game is recovered up to the damage.
    fs::remove_dir_all(saved.folder.path().join("hands"))?;
    let line = saved.line(20);
    let (inputs, messages, is_damaged) = saved.recover_after(|bytes| bytes[line].fill(b'x'))?;
    assert!(inputs < 20 && is_damaged);
    assert!(
        messages.contains("moves after move") && messages.contains("hand 1"),
        "{messages}"
    );
    Ok(())
}

#[test]
fn losses_in_the_current_hand_are_reported_exactly() -> TestResult {
    let saved = AutosavedGame::new()?;
    let (all, last) = (saved.game.inputs().len(), saved.line_count());
    for lost in [2, 5, 10] {
        let line = saved.line(last + 1 - lost);
        let text = line.start..line.end - 1;
        let (inputs, messages, is_damaged) = saved.recover_after(|bytes| bytes[text].fill(0))?;
        assert_eq!(inputs, all - lost);
        let remaining = 30 - lost;
        let words = format!("{lost} moves after move {remaining} of hand 3");
        assert!(messages.contains(&words) && is_damaged, "{messages}");
    }
    // An incomplete last line is no reason to keep the damaged file.
    let (_, messages, is_damaged) = saved.recover_after(|bytes| bytes.truncate(bytes.len() - 5))?;
    assert!(
        messages.contains("one move may be missing") && !is_damaged,
        "{messages}"
    );
    let (_, messages, is_damaged) = saved.recover_after(|_| ())?;
    assert!(messages.is_empty() && !is_damaged, "{messages}");
    Ok(())
}
