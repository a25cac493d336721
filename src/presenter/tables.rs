//! The table on the screen, and who sits at it.

pub mod game_setup;
pub mod hosted_table;
pub mod hotseat;
pub mod lesson_table;
pub mod local_table;
pub mod network_guest;
pub mod network_table;
pub mod table_session;
