//! A penalty or a correction of a score as it is being typed.

use serde::{Deserialize, Serialize};

use super::Entry;
use crate::tiles::Seat;

/// The maximum number of points of a penalty or correction.
const MAX_POINTS: i64 = 1_000_000;
/// The maximum number of typed characters.
const MAX_LENGTH: usize = 20;

/// A penalty or a correction as it is being typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OtherDraft {
    /// Whether this is a correction instead of a penalty.
    pub is_correction: bool,
    /// Who pays, or whose score is corrected.
    pub who: Seat,
    /// Who is paid; `None` is each of the other players.
    pub to: Option<Seat>,
    /// The points as typed.
    pub points: String,
}

impl Default for OtherDraft {
    fn default() -> Self {
        Self {
            is_correction: false,
            who: Seat::new(0),
            to: None,
            points: String::new(),
        }
    }
}

impl OtherDraft {
    /// The draft with which the change of an entry begins; `None` if it is a hand.
    pub fn of(entry: &Entry) -> Option<Self> {
        match entry {
            Entry::Hand(_) | Entry::Dead => None,
            Entry::Penalty { by, to, points } => Some(Self {
                is_correction: false,
                who: *by,
                to: *to,
                points: points.to_string(),
            }),
            Entry::Correction { of, points } => Some(Self {
                is_correction: true,
                who: *of,
                to: None,
                points: points.to_string(),
            }),
        }
    }

    /// Sets who pays, or whose score is corrected.
    pub fn set_who(&mut self, who: Seat) {
        self.who = who;
        self.to = self.to.filter(|to| *to != who);
    }

    /// Sets the points as typed.
    pub fn set_points(&mut self, typed: &str) {
        self.points = typed.chars().take(MAX_LENGTH).collect();
    }

    /// The entry as filled in so far, if it is valid.
    pub fn entry(&self) -> Option<Entry> {
        let points: i64 = self.points.trim().parse().ok()?;
        let points = Some(points)
            .filter(|points| *points != 0 && points.unsigned_abs() <= MAX_POINTS.unsigned_abs())?;
        if self.is_correction {
            let of = self.who;
            return Some(Entry::Correction { of, points });
        }
        Some(Entry::Penalty {
            by: self.who,
            to: self.to,
            points: u32::try_from(points).ok()?,
        })
    }

    /// Whether a file may hold it.
    pub(super) fn fits(&self) -> bool {
        self.points.chars().count() <= MAX_LENGTH
    }
}
