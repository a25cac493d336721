//! The files that commands read and write: no more is read than is of use, and nothing is replaced unless `--force` says so.

use std::path::Path;

use clap::Args;

use super::bad_input::BadInput;
use storage::save::{self, GAME_BYTES, disk, reason};

/// Reads a file that is named on the command line; "-": standard input.
pub fn read(file: &Path) -> Result<Vec<u8>, BadInput> {
    let read = match file == Path::new("-") {
        true => save::read_at_most(std::io::stdin().lock(), GAME_BYTES),
        false => save::read_file(file, GAME_BYTES),
    };
    read.map_err(|error| BadInput::new(file.display(), reason(&error)))
}

/// The same for a text.
pub fn read_text(file: &Path) -> Result<String, BadInput> {
    let text = save::text_of(read(file)?);
    text.map_err(|error| BadInput::new(file.display(), reason(&error)))
}

/// Whether files may be replaced.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct Replacing {
    /// Replace a file that is there already
    #[arg(long)]
    force: bool,
}

impl Replacing {
    /// Refuses a file that is there and may not be replaced. What is no file, such as `/dev/stdout`, can always be written to.
    pub fn allow(self, file: &Path) -> Result<(), BadInput> {
        let is_link = disk::symlink_metadata(file).is_ok_and(|facts| facts.is_symlink());
        let is_taken = disk::is_file(file) || is_link && !disk::exists(file);
        match is_taken && !self.force && !save::is_inherited(file) {
            true => Err(BadInput::new(
                file.display(),
                "there is a file of this name already; --force replaces it",
            )),
            false => Ok(()),
        }
    }

    /// Writes a file.
    pub fn write(self, file: &Path, bytes: &[u8]) -> Result<(), BadInput> {
        self.allow(file)?;
        let written = save::write_whole(file, bytes);
        written.map_err(|error| BadInput::new(file.display(), reason(&error)))?;
        // What a command that was killed has left here.
        if let Some(folder) = file.parent() {
            save::remove_leftovers(folder);
        }
        Ok(())
    }
}
