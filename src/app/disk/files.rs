//! Reads and writes single files of any kind.

use std::path::{Path, PathBuf};

use crate::app::startup::Folders;
use crate::presenter::{Content, LocalTable, OpenedFile, Place, SaveJob, Saved};
use engine::table::SeatView;
use engine::tiles::BySeat;
use engine::untrusted_text::sanitize_path;
use storage::save::{self, RuleFile, SaveError, disk};
use tileset::TileSet;

/// A name typed in the file chooser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedName {
    /// The path as typed, relative to the folder of the dialog; it may name a folder.
    pub plain: PathBuf,
    /// The file that the name stands for, with its extension; `None` if no file for this dialog can have this name.
    pub file: Option<PathBuf>,
}

/// What exists under a typed name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NameFound {
    /// It is a folder.
    pub is_folder: bool,
    /// Something exists at the path of the file.
    pub is_taken: bool,
}

/// A preview of a saved game.
#[derive(Clone, Debug)]
pub struct GamePreview {
    /// The file.
    pub path: PathBuf,
    /// The table from the viewer's seat, and the names of the players; or why the game cannot be opened, even if the list shows it as one.
    pub table: Result<(Box<SeatView>, BySeat<String>), String>,
}

/// The path of a file; a mere name is in the folder of saved games or of documents.
pub fn path(folders: &Folders, place: &Place) -> PathBuf {
    match place {
        Place::File(path) | Place::Beside(path) => path.clone(),
        Place::Games(name) => folders.games().join(name),
        Place::Documents(name) => folders.documents().join(name),
    }
}

/// Writes a file. Only a `Place::File` is overwritten: the game's own file, or one about which the player was asked. Other names get a number
/// if they are taken.
pub fn write(folders: &Folders, job: SaveJob) -> Saved {
    let is_numbered = !matches!(job.place, Place::File(_));
    let path = path(folders, &job.place);
    let write = |path: &Path| write_content(path, job.content);
    let result = match is_numbered {
        true => save::save_numbered(&path, write),
        false => write(&path),
    };
    let result = result.inspect_err(|error| tracing::warn!(%error, "a file cannot be written"));
    // At its start the program removes leftovers only from its own folders.
    if let (Ok(path), Place::File(_) | Place::Beside(_)) = (&result, &job.place)
        && let Some(folder) = path.parent()
    {
        save::remove_leftovers(folder);
    }
    Saved {
        purpose: job.purpose,
        result,
    }
}

fn write_content(path: &Path, content: Content) -> Result<PathBuf, SaveError> {
    let unwritable = |error| SaveError::Unwritable(sanitize_path(path), error);
    match content {
        Content::Game(game) => return save::save(path, &game),
        Content::Seen(seen) => return save::save_seen(path, &seen),
        Content::Text(text) => {
            let text = with_byte_order_mark(path, text);
            save::write_whole(path, text.as_bytes()).map_err(unwritable)?;
        }
        Content::Picture(pixels, width) => save::save_picture(path, pixels, width)?,
    }
    Ok(path.to_owned())
}

/// Puts a byte order mark before the text of a CSV file: without it Excel misreads letters with accents.
fn with_byte_order_mark(path: &Path, text: String) -> String {
    match path.extension().is_some_and(|extension| extension == "csv") {
        true => format!("\u{feff}{text}"),
        false => text,
    }
}

/// Reads a file: a saved game, a network game seen from one seat, a bitmap of tiles, or a rule set.
///
/// # Errors
/// A game cannot be read, or the file is none of these. What is wrong with a bitmap or a rule set is part of the result instead.
pub fn read(path: &Path) -> Result<OpenedFile, SaveError> {
    let extension = path
        .extension()
        .map(|extension| extension.to_ascii_lowercase());
    if extension.is_some_and(|extension| extension == "bmp") {
        return Ok(match TileSet::open(path) {
            Ok(_) => OpenedFile::Tiles,
            Err(error) => OpenedFile::NoTiles(error.to_string()),
        });
    }
    if RuleFile::is_rule_file(path) {
        return Ok(match RuleFile::read(path) {
            Ok(file) => OpenedFile::Rules(Box::new(file.written)),
            Err(error) => OpenedFile::NoRules(error.to_string()),
        });
    }
    match save::open(path) {
        Ok(game) => Ok(OpenedFile::Game {
            game: Box::new(LocalTable::resume(&game)),
            is_own_format: save::has_own_extension(path),
        }),
        Err(error) => match save::open_seen(path) {
            Ok(seen) => Ok(OpenedFile::Seen(Box::new(seen))),
            Err(_) => Err(error),
        },
    }
}

/// What exists under a name typed in the file chooser.
pub fn check_name(typed: &TypedName) -> NameFound {
    let file = typed.file.as_deref();
    NameFound {
        is_folder: disk::is_dir(&typed.plain),
        is_taken: file.is_some_and(|file| disk::symlink_metadata(file).is_ok()),
    }
}

/// A preview of a saved game; `None` if the file is something else.
pub fn preview_game(path: PathBuf) -> Option<GamePreview> {
    let table = match read(&path) {
        Ok(OpenedFile::Game { game, .. }) => Ok((game.view().clone(), game.names().clone())),
        Ok(OpenedFile::Seen(seen)) => Ok((seen.view(), seen.names.clone())),
        Ok(
            OpenedFile::Tiles
            | OpenedFile::NoTiles(_)
            | OpenedFile::Rules(_)
            | OpenedFile::NoRules(_),
        ) => return None,
        Err(error) => Err(error.to_string()),
    };
    let table = table.map(|(view, names)| (Box::new(view), names));
    Some(GamePreview { path, table })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presenter::Purpose;

    #[test]
    fn only_csv_files_start_with_a_byte_order_mark() -> std::io::Result<()> {
        let folder = tempfile::tempdir()?;
        let folders = Folders::all_in(folder.path().to_owned());
        folders.make();
        for (name, start) in [("scores.csv", "\u{feff}Tomás"), ("scores.html", "Tomás")] {
            let saved = write(
                &folders,
                SaveJob {
                    place: Place::Documents(name.to_owned()),
                    content: Content::Text("Tomás,8".to_owned()),
                    purpose: Purpose::Sheet,
                },
            );
            let path = saved.result.expect("saved");
            assert!(std::fs::read_to_string(path)?.starts_with(start), "{name}");
        }
        Ok(())
    }
}
