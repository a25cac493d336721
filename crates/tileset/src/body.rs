//! The body of a tile, drawn at its exact size: ivory or jade face, outline, bevel, and the edge below.

use tiny_skia::{
    Color, FillRule, FilterQuality, GradientStop, LineCap, LinearGradient, Paint, Path,
    PathBuilder, Pattern, Pixmap, Point, Shader, SpreadMode, Stroke, Transform,
};

use super::picture::{Pixels, Turn, edge, face_height};

/// The colours of a body: face from top to bottom, outline, highlight and shadow.
struct Material {
    face: [u32; 3],
    outline: u32,
    light: u32,
    shade: u32,
}

const IVORY: Material = Material {
    face: [0xFFFEF9, 0xFBF6EA, 0xF1E8D3],
    outline: 0x54483A,
    light: 0xFFFFFF,
    shade: 0xE3D7BD,
};
const JADE: Material = Material {
    face: [0x3F8574, 0x347365, 0x2A6355],
    outline: 0x16362E,
    light: 0x7DB8A8,
    shade: 0x1D4B40,
};

/// The colour of the band of bone under an ivory face.
const BONE: u32 = 0xDACDAF;
/// The edge below the face, from top to bottom.
const EDGE: [u32; 3] = [0x3F8574, 0x347365, 0x23564A];
const EDGE_OUTLINE: u32 = 0x16362E;

/// Draws a tile of this width, with its art on the face.
pub fn tile(back: bool, width: u32, turn: Turn, art: Option<Pixmap>) -> Pixels {
    let (across, down) = match turn {
        Turn::Upright => (width, face_height(width)),
        Turn::Right | Turn::Left => (face_height(width), width),
    };
    let height = down + edge(width);
    let rgba = Pixmap::new(across, height).map(|mut pixmap| {
        let body = Body {
            unit: width as f32 / 36.0,
            across: across as f32,
            down: down as f32,
        };
        body.draw(&mut pixmap, back, art);
        pixmap
            .pixels()
            .iter()
            .map(|pixel| pixel.demultiply())
            .flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()])
            .collect()
    });
    Pixels {
        width: across,
        height,
        rgba: rgba.unwrap_or_default(),
    }
}

/// The dimensions of a tile in pixels; `unit` is 1/36 of the upright width.
struct Body {
    unit: f32,
    across: f32,
    down: f32,
}

impl Body {
    fn draw(&self, pixmap: &mut Pixmap, back: bool, art: Option<Pixmap>) {
        let material = if back { JADE } else { IVORY };
        let height = pixmap.height() as f32;
        let edge = height - self.down;
        let line = self.line();
        let jade = gradient(EDGE, self.down, height);
        fill(
            pixmap,
            &self.rounded(edge, height, 0.0),
            &solid(EDGE_OUTLINE),
        );
        fill(pixmap, &self.rounded(edge, height, line), &jade);
        if !back {
            let bone = self.down + (edge * 0.35).round() + line;
            fill(pixmap, &self.rounded(0.0, bone, line), &solid(BONE));
        }
        fill(
            pixmap,
            &self.rounded(0.0, self.down, 0.0),
            &solid(material.outline),
        );
        let face = self.rounded(0.0, self.down, line);
        fill(pixmap, &face, &gradient(material.face, 0.0, self.down));
        self.bevel(pixmap, &material);
        if let Some(art) = art {
            let (spread, quality) = (SpreadMode::Pad, FilterQuality::Nearest);
            let art = Pattern::new(art.as_ref(), spread, quality, 1.0, Transform::identity());
            fill(pixmap, &face, &paint(art));
        }
    }

    /// The width of the outline: 0.7 units, rounded to whole pixels for sharpness.
    fn line(&self) -> f32 {
        (0.7 * self.unit).round().max(1.0)
    }

    /// A rectangle with rounded corners, as wide as the tile and `inset` pixels smaller on each side.
    fn rounded(&self, top: f32, bottom: f32, inset: f32) -> Option<Path> {
        let (left, right) = (inset, self.across - inset);
        let (top, bottom) = (top + inset, bottom - inset);
        let radius = (3.95 * self.unit - inset).max(0.0);
        // Control points of a quarter circle lie at 0.4477 of the radius from the corner.
        let near = radius * 0.4477;
        let mut path = PathBuilder::new();
        path.move_to(left + radius, top);
        path.line_to(right - radius, top);
        path.cubic_to(right - near, top, right, top + near, right, top + radius);
        path.line_to(right, bottom - radius);
        path.cubic_to(
            right,
            bottom - near,
            right - near,
            bottom,
            right - radius,
            bottom,
        );
        path.line_to(left + radius, bottom);
        path.cubic_to(
            left + near,
            bottom,
            left,
            bottom - near,
            left,
            bottom - radius,
        );
        path.line_to(left, top + radius);
        path.cubic_to(left, top + near, left + near, top, left + radius, top);
        path.close();
        path.finish()
    }

    /// Draws highlights along the top and left and shadows along the bottom and right, inside the outline.
    fn bevel(&self, pixmap: &mut Pixmap, material: &Material) {
        let at = 1.3 * self.unit;
        let (corner, near) = (4.4 * self.unit, 2.7 * self.unit);
        let (right, bottom) = (self.across - at, self.down - at);
        let mut light = PathBuilder::new();
        light.move_to(at, self.down - corner);
        light.line_to(at, corner);
        light.cubic_to(at, near, near, at, corner, at);
        light.line_to(self.across - corner, at);
        let mut shade = PathBuilder::new();
        shade.move_to(right, corner);
        shade.line_to(right, self.down - corner);
        shade.cubic_to(
            right,
            self.down - near,
            self.across - near,
            bottom,
            self.across - corner,
            bottom,
        );
        shade.line_to(corner, bottom);
        stroke(pixmap, &light.finish(), material.light, 0.9 * self.unit);
        stroke(pixmap, &shade.finish(), material.shade, 0.8 * self.unit);
    }
}

fn colour(rgb: u32) -> Color {
    let [_, red, green, blue] = rgb.to_be_bytes();
    Color::from_rgba8(red, green, blue, 0xFF)
}

fn paint(shader: Shader<'_>) -> Paint<'_> {
    Paint {
        shader,
        anti_alias: true,
        ..Paint::default()
    }
}

fn solid(rgb: u32) -> Paint<'static> {
    paint(Shader::SolidColor(colour(rgb)))
}

/// A vertical gradient of three colours.
fn gradient(colours: [u32; 3], top: f32, bottom: f32) -> Paint<'static> {
    let stops = [0.0, 0.55, 1.0].into_iter().zip(colours);
    LinearGradient::new(
        Point::from_xy(0.0, top),
        Point::from_xy(0.0, bottom),
        stops
            .map(|(at, rgb)| GradientStop::new(at, colour(rgb)))
            .collect(),
        SpreadMode::Pad,
        Transform::identity(),
    )
    .map_or_else(|| solid(colours[1]), paint)
}

fn fill(pixmap: &mut Pixmap, path: &Option<Path>, paint: &Paint) {
    if let Some(path) = path {
        pixmap.fill_path(path, paint, FillRule::Winding, Transform::identity(), None);
    }
}

fn stroke(pixmap: &mut Pixmap, path: &Option<Path>, rgb: u32, width: f32) {
    if let Some(path) = path {
        let stroke = Stroke {
            width,
            line_cap: LineCap::Round,
            ..Stroke::default()
        };
        pixmap.stroke_path(path, &solid(rgb), &stroke, Transform::identity(), None);
    }
}
