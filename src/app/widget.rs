//! The program's own controls, for mouse and keyboard. A dialog builds a `Form`; the order in which it adds controls is the focus order.
//! Everything is drawn with the program's palette and sizes.

mod alt_graph;
mod any_message;
mod area;
mod controls;
mod curve;
mod decorated;
mod description;
mod disabled;
mod draggable;
mod fingers;
mod focus;
mod form;
mod key_press;
mod label;
mod line_scroll;
mod list;
mod listen;
mod long_list;
mod picture;
mod portrait;
mod press;
mod react;
mod reveal;
mod ring;
mod status_bar;
pub mod style;
mod tabs;
mod tiles;
mod wrapped_text;

pub use any_message::{AnyMessage, FormMessage};
pub use area::{Reaction, key_area};
pub use controls::SliderSpec;
pub use curve::{Curve, Step as CurveStep};
pub use description::{
    Described, Description, DescriptionEnd, Events, Role, TextEntered, TextEntry, described,
    undescribed,
};
pub use disabled::{Disabled, disabled};
pub use focus::{Control, Event, Focus, Focused, Hotkey, Keys, Typing};
pub use form::{Form, FormBase, footer_width};
pub use key_press::{Held, KeyPress};
pub use label::{label, letter, plain};
pub use list::{Row, list};
pub use listen::listen;
pub use long_list::{LongList, LongListMessages, long_list, visible_lines};
pub use picture::Picture;
pub use portrait::{picture as portrait_picture, portrait};
pub use press::pressed;
pub use react::react;
pub use ring::named;
pub use status_bar::{Field, Message as StatusMessage, status_bar};
pub use tabs::{Tab, tabs, tabs_width};
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
    /// Returns the picture of an upright tile whose face has this width in logical pixels; `None` is a back.
    pub tile: &'a dyn Fn(Option<Tile>, f32) -> Picture,
    /// Whether underlined letters press controls only together with Alt.
    pub letters_need_alt: bool,
}

impl<'a> Look<'a> {
    /// The same look scaled by `factor`, if that is less than 1, but not below the scale of normal text in the smallest window.
    pub fn smaller(mut self, factor: f32) -> Self {
        self.metrics = self.metrics.smaller(factor);
        self
    }

    /// Converts units to pixels.
    pub fn px(&self, units: f32) -> f32 {
        self.metrics.px(units)
    }

    /// The height or width of a control in pixels: this many units, or more if a finger needs it.
    pub fn target(&self, units: f32) -> f32 {
        self.metrics.target(units)
    }

    /// Text in the size and colour of body text.
    pub fn text<M: 'a>(&self, words: impl Into<String>) -> Element<'a, M> {
        self.words(words, 15.0, theme::REGULAR, self.palette.ink)
    }

    /// Secondary text: hints and explanations.
    pub fn hint<M: 'a>(&self, words: impl Into<String>) -> Element<'a, M> {
        self.words(words, 13.5, theme::REGULAR, self.palette.second_ink)
    }

    /// Text that reports a success.
    pub fn notice<M: 'a>(&self, words: impl Into<String>) -> Element<'a, M> {
        self.words(words, 14.0, theme::MEDIUM, self.palette.ink)
    }

    /// The heading of a section.
    pub fn heading<M: 'a>(&self, words: impl Into<String>) -> Element<'a, M> {
        self.words(words, 12.5, theme::SEMIBOLD, self.palette.second_ink)
    }

    /// The text of a line of a list, with an ellipsis where space is short.
    pub fn line<M: 'a>(&self, words: impl Into<String>, font: Font) -> Element<'a, M> {
        self.one_line(words, 14.0, font, self.palette.ink)
    }

    /// Text on one line, with an ellipsis where space is short.
    pub fn one_line<M: 'a>(
        &self,
        words: impl Into<String>,
        size: f32,
        font: Font,
        color: Color,
    ) -> Element<'a, M> {
        wrapped_text::WrappedText {
            content: words.into(),
            size: size * self.metrics.scale,
            font,
            color,
            is_line: true,
        }
        .into()
    }

    /// Text with its size in units, font and colour.
    pub fn words<M: 'a>(
        &self,
        words: impl Into<String>,
        size: f32,
        font: Font,
        color: Color,
    ) -> Element<'a, M> {
        wrapped_text::WrappedText {
            content: words.into(),
            size: size * self.metrics.scale,
            font,
            color,
            is_line: false,
        }
        .into()
    }
}

/// The scroll bar.
pub fn scroll_bar(look: Look<'_>) -> Scrollbar {
    let width = look.px(6.0).round().max(6.0);
    Scrollbar::new()
        .width(width)
        .scroller_width(width)
        .margin(3)
}

/// Makes `content` scroll vertically where it does not fit.
pub fn scrolled<'a, M: 'a>(look: Look<'a>, content: impl Into<Element<'a, M>>) -> Element<'a, M> {
    let palette = look.palette;
    scrollable(content.into())
        .direction(Direction::Vertical(scroll_bar(look)))
        .style(move |_, _| style::scroll(palette))
        .into()
}

/// A fine horizontal line between parts.
pub fn rule<'a, M: 'a>(look: Look<'a>) -> Element<'a, M> {
    let palette = look.palette;
    container(space().height(1.0))
        .width(Length::Fill)
        .style(move |_| style::plane(palette.line))
        .into()
}

/// A pale line between rows.
pub fn pale_rule<'a, M: 'a>(look: Look<'a>) -> Element<'a, M> {
    let color = theme::fade(look.palette.line, 0.45);
    container(space().height(1.0))
        .width(Length::Fill)
        .style(move |_| style::plane(color))
        .into()
}
