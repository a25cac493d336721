//! Saves pictures as PNG.

use std::io::{self, Cursor};
use std::path::Path;

use image::{ImageFormat, RgbaImage};

use super::{SaveError, write_whole};
use engine::untrusted_text::sanitize_path;
use words::say;

/// Saves a picture: rows of `width` pixels of four bytes each, red, green, blue and opacity.
///
/// # Errors
/// The pixels do not form a picture, or the file cannot be written.
pub fn save_picture(path: &Path, pixels: Vec<u8>, width: u32) -> Result<(), SaveError> {
    let unwritable = |error| SaveError::Unwritable(sanitize_path(path), error);
    let rows = pixels.len() as u32 / (4 * width.max(1));
    let no_picture = || io::Error::new(io::ErrorKind::InvalidData, say!("file-pixels-invalid"));
    let picture =
        RgbaImage::from_raw(width, rows, pixels).ok_or_else(|| unwritable(no_picture()))?;
    let mut bytes = Cursor::new(Vec::new());
    picture
        .write_to(&mut bytes, ImageFormat::Png)
        .map_err(|error| unwritable(io::Error::other(error)))?;
    write_whole(path, bytes.get_ref()).map_err(unwritable)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_saved_losslessly_and_invalid_pixels_are_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("hand.png");
        let pixels = vec![200, 30, 30, 255, 0, 0, 0, 255];
        save_picture(&path, pixels.clone(), 2).expect("written");
        let read = image::open(&path).expect("a picture").into_rgba8();
        assert_eq!((read.width(), read.height()), (2, 1));
        assert_eq!(read.into_raw(), pixels);
        assert!(save_picture(&path, vec![1, 2, 3], 0).is_err());
    }
}
