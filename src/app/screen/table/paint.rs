//! Painting the table: furniture, compass and tiles, all as prepared pictures.

use std::hash::{DefaultHasher, Hash, Hasher};

use iced::advanced::image::Image;
use iced::advanced::mouse::{Click, click::Kind};
use iced::advanced::text::Alignment;
use iced::mouse;
use iced::widget::canvas::{self, Event, Frame, Geometry as Drawing, Text};
use iced::{Point, Rectangle, Renderer, Size, Theme};

use super::compass;
use super::geometry::Side;
use super::layout::{Placed, Spot};
use super::{Message, Over, Table, order};
use crate::app::pictures::{Furniture, Pictures, around};
use crate::table::DealEnd;
use crate::tiles::Seat;

/// The layer of everything that lies still.
pub struct Ground<'a> {
    /// The screen.
    pub table: &'a Table,
    /// The store of pictures.
    pub pictures: &'a Pictures,
}

/// Draws a piece of furniture so that its middle covers a rectangle.
pub fn put(frame: &mut Frame, pictures: &Pictures, what: Furniture, rect: Rectangle) {
    put_any(frame, pictures, Some((what, rect)));
}

/// Draws a piece of furniture, or keeps its turn.
pub fn put_any(frame: &mut Frame, pictures: &Pictures, what: Option<(Furniture, Rectangle)>) {
    let picture = what.and_then(|(what, rect)| Some((pictures.furniture(what)?, rect)));
    match picture {
        Some((picture, rect)) => {
            let place = around(rect, &picture);
            frame.draw_image(place, Image::new(picture.handle));
        }
        None => put_nothing(frame, pictures),
    }
}

/// Keeps the turn of a picture that is not there now.
fn put_nothing(frame: &mut Frame, pictures: &Pictures) {
    let outside = Rectangle::new(Point::new(-16.0, -16.0), Size::new(1.0, 1.0));
    frame.draw_image(outside, Image::new(pictures.nothing()));
}

/// Writes words. The renderer takes it that changed words lie right of and below their anchor and repaints only there, which
/// leaves the rest of the old ones; so an unseen picture lies under them that changes with them.
pub fn put_words(frame: &mut Frame, pictures: &Pictures, words: Text) {
    let mut hasher = DefaultHasher::new();
    words.content.hash(&mut hasher);
    let mut under = Image::new(pictures.nothing());
    under.opacity = (hasher.finish() % 1000) as f32 / 1000.0;
    frame.draw_image(room_for(&words), under);
    frame.fill_text(words);
}

/// A rectangle that surely holds these words of one line.
fn room_for(words: &Text) -> Rectangle {
    let size = words.size.0;
    let width = (words.content.chars().count() + 1) as f32 * size;
    let before = match words.align_x {
        Alignment::Center => width / 2.0,
        Alignment::Right => width - size / 2.0,
        _ => size / 2.0,
    };
    Rectangle::new(
        Point::new(words.position.x - before, words.position.y - size),
        Size::new(width, 2.0 * size),
    )
}

/// Draws a tile's picture.
pub fn put_tile(frame: &mut Frame, pictures: &Pictures, placed: &Placed) {
    let picture = pictures.tile(placed.face, placed.width, placed.side);
    let place = Rectangle::new(placed.rect.position(), picture.size);
    frame.draw_image(place, Image::new(picture.handle));
}

/// What the left button does just now.
#[derive(Debug, Default)]
pub struct Hand {
    last: Option<Click>,
    /// The place of the own tile it holds, and whether that was pulled along.
    held: Option<(usize, bool)>,
}

