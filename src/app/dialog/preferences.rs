//! Preference dialogs: each shows some preferences. OK saves them, and Cancel restores them where changes are shown at once.

mod colours;
mod movements;
mod opponents;
mod playing;
mod setup;
mod sound;
mod table_setup;
#[cfg(test)]
mod tests;
mod text_and_dialogs;
mod tile_sets;
mod your_tiles;

pub use colours::ColoursDialog;
pub use movements::Movements;
pub use opponents::Opponents;
pub use playing::Playing;
pub use setup::Setup;
pub use sound::SoundDialog;
pub use table_setup::TableSetupDialog;
pub use text_and_dialogs::TextAndDialogs;
pub use tile_sets::{TileSets, TilesPreview};
pub use your_tiles::YourTiles;
