//! The Settings dialog. All preferences are on its pages, each a module with its settings and its view.

mod colours;
mod general;
mod hints;
mod language;
mod movements;
mod network;
mod opponents;
mod page;
mod search;
mod settings_dialog;
mod sound;
mod table;
#[cfg(test)]
pub(super) mod tests;
mod text;
mod tile_sets;
mod your_tiles;

pub use colours::theme_picture_size;
pub use settings_dialog::{SettingsDialog, Shown as SettingsShown};
