//! The widget of the table screen: paints the table, with what moves above what does not, and handles the pointer.

use iced::advanced::mouse::{Click, click::Kind};
use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, layout, renderer};
use iced::{Element, Event, Length, Point, Rectangle, Renderer, Size, Theme, mouse, touch};

use super::overlay::Overlay;
use super::painter::Painter;
use super::placed::TilePosition;
use super::static_layer::StaticLayer;
use super::{Message, Over, TableScreen};
use crate::app::render::pictures::PictureCache;
use engine::table::SeatView;

impl TableScreen {
    /// The widget, for the table as shown.
    pub fn view<'a>(
        &'a self,
        shown: &'a SeatView,
        pictures: &'a PictureCache,
    ) -> Element<'a, Message> {
        Element::new(TableView {
            table: self,
            shown,
            pictures,
        })
    }
}

/// The widget, for the table as shown.
pub(super) struct TableView<'a> {
    pub(super) table: &'a TableScreen,
    pub(super) shown: &'a SeatView,
    pub(super) pictures: &'a PictureCache,
}

/// The state of the left button.
#[derive(Debug, Default)]
struct DragState {
    last_click: Option<Click>,
    /// The place of the player's tile that was pressed, and whether it is being dragged.
    held: Option<(usize, bool)>,
}

impl TableView<'_> {
    /// Handles a press of the left button: it may be the start of a drag of one of the player's tiles.
    fn press(
        &self,
        drag: &mut DragState,
        position: Option<TilePosition>,
        point: Point,
    ) -> Option<Message> {
        let click = Click::new(point, mouse::Button::Left, drag.last_click);
        drag.last_click = Some(click);
        match position {
            Some(position) if click.kind() == Kind::Double => {
                Some(Message::DoublePressed(position))
            }
            Some(TilePosition::Stake(seat, index))
                if seat == self.table.viewer() && self.table.rows.can_be_arranged() =>
            {
                drag.held = Some((index, false));
                None
            }
            position => Some(Message::Pressed(position)),
        }
    }

    /// Handles a movement of the pointer: it drags a tile, or what is under it is reported.
    fn move_pointer(&self, drag: &mut DragState, point: Option<Point>) -> Option<Message> {
        // The fields of the status bar are outside the table, and report themselves when the pointer leaves them.
        let beside = match self.table.hovered {
            field @ (Over::Count | Over::Words | Over::GoalLine) => field,
            _ => Over::Nothing,
        };
        let over = point.map_or(beside, |point| self.table.over(point, self.pictures));
        match (drag.held, over) {
            (Some((from, _)), Over::Tile(TilePosition::Stake(seat, to)))
                if seat == self.table.viewer() && to != from =>
            {
                drag.held = Some((to, true));
                Some(Message::Dragged(from, to))
            }
            _ => (over != self.table.hovered).then_some(Message::Hovered(over)),
        }
    }
}

impl Widget<Message, Theme, Renderer> for TableView<'_> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<DragState>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(DragState::default())
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Fill)
    }

    fn layout(
        &mut self,
        _tree: &mut Tree,
        _renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        layout::atomic(limits, Length::Fill, Length::Fill)
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        _viewport: &Rectangle,
    ) {
        let drag = tree.state.downcast_mut::<DragState>();
        if let Event::Touch(touch::Event::FingerLost { .. }) = event {
            drag.held = None;
        }
        let Event::Mouse(event) = event else { return };
        let point = cursor.position_in(layout.bounds());
        let message = match (event, point) {
            (mouse::Event::ButtonPressed(button), Some(point)) => {
                let position = self.table.pressed(point, self.shown, self.pictures);
                shell.capture_event();
                match button {
                    mouse::Button::Left => self.press(drag, position, point),
                    mouse::Button::Right => Some(Message::RightPressed(position, point)),
                    _ => None,
                }
            }
            (mouse::Event::ButtonReleased(mouse::Button::Left), _) => {
                let own = self.table.viewer();
                let held = drag.held.take().filter(|(_, is_dragged)| !is_dragged);
                held.map(|(index, _)| Message::Pressed(Some(TilePosition::Stake(own, index))))
            }
            (mouse::Event::CursorMoved { .. }, _) => self.move_pointer(drag, point),
            (mouse::Event::CursorLeft, _) => Some(Message::Hovered(Over::Nothing)),
            _ => None,
        };
        if let Some(message) = message {
            shell.publish(message);
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
        cursor
            .position_in(layout.bounds())
            .map_or_else(Default::default, |point| self.interaction(point))
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
        let bounds = layout.bounds();
        let static_layer = StaticLayer {
            table: self.table,
            shown: self.shown,
            pictures: self.pictures,
        };
        static_layer.draw(
            &mut Painter::new(renderer, self.pictures, bounds),
            bounds.size(),
        );
        let overlay = Overlay {
            table: self.table,
            pictures: self.pictures,
        };
        // In a layer of its own, or the text of the static layer would be above it.
        renderer.with_layer(bounds, |renderer| {
            overlay.draw(&mut Painter::new(renderer, self.pictures, bounds));
        });
    }
}

impl TableView<'_> {
    /// The shape of the pointer: an open hand over the player's tiles if they can be moved; otherwise a pointing hand over them during the
    /// player's turn; a pointing hand over a discard worth claiming.
    pub(super) fn interaction(&self, point: Point) -> mouse::Interaction {
        let own = self.table.viewer();
        match self.table.pressed(point, self.shown, self.pictures) {
            Some(TilePosition::Well)
                if self.table.marks.claimable && self.table.marks.worth_claiming =>
            {
                mouse::Interaction::Pointer
            }
            Some(TilePosition::Stake(seat, _))
                if seat == own && self.table.rows.can_be_arranged() =>
            {
                mouse::Interaction::Grab
            }
            Some(TilePosition::Stake(seat, _)) if seat == own && self.shown.turn == Some(own) => {
                mouse::Interaction::Pointer
            }
            _ => mouse::Interaction::default(),
        }
    }
}
