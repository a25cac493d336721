//! The focus ring: a line of 3 pixels with a rim on both sides, drawn around a control without taking space. It also gives text fields the focus
//! that the form says they have.

use iced::advanced::widget::operation::{Focusable, Scrollable, TextInput};
use iced::advanced::widget::{Id, Operation};
use iced::advanced::{Renderer as _, mouse, renderer};
use iced::{Border, Color, Element, Event, Rectangle, Renderer, Vector};

use super::decorated::{Decoration, EventContext, decorate};
use super::focus::Focused;
use super::reveal::scroll;

/// How far the ring reaches beyond the control, in pixels: its line and its outer rim.
pub(super) const RING: f32 = 4.0;
/// The width of the ring's line, in pixels.
const LINE: f32 = 3.0;

/// The focus state of a control.
#[derive(Clone, Copy)]
pub(super) struct FocusState {
    /// The control has the focus.
    pub focused: bool,
    /// The ring is shown while the control has the focus.
    pub shown: bool,
    /// See `Focus::arrived`.
    pub arrived: bool,
    /// The line of the ring and its rim.
    pub colors: (Color, Color),
    /// Radius of the control's corners.
    pub radius: f32,
    /// The part that keys keep visible within a scrollable: its top and bottom.
    pub reveal: Option<(f32, f32)>,
}

struct Ring<M> {
    focus_state: FocusState,
    on_press: Option<M>,
    /// The name that is reported to operations as a text; empty for a control whose text is found anyway.
    name: String,
    /// It marks something else than the focus.
    is_mark: bool,
}

/// Puts the ring around a control; a press on it sends `on_press` in addition to the control's message. So does the wheel over it while
/// the ring is shown.
pub(super) fn ring<'a, M: Clone + 'a>(
    content: impl Into<Element<'a, M>>,
    focus_state: FocusState,
    on_press: Option<M>,
) -> Element<'a, M> {
    let name = String::new();
    let ring = Ring {
        focus_state,
        on_press,
        name,
        is_mark: false,
    };
    decorate(content, ring)
}

/// Puts a ring around something that is not a control. `colors` are those of its line and its rim.
pub(super) fn marked_by_ring<'a, M: Clone + 'a>(
    content: impl Into<Element<'a, M>>,
    colors: (Color, Color),
    radius: f32,
) -> Element<'a, M> {
    let focus_state = FocusState {
        focused: true,
        shown: true,
        arrived: false,
        colors,
        radius,
        reveal: None,
    };
    let (on_press, name) = (None, String::new());
    let ring = Ring {
        focus_state,
        on_press,
        name,
        is_mark: true,
    };
    decorate(content, ring)
}

/// Gives a picture, or text that is drawn in pieces, a name by which it can be found like plain text.
pub fn named<'a, M: Clone + 'a>(
    content: impl Into<Element<'a, M>>,
    name: String,
) -> Element<'a, M> {
    let focus_state = FocusState {
        focused: false,
        shown: false,
        arrived: false,
        reveal: None,
        colors: (Color::TRANSPARENT, Color::TRANSPARENT),
        radius: 0.0,
    };
    let on_press = None;
    let named = Ring {
        focus_state,
        on_press,
        name,
        is_mark: true,
    };
    decorate(content, named)
}

/// Applies the form's focus to the text fields inside, and scrolls to the selected part.
struct SyncFocus {
    focused: bool,
    reveal: Option<(f32, f32)>,
    /// This operation has focused a field.
    is_new: bool,
}

impl Operation for SyncFocus {
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

/// Selects the text of a text field.
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
    type State = ();

    fn before(&self, _state: &mut (), event: &Event, context: &mut EventContext<'_, '_, '_, M>) {
        let pressed = match event {
            Event::Mouse(mouse::Event::ButtonPressed(_)) => context.is_hovered(),
            // The user scrolls away from the selected part, so it must not be scrolled back into view: `on_press` hides the ring, and what is not
            // ringed is not revealed.
            Event::Mouse(mouse::Event::WheelScrolled { .. }) => {
                context.is_hovered() && self.is_shown()
            }
            Event::Mouse(_) => false,
            _ => {
                let focused = self.focus_state.focused;
                let reveal = self.focus_state.reveal.filter(|_| self.is_shown());
                let mut sync = SyncFocus {
                    focused,
                    reveal,
                    is_new: false,
                };
                context.control.operate(&mut sync);
                if sync.is_new && self.focus_state.arrived {
                    context.control.operate(&mut SelectAll);
                }
                false
            }
        };
        let message = self.on_press.clone().filter(|_| pressed);
        if let Some(message) = message {
            context.shell.publish(message);
        }
    }

    fn report(&self, bounds: Rectangle, operation: &mut dyn Operation) {
        if self.is_shown() && !self.is_mark {
            operation.custom(None, bounds, &mut Focused);
        }
        if !self.name.is_empty() {
            operation.text(None, bounds, &self.name);
        }
    }

    fn paint(&self, bounds: Rectangle, viewport: &Rectangle, renderer: &mut Renderer) {
        let Some(visible) = bounds.expand(RING).intersection(viewport) else {
            return;
        };
        if self.is_shown() {
            // In a layer of its own, what is drawn later beside the control does not cover it.
            renderer.with_layer(visible, |renderer| self.paint_ring(bounds, renderer));
        }
    }
}

impl<M> Ring<M> {
    fn paint_ring(&self, bounds: Rectangle, renderer: &mut Renderer) {
        let (line, rim) = self.focus_state.colors;
        // The rim is on both sides of the line, so that the ring is visible on any background. Inside, it covers the border of the control.
        for (out, width, color) in [(RING, RING + 1.0, rim), (LINE, LINE, line)] {
            let border = Border {
                color,
                width,
                radius: (self.focus_state.radius + out).into(),
            };
            let quad = renderer::Quad {
                bounds: bounds.expand(out),
                border,
                ..renderer::Quad::default()
            };
            renderer.fill_quad(quad, Color::TRANSPARENT);
        }
    }

    /// Whether the ring is drawn.
    fn is_shown(&self) -> bool {
        self.focus_state.focused && self.focus_state.shown
    }
}
