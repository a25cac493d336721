//! The display switches of xmj. Those with a meaning here change the preferences; the others are accepted, and a note names the alternative.

use std::env;
use std::path::PathBuf;

use clap::Args;

use storage::settings::{LookChanges, PromptPlace, WallShown};

/// Switches of xmj
#[derive(Args, Debug, Default)]
#[command(next_help_heading = "Switches of xmj")]
pub struct Switches {
    /// Connect immediately, as this command always does
    #[arg(long)]
    connect: bool,
    /// Show the wall
    #[arg(long, overrides_with = "no_show_wall")]
    show_wall: bool,
    /// Do not show the wall
    #[arg(long)]
    no_show_wall: bool,
    /// Animate tiles
    #[arg(long, overrides_with = "no_animate")]
    animate: bool,
    /// Do not animate tiles
    #[arg(long)]
    no_animate: bool,
    /// Place dialogs at the edge of the window
    #[arg(long, overrides_with_all = ["dialogs_below", "dialogs_central"])]
    dialogs_popup: bool,
    /// Place dialogs below the compass
    #[arg(long, overrides_with = "dialogs_central")]
    dialogs_below: bool,
    /// Place dialogs in the middle of the table
    #[arg(long)]
    dialogs_central: bool,
    /// Tile set: numbers, plain, characters, colour-blind, a file or folder, or a name from the tile set folders
    #[arg(long, value_name = "SET")]
    tileset: Option<PathBuf>,
    /// Folders to search for tile sets
    #[arg(long, value_name = "FOLDERS")]
    tileset_path: Option<String>,
    /// Accepted without effect: tiles grow with the window
    #[arg(long, value_name = "N")]
    size: Option<u8>,
    /// Accepted without effect: see the themes in Settings > Colours
    #[arg(long)]
    use_system_gtkrc: bool,
    /// Accepted without effect: see the themes in Settings > Colours
    #[arg(long)]
    no_use_system_gtkrc: bool,
    /// Accepted without effect: see the themes in Settings > Colours
    #[arg(long, value_name = "FILE")]
    gtk2_rcfile: Option<PathBuf>,
}

impl Switches {
    /// The preferences that they change.
    pub fn changes(&self) -> LookChanges {
        let either = |yes: bool, no: bool| (yes || no).then_some(yes);
        let places = [
            (self.dialogs_popup, PromptPlace::Beside),
            (self.dialogs_below, PromptPlace::Below),
            (self.dialogs_central, PromptPlace::Middle),
        ];
        let wall = |shown| match shown {
            true => WallShown::Always,
            false => WallShown::Never,
        };
        LookChanges {
            wall: either(self.show_wall, self.no_show_wall).map(wall),
            movements: either(self.animate, self.no_animate),
            place: places
                .into_iter()
                .find_map(|(on, place)| on.then_some(place)),
            tile_set: self.tileset.clone(),
            tile_folders: self
                .tileset_path
                .as_ref()
                .map(|folders| env::split_paths(folders).collect()),
        }
    }

    /// A note for each kind of given switch without effect, which names the alternative. `--connect` needs none.
    pub fn ignored_notes(&self) -> Vec<&'static str> {
        let styled =
            self.use_system_gtkrc || self.no_use_system_gtkrc || self.gtk2_rcfile.is_some();
        let lines = [
            (
                self.size.is_some(),
                "--size does nothing here: the tiles grow with the window",
            ),
            (
                styled,
                "GTK styles do nothing here: Settings > Colours has themes and colours",
            ),
        ];
        lines
            .into_iter()
            .filter_map(|(given, line)| given.then_some(line))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use clap::Parser;

    use super::*;
    use storage::settings::{BuiltIn, Settings};

    #[derive(Parser)]
    struct Program {
        #[command(flatten)]
        switches: Switches,
    }

    fn given(line: &str) -> Switches {
        let words = std::iter::once("xmj").chain(line.split_whitespace());
        Program::try_parse_from(words)
            .expect("valid switches")
            .switches
    }

    #[test]
    fn supported_switches_change_the_preferences() {
        let mut settings = Settings::default();
        let switches = given(
            "--connect --show-wall --no-animate --dialogs-below --tileset plain --tileset-path /a:/b",
        );
        switches.changes().apply(&mut settings);
        assert_eq!(settings.table.wall, WallShown::Always);
        assert!(!settings.motion.movements);
        assert_eq!(settings.dialogs.place, PromptPlace::Below);
        assert_eq!(settings.tile_set, BuiltIn::Plain);
        if cfg!(unix) {
            assert_eq!(settings.tile_folders, [Path::new("/a"), Path::new("/b")]);
        }
        assert!(switches.ignored_notes().is_empty());
        let mut unchanged = Settings::default();
        given("").changes().apply(&mut unchanged);
        assert_eq!(unchanged, Settings::default());
        let mut last = Settings::default();
        given("--show-wall --no-show-wall")
            .changes()
            .apply(&mut last);
        assert_eq!(last.table.wall, WallShown::Never, "the last one counts");
    }

    #[test]
    fn unsupported_switches_are_accepted_with_a_note() {
        let switches = given("--size 14 --use-system-gtkrc --gtk2-rcfile gtkrc-plain");
        assert_eq!(switches.changes(), LookChanges::default());
        assert_eq!(switches.ignored_notes().len(), 2);
    }
}
