//! Why a host cannot save a game, in the English of the wire.

use std::io::ErrorKind;

/// The message to the player who asked to save the game, if it cannot be saved.
pub fn not_saved(error: ErrorKind) -> String {
    let reason = match error {
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
