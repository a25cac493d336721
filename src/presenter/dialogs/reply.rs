//! The replies of prompts and dialogs.

use std::path::PathBuf;

use crate::presenter::commands::command::Command;
use crate::presenter::tables::hotseat::Seating;
use coach::lesson::drill::Tally;
use coach::puzzle::PuzzleFilter;
use engine::rules::RuleSet;
use engine::table::{DealCode, Move};
use engine::tiles::{Seat, Wind};
use players::Level;
use storage::save::SavedGame;
use storage::settings::{MotionSettings, NetworkSettings, Settings};

/// A reply. It closes its dialog unless it says otherwise.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// Nothing: Cancel, No, Escape.
    Close,
    /// Make this move.
    Answer(Move),
    /// Run this command.
    Run(Command),
    /// Play against three opponents of this level from now on.
    PlayAgainst(Level),
    /// Offer no stronger opponents any more.
    StopLevelOffers,
    /// How well the player knows the game, at the first start.
    Experience(Experience),
    /// Save these preferences and start a local game with them.
    StartGame(Box<Settings>),
    /// Save these preferences and start a local game that the computer plays at every seat.
    Watch(Box<Settings>),
    /// Save these preferences and run this command.
    SaveSettingsThen(Box<Settings>, Command),
    /// Continue the game on the table.
    Continue,
    /// Start another game by the same rules.
    PlayAgain,
    /// Save the game, then run the command.
    SaveThen(Command),
    /// Leave the network table, then run the command.
    LeaveThen(Command),
    /// Run the command without saving.
    DiscardThen(Command),
    /// Show all hands and forfeit the settlement of this hand.
    ShowAllHands,
    /// Apply and save these preferences.
    SaveSettings(Box<Settings>),
    /// Preview these preferences; leaves the dialog open.
    Preview(Box<Settings>),
    /// Animate a tile with these settings; leaves the dialog open.
    PreviewAnimation(MotionSettings),
    /// Start a new game by these rules.
    NewGame(Box<RuleSet>),
    /// Start a new game by these rules, with all computer players at this level.
    NewGameAtLevel(Box<RuleSet>, Level),
    /// Start a new game with players of these names. The flags say which of them are people at this computer.
    NewSharedGame(Box<[String; 4]>, [bool; 4]),
    /// The answer to the question who sits down.
    Seating(Seating),
    /// Save the score sheet; leaves the dialog open.
    SaveSheet(SheetFormat),
    /// Save a scorecard, several, or a league table as this text under this file name; leaves the dialog open.
    SaveScorecard {
        /// The file name.
        name: String,
        /// The text.
        text: String,
    },
    /// Save the rating as this text; leaves the dialog open.
    SaveRating(String),
    /// Save the finished hand as text; leaves the dialog open.
    SaveHand,
    /// Join a network table.
    Join(Box<NetworkSettings>),
    /// Host a network table, for a new or a saved game.
    Host(Box<NetworkSettings>, Option<PathBuf>),
    /// Open the dialog that hosts this saved game.
    Resume(PathBuf),
    /// Accept the rules of a network table, and sit down or watch.
    AcceptRules,
    /// Send a chat message; leaves the dialog open.
    Chat(String),
    /// Edit a copy of this rule set.
    EditRules(Box<RuleSet>),
    /// Request these options from the server.
    SetOptions(Box<RuleSet>),
    /// Play a deal.
    PlayDeal {
        /// Which deal it is.
        code: DealCode,
        /// By which rules.
        rules: Box<RuleSet>,
        /// At the seat of this wind.
        wind: Wind,
        /// Whether the opponents are three masters instead of those of the preferences.
        against_masters: bool,
    },
    /// Add this hand to the results of its deal; leaves the dialog open.
    AddAttempt(Box<SavedGame>),
    /// Let the review's player play the deal of this hand; leaves the dialog open.
    PlayReviewersLine(Box<SavedGame>),
    /// Copy this result to the clipboard; leaves the dialog open.
    CopyAttempt(String),
    /// Put this hand, pasted as text, on the table.
    OpenHand(Box<SavedGame>),
    /// Open this saved game.
    Open(PathBuf),
    /// Review this saved game and keep the current one on the table.
    ReviewGame(PathBuf),
    /// The dialog deletes this saved game, as the player has confirmed; leaves the dialog open.
    GameDeleted(PathBuf),
    /// Save the game to this file.
    SaveAs(PathBuf),
    /// Ask the server of the table to save the game under this name.
    SaveAtServer(String),
    /// Save what was seen at a network table to a file of this computer.
    SaveHere,
    /// Ask whether to overwrite this file with the game.
    Overwrite(PathBuf),
    /// Choose a bitmap as tile set from a list, then return to the page of tile sets.
    ChooseTiles(Box<Settings>),
    /// Return to the page of tile sets with these preferences.
    TileSets(Box<Settings>),
    /// Leave the drills with these results.
    DrillsFinished([Tally; 4]),
    /// Draw puzzles for a session; leaves the dialog open until they arrive.
    Solve(PuzzleFilter),
    /// Try this move in the puzzle; leaves the dialog open.
    TryMove(Move),
    /// Show the next puzzle; leaves the dialog open.
    NextPuzzle,
    /// Leave the puzzles.
    LeavePuzzles,
    /// Return to the point after this many inputs and continue from there.
    PlayOnFrom(usize),
    /// Review from this seat; leaves the dialog open.
    ReviewFrom(Seat),
    /// Review the hand of these scores, then return to this page of them.
    ReviewScores(usize),
    /// Show the table from this seat after this many inputs; leaves the dialog open.
    ShowPoint(Seat, usize),
    /// Show the current table; leaves the dialog open.
    ShowNow,
    /// Close the review.
    LeaveReview,
    /// Close the review, and continue from its point after this many inputs; the game as it was is saved first.
    PlayOn(usize),
    /// Clear the statistics.
    ClearStatistics,
    /// Speak these words, which the dialog shows later than the rest; leaves the dialog open.
    Speak(String),
    /// Open this help topic; leaves the dialog open.
    Help(&'static str),
    /// Open the help topic that explains a line of the scores; leaves the dialog open.
    Explain(String),
}

/// A file format of score sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetFormat {
    /// Comma-separated values.
    Csv,
    /// A page for a browser.
    Html,
}

/// How well the player knows the game, at the first start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Experience {
    /// Nothing yet.
    New,
    /// Another game called Mah Jongg: riichi, Hong Kong, American, solitaire.
    AnotherKind,
    /// This game.
    ThisKind,
}
