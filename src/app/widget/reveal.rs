//! Keeps the focused control visible: when a key moves the focus in a form that scrolls, the form scrolls to it. Page Up and Page Down scroll the
//! form.

use iced::advanced::widget::operation::Scrollable;
use iced::advanced::widget::operation::scrollable::AbsoluteOffset;
use iced::advanced::widget::{Id, Operation};
use iced::keyboard::{Key, key::Named};
use iced::{Element, Event, Rectangle, Vector};

use super::decorated::{Decoration, EventContext, decorate};
use super::focus::Focused;
use super::key_press::KeyPress;

/// The margin that is kept visible above and below the control, in pixels.
const MARGIN: f32 = 12.0;

/// How many pages a key scrolls, downwards if positive; `None` for other keys.
pub(super) fn page(press: &KeyPress) -> Option<f32> {
    match &press.key {
        _ if press.released || !press.held.is_plain() => None,
        Key::Named(Named::PageUp) => Some(-1.0),
        Key::Named(Named::PageDown) => Some(1.0),
        _ => None,
    }
}

/// The share of the visible height that Page Up and Page Down scroll.
const PAGE: f32 = 0.85;

struct Reveal {
    focused: Option<usize>,
}

/// Scrolls to the focused control whenever `focused` changes.
pub(super) fn reveal<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    focused: Option<usize>,
) -> Element<'a, M> {
    decorate(content, Reveal { focused })
}

/// The control that was last scrolled to.
#[derive(Default)]
struct Revealed(Option<usize>);

/// Finds the bounds of the focused control.
struct FindFocused(Option<Rectangle>);

impl Operation for FindFocused {
    fn custom(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn std::any::Any) {
        if state.is::<Focused>() {
            self.0 = Some(bounds);
        }
    }

    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }
}

/// Scrolls to this offset, unless it is already there.
pub(super) fn scroll(state: &mut dyn Scrollable, translation: Vector, y: f32) {
    if y != translation.y {
        let y = Some(y);
        state.scroll_to(AbsoluteOffset { x: None, y });
    }
}

/// Scrolls everything that contains a control with these bounds, so that the control is visible.
struct ScrollIntoView(Rectangle);

impl Operation for ScrollIntoView {
    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        let (top, height) = (self.0.y - content.y, self.0.height);
        let within = top >= 0.0 && top + height <= content.height && height < bounds.height;
        if !within {
            return;
        }
        let below = top + height + MARGIN - bounds.height;
        let y = translation.y.min(top - MARGIN).max(below).max(0.0);
        scroll(state, translation, y);
    }

    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }
}

/// Scrolls the outermost scrollable by pages.
struct ScrollPages(Option<f32>);

impl Operation for ScrollPages {
    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        _translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        if let Some(pages) = self.0.take() {
            let y = pages * PAGE * bounds.height;
            state.scroll_by(AbsoluteOffset { x: 0.0, y }, bounds, content);
        }
    }

    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }
}

impl<M> Decoration<M> for Reveal {
    type State = Revealed;

    fn before(
        &self,
        revealed: &mut Revealed,
        event: &Event,
        context: &mut EventContext<'_, '_, '_, M>,
    ) {
        if revealed.0 != self.focused {
            revealed.0 = self.focused;
            let mut found = FindFocused(None);
            context.control.operate(&mut found);
            if let Some(place) = found.0 {
                context.control.operate(&mut ScrollIntoView(place));
            }
        }
        if let Event::Keyboard(event) = event
            && let Some(pages) = KeyPress::of(event).as_ref().and_then(page)
        {
            context.control.operate(&mut ScrollPages(Some(pages)));
            context.shell.capture_event();
            context.shell.request_redraw();
        }
    }
}
