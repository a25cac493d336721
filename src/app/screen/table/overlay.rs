//! What moves above the table: flights with their shadows, the ring round a discard, the timer bar and the balloons.

use iced::advanced::image::Image;
use iced::mouse;
use iced::widget::canvas::{self, Frame, Geometry as Drawing, Path, Text};
use iced::{Point, Rectangle, Renderer, Size, Theme, Vector, alignment, border};

use super::geometry::Side;
use super::layout::Placed;
use super::paint::{put, put_tile, put_words};
use super::{Balloon, Message, Table, Timer};
use crate::app::paint;
use crate::app::pictures::{Furniture, Pictures, around};
use crate::app::theme;

/// The layer above the still one.
pub struct Overlay<'a> {
    /// The screen.
    pub table: &'a Table,
    /// The store of pictures.
    pub pictures: &'a Pictures,
}

impl canvas::Program<Message> for Overlay<'_> {
    type State = ();

    fn draw(
        &self,
        _state: &(),
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Drawing> {
        let mut frame = Frame::new(renderer, bounds.size());
        self.timer(&mut frame);
        if self.table.marks.claimable && self.table.flights.is_empty() {
            let center = self.pictures.geometry().well();
            put(
                &mut frame,
                self.pictures,
                Furniture::Ring,
                Rectangle::new(center, Size::ZERO),
            );
        }
        self.flights(&mut frame);
        if self.table.marks.balloons {
            for (seat, balloon) in self.table.balloons.iter() {
                if let Some(balloon) = balloon {
                    self.balloon(&mut frame, Side::of(seat, self.table.viewer()), balloon);
                }
            }
        }
        vec![frame.into_geometry()]
    }
}

impl Overlay<'_> {
    fn timer(&self, frame: &mut Frame) {
        let bar = self.pictures.geometry().timer();
        let palette = self.pictures.palette();
        let share = match self.table.marks.timer {
            Timer::Idle => return,
            Timer::Running(share) if self.table.motion.reduced => (share * 10.0).ceil() / 10.0,
            Timer::Running(share) => share.clamp(0.0, 1.0),
            Timer::Unlimited => 1.0,
        };
        let radius = border::Radius::from(bar.height / 2.0);
        let rest = Size::new((bar.width * share).round(), bar.height);
        if rest.width >= 1.0 {
            let path = Path::rounded_rectangle(bar.position(), rest, radius);
            frame.fill(&path, palette.gold);
        }
    }

    fn flights(&self, frame: &mut Frame) {
        let (table, pictures) = (self.table, self.pictures);
        for flight in &table.flights {
            if table.now < flight.start {
                continue;
            }
            let rect = flight.rect(table.now);
            let height = flight.height(table.now);
            if table.motion.shading && !flight.appears {
                let what = Furniture::Shadow {
                    width: flight.width as u16,
                    side: flight.side,
                    high: true,
                };
                if let Some(picture) = pictures.furniture(what) {
                    let reach = f32::from(table.motion.shadow_size) / 5.0;
                    let drop = (0.06 + 0.24 * height) * flight.width * reach;
                    let place = around(rect + Vector::new(drop * 0.4, drop), &picture);
                    let mut image = Image::new(picture.handle);
                    image.opacity = 0.4 + 0.6 * height;
                    let snapped =
                        Rectangle::new(Point::new(place.x.round(), place.y.round()), place.size());
                    frame.draw_image(snapped, image);
                }
            }
            let placed = Placed {
                spot: flight.spot,
                face: flight.face,
                side: flight.side,
                rect,
                width: flight.width,
            };
            if flight.appears {
                let picture = pictures.tile(flight.face, flight.width, flight.side);
                let mut image = Image::new(picture.handle);
                image.opacity = flight.progress(table.now);
                frame.draw_image(Rectangle::new(rect.position(), picture.size), image);
            } else {
                put_tile(frame, pictures, &placed);
            }
        }
    }

    /// A balloon over the table, its tail at the speaker's stake, clear of compass and own hand.
    fn balloon(&self, frame: &mut Frame, side: Side, balloon: &Balloon) {
        let (g, pictures) = (self.pictures.geometry(), self.pictures);
        let letters = balloon.text.chars().count().min(60) as u16;
        let Some(picture) = pictures.furniture(Furniture::Balloon(side, letters)) else {
            return;
        };
        let shape = paint::shape(side, g.words_of(letters), g.tile);
        let tip = g.mouth(side);
        let whole = Rectangle::new(shape.whole.position() + (tip - Point::ORIGIN), picture.size);
        frame.draw_image(whole, Image::new(picture.handle));
        let words = Text {
            content: balloon.text.clone(),
            position: shape.body.center() + (tip - Point::ORIGIN),
            color: pictures.palette().ink,
            size: g.balloon_text().into(),
            font: theme::SEMIBOLD,
            align_x: iced::advanced::text::Alignment::Center,
            align_y: alignment::Vertical::Center,
            ..Text::default()
        };
        put_words(frame, pictures, words);
    }
}
