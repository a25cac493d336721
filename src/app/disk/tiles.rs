//! Reads the player's own tiles on a thread that nobody waits for: their disk may be slow.

use std::sync::atomic::Ordering;

use super::Disk;
use crate::app::dialog::TilesPreview;
use crate::app::open_dialog::data::DialogData;
use crate::presenter::Input;
use crate::tileset::TileSet;
use storage::settings::Settings;
use words::say;

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

    /// Reads the tiles for a preview. An outdated request is skipped.
    pub fn preview_tiles(&self, opening: u64, asked: u64, settings: Box<Settings>) {
        let (outbox, last) = (self.outbox.clone(), self.last_preview.clone());
        last.store(asked, Ordering::Relaxed);
        let failed = Input::DialogFailed(say!("fault-reading").to_owned());
        self.reading.run_or(Some(failed), move || {
            if last.load(Ordering::Relaxed) == asked {
                let preview = TilesPreview::of(&settings);
                outbox.dialog_data(opening, DialogData::Tiles(asked, preview));
            }
            None
        });
    }
}
