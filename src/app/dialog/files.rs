//! File dialogs: choosing a game to open or a name to save it under, or a tile set; a hand pasted as text; and the score sheet of a game.

mod file_chooser;
mod game_sheet;
mod hand_text;
#[cfg(test)]
pub(super) mod tests;

#[cfg(test)]
pub use file_chooser::Message as FilesMessage;
pub use file_chooser::{Files, Purpose};
pub use game_sheet::GameSheet;
pub use hand_text::HandText;
