//! Why a host cannot save a game, in the English of the wire.

use std::io::ErrorKind;

/// Tells the player who asked for a saved game why there is none.
pub fn not_saved(why: ErrorKind) -> String {
    let reason = match why {
        ErrorKind::NotFound => "its folder is missing",
        ErrorKind::PermissionDenied => "it may not be written there",
        ErrorKind::ReadOnlyFilesystem => "the disk is write-protected",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
            "the disk is full"
        }
        ErrorKind::InvalidFilename => "the system allows no file of this name",
        ErrorKind::IsADirectory => "there is a folder of this name",
        _ => "the file cannot be written",
    };
    format!("The game cannot be saved: {reason}.")
}
