//! What moves or appears above the table: flying tiles with their shadows, the ring around a discard, the timer bar and the balloons.

use iced::advanced::Renderer as _;
use iced::advanced::image::Image;
use iced::advanced::text::Alignment;
use iced::{Point, Rectangle, Renderer, Size, Vector};

use super::motion::Flight;
use super::painter::{Painter, TextLine};
use super::{Balloon, TableScreen, Timer};
use crate::app::render::pictures::{PictureCache, Sprite, around};
use crate::app::render::side::Side;
use crate::app::render::sprite::shape as balloon_shape;
use crate::app::theme;

/// Space around what is painted, in pixels, for rounding.
const MARGIN: f32 = 2.0;
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

/// A part of the overlay, in coordinates of the table.
#[derive(Default)]
struct Part {
    bar: Option<Rectangle>,
    pictures: Vec<(Image, Rectangle)>,
    text: Option<TextLine>,
}

impl Part {
    /// The area that the part covers; empty if nothing is painted. The text is inside a picture.
    fn area(&self) -> Rectangle {
        let pictures = self.pictures.iter().map(|(_, place)| *place);
        let all = self.bar.into_iter().chain(pictures);
        let area = all.reduce(|one, other| one.union(&other));
        area.map(|area| area.expand(MARGIN)).unwrap_or_default()
    }
}

impl Overlay<'_> {
    /// Draws everything. `bounds` is the place of the table in the window.
    ///
    /// Each part has a layer no larger than itself, since a layer slows down repainting wherever it is. A part that is absent keeps its layer, as
    /// the renderer compares the layers of two frames one by one.
    pub fn draw(&self, renderer: &mut Renderer, bounds: Rectangle) {
        let (table, gold) = (self.table, self.pictures.palette().gold);
        let mut parts = vec![self.timer(), self.ring()];
        parts.extend(table.flights.iter().map(|flight| self.flight(flight)));
        if table.flights.is_empty() {
            parts.push(Part::default());
        }
        parts.extend(table.balloons.iter().map(|(seat, balloon)| {
            let balloon = balloon.as_ref().filter(|_| table.marks.balloons);
            let side = Side::of(seat, table.viewer());
            let part = balloon.and_then(|balloon| self.balloon(side, balloon));
            part.unwrap_or_default()
        }));
        for part in parts {
            let area = part.area() + (bounds.position() - Point::ORIGIN);
            renderer.with_layer(area, |renderer| {
                let mut painter = Painter::new(renderer, self.pictures, bounds);
                if let Some(bar) = part.bar {
                    painter.bar(bar, bar.height / 2.0, gold);
                }
                for (image, place) in part.pictures {
                    painter.picture(image, place);
                }
                if let Some(text) = part.text {
                    painter.write(text);
                }
            });
        }
    }

    /// The timer bar. With reduced motion it shrinks in ten steps.
    fn timer(&self) -> Part {
        let whole = self.pictures.geometry().timer();
        let share = match self.table.marks.timer {
            Timer::Idle => 0.0,
            Timer::Running(share) if self.table.motion.reduced => (share * 10.0).ceil() / 10.0,
            Timer::Running(share) => share.clamp(0.0, 1.0),
            Timer::Unlimited => 1.0,
        };
        let remaining = Size::new((whole.width * share).round(), whole.height);
        let bar = Rectangle::new(whole.position(), remaining);
        Part {
            bar: Some(bar).filter(|bar| bar.width >= 1.0),
            ..Part::default()
        }
    }

    /// The ring around a discard that can be claimed.
    fn ring(&self) -> Part {
        let is_shown = self.table.marks.claimable && self.table.flights.is_empty();
        let ring = is_shown.then(|| self.pictures.sprite(Sprite::Ring));
        let center = Rectangle::new(self.pictures.geometry().well(), Size::ZERO);
        let ring = ring.flatten().map(|ring| {
            let place = around(center, ring.size);
            (Image::new(ring.handle), place)
        });
        Part {
            pictures: ring.into_iter().collect(),
            ..Part::default()
        }
    }

    /// A flying tile with its shadow; nothing before its flight starts.
    fn flight(&self, flight: &Flight) -> Part {
        let (table, pictures) = (self.table, self.pictures);
        if table.now < flight.start {
            return Part::default();
        }
        let rect = flight.rect(table.now);
        let tile = pictures.tile(flight.face, flight.width, flight.side);
        let mut image = Image::new(tile.handle);
        if flight.fades_in {
            image.opacity = flight.progress(table.now);
        }
        let shadow = self.flying_shadow(flight, rect);
        let tile = (image, Rectangle::new(rect.position(), tile.size));
        Part {
            pictures: shadow.into_iter().chain([tile]).collect(),
            ..Part::default()
        }
    }

    /// The shadow of a flying tile, if it has one.
    fn flying_shadow(&self, flight: &Flight, tile: Rectangle) -> Option<(Image, Rectangle)> {
        let motion = &self.table.motion;
        if !motion.shading || flight.fades_in {
            return None;
        }
        let picture = self.pictures.sprite(Sprite::Shadow {
            width: flight.width as u16,
            side: flight.side,
            high: true,
        })?;
        let height = flight.height(self.table.now);
        let factor = f32::from(motion.shadow_size) / 5.0;
        let offset = (0.06 + 0.24 * height) * flight.width * factor;
        let place = around(tile + Vector::new(offset * 0.4, offset), picture.size);
        let snapped = Rectangle::new(Point::new(place.x.round(), place.y.round()), place.size());
        let mut image = Image::new(picture.handle);
        image.opacity = 0.4 + 0.6 * height;
        Some((image, snapped))
    }

    /// A speech balloon, whose tail points to the speaker's stake.
    fn balloon(&self, side: Side, balloon: &Balloon) -> Option<Part> {
        let (g, pictures) = (self.pictures.geometry(), self.pictures);
        let letters = balloon.text.chars().count().min(MAX_LETTERS);
        let letters = letters.next_multiple_of(LETTER_STEP) as u16;
        // Without portraits, the left player's balloon takes the place of the portrait.
        let free = !self.table.marks.people;
        let picture = pictures.sprite(Sprite::Balloon {
            side,
            letters,
            free,
        })?;
        let shape = balloon_shape((side, free), g.balloon_text_size(letters), g.tile);
        let tip = g.balloon_tip(side) - Point::ORIGIN;
        let whole = Rectangle::new(shape.whole.position() + tip, picture.size);
        let text = TextLine {
            text: balloon.text.clone(),
            at: shape.body.center() + tip,
            align: Alignment::Center,
            size: g.balloon_text(),
            font: theme::SEMIBOLD,
            color: pictures.palette().ink,
        };
        Some(Part {
            pictures: vec![(Image::new(picture.handle), whole)],
            text: Some(text),
            ..Part::default()
        })
    }
}
