//! The geometry of the table, its sprites, and the cache of prepared pictures.

pub mod geometry;
pub mod pictures;
pub mod pills;
pub mod side;
pub mod sprite;
