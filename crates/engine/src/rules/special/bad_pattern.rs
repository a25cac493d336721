//! Why a pattern of a special hand is not valid.

/// Why a pattern is not valid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadPattern {
    /// A slot cannot be read.
    #[error("not a slot of a pattern: {0:?}")]
    Slot(String),
    /// A form has this number of tiles, not fourteen.
    #[error("a form has {0} tiles, not 14")]
    NotFourteen(u32),
    /// No form can be made of a full set of tiles.
    #[error("no set of tiles fits the pattern")]
    NoTiles,
    /// It has too many forms to list, and searching them exceeds the budget.
    #[error("the pattern stands for too many sets of tiles")]
    TooMany,
}
