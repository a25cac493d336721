//! Paints prepared pictures, text and plain bars directly with the renderer. The renderer repaints what differs from the previous frame,
//! comparing items in painting order; so items that come and go keep a slot of their own.

use std::hash::{DefaultHasher, Hash, Hasher};

use iced::advanced::Renderer as _;
use iced::advanced::image::{Handle, Image, Renderer as _};
use iced::advanced::renderer::Quad;
use iced::advanced::text::{Alignment, LineHeight, Renderer as _, Shaping, Text, Wrapping};
use iced::{Color, Font, Point, Rectangle, Renderer, Size, Vector, alignment, border};

use super::placed::PlacedTile;
use crate::app::render::pictures::{Large, PictureCache, Sprite, around};

/// A position this far below a whole pixel counts as that pixel.
const ROUNDING: f32 = 0.01;

/// A line of text and its style.
pub struct TextLine {
    /// The words.
    pub text: String,
    /// The anchor: the end or the middle of the line, vertically centred.
    pub at: Point,
    /// Which of these the anchor is.
    pub align: Alignment,
    /// Text size.
    pub size: f32,
    /// The font.
    pub font: Font,
    /// The colour.
    pub color: Color,
}

impl TextLine {
    /// A rectangle that certainly contains the text.
    fn room(&self) -> Rectangle {
        let width = (self.text.chars().count() + 1) as f32 * self.size;
        let before = match self.align {
            Alignment::Center => width / 2.0,
            Alignment::Right => width - self.size / 2.0,
            _ => self.size / 2.0,
        };
        let corner = Point::new(self.at.x - before, self.at.y - self.size);
        Rectangle::new(corner, Size::new(width, 2.0 * self.size))
    }

    /// A hash of text and style.
    fn mark(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.text.hash(&mut hasher);
        self.color.into_rgba8().hash(&mut hasher);
        hasher.finish()
    }
}

/// Paints the table, in coordinates relative to its upper left corner.
pub struct Painter<'a> {
    renderer: &'a mut Renderer,
    pictures: &'a PictureCache,
    table: Rectangle,
}

impl<'a> Painter<'a> {
    /// A painter for a table at this place in the window.
    pub fn new(renderer: &'a mut Renderer, pictures: &'a PictureCache, table: Rectangle) -> Self {
        Self {
            renderer,
            pictures,
            table,
        }
    }

    /// The prepared pictures.
    pub fn pictures(&self) -> &'a PictureCache {
        self.pictures
    }

    /// Draws any picture.
    pub fn picture(&mut self, image: Image, place: Rectangle) {
        // The renderer would drop a picture that no repainted area touches, and prepare it again later.
        let _ = self.renderer.measure_image(&image.handle);
        let handle = by_number(image.handle);
        let place = on_its_pixels(place + self.corner(), self.pictures.scale());
        self.renderer
            .draw_image(Image { handle, ..image }, place, self.table);
    }

    /// Draws a small sprite so that its middle covers a rectangle.
    pub fn put(&mut self, what: Sprite, rect: Rectangle) {
        self.put_or_skip(Some((what, rect)));
    }

    /// Draws a large sprite so that its middle covers a rectangle.
    pub fn put_large(&mut self, what: Large, rect: Rectangle) {
        let (large, scale) = (self.pictures.large(what), self.pictures.scale());
        let corner = corner_of(around(rect, large.size), scale);
        for (way, piece) in &large.pieces {
            let place = Rectangle::new(corner + *way, piece.size);
            self.picture(Image::new(piece.handle.clone()), place);
        }
    }

    /// Draws a small sprite, or keeps its slot.
    pub fn put_or_skip(&mut self, what: Option<(Sprite, Rectangle)>) {
        let picture = what.and_then(|(what, rect)| Some((self.pictures.sprite(what)?, rect)));
        match picture {
            Some((picture, rect)) => {
                let place = around(rect, picture.size);
                self.picture(Image::new(picture.handle), place);
            }
            None => self.skip_slot(),
        }
    }

    /// Keeps the slot of a picture that is absent now.
    pub fn skip_slot(&mut self) {
        let outside = Rectangle::new(Point::new(-16.0, -16.0), Size::new(1.0, 1.0));
        self.picture(Image::new(self.pictures.nothing()), outside);
    }

    /// Draws a tile's picture.
    pub fn tile(&mut self, placed: &PlacedTile) {
        let picture = self.pictures.tile(placed.face, placed.width, placed.side);
        let place = Rectangle::new(placed.rect.position(), picture.size);
        self.picture(Image::new(picture.handle), place);
    }

    /// Fills a bar with round corners.
    pub fn bar(&mut self, bar: Rectangle, radius: f32, color: Color) {
        let quad = Quad {
            bounds: bar + self.corner(),
            border: border::rounded(radius),
            ..Quad::default()
        };
        self.renderer.fill_quad(quad, color);
    }

    /// Draws text. The renderer assumes that changed text extends right of and below its anchor, so an invisible bar that changes with the text
    /// covers all of it.
    pub fn write(&mut self, words: TextLine) {
        let room = words.room();
        let unseen = Color::from_rgba((words.mark() % 1000) as f32 / 1000.0, 0.0, 0.0, 0.0);
        self.bar(room, 0.0, unseen);
        let text = Text {
            content: words.text,
            bounds: room.size(),
            size: words.size.into(),
            line_height: LineHeight::default(),
            font: words.font,
            align_x: words.align,
            align_y: alignment::Vertical::Center,
            shaping: Shaping::default(),
            wrapping: Wrapping::default(),
        };
        let corner = self.corner();
        self.renderer
            .fill_text(text, words.at + corner, words.color, room + corner);
    }

    fn corner(&self) -> Vector {
        self.table.position() - Point::ORIGIN
    }
}

