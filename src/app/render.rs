//! What the table is painted from: where its big things lie, the sprite as it is painted, and the store of prepared pictures.

pub mod geometry;
pub mod pictures;
pub mod pills;
pub mod side;
pub mod sprite;
