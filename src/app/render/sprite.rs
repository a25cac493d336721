//! Sprites: everything on the table that is neither a tile nor text is painted once for each size and then only copied. The renderer compares
//! pictures by value and repaints only what has changed.

mod balloon;
mod blur;
mod compass_parts;
mod marks;
mod stake;
mod table_top;

pub use balloon::{Shape, balloon, shape};
pub use compass_parts::{needle, plate, seal, seal_top, trough, well};
pub use marks::{arrow, frame, knot, lamp, light, pill, pointer, ring, shadow};
pub use stake::stake;
pub use table_top::table;

use iced::advanced::image::Handle;
use iced::{Color, Point, Rectangle, Size, Vector};
use tiny_skia::{
    FillRule, GradientStop, LinearGradient, Paint, Path, PathBuilder, Pixmap, PremultipliedColorU8,
    Shader, SpreadMode, Stroke, Transform,
};

use crate::app::widget::Picture;

/// A large picture in pieces, each with its offset from the upper left corner.
#[derive(Clone, Debug, Default)]
pub struct Pieces {
    /// The size of the whole.
    pub size: Size,
    /// The pieces, row by row.
    pub pieces: Vec<(Vector, Picture)>,
}

/// Maximum width and height of a piece, in pixels.
const PIECE: u32 = 64;

/// A canvas in logical pixels; the screen's scale is applied internally.
pub struct Surface {
    pixmap: Pixmap,
    scale: f32,
}

impl Surface {
    /// An empty canvas, at least 1 and at most 16,384 pixels wide and high; `None` if tiny-skia cannot allocate it.
    pub fn new(size: Size, scale: f32) -> Option<Self> {
        let pixels = |length: f32| (length * scale).round().clamp(1.0, 16_384.0) as u32;
        Pixmap::new(pixels(size.width), pixels(size.height)).map(|pixmap| Self { pixmap, scale })
    }

    /// Fills a path.
    pub fn fill(&mut self, path: &Path, shader: Shader<'_>) {
        let paint = Paint {
            shader,
            anti_alias: true,
            ..Paint::default()
        };
        let scale = Transform::from_scale(self.scale, self.scale);
        self.pixmap
            .fill_path(path, &paint, FillRule::Winding, scale, None);
    }

    /// Strokes a path.
    pub fn stroke(&mut self, path: &Path, color: Color, width: f32) {
        let paint = Paint {
            shader: solid(color),
            anti_alias: true,
            ..Paint::default()
        };
        let stroke = Stroke {
            width,
            ..Stroke::default()
        };
        let scale = Transform::from_scale(self.scale, self.scale);
        self.pixmap.stroke_path(path, &paint, &stroke, scale, None);
    }

    /// Draws a soft shadow that extends about 1.5 times `blur` beyond a path; what is painted later covers it.
    pub fn shadow(&mut self, path: &Path, blur: f32, strength: f32) {
        self.glow(path, Color::from_rgba(0.12, 0.08, 0.02, strength), blur);
    }

    /// Draws a soft glow that extends about 1.5 times `blur` beyond a path; what is painted later covers it.
    pub fn glow(&mut self, path: &Path, color: Color, blur: f32) {
        let mut layer = Self {
            pixmap: self.pixmap.clone(),
            scale: self.scale,
        };
        layer.pixmap.fill(tiny_skia::Color::TRANSPARENT);
        layer.fill(path, solid(color));
        blur::soften(&mut layer.pixmap, (blur * self.scale).max(1.0) as usize);
        self.pixmap.draw_pixmap(
            0,
            0,
            layer.pixmap.as_ref(),
            &tiny_skia::PixmapPaint::default(),
            Transform::identity(),
            None,
        );
    }

    /// Draws another canvas of the same scale centred on a rectangle, which its margins surround.
    pub fn draw(&mut self, other: &Self, rect: Rectangle) {
        let (width, height) = (other.pixmap.width() as f32, other.pixmap.height() as f32);
        let center = rect.center();
        // The whole pixel at the corner; a corner at most a hundredth below a pixel counts as that pixel.
        let pixel =
            |middle: f32, length: f32| (middle * self.scale - length / 2.0 + 0.01).floor() as i32;
        self.pixmap.draw_pixmap(
            pixel(center.x, width),
            pixel(center.y, height),
            other.pixmap.as_ref(),
            &tiny_skia::PixmapPaint::default(),
            Transform::identity(),
            None,
        );
    }

