//! The focus ring: light blue within navy, drawn round a control without taking room. It also keeps the focus of a text
//! field where the form says it is.

use iced::advanced::widget::operation::scrollable::AbsoluteOffset;
use iced::advanced::widget::operation::{Focusable, Scrollable};
use iced::advanced::widget::{Id, Operation, Tree, tree};
use iced::advanced::{
    Clipboard, Layout, Renderer as _, Shell, Widget, layout, mouse, overlay, renderer,
};
use iced::{Border, Color, Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector};

/// How a control stands to the focus.
#[derive(Clone, Copy)]
pub(super) struct Stand {
    /// It has the focus.
    pub focused: bool,
    /// The ring is shown.
    pub shown: bool,
    /// Light colour and dark line of the ring.
    pub colors: (Color, Color),
    /// Radius of the control's corners.
    pub radius: f32,
    /// What keys keep in sight within what scrolls: from the top, top and bottom.
    pub reveal: Option<(f32, f32)>,
}

/// Told to those who look where the focus is: it is here.
pub(super) struct Focused;

struct Ring<'a, M> {
    content: Element<'a, M>,
    stand: Stand,
    on_press: Option<M>,
    /// Its words, told to those who look for it; mostly empty.
    name: String,
}

/// Puts the ring round a control; a press on it says `on_press` besides what the control says.
pub(super) fn ring<'a, M: Clone + 'a>(
    content: impl Into<Element<'a, M>>,
    stand: Stand,
    on_press: Option<M>,
) -> Element<'a, M> {
    Element::new(Ring {
        content: content.into(),
        stand,
        on_press,
        name: String::new(),
    })
}

/// Gives words that are drawn letter by letter a name, so that they can be found like plain ones.
pub(super) fn named<'a, M: Clone + 'a>(
    content: impl Into<Element<'a, M>>,
    name: String,
) -> Element<'a, M> {
    Element::new(Ring {
        content: content.into(),
        stand: Stand {
            focused: false,
            shown: false,
            reveal: None,
            colors: (Color::TRANSPARENT, Color::TRANSPARENT),
            radius: 0.0,
        },
        on_press: None,
        name,
    })
}

/// Brings the text fields within into the state that the form wants, and what scrolls to where the keys are.
struct Hold {
    focused: bool,
    reveal: Option<(f32, f32)>,
}

impl Operation for Hold {
    fn focusable(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        match (self.focused, state.is_focused()) {
            (true, false) => state.focus(),
            (false, true) => state.unfocus(),
            _ => {}
        }
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        _content: Rectangle,
        translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        let Some((top, bottom)) = self.reveal else {
            return;
        };
        let y = translation.y.min(top).max(bottom - bounds.height);
        if y != translation.y {
            state.scroll_to(AbsoluteOffset {
                x: None,
                y: Some(y),
            });
        }
    }

    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }
}

fn tell<M: Clone>(shell: &mut Shell<'_, M>, message: &Option<M>) {
    if let Some(message) = message {
        shell.publish(message.clone());
    }
}

impl<M: Clone> Widget<M, Theme, Renderer> for Ring<'_, M> {
    fn tag(&self) -> tree::Tag {
        self.content.as_widget().tag()
    }

    fn state(&self) -> tree::State {
        self.content.as_widget().state()
    }

    fn children(&self) -> Vec<Tree> {
        self.content.as_widget().children()
    }

    fn diff(&self, tree: &mut Tree) {
        self.content.as_widget().diff(tree);
    }

    fn size(&self) -> Size<Length> {
        self.content.as_widget().size()
    }

    fn size_hint(&self) -> Size<Length> {
        self.content.as_widget().size_hint()
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        self.content.as_widget_mut().layout(tree, renderer, limits)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        if self.stand.focused && self.stand.shown {
            operation.custom(None, layout.bounds(), &mut Focused);
        }
        if !self.name.is_empty() {
            operation.text(None, layout.bounds(), &self.name);
        }
        self.content
            .as_widget_mut()
            .operate(tree, layout, renderer, operation);
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, M>,
        viewport: &Rectangle,
    ) {
        let over = cursor.is_over(layout.bounds());
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(_)) if over => tell(shell, &self.on_press),
            // Whoever turns the wheel wants to see something else than where the keys are.
            Event::Mouse(mouse::Event::WheelScrolled { .. }) if over && self.stand.shown => {
                tell(shell, &self.on_press);
            }
            Event::Mouse(_) => {}
            _ => {
                let focused = self.stand.focused;
                let reveal = self.stand.reveal.filter(|_| focused && self.stand.shown);
                let mut hold = Hold { focused, reveal };
                self.content
                    .as_widget_mut()
                    .operate(tree, layout, renderer, &mut hold);
            }
        }
        self.content.as_widget_mut().update(
            tree, event, layout, cursor, renderer, clipboard, shell, viewport,
        );
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        self.content
            .as_widget()
            .mouse_interaction(tree, layout, cursor, viewport, renderer)
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
        self.content
            .as_widget()
            .draw(tree, renderer, theme, style, layout, cursor, viewport);
        if !(self.stand.focused && self.stand.shown) {
            return;
        }
        let (light, dark) = self.stand.colors;
        // The dark line lies on both sides of the light one, which no background can then swallow.
        for (out, width, color) in [(4.0, 4.0, dark), (3.0, 2.0, light)] {
            renderer.fill_quad(
                renderer::Quad {
                    bounds: layout.bounds().expand(out),
                    border: Border {
                        color,
                        width,
                        radius: (self.stand.radius + out).into(),
                    },
                    ..renderer::Quad::default()
                },
                Color::TRANSPARENT,
            );
        }
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, M, Theme, Renderer>> {
        self.content
            .as_widget_mut()
            .overlay(tree, layout, renderer, viewport, translation)
    }
}
