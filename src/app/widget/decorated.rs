//! A control with a decoration. It is measured, laid out and drawn as it would be alone; the decoration sees every event first, adds to what the
//! control reports to operations, and paints over it.

use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, overlay, renderer};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector};

/// A decoration of a control.
pub(super) trait Decoration<M> {
    /// The decoration's state between events.
    type State: Default + 'static;

    /// Handles an event, and passes it to the control unless `before` has captured it.
    fn update(
        &self,
        state: &mut Self::State,
        event: &Event,
        context: &mut EventContext<'_, '_, '_, M>,
    ) {
        // If another control has captured the event before, this one still has to see it.
        let was_captured = context.shell.is_event_captured();
        self.before(state, event, context);
        if was_captured || !context.shell.is_event_captured() {
            context.control.update(event, context.cursor, context.shell);
        }
    }

    /// Handles an event before the control, which does not receive it if this captures it.
    fn before(
        &self,
        _state: &mut Self::State,
        _event: &Event,
        _context: &mut EventContext<'_, '_, '_, M>,
    ) {
    }

    /// Reports to an operation, before the control does.
    fn report(&self, _bounds: Rectangle, _operation: &mut dyn Operation) {}

    /// Reports to an operation, after the control has.
    fn report_end(&self, _bounds: Rectangle, _operation: &mut dyn Operation) {}

    /// The pointer position with which the control is drawn, and the pointer's shape over it chosen.
    fn cursor(&self, _state: &Self::State, cursor: mouse::Cursor) -> mouse::Cursor {
        cursor
    }

    /// The shape of the pointer over the control, given the control's own.
    fn shape(&self, shape: mouse::Interaction) -> mouse::Interaction {
        shape
    }

    /// Paints over the control. Only what lies in the viewport is seen.
    fn paint(&self, _bounds: Rectangle, _viewport: &Rectangle, _renderer: &mut Renderer) {}
}

/// What a decoration has access to during an event.
pub(super) struct EventContext<'a, 'b, 'c, M> {
    /// The control.
    pub control: Control<'a, 'b, M>,
    /// The pointer.
    pub cursor: mouse::Cursor,
    /// The shell, to which messages are published.
    pub shell: &'a mut Shell<'c, M>,
}

impl<M> EventContext<'_, '_, '_, M> {
    /// Whether the pointer is above the control.
    pub fn is_hovered(&self) -> bool {
        self.cursor.is_over(self.control.layout.bounds())
    }
}

/// The decorated control with its layout and state.
pub(super) struct Control<'a, 'b, M> {
    content: &'a mut Element<'b, M>,
    tree: &'a mut Tree,
    layout: Layout<'a>,
    renderer: &'a Renderer,
    clipboard: &'a mut dyn Clipboard,
    viewport: &'a Rectangle,
}

impl<M> Control<'_, '_, M> {
    /// Runs an operation on the control.
    pub fn operate(&mut self, operation: &mut dyn Operation) {
        let content = self.content.as_widget_mut();
        content.operate(self.tree, self.layout, self.renderer, operation);
    }

    /// Passes an event to the control.
    pub fn update(&mut self, event: &Event, cursor: mouse::Cursor, shell: &mut Shell<'_, M>) {
        self.content.as_widget_mut().update(
            self.tree,
            event,
            self.layout,
            cursor,
            self.renderer,
            self.clipboard,
            shell,
            self.viewport,
        );
    }

    /// The shape of the pointer over the control.
    pub fn shape(&self, cursor: mouse::Cursor) -> mouse::Interaction {
        let content = self.content.as_widget();
        content.mouse_interaction(self.tree, self.layout, cursor, self.viewport, self.renderer)
    }
}

/// The state of a decoration. The wrapper gives it a type of its own, so that it is never mistaken for the state of a control.
#[derive(Default)]
struct DecorationState<T>(T);

struct Decorated<'a, M, D> {
    content: Element<'a, M>,
    decoration: D,
}

/// Decorates a control.
pub(super) fn decorate<'a, M: 'a, D: Decoration<M> + 'a>(
    content: impl Into<Element<'a, M>>,
    decoration: D,
) -> Element<'a, M> {
    Element::new(Decorated {
        content: content.into(),
        decoration,
    })
}

impl<M, D: Decoration<M>> Decorated<'_, M, D> {
    /// The pointer position for the control.
    fn cursor(&self, tree: &Tree, cursor: mouse::Cursor) -> mouse::Cursor {
        let DecorationState(state) = tree.state.downcast_ref::<DecorationState<D::State>>();
        self.decoration.cursor(state, cursor)
    }
}

impl<M, D: Decoration<M>> Widget<M, Theme, Renderer> for Decorated<'_, M, D> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<DecorationState<D::State>>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(DecorationState::<D::State>::default())
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
        self.decoration.report(layout.bounds(), operation);
        let (content, tree) = (self.content.as_widget_mut(), &mut tree.children[0]);
        content.operate(tree, layout, renderer, operation);
        self.decoration.report_end(layout.bounds(), operation);
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
        let mut context = EventContext {
            control: Control {
                content: &mut self.content,
                tree: &mut tree.children[0],
                layout,
                renderer,
                clipboard,
                viewport,
            },
            cursor,
            shell,
        };
        let DecorationState(state) = tree.state.downcast_mut::<DecorationState<D::State>>();
        self.decoration.update(state, event, &mut context);
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        let cursor = self.cursor(tree, cursor);
        let (content, tree) = (self.content.as_widget(), &tree.children[0]);
        let shape = content.mouse_interaction(tree, layout, cursor, viewport, renderer);
        self.decoration.shape(shape)
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
        let cursor = self.cursor(tree, cursor);
        let (content, tree) = (self.content.as_widget(), &tree.children[0]);
        content.draw(tree, renderer, theme, style, layout, cursor, viewport);
        self.decoration.paint(layout.bounds(), viewport, renderer);
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
