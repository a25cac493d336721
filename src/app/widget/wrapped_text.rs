//! Text that may wrap. Numbers do not break: if a line is too narrow for one, the whole text shrinks, down to `MIN_SCALE`.

use iced::advanced::text::paragraph::Plain;
use iced::advanced::text::{Alignment, LineHeight, Shaping, Text, Wrapping};
use iced::advanced::widget::{Operation, Tree, text, tree};
use iced::advanced::{Layout, Widget, layout, mouse, renderer};
use iced::alignment::Vertical;
use iced::{Color, Element, Font, Length, Pixels, Rectangle, Renderer, Size, Theme};

use crate::app::theme;
use crate::help::{is_unspaced, is_wide_sign};

/// The minimum factor by which text shrinks.
const MIN_SCALE: f32 = 0.45;

/// Text with its size in logical pixels, font and colour.
pub struct WrappedText {
    pub content: String,
    pub size: f32,
    pub font: Font,
    pub color: Color,
}

/// The most recent paragraph layout.
type State = Plain<<Renderer as iced::advanced::text::Renderer>::Paragraph>;

impl WrappedText {
    /// Lays out the text in this size; returns its bounds.
    fn lay_out(&self, state: &mut State, bounds: Size, size: f32) -> Size {
        let _ = state.update(Text {
            content: &self.content,
            bounds,
            size: Pixels(size),
            line_height: LineHeight::default(),
            font: self.font,
            align_x: Alignment::Default,
            align_y: Vertical::Top,
            shaping: Shaping::default(),
            // A name without spaces may be longer than a line.
            wrapping: Wrapping::WordOrGlyph,
        });
        state.min_bounds()
    }

    /// The factor by which to shrink the text so that its widest number fits; never less than `MIN_SCALE`.
    fn scale(&self, room: f32) -> f32 {
        let numbers = self
            .content
            .split(ends_number)
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

/// Whether a line may break at a character: at blanks, and at those of scripts without spaces.
fn ends_number(letter: char) -> bool {
    letter.is_whitespace() && letter != '\u{A0}' && letter != '\u{202F}'
        || is_unspaced(letter)
        || is_wide_sign(letter)
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A Chinese sentence with a figure in it is no long number for which the text would have to shrink.
    #[test]
    fn a_figure_ends_at_characters_of_scripts_without_spaces() {
        let parts: Vec<&str> = "还有20张牌，是1 240分".split(ends_number).collect();
        assert!(parts.contains(&"20"), "{parts:?}");
        assert!(
            parts.iter().all(|part| part.chars().count() <= 3),
            "{parts:?}"
        );
        assert_eq!(
            "1\u{202F}240 points".split(ends_number).next(),
            Some("1\u{202F}240")
        );
    }
}
