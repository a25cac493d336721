//! The program's own controls, complete for mouse and keyboard: a dialog builds its `Form`, and the order in which it adds
//! controls is the order of the focus. Everything is drawn with the program's palette and sizes.

mod alt_graph;
mod area;
mod controls;
mod curve;
mod decorated;
mod fingers;
mod focus;
mod form;
mod grey;
mod key_press;
mod label;
mod list;
mod listen;
mod long_list;
mod picture;
mod portrait;
mod press;
mod pulled;
mod react;
mod reveal;
mod ring;
mod status_bar;
pub mod style;
mod tabs;
mod tiles;
mod turned;
mod words;

pub use area::{Reaction, key_area};
pub use controls::Slide;
pub use curve::{Curve, Step as CurveStep};
pub use focus::{Control, Event, Focus, Hotkey, Keys, Typing};
pub use form::Form;
pub use grey::{Grey, grey};
pub use key_press::{Held, KeyPress};
pub use label::{label, letter, plain};
pub use list::{Row, list};
pub use listen::listen;
pub use long_list::{LongList, Says, lines_seen, long_list};
pub use picture::Picture;
pub use portrait::{picture as portrait_picture, portrait};
pub use press::pressed;
pub use react::react;
pub use ring::named;
pub use status_bar::{Field, Message as StatusMessage, status_bar};
pub use tabs::{Tab, tabs};
pub use tiles::{marked_tile, tile, tile_row};

use iced::widget::scrollable::{Direction, Scrollbar};
use iced::widget::{container, scrollable, space};
use iced::{Color, Element, Font, Length};

use super::theme::{self, Metrics, Palette};
use engine::tiles::Tile;

/// Everything a control needs to be drawn.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// The colours.
    pub palette: &'a Palette,
    /// The sizes of the window.
    pub metrics: Metrics,
    /// Gives the picture of a tile, upright, `None` being a back, with a face of this width in logical pixels.
    pub tile: &'a dyn Fn(Option<Tile>, f32) -> Picture,
}

impl<'a> Look<'a> {
    /// The same, smaller by this share where it is less than 1, but not below the size of usual words in the smallest window.
    pub fn smaller(mut self, share: f32) -> Self {
        self.metrics = self.metrics.smaller(share);
        self
    }

    /// A length at the scale of the window.
    pub fn px(&self, units: f32) -> f32 {
        self.metrics.px(units)
    }

    /// The height or width of something that is pressed.
    pub fn target(&self, units: f32) -> f32 {
        self.metrics.target(units)
    }

    /// Words in the body's size and colour.
    pub fn text<M: 'a>(&self, words: impl Into<String>) -> Element<'a, M> {
        self.words(words, 15.0, theme::REGULAR, self.palette.ink)
    }

    /// Words of second rank: hints and explanations.
    pub fn hint<M: 'a>(&self, words: impl Into<String>) -> Element<'a, M> {
        self.words(words, 13.5, theme::REGULAR, self.palette.second_ink)
    }

    /// What was done, where nothing is wrong.
    pub fn notice<M: 'a>(&self, words: impl Into<String>) -> Element<'a, M> {
        self.words(words, 14.0, theme::MEDIUM, self.palette.ink)
    }

    /// The heading of a part of a sheet.
    pub fn heading<M: 'a>(&self, words: impl Into<String>) -> Element<'a, M> {
        self.words(words, 12.5, theme::SEMIBOLD, self.palette.second_ink)
    }

    /// Words of a line of a list, cut where there is no room.
    pub fn line<M: 'a>(&self, words: impl Into<String>, font: Font) -> Element<'a, M> {
        iced::widget::text(words.into())
            .size(14.0 * self.metrics.k)
            .font(font)
            .color(self.palette.ink)
            .wrapping(iced::widget::text::Wrapping::None)
            .into()
    }

    /// Words in a size in units, a font and a colour.
    pub fn words<M: 'a>(
        &self,
        words: impl Into<String>,
        size: f32,
        font: Font,
        color: Color,
    ) -> Element<'a, M> {
        words::Words {
            content: words.into(),
            size: size * self.metrics.k,
            font,
            color,
        }
        .into()
    }
}

/// The bar beside what scrolls.
pub fn scroll_bar(look: Look<'_>) -> Scrollbar {
    let width = look.px(6.0).round().max(6.0);
    Scrollbar::new()
        .width(width)
        .scroller_width(width)
        .margin(3)
}

/// Lets `content` scroll up and down where it has not room enough.
pub fn scrolled<'a, M: 'a>(look: Look<'a>, content: impl Into<Element<'a, M>>) -> Element<'a, M> {
    let palette = look.palette;
    scrollable(content.into())
        .direction(Direction::Vertical(scroll_bar(look)))
        .style(move |_, _| style::scroll(palette))
        .into()
}

/// A hairline across.
pub fn rule<'a, M: 'a>(look: Look<'a>) -> Element<'a, M> {
    let palette = look.palette;
    container(space().height(1.0))
        .width(Length::Fill)
        .style(move |_| style::plane(palette.line))
        .into()
}

/// A pale line between the rows of a sheet.
pub fn pale_rule<'a, M: 'a>(look: Look<'a>) -> Element<'a, M> {
    let color = theme::fade(look.palette.line, 0.45);
    container(space().height(1.0))
        .width(Length::Fill)
        .style(move |_| style::plane(color))
        .into()
}
