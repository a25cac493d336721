//! What the user can tell the program, whichever way: menu, key or button.

use crate::presenter::commands::toggle::Toggle;

/// A command. Menus, keys and buttons all end in one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// A new game.
    NewGame,
    /// The start screen: deal, go on, learn, play with others, watch.
    StartScreen,
    /// A new game of several people at this computer.
    Hotseat,
    /// Open a saved game.
    Open,
    /// Save the game.
    Save,
    /// Save it under another name.
    SaveAs,
    /// Put the hand as a line of text on the clipboard.
    CopyHand,
    /// Open a hand from a line of text.
    OpenHand,
    /// Put the code of the deal on the clipboard.
    CopyDeal,
    /// Play a deal by its code, or that of the day.
    PlayDeal,
    /// Leave the program.
    Exit,
    /// Start the dealt hand.
    Start,
    /// Deal the next hand.
    NextHand,
    /// Deal this hand again.
    Restart,
    /// Go Mah Jongg with the discard, or with what is held.
    MahJongg,
    /// Make a kong of the discard, or of what is held.
    Kong,
    /// Claim the discard for a pung.
    Pung,
    /// Claim the discard for a chow.
    Chow,
    /// Stop the clock, or go on.
    Pause,
    /// Take the last discard, or the last move, back.
    Undo,
    /// Make the move again that was taken back.
    Redo,
    /// Play on from any earlier point.
    PlayOnFrom,
    /// A preference, on or off.
    Toggle(Toggle),
    /// The computer plays this seat, on or off.
    AutoPlay,
    /// Show all hands, on or off.
    ShowAllHands,
    /// Show the best few tiles to throw, with figures.
    Tips,
    /// Say what can and cannot be done now, and why.
    WhyNot,
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
    /// Out of full screen; in a window, off the screen where that is wanted.
    LeaveFullScreen,
    /// General Setup.
    Setup,
    /// Who plays, and how well.
    Opponents,
    /// The colours of table, stakes and words.
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
    /// Voices and the sounds of tiles.
    Sound,
    /// Configure the rules.
    Rules,
    /// Configure the scoring.
    Scoring,
    /// The workshop of rule sets.
    Workshop,
    /// Show the log of what happened.
    ShowLog,
    /// Show the scores of the last hand again.
    ShowScores,
    /// Save a picture of the window.
    SavePicture,
    /// Save the hand that is over as a text.
    SaveHand,
    /// Save the hand that is over as a hand history.
    SaveHistory,
    /// Keep the score of a game with real tiles.
    Scorekeeper,
    /// Show the score sheet of the game.
    ScoreSheet,
    /// Show the statistics.
    Statistics,
    /// Show the album of special hands.
    Album,
    /// Show how well one's hands were played.
    Rating,
    /// Review the last hand.
    Review,
    /// Help for what one is at.
    Help,
    /// A topic of the help, by its id.
    Topic(&'static str),
    /// The contents of the help.
    Contents,
    /// The beginners' guide.
    BeginnersGuide,
    /// What the mouse does.
    MouseHelp,
    /// What the keys do.
    KeyboardHelp,
    /// Search the help.
    SearchHelp,
    /// Save a reference card to be printed.
    ReferenceCard,
    /// Save a rulebook to be printed.
    Rulebook,
    /// The first lesson; leaves it while it is played.
    Lesson,
    /// The second lesson; leaves it while it is played.
    SecondLesson,
    /// What several have made of the same deals.
    CompareDeals,
    /// Puzzles from one's own games and others.
    Puzzles,
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
    /// The options of new games at tables of the network.
    StoredOptions,
    /// What is declared by itself at tables of the network.
    PlayingPreferences,
    /// How the game in progress stands.
    GameStatus,
}

impl Command {
    /// Every command but the pages of the help.
    pub fn all() -> impl Iterator<Item = Self> {
        let toggles = [
            Toggle::AskFirst,
            Toggle::QuickTip,
            Toggle::Movements,
            Toggle::Direction,
            Toggle::Balloons,
            Toggle::TimerBar,
            Toggle::ClaimButtons,
            Toggle::GoalLine,
            Toggle::Mute,
            Toggle::ShowDiscards,
        ];
        let steps = [
            Step::Left,
            Step::Right,
            Step::GroupBefore,
            Step::GroupAfter,
            Step::First,
            Step::Last,
        ];
        let changes = [Change::More, Change::Less];
        PLAIN
            .into_iter()
            .chain(toggles.map(Self::Toggle))
            .chain(steps.map(Self::Move))
            .chain([Step::Left, Step::Right].map(Self::Shift))
            .chain((1..=9).map(Self::MoveTo))
            .chain(changes.map(Self::WaitTime))
            .chain(changes.map(Self::TileSpeed))
            .chain(changes.map(Self::StatusSize))
    }
}

/// The commands that say everything by their names.
const PLAIN: [Command; 78] = [
    Command::NewGame,
    Command::StartScreen,
    Command::Hotseat,
    Command::Open,
    Command::Save,
    Command::SaveAs,
    Command::CopyHand,
    Command::OpenHand,
    Command::CopyDeal,
    Command::PlayDeal,
    Command::Exit,
    Command::Start,
    Command::NextHand,
    Command::Restart,
    Command::MahJongg,
    Command::Kong,
    Command::Pung,
    Command::Chow,
    Command::Pause,
    Command::Undo,
    Command::Redo,
    Command::PlayOnFrom,
    Command::AutoPlay,
    Command::ShowAllHands,
    Command::Tips,
    Command::WhyNot,
    Command::Skip,
    Command::Choose,
    Command::MoveToTip,
    Command::FullScreen,
    Command::LeaveFullScreen,
    Command::Setup,
    Command::Opponents,
    Command::Colours,
    Command::TableSetup,
    Command::YourTiles,
    Command::WordsAndBoxes,
    Command::TileSets,
    Command::TileMovements,
    Command::Sound,
    Command::Rules,
    Command::Scoring,
    Command::Workshop,
    Command::ShowLog,
    Command::ShowScores,
    Command::SavePicture,
    Command::SaveHand,
    Command::SaveHistory,
    Command::Scorekeeper,
    Command::ScoreSheet,
    Command::Statistics,
    Command::Album,
    Command::Rating,
    Command::Review,
    Command::Help,
    Command::Contents,
    Command::BeginnersGuide,
    Command::MouseHelp,
    Command::KeyboardHelp,
    Command::SearchHelp,
    Command::ReferenceCard,
    Command::Rulebook,
    Command::Lesson,
    Command::SecondLesson,
    Command::CompareDeals,
    Command::Puzzles,
    Command::Drills,
    Command::Oracle,
    Command::About,
    Command::Host,
    Command::Resume,
    Command::Join,
    Command::LeaveTable,
    Command::Messages,
    Command::GameOptions,
    Command::StoredOptions,
    Command::PlayingPreferences,
    Command::GameStatus,
];

/// Where the cursor goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// One tile to the left.
    Left,
    /// One tile to the right.
    Right,
    /// To the first tile of the group before.
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
    /// One step more.
    More,
    /// One step less.
    Less,
}