    /// The finished picture, cut into pieces. When something changes, the renderer copies every picture there as a whole, so a single large
    /// picture would make small changes as slow as large ones.
    pub fn finish_in_pieces(self) -> Pieces {
        let (width, height) = (self.pixmap.width(), self.pixmap.height());
        let corners = (0..height)
            .step_by(PIECE as usize)
            .flat_map(|y| (0..width).step_by(PIECE as usize).map(move |x| (x, y)));
        let piece = |(x, y): (u32, u32)| {
            let (across, down) = (PIECE.min(width - x), PIECE.min(height - y));
            let mut pixels = Vec::with_capacity(4 * (across * down) as usize);
            for row in y..y + down {
                let start = 4 * (row * width + x) as usize;
                pixels.extend_from_slice(&self.pixmap.data()[start..][..4 * across as usize]);
            }
            // Slightly inside the pixel, so that rounding on the way back to pixels cannot reach the previous one.
            let corner = Vector::new(
                (x as f32 + 0.02) / self.scale,
                (y as f32 + 0.02) / self.scale,
            );
            (corner, picture(pixels, across, down, self.scale))
        };
        Pieces {
            size: Size::new(width as f32 / self.scale, height as f32 / self.scale),
            pieces: corners.map(piece).collect(),
        }
    }

    /// The finished picture.
    pub fn finish(self) -> Picture {
        let (width, height) = (self.pixmap.width(), self.pixmap.height());
        picture(self.pixmap.take(), width, height, self.scale)
    }
}

/// Makes a picture from premultiplied pixels.
fn picture(mut pixels: Vec<u8>, width: u32, height: u32, scale: f32) -> Picture {
    for pixel in pixels
        .chunks_exact_mut(4)
        .filter(|pixel| pixel[3] != u8::MAX)
    {
        let premultiplied = PremultipliedColorU8::from_rgba(pixel[0], pixel[1], pixel[2], pixel[3]);
        if let Some(color) = premultiplied.map(|color| color.demultiply()) {
            pixel[..3].copy_from_slice(&[color.red(), color.green(), color.blue()]);
        }
    }
    Picture {
        handle: Handle::from_rgba(width, height, pixels),
        size: Size::new(width as f32 / scale, height as f32 / scale),
    }
}

/// A single colour.
pub(super) fn solid(color: Color) -> Shader<'static> {
    Shader::SolidColor(skia(color))
}

/// Converts a colour to that of tiny-skia.
pub(super) fn skia(color: Color) -> tiny_skia::Color {
    let part = |value: f32| value.clamp(0.0, 1.0);
    tiny_skia::Color::from_rgba(part(color.r), part(color.g), part(color.b), part(color.a))
        .unwrap_or(tiny_skia::Color::BLACK)
}

/// A gradient between two points.
pub(super) fn gradient(from: Point, to: Point, stops: &[(f32, Color)]) -> Shader<'static> {
    let fallback = stops.first().map_or(Color::BLACK, |stop| stop.1);
    LinearGradient::new(
        tiny_skia::Point::from_xy(from.x, from.y),
        tiny_skia::Point::from_xy(to.x, to.y),
        stops
            .iter()
            .map(|(place, color)| GradientStop::new(*place, skia(*color)))
            .collect(),
        SpreadMode::Pad,
        Transform::identity(),
    )
    .unwrap_or_else(|| solid(fallback))
}

/// A rectangle with rounded corners.
pub(super) fn rounded(x: f32, y: f32, width: f32, height: f32, radius: f32) -> Path {
    let r = radius.min(width / 2.0).min(height / 2.0).max(0.0);
    // The distance of the control points from the corner that makes a cubic curve closest to a quarter circle.
    let c = r * 0.447_715;
    let (right, bottom) = (x + width, y + height);
    let mut path = PathBuilder::new();
    path.move_to(x + r, y);
    path.line_to(right - r, y);
    path.cubic_to(right - c, y, right, y + c, right, y + r);
    path.line_to(right, bottom - r);
    path.cubic_to(right, bottom - c, right - c, bottom, right - r, bottom);
    path.line_to(x + r, bottom);
    path.cubic_to(x + c, bottom, x, bottom - c, x, bottom - r);
    path.line_to(x, y + r);
    path.cubic_to(x, y + c, x + c, y, x + r, y);
    path.close();
    finish(path)
}

/// A circle.
pub(super) fn circle(center: Point, radius: f32) -> Path {
    let mut path = PathBuilder::new();
    path.push_circle(center.x, center.y, radius.max(0.1));
    finish(path)
}

/// A closed polygon.
pub(super) fn polygon(points: &[(f32, f32)]) -> Path {
    let mut path = PathBuilder::new();
    for (index, (x, y)) in points.iter().enumerate() {
        if index == 0 {
            path.move_to(*x, *y);
        } else {
            path.line_to(*x, *y);
        }
    }
    path.close();
    finish(path)
}

/// The finished path. An empty one becomes a tiny triangle, so that a path always exists.
pub(super) fn finish(path: PathBuilder) -> Path {
    path.finish().unwrap_or_else(|| {
        let mut triangle = PathBuilder::new();
        triangle.move_to(0.0, 0.0);
        triangle.line_to(0.1, 0.0);
        triangle.line_to(0.1, 0.1);
        triangle.close();
        // A triangle of finite points is always a path.
        #[allow(clippy::unwrap_used)]
        triangle.finish().unwrap()
    })
}
