//! The widget of the table screen: a static layer, and one that moves above it.

use iced::Element;
use iced::widget::stack;

use super::overlay::Overlay;
use super::static_layer::StaticLayer;
use super::{Message, TableScreen};
use crate::app::render::pictures::PictureCache;

impl TableScreen {
    /// The widget of the table.
    pub fn view<'a>(&'a self, pictures: &'a PictureCache) -> Element<'a, Message> {
        let table = self;
        stack![StaticLayer { table, pictures }, Overlay { table, pictures }].into()
    }
}