impl Ground<'_> {
    /// The left button goes down: a press at once, or a tile is held that may be pulled to another place.
    fn press(&self, hand: &mut Hand, spot: Option<Spot>, point: Point) -> Option<Message> {
        let click = Click::new(point, mouse::Button::Left, hand.last);
        hand.last = Some(click);
        match spot {
            Some(spot) if click.kind() == Kind::Double => Some(Message::PressedTwice(spot)),
            Some(Spot::Stake(seat, index))
                if seat == self.table.viewer() && self.table.rows.can_be_arranged() =>
            {
                hand.held = Some((index, false));
                None
            }
            spot => Some(Message::Pressed(spot)),
        }
    }

    /// The pointer moves: a held tile comes along, or what is under the pointer is told.
    fn point(&self, hand: &mut Hand, point: Option<Point>) -> Option<Message> {
        let over = point.map(|point| self.table.over(point, self.pictures));
        let over = over.unwrap_or_default();
        match (hand.held, over) {
            (Some((from, _)), Over::Tile(Spot::Stake(seat, to)))
                if seat == self.table.viewer() && to != from =>
            {
                hand.held = Some((to, true));
                Some(Message::Pulled(from, to))
            }
            _ => (over != self.table.hovered).then_some(Message::Hovered(over)),
        }
    }
}

