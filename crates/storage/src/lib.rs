//! What Red Stake stores on disk: saved games, the journal of a running game, hand histories, settings. The program and its other crates use
//! files through this one only.

pub mod save;
pub mod settings;
