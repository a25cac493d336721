//! What the user can tell the program, whichever way: menu, key or button.

/// A command. Menus, keys and buttons all end in one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// A new game.
    NewGame,
    /// A new game of several people at this computer.
    Hotseat,
    /// Open a saved game.
    Open,
    /// Save the game.
    Save,
    /// Save it under another name.
    SaveAs,
    /// Leave the program.
    Exit,
    /// Start the dealt hand.
    Start,
    /// Deal the next hand.
    NextHand,
    /// Deal this hand again.
    Restart,
    /// Make a kong of what is held.
    Kong,
    /// Stop the clock, or go on.
    Pause,
    /// Take the last discard, or the last move, back.
    Undo,
    /// Make the move again that was taken back.
    Redo,
    /// Play on from any earlier point.
    PlayOnFrom,
    /// Ask before using a tile, on or off.
    AskFirst,
    /// The computer plays this seat, on or off.
    AutoPlay,
    /// Show all hands, on or off.
    ShowAllHands,
    /// QuickTip, on or off.
    QuickTip,
    /// Show the best few tiles to throw, with figures.
    Tips,
    /// Say what can and cannot be done now, and why.
    WhyNot,
    /// Tile movement, on or off.
    Movements,
    /// Show where tiles go, on or off.
    Direction,
    /// Speech balloons, on or off.
    Balloons,
    /// Timer bar, on or off.
    TimerBar,
    /// All sound off or on.
    Mute,
    /// Go on with the next tile: pass on the discard.
    Skip,
    /// Choose the tile under the cursor, or claim the discard.
    Choose,
    /// Move the cursor.
    Move(Step),
    /// Move the tile under the cursor within the hand.
    Shift(Step),
    /// Move the cursor to the n-th tile, from 1.
    MoveTo(usize),
    /// Move the cursor to QuickTip's tile.
    MoveToTip,
    /// Longer or shorter waiting time.
    WaitTime(Change),
    /// Faster or slower tiles.
    TileSpeed(Change),
    /// Larger or smaller words in the status bar.
    StatusSize(Change),
    /// Full screen, or back.
    FullScreen,
    /// Minimise the window.
    Minimise,
    /// General Setup.
    Setup,
    /// Who plays, and how well.
    Opponents,
    /// Colours.
    Colours,
    /// Discards and wall.
    TableSetup,
    /// How one's own tiles are kept and chosen.
    YourTiles,
    /// Size of words, typeface, where boxes stand.
    WordsAndBoxes,
    /// Tile sets.
    TileSets,
    /// Tile movements.
    TileMovements,
    /// Sound.
    Sound,
    /// Configure the rules.
    Rules,
    /// Configure the scoring.
    Scoring,
    /// Show the log of what happened.
    ShowLog,
    /// Show the scores of the last hand again.
    ShowScores,
    /// Show the score sheet of the game.
    ScoreSheet,
    /// Show the statistics.
    Statistics,
    /// Review the last hand.
    Review,
    /// Show the rows of discards, or not.
    ShowDiscards,
    /// Help for what one is at.
    Help,
    /// A topic of the help, by its id.
    Topic(&'static str),
    /// Search the help.
    SearchHelp,
    /// The lesson one plays; leaves it while it is played.
    Lesson,
    /// The drills.
    Drills,
    /// The oracle.
    Oracle,
    /// About the program.
    About,
    /// Open one's own table to the network.
    Host,
    /// Open one's own table with a saved game.
    Resume,
    /// Sit down at somebody else's table.
    Join,
    /// Leave the table of the network.
    LeaveTable,
    /// The messages of a network game.
    Messages,
    /// The options of the game in progress.
    GameOptions,
    /// What is declared by itself at tables of the network.
    PlayingPreferences,
    /// How the game in progress stands.
    GameStatus,
}

impl Command {
    /// The commands that menus can list; the pages of the help come besides.
    pub fn listed() -> impl Iterator<Item = Self> {
        [
            Self::NewGame,
            Self::Hotseat,
            Self::Open,
            Self::Save,
            Self::SaveAs,
            Self::Exit,
            Self::Start,
            Self::NextHand,
            Self::Restart,
            Self::Kong,
            Self::Pause,
            Self::Undo,
            Self::Redo,
            Self::PlayOnFrom,
            Self::AskFirst,
            Self::AutoPlay,
            Self::ShowAllHands,
            Self::QuickTip,
            Self::Tips,
            Self::WhyNot,
            Self::Movements,
            Self::Direction,
            Self::Balloons,
            Self::TimerBar,
            Self::Mute,
            Self::FullScreen,
            Self::Setup,
            Self::Opponents,
            Self::Colours,
            Self::TableSetup,
            Self::YourTiles,
            Self::WordsAndBoxes,
            Self::TileSets,
            Self::TileMovements,
            Self::Sound,
            Self::Rules,
            Self::Scoring,
            Self::ShowLog,
            Self::ShowScores,
            Self::ScoreSheet,
            Self::Statistics,
            Self::Review,
            Self::ShowDiscards,
            Self::Help,
            Self::SearchHelp,
            Self::Lesson,
            Self::Drills,
            Self::Oracle,
            Self::About,
            Self::Host,
            Self::Resume,
            Self::Join,
            Self::LeaveTable,
            Self::Messages,
            Self::GameOptions,
            Self::PlayingPreferences,
            Self::GameStatus,
        ]
        .into_iter()
    }
}

/// Where the cursor goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// One tile to the left.
    Left,
    /// One tile to the right.
    Right,
    /// To the first tile of the group before [Q80].
    GroupBefore,
    /// To the first tile of the next group.
    GroupAfter,
    /// To the first tile.
    First,
    /// To the last tile.
    Last,
}

/// More or less of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// More.
    More,
    /// Less.
    Less,
}