/// The corner of a large picture in pieces: on a whole physical pixel, so that no seam shows between the pieces, and not left of the window,
/// where the CPU renderer is one pixel off and pieces would overlap.
fn corner_of(whole: Rectangle, scale: f32) -> Point {
    let snap = |length: f32| (length * scale).round() / scale;
    Point::new(snap(whole.x).max(0.0), snap(whole.y))
}

/// Where the renderer puts a picture: on the whole pixel at its corner. When the picture changes it repaints one logical pixel more on each
/// side. At a scale of 150 per cent that ends in the middle of a physical pixel; overlapping pictures then round it differently, and light
/// hairlines remain. An eighth of a pixel more avoids that at all usual scales.
fn on_its_pixels(place: Rectangle, scale: f32) -> Rectangle {
    if cfg!(feature = "gpu") {
        return place;
    }
    let pixel = |length: f32| ((length * scale + ROUNDING).floor() + 0.125) / scale;
    Rectangle {
        x: pixel(place.x),
        y: pixel(place.y),
        ..place
    }
}

/// The same picture, identified by number alone. The CPU renderer caches pictures by number, but to detect changes it also compares all their
/// pixels in every frame.
fn by_number(handle: Handle) -> Handle {
    match handle {
        Handle::Rgba {
            id, width, height, ..
        } if !cfg!(feature = "gpu") => Handle::Rgba {
            id,
            width,
            height,
            pixels: Default::default(),
        },
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A hairline was visible below the left stake, whose shadow begins left of the window.
    #[test]
    fn pieces_of_a_large_picture_do_not_overlap() {
        let size = Size::new(64.0, 64.0);
        for (at, scale) in [
            (-0.9, 1.0),
            (-1.0, 1.5),
            (-1.0, 2.0),
            (0.4, 1.0),
            (7.0, 1.25),
        ] {
            let whole = Rectangle::new(Point::new(at, 20.0), Size::new(91.0, 742.0));
            let corner = corner_of(whole, scale);
            let pixel = |piece: f32| {
                let place = corner + Vector::new((64.0 * piece + 0.02) / scale, 0.0);
                (on_its_pixels(Rectangle::new(place, size), scale).x * scale) as i32
            };
            assert_eq!(pixel(1.0) - pixel(0.0), 64, "{at} at {scale}");
        }
    }

    #[test]
    fn repainted_areas_never_end_inside_a_pixel() {
        for scale in [1.0, 1.25, 1.5, 1.75, 2.0, 2.25, 2.5, 3.0] {
            for at in 0..500 {
                // As the table computes it: a whole pixel, except for rounding.
                let corner = Point::new(at as f32 / scale, (at as f32 + 0.7) / scale);
                let size = Size::new(36.0 / scale, 48.0 / scale);
                let place = on_its_pixels(Rectangle::new(corner, size), scale);
                assert_eq!((place.x * scale) as i32, at);
                assert_eq!((place.y * scale) as i32, at);
                let part = place.expand(1.0) * scale;
                for edge in [part.x, part.x + part.width, part.y, part.y + part.height] {
                    let from_half = (edge - edge.floor() - 0.5).abs();
                    assert!(from_half > 0.1, "{edge} at {scale}");
                }
            }
        }
    }
}
