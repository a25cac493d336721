//! What the controls of the workshop say.

use iced::Element;

use super::change::{EventChange, HandChange, OptionChange};
use super::pages::Page;
use crate::app::dialog::rules::{option_panel, scoring};
use crate::app::widget::Event;

/// A part of a page.
pub type Part<'a> = Element<'a, Event<Message>>;

/// What its controls say.
#[derive(Clone, Debug)]
pub enum Message {
    /// Another page.
    Page(Page),
    /// A line of the shelf.
    Set(usize),
    /// Take the chosen one of the shelf.
    Open,
    /// Remove it.
    Remove,
    /// What it is called.
    Name(String),
    /// Where it comes from.
    About(String),
    /// Keep it.
    Save,
    /// Go on with a copy of it.
    Copy,
    /// Write it for somebody else.
    Share,
    /// Begin a game by it.
    Play,
    /// Take the last change back, or make it again.
    Undo,
    /// Make it again.
    Redo,
    /// An option.
    Option(OptionChange),
    /// An option of the panel.
    Panel(option_panel::Change),
    /// Something about the events.
    Event(scoring::Change),
    /// Something about a scoring event of one's own.
    OwnEvent(EventChange),
    /// Something about the special hands.
    Hand(HandChange),
    /// A line of what differs.
    Difference(usize),
    /// The chosen difference is not to be.
    TakeBack,
    /// Let computer players try the rules, or stop them.
    Try,
    /// Closes the workshop; what is not saved is asked about.
    Close,
    /// Opens the page of the help about this box.
    Help,
}
