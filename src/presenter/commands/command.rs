//! The commands, from menus, keys and buttons.

use crate::presenter::commands::toggle::Toggle;
use crate::presenter::dialogs::menu_dialog::MenuDialog;

/// A command given by a menu, a key or a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// A new game.
    NewGame,
    /// The start screen: new game, continue, learn, network, watch.
    StartScreen,
    /// A new game for several people at this computer.
    Hotseat,
    /// Open a saved game.
    Open,
    /// Save the game.
    Save,
    /// Save the game under another name.
    SaveAs,
    /// Copy the hand to the clipboard as a line of text.
    CopyHand,
    /// Open a hand from a line of text.
    OpenHand,
    /// Copy the code of the deal to the clipboard.
    CopyDeal,
    /// Play a deal by its code, or the deal of the day.
    PlayDeal,
    /// Play the deal of a day, and see the results of others.
    Calendar,
    /// Leave the program.
    Exit,
    /// Start play in the dealt hand.
    Start,
    /// Deal the next hand or, after the last one, show the winner of the game.
    NextHand,
    /// Deal this hand again.
    Restart,
    /// Go Mah Jongg with the discard, a robbed Kong or the player's own tiles.
    MahJongg,
    /// Make a Kong of the discard or of the player's tiles.
    Kong,
    /// Claim the discard for a pung.
    Pung,
    /// Claim the discard for a chow.
    Chow,
    /// Pause or continue.
    Pause,
    /// Take back the last discard or move.
    Undo,
    /// Redo the move that was taken back.
    Redo,
    /// Open a dialog.
    Dialog(MenuDialog),
    /// A preference, on or off.
    Toggle(Toggle),
    /// The computer plays this seat, on or off.
    AutoPlay,
    /// Show all hands, on or off.
    ShowAllHands,
    /// Show the best moves with figures (More Tips).
    Tips,
    /// Pass on the discard or Kong.
    Skip,
    /// Enter or Space: start or continue play, choose the tile under the cursor, or claim the discard.
    Choose,
    /// Move the cursor.
    Move(Step),
    /// Move the tile under the cursor within the hand.
    Shift(Step),
    /// Move the cursor to the n-th tile, from 1.
    MoveTo(usize),
    /// Move the cursor to QuickTip's tile. If it is there, or no tile is advised, switch between the reason and the figures.
    MoveToTip,
    /// A longer or shorter waiting time.
    WaitTime(Change),
    /// Faster or slower tiles.
    TileSpeed(Change),
    /// Larger or smaller text in the status bar.
    StatusSize(Change),
    /// Full screen, or back.
    FullScreen,
    /// Leave full screen. A window is minimised instead, if the player has chosen that. On the last card of a lesson, leave the lesson.
    LeaveFullScreen,
    /// The workshop of rule sets.
    Workshop,
    /// Save a picture of the window.
    SavePicture,
    /// Save the finished hand as text.
    SaveHand,
    /// Save the finished hand as a hand history.
    SaveHistory,
    /// Review the last hand.
    Review,
    /// Context help.
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
    /// Save a reference card for printing.
    ReferenceCard,
    /// Save a rulebook for printing.
    Rulebook,
    /// Start the first lesson, or leave it.
    Lesson,
    /// Start the second lesson, or leave it.
    SecondLesson,
    /// Puzzles from the player's games and from others.
    Puzzles,
    /// Small exercises, such as scoring a hand.
    Drills,
    /// Fortune telling with the tiles.
    Oracle,
    /// Host a network table.
    Host,
    /// Join a network table.
    Join,
    /// Leave the network table.
    LeaveTable,
    /// Say something about the game, on the status bar and aloud.
    Speak(Spoken),
}

impl Command {
    /// Every command except help topics.
    pub fn all() -> impl Iterator<Item = Self> {
        let toggles = [
            Toggle::AskFirst,
            Toggle::QuickTip,
            Toggle::SimpleTips,
            Toggle::Movements,
            Toggle::Direction,
            Toggle::Balloons,
            Toggle::TimerBar,
            Toggle::ClaimButtons,
            Toggle::GoalLine,
            Toggle::Mute,
            Toggle::ShowDiscards,
            Toggle::NoTimeLimit,
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
            .chain(MenuDialog::ALL.map(Self::Dialog))
            .chain(toggles.map(Self::Toggle))
            .chain(steps.map(Self::Move))
            .chain([Step::Left, Step::Right].map(Self::Shift))
            .chain((1..=9).map(Self::MoveTo))
            .chain(changes.map(Self::WaitTime))
            .chain(changes.map(Self::TileSpeed))
            .chain(changes.map(Self::StatusSize))
            .chain(Spoken::ALL.map(Self::Speak))
    }
}

/// The commands without data.
const PLAIN: [Command; 51] = [
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
    Command::Calendar,
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
    Command::AutoPlay,
    Command::ShowAllHands,
    Command::Tips,
    Command::Skip,
    Command::Choose,
    Command::MoveToTip,
    Command::FullScreen,
    Command::LeaveFullScreen,
    Command::Workshop,
    Command::SavePicture,
    Command::SaveHand,
    Command::SaveHistory,
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
    Command::Puzzles,
    Command::Drills,
    Command::Oracle,
    Command::Host,
    Command::Join,
    Command::LeaveTable,
];

/// Where the cursor moves, or the tile under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// One tile to the left.
    Left,
    /// One tile to the right.
    Right,
    /// To the first tile of the previous group.
    GroupBefore,
    /// To the first tile of the next group.
    GroupAfter,
    /// To the first tile.
    First,
    /// To the last tile.
    Last,
}

/// What the player can ask to hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spoken {
    /// What was spoken last.
    Again,
    /// The player's own tiles.
    OwnTiles,
    /// The last discard.
    LastDiscard,
    /// What can be claimed, by which keys.
    Claims,
    /// The scores.
    Scores,
    /// The round, the hand, the tiles left in the wall, and whose turn it is.
    TilesLeft,
    /// How much is spoken, after a change to the next level.
    Detail,
}

impl Spoken {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Again,
        Self::OwnTiles,
        Self::LastDiscard,
        Self::Claims,
        Self::Scores,
        Self::TilesLeft,
        Self::Detail,
    ];
}

/// An increase or decrease.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// One step more.
    More,
    /// One step less.
    Less,
}
