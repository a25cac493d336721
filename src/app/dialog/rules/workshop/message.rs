//! Messages of the workshop's controls.

use iced::Element;

use super::change::{EventChange, HandChange, OptionChange};
use super::pages::Page;
use crate::app::dialog::rules::{option_panel, scoring};
use crate::app::disk::RuleJobResult;
use crate::app::widget::Event;
use coach::trial::Trial;
use storage::save::LibraryRules;

/// A part of a page.
pub type Part<'a> = Element<'a, Event>;

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug)]
pub enum Message {
    /// Switches to another page.
    Page(Page),
    /// Selects a rule set of the library.
    Set(usize),
    /// Opens the selected rule set.
    Open,
    /// Removes the selected rule set.
    Remove,
    /// Name of the rule set.
    Name(String),
    /// Where the rule set comes from.
    About(String),
    /// Saves the rule set.
    Save,
    /// Continues with a copy of the rule set.
    Copy,
    /// Exports the rule set to share it.
    Share,
    /// Starts a game with these rules.
    Play,
    /// Undoes the last change.
    Undo,
    /// Redoes it.
    Redo,
    /// An option of every game changed.
    Option(OptionChange),
    /// An option of the panel changed.
    Panel(option_panel::Change),
    /// The table of scoring events changed.
    Event(scoring::Change),
    /// A scoring event of the player's own changed.
    OwnEvent(EventChange),
    /// The special hands changed.
    Hand(HandChange),
    /// Selects a difference.
    Difference(usize),
    /// Reverts the selected difference.
    TakeBack,
    /// Starts or stops a trial of the rules with computer players.
    Try,
    /// Closes the workshop; asks first if there are unsaved changes.
    Close,
    /// Opens this dialog's help page.
    Help,
    /// The result of a change of the library, and all rule sets after it.
    JobDone(Result<RuleJobResult, String>, Vec<LibraryRules>),
    /// A change of the library panicked.
    JobFailed(String),
    /// Results so far of the trial with this number.
    Tried(u64, Box<Trial>),
}
