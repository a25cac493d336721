//! Commands: from menus, keys and presses on the table.

pub mod availability;
pub mod claiming;
pub mod command;
pub mod command_states;
pub mod command_table;
pub mod key_names;
pub mod preferences;
pub mod pressing;
pub mod running;
pub mod toggle;
