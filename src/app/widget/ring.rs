//! The focus ring: light blue within navy, drawn round a control without taking room. It also keeps the focus of a text
//! field where the form says it is.

use iced::advanced::widget::operation::{Focusable, Scrollable, TextInput};
use iced::advanced::widget::{Id, Operation};
use iced::advanced::{Renderer as _, mouse, renderer};
use iced::{Border, Color, Element, Event, Rectangle, Renderer, Vector};

use super::decorated::{Decoration, Inside, decorate};
use super::focus::Focused;
use super::reveal::scroll;

/// How a control stands to the focus.
#[derive(Clone, Copy)]
pub(super) struct Stand {
    /// It has the focus.
    pub focused: bool,
    /// The ring is shown.
    pub shown: bool,
    /// A key has just brought the focus here.
    pub arrived: bool,
    /// Light colour and dark line of the ring.
    pub colors: (Color, Color),
    /// Radius of the control's corners.
    pub radius: f32,
    /// What keys keep in sight within what scrolls: from the top, top and bottom.
    pub reveal: Option<(f32, f32)>,
}

struct Ring<M> {
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
    let name = String::new();
    let ring = Ring {
        stand,
        on_press,
        name,
    };
    decorate(content, ring)
}

/// Gives words that are drawn letter by letter a name, so that they can be found like plain ones.
pub fn named<'a, M: Clone + 'a>(
    content: impl Into<Element<'a, M>>,
    name: String,
) -> Element<'a, M> {
    let stand = Stand {
        focused: false,
        shown: false,
        arrived: false,
        reveal: None,
        colors: (Color::TRANSPARENT, Color::TRANSPARENT),
        radius: 0.0,
    };
    let on_press = None;
    let named = Ring {
        stand,
        on_press,
        name,
    };
    decorate(content, named)
}

/// Brings the text fields within into the state that the form wants, and what scrolls to where the keys are.
struct Hold {
    focused: bool,
    reveal: Option<(f32, f32)>,
    /// A field has got the focus by this.
    is_new: bool,
}

impl Operation for Hold {
    fn focusable(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        match (self.focused, state.is_focused()) {
            (true, false) => {
                state.focus();
                self.is_new = true;
            }
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
        scroll(state, translation, y);
    }

    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }
}

/// Selects what stands in a text field.
struct SelectAll;

impl Operation for SelectAll {
    fn text_input(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn TextInput) {
        state.select_all();
    }

    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }
}

impl<M: Clone> Decoration<M> for Ring<M> {
    type Memory = ();

    fn before(&self, _memory: &mut (), event: &Event, inside: &mut Inside<'_, '_, '_, M>) {
        let pressed = match event {
            Event::Mouse(mouse::Event::ButtonPressed(_)) => inside.is_hovered(),
            // Whoever turns the wheel wants to see something else than where the keys are.
            Event::Mouse(mouse::Event::WheelScrolled { .. }) => {
                inside.is_hovered() && self.stand.shown
            }
            Event::Mouse(_) => false,
            _ => {
                let focused = self.stand.focused;
                let reveal = self.stand.reveal.filter(|_| self.is_shown());
                let mut hold = Hold {
                    focused,
                    reveal,
                    is_new: false,
                };
                inside.control.operate(&mut hold);
                if hold.is_new && self.stand.arrived {
                    inside.control.operate(&mut SelectAll);
                }
                false
            }
        };
        let said = self.on_press.clone().filter(|_| pressed);
        if let Some(message) = said {
            inside.shell.publish(message);
        }
    }

    fn tell(&self, bounds: Rectangle, operation: &mut dyn Operation) {
        if self.is_shown() {
            operation.custom(None, bounds, &mut Focused);
        }
        if !self.name.is_empty() {
            operation.text(None, bounds, &self.name);
        }
    }

    fn paint(&self, bounds: Rectangle, renderer: &mut Renderer) {
        if !self.is_shown() {
            return;
        }
        let (light, dark) = self.stand.colors;
        // The dark line lies on both sides of the light one, which no background can then swallow.
        for (out, width, color) in [(4.0, 4.0, dark), (3.0, 2.0, light)] {
            let border = Border {
                color,
                width,
                radius: (self.stand.radius + out).into(),
            };
            let quad = renderer::Quad {
                bounds: bounds.expand(out),
                border,
                ..renderer::Quad::default()
            };
            renderer.fill_quad(quad, Color::TRANSPARENT);
        }
    }
}

impl<M> Ring<M> {
    fn is_shown(&self) -> bool {
        self.stand.focused && self.stand.shown
    }
}
