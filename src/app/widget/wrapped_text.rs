//! Text that may wrap, or stays on one line with an ellipsis. Numbers do not break: if a line is too narrow for one, the whole text shrinks, down
//! to `MIN_SCALE`.

use iced::advanced::text::paragraph::Plain;
use iced::advanced::text::{Alignment, LineHeight, Shaping, Text, Wrapping};
use iced::advanced::widget::{Operation, Tree, text, tree};
use iced::advanced::{Layout, Widget, layout, mouse, renderer};
use iced::alignment::Vertical;
use iced::{Color, Element, Font, Length, Pixels, Rectangle, Renderer, Size, Theme};

use crate::app::theme;
use words::{may_break, with_numbers_kept};

/// The minimum factor by which text shrinks.
const MIN_SCALE: f32 = 0.45;

/// A column narrower than this is too narrow to keep numbers and their words together, relative to the text size.
const NARROW: f32 = 5.0;

/// Text with its size in logical pixels, font and colour.
pub struct WrappedText {
    pub content: String,
    pub size: f32,
    pub font: Font,
    pub color: Color,
    /// Whether it stays on one line, and an ellipsis stands for what does not fit.
    pub is_line: bool,
}

/// The most recent paragraph layout.
type State = Plain<<Renderer as iced::advanced::text::Renderer>::Paragraph>;

impl WrappedText {
    /// Lays out the text in this size; returns its bounds.
    fn lay_out(&self, state: &mut State, bounds: Size, size: f32) -> Size {
        // In a narrow column a number and its word may need two lines.
        let kept = match self.is_line {
            // The same width, measured twice, may differ a little.
            true => Some(theme::shortened(
                &self.content,
                size,
                self.font,
                bounds.width + 0.5,
            )),
            false => (bounds.width > NARROW * size).then(|| with_numbers_kept(&self.content)),
        };
        let _ = state.update(Text {
            content: kept.as_deref().unwrap_or(&self.content),
            bounds,
            size: Pixels(size),
            line_height: LineHeight::default(),
            font: self.font,
            align_x: Alignment::Default,
            align_y: Vertical::Top,
            shaping: Shaping::default(),
            // A name without spaces may be longer than a line.
            wrapping: match self.is_line {
                true => Wrapping::None,
                false => Wrapping::WordOrGlyph,
            },
        });
        state.min_bounds()
    }

    /// The factor by which to shrink the text so that its widest number fits; never less than `MIN_SCALE`.
    fn scale(&self, room: f32) -> f32 {
        let numbers = self
            .content
            .split(may_break)
            .filter(|word| word.contains(|letter: char| letter.is_ascii_digit()));
        let widest = numbers
            .map(|number| theme::width(number, self.size, self.font))
            .fold(0.0, f32::max);
        match widest > room {
            // Slightly less, to be safe from rounding.
            true => (room / widest * 0.98).max(MIN_SCALE),
            false => 1.0,
        }
    }
}

impl<M> Widget<M, Theme, Renderer> for WrappedText {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Shrink, Length::Shrink)
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        _renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        let state = tree.state.downcast_mut::<State>();
        layout::sized(limits, Length::Shrink, Length::Shrink, |limits| {
            let room = limits.max();
            let full_size = self.lay_out(state, room, self.size);
            // On a single line nothing breaks.
            let line = f32::from(LineHeight::default().to_absolute(Pixels(self.size)));
            let scale = match full_size.height > 1.5 * line {
                true => self.scale(room.width),
                false => 1.0,
            };
            match scale < 1.0 {
                true => self.lay_out(state, room, self.size * scale),
                false => full_size,
            }
        })
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        _theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let state = tree.state.downcast_ref::<State>();
        let appearance = text::Style {
            color: Some(self.color),
        };
        let bounds = layout.bounds();
        text::draw(renderer, style, bounds, state.raw(), appearance, viewport);
    }

    fn operate(
        &mut self,
        _tree: &mut Tree,
        layout: Layout<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.text(None, layout.bounds(), &self.content);
    }
}

impl<'a, M: 'a> From<WrappedText> for Element<'a, M> {
    fn from(words: WrappedText) -> Self {
        Self::new(words)
    }
}
