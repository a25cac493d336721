//! Puts the icon, the version and the manifest into the program for Windows; for other systems there is nothing to do.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
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
    // Where there is no resource compiler the game can be built and played all the same; the package is checked for its icon.
    embed_resource::compile_for(resources, programs, embed_resource::NONE)
        .manifest_optional()
        .map_err(io::Error::other)
}

/// Writes the resource script with the version and the places filled in, and says where it is.
fn resources() -> io::Result<PathBuf> {
    let known = |name: &str| env::var(name).map_err(io::Error::other);
    let root = known("CARGO_MANIFEST_DIR")?;
    let number = |part| known(&format!("CARGO_PKG_VERSION_{part}"));
    let numbers = [number("MAJOR")?, number("MINOR")?, number("PATCH")?].join(",");
    let script = fs::read_to_string(Path::new(&root).join("package/windows/red-stake.rc"))?
        // A backslash would be an escape in a resource script.
        .replace("@ROOT@", &root.replace('\\', "/"))
        .replace("@NUMBERS@", &numbers)
        .replace("@VERSION@", &known("CARGO_PKG_VERSION")?);
    let place = Path::new(&known("OUT_DIR")?).join("red-stake.rc");
    fs::write(&place, script)?;
    Ok(place)
}
