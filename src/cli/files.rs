//! Reads and writes the files of commands: input has a size limit, and nothing is replaced without `--force`.

use std::path::Path;

use clap::Args;

use super::bad_input::BadInput;
use storage::save::{self, GAME_BYTES, disk, reason};

/// Reads a file named on the command line; "-" is standard input.
pub fn read(file: &Path) -> Result<Vec<u8>, BadInput> {
    let read = match file == Path::new("-") {
        true => save::read_at_most(std::io::stdin().lock(), GAME_BYTES),
        false => save::read_file(file, GAME_BYTES),
    };
    read.map_err(|error| BadInput::new(file.display(), reason(&error)))
}

/// Reads a text file named on the command line.
pub fn read_text(file: &Path) -> Result<String, BadInput> {
    let text = save::text_of(read(file)?);
    text.map_err(|error| BadInput::new(file.display(), reason(&error)))
}

/// Whether a command may replace files.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct OverwritePolicy {
    /// Replace a file that is there already
    #[arg(long)]
    force: bool,
}

impl OverwritePolicy {
    /// Refuses an existing file that may not be replaced, and a link to nothing. Special files such as `/dev/stdout` can always be written to.
    pub fn check(self, file: &Path) -> Result<(), BadInput> {
        let is_link = disk::symlink_metadata(file).is_ok_and(|metadata| metadata.is_symlink());
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
        self.check(file)?;
        let written = save::write_whole(file, bytes);
        written.map_err(|error| BadInput::new(file.display(), reason(&error)))?;
        // Removes temporary files of killed commands.
        if let Some(folder) = file.parent() {
            save::remove_leftovers(folder);
        }
        Ok(())
    }
}
