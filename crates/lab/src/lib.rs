//! Measures and trains the computer players. Nothing of it is in the game.

pub mod arena;
pub mod luck;
pub mod original;
mod seer;
pub mod traits;
