//! A miniature of a table: stakes and compass, without discards and wall, which would be too small to see.

use iced::advanced::widget::Tree;
use iced::advanced::{Layout, Widget, layout, mouse, renderer};
use iced::{Element, Length, Rectangle, Renderer, Size, Theme};

use super::view::TableView;
use super::{Marks, Message, StakeRows, TableScreen};
use crate::app::render::geometry::Geometry;
use crate::app::render::pictures::PictureCache;
use crate::app::theme::Palette;
use engine::table::SeatView;
use engine::tiles::BySeat;
use storage::settings::{Discards, MotionSettings, Sorted, TableSettings, WallShown};
use tileset::TileSet;

/// A miniature of a table.
pub struct Miniature {
    table: TableScreen,
    shown: SeatView,
    pictures: PictureCache,
}

/// Width and height of the table, in tile widths.
const SIZE: (f32, f32) = (21.9, 15.1);

impl Miniature {
    /// The table of this view, as large as fits into `room`. `scale`: physical pixels per logical pixel.
    pub fn new(
        shown: SeatView,
        names: BySeat<String>,
        set: TileSet,
        palette: Palette,
        (room, scale): (Size, f32),
    ) -> Self {
        let tile = (room.width / SIZE.0).min(room.height / SIZE.1);
        let tile = tile.floor().max(1.0);
        let settings = TableSettings {
            discards: Discards::Hidden,
            wall: WallShown::Never,
        };
        let size = Size::new((SIZE.0 * tile).floor(), (SIZE.1 * tile).floor());
        let mut geometry = Geometry::new(size, tile, settings);
        // Names and scores only have to look like text; they are too small to read.
        geometry.text_scale = 0.4;
        let pictures = PictureCache::new(set, palette, geometry, scale);
        let rows = StakeRows::new(Sorted::Always);
        let mut table = TableScreen::new(&shown, &pictures, MotionSettings::default(), rows);
        table.marks = Marks {
            names,
            ..Marks::default()
        };
        Self {
            table,
            shown,
            pictures,
        }
    }

    /// The size of the miniature.
    pub fn size(&self) -> Size {
        self.pictures.geometry().size
    }

    /// The widget of the miniature.
    pub fn view(&self) -> Element<'_, Message> {
        let size = self.size();
        let picture = Element::new(Still(TableView {
            table: &self.table,
            shown: &self.shown,
            pictures: &self.pictures,
        }));
        iced::widget::container(picture)
            .width(size.width)
            .height(size.height)
            .into()
    }
}

/// The picture of a table, which takes no presses from the control that it is in.
struct Still<'a>(TableView<'a>);

impl Widget<Message, Theme, Renderer> for Still<'_> {
    fn size(&self) -> Size<Length> {
        self.0.size()
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        self.0.layout(tree, renderer, limits)
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        self.0
            .draw(tree, renderer, theme, style, layout, cursor, viewport);
    }
}
