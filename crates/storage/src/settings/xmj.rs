//! Imports preferences of xmj, the window of the Unix mah-jong programs, on the first start.

use std::path::{Path, PathBuf};

use super::{Colours, PromptPlace, Rgb, Settings, Sorted, WallShown};
use crate::save::{TEXT_BYTES, read_text_of};

/// The file of xmj's preferences in the home folder.
const FILE: &str = if cfg!(windows) { "xmj.ini" } else { ".xmjrc" };

/// Imports the preferences of xmj in this home folder; `None` if there are none.
pub fn import_xmj(home: &Path) -> Option<Settings> {
    let text = read_text_of(&home.join(FILE), TEXT_BYTES).ok()?;
    Some(parse_preferences(&text))
}

/// The home folder.
pub fn home() -> Option<PathBuf> {
    directories::BaseDirs::new().map(|places| places.home_dir().to_owned())
}

/// The default settings, with xmj's values where it has a setting of the same meaning.
fn parse_preferences(text: &str) -> Settings {
    let mut settings = Settings {
        // Players of xmj know the game.
        welcomed: true,
        ..Settings::default()
    };
    let network = &mut settings.network;
    for line in text.lines().map(str::trim) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let (name, value) = rest.split_once(' ').unwrap_or((rest, ""));
        let declare = &mut network.auto_declare;
        match (word, name, value) {
            ("Playing", "AutoSpecials", _) => declare.specials = value == "1",
            ("Playing", "AutoLosing", _) => declare.losing = value == "1",
            ("Playing", "AutoWinning", _) => declare.winning = value == "1",
            ("OpenDialog", "Address", _) => network.server = value.to_owned(),
            ("OpenDialog", "Name", _) => network.name = value.to_owned(),
            ("GameOption", ..) => network.options.push(line.to_owned()),
            ("Display", "Animate", _) => settings.motion.movements = value == "1",
            ("Display", "ShowWall", "always") => settings.table.wall = WallShown::Always,
            ("Display", "ShowWall", "when-room") => settings.table.wall = WallShown::WhenRoom,
            ("Display", "ShowWall", "never") => settings.table.wall = WallShown::Never,
            ("Display", "SortTiles", "always") => settings.hand.sorted = Sorted::Always,
            ("Display", "SortTiles", "deal") => settings.hand.sorted = Sorted::Deal,
            ("Display", "SortTiles", "never") => settings.hand.sorted = Sorted::Never,
            ("Display", "DialogPosition", "central") => {
                settings.dialogs.place = PromptPlace::Middle
            }
            ("Display", "DialogPosition", "below") => settings.dialogs.place = PromptPlace::Below,
            ("Display", "DialogPosition", "popup") => settings.dialogs.place = PromptPlace::Beside,
            ("Display", "NoPopups", _) => settings.dialogs.pop_up = value != "1",
            ("Display", "TilesetPath", _) => {
                settings.tile_folders = std::env::split_paths(value).collect();
            }
            ("Display", "TableColour", _) => {
                settings.colours = colour(value).map_or(settings.colours, plain_table);
            }
            _ => {}
        }
    }
    settings
}

/// Parses a colour: `rgb:RRRR/GGGG/BBBB` or `#RRRRGGGGBBBB`.
fn colour(text: &str) -> Option<Rgb> {
    let digits: String = match (text.strip_prefix("rgb:"), text.strip_prefix('#')) {
        (Some(parts), _) => parts.split('/').collect(),
        (None, Some(digits)) => digits.to_owned(),
        (None, None) => return None,
    };
    let part = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
    (digits.len() == 12).then_some(())?;
    Some(Rgb(part(0)?, part(4)?, part(8)?))
}

/// A table of one colour. It counts as dark if its brightness, from 0 to 2550, is below about half.
fn plain_table(colour: Rgb) -> Colours {
    let Rgb(red, green, blue) = colour;
    let brightness = 3 * u32::from(red) + 6 * u32::from(green) + u32::from(blue);
    Colours {
        dark: brightness < 1280,
        middle: colour,
        edge: colour,
        ..Colours::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Preferences as xmj writes them.
    const WRITTEN: &str = "OpenDialog Address localhost:5000\nOpenDialog Name Mary Ann\nCompletedGames 3\n\
        Display Animate 0\nDisplay ShowWall when-room\nDisplay TableColour #000064640000\nPlaying AutoSpecials 1\n\
        Display SortTiles deal\nDisplay DialogPosition below\nDisplay NoPopups 1\nDisplay TilesetPath /usr/share/tiles\n\
        Playing AutoLosing 0\nPlaying AutoWinning 1\nGameOption 0 SevenPairs bool 0 1 1 seven pairs allowed\n";

    #[test]
    fn preferences_of_xmj_are_imported() -> std::io::Result<()> {
        let folder = tempfile::tempdir()?;
        assert_eq!(import_xmj(folder.path()), None);
        std::fs::write(folder.path().join(FILE), WRITTEN)?;
        let settings = import_xmj(folder.path()).unwrap_or_default();
        let network = &settings.network;
        assert_eq!(
            (network.server.as_str(), network.name.as_str()),
            ("localhost:5000", "Mary Ann")
        );
        let declare = network.auto_declare;
        assert!(declare.specials && !declare.losing && declare.winning);
        assert_eq!(network.options.len(), 1);
        assert!(!settings.motion.movements && settings.colours.dark);
        assert_eq!(settings.table.wall, WallShown::WhenRoom);
        assert_eq!(settings.hand.sorted, Sorted::Deal);
        assert_eq!(settings.dialogs.place, PromptPlace::Below);
        assert!(!settings.dialogs.pop_up);
        assert_eq!(settings.tile_folders, [PathBuf::from("/usr/share/tiles")]);
        assert_eq!(settings.colours.middle, Rgb(0, 0x64, 0));
        Ok(())
    }

    #[test]
    fn both_notations_of_colours_are_read() {
        assert_eq!(colour("rgb:0000/6464/00ff"), Some(Rgb(0, 0x64, 0)));
        assert_eq!(colour("#0000646400ff"), Some(Rgb(0, 0x64, 0)));
        for wrong in ["green", "#006400", "rgb:0/0/0", "#00006464äö00"] {
            assert_eq!(colour(wrong), None, "{wrong}");
        }
    }
}
