//! The file format of a scorecard. See `docs/file-format.md`.

use serde::{Deserialize, Serialize};

use super::{Draft, Edit, Entry, Heading, Scorecard};
use crate::rules::RuleSet;
use crate::tiles::BySeat;

/// The number of the format.
const FORMAT: u32 = 2;
/// The most entries.
const MAX_ENTRIES: usize = 2_000;
/// The most letters of a name and of a line.
const MAX_LETTERS: usize = Draft::MAX_LENGTH;
/// The most points of a correction.
const MAX_POINTS: i64 = 10_000_000;

/// Why a file cannot be read as a scorecard.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadScorecard {
    /// It is damaged, or not a scorecard.
    #[error("not a scorecard: {0}")]
    Damaged(String),
    /// It has more entries, letters or points than a scorecard can have.
    #[error("the scorecard is too large")]
    TooLarge,
    /// It was written by a later version, in this format.
    #[error("a scorecard of format {0}")]
    Later(u32),
}

/// The format number, which is read first.
#[derive(Deserialize)]
struct Head {
    scorecard: u32,
}

#[derive(Serialize, Deserialize)]
struct File {
    scorecard: u32,
    players: BySeat<String>,
    rules: RuleSet,
    entries: Vec<Entry>,
    #[serde(default)]
    draft: Draft,
    #[serde(default)]
    edit: Option<Edit>,
    #[serde(default)]
    heading: Heading,
}

impl Scorecard {
    /// Whether it has the maximum number of entries.
    pub fn is_full(&self) -> bool {
        self.entries.len() >= MAX_ENTRIES
    }

    /// The text of its file.
    pub fn text(&self) -> String {
        let file = File {
            scorecard: FORMAT,
            players: self.names.clone(),
            rules: self.rules.clone(),
            entries: self.entries.clone(),
            draft: self.draft.clone(),
            edit: self.edit.clone(),
            heading: self.heading.clone(),
        };
        // Names, numbers and rule sets can always be written.
        serde_json::to_string_pretty(&file).unwrap_or_default()
    }

    /// Parses the text of a file.
    ///
    /// # Errors
    /// It is not a scorecard, or one of a later version.
    pub fn read(text: &str) -> Result<Self, BadScorecard> {
        let damaged = |why: serde_json::Error| BadScorecard::Damaged(why.to_string());
        let head: Head = serde_json::from_str(text).map_err(damaged)?;
        if head.scorecard > FORMAT {
            return Err(BadScorecard::Later(head.scorecard));
        }
        let file: File = serde_json::from_str(text).map_err(damaged)?;
        let too_much = file.entries.len() > MAX_ENTRIES
            || file.players.iter().any(|(_, name)| is_long(name))
            || !file.entries.iter().all(is_possible)
            || is_long(&file.heading.name)
            || is_long(&file.heading.place)
            || !is_draft(&file.draft)
            || file
                .edit
                .as_ref()
                .is_some_and(|edit| !is_draft(&edit.draft));
        if too_much {
            return Err(BadScorecard::TooLarge);
        }
        let entries = file.entries.len();
        Ok(Self {
            names: file.players,
            rules: file.rules,
            entries: file.entries,
            draft: file.draft,
            edit: file.edit.filter(|edit| edit.position.is_in(entries)),
            heading: file.heading,
        })
    }
}

fn is_long(text: &str) -> bool {
    text.chars().count() > MAX_LETTERS
}

fn is_draft(draft: &Draft) -> bool {
    !draft.hands.iter().any(|(_, typed)| is_long(typed))
}

fn is_possible(entry: &Entry) -> bool {
    match entry {
        Entry::Hand(draft) => is_draft(draft),
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
    fn other_files_and_later_formats_are_refused() {
        let text = card().text();
        for damaged in [
            "",
            "{}",
            "[1]",
            "{\"scorecard\": 2}",
            &text[..text.len() / 2],
        ] {
            let refused = Scorecard::read(damaged);
            assert!(
                matches!(refused, Err(BadScorecard::Damaged(_))),
                "{damaged}"
            );
        }
        let later = text.replacen("\"scorecard\": 2", "\"scorecard\": 3", 1);
        assert_eq!(Scorecard::read(&later), Err(BadScorecard::Later(3)));
        let huge = text.replace("-5", "-999999999999");
        assert_eq!(Scorecard::read(&huge), Err(BadScorecard::TooLarge));
        let long = text.replace("Ann", &"A".repeat(201));
        assert_eq!(Scorecard::read(&long), Err(BadScorecard::TooLarge));
    }
}
