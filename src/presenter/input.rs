//! Inputs: what the player, other threads, files, the network and time send to the presenter.

use std::path::PathBuf;

use super::commands::command::Command;
use super::dialogs::reply::Reply;
use super::files::save_job::{OpenedFile, Saved};
use super::request_id::RequestId;
use super::showing::demo::DemoInput;
use super::teaching::adviser::Tip;
use super::work::Fault;
use crate::session::local::Answer;
use coach::puzzle::PuzzleSession;
use engine::tiles::Tile;
use net::address::Address;
use net::host::room::RoomEvent;
use net::join::{ClientEvent, LineDebug};
use players::{Motive, Verdict};
use storage::save::SaveError;
use storage::settings::{NetworkSettings, Passwords, WindowPlace};

/// An input of the presenter.
#[derive(Debug)]
pub enum Input {
    /// Time has passed.
    Time {
        /// Whether tiles are moving on the screen.
        tiles_moving: bool,
    },
    /// A command, and where it came from.
    Command(Command, Origin),
    /// Enter or Space, with the tile of the player's stake under the keyboard cursor.
    Choose(Option<Tile>),
    /// A press on the table.
    Pressed(Target),
    /// The player has moved the keyboard cursor to the advised tile. Like any action, that ends the display of a refusal.
    AdviceViewed,
    /// The pointer is over something with a description, or over nothing.
    PointedAt(Option<String>),
    /// A screen reader was attached (true) or has gone.
    ScreenReader(bool),
    /// A reply to the open dialog or prompt.
    Replied(Reply),
    /// The dialog could not be opened, and why.
    DialogFailed(String),
    /// The help was opened (true) or closed.
    Help(bool),
    /// A press on the lesson card.
    Lesson(LessonButton),
    /// Somebody uses mouse or keyboard during the demo.
    DemoInput(DemoInput),
    /// The computer players have answered.
    MovesComputed(RequestId, Vec<Answer>),
    /// QuickTip's advice, if there is any.
    Advised(RequestId, Option<Box<Tip>>),
    /// The puzzles of a session, or why there are none.
    PuzzlesDrawn(RequestId, Result<Box<PuzzleSession>, String>),
    /// A move in a puzzle was judged; `None` where there is nothing to judge.
    MoveJudged(RequestId, Option<Box<Verdict>>),
    /// A computer player has answered why it discarded a tile; `None` if it cannot say.
    MotiveFound(RequestId, Option<Box<Motive>>),
    /// A result of a deal was recorded, or why not.
    DealRecorded(Result<(), String>),
    /// An event of the connection to a network table.
    ClientEvent(RequestId, ClientEvent),
    /// Something happened at the hosted table.
    RoomEvent(RoomEvent),
    /// Passwords from the keyring of the system.
    PasswordsRead(Passwords),
    /// The hosted table was opened, or why not.
    HostedTableOpened(Result<TableAddresses, String>),
    /// Join the network table given on the command line.
    Join(Box<NetworkSettings>, LineDebug),
    /// A file was dropped on the window or handed over by a second instance of the program.
    FileReceived(PathBuf),
    /// A requested file was read.
    FileRead(RequestId, PathBuf, Box<Result<OpenedFile, SaveError>>),
    /// A file was saved, or why not.
    FileSaved(Saved),
    /// The autosave was started, or writing it has failed.
    Autosave(Result<(), String>),
    /// The autosave was closed, or could not be completed.
    AutosaveClosed(Result<(), String>),
    /// Whether an audio device is available.
    Sound(bool),
    /// All sentences come in another language from now on.
    LanguageChanged,
    /// The window was moved, or has changed its size.
    Window(WindowPlace),
    /// An external failure that the player must know about.
    Trouble(String),
    /// A worker has panicked.
    Fault(Fault),
}

/// The addresses of a hosted table.
#[derive(Clone, Debug)]
pub struct TableAddresses {
    /// The address for people at this computer.
    pub local: Address,
    /// The address at which the table listens, for others to type.
    pub listening: String,
}

/// The origin of an input.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Origin {
    /// The mouse.
    Mouse,
    /// A key.
    Key,
    /// The program itself.
    #[default]
    Automatic,
}

/// The target of a press on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A tile of the player's stake: for a discard, an exchange or a Chow.
    OwnTile(Tile),
    /// The discard in the middle.
    Discard,
    /// The discard with this serial number, which can no longer be claimed; after the hand also one that somebody took.
    OldDiscard(u32),
    /// A set that the player has laid out.
    OwnSet,
    /// Anything else.
    Elsewhere,
}

/// A button of the lesson card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LessonButton {
    /// Continue: the card has been read.
    Read,
    /// Start the hand.
    Start,
    /// Show the previous card.
    Previous,
    /// Leave the lesson.
    Leave,
    /// Start the second lesson.
    Second,
    /// Open this help topic.
    More(&'static str),
}
