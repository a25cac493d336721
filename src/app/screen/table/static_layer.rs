//! The layer of the table that does not move: paints sprites, compass and tiles as prepared pictures, and handles the pointer.

use iced::advanced::mouse::{Click, click::Kind};
use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, renderer};
use iced::{Element, Event, Length, Point, Rectangle, Renderer, Size, Theme, mouse, touch};

use super::claimed_tiles::{claimed_tiles, winning_tile};
use super::compass;
use super::painter::Painter;
use super::people;
use super::placed::{PlacedTile, TilePosition};
use super::{Message, Over, TableScreen, painting_order};
use crate::app::render::pictures::{Large, PictureCache, Sprite};
use crate::app::render::side::Side;
use engine::table::{DealEnd, SeatView};
use engine::tiles::Seat;

/// The layer of everything that does not move.
pub struct StaticLayer<'a> {
    /// The table screen.
    pub table: &'a TableScreen,
    /// The table it shows.
    pub shown: &'a SeatView,
    /// The prepared pictures.
    pub pictures: &'a PictureCache,
}

/// The maximum number of a player's claimed sets; each has a slot for its arrow.
const MAX_CLAIMED_SETS: usize = 4;

/// The state of the left button.
#[derive(Debug, Default)]
struct DragState {
    last_click: Option<Click>,
    /// The place of the player's tile that was pressed, and whether it is being dragged.
    held: Option<(usize, bool)>,
}

impl StaticLayer<'_> {
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

impl Widget<Message, Theme, Renderer> for StaticLayer<'_> {
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
        let mut painter = Painter::new(renderer, self.pictures, layout.bounds());
        painter.put_large(
            Large::TableTop,
            Rectangle::with_size(layout.bounds().size()),
        );
        self.stakes(&mut painter);
        compass::draw(&mut painter, self.table, self.shown);
        people::draw(&mut painter, self.table);
        for placed in painting_order::slots(&self.table.placed) {
            let is_flying = |placed: &&PlacedTile| {
                let mut flights = self.table.flights.iter();
                flights.any(|flight| flight.position == placed.position)
            };
            let is_in_place = |placed: &&PlacedTile| {
                !is_flying(placed) && Some(placed.position) != self.table.front
            };
            let placed = placed.filter(is_in_place);
            tile(&mut painter, placed);
            self.mark_drawn_discard(&mut painter, placed);
        }
        let front = self.table.placed.last();
        tile(
            &mut painter,
            front.filter(|placed| Some(placed.position) == self.table.front),
        );
        self.marks(&mut painter);
    }
}

impl<'a> From<StaticLayer<'a>> for Element<'a, Message> {
    fn from(static_layer: StaticLayer<'a>) -> Self {
        Element::new(static_layer)
    }
}

/// Draws a tile, with its shadow unless it is on a stake or in the well. Without a tile its slots are kept.
fn tile(painter: &mut Painter<'_>, placed: Option<&PlacedTile>) {
    let Some(placed) = placed else {
        painter.skip_slot();
        painter.skip_slot();
        return;
    };
    let is_on_table = !matches!(
        placed.position,
        TilePosition::Stake(..) | TilePosition::Well
    );
    let shadow = is_on_table.then(|| {
        let sprite = Sprite::Shadow {
            width: placed.width as u16,
            side: placed.side,
            high: false,
        };
        let mut below = placed.rect;
        below.y += (0.04 * placed.width).round();
        (sprite, below)
    });
    painter.put_or_skip(shadow);
    painter.tile(placed);
}

