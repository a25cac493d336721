//! Why a pattern of a special hand is not valid.

/// Why a pattern is not valid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadPattern {
    /// A slot cannot be read.
    #[error("not a slot of a pattern: {0:?}")]
    Slot(String),
    /// A form does not have fourteen tiles.
    #[error("a form has {0} tiles, not 14")]
    NotFourteen(u32),
    /// No set of tiles fits.
    #[error("no set of tiles fits the pattern")]
    NoTiles,
    /// It stands for too many sets of tiles to search.
    #[error("the pattern stands for too many sets of tiles")]
    TooMany,
}
