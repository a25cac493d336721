//! Reads the chosen tile set on a detached thread, because its disk may be slow.

use super::Disk;
use storage::settings::Settings;
use tileset::TileSet;

impl Disk {
    /// Reads the tiles for the table, and sends them with the number of their request.
    pub fn read_tiles(&self, request: u64, settings: &Settings) {
        let (outbox, settings) = (self.outbox.clone(), settings.clone());
        self.reading.run(move || {
            let tiles = TileSet::chosen(&settings);
            outbox.tiles(request, tiles.map_err(|error| error.to_string()));
            None
        });
    }
}
