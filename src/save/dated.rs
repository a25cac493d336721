//! Games that a hosted table saves, and their names when they have none: by the day, `game-YYYY-MM-DD-N.mjs`.

use std::fs;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

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
    super::write_whole(&folder.join(&name), text.as_bytes()).map_err(|error| {
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

/// The first such name that no file of the folder has, counted from 0.
fn dated_name(folder: &Path) -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH);
    let (year, month, day) = date(seconds.map_or(0, |since| since.as_secs() / 86_400));
    let name = |number: u32| format!("game-{year:04}-{month:02}-{day:02}-{number}.mjs");
    let free = |number: &u32| !folder.join(name(*number)).exists();
    name((0..).find(free).unwrap_or_default())
}

/// Year, month and day so many days after 1 January 1970.
fn date(days: u64) -> (u64, u64, u64) {
    let leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let mut left = days;
    let mut year = 1970;
    while left >= 365 + u64::from(leap(year)) {
        left -= 365 + u64::from(leap(year));
        year += 1;
    }
    let february = 28 + u64::from(leap(year));
    let months = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while left >= months[month] {
        left -= months[month];
        month += 1;
    }
    (year, month as u64 + 1, left + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_over_leap_years() {
        assert_eq!(date(0), (1970, 1, 1));
        assert_eq!(date(59), (1970, 3, 1));
        assert_eq!(date(11_016), (2000, 2, 29));
        assert_eq!(date(20_778), (2026, 11, 21));
    }
}
