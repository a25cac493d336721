//! Painting the table: furniture, compass and tiles, all as prepared pictures.

use iced::advanced::image::Image;
use iced::mouse;
use iced::widget::canvas::{self, Event, Frame, Geometry as Drawing};
use iced::{Rectangle, Renderer, Theme};

use super::compass;
use super::geometry::Side;
use super::layout::{Placed, Spot};
use super::{Message, Table};
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
    if let Some(picture) = pictures.furniture(what) {
        let place = around(rect, &picture);
        frame.draw_image(place, Image::new(picture.handle));
    }
}

/// Draws a tile's picture.
pub fn put_tile(frame: &mut Frame, pictures: &Pictures, placed: &Placed) {
    let picture = pictures.tile(placed.face, placed.width, placed.side);
    let place = Rectangle::new(placed.rect.position(), picture.size);
    frame.draw_image(place, Image::new(picture.handle));
}

impl canvas::Program<Message> for Ground<'_> {
    type State = ();

    fn update(
        &self,
        _state: &mut (),
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
                match button {
                    mouse::Button::Left => {
                        Some(canvas::Action::publish(Message::Pressed(spot)).and_capture())
                    }
                    mouse::Button::Right => Some(
                        canvas::Action::publish(Message::RightPressed(spot, point)).and_capture(),
                    ),
                    _ => None,
                }
            }
            mouse::Event::CursorMoved { .. } => {
                let spot = cursor
                    .position_in(bounds)
                    .and_then(|point| self.table.at(point));
                (spot != self.table.hovered)
                    .then(|| canvas::Action::publish(Message::Hovered(spot)))
            }
            mouse::Event::CursorLeft if self.table.hovered.is_some() => {
                Some(canvas::Action::publish(Message::Hovered(None)))
            }
            _ => None,
        }
    }

    fn mouse_interaction(
        &self,
        _state: &(),
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
        _state: &(),
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Drawing> {
        let mut frame = Frame::new(renderer, bounds.size());
        let pictures = self.pictures;
        put(
            &mut frame,
            pictures,
            Furniture::Table,
            Rectangle::with_size(pictures.geometry().size),
        );
        self.stakes(&mut frame);
        compass::draw(&mut frame, self.table, pictures);
        for placed in &self.table.placed {
            if self
                .table
                .flights
                .iter()
                .any(|flight| flight.spot == placed.spot)
            {
                continue;
            }
            self.tile(&mut frame, placed);
        }
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
        }
    }

    fn tile(&self, frame: &mut Frame, placed: &Placed) {
        let lies = !matches!(placed.spot, Spot::Stake(..) | Spot::Well);
        if lies {
            let what = Furniture::Shadow {
                width: placed.width as u16,
                side: placed.side,
                high: false,
            };
            let mut below = placed.rect;
            below.y += (0.04 * placed.width).round();
            put(frame, self.pictures, what, below);
        }
        put_tile(frame, self.pictures, placed);
    }

    fn marks(&self, frame: &mut Frame) {
        let (table, pictures) = (self.table, self.pictures);
        let own = table.viewer();
        let find = |spot| table.placed.iter().find(|placed| placed.spot == spot);
        let flying = |spot| table.flights.iter().any(|flight| flight.spot == spot);
        if let Some(placed) = table
            .marks
            .cursor
            .and_then(|index| find(Spot::Stake(own, index)))
        {
            put(frame, pictures, Furniture::Selected, placed.rect);
            if table.marks.by_key {
                put(frame, pictures, Furniture::Focus, placed.rect);
            }
        }
        if let Some(placed) = table
            .marks
            .tip
            .and_then(|index| find(Spot::Stake(own, index)))
        {
            let stake = pictures.geometry().stake(Side::Bottom);
            let lamp = Rectangle {
                x: placed.rect.x,
                y: stake.y + stake.height - 0.14 * placed.width,
                width: placed.rect.width,
                height: 0.0,
            };
            put(frame, pictures, Furniture::Lamp, lamp);
        }
        if let Some(discard) = table.shown.discards.last()
            && let Some(placed) =
                find(Spot::Discard(discard.serial)).filter(|placed| !flying(placed.spot))
        {
            put(frame, pictures, Furniture::Fresh(placed.side), placed.rect);
        }
        if matches!(table.shown.players[own].drawn, Some((Some(_), _)))
            && table.shown.turn == Some(own)
        {
            let last = table
                .placed
                .iter()
                .rev()
                .find(|placed| matches!(placed.spot, Spot::Stake(seat, _) if seat == own));
            if let Some(placed) = last {
                let stake = pictures.geometry().stake(Side::Bottom);
                let above = Rectangle {
                    x: placed.rect.x,
                    y: stake.y - 0.1 * placed.width,
                    width: placed.rect.width,
                    height: 0.0,
                };
                put(frame, pictures, Furniture::Pointer, above);
            }
        }
        if let Some(DealEnd::MahJong { winner, tile, .. }) = &table.shown.end {
            let side = Side::of(*winner, own);
            let last = table.placed.iter().rev().find(|placed| {
                matches!(placed.spot, Spot::Stake(seat, _) if seat == *winner)
                    && placed.face == Some(*tile)
            });
            if let Some(placed) = last.filter(|placed| !flying(placed.spot)) {
                put(frame, pictures, Furniture::Winning(side), placed.rect);
            }
        }
    }
}
