//! A place that hears the keyboard before what is in it does.

use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, overlay, renderer};
use iced::keyboard::{self, Key, Modifiers};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector};

/// A key that was pressed, or let go.
#[derive(Clone, Debug, PartialEq)]
pub struct KeyPress {
    /// The key, letters as they are without Shift.
    pub key: Key,
    /// What is held with it.
    pub modifiers: Modifiers,
    /// It was let go, not pressed.
    pub released: bool,
}

/// What a key did.
#[derive(Clone, Debug, PartialEq)]
pub enum Reaction<M> {
    /// Nothing; others may have it.
    Pass,
    /// Nothing, and nobody else gets it.
    Swallow,
    /// This.
    Send(M),
    /// This, and others may have it too.
    Tell(M),
}

type React<'a, M> = Box<dyn Fn(&KeyPress) -> Reaction<M> + 'a>;

struct KeyArea<'a, M> {
    content: Element<'a, M>,
    react: React<'a, M>,
}

/// Lets `react` have every key before `content`.
pub fn key_area<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    react: impl Fn(&KeyPress) -> Reaction<M> + 'a,
) -> Element<'a, M> {
    Element::new(KeyArea {
        content: content.into(),
        react: Box::new(react),
    })
}

impl KeyPress {
    /// The key of an event, if it is about one.
    pub fn of(event: &keyboard::Event) -> Option<Self> {
        let (key, modifiers, released) = match event {
            keyboard::Event::KeyPressed { key, modifiers, .. } => (key, modifiers, false),
            keyboard::Event::KeyReleased { key, modifiers, .. } => (key, modifiers, true),
            keyboard::Event::ModifiersChanged(_) => return None,
        };
        Some(Self {
            key: key.clone(),
            modifiers: *modifiers,
            released,
        })
    }
}

impl<M> Widget<M, Theme, Renderer> for KeyArea<'_, M> {
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
        if let Event::Keyboard(event) = event
            && let Some(press) = KeyPress::of(event)
        {
            match (self.react)(&press) {
                Reaction::Pass => {}
                Reaction::Swallow => shell.capture_event(),
                Reaction::Tell(message) => shell.publish(message),
                Reaction::Send(message) => {
                    shell.publish(message);
                    shell.capture_event();
                }
            }
            if shell.is_event_captured() {
                return;
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
