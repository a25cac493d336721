//! The kinds of dialogs over the table. The window decides what they look like.

use std::path::PathBuf;

use engine::rules::{RuleSet, WrittenRules};
use storage::settings::Settings;

/// A kind of dialog.
#[derive(Clone, Debug, PartialEq)]
pub enum DialogKind {
    /// About the program.
    About,
    /// Colours of the table.
    Colours,
    /// The album of special hands: which were made, and how near the player came to the others.
    Album,
    /// Play a deal by its code, or the deal of the day.
    PlayDeal,
    /// Compare results of several players in the same deals.
    CompareDeals,
    /// The drills, drawn from this seed.
    Drills(u64),
    /// The drills at their page of puzzles, drawn from this seed.
    Puzzles(u64),
    /// The card of the puzzle on the table.
    Puzzle,
    /// The options of the network game in progress.
    GameOptions,
    /// The status of the network game.
    GameStatus,
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
    /// The log of the messages to the player.
    Log,
    /// The chat of a network game.
    Messages,
    /// A new game.
    NewGame,
    /// The list of saved games.
    OpenGame,
    /// The choice of opponents, starting from these preferences.
    Opponents(Box<Settings>),
    /// The oracle, drawn from this seed.
    Oracle(u64),
    /// Earlier points of the game to continue from.
    PlayOnFrom,
    /// What is declared automatically at network tables.
    PlayingPreferences,
    /// The list of saved network games.
    Resume,
    /// The rating: the quality of the player's decisions, apart from luck.
    Rating,
    /// The review of finished hands.
    Review,
    /// The rules.
    Rules,
    /// Save under a name.
    SaveAs,
    /// Let the server of a network table save under a name.
    SaveAtServer,
    /// The scores of the last hand.
    Scores,
    /// The Scorekeeper for real tiles.
    Scorekeeper,
    /// The score sheet of the game.
    ScoreSheet,
    /// The value of each scoring event.
    Scoring,
    /// General Setup.
    Setup,
    /// A new game for several people at this computer.
    SeveralPeople,
    /// Voices and tile sounds.
    Sound,
    /// The options of new network games.
    StoredOptions,
    /// Statistics.
    Statistics,
    /// The layout of discards, and whether the wall is shown.
    TableLayout,
    /// The choice of a bitmap as tile set, starting from these preferences.
    TileFiles(Box<Settings>),
    /// How tiles move.
    TileMovements,
    /// The choice of a tile set, starting from these preferences.
    TileSets(Box<Settings>),
    /// The best moves with figures (More Tips).
    Tips,
    /// What is possible now, what is not, and why.
    WhyNot,
    /// Text size, typeface, and the position of dialogs.
    TextAndDialogs,
    /// The rule workshop with these rules; `None`: those of the table.
    Workshop(Option<Box<RuleSet>>),
    /// The rule workshop with a rule set from a file.
    RuleFile(Box<WrittenRules>),
    /// The order of the player's tiles, and how one is chosen.
    YourTiles,
}
