//! Finds Markdown files.

use std::fs;
use std::path::{Path, PathBuf};

/// Adds all Markdown files below a folder.
pub fn markdown_files(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is readable") {
        let path = entry.expect("its entries are readable").path();
        if path.is_dir() {
            markdown_files(&path, into);
        } else if path.extension().is_some_and(|ending| ending == "md") {
            into.push(path);
        }
    }
}
