//! Paints prepared pictures, text and plain bars directly with the renderer. The renderer compares what is painted with the previous frame, item
//! by item, and repaints what differs. So items that appear and disappear keep a slot of their own.

use std::hash::{DefaultHasher, Hash, Hasher};

use iced::advanced::Renderer as _;
use iced::advanced::image::{Handle, Image, Renderer as _};
use iced::advanced::renderer::Quad;
use iced::advanced::text::{Alignment, LineHeight, Renderer as _, Shaping, Text, Wrapping};
use iced::{Color, Font, Point, Rectangle, Renderer, Size, Vector, alignment, border};

use super::placed::PlacedTile;
use crate::app::render::pictures::{Large, PictureCache, Sprite, around};

/// A position at most this far below a whole pixel counts as that pixel.
const ROUNDING: f32 = 0.01;

/// A line of text and its style.
pub struct TextLine {
    /// The words.
    pub text: String,
    /// The anchor: the left end, the middle or the right end of the line, at its vertical middle.
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
    /// A rectangle that is certainly large enough for the text.
    fn bounds(&self) -> Rectangle {
        let width = (self.text.chars().count() + 1) as f32 * self.size;
        let before = match self.align {
            Alignment::Center => width / 2.0,
            Alignment::Right => width - self.size / 2.0,
            _ => self.size / 2.0,
        };
        let corner = Point::new(self.at.x - before, self.at.y - self.size);
        Rectangle::new(corner, Size::new(width, 2.0 * self.size))
    }

    /// A hash of text and colour.
    fn hash(&self) -> u64 {
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
        // Without this the renderer drops a picture that no repainted area touches, and has to prepare it again later.
        let _ = self.renderer.measure_image(&image.handle);
        let place = snapped_to_pixels(place + self.corner(), self.pictures.scale());
        self.draw(image, place);
    }

    fn draw(&mut self, image: Image, place: Rectangle) {
        let handle = by_id(image.handle);
        self.renderer
            .draw_image(Image { handle, ..image }, place, self.table);
    }

    /// Draws a small sprite centred on a rectangle.
    pub fn put(&mut self, sprite: Sprite, rect: Rectangle) {
        self.put_or_skip(Some((sprite, rect)));
    }

    /// Draws a large sprite centred on a rectangle, which its margins surround.
    pub fn put_large(&mut self, sprite: Large, rect: Rectangle) {
        let (large, scale) = (self.pictures.large(sprite), self.pictures.scale());
        let corner = corner_of(around(rect, large.size), scale);
        for (offset, piece) in &large.pieces {
            let place = Rectangle::new(corner + *offset, piece.size);
            self.picture(Image::new(piece.handle.clone()), place);
        }
    }

    /// Draws a small sprite, or keeps its slot.
    pub fn put_or_skip(&mut self, sprite: Option<(Sprite, Rectangle)>) {
        let picture = sprite.and_then(|(sprite, rect)| Some((self.pictures.sprite(sprite)?, rect)));
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
        self.draw(Image::new(self.pictures.placeholder()), outside);
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
    pub fn write(&mut self, line: TextLine) {
        let bounds = line.bounds();
        let invisible = Color::from_rgba((line.hash() % 1000) as f32 / 1000.0, 0.0, 0.0, 0.0);
        self.bar(bounds, 0.0, invisible);
        let text = Text {
            content: line.text,
            bounds: bounds.size(),
            size: line.size.into(),
            line_height: LineHeight::default(),
            font: line.font,
            align_x: line.align,
            align_y: alignment::Vertical::Center,
            shaping: Shaping::default(),
            wrapping: Wrapping::default(),
        };
        let corner = self.corner();
        self.renderer
            .fill_text(text, line.at + corner, line.color, bounds + corner);
    }

    /// The offset of the table in the window.
    fn corner(&self) -> Vector {
        self.table.position() - Point::ORIGIN
    }
}

/// The corner of a large picture in pieces: on a whole physical pixel, so that no seam shows between the pieces, and never left of the window,
/// where the CPU renderer is one pixel off and pieces would overlap.
fn corner_of(whole: Rectangle, scale: f32) -> Point {
    let snap = |length: f32| (length * scale).round() / scale;
    Point::new(snap(whole.x).max(0.0), snap(whole.y))
}

/// The place of a picture, moved to the whole physical pixel at its corner and an eighth of a pixel further. When a picture changes, the
/// renderer repaints one logical pixel more on each side. At a scale of 150 per cent that would end in the middle of a physical pixel;
/// overlapping pictures would round it differently and leave light hairlines. The eighth avoids that at all common scales.
fn snapped_to_pixels(place: Rectangle, scale: f32) -> Rectangle {
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

/// The same picture without its pixels. The CPU renderer has cached them by id; to detect changes it would compare all pixels in every frame.
/// One byte stays: an empty slice has no valid address, and comparing such slices is slow on processors with AVX-512.
fn by_id(handle: Handle) -> Handle {
    match handle {
        Handle::Rgba {
            id, width, height, ..
        } if !cfg!(feature = "gpu") => Handle::Rgba {
            id,
            width,
            height,
            pixels: [0].as_slice().into(),
        },
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A hairline was once visible below the left stake, whose shadow starts left of the window.
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
                (snapped_to_pixels(Rectangle::new(place, size), scale).x * scale) as i32
            };
            assert_eq!(pixel(1.0) - pixel(0.0), 64, "{at} at {scale}");
        }
    }

    #[test]
    fn repainted_areas_never_end_in_the_middle_of_a_pixel() {
        for scale in [1.0, 1.25, 1.5, 1.75, 2.0, 2.25, 2.5, 3.0] {
            for at in 0..500 {
                // The first coordinate is a whole pixel except for rounding, as the table computes it; the second is in between.
                let corner = Point::new(at as f32 / scale, (at as f32 + 0.7) / scale);
                let size = Size::new(36.0 / scale, 48.0 / scale);
                let place = snapped_to_pixels(Rectangle::new(corner, size), scale);
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