impl StaticLayer<'_> {
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

    /// Marks a discard that was the tile drawn just before, if such discards are marked.
    fn mark_drawn_discard(&self, painter: &mut Painter<'_>, placed: Option<&PlacedTile>) {
        let Some(drawn_discards) = &self.table.marks.drawn_discards else {
            return;
        };
        let marked = placed.filter(
            |placed| matches!(placed.position, TilePosition::Discard(serial) if drawn_discards.contains(&serial)),
        );
        let mark = marked.map(|placed| {
            let rect = placed.rect;
            let corner = Point::new(rect.x + 0.8 * rect.width, rect.y + 0.78 * rect.height);
            (Sprite::DrawnDiscard, Rectangle::new(corner, Size::ZERO))
        });
        painter.put_or_skip(mark);
    }

    /// Draws arrows on claimed tiles, pointing to the players who discarded them, if such arrows are shown.
    fn mark_claimed_tiles(&self, painter: &mut Painter<'_>) {
        let table = self.table;
        if !table.marks.claimed {
            return;
        }
        for owner in Seat::ALL {
            let found = claimed_tiles(self.shown, owner);
            for set in 0..MAX_CLAIMED_SETS {
                let mark = found.get(set).and_then(|claimed| {
                    let placed = table
                        .placed
                        .iter()
                        .find(|placed| placed.position == claimed.position)?;
                    let from = Side::of(claimed.from, table.viewer());
                    let at = Rectangle::new(placed.rect.center(), Size::ZERO);
                    Some((Sprite::ClaimedFrom(from), at))
                });
                painter.put_or_skip(mark);
            }
        }
    }

    /// Draws the stakes, and the light at that of the player in turn.
    fn stakes(&self, painter: &mut Painter<'_>) {
        let view = self.shown;
        for seat in Seat::ALL {
            let side = Side::of(seat, self.table.viewer());
            let stake = Large::Stake {
                tall: !side.is_upright(),
                east: view.deal_number > 0 && seat == view.east,
                bright: view.players[seat].standing,
            };
            painter.put_large(stake, self.pictures.geometry().stake(side));
            let light = (view.turn == Some(seat) && view.end.is_none()).then(|| {
                let tall = !side.is_upright();
                (
                    Sprite::TurnLight { tall },
                    self.pictures.geometry().turn_light(side),
                )
            });
            painter.put_or_skip(light);
        }
    }

    /// The bounds of the arrow at a drawn tile: on the upper edge of the tile, but within the stake, so that it touches nothing above.
    pub(super) fn drawn_tile_arrow(&self, placed: &PlacedTile) -> Rectangle {
        let edge = self.pictures.geometry().stake(Side::Bottom).y;
        Rectangle {
            y: placed.rect.y.max(edge + 0.04 * placed.width),
            height: 0.0,
            ..placed.rect
        }
    }

    /// The visible part of a tile, for its frame.
    fn uncovered(&self, placed: &PlacedTile) -> Rectangle {
        let geometry = self.pictures.geometry();
        let size = geometry.uncovered(placed.side, placed.width);
        Rectangle::new(placed.rect.position(), size)
    }

    /// Draws the frames and other marks of single tiles, or keeps their slots.
    fn marks(&self, painter: &mut Painter<'_>) {
        let (table, shown, pictures) = (self.table, self.shown, self.pictures);
        let own = table.viewer();
        let stake = pictures.geometry().stake(Side::Bottom);
        let find = |position| {
            table
                .placed
                .iter()
                .find(|placed| placed.position == position)
        };
        let has_landed = |placed: &&PlacedTile| {
            let mut flights = table.flights.iter();
            !flights.any(|flight| flight.position == placed.position)
        };
        let last_tile = |wanted: &dyn Fn(&PlacedTile) -> bool| {
            let mut tiles = table.placed.iter().rev();
            tiles.find(|placed| wanted(placed))
        };
        let below = |placed: &PlacedTile| Rectangle {
            y: stake.y + stake.height - 0.14 * placed.width,
            height: 0.0,
            ..placed.rect
        };
        let own_tile =
            |index: Option<usize>| index.and_then(|index| find(TilePosition::Stake(own, index)));
        let selected = own_tile(table.marks.cursor);
        let tip = own_tile(table.marks.tip);
        let newest = shown.discards.last();
        let fresh = newest
            .and_then(|discard| find(TilePosition::Discard(discard.serial)))
            .filter(has_landed);
        let drawn = shown.players[own].drawn.and_then(|(tile, _)| tile);
        let drawn = drawn.filter(|_| shown.turn == Some(own) && shown.end.is_none());
        let is_on_stake = |seat, placed: &PlacedTile| matches!(placed.position, TilePosition::Stake(at, _) if at == seat);
        // The player may have moved the drawn tile.
        let drawn = drawn.and_then(|tile| {
            last_tile(&|placed| is_on_stake(own, placed) && placed.face == Some(tile))
        });
        let winning = match &shown.end {
            Some(DealEnd::MahJong { winner, tile, .. }) => {
                let on_stake =
                    last_tile(&|placed| is_on_stake(*winner, placed) && placed.face == Some(*tile));
                let in_set = || winning_tile(&table.placed, shown).and_then(find);
                on_stake.or_else(in_set).filter(has_landed)
            }
            _ => None,
        };
        let marks = [
            selected.map(|placed| (Sprite::Selected, placed.rect)),
            selected
                .filter(|_| table.marks.by_key)
                .map(|placed| (Sprite::Focus, placed.rect)),
            tip.map(|placed| (Sprite::Lamp, below(placed))),
            fresh.map(|placed| (Sprite::Fresh(placed.side), placed.rect)),
            drawn.map(|placed| (Sprite::Pointer, self.drawn_tile_arrow(placed))),
            winning.map(|placed| (Sprite::Winning(placed.side), self.uncovered(placed))),
        ];
        for mark in marks {
            painter.put_or_skip(mark);
        }
        self.mark_claimed_tiles(painter);
    }
}
