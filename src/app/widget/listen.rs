//! The root of the window: every event comes in here, is put in the program's own terms (fingers become the pointer, AltGr a modifier),
//! goes to all that is in the window, and is heard afterwards, in the order in which they come.
//!
//! A subscription would not do: iced hands events to it through a queue of a hundred places and drops what finds none, so that a
//! key is lost when it comes with many movements of the mouse, and comes late when it comes with a click.

use std::time::Instant;

use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, overlay, renderer};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector};

use super::alt_graph::AltGraph;
use super::fingers::{Fingers, Turned};

type Hear<'a, M> = Box<dyn Fn(&Event, bool) -> Option<M> + 'a>;

/// What the devices are doing.
#[derive(Default)]
struct Devices {
    alt_graph: AltGraph,
    fingers: Fingers,
}

struct Ear<'a, M> {
    content: Element<'a, M>,
    hear: Hear<'a, M>,
}

/// Tells `hear` of every event after `content` has had it, and whether somebody captured it.
pub fn listen<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    hear: impl Fn(&Event, bool) -> Option<M> + 'a,
) -> Element<'a, M> {
    Element::new(Ear {
        content: content.into(),
        hear: Box::new(hear),
    })
}

impl<M> Widget<M, Theme, Renderer> for Ear<'_, M> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Devices>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Devices::default())
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
        let (content, inside) = (self.content.as_widget_mut(), &mut tree.children[0]);
        let devices = tree.state.downcast_mut::<Devices>();
        let marked = devices.alt_graph.mark(event);
        let event = marked.as_ref().unwrap_or(event);
        let pulls = |point| {
            let cursor = mouse::Cursor::Available(point);
            let shape = content.mouse_interaction(inside, layout, cursor, viewport, renderer);
            shape == mouse::Interaction::Grab
        };
        let turned = devices.fingers.turn(event, cursor, Instant::now(), pulls);
        if let Some(deadline) = devices.fingers.deadline() {
            shell.request_redraw_at(deadline);
        }
        match turned {
            Turned::Same(cursor) => {
                content.update(
                    inside, event, layout, cursor, renderer, clipboard, shell, viewport,
                );
                if let Some(message) = (self.hear)(event, shell.is_event_captured()) {
                    shell.publish(message);
                }
            }
            Turned::Into(events) => {
                for (event, cursor) in events {
                    // Each is captured, or not, by itself.
                    let mut messages = Vec::new();
                    let mut own = Shell::new(&mut messages);
                    content.update(
                        inside, &event, layout, cursor, renderer, clipboard, &mut own, viewport,
                    );
                    if let Some(message) = (self.hear)(&event, own.is_event_captured()) {
                        own.publish(message);
                    }
                    shell.merge(own, |message| message);
                }
                // Whether a finger or the mouse did it may matter.
                if let Event::Touch(_) = event
                    && let Some(message) = (self.hear)(event, false)
                {
                    shell.publish(message);
                }
            }
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
        let cursor = tree.state.downcast_ref::<Devices>().fingers.cursor(cursor);
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
        let cursor = tree.state.downcast_ref::<Devices>().fingers.cursor(cursor);
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

#[cfg(test)]
mod tests;
