//! The autosave, opening, saving, exporting and sharing games, and leaving one for another.

pub mod autosave_state;
pub mod autosaving;
pub mod departure;
pub mod exporting;
pub mod game_saving;
pub mod imported_rules;
pub mod leaving;
pub mod reading;
pub mod save_job;
pub mod sharing;
