//! Compares two galleries of pictures: `red-stake-gallery OLD NEW [PART]`, where PART selects pictures by a part of their names. Prints
//! each picture that exists in one folder only or differs from the one of the same name. If a differing picture still has its old size, a pale
//! copy with the differences in red is written beside the new one, as `NAME.differs.png`. Exits with 0 if all pictures are equal, 1 if any is
//! printed, and 2 on an error.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

use image::{Rgb, RgbImage};

/// The end of the name of a picture of differences.
const ENDING: &str = ".differs.png";

/// Why two galleries could not be compared.
#[derive(Debug, thiserror::Error)]
enum Error {
    #[error("usage: red-stake-gallery OLD NEW [PART]")]
    Usage,
    #[error("{0}: {1}")]
    Folder(PathBuf, io::Error),
    #[error("{0}: {1}")]
    Picture(PathBuf, image::ImageError),
}

/// The difference between two pictures of the same size.
struct Difference {
    pixels: usize,
    /// Left, top, right and bottom of the rectangle that contains all differences, inclusive.
    bounds: [u32; 4],
    /// A pale copy of the new picture with the differences in red.
    marked: RgbImage,
}

impl Difference {
    /// The difference between two pictures of the same size; `None` if they are equal.
    fn between(old: &RgbImage, new: &RgbImage) -> Option<Self> {
        let mut marked = new.clone();
        let mut pixels = 0;
        let mut bounds = [u32::MAX, u32::MAX, 0, 0];
        for (x, y, pixel) in marked.enumerate_pixels_mut() {
            if pixel == old.get_pixel(x, y) {
                *pixel = Rgb(pixel.0.map(|channel| 192 + channel / 4));
                continue;
            }
            *pixel = Rgb([255, 0, 0]);
            pixels += 1;
            let [left, top, right, bottom] = bounds;
            bounds = [left.min(x), top.min(y), right.max(x), bottom.max(y)];
        }
        (pixels > 0).then_some(Self {
            pixels,
            bounds,
            marked,
        })
    }
}

fn main() -> ExitCode {
    let mut arguments = env::args().skip(1);
    let folders = (arguments.next(), arguments.next());
    let part = arguments.next().unwrap_or_default();
    let differing = match folders {
        (Some(old), Some(new)) => compare(old.as_ref(), new.as_ref(), &part),
        _ => Err(Error::Usage),
    };
    match differing {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

/// Prints each picture that differs or exists in one folder only, and returns their number.
fn compare(old: &Path, new: &Path, part: &str) -> Result<usize, Error> {
    let (before, after) = (names(old, part)?, names(new, part)?);
    let mut differing = 0;
    for name in before.union(&after) {
        let description = if !after.contains(name) {
            Some(format!("only in {}", old.display()))
        } else if !before.contains(name) {
            Some(format!("only in {}", new.display()))
        } else {
            difference(&old.join(name), &new.join(name))?
        };
        if let Some(description) = description {
            println!("{name}: {description}");
            differing += 1;
        }
    }
    let all = before.union(&after).count();
    println!("{differing} of {all} pictures differ");
    Ok(differing)
}

/// The names of a folder's pictures that contain `part`, without pictures of differences.
fn names(folder: &Path, part: &str) -> Result<BTreeSet<String>, Error> {
    let unreadable = |error| Error::Folder(folder.to_owned(), error);
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let name = entry.map_err(unreadable)?.file_name();
        let name = name.to_string_lossy().into_owned();
        if name.ends_with(".png") && !name.ends_with(ENDING) && name.contains(part) {
            names.insert(name);
        }
    }
    Ok(names)
}

/// Describes the difference between two pictures, and writes a picture of it beside the new one if they have the same size. `None` if they
/// are equal.
fn difference(old: &Path, new: &Path) -> Result<Option<String>, Error> {
    let (before, after) = (read(old)?, read(new)?);
    let path = new.with_extension(&ENDING[1..]);
    let _ = fs::remove_file(&path);
    if before.dimensions() != after.dimensions() {
        let [was, is] = [before, after].map(|picture| format!("{:?}", picture.dimensions()));
        return Ok(Some(format!("{was} became {is}")));
    }
    let Some(found) = Difference::between(&before, &after) else {
        return Ok(None);
    };
    found
        .marked
        .save(&path)
        .map_err(|error| Error::Picture(path, error))?;
    let share = 100.0 * found.pixels as f64 / after.pixels().len() as f64;
    let [left, top, right, bottom] = found.bounds;
    Ok(Some(format!(
        "{} pixels ({share:.2} %) within {left},{top} to {right},{bottom}",
        found.pixels
    )))
}

fn read(file: &Path) -> Result<RgbImage, Error> {
    let picture = image::open(file).map_err(|error| Error::Picture(file.to_owned(), error))?;
    Ok(picture.into_rgb8())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dotted(dots: &[(u32, u32)]) -> RgbImage {
        let mut picture = RgbImage::new(20, 10);
        for (x, y) in dots {
            picture.put_pixel(*x, *y, Rgb([0, 80, 0]));
        }
        picture
    }

    #[test]
    fn a_picture_does_not_differ_from_itself() {
        let picture = dotted(&[(3, 4)]);
        assert!(Difference::between(&picture, &picture).is_none());
    }

    #[test]
    fn differing_pixels_are_counted_bounded_and_marked() {
        let (old, new) = (dotted(&[(3, 4), (9, 9)]), dotted(&[(3, 4), (7, 2)]));
        let found = Difference::between(&old, &new).expect("they differ");
        assert_eq!(found.pixels, 2);
        assert_eq!(found.bounds, [7, 2, 9, 9]);
        assert_eq!(found.marked.get_pixel(7, 2), &Rgb([255, 0, 0]));
        assert_ne!(found.marked.get_pixel(3, 4), &Rgb([255, 0, 0]));
    }
}
