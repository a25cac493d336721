//! Packs text files for the program, which embeds them compressed: they are a third of its size otherwise.
//!
//! A packed file is a Deflate stream. In it, each text is preceded by the length of its path and its own length, both as 32 bits with the low byte
//! first, and by its path. `words::packed` reads it.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::DeflateEncoder;

/// A text with its path in the packed file.
struct Text {
    path: String,
    text: Vec<u8>,
}

/// A folder to pack.
pub struct Folder<'a> {
    /// The name under which it is found.
    pub name: String,
    /// Where it is.
    pub path: PathBuf,
    /// The names of folders and files that are left out.
    pub without: &'a [String],
}

/// The names of the folders in a folder, sorted.
pub fn folders_in(folder: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            names.extend(entry.file_name().into_string());
        }
    }
    names.sort();
    Ok(names)
}

/// Packs folders, and writes the source of an array of their names and bytes beside them, as `name.rs`.
pub fn write(folders: &[Folder<'_>], out: &Path, name: &str) -> io::Result<()> {
    let mut source = String::from("[");
    for folder in folders {
        let file = out.join(format!("{name}-{}", folder.name));
        fs::write(&file, packed(folder)?)?;
        source.push_str(&format!("({:?}, include_bytes!({file:?})),\n", folder.name));
    }
    source.push(']');
    fs::write(out.join(format!("{name}.rs")), source)
}

fn packed(folder: &Folder<'_>) -> io::Result<Vec<u8>> {
    let mut texts = Vec::new();
    add(folder, &folder.path, "", &mut texts)?;
    // The smallest first, so that one small text is found without unpacking the others.
    texts.sort_by(|one, other| (one.text.len(), &one.path).cmp(&(other.text.len(), &other.path)));
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::best());
    for Text { path, text } in texts {
        for length in [path.len(), text.len()] {
            let length = u32::try_from(length).map_err(io::Error::other)?;
            packer.write_all(&length.to_le_bytes())?;
        }
        packer.write_all(path.as_bytes())?;
        packer.write_all(&text)?;
    }
    packer.finish()
}

/// Adds the files of a folder and those below it.
fn add(folder: &Folder<'_>, place: &Path, path: &str, texts: &mut Vec<Text>) -> io::Result<()> {
    for entry in fs::read_dir(place)? {
        let entry = entry?;
        let name = entry.file_name().into_string();
        let name = name.map_err(|name| io::Error::other(format!("{name:?} is not UTF-8")))?;
        if folder.without.contains(&name) {
            continue;
        }
        let is_folder = entry.file_type()?.is_dir();
        match is_folder {
            true => add(folder, &entry.path(), &format!("{path}{name}/"), texts)?,
            false => texts.push(Text {
                path: format!("{path}{name}"),
                text: fs::read(entry.path())?,
            }),
        }
    }
    Ok(())
}
