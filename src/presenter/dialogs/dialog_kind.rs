//! The kinds of dialogs over the table. The window decides what they look like.

use std::path::PathBuf;

use engine::rules::{RuleSet, WrittenRules};
use storage::settings::Settings;

use crate::presenter::dialogs::menu_dialog::MenuDialog;
use crate::presenter::dialogs::settings_page::SettingsPage;

/// A kind of dialog.
#[derive(Clone, Debug, PartialEq)]
pub enum DialogKind {
    /// One that a menu opens, for which its command says all there is to know.
    Menu(MenuDialog),
    /// Play a deal by its code, or the deal of the day.
    PlayDeal,
    /// The deals of the days of a month, with their results.
    Calendar,
    /// The drills, drawn from this seed.
    Drills(u64),
    /// The drills at their page of puzzles, drawn from this seed.
    Puzzles(u64),
    /// The card of the puzzle on the table.
    Puzzle,
    /// Open a hand from a line of text.
    HandText,
    /// Host a network table.
    Host,
    /// Host a network table with a saved game.
    HostSaved(PathBuf),
    /// Join a network table.
    Join,
    /// The people at the network table, while no game is in progress.
    Lobby,
    /// A new game.
    NewGame,
    /// The list of saved games.
    OpenGame,
    /// The oracle, drawn from this seed.
    Oracle(u64),
    /// The review of finished hands.
    Review,
    /// Save under a name.
    SaveAs,
    /// Let the server of a network table save under a name.
    SaveAtServer,
    /// A new game for several people at this computer.
    SeveralPeople,
    /// The choice of a bitmap as tile set, starting from these preferences.
    TileFiles(Box<Settings>),
    /// The preferences at this page, starting from these, which may have unsaved changes.
    Settings(SettingsPage, Box<Settings>),
    /// The best moves with figures (More Tips).
    Tips,
    /// The rule workshop with these rules; `None`: those of the table.
    Workshop(Option<Box<RuleSet>>),
    /// The rule workshop with a rule set from a file.
    RuleFile(Box<WrittenRules>),
}
