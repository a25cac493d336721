//! What reaches the presenter: everything that the person, other threads, files, the network and time can bring about.

use std::path::PathBuf;

use super::commands::command::Command;
use super::dialogs::reply::Reply;
use super::files::file_orders::{Glimpse, NameFound, SystemChoice};
use super::files::save_job::{OpenedFile, Saved};
use super::request_id::RequestId;
use super::showing::demo::Touch;
use super::teaching::adviser::Tip;
use super::work::Fault;
use crate::session::local::Answer;
use coach::puzzle::Sitting;
use coach::review::Review;
use coach::trial::Trial;
use engine::tiles::{Seat, Tile};
use net::address::Address;
use net::host::room::Note;
use net::join::{LineDebug, News};
use players::Verdict;
use storage::save::{Listing, SaveError};
use storage::settings::{NetworkSettings, Passwords, WindowPlace};

/// Something that happens to the presenter.
#[derive(Debug)]
pub enum Input {
    /// Time has passed, and nothing else.
    Time,
    /// The screen has begun to show so many more of the events it was given; whether something still moves.
    Shown {
        /// How many more.
        events: usize,
        /// Whether a tile is still under way or an event still waits to be shown.
        moving: bool,
    },
    /// A command, and whether it came by mouse or key.
    Command(Command, Origin),
    /// Enter or Space, with the tile of the own stake under the keyboard's cursor.
    Choose(Option<Tile>),
    /// Something on the table was pressed.
    Pressed(Target),
    /// The person looks for advice, which changes nothing at the table.
    Looked,
    /// The pointer is over something worth a word, or over nothing.
    PointedAt(Option<String>),
    /// An answer to what lies over the table.
    Replied(Reply),
    /// The box that was to be opened cannot be filled, and why.
    DialogFailed(String),
    /// The help was opened or closed.
    Help(bool),
    /// Something was pressed on the card of the lesson.
    Lesson(Card),
    /// Somebody is at the demo.
    Touched(Touch),
    /// The computer players have answered.
    Thought(RequestId, Vec<Answer>),
    /// QuickTip has worked out what it advises, if it has anything to say.
    Advised(RequestId, Option<Box<Tip>>),
    /// A hand was reviewed.
    Judged(RequestId, Seat, Box<Review>),
    /// The hand of this number could not be reviewed.
    NotJudged(RequestId, Seat, u32),
    /// Puzzles for a sitting have been drawn, or why not.
    PuzzlesDrawn(RequestId, Result<Box<Sitting>, String>),
    /// A move in a puzzle was judged; `None` where there is nothing to judge.
    Weighed(RequestId, Option<Box<Verdict>>),
    /// A result of a deal was kept, or there is none to keep.
    DealKept(Result<(), String>),
    /// So much has come of rules on trial.
    Tried(RequestId, Box<Trial>),
    /// News of a line to a table of the network.
    News(RequestId, News),
    /// Something happened at the door of our own table.
    Noted(Note),
    /// What the system's keyring has told.
    Recalled(Passwords),
    /// Our own table was opened, and where it is found; or why not.
    TableOpened(Result<OpenTable, String>),
    /// A table of the network is to be joined, as the command line says.
    Join(Box<NetworkSettings>, LineDebug),
    /// A file was handed in: dropped on the window, or by a second start.
    FileArrived(PathBuf),
    /// A file that was asked for has been read.
    FileRead(RequestId, PathBuf, Box<Result<OpenedFile, SaveError>>),
    /// A folder was listed, as far as its files are known.
    Listed(RequestId, Box<Listing>),
    /// A saved game was looked at.
    LookedAt(RequestId, Glimpse),
    /// This was found of a name that was typed in a box of files.
    LookedUp(RequestId, NameFound),
    /// A file was chosen in the system's own box.
    SystemChose(RequestId, SystemChoice),
    /// A file that was to be saved has been, or has not.
    FileSaved(Saved),
    /// The autosave was begun or has failed.
    Autosave(Result<(), String>),
    /// The autosave was closed, or could not be completed.
    AutosaveClosed(Result<(), String>),
    /// Whether there is a device to be heard on now.
    Sound(bool),
    /// The window lies there now.
    Window(WindowPlace),
    /// Something outside went wrong that the person has to know.
    Trouble(String),
    /// A part of the program has failed.
    Fault(Fault),
}

/// A table of our own that was opened.
#[derive(Clone, Debug)]
pub struct OpenTable {
    /// Where people at this computer find it.
    pub address: Address,
    /// Where it listens, as others have to write it.
    pub place: String,
}

/// Where an input came from.
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

/// What was pressed on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A tile of the own stake, to be discarded in the own turn.
    OwnTile(Tile),
    /// The discard in the middle.
    Discard,
    /// A discard that can be claimed no more.
    OldDiscard,
    /// A set of one's own that lies open.
    OwnSet,
    /// Anything else.
    Elsewhere,
}

/// What is pressed on the lesson's card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Card {
    /// The words have been read.
    Read,
    /// The card before is to be read again.
    Earlier,
    /// The lesson is left.
    Leave,
    /// The second lesson is wanted after the first.
    Second,
    /// The help's page is wanted.
    More(&'static str),
}
