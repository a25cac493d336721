//! Makes the pictures of `tilesets/` from the drawings beside them (the atlases, the classic bitmap and the icon), and the portraits in
//! `assets/`.
//!
//! Without arguments it writes them; with `--check` it only compares, and exits with 1 if a picture is out of date.

mod drawing;
mod icon;
mod portrait;
mod sheet;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use image::{DynamicImage, ImageFormat};

/// Why no picture could be made.
#[derive(Debug, thiserror::Error)]
enum Error {
    #[error("{0}: {1}")]
    File(PathBuf, std::io::Error),
    #[error("{0}: {1}")]
    Drawing(PathBuf, resvg::usvg::Error),
    #[error("a picture cannot be {0} by {1} pixels")]
    Size(u32, u32),
    #[error("a picture could not be encoded: {0}")]
    Encoding(#[from] image::ImageError),
}

/// A finished file: its path, relative to `tilesets/`, and its contents.
type Output = (PathBuf, Vec<u8>);

fn main() -> ExitCode {
    let checks_only = std::env::args().any(|argument| argument == "--check");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let outdated = outputs(&root).and_then(|outputs| {
        if checks_only {
            Ok(outdated(&root, &outputs))
        } else {
            write(&root, &outputs).map(|()| Vec::new())
        }
    });
    match outdated {
        Ok(files) if files.is_empty() => ExitCode::SUCCESS,
        Ok(files) => {
            for file in files {
                eprintln!("{} is out of date", file.display());
            }
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Makes all pictures.
fn outputs(root: &Path) -> Result<Vec<Output>, Error> {
    let mut outputs = sheet::pictures(root)?;
    outputs.extend(icon::pictures(root)?);
    outputs.extend(portrait::pictures(root)?);
    Ok(outputs)
}

/// Writes the pictures whose pixels have changed. Other files are left alone, since committed PNG files are compressed with `zopflipng`.
fn write(root: &Path, outputs: &[Output]) -> Result<(), Error> {
    let outdated = outdated(root, outputs);
    for (file, bytes) in outputs.iter().filter(|(file, _)| outdated.contains(file)) {
        let path = root.join(file);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(|error| Error::File(folder.into(), error))?;
        }
        fs::write(&path, bytes).map_err(|error| Error::File(path, error))?;
    }
    Ok(())
}

/// The files that are missing or differ from these outputs.
fn outdated(root: &Path, outputs: &[Output]) -> Vec<PathBuf> {
    outputs
        .iter()
        .filter(|(file, bytes)| !fs::read(root.join(file)).is_ok_and(|old| are_equal(&old, bytes)))
        .map(|(file, _)| file.clone())
        .collect()
}

/// Whether two files are equal, or are PNG files with equal pixels.
fn are_equal(one: &[u8], other: &[u8]) -> bool {
    let pixels = |bytes| {
        image::load_from_memory_with_format(bytes, ImageFormat::Png).map(DynamicImage::into_rgba8)
    };
    one == other || matches!((pixels(one), pixels(other)), (Ok(one), Ok(other)) if one == other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_committed_pictures_are_up_to_date() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let outputs = outputs(&root).expect("the drawings are complete");
        assert_eq!(outdated(&root, &outputs), Vec::<PathBuf>::new());
    }
}
