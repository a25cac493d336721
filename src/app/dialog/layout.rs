//! What a dialog shows, and how its frame is laid out.

use iced::Element;

use crate::app::widget::{AnyMessage, Event};

/// Where a dialog is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DialogPlace {
    /// Centred, with the rest of the window dimmed.
    Middle,
    /// Where the player prefers small dialogs (`PromptPlace`); the rest of the window stays clickable.
    Preferred,
    /// Docked at the right of the table, which shrinks to make room; as tall as the table.
    Docked,
    /// On the table itself, between the stakes, in a frame that shows only the body.
    Table,
}

/// The place and width of a dialog, from which follows how far its content is scaled down to fit the window.
#[derive(Clone, Copy, Debug)]
pub struct DialogSize {
    /// Where it is placed.
    pub place: DialogPlace,
    /// Width in units, which are logical pixels at scale 1.
    pub width: f32,
}

impl DialogSize {
    /// A centred dialog, this wide in units.
    pub fn middle(width: f32) -> Self {
        Self {
            place: DialogPlace::Middle,
            width,
        }
    }
}

/// The content of a dialog and the layout of its frame. Lengths are in units, which are logical pixels at scale 1. On the table only the body
/// is shown.
pub struct DialogLayout<'a> {
    /// Height of the body; `None` fits the content. A docked dialog is always as tall as the table.
    pub height: Option<f32>,
    /// Minimum height of the body. The body grows with its content as far as the window allows.
    pub min_height: Option<f32>,
    /// Fixed part above the body, such as tabs.
    pub head: Option<Element<'a, Event>>,
    /// Whether the body has a white background instead of paper.
    pub white: bool,
    /// The body.
    pub body: Element<'a, Event>,
    /// Message sent by a press inside the frame that hits none of the controls.
    pub on_press: Option<AnyMessage>,
    /// The hint on the left of the footer; above the buttons if the dialog had to become narrow.
    pub hint: Option<Element<'a, Event>>,
    /// The buttons on the right of the footer, from left to right. Without buttons there is no footer.
    pub buttons: Vec<Element<'a, Event>>,
}

impl<'a> DialogLayout<'a> {
    /// A dialog on paper, as high as its content.
    pub fn new(body: impl Into<Element<'a, Event>>, buttons: Vec<Element<'a, Event>>) -> Self {
        Self {
            height: None,
            min_height: None,
            head: None,
            white: false,
            body: body.into(),
            on_press: None,
            hint: None,
            buttons,
        }
    }
}
