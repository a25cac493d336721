//! The program's icon at the sizes that windows, task bars and menus ask for.

use std::path::{Path, PathBuf};

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

/// The icon at every size.
pub fn pictures(root: &Path) -> Result<Vec<Output>, Error> {
    SIZES
        .into_iter()
        .map(|(size, drawing)| {
            let picture = render(&root.join("icon").join(drawing), size, size)?;
            Ok((
                PathBuf::from(format!("icon/icon-{size}.png")),
                png(&picture)?,
            ))
        })
        .collect()
}
