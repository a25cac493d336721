//! Messages of the workshop.

use iced::Element;

use super::change::{EventChange, HandChange, OptionChange};
use super::pages::Page;
use crate::app::dialog::rules::{option_panel, scoring};
use crate::app::disk::RuleJobResult;
use crate::app::widget::Event;
use coach::trial::Trial;
use storage::save::LibraryRules;

/// A part of the dialog on the screen.
pub type Part<'a> = Element<'a, Event>;

/// Messages sent by the dialog's controls and by its background work.
#[derive(Clone, Debug)]
pub enum Message {
    /// Switches to another page.
    Page(Page),
    /// Selects the rule set in this line of the list.
    Select(usize),
    /// Opens the selected rule set; asks first if that would lose changes.
    Open,
    /// Removes the selected rule set; asks first.
    Remove,
    /// Sets the name of the rule set.
    Name(String),
    /// Sets the text about the rule set, such as where it comes from.
    About(String),
    /// Saves the rule set.
    Save,
    /// Continues with a copy of the rule set.
    Copy,
    /// Exports the rule set to share it.
    Share,
    /// Starts a game by the edited rules; asks first.
    Play,
    /// Undoes the last change.
    Undo,
    /// Redoes the change that was undone last.
    Redo,
    /// Changes an option that every game has.
    Option(OptionChange),
    /// Changes an option of the panel.
    Panel(option_panel::Change),
    /// Changes the table of scoring events.
    Event(scoring::Change),
    /// Changes a scoring event of the player's own.
    OwnEvent(EventChange),
    /// Changes the special hands.
    Hand(HandChange),
    /// Selects the difference in this line.
    Difference(usize),
    /// Reverts the selected difference.
    Revert,
    /// Starts or stops a trial of the rules with computer players.
    Try,
    /// Closes the workshop; asks first if that would lose changes.
    Close,
    /// Opens this dialog's help page.
    Help,
    /// The result of a change of the library or an export, with the number of the draft at its beginning, and the library after it.
    JobDone(u64, Result<RuleJobResult, String>, Vec<LibraryRules>),
    /// A change of the library or an export panicked; the text says so.
    JobFailed(String),
    /// Results so far of the trial with this number.
    Tried(u64, Box<Trial>),
}
