//! What comes back from a question or box: one value for everything that a box can want.

use std::path::PathBuf;

use crate::presenter::commands::command::Command;
use crate::presenter::files::file_orders::{
    ListOrder, RuleOrder, ScorecardOrder, SystemDialog, TypedName,
};
use crate::presenter::tables::hotseat::Seating;
use coach::lesson::drill::Tally;
use coach::puzzle::PuzzleFilter;
use engine::rules::RuleSet;
use engine::table::{DealCode, Move};
use engine::tiles::{Seat, Wind};
use net::address::Address;
use players::Level;
use storage::save::SavedGame;
use storage::settings::{MotionSettings, NetworkSettings, Settings};

/// What a box wants; it is closed unless the line says that it stays.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// Nothing: Cancel, No, Escape.
    Close,
    /// This answer to what the table asks.
    Answer(Move),
    /// This command.
    Run(Command),
    /// What the person at the first start knows of the game.
    Acquainted(Acquaintance),
    /// Keep these preferences and start a game of one's own with them at once.
    Deal(Box<Settings>),
    /// The same, with the computer at every seat.
    Watch(Box<Settings>),
    /// Keep these preferences and go on with this command.
    KeepThen(Box<Settings>, Command),
    /// Let the game on the table go on.
    Continue,
    /// Start another game by the same rules.
    PlayAgain,
    /// Save the game, then go on with the command.
    SaveThen(Command),
    /// Leave the table of the network, then go on with the command.
    LeaveThen(Command),
    /// Go on with the command without saving.
    DiscardThen(Command),
    /// Show all hands, although this hand is then not settled.
    ShowAllHands,
    /// Take over and keep these preferences; Cancel gives back those of before.
    Keep(Box<Settings>),
    /// Show how these preferences look; the box stays.
    Preview(Box<Settings>),
    /// Let a tile fly with these settings; the box stays.
    Test(MotionSettings),
    /// Start a new game by these rules.
    NewGame(Box<RuleSet>),
    /// The same, all computer players being of this level.
    NewGameOf(Box<RuleSet>, Level),
    /// Start a new game of these people and computer players, by place.
    Together(Box<[String; 4]>, [bool; 4]),
    /// The people at this computer change places.
    Seating(Seating),
    /// Save the score sheet; the box stays.
    SaveSheet(SheetFormat),
    /// Do this with the sheets of games with real tiles; the box stays.
    Sheets(ScorecardOrder),
    /// Save the sheet of a game with real tiles under this name, as this text; the box stays.
    SaveScorecard(SheetFormat, String, String),
    /// Save the rating, as this text; the box stays.
    SaveRating(String),
    /// Save the hand that is over as a text; the box stays.
    SaveHand,
    /// Sit down at a server's table.
    Join(Box<NetworkSettings>),
    /// Ask the host there which tables it has. The box stays.
    ListTables(Address),
    /// Open a table of one's own to the network, perhaps with a saved game.
    Host(Box<NetworkSettings>, Option<PathBuf>),
    /// Ask who takes part in this saved game of the network.
    Resume(PathBuf),
    /// Say something to everybody at the table; the box stays.
    Chat(String),
    /// Make a rule set of one's own out of this one.
    EditRules(Box<RuleSet>),
    /// Do this on the shelf of rule sets; the box stays.
    Rules(RuleOrder),
    /// Let computer players try these rules; the box stays.
    Try(Box<RuleSet>),
    /// They need not go on; the box stays.
    StopTrial,
    /// Ask the server for these options.
    SetOptions(Box<RuleSet>),
    /// Play a deal.
    PlayDeal {
        /// Which deal it is.
        code: DealCode,
        /// By which rules.
        rules: Box<RuleSet>,
        /// At the seat of this wind.
        wind: Wind,
        /// Against three masters, not one's own opponents.
        masters: bool,
    },
    /// Take this hand among the results of its deal; the box stays.
    AddAttempt(Box<SavedGame>),
    /// Have the deal of this hand played as the review would; the box stays.
    PlayLine(Box<SavedGame>),
    /// Put this result on the clipboard; the box stays.
    CopyAttempt(String),
    /// Put this hand, which came as text, on the table.
    OpenHand(Box<SavedGame>),
    /// Open this saved game.
    Open(PathBuf),
    /// Review this saved game; the one on the table stays.
    ReviewGame(PathBuf),
    /// List these files; the box stays.
    Browse(ListOrder),
    /// Show how the table of this saved game looks; the box stays.
    LookAt(PathBuf),
    /// Find out what there is of this name that was typed; the box stays open.
    LookUp(TypedName),
    /// Show the tiles of these preferences in the open box, under this number.
    PreviewTiles(u64, Box<Settings>),
    /// Remove this saved game, which was asked about, and list the folder again; the box stays.
    Delete(PathBuf, ListOrder),
    /// Ask with the system's own box of files; ours stays.
    AskSystem(SystemDialog),
    /// Save the game here.
    SaveAs(PathBuf),
    /// Have the server of the table save the game under this name.
    SaveAtServer(String),
    /// Keep what was seen at a table of the network in a file here.
    SaveHere,
    /// A file of this name exists: ask whether to overwrite it.
    Overwrite(PathBuf),
    /// Choose a bitmap with tiles from a list, then come back to the Tile Sets box.
    ChooseTiles(Box<Settings>),
    /// Choose the opponents, with these preferences.
    Opponents(Box<Settings>),
    /// Go back to the Tile Sets box with these preferences.
    TileSets(Box<Settings>),
    /// The drills are left with this tally.
    Drilled([Tally; 4]),
    /// Draw puzzles for a sitting; the box stays until they are there.
    Solve(PuzzleFilter),
    /// Do this in the puzzle on the table; the box stays.
    TryMove(Move),
    /// Ask the next puzzle; the box stays.
    NextPuzzle,
    /// Leave the puzzles.
    LeavePuzzles,
    /// Go back to where only so many inputs had been made, and play on from there.
    PlayOnFrom(usize),
    /// Review from this seat; the box stays.
    LookFrom(Seat),
    /// Review the hand of these scores, which come back at this page.
    ReviewScores(usize),
    /// Judge what the review shows next; the box stays.
    Judge,
    /// Show the table from this seat as it was after so many inputs; the box stays.
    ShowPoint(Seat, usize),
    /// Show the table as it is; the box stays.
    ShowNow,
    /// Close the review.
    LeaveReview,
    /// Play on from where so many inputs had been made, from the review.
    PlayOn(usize),
    /// Begin the statistics anew.
    ForgetStatistics,
    /// Open this topic of the help; the box stays.
    Help(&'static str),
    /// Open the topic of the help that explains a line of the scores; the box stays.
    Explain(String),
}

/// A form in which a score sheet is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetFormat {
    /// Comma-separated values.
    Csv,
    /// A page for a browser.
    Html,
}

/// What the person at the first start knows of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acquaintance {
    /// Nothing yet.
    New,
    /// Another Mah Jongg: riichi, Hong Kong, American, the solitaire.
    AnotherKind,
    /// This one.
    ThisKind,
}
