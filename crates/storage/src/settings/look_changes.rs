//! Changes of the table's appearance that were requested on the command line.

use std::path::PathBuf;

use super::{BuiltIn, PromptPlace, Settings, WallShown};

/// Changes of the settings. A setting that is `None` here stays as it is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LookChanges {
    /// When the wall is visible.
    pub wall: Option<WallShown>,
    /// Whether tiles are animated.
    pub movements: Option<bool>,
    /// The position of small dialogs during play.
    pub place: Option<PromptPlace>,
    /// A built-in tile set by its short name, a file or folder, or the name of a set in the folders with tile sets.
    pub tile_set: Option<PathBuf>,
    /// The folders with tile sets.
    pub tile_folders: Option<Vec<PathBuf>>,
}

impl LookChanges {
    /// Applies the changes.
    pub fn apply(self, settings: &mut Settings) {
        settings.table.wall = self.wall.unwrap_or(settings.table.wall);
        settings.motion.movements = self.movements.unwrap_or(settings.motion.movements);
        settings.dialogs.place = self.place.unwrap_or(settings.dialogs.place);
        if let Some(folders) = self.tile_folders {
            settings.tile_folders = folders;
        }
        if let Some(set) = self.tile_set {
            match set.to_str().and_then(BuiltIn::named) {
                Some(built_in) => {
                    settings.tile_set = built_in;
                    settings.tile_file = PathBuf::new();
                }
                None => settings.tile_file = set,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_set_is_found_by_its_name_in_the_folders_with_tile_sets() -> std::io::Result<()> {
        let folder = tempfile::tempdir()?;
        let set = folder.path().join("ivory");
        std::fs::create_dir(&set)?;
        let mut settings = Settings::default();
        let changes = LookChanges {
            tile_set: Some("ivory".into()),
            tile_folders: Some(vec!["/nowhere".into(), folder.path().to_owned()]),
            ..LookChanges::default()
        };
        changes.apply(&mut settings);
        assert_eq!(settings.tile_file_path(), set);
        settings.tile_file = "ebony".into();
        assert_eq!(settings.tile_file_path(), PathBuf::from("ebony"));
        Ok(())
    }
}
