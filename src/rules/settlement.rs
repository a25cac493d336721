//! Who pays whom at the end of a deal.

use serde::{Deserialize, Serialize};

use crate::tiles::{BySeat, Seat};

/// The payments of a deal [S50 to S56, C24, C25].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settlement {
    /// What each seat (outer) gets from each other (inner); negative if it pays. Antisymmetric.
    pub gets_from: BySeat<BySeat<i64>>,
    /// Who pays for everybody after letting off a cannon (classical only).
    pub cannon: Option<Seat>,
}

impl Settlement {
    /// What each seat gains or loses in all; the four sum to zero.
    pub fn totals(&self) -> BySeat<i64> {
        self.gets_from.map(|from| from.0.iter().sum())
    }
}
