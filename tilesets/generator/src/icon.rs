//! The program's icon in the sizes used by windows, task bars and menus.

use std::path::{Path, PathBuf};

use image::ExtendedColorType;
use image::codecs::ico::{IcoEncoder, IcoFrame};

use crate::drawing::{png, render};
use crate::{Error, Output};

/// Sizes in pixels and their drawings; smaller icons use simpler drawings.
const SIZES: [(u32, &str); 9] = [
    (16, "icon-16.svg"),
    (20, "icon-16.svg"),
    (24, "icon-16.svg"),
    (32, "icon-48.svg"),
    (40, "icon-48.svg"),
    (48, "icon-48.svg"),
    (64, "icon.svg"),
    (128, "icon.svg"),
    (256, "icon.svg"),
];

/// The icon at every size, and all of them in one file for Windows.
pub fn pictures(root: &Path) -> Result<Vec<Output>, Error> {
    let painted = |(size, drawing): (u32, &str)| {
        let picture = png(&render(&root.join("icon").join(drawing), size, size)?)?;
        Ok((size, picture))
    };
    let pictures: Vec<(u32, Vec<u8>)> = SIZES
        .into_iter()
        .map(painted)
        .collect::<Result<_, Error>>()?;
    let mut frames = Vec::new();
    for (size, picture) in &pictures {
        let color_type = ExtendedColorType::Rgba8;
        frames.push(IcoFrame::with_encoded(
            picture.as_slice(),
            *size,
            *size,
            color_type,
        )?);
    }
    let mut all = Vec::new();
    IcoEncoder::new(&mut all).encode_images(&frames)?;
    let named = |(size, picture)| (PathBuf::from(format!("icon/icon-{size}.png")), picture);
    let mut outputs: Vec<Output> = pictures.into_iter().map(named).collect();
    outputs.push((PathBuf::from("icon/icon.ico"), all));
    Ok(outputs)
}
