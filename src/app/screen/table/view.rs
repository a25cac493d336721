//! The widget of the table screen: a static layer, and one that moves above it.

use iced::Element;
use iced::widget::stack;

use super::ground::Ground;
use super::overlay::Overlay;
use super::{Message, Table};
use crate::app::render::pictures::Pictures;

impl Table {
    /// The widget.
    pub fn view<'a>(&'a self, pictures: &'a Pictures) -> Element<'a, Message> {
        let table = self;
        stack![Ground { table, pictures }, Overlay { table, pictures }].into()
    }
}
