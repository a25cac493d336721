//! The trait that every dialog implements.

use super::layout::DialogLayout;
use crate::app::widget::{Form, FormMessage};
use crate::presenter::Reply;

/// A dialog: its state and how it is drawn.
pub trait Screen {
    /// Messages sent by the dialog's controls.
    type Message: FormMessage;

    /// The title.
    fn title(&self) -> String;

    /// A number that changes when the dialog shows another page, so that the keyboard focus starts over.
    fn page(&self) -> usize {
        0
    }

    /// A description of the control under the pointer, for the status bar.
    fn pointed(&self) -> Option<&'static str> {
        None
    }

    /// Handles a message from a control; returning a reply closes the dialog.
    fn update(&mut self, message: Self::Message) -> Option<Reply>;

    /// Lays out the dialog. The focus follows the order in which controls are created.
    fn view<'a>(&'a self, form: &Form<'a, Self::Message>) -> DialogLayout<'a>;
}
