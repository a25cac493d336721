//! What a dialog shows, and how its frame is laid out.

use iced::Element;

use crate::app::widget::Event;

/// Where a box stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In the middle, the rest of the window dimmed.
    Middle,
    /// At the stand of small boxes; own stake and discard stay in sight and can be clicked.
    Beside,
    /// At the right of the table, in the room that this leaves, as high as it.
    Docked,
    /// On the table itself, between the stakes, in a frame of its own without a title.
    Table,
}

/// The content of a dialog and the layout of its frame. Lengths are in units of the table's scale.
pub struct DialogLayout<'a, M> {
    /// Where it stands.
    pub place: Place,
    /// Its width in units.
    pub width: f32,
    /// The height of its body in units; `None`: as high as what is in it.
    pub height: Option<f32>,
    /// The least height of its body in units; it grows with what is in it, as far as the window allows.
    pub least: Option<f32>,
    /// What stays above the body: tabs.
    pub head: Option<Element<'a, Event<M>>>,
    /// The body lies on a white sheet, not on paper.
    pub white: bool,
    /// The body.
    pub body: Element<'a, Event<M>>,
    /// What a press says that hits none of its controls.
    pub on_press: Option<M>,
    /// The hint at the left of the footer.
    pub hint: Option<Element<'a, Event<M>>>,
    /// The buttons at the right of the footer, the default last.
    pub buttons: Vec<Element<'a, Event<M>>>,
}

impl<'a, M> DialogLayout<'a, M> {
    /// A box in the middle, so many units wide and as high as what is in it, on paper.
    pub fn new(
        width: f32,
        body: impl Into<Element<'a, Event<M>>>,
        buttons: Vec<Element<'a, Event<M>>>,
    ) -> Self {
        Self {
            place: Place::Middle,
            width,
            height: None,
            least: None,
            head: None,
            white: false,
            body: body.into(),
            on_press: None,
            hint: None,
            buttons,
        }
    }
}
