//! The stored judgements.

use std::io;
use std::path::Path;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::review::Effort;
use engine::table::Move;
use players::Judgement;
use storage::save;

/// Maximum number of decisions kept, those of about a hundred hands; beyond that the oldest are dropped.
const MAX_JUDGEMENTS: usize = 2500;
/// The number of the file format.
const FORMAT: u32 = 1;

/// A decision, and how closely it is judged.
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
    #[serde(deserialize_with = "readable")]
    kept: Vec<(JudgementKey, Judgement)>,
    /// Some have not been written.
    #[serde(skip)]
    is_new: bool,
}

impl Default for JudgementStore {
    fn default() -> Self {
        Self {
            format: FORMAT,
            kept: Vec::new(),
            is_new: false,
        }
    }
}

impl JudgementStore {
    /// Reads the judgements; a missing file is a fresh start. A judgement that cannot be read is left out, and will be made anew.
    ///
    /// # Errors
    /// The file cannot be read, is damaged, or was written by a later version of the program.
    pub fn read(path: &Path) -> io::Result<Self> {
        let store: Self = save::read_or_begin(path)?;
        match store.format {
            ..=FORMAT => Ok(store),
            // Not unusable, so that it is neither set aside nor overwritten.
            _ => Err(io::ErrorKind::Other.into()),
        }
    }

    /// Writes the judgements atomically, if some are new.
    ///
    /// # Errors
    /// The system cannot write them; the existing file is unchanged.
    pub fn write(&mut self, path: &Path) -> io::Result<()> {
        if self.is_new {
            let text = serde_json::to_string(self).map_err(io::Error::other)?;
            save::write_own(path, text.as_bytes())?;
            self.is_new = false;
        }
        Ok(())
    }

    /// The number of judgements.
    pub fn count(&self) -> usize {
        self.kept.len()
    }

    /// Whether some have not been written.
    #[cfg(test)]
    pub(super) fn is_new(&self) -> bool {
        self.is_new
    }

    /// The judgement of a decision.
    pub(super) fn find(&self, decided: &JudgementKey) -> Option<Judgement> {
        let mut all = self.kept.iter().rev();
        let found = all.find(|(known, _)| known == decided);
        found.map(|(_, judgement)| judgement.clone())
    }

    /// Adds the judgement of a decision in place of an earlier one.
    pub(super) fn keep(&mut self, decided: JudgementKey, judgement: Judgement) {
        self.kept.retain(|(known, _)| *known != decided);
        self.kept.push((decided, judgement));
        let surplus = self.kept.len().saturating_sub(MAX_JUDGEMENTS);
        self.kept.drain(..surplus);
        self.is_new = true;
    }
}

/// Those judgements that can be read.
fn readable<'de, D: Deserializer<'de>>(
    from: D,
) -> Result<Vec<(JudgementKey, Judgement)>, D::Error> {
    let all = Vec::<Value>::deserialize(from)?.into_iter();
    Ok(all
        .filter_map(|kept| serde_json::from_value(kept).ok())
        .collect())
}
