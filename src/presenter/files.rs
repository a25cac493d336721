//! The autosave, saving, and leaving a game for another.

pub mod autosave_state;
pub mod autosaving;
pub mod browsing;
pub mod departure;
pub mod exporting;
pub mod file_orders;
pub mod game_saving;
pub mod leaving;
pub mod rule_orders;
pub mod save_job;
pub mod sharing;
