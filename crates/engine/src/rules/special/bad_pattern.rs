//! Why a pattern is none.

use words::say;

/// Why a pattern cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadPattern {
    /// A slot cannot be read.
    #[error("{}", say!("error-not-a-slot", slot = .0))]
    Slot(String),
    /// A form has not fourteen tiles.
    #[error("{}", say!("pattern-not-fourteen", count = .0))]
    NotFourteen(u32),
    /// No set of tiles fits.
    #[error("{}", say!("pattern-no-tiles"))]
    NoTiles,
    /// It stands for more sets of tiles than are looked through.
    #[error("{}", say!("pattern-too-many"))]
    TooMany,
}
