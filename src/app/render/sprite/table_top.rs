//! The table top: bright in the middle, darker at the edges, with a double inlaid line around the middle.

use iced::{Color, Rectangle, Size};

use super::Surface;
use crate::app::theme::{Palette, fade};

/// Paints the whole table. `inlay` is the rectangle of the outer line, if there is one; `tile` is the width of a tile.
pub fn table(
    size: Size,
    inlay: Option<Rectangle>,
    tile: f32,
    palette: &Palette,
    scale: f32,
) -> Option<Surface> {
    let mut surface = Surface::new(size, scale)?;
    paint_light(&mut surface, palette.table);
    let color = fade(palette.inlay, 0.5);
    let lines = [(0.0, 1.6), (0.14 * tile, 1.0)];
    for (inlay, (inset, width)) in inlay
        .iter()
        .flat_map(|inlay| lines.map(|line| (inlay, line)))
    {
        let path = stepped(inlay.shrink(inset), 0.21 * tile);
        surface.stroke(&path, color, width);
    }
    Some(surface)
}

/// The light: an elliptic gradient from the first colour through the second to the third at the edge, dithered so that no bands show.
fn paint_light(surface: &mut Surface, colors: [Color; 3]) {
    let (width, height) = (surface.pixmap.width(), surface.pixmap.height());
    let (cx, cy) = (width as f32 * 0.5, height as f32 * 0.46);
    let stops = colors.map(|color| [color.r, color.g, color.b].map(|part| part * 255.0));
    let across: Vec<f32> = (0..width)
        .map(|x| (x as f32 - cx) / (width as f32 * 0.62))
        .map(|dx| dx * dx)
        .collect();
    let rows = surface
        .pixmap
        .data_mut()
        .chunks_exact_mut(4 * width as usize);
    for (y, row) in (0..height).zip(rows) {
        let dy = (y as f32 - cy) / (height as f32 * 0.62);
        for ((x, across), pixel) in (0..width).zip(&across).zip(row.chunks_exact_mut(4)) {
            let distance = (across + dy * dy).sqrt().min(1.0);
            let (from, to, share) = if distance < 0.6 {
                (stops[0], stops[1], distance / 0.6)
            } else {
                (stops[1], stops[2], (distance - 0.6) / 0.4)
            };
            let grain = f32::from(
                ((x.wrapping_mul(73) ^ y.wrapping_mul(151)).wrapping_mul(2_654_435_761) >> 29)
                    as u8,
            ) / 7.0;
            for channel in 0..3 {
                let value = from[channel] + (to[channel] - from[channel]) * share;
                pixel[channel] = (value + grain) as u8;
            }
            pixel[3] = 255;
        }
    }
}

/// A rectangle whose corners are cut away in two steps.
fn stepped(rect: Rectangle, step: f32) -> tiny_skia::Path {
    let (l, t, r, b) = (rect.x, rect.y, rect.x + rect.width, rect.y + rect.height);
    let corner = |x: f32, y: f32, dx: f32, dy: f32| {
        [
            (x + 2.0 * dx, y),
            (x + 2.0 * dx, y + dy),
            (x + dx, y + dy),
            (x + dx, y + 2.0 * dy),
            (x, y + 2.0 * dy),
        ]
    };
    let s = step;
    let mut points = Vec::with_capacity(20);
    let mut left_top = corner(l, t, s, s);
    left_top.reverse();
    points.extend(left_top);
    points.extend(corner(r, t, -s, s));
    let mut right_bottom = corner(r, b, -s, -s);
    right_bottom.reverse();
    points.extend(right_bottom);
    points.extend(corner(l, b, s, -s));
    super::polygon(&points)
}
