//! Why a tile set cannot be loaded, in words for the player.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use words::say;

/// Why a tile set cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TileSetError {
    /// The bitmap is smaller than nine by five tiles.
    #[error("{}", say!("tiles-bitmap-too-small", width, height))]
    TooSmall {
        /// Its width in pixels.
        width: u32,
        /// Its height in pixels.
        height: u32,
    },
    /// The file is not a Windows bitmap, or is damaged or too large.
    #[error("{}", say!("tiles-not-a-bitmap"))]
    NotABitmap,
    /// A file is missing, locked or forbidden.
    #[error("{}", say!("tiles-file-not-opened", file = path.display().to_string(), reason))]
    File {
        /// The file.
        path: PathBuf,
        /// The reason.
        reason: &'static str,
    },
    /// The manifest is invalid.
    #[error("{}", say!("tiles-manifest-wrong", why = .0))]
    Manifest(String),
    /// An atlas is not a PNG picture, or is damaged or too large.
    #[error("{}", say!("tiles-not-a-picture", file = .0))]
    NotAPicture(String),
    /// An atlas is too small for the tile size in its manifest.
    #[error("{}", say!("tiles-atlas-too-small", file, tile_width, tile_height, width = 9 * tile_width, height = 5 * tile_height))]
    AtlasTooSmall {
        /// The file name of the atlas.
        file: String,
        /// The tile width in the manifest, in pixels.
        tile_width: u32,
        /// The tile height in the manifest, in pixels.
        tile_height: u32,
    },
}

impl TileSetError {
    /// The title of the error dialog.
    pub fn title(&self) -> &'static str {
        match self {
            Self::File { .. } => say!("tiles-error-opening-file"),
            _ => say!("tiles-error-reading-bitmap"),
        }
    }

    pub(super) fn unreadable(path: &Path, error: &io::Error) -> Self {
        let reason = match error.kind() {
            io::ErrorKind::NotFound => say!("tiles-missing"),
            io::ErrorKind::PermissionDenied => {
                say!("tiles-not-permitted")
            }
            io::ErrorKind::IsADirectory => say!("tiles-is-folder"),
            io::ErrorKind::FileTooLarge => say!("file-too-large"),
            io::ErrorKind::InvalidInput => say!("file-is-not-regular"),
            _ => say!("tiles-read-failed"),
        };
        let path = path.to_owned();
        Self::File { path, reason }
    }
}
