//! Everything that Red Stake stores on disk: saved games, the journal of a running game, hand histories, settings.

pub mod save;
pub mod settings;
