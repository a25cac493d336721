//! The boxes that can be opened over the table, by what they are about. What they look like is the window's affair.

use std::path::PathBuf;

use engine::rules::{RuleSet, WrittenRules};
use storage::settings::Settings;

/// A box.
#[derive(Clone, Debug, PartialEq)]
pub enum DialogKind {
    /// Whose program it is.
    About,
    /// Colours of the table.
    Colours,
    /// Special hands: which were made, and how near one came to others.
    Album,
    /// A deal by its code, or that of the day.
    Deal,
    /// What several have made of the same deals.
    Deals,
    /// The drills, drawn from this seed.
    Drills(u64),
    /// What there is to solve, as the page of the drills that it is; they are drawn from this seed.
    Puzzles(u64),
    /// The card of the puzzle on the table.
    Puzzle,
    /// The options of the network game in progress.
    GameOptions,
    /// How the network game stands.
    GameStatus,
    /// A hand from a line of text.
    HandText,
    /// Opens a table of one's own to the network.
    Host,
    /// The same with a saved game.
    HostSaved(PathBuf),
    /// Sits down at somebody else's table.
    Join,
    /// Who has come to the table of the network, while no game is on.
    Lobby,
    /// Everything that was said.
    Log,
    /// What the players of a network game write to each other.
    Messages,
    /// A new game.
    NewGame,
    /// The list of saved games.
    OpenGame,
    /// Who plays, and how well, with these preferences.
    Opponents(Box<Settings>),
    /// The oracle, drawn from this seed.
    Oracle(u64),
    /// Every earlier point of the game.
    PlayOnFrom,
    /// What is declared by itself at tables of the network.
    PlayingPreferences,
    /// The list of saved games of the network.
    Resume,
    /// How well one's hands were played, told apart from luck.
    Rating,
    /// The review of the hands that are over.
    Review,
    /// The rules.
    Rules,
    /// Under which name to save.
    SaveAs,
    /// Under which name the server of a network table is to save.
    SaveAtServer,
    /// The scores of the last hand.
    Scores,
    /// The scorekeeper for real tiles.
    Scorekeeper,
    /// The score sheet of the game.
    ScoreSheet,
    /// What each scoring event is worth.
    Scoring,
    /// General Setup.
    Setup,
    /// A new game of several people at this computer.
    SeveralPeople,
    /// Voices and tile sounds.
    Sound,
    /// The options of new games at tables of the network.
    StoredOptions,
    /// Long-run figures.
    Statistics,
    /// How discards lie, and whether the wall is seen.
    TableLayout,
    /// The bitmaps that can be tile sets, for these preferences.
    TileFiles(Box<Settings>),
    /// How tiles move.
    TileMovements,
    /// The pictures of the tiles, with these preferences.
    TileSets(Box<Settings>),
    /// More of a tip.
    Tips,
    /// What can and cannot be done now, and why.
    WhyNot,
    /// Size of words, typeface, and where boxes stand.
    WordsAndBoxes,
    /// The workshop of rule sets, with these rules; `None`: those of the table.
    Workshop(Option<Box<RuleSet>>),
    /// The workshop of rule sets, with one that a file has brought.
    RuleFile(Box<WrittenRules>),
    /// In which order one's own tiles stand, and how one is chosen.
    YourTiles,
}
