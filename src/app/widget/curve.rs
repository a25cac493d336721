//! A step curve of a series of values: the selected step on a gold plate, losses in red, results as bars. A press selects a step.

use iced::advanced::renderer::{self, Quad};
use iced::advanced::widget::Tree;
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, layout, mouse};
use iced::{Color, Element, Event, Length, Point, Rectangle, Renderer, Size, Theme, border};

use super::Look;
use crate::app::theme::{Palette, fade};

/// A value of the series.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// The height of the curve at this step.
    pub height: f64,
    /// The loss at this step, 0 or more, drawn as a red bar below the curve.
    pub loss: f64,
    /// The value is a result, drawn as a bar from zero.
    pub is_result: bool,
}

/// The curve widget.
pub struct Curve<'a, M> {
    steps: Vec<Step>,
    chosen: Option<usize>,
    palette: &'a Palette,
    height_px: f32,
    choose: Box<dyn Fn(usize) -> M + 'a>,
}

impl<'a, M> Curve<'a, M> {
    /// A curve widget of this height in units; a press on a step sends the message of `choose`.
    pub fn new(
        look: Look<'a>,
        steps: Vec<Step>,
        chosen: Option<usize>,
        height: f32,
        choose: impl Fn(usize) -> M + 'a,
    ) -> Self {
        Self {
            steps,
            chosen,
            palette: look.palette,
            height_px: look.px(height),
            choose: Box::new(choose),
        }
    }

    /// The lowest and the highest value that the curve shows, losses and 0 included.
    pub fn range(steps: &[Step]) -> (f64, f64) {
        let all = steps
            .iter()
            .flat_map(|step| [step.height, step.height - step.loss]);
        all.fold((0.0, 0.0), |(lowest, highest), height| {
            (lowest.min(height), highest.max(height))
        })
    }

    /// The step at a share of the width, 0 to 1.
    fn step_at(&self, share: f32) -> Option<usize> {
        let last = self.steps.len().checked_sub(1)?;
        Some(((share * self.steps.len() as f32) as usize).min(last))
    }
}

impl<M> Widget<M, Theme, Renderer> for Curve<'_, M> {
    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Fixed(self.height_px))
    }

    fn layout(
        &mut self,
        _tree: &mut Tree,
        _renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        layout::atomic(limits, Length::Fill, Length::Fixed(self.height_px))
    }

    fn update(
        &mut self,
        _tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, M>,
        _viewport: &Rectangle,
    ) {
        let pressed = matches!(
            event,
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
        );
        let point = cursor.position_in(layout.bounds()).filter(|_| pressed);
        let step = point.and_then(|point| self.step_at(point.x / layout.bounds().width.max(1.0)));
        if let Some(step) = step {
            shell.publish((self.choose)(step));
            shell.capture_event();
        }
    }

    fn mouse_interaction(
        &self,
        _tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _viewport: &Rectangle,
        _renderer: &Renderer,
    ) -> mouse::Interaction {
        match cursor.is_over(layout.bounds()) && !self.steps.is_empty() {
            true => mouse::Interaction::Pointer,
            false => mouse::Interaction::default(),
        }
    }

    fn draw(
        &self,
        _tree: &Tree,
        renderer: &mut Renderer,
        _theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        let plane = layout.bounds();
        let mut fill = |rect: Rectangle, color: Color, line: Option<Color>| {
            let quad = Quad {
                bounds: rect,
                border: border::rounded(0.0)
                    .width(if line.is_some() { 1.0 } else { 0.0 })
                    .color(line.unwrap_or(Color::TRANSPARENT)),
                ..Quad::default()
            };
            renderer.fill_quad(quad, color);
        };
        fill(plane, self.palette.paper, Some(self.palette.line));
        if self.steps.is_empty() {
            return;
        }
        let content = plane.shrink(4.0);
        let (lowest, highest) = Self::range(&self.steps);
        let span = (highest - lowest).max(1.0);
        let y = |height: f64| {
            let share = ((highest - height) / span) as f32;
            (content.y + share * (content.height - 2.0)).round()
        };
        let x = |step: usize| {
            (content.x + content.width * step as f32 / self.steps.len() as f32).round()
        };
        let column = |step: usize, from: f32, to: f32| {
            let width = (x(step + 1) - x(step)).max(1.0);
            Rectangle::new(Point::new(x(step), from), Size::new(width, to - from))
        };
        if let Some(chosen) = self.chosen {
            let whole = column(chosen, plane.y + 1.0, plane.y + plane.height - 1.0);
            fill(whole, self.palette.highlight, Some(self.palette.gold_line));
        }
        let zero = Rectangle::new(Point::new(content.x, y(0.0)), Size::new(content.width, 1.0));
        fill(zero, self.palette.line, None);
        for (index, step) in self.steps.iter().enumerate() {
            let (from, to) = (y(step.height.max(0.0)), y(step.height.min(0.0)));
            if step.is_result {
                let bar = column(index, from, to.max(from + 2.0));
                fill(bar, fade(self.palette.ink, 0.3), None);
            }
        }
        let mut before: Option<f32> = None;
        for (index, step) in self.steps.iter().enumerate() {
            let here = y(step.height);
            if let Some(before) = before.filter(|before| *before != here) {
                let (from, to) = (here.min(before), here.max(before) + 2.0);
                let rise = Rectangle::new(Point::new(x(index), from), Size::new(1.0, to - from));
                fill(rise, fade(self.palette.ink, 0.55), None);
            }
            fill(column(index, here, here + 2.0), self.palette.ink, None);
            if step.loss > 0.0 {
                let bottom = y(step.height - step.loss).max(here + 4.0);
                let whole = column(index, here, bottom);
                let width = (whole.width * 0.4).clamp(2.0, 6.0);
                let left = (whole.x + (whole.width - width) / 2.0).round();
                let bar = Rectangle::new(Point::new(left, here), Size::new(width, bottom - here));
                fill(bar, self.palette.negative, None);
            }
            before = Some(here);
        }
    }
}

impl<'a, M: 'a> From<Curve<'a, M>> for Element<'a, M> {
    fn from(curve: Curve<'a, M>) -> Self {
        Element::new(curve)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_range_contains_all_heights_losses_and_zero() {
        let step = |height, loss| Step {
            height,
            loss,
            is_result: false,
        };
        assert_eq!(Curve::<()>::range(&[]), (0.0, 0.0));
        let steps = [step(20.0, 0.0), step(5.0, 30.0)];
        assert_eq!(Curve::<()>::range(&steps), (-25.0, 20.0));
        assert_eq!(Curve::<()>::range(&[step(-7.0, 0.0)]), (-7.0, 0.0));
    }
}
