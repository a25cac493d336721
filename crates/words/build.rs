//! Packs the sentences of each language.

#[path = "../../build/packing.rs"]
mod packing;

use std::path::Path;
use std::{env, io};

use packing::Folder;

fn main() -> io::Result<()> {
    let words = Path::new("../../words");
    println!("cargo:rerun-if-changed={}", words.display());
    println!("cargo:rerun-if-changed=../../build/packing.rs");
    let folder = |name: String| Folder {
        path: words.join(&name),
        name,
        without: &[],
    };
    let folders: Vec<Folder<'_>> = packing::folders_in(words)?
        .into_iter()
        .map(folder)
        .collect();
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    packing::write(&folders, Path::new(&out), "words")
}
