//! Sheets of tiles, nine columns by five rows: the atlases, which hold the art alone on a clear ground, and the classic
//! bitmaps of 36 by 46 pixels a tile, which hold it on ivory and jade but without outline [K2], [K4].

use std::path::{Path, PathBuf};

use image::RgbaImage;
use image::imageops::overlay;

use crate::drawing::{bmp, png, render};
use crate::{Error, Output};

/// The sets; each has the folders `NAME` and `NAME-small` of drawings.
const SETS: [&str; 4] = ["numbers", "plain", "characters", "colour-blind"];

/// The drawings row by row, in the order of a set bitmap [Q48].
const ROWS: [&[&str]; 5] = [
    &["1B", "2B", "3B", "4B", "5B", "6B", "7B", "8B", "9B"],
    &["1D", "2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D"],
    &["1C", "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C"],
    &["EW", "SW", "WW", "NW", "GD", "RD", "WD"],
    &["1F", "2F", "3F", "4F", "1S", "2S", "3S", "4S", BACK],
];
const BACK: &str = "BACK";

/// Width and height of a tile in the bitmap, and in the two atlases.
const BITMAP: (u32, u32) = (36, 46);
const SMALL: (u32, u32) = (108, 138);
const LARGE: (u32, u32) = (144, 184);

/// All pictures of all sets.
pub fn pictures(root: &Path) -> Result<Vec<Output>, Error> {
    let drawings = root.join("drawings");
    let ground = drawings.join("ground");
    let mut outputs = Vec::new();
    for set in SETS {
        let (large, small) = (drawings.join(set), drawings.join(format!("{set}-small")));
        let folder = PathBuf::from(set);
        outputs.push((folder.join("large.png"), png(&sheet(&large, None, LARGE)?)?));
        outputs.push((folder.join("small.png"), png(&sheet(&small, None, SMALL)?)?));
        let bitmap = sheet(&small, Some(&ground), BITMAP)?;
        outputs.push((PathBuf::from(format!("{set}.bmp")), bmp(&bitmap)?));
    }
    Ok(outputs)
}

/// One sheet from a folder of drawings, each tile laid over its ground if there is one.
fn sheet(
    folder: &Path,
    ground: Option<&Path>,
    (width, height): (u32, u32),
) -> Result<RgbaImage, Error> {
    let mut sheet = RgbaImage::new(9 * width, 5 * height);
    if let Some(ground) = ground {
        let face = render(&ground.join("face.svg"), width, height)?;
        image::imageops::tile(&mut sheet, &face);
    }
    for (row, names) in (0..).zip(ROWS) {
        for (column, name) in (0..).zip(names) {
            let place = (column * i64::from(width), row * i64::from(height));
            if let Some(ground) = ground.filter(|_| *name == BACK) {
                let jade = render(&ground.join("back.svg"), width, height)?;
                overlay(&mut sheet, &jade, place.0, place.1);
            }
            let tile = render(&folder.join(format!("{name}.svg")), width, height)?;
            overlay(&mut sheet, &tile, place.0, place.1);
        }
    }
    Ok(sheet)
}
