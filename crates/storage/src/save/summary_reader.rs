//! Reads only as much of a file as a list of games needs.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;

use super::reading::open_regular;
use super::{SaveError, Summary, has_own_extension, mah, open};

/// Maximum number of bytes read to find the line with the summary.
const MAX_BYTES: u64 = 64 * 1024;

/// Reads the summary of a file. In our own files it is the second line, and no more is read. Files in format 1 and those of the Unix
/// programs have no summary, and that of an autosave is out of date: these are read completely.
///
/// # Errors
/// The file cannot be read, is of a later version, or the part that was read is damaged.
pub fn summary(path: &Path) -> Result<Summary, SaveError> {
    if !has_own_extension(path) {
        return Ok(Summary::of(&open(path)?));
    }
    let name = mah::checked_name(path)?;
    let unreadable = |error| SaveError::Unreadable(name.clone(), error);
    let file = open_regular(path).map_err(unreadable)?;
    let mut lines = BufReader::new(file.take(MAX_BYTES));
    let mut buffer = Vec::new();
    let mut next_line = || -> Result<String, SaveError> {
        buffer.clear();
        lines.read_until(b'\n', &mut buffer).map_err(unreadable)?;
        Ok(String::from_utf8_lossy(&buffer).trim_end().to_owned())
    };
    let head = mah::Head::read(&name, &next_line()?)?;
    match head.format {
        1 => of_format_1(path),
        _ => head.summary(&name, &next_line()?),
    }
}

fn of_format_1(path: &Path) -> Result<Summary, SaveError> {
    let (name, bytes) = mah::read(path)?;
    let parts = mah::parts(&name, &bytes)?;
    mah::seen(&name, &parts)
        .map(|seen| Summary::of_seen(&seen))
        .or_else(|_| Ok(Summary::of(&mah::game(&name, &bytes)?)))
}
