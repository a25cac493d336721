//! The file format of a scorecard. See `docs/file-format.md`.

use serde::{Deserialize, Serialize};

use super::{Draft, Edit, Entry, Heading, OtherDraft, Scorecard, is_day};
use crate::file_fault::FileFault;
use crate::rules::RuleSet;
use crate::tiles::BySeat;

/// The number of the format.
const FORMAT: u32 = 2;
/// The maximum number of entries.
const MAX_ENTRIES: usize = 2_000;
/// The maximum length of a name and of a line, in characters.
const MAX_CHARACTERS: usize = Draft::MAX_LENGTH;
/// The maximum points of a penalty or correction.
const MAX_POINTS: i64 = 10_000_000;

/// Why a file cannot be read as a scorecard.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadScorecard {
    /// It is damaged, or not a scorecard.
    #[error("not a scorecard: {0}")]
    Damaged(FileFault),
    /// Its date does not exist.
    #[error("there is no day of its date")]
    NoSuchDay,
    /// It has more entries, characters or points than a scorecard can have.
    #[error("the scorecard is too large")]
    TooLarge,
    /// It was written by a later version, in the format with this number.
    #[error("a scorecard of format {0}")]
    Later(u32),
}

/// The format number, which is read first.
#[derive(Deserialize)]
struct FormatNumber {
    scorecard: u32,
}

#[derive(Serialize, Deserialize)]
struct File {
    scorecard: u32,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    id: String,
    players: BySeat<String>,
    rules: RuleSet,
    entries: Vec<Entry>,
    #[serde(default)]
    draft: Draft,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    other: Option<OtherDraft>,
    #[serde(default)]
    edit: Option<Edit>,
    #[serde(default)]
    heading: Heading,
}

impl Scorecard {
    /// Whether the scorecard has the maximum number of entries.
    pub fn is_full(&self) -> bool {
        self.entries.len() >= MAX_ENTRIES
    }

    /// The text of the scorecard's file.
    pub fn text(&self) -> String {
        let file = File {
            scorecard: FORMAT,
            id: self.id.clone(),
            players: self.names.clone(),
            rules: self.rules.clone(),
            entries: self.entries.clone(),
            draft: self.draft.clone(),
            other: self.other.clone(),
            edit: self.edit.clone(),
            heading: self.heading.clone(),
        };
        // Names, numbers and rule sets can always be written.
        serde_json::to_string_pretty(&file).unwrap_or_default()
    }

    /// Parses the text of a file.
    ///
    /// # Errors
    /// It is not a scorecard, is too large, or is of a later version.
    pub fn read(text: &str) -> Result<Self, BadScorecard> {
        let damaged = |why: serde_json::Error| BadScorecard::Damaged(why.into());
        let format: FormatNumber = serde_json::from_str(text)
            .map_err(|why| BadScorecard::Damaged(FileFault::from(why).without_format()))?;
        if format.scorecard > FORMAT {
            return Err(BadScorecard::Later(format.scorecard));
        }
        let file: File = serde_json::from_str(text).map_err(damaged)?;
        let is_too_large = file.entries.len() > MAX_ENTRIES
            || file.players.iter().any(|(_, name)| is_too_long(name))
            || !file.entries.iter().all(entry_fits)
            || is_too_long(&file.id)
            || is_too_long(&file.heading.name)
            || is_too_long(&file.heading.place)
            || !draft_fits(&file.draft)
            || !other_fits(file.other.as_ref())
            || file
                .edit
                .as_ref()
                .is_some_and(|edit| !draft_fits(&edit.draft) || !other_fits(edit.other.as_ref()));
        if is_too_large {
            return Err(BadScorecard::TooLarge);
        }
        if file.heading.date.is_some_and(|day| !is_day(&day)) {
            return Err(BadScorecard::NoSuchDay);
        }
        let entries = file.entries.len();
        Ok(Self {
            id: file.id,
            names: file.players,
            rules: file.rules,
            entries: file.entries,
            draft: file.draft,
            other: file.other,
            edit: file.edit.filter(|edit| edit.position.is_in(entries)),
            heading: file.heading,
        })
    }
}

fn is_too_long(text: &str) -> bool {
    text.chars().count() > MAX_CHARACTERS
}

fn draft_fits(draft: &Draft) -> bool {
    !draft.hands.iter().any(|(_, typed)| is_too_long(typed))
}

fn other_fits(other: Option<&OtherDraft>) -> bool {
    other.is_none_or(OtherDraft::fits)
}

fn entry_fits(entry: &Entry) -> bool {
    match entry {
        Entry::Hand(draft) => draft_fits(draft),
        Entry::Dead => true,
        Entry::Penalty { points, .. } => i64::from(*points) <= MAX_POINTS,
        Entry::Correction { points, .. } => (-MAX_POINTS..=MAX_POINTS).contains(points),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tiles::Seat;

    fn card() -> Scorecard {
        let names = BySeat(["Ann", "Bob", "Cy", "Dan"].map(str::to_owned));
        let mut card = Scorecard::new(names, RuleSet::classical());
        card.draft.hands[Seat::new(1)] = "11b".to_owned();
        card.entries = vec![
            Entry::Dead,
            Entry::Correction {
                of: Seat::new(2),
                points: -5,
            },
        ];
        card
    }

    #[test]
    fn a_scorecard_is_equal_after_writing_and_reading() {
        assert_eq!(Scorecard::read(&card().text()), Ok(card()));
    }

    #[test]
    fn damaged_later_and_too_large_files_are_refused() {
        let text = card().text();
        for damaged in [
            "",
            "{}",
            "[1]",
            "{\"scorecard\": 2}",
            &text[..text.len() / 2],
        ] {
            let result = Scorecard::read(damaged);
            assert!(matches!(result, Err(BadScorecard::Damaged(_))), "{damaged}");
        }
        let later = text.replacen("\"scorecard\": 2", "\"scorecard\": 3", 1);
        assert_eq!(Scorecard::read(&later), Err(BadScorecard::Later(3)));
        let huge = text.replace("-5", "-999999999999");
        assert_eq!(Scorecard::read(&huge), Err(BadScorecard::TooLarge));
        for date in ["[2026, 13, 45]", "[2026, 2, 29]", "[0, 1, 1]"] {
            let wrong = text.replacen("\"date\": null", &format!("\"date\": {date}"), 1);
            assert_ne!(wrong, text);
            assert_eq!(
                Scorecard::read(&wrong),
                Err(BadScorecard::NoSuchDay),
                "{date}"
            );
        }
        let long = text.replace("Ann", &"A".repeat(201));
        assert_eq!(Scorecard::read(&long), Err(BadScorecard::TooLarge));
    }
}
