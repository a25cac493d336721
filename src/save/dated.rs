//! Games that a hosted table saves, and their names when they have none: by the day, `game-YYYY-MM-DD-N.mjs`.

use std::fs;
use std::path::Path;

use chrono::Local;

/// Saves a hosted game to a folder under the name that was asked for, without its directories, or under one by the day; over another
/// file only to `replace` it;
/// returns the name.
///
/// # Errors
/// Why it could not be written, in words.
pub fn save_wire_game(
    folder: &Path,
    file: Option<&str>,
    replace: bool,
    text: &str,
) -> Result<String, String> {
    let name = match file.and_then(|file| Path::new(file).file_name()) {
        Some(name) => name.to_string_lossy().into_owned(),
        None => dated_name(folder),
    };
    let name = match name.ends_with(".mjs") {
        true => name,
        false => format!("{name}.mjs"),
    };
    if let Some(objection) = super::objection(Path::new(&name)) {
        return Err(say!("file-the-game-cannot-be-saved", objection));
    }
    if !replace && folder.join(&name).exists() {
        return Err(say!("file-there-is-a-file-already", name));
    }
    super::write_private(&folder.join(&name), text.as_bytes()).map_err(|error| {
        say!(
            "file-the-game-cannot-be-written",
            error = super::reason(&error)
        )
    })?;
    Ok(name)
}

/// Writes the history of the hand of this number to a folder. It is a record to be read later and no game: the table does not make the
/// disk hurry for it.
pub fn save_wire_history(folder: &Path, number: u32, text: &str) {
    let path = folder.join(format!("hand-{number:02}.mjs"));
    if let Err(error) = fs::write(&path, text) {
        tracing::warn!(file = %path.display(), %error, "a hand's history cannot be written");
    }
}

/// The first such name that no file of the folder has, counted from 0. The day is the one of the people here.
fn dated_name(folder: &Path) -> String {
    let today = Local::now().format("%Y-%m-%d");
    let name = |number: u32| format!("game-{today}-{number}.mjs");
    let free = |number: &u32| !folder.join(name(*number)).exists();
    name((0..).find(free).unwrap_or_default())
}
