//! The body of a tile: an ivory face with a fine outline, a bevel lit from above, and below it a band of bone and the jade
//! edge. It is drawn for its exact size, four times finer and averaged, so that its lines are sharp.

use image::{Rgba, RgbaImage, imageops};

use super::{Face, Turn};

/// How much finer the body is drawn before it is averaged.
const FINE: u32 = 4;

const OUTLINE: [u8; 3] = [0x54, 0x48, 0x3A];
const IVORY: [[u8; 3]; 3] = [[0xFF, 0xFE, 0xF9], [0xFB, 0xF6, 0xEA], [0xF1, 0xE8, 0xD3]];
const IVORY_SHADE: [u8; 3] = [0xE3, 0xD7, 0xBD];
const BONE: [u8; 3] = [0xDA, 0xCD, 0xAF];
const JADE: [[u8; 3]; 2] = [[0x3F, 0x85, 0x74], [0x2A, 0x63, 0x55]];
const JADE_LIGHT: [u8; 3] = [0x7D, 0xB8, 0xA8];
const JADE_DARK: [u8; 3] = [0x16, 0x36, 0x2E];
const JADE_SHADE: [u8; 3] = [0x1D, 0x4B, 0x40];

/// Width and height of a face whose short side has so many pixels.
pub fn face_size(width: u32) -> (u32, u32) {
    (width, (width as f32 * 1.278).round() as u32)
}

/// Thickness of the edge below the face.
fn edge(width: u32) -> u32 {
    ((width as f32 * 0.085).round() as u32).max(2)
}

/// The size of a face as it lies.
fn lying(width: u32, turn: Turn) -> (u32, u32) {
    let (short, long) = face_size(width);
    if turn == Turn::Upright {
        (short, long)
    } else {
        (long, short)
    }
}

/// The body of a tile, still without its picture. `flat` leaves the face plain, for a foreign picture to cover it.
pub fn body(width: u32, face: Face, turn: Turn, flat: bool) -> RgbaImage {
    let (w, h) = lying(width, turn);
    let edge = edge(width);
    let unit = width as f32 / 36.0;
    let radius = 3.6 * unit;
    let (fw, fh) = (w as f32, h as f32);
    let back = face == Face::Back;
    let size = (w, h + edge);
    draw(size, |x, y| {
        let on_face = inside(x, y, fw, fh, radius);
        if on_face > 0.0 {
            return Some(face_color(x, y, fw, fh, unit, on_face, back, flat));
        }
        // The edge is the same shape moved down: bone first, then jade; a tile lying on its face shows bone below jade.
        let depth = edge as f32;
        let below =
            inside(x, y - depth, fw, fh, radius).max(inside(x, y - depth / 2.0, fw, fh, radius));
        if below <= 0.0 {
            return None;
        }
        let rim = (0.7 * unit).max(0.8);
        if below < rim {
            return Some(JADE_DARK);
        }
        let seam = inside(x, y - depth * 0.42, fw, fh, radius) > 0.0;
        Some(match (seam, back) {
            (true, false) | (false, true) => BONE,
            _ => JADE[1],
        })
    })
}

#[allow(clippy::too_many_arguments)]
fn face_color(
    x: f32,
    y: f32,
    w: f32,
    h: f32,
    unit: f32,
    inner: f32,
    back: bool,
    flat: bool,
) -> [u8; 3] {
    let line = (0.7 * unit).max(0.9);
    if inner < line {
        return if back { JADE_DARK } else { OUTLINE };
    }
    let share = y / h;
    let ground = if back {
        mix(JADE[0], JADE[1], share)
    } else if share < 0.55 {
        mix(IVORY[0], IVORY[1], share / 0.55)
    } else {
        mix(IVORY[1], IVORY[2], (share - 0.55) / 0.45)
    };
    let bevel = line + (0.9 * unit).max(0.8);
    if flat || inner >= bevel {
        return ground;
    }
    let lit = x + y < (w + h) / 2.0 && (x < bevel + line || y < bevel + line);
    match (lit, back) {
        (true, false) => [0xFF; 3],
        (true, true) => JADE_LIGHT,
        (false, false) => IVORY_SHADE,
        (false, true) => JADE_SHADE,
    }
}

/// Lays a foreign picture over the face, inside its round corners.
pub fn overlay_clipped(tile: &mut RgbaImage, picture: &RgbaImage, inset: i64) {
    imageops::overlay(tile, picture, inset, inset);
}

/// Draws the outline again over a foreign picture and cuts the corners round [K4].
pub fn outline(tile: &mut RgbaImage, width: u32, turn: Turn) {
    let (w, h) = lying(width, turn);
    let unit = width as f32 / 36.0;
    let line = (0.7 * unit).max(0.9);
    for y in 0..h {
        for x in 0..w {
            let depth = inside(
                x as f32 + 0.5,
                y as f32 + 0.5,
                w as f32,
                h as f32,
                3.6 * unit,
            );
            let pixel = tile.get_pixel_mut(x, y);
            if depth > 0.0 && depth < line {
                *pixel = Rgba([OUTLINE[0], OUTLINE[1], OUTLINE[2], 255]);
            } else if depth <= 0.0 && y < h / 2 {
                *pixel = Rgba([0; 4]);
            }
        }
    }
}

/// How deep a point lies inside a rectangle with round corners at the origin; not positive outside.
fn inside(x: f32, y: f32, w: f32, h: f32, radius: f32) -> f32 {
    let dx = (radius - x).max(x - (w - radius)).max(0.0);
    let dy = (radius - y).max(y - (h - radius)).max(0.0);
    let straight = x.min(w - x).min(y).min(h - y);
    if dx > 0.0 && dy > 0.0 {
        radius - dx.hypot(dy)
    } else {
        straight
    }
}

fn mix(from: [u8; 3], to: [u8; 3], share: f32) -> [u8; 3] {
    std::array::from_fn(|i| {
        let (from, to) = (f32::from(from[i]), f32::from(to[i]));
        (from + (to - from) * share.clamp(0.0, 1.0)).round() as u8
    })
}

/// A picture drawn point by point and averaged.
fn draw((width, height): (u32, u32), color: impl Fn(f32, f32) -> Option<[u8; 3]>) -> RgbaImage {
    RgbaImage::from_fn(width, height, |px, py| {
        let mut sum = [0u32; 3];
        let mut hits = 0u32;
        for sy in 0..FINE {
            for sx in 0..FINE {
                let x = px as f32 + (sx as f32 + 0.5) / FINE as f32;
                let y = py as f32 + (sy as f32 + 0.5) / FINE as f32;
                if let Some(color) = color(x, y) {
                    hits += 1;
                    for channel in 0..3 {
                        sum[channel] += u32::from(color[channel]);
                    }
                }
            }
        }
        if hits == 0 {
            return Rgba([0; 4]);
        }
        let [r, g, b] = sum.map(|value| (value / hits) as u8);
        Rgba([r, g, b, (hits * 255 / (FINE * FINE)) as u8])
    })
}
