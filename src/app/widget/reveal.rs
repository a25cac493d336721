//! Keeps the focused control in sight: when keys have moved the focus in a form that scrolls, the form scrolls with it.

use iced::advanced::widget::operation::Scrollable;
use iced::advanced::widget::operation::scrollable::AbsoluteOffset;
use iced::advanced::widget::{Id, Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, overlay, renderer};
use iced::keyboard::{self, Key, key::Named};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector};

use super::ring::Focused;

/// So much of what is above and below comes into sight too, in pixels.
const MARGIN: f32 = 12.0;

/// How many pages a key leafs on.
pub(super) fn page(key: &Key) -> Option<f32> {
    match key {
        Key::Named(Named::PageUp) => Some(-1.0),
        Key::Named(Named::PageDown) => Some(1.0),
        _ => None,
    }
}

/// So much of what is seen goes by with Page Up and Page Down.
const PAGE: f32 = 0.85;

struct Reveal<'a, M> {
    content: Element<'a, M>,
    focused: Option<usize>,
}

/// Scrolls to the focused control whenever another one is `focused`.
pub(super) fn reveal<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    focused: Option<usize>,
) -> Element<'a, M> {
    Element::new(Reveal {
        content: content.into(),
        focused,
    })
}

/// The control that was last brought into sight.
struct Revealed(Option<usize>);

/// Looks where the focused control lies.
struct Find(Option<Rectangle>);

impl Operation for Find {
    fn custom(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn std::any::Any) {
        if state.is::<Focused>() {
            self.0 = Some(bounds);
        }
    }

    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }
}

/// Scrolls whatever holds it to where it lies.
struct Bring(Rectangle);

impl Operation for Bring {
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

/// Leafs in the outermost thing that scrolls.
struct Leaf(Option<f32>);

impl Operation for Leaf {
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

impl<M> Widget<M, Theme, Renderer> for Reveal<'_, M> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Revealed>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Revealed(None))
    }

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.content)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.content));
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
        let content = self.content.as_widget_mut();
        content.layout(&mut tree.children[0], renderer, limits)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let content = self.content.as_widget_mut();
        content.operate(&mut tree.children[0], layout, renderer, operation);
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
        let revealed = tree.state.downcast_mut::<Revealed>();
        let content = self.content.as_widget_mut();
        if revealed.0 != self.focused {
            revealed.0 = self.focused;
            let mut found = Find(None);
            content.operate(&mut tree.children[0], layout, renderer, &mut found);
            if let Some(place) = found.0 {
                let mut bring = Bring(place);
                content.operate(&mut tree.children[0], layout, renderer, &mut bring);
            }
        }
        let within = &mut tree.children[0];
        if let Event::Keyboard(keyboard::Event::KeyPressed { key, .. }) = event
            && let Some(pages) = page(key)
        {
            content.operate(within, layout, renderer, &mut Leaf(Some(pages)));
            shell.capture_event();
            shell.request_redraw();
        }
        content.update(
            within, event, layout, cursor, renderer, clipboard, shell, viewport,
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
        let (content, tree) = (self.content.as_widget(), &tree.children[0]);
        content.mouse_interaction(tree, layout, cursor, viewport, renderer)
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
        let (content, tree) = (self.content.as_widget(), &tree.children[0]);
        content.draw(tree, renderer, theme, style, layout, cursor, viewport);
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, M, Theme, Renderer>> {
        let (content, tree) = (self.content.as_widget_mut(), &mut tree.children[0]);
        content.overlay(tree, layout, renderer, viewport, translation)
    }
}
