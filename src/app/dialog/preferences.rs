//! Preference dialogs: each shows some preferences and saves the changes on OK.

mod colours;
mod movements;
mod opponents;
mod playing;
mod setup;
mod sound;
mod table_layout;
#[cfg(test)]
mod tests;
mod tile_sets;
mod words_and_boxes;
mod your_tiles;

pub use colours::ColoursBox;
pub use movements::Movements;
pub use opponents::Opponents;
pub use playing::Playing;
pub use setup::Setup;
pub use sound::SoundBox;
pub use table_layout::TableBox;
pub use tile_sets::{TileSets, TilesPreview};
pub use words_and_boxes::WordsAndBoxes;
pub use your_tiles::YourTiles;