impl canvas::Program<Message> for Ground<'_> {
    type State = Hand;

    fn update(
        &self,
        hand: &mut Hand,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<canvas::Action<Message>> {
        let Event::Mouse(event) = event else {
            return None;
        };
        match event {
            mouse::Event::ButtonPressed(button) => {
                let point = cursor.position_in(bounds)?;
                let spot = self.table.pressed(point, self.pictures);
                let pressed = match button {
                    mouse::Button::Left => self.press(hand, spot, point),
                    mouse::Button::Right => Some(Message::RightPressed(spot, point)),
                    _ => return None,
                };
                let action = pressed.map_or_else(canvas::Action::capture, canvas::Action::publish);
                Some(action.and_capture())
            }
            mouse::Event::ButtonReleased(mouse::Button::Left) => {
                let (index, pulled) = hand.held.take()?;
                let spot = Spot::Stake(self.table.viewer(), index);
                (!pulled).then(|| canvas::Action::publish(Message::Pressed(Some(spot))))
            }
            mouse::Event::CursorMoved { .. } => {
                let said = self.point(hand, cursor.position_in(bounds))?;
                Some(canvas::Action::publish(said))
            }
            mouse::Event::CursorLeft if self.table.hovered != Over::Nothing => {
                Some(canvas::Action::publish(Message::Hovered(Over::Nothing)))
            }
            _ => None,
        }
    }

    fn mouse_interaction(
        &self,
        _hand: &Hand,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> mouse::Interaction {
        let Some(point) = cursor.position_in(bounds) else {
            return mouse::Interaction::default();
        };
        let own = self.table.viewer();
        match self.table.pressed(point, self.pictures) {
            Some(Spot::Well) if self.table.marks.claimable => mouse::Interaction::Pointer,
            Some(Spot::Stake(seat, _)) if seat == own && self.table.shown.turn == Some(own) => {
                mouse::Interaction::Pointer
            }
            _ => mouse::Interaction::default(),
        }
    }

    fn draw(
        &self,
        _hand: &Hand,
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Drawing> {
        let mut frame = Frame::new(renderer, bounds.size());
        let pictures = self.pictures;
        for (corner, piece) in pictures.table_top().iter() {
            let place = Rectangle::new(*corner, piece.size);
            frame.draw_image(place, Image::new(piece.handle.clone()));
        }
        self.stakes(&mut frame);
        compass::draw(&mut frame, self.table, pictures);
        for placed in order::turns(&self.table.placed) {
            let flies = |placed: &&Placed| {
                let mut flights = self.table.flights.iter();
                flights.any(|flight| flight.spot == placed.spot)
            };
            let stays = |placed: &&Placed| !flies(placed) && Some(placed.spot) != self.table.front;
            self.tile(&mut frame, placed.filter(stays));
        }
        let front = self.table.placed.last();
        let front = front.filter(|placed| Some(placed.spot) == self.table.front);
        self.tile(&mut frame, front);
        self.marks(&mut frame);
        vec![frame.into_geometry()]
    }
}

impl Ground<'_> {
    fn stakes(&self, frame: &mut Frame) {
        let view = &self.table.shown;
        for seat in Seat::ALL {
            let side = Side::of(seat, self.table.viewer());
            let what = Furniture::Stake {
                tall: !side.is_upright(),
                east: view.deal_number > 0 && seat == view.east,
                bright: view.players[seat].standing,
            };
            put(
                frame,
                self.pictures,
                what,
                self.pictures.geometry().stake(side),
            );
            let light = (view.turn == Some(seat) && view.end.is_none()).then(|| {
                let tall = !side.is_upright();
                (
                    Furniture::Light { tall },
                    self.pictures.geometry().rim(side),
                )
            });
            put_any(frame, self.pictures, light);
        }
    }

    /// A tile, above its shadow unless it stands on a stake.
    fn tile(&self, frame: &mut Frame, placed: Option<&Placed>) {
        let Some(placed) = placed else {
            put_nothing(frame, self.pictures);
            put_nothing(frame, self.pictures);
            return;
        };
        let lies = !matches!(placed.spot, Spot::Stake(..) | Spot::Well);
        let shadow = lies.then(|| {
            let what = Furniture::Shadow {
                width: placed.width as u16,
                side: placed.side,
                high: false,
            };
            let mut below = placed.rect;
            below.y += (0.04 * placed.width).round();
            (what, below)
        });
        put_any(frame, self.pictures, shadow);
        put_tile(frame, self.pictures, placed);
    }

    fn marks(&self, frame: &mut Frame) {
        let (table, pictures) = (self.table, self.pictures);
        let own = table.viewer();
        let stake = pictures.geometry().stake(Side::Bottom);
        let find = |spot| table.placed.iter().find(|placed| placed.spot == spot);
        let still = |placed: &&Placed| {
            let mut flights = table.flights.iter();
            !flights.any(|flight| flight.spot == placed.spot)
        };
        let last = |wanted: &dyn Fn(&Placed) -> bool| {
            let mut tiles = table.placed.iter().rev();
            tiles.find(|placed| wanted(placed))
        };
        // A mark on the edge of the stake, at a tile of it.
        let at_edge = |placed: &Placed, y: f32| Rectangle {
            y: stake.y + y * placed.width,
            height: 0.0,
            ..placed.rect
        };
        let on_stake = |index: Option<usize>| index.and_then(|index| find(Spot::Stake(own, index)));
        let chosen = on_stake(table.marks.cursor);
        let tip = on_stake(table.marks.tip);
        let newest = table.shown.discards.last();
        let fresh = newest
            .and_then(|discard| find(Spot::Discard(discard.serial)))
            .filter(still);
        let drew = match table.shown.players[own].drawn {
            Some((drew, _)) if table.shown.turn == Some(own) => drew,
            _ => None,
        };
        let of = |seat, placed: &Placed| matches!(placed.spot, Spot::Stake(at, _) if at == seat);
        let drawn =
            last(&|placed| of(own, placed) && placed.face == drew).filter(|_| drew.is_some());
        let winning = match &table.shown.end {
            Some(DealEnd::MahJong { winner, tile, .. }) => {
                last(&|placed| of(*winner, placed) && placed.face == Some(*tile)).filter(still)
            }
            _ => None,
        };
        let marks = [
            chosen.map(|placed| (Furniture::Selected, placed.rect)),
            chosen
                .filter(|_| table.marks.by_key)
                .map(|placed| (Furniture::Focus, placed.rect)),
            tip.map(|placed| {
                (
                    Furniture::Lamp,
                    at_edge(placed, stake.height / placed.width - 0.14),
                )
            }),
            fresh.map(|placed| (Furniture::Fresh(placed.side), placed.rect)),
            drawn.map(|placed| (Furniture::Pointer, at_edge(placed, -0.1))),
            winning.map(|placed| (Furniture::Winning(placed.side), placed.rect)),
        ];
        for mark in marks {
            put_any(frame, pictures, mark);
        }
    }
}
