//! Why a tile set could not be had, in a player's words.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

/// Why a tile set could not be had.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TileSetError {
    /// The bitmap does not hold nine by five tiles [E1].
    #[error(
        "This bitmap is too small to be a tile set: it is {width} by {height} pixels and must be at least 324 by 230."
    )]
    TooSmall {
        /// Its width in pixels.
        width: u32,
        /// Its height in pixels.
        height: u32,
    },
    /// The file is something else [E1].
    #[error("This file is not a Windows bitmap, or it is damaged.")]
    NotABitmap,
    /// A file is missing, locked or forbidden [E2].
    #[error("The file {} cannot be opened: {reason}.", path.display())]
    File {
        /// Which file.
        path: PathBuf,
        /// Why not.
        reason: &'static str,
    },
    /// A manifest asks for something that cannot be.
    #[error("The tile set's tileset.toml is wrong: {0}")]
    Manifest(String),
    /// An atlas that a manifest names is no picture.
    #[error("The picture {0} of the tile set is not a PNG file, or it is damaged.")]
    NotAPicture(String),
    /// An atlas is smaller than its manifest says.
    #[error(
        "The picture {file} of the tile set is too small: nine by five tiles of {tile_width} by {tile_height} pixels need {} by {}.",
        9 * tile_width, 5 * tile_height
    )]
    AtlasTooSmall {
        /// The atlas' file name.
        file: String,
        /// A tile's width as the manifest says, in pixels.
        tile_width: u32,
        /// A tile's height as the manifest says, in pixels.
        tile_height: u32,
    },
}

impl TileSetError {
    /// The title of the box that tells it.
    pub const fn title(&self) -> &'static str {
        match self {
            Self::File { .. } => "Error Opening File",
            _ => "Error Reading Bitmap",
        }
    }

    pub(super) fn unreadable(path: &Path, error: &io::Error) -> Self {
        let reason = match error.kind() {
            io::ErrorKind::NotFound => "it is not there",
            io::ErrorKind::PermissionDenied => {
                "you may not read it, or another program has locked it"
            }
            io::ErrorKind::IsADirectory => "it is a folder",
            _ => "reading it failed",
        };
        let path = path.to_owned();
        Self::File { path, reason }
    }
}
