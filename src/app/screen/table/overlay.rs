//! The moving layer of the table: flying tiles with their shadows, the ring around a discard, the timer bar and the balloons.

use iced::advanced::image::Image;
use iced::advanced::text::Alignment;
use iced::{Point, Rectangle, Size, Vector};

use super::painter::{Painter, TextLine};
use super::placed::PlacedTile;
use super::{Balloon, TableScreen, Timer};
use crate::app::render::pictures::{PictureCache, Sprite, around};
use crate::app::render::side::Side;
use crate::app::render::sprite::shape as balloon_shape;
use crate::app::theme;

/// The most letters for which a balloon is made larger.
const MAX_LETTERS: usize = 60;
/// Balloons are as wide as for a multiple of this many letters, so that few pictures are needed.
const LETTER_STEP: usize = 3;

/// What is painted above the static layer.
pub struct Overlay<'a> {
    /// The table screen.
    pub table: &'a TableScreen,
    /// The prepared pictures.
    pub pictures: &'a PictureCache,
}

impl Overlay<'_> {
    /// Draws everything.
    pub fn draw(&self, painter: &mut Painter<'_>) {
        self.timer(painter);
        let claimable = self.table.marks.claimable && self.table.flights.is_empty();
        let well = Rectangle::new(self.pictures.geometry().well(), Size::ZERO);
        painter.put_or_skip(claimable.then_some((Sprite::Ring, well)));
        self.flights(painter);
        if self.table.marks.balloons {
            for (seat, balloon) in self.table.balloons.iter() {
                if let Some(balloon) = balloon {
                    self.balloon(painter, Side::of(seat, self.table.viewer()), balloon);
                }
            }
        }
    }

    /// Draws the timer bar. With reduced motion it shrinks in ten steps.
    fn timer(&self, painter: &mut Painter<'_>) {
        let bar = self.pictures.geometry().timer();
        let palette = self.pictures.palette();
        let share = match self.table.marks.timer {
            Timer::Idle => return,
            Timer::Running(share) if self.table.motion.reduced => (share * 10.0).ceil() / 10.0,
            Timer::Running(share) => share.clamp(0.0, 1.0),
            Timer::Unlimited => 1.0,
        };
        let remaining = Size::new((bar.width * share).round(), bar.height);
        if remaining.width >= 1.0 {
            let remaining = Rectangle::new(bar.position(), remaining);
            painter.bar(remaining, bar.height / 2.0, palette.gold);
        }
    }

    /// Draws the flying tiles with their shadows.
    fn flights(&self, painter: &mut Painter<'_>) {
        let (table, pictures) = (self.table, self.pictures);
        for flight in &table.flights {
            if table.now < flight.start {
                continue;
            }
            let rect = flight.rect(table.now);
            let height = flight.height(table.now);
            if table.motion.shading && !flight.fades_in {
                let shadow = Sprite::Shadow {
                    width: flight.width as u16,
                    side: flight.side,
                    high: true,
                };
                if let Some(picture) = pictures.sprite(shadow) {
                    let factor = f32::from(table.motion.shadow_size) / 5.0;
                    let offset = (0.06 + 0.24 * height) * flight.width * factor;
                    let place = around(rect + Vector::new(offset * 0.4, offset), picture.size);
                    let mut image = Image::new(picture.handle);
                    image.opacity = 0.4 + 0.6 * height;
                    let snapped =
                        Rectangle::new(Point::new(place.x.round(), place.y.round()), place.size());
                    painter.picture(image, snapped);
                }
            }
            let placed = PlacedTile {
                position: flight.position,
                face: flight.face,
                side: flight.side,
                rect,
                width: flight.width,
            };
            if flight.fades_in {
                let picture = pictures.tile(flight.face, flight.width, flight.side);
                let mut image = Image::new(picture.handle);
                image.opacity = flight.progress(table.now);
                painter.picture(image, Rectangle::new(rect.position(), picture.size));
            } else {
                painter.tile(&placed);
            }
        }
    }

    /// Draws a speech balloon, whose tail points to the speaker's portrait or stake.
    fn balloon(&self, painter: &mut Painter<'_>, side: Side, balloon: &Balloon) {
        let (g, pictures) = (self.pictures.geometry(), self.pictures);
        let width = theme::width(&balloon.text, g.balloon_text(), theme::SEMIBOLD);
        let letters = (g.balloon_letters(width) as usize).min(MAX_LETTERS);
        let letters = letters.next_multiple_of(LETTER_STEP) as u16;
        let marks = &self.table.marks;
        let seat = side.seat(self.table.viewer());
        let at_face = marks.people && marks.faces[seat].is_some();
        let sprite = Sprite::Balloon {
            side,
            letters,
            at_face,
        };
        let Some(picture) = pictures.sprite(sprite) else {
            return;
        };
        let shape = balloon_shape((side, at_face), g.balloon_text_size(letters), g.tile);
        let tip = g.balloon_tip(side, at_face);
        let whole = Rectangle::new(shape.whole.position() + (tip - Point::ORIGIN), picture.size);
        painter.picture(Image::new(picture.handle), whole);
        painter.write(TextLine {
            text: balloon.text.clone(),
            at: shape.body.center() + (tip - Point::ORIGIN),
            align: Alignment::Center,
            size: g.balloon_text(),
            font: theme::SEMIBOLD,
            color: pictures.palette().ink,
        });
    }
}
