//! What the table is painted from: where its big things lie, the furniture as it is painted, and the store of prepared pictures.

pub mod furniture;
pub mod geometry;
pub mod pictures;
pub mod pills;
pub mod side;
