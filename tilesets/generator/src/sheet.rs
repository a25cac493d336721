//! Sprite sheets of tiles, nine columns by five rows: the atlases, with the art alone on a transparent background, and the classic bitmap of
//! 36 by 46 pixels per tile, with the art on ivory and jade but without outlines.

use std::path::{Path, PathBuf};

use image::RgbaImage;
use image::imageops::overlay;

use crate::drawing::{bmp, png, render};
use crate::{Error, Output};

/// The tile sets; each has its own drawings in the folders `NAME` and `NAME-small`.
const SETS: [&str; 4] = ["numbers", BASE, "characters", "colour-blind"];
/// The set whose drawings replace those that another set lacks.
const BASE: &str = "plain";

/// The drawings row by row, in the order of the classic bitmap.
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
    let mut outputs = Vec::new();
    for set in SETS {
        let folder = PathBuf::from(set);
        let large = sheet(&large_drawings(&drawings, set), None, LARGE)?;
        outputs.push((folder.join("large.png"), png(&large)?));
        let small = sheet(&small_drawings(&drawings, set), None, SMALL)?;
        outputs.push((folder.join("small.png"), png(&small)?));
    }
    let ground = drawings.join("ground");
    let bitmap = sheet(&small_drawings(&drawings, BASE), Some(&ground), BITMAP)?;
    outputs.push((PathBuf::from(BASE).with_extension("bmp"), bmp(&bitmap)?));
    Ok(outputs)
}

/// The folders to search for a large drawing of a set, best first.
fn large_drawings(drawings: &Path, set: &str) -> Vec<PathBuf> {
    [set, BASE].map(|folder| drawings.join(folder)).to_vec()
}

/// The folders to search for a small drawing of a set, best first. A set's own large drawing comes before another set's small one.
fn small_drawings(drawings: &Path, set: &str) -> Vec<PathBuf> {
    let (own, base) = (format!("{set}-small"), format!("{BASE}-small"));
    [&own, set, &base, BASE]
        .map(|folder| drawings.join(folder))
        .to_vec()
}

/// The drawing in the first folder that contains it; the bare name if none does, for the error message.
fn find(folders: &[PathBuf], name: &str) -> PathBuf {
    let file = format!("{name}.svg");
    let mut files = folders.iter().map(|folder| folder.join(&file));
    let found = files.find(|file| file.exists());
    found.unwrap_or_else(|| PathBuf::from(file))
}

/// Composes a sheet from the drawings in these folders. `ground` is the folder of the backgrounds behind them, if there are any.
fn sheet(
    folders: &[PathBuf],
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
            let position = (column * i64::from(width), row * i64::from(height));
            if let Some(ground) = ground.filter(|_| *name == BACK) {
                let jade = render(&ground.join("back.svg"), width, height)?;
                overlay(&mut sheet, &jade, position.0, position.1);
            }
            let tile = render(&find(folders, name), width, height)?;
            overlay(&mut sheet, &tile, position.0, position.1);
        }
    }
    Ok(sheet)
}
