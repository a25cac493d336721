//! Marks that draw attention: rings, frames, plates and arrows, mostly in gold with a dark line.

use iced::{Color, Point, Size};

use super::{Picture, Surface, circle, gradient, polygon, rounded, solid};
use crate::app::theme::{fade, shade};

/// A ring around the well: the discard can be claimed.
pub fn ring(radius: f32, width: f32, colors: (Color, Color), scale: f32) -> Option<Picture> {
    let side = 2.0 * (radius + width);
    let center = Point::new(side / 2.0, side / 2.0);
    let mut surface = Surface::new(Size::new(side, side), scale)?;
    surface.stroke(&circle(center, radius), colors.1, width + 2.0);
    surface.stroke(&circle(center, radius), colors.0, width);
    surface.stroke(
        &circle(center, radius + width * 0.25),
        fade(shade(colors.0, 0.5), 0.6),
        1.0,
    );
    Some(surface.finish())
}

/// A frame with rounded corners: for a selected tile, the keyboard focus, a fresh discard. `size` is that of the tile; the frame surrounds it
/// with a width of `width`.
pub fn frame(
    size: Size,
    radius: f32,
    width: f32,
    colors: (Color, Color),
    scale: f32,
) -> Option<Picture> {
    let outer = Size::new(
        size.width + 2.0 * width + 2.0,
        size.height + 2.0 * width + 2.0,
    );
    let mut surface = Surface::new(outer, scale)?;
    let inset = width / 2.0 + 1.0;
    let path = rounded(
        inset,
        inset,
        outer.width - 2.0 * inset,
        outer.height - 2.0 * inset,
        radius + width / 2.0,
    );
    surface.stroke(&path, colors.1, width + 1.6);
    surface.stroke(&path, colors.0, width);
    Some(surface.finish())
}

/// A plate with a double border, under a name or the word "calling". `rim`: the colours of the border, inner and outer.
pub fn pill(
    size: Size,
    radius: f32,
    face: Color,
    rim: (Color, Color),
    scale: f32,
) -> Option<Picture> {
    let mut surface = Surface::new(size, scale)?;
    let path = rounded(1.5, 1.5, size.width - 3.0, size.height - 3.0, radius);
    surface.fill(&path, solid(face));
    surface.stroke(&path, rim.1, 3.0);
    surface.stroke(&path, rim.0, 2.0);
    Some(surface.finish())
}

/// A small triangle that points down at a newly drawn tile.
pub fn pointer(width: f32, colors: (Color, Color), scale: f32) -> Option<Picture> {
    let height = width * 0.58;
    let mut surface = Surface::new(Size::new(width, height), scale)?;
    let path = polygon(&[(1.0, 1.0), (width - 1.0, 1.0), (width / 2.0, height - 1.0)]);
    surface.fill(&path, solid(colors.0));
    surface.stroke(&path, colors.1, 1.0);
    Some(surface.finish())
}

/// A small triangle, by quarter turn: it points 0 down, 1 right, 2 up, 3 left.
pub fn arrow(side: f32, quarter: usize, colors: (Color, Color), scale: f32) -> Option<Picture> {
    let mut surface = Surface::new(Size::new(side, side), scale)?;
    let (near, far, half) = (side * 0.2, side - 1.0, side / 2.0);
    let points = match quarter {
        0 => [(1.0, near), (far, near), (half, far)],
        1 => [(near, 1.0), (near, far), (far, half)],
        2 => [(1.0, side - near), (far, side - near), (half, 1.0)],
        _ => [(side - near, 1.0), (side - near, far), (1.0, half)],
    };
    let path = polygon(&points);
    surface.fill(&path, solid(colors.0));
    surface.stroke(&path, colors.1, 1.2);
    Some(surface.finish())
}

/// A bright bar on the edge of the stake of the player whose turn it is; its light extends `margin` beyond the bar.
pub fn light(size: Size, margin: f32, colors: (Color, Color), scale: f32) -> Option<Picture> {
    let outer = Size::new(size.width + 2.0 * margin, size.height + 2.0 * margin);
    let mut surface = Surface::new(outer, scale)?;
    let bar = |inset: f32| {
        rounded(
            margin + inset,
            margin + inset,
            size.width - 2.0 * inset,
            size.height - 2.0 * inset,
            size.width.min(size.height) / 2.0 - inset,
        )
    };
    surface.glow(&bar(-0.3 * margin), colors.0, 0.7 * margin);
    surface.glow(&bar(-0.1 * margin), shade(colors.0, 0.5), 0.3 * margin);
    surface.fill(&bar(0.0), solid(colors.1));
    surface.fill(&bar(1.0), solid(shade(colors.0, 0.1)));
    Some(surface.finish())
}

/// A small light below the tile that QuickTip would discard.
pub fn lamp(side: f32, colors: (Color, Color), scale: f32) -> Option<Picture> {
    let mut surface = Surface::new(Size::new(side, side), scale)?;
    let center = Point::new(side / 2.0, side / 2.0);
    let light = gradient(
        Point::ORIGIN,
        Point::new(0.0, side),
        &[(0.0, shade(colors.0, 0.4)), (1.0, colors.0)],
    );
    surface.fill(&circle(center, side / 2.0 - 1.0), solid(colors.1));
    surface.fill(&circle(center, side / 2.0 - 2.0), light);
    Some(surface.finish())
}

/// The soft shadow of a tile at this height above the table. The picture extends `2 * height` beyond the tile on every side.
pub fn shadow(size: Size, height: f32, strength: f32, scale: f32) -> Option<Picture> {
    let margin = 2.0 * height;
    let outer = Size::new(size.width + 2.0 * margin, size.height + 2.0 * margin);
    let mut surface = Surface::new(outer, scale)?;
    let path = rounded(margin, margin, size.width, size.height, size.width * 0.1);
    surface.shadow(&path, height * 1.2, strength);
    Some(surface.finish())
}

/// A small diamond: the knot before the name of the first East, or the mark of a discard.
pub fn knot(side: f32, colors: (Color, Color), scale: f32) -> Option<Picture> {
    let mut surface = Surface::new(Size::new(side, side), scale)?;
    let half = side / 2.0;
    let path = polygon(&[
        (half, 1.0),
        (side * 0.86, half),
        (half, side - 1.0),
        (side * 0.14, half),
    ]);
    surface.fill(&path, solid(colors.0));
    surface.stroke(&path, colors.1, 1.0);
    Some(surface.finish())
}
