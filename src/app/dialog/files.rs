//! The boxes of files: games and tile sets that are opened and saved, and the score sheet of a game.

mod file_chooser;
mod game_sheet;
mod hand_text;
#[cfg(test)]
pub(super) mod tests;

pub use file_chooser::{Files, Purpose};
pub use game_sheet::GameSheet;
pub use hand_text::HandText;
