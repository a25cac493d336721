//! The program's icon at the sizes that windows, task bars and menus ask for.

use std::path::{Path, PathBuf};

use image::ExtendedColorType;
use image::codecs::ico::{IcoEncoder, IcoFrame};

use crate::drawing::{png, render};
use crate::{Error, Output};

/// Sizes in pixels with the drawing each is made from: the smaller, the plainer.
const SIZES: [(u32, &str); 7] = [
    (16, "icon-16.svg"),
    (24, "icon-16.svg"),
    (32, "icon-48.svg"),
    (48, "icon-48.svg"),
    (64, "icon.svg"),
    (128, "icon.svg"),
    (256, "icon.svg"),
];

/// The icon at every size, and all of them in one file for Windows.
pub fn pictures(root: &Path) -> Result<Vec<Output>, Error> {
    let mut outputs = Vec::new();
    let mut frames = Vec::new();
    for (size, drawing) in SIZES {
        let picture = png(&render(&root.join("icon").join(drawing), size, size)?)?;
        frames.push(IcoFrame::with_encoded(
            picture.as_slice(),
            size,
            size,
            ExtendedColorType::Rgba8,
        )?);
        outputs.push((PathBuf::from(format!("icon/icon-{size}.png")), picture));
    }
    let mut all = Vec::new();
    IcoEncoder::new(&mut all).encode_images(&frames)?;
    outputs.push((PathBuf::from("icon/icon.ico"), all));
    Ok(outputs)
}
