//! What every box is.

use super::layout::DialogLayout;
use crate::app::widget::Form;
use crate::presenter::Reply;

/// A box: what it holds and how it is drawn.
pub trait Screen {
    /// What its controls say.
    type Message: Clone + 'static;

    /// The words of its title.
    fn title(&self) -> String;

    /// A number that is another one when a page is turned: the keyboard begins anew there.
    fn page(&self) -> usize {
        0
    }

    /// What the control is for that the pointer is at, for the status bar.
    fn pointed(&self) -> Option<&'static str> {
        None
    }

    /// Takes what a control says; an action ends the box.
    fn update(&mut self, message: Self::Message) -> Option<Reply>;

    /// Fills the sheet. The order in which controls are made is the order of the focus.
    fn view<'a>(&'a self, form: &Form<'a, Self::Message>) -> DialogLayout<'a, Self::Message>;
}
