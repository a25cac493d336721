//! Keeping games: the autosave, saving, and leaving a game for another.

pub mod autosave_state;
pub mod autosaving;
pub mod departure;
pub mod keeping;
pub mod leaving;
pub mod saving;
pub mod sharing;
