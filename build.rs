//! Packs the texts of the help, and for Windows embeds the icon, the version and the manifest in the program.

#[path = "build/packing.rs"]
mod packing;

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use packing::Folder;

fn main() -> io::Result<()> {
    pack_help()?;
    println!("cargo:rerun-if-changed=package/windows");
    println!("cargo:rerun-if-changed=tilesets/icon/icon.ico");
    if env::var("CARGO_CFG_TARGET_OS").as_deref() != Ok("windows") {
        return Ok(());
    }
    let resources = resources()?;
    let mut programs = vec!["red-stake"];
    if env::var_os("CARGO_FEATURE_CONSOLE").is_some() {
        programs.push("red-stake-console");
    }
    // The game can be built and played without a resource compiler. The script that builds the package checks that the icon is there.
    embed_resource::compile_for(resources, programs, embed_resource::NONE)
        .manifest_optional()
        .map_err(io::Error::other)
}

/// Packs the help of each language. The English files are at the top, the others in a folder for each language.
fn pack_help() -> io::Result<()> {
    for changed in ["help", "words", "build/packing.rs"] {
        println!("cargo:rerun-if-changed={changed}");
    }
    let help = Path::new("help");
    let mut languages = packing::folders_in(Path::new("words"))?;
    languages.retain(|language| help.join(language).is_dir());
    let translated = languages.iter().map(|language| Folder {
        name: language.clone(),
        path: help.join(language),
        without: &[],
    });
    let without: Vec<String> = languages
        .iter()
        .cloned()
        .chain(["pictures".to_owned()])
        .collect();
    let english = Folder {
        name: "en".to_owned(),
        path: help.to_owned(),
        without: &without,
    };
    let folders: Vec<Folder<'_>> = translated.chain([english]).collect();
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    packing::write(&folders, Path::new(&out), "help")
}

/// Fills in the placeholders of the resource script, writes it, and returns its path.
fn resources() -> io::Result<PathBuf> {
    let variable = |name: &str| env::var(name).map_err(io::Error::other);
    let root = variable("CARGO_MANIFEST_DIR")?;
    let number = |part| variable(&format!("CARGO_PKG_VERSION_{part}"));
    let numbers = [number("MAJOR")?, number("MINOR")?, number("PATCH")?].join(",");
    let script = fs::read_to_string(Path::new(&root).join("package/windows/red-stake.rc"))?
        // A backslash would be an escape in a resource script.
        .replace("@ROOT@", &root.replace('\\', "/"))
        .replace("@NUMBERS@", &numbers)
        .replace("@VERSION@", &variable("CARGO_PKG_VERSION")?);
    let path = Path::new(&variable("OUT_DIR")?).join("red-stake.rc");
    fs::write(&path, script)?;
    Ok(path)
}
