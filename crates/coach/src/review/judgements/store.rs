//! The stored judgements.

use std::io;
use std::path::Path;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::review::Effort;
use engine::table::Move;
use players::Judgement;
use storage::save;

/// Maximum number of stored judgements, about a hundred hands; beyond that the oldest are dropped.
const MAX_JUDGEMENTS: usize = 2500;
/// The number of the file format.
const FORMAT: u32 = 1;

/// A decision, and the effort with which it is judged.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct JudgementKey {
    /// The digest of the position.
    pub position: u64,
    /// The move.
    pub made: Move,
    /// The effort.
    pub effort: Effort,
}

/// Judgements, the oldest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct JudgementStore {
    format: u32,
    #[serde(deserialize_with = "skip_unreadable")]
    kept: Vec<(JudgementKey, Judgement)>,
    /// Whether some judgements have not been written.
    #[serde(skip)]
    has_unwritten: bool,
}

impl Default for JudgementStore {
    fn default() -> Self {
        Self {
            format: FORMAT,
            kept: Vec::new(),
            has_unwritten: false,
        }
    }
}

impl JudgementStore {
    /// Reads the judgements; there are none if the file is missing. A judgement that cannot be read is dropped, and will be made again.
    ///
    /// # Errors
    /// The file cannot be read, is damaged, or was written by a later version of the program.
    pub fn read(path: &Path) -> io::Result<Self> {
        let store: Self = save::read_or_default(path)?;
        match store.format {
            ..=FORMAT => Ok(store),
            // This kind of error does not count as damage, so the file is neither set aside nor overwritten.
            _ => Err(io::ErrorKind::Other.into()),
        }
    }

    /// Writes the judgements atomically, if some are new.
    ///
    /// # Errors
    /// The system cannot write them; the existing file is unchanged.
    pub fn write(&mut self, path: &Path) -> io::Result<()> {
        if self.has_unwritten {
            let text = serde_json::to_string(self).map_err(io::Error::other)?;
            save::write_own(path, text.as_bytes())?;
            self.has_unwritten = false;
        }
        Ok(())
    }

    /// The number of judgements.
    pub fn count(&self) -> usize {
        self.kept.len()
    }

    /// Whether some judgements have not been written.
    #[cfg(test)]
    pub(super) fn has_unwritten(&self) -> bool {
        self.has_unwritten
    }

    /// The judgement of a decision.
    pub(super) fn find(&self, key: &JudgementKey) -> Option<Judgement> {
        let mut all = self.kept.iter().rev();
        let entry = all.find(|(other, _)| other == key);
        entry.map(|(_, judgement)| judgement.clone())
    }

    /// Adds the judgement of a decision; it replaces an earlier one.
    pub(super) fn insert(&mut self, key: JudgementKey, judgement: Judgement) {
        self.kept.retain(|(other, _)| *other != key);
        self.kept.push((key, judgement));
        let surplus = self.kept.len().saturating_sub(MAX_JUDGEMENTS);
        self.kept.drain(..surplus);
        self.has_unwritten = true;
    }
}

/// Deserializes the judgements that can be read and skips the others.
fn skip_unreadable<'de, D: Deserializer<'de>>(
    from: D,
) -> Result<Vec<(JudgementKey, Judgement)>, D::Error> {
    let all = Vec::<Value>::deserialize(from)?.into_iter();
    Ok(all
        .filter_map(|kept| serde_json::from_value(kept).ok())
        .collect())
}
