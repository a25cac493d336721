//! A control with something around it: it is measured, laid out and drawn as it is alone, and what is around it sees every
//! event first, adds to what is told about it and paints above it.

use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, overlay, renderer};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector};

/// What is around a control.
pub(super) trait Around<M> {
    /// What it remembers from one event to the next.
    type Memory: Default + 'static;

    /// An event comes; the control has it afterwards unless it was captured.
    fn before(
        &self,
        _memory: &mut Self::Memory,
        _event: &Event,
        _inside: &mut Inside<'_, '_, '_, M>,
    ) {
    }

    /// What is told of the control besides what it tells itself.
    fn tell(&self, _bounds: Rectangle, _operation: &mut dyn Operation) {}

    /// The shape of the pointer over the control, where it has this one itself.
    fn shape(&self, shape: mouse::Interaction) -> mouse::Interaction {
        shape
    }

    /// Paints above the control.
    fn paint(&self, _bounds: Rectangle, _renderer: &mut Renderer) {}
}

/// The control, as what is around it sees it while an event passes.
pub(super) struct Inside<'a, 'b, 'c, M> {
    content: &'a mut Element<'b, M>,
    tree: &'a mut Tree,
    layout: Layout<'a>,
    renderer: &'a Renderer,
    /// Whether the pointer is above it.
    pub hovered: bool,
    /// Where messages go.
    pub shell: &'a mut Shell<'c, M>,
}

impl<M> Inside<'_, '_, '_, M> {
    /// Does something with all that is in the control.
    pub fn operate(&mut self, operation: &mut dyn Operation) {
        self.content
            .as_widget_mut()
            .operate(self.tree, self.layout, self.renderer, operation);
    }
}

/// What is around remembers this. It is never taken for the state of a control that remembers nothing.
#[derive(Default)]
struct Remembered<T>(T);

struct Surrounded<'a, M, A> {
    content: Element<'a, M>,
    around: A,
}

/// Puts `around` around the control.
pub(super) fn surround<'a, M: 'a, A: Around<M> + 'a>(
    content: impl Into<Element<'a, M>>,
    around: A,
) -> Element<'a, M> {
    Element::new(Surrounded {
        content: content.into(),
        around,
    })
}

impl<M, A: Around<M>> Widget<M, Theme, Renderer> for Surrounded<'_, M, A> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Remembered<A::Memory>>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Remembered::<A::Memory>::default())
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
        let (content, tree) = (self.content.as_widget_mut(), &mut tree.children[0]);
        content.layout(tree, renderer, limits)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        self.around.tell(layout.bounds(), operation);
        let (content, tree) = (self.content.as_widget_mut(), &mut tree.children[0]);
        content.operate(tree, layout, renderer, operation);
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
        // Whoever stood before this control may have captured the event, and it is to know of it nevertheless.
        let was_captured = shell.is_event_captured();
        let mut inside = Inside {
            content: &mut self.content,
            tree: &mut tree.children[0],
            layout,
            renderer,
            hovered: cursor.is_over(layout.bounds()),
            shell: &mut *shell,
        };
        let Remembered(memory) = tree.state.downcast_mut::<Remembered<A::Memory>>();
        self.around.before(memory, event, &mut inside);
        if was_captured || !shell.is_event_captured() {
            let (content, tree) = (self.content.as_widget_mut(), &mut tree.children[0]);
            content.update(
                tree, event, layout, cursor, renderer, clipboard, shell, viewport,
            );
        }
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
        let shape = content.mouse_interaction(tree, layout, cursor, viewport, renderer);
        self.around.shape(shape)
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
        self.around.paint(layout.bounds(), renderer);
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
