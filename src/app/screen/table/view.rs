//! The widget of the table screen: a static layer, and one that moves above it.

use iced::Element;
use iced::widget::stack;

use super::overlay::Overlay;
use super::static_layer::StaticLayer;
use super::{Message, TableScreen};
use crate::app::render::pictures::PictureCache;
use engine::table::SeatView;

impl TableScreen {
    /// The widget, for the table as shown.
    pub fn view<'a>(
        &'a self,
        shown: &'a SeatView,
        pictures: &'a PictureCache,
    ) -> Element<'a, Message> {
        let table = self;
        let static_layer = StaticLayer {
            table,
            shown,
            pictures,
        };
        stack![static_layer, Overlay { table, pictures }].into()
    }
}
