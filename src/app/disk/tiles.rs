//! Reads the player's own tiles on a thread that nobody waits for: their disk may be slow.

use super::Disk;
use crate::tileset::TileSet;
use storage::settings::Settings;

impl Disk {
    /// Reads the tiles for the table and sends them under this number.
    pub fn read_tiles(&self, asked: u64, settings: &Settings) {
        let (outbox, settings) = (self.outbox.clone(), settings.clone());
        self.reading.run(move || {
            let tiles = TileSet::chosen(&settings);
            outbox.tiles(asked, tiles.map_err(|error| error.to_string()));
            None
        });
    }
}
