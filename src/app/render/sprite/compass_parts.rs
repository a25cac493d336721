//! The compass in the middle of the table: a stone plate, the well for the discard, the needle that shows whose turn it is, and the seals of the
//! winds.

use iced::{Color, Point, Size};
use tiny_skia::Path;

use super::{Picture, Surface, circle, gradient, polygon, rounded, solid};
use crate::app::theme::{Palette, fade, shade};

/// Margin around the plate for its shadow, in tile widths.
pub const SHADOW: f32 = 0.2;

/// The stone plate with its bevel and shadow.
pub fn plate(size: Size, tile: f32, palette: &Palette, scale: f32) -> Option<Surface> {
    let margin = SHADOW * tile;
    let mut surface = Surface::new(
        Size::new(size.width + 2.0 * margin, size.height + 2.0 * margin),
        scale,
    )?;
    let shape = |inset: f32, offset: f32| {
        rounded(
            margin + inset,
            margin + inset + offset,
            size.width - 2.0 * inset,
            size.height - 2.0 * inset,
            0.2 * tile - inset.min(0.1 * tile),
        )
    };
    let (top, bottom) = palette.compass;
    surface.shadow(&shape(0.0, 0.05 * tile), 0.14 * tile, 0.45);
    surface.fill(&shape(0.0, 0.0), solid(shade(bottom, -0.35)));
    surface.fill(&shape(1.0, 0.0), solid(shade(top, 0.45)));
    surface.fill(&shape(2.0, 0.7), {
        let (from, to) = (
            Point::new(0.0, margin),
            Point::new(0.0, margin + size.height),
        );
        gradient(from, to, &[(0.0, top), (1.0, bottom)])
    });
    surface.stroke(
        &shape(0.15 * tile, 0.0),
        fade(shade(bottom, -0.4), 0.35),
        1.0,
    );
    surface.stroke(
        &shape(0.15 * tile + 1.0, 0.6),
        fade(shade(top, 0.6), 0.6),
        1.0,
    );
    Some(surface)
}

/// The groove of the timer bar.
pub fn trough(size: Size, palette: &Palette, scale: f32) -> Option<Surface> {
    let mut surface = Surface::new(size, scale)?;
    let shape = rounded(0.0, 0.0, size.width, size.height, size.height / 2.0);
    surface.fill(&shape, solid(fade(shade(palette.compass.1, -0.35), 0.55)));
    Some(surface)
}

/// The round well in the middle, with an engraved compass rose.
pub fn well(radius: f32, palette: &Palette, scale: f32) -> Option<Surface> {
    let (top, bottom) = palette.compass;
    let margin = 2.0;
    let side = 2.0 * (radius + margin);
    let center = Point::new(side / 2.0, side / 2.0);
    let mut surface = Surface::new(Size::new(side, side), scale)?;
    surface.fill(&circle(center, radius + 1.5), solid(shade(top, 0.35)));
    surface.fill(
        &circle(Point::new(center.x, center.y - 0.5), radius + 0.5),
        solid(shade(bottom, -0.45)),
    );
    surface.fill(
        &circle(center, radius - 0.5),
        gradient(
            Point::new(0.0, 0.0),
            Point::new(0.0, side),
            &[(0.0, shade(bottom, -0.2)), (1.0, shade(bottom, -0.06))],
        ),
    );
    surface.stroke(
        &circle(center, radius * 0.9),
        fade(shade(bottom, -0.4), 0.5),
        1.0,
    );
    for direction in 0..8 {
        let long = direction % 2 == 0;
        let angle = direction as f32 * std::f32::consts::FRAC_PI_4;
        let reach = radius * if long { 0.84 } else { 0.5 };
        let color = shade(bottom, if long { -0.28 } else { -0.22 });
        for side in [-1.0, 1.0] {
            let half = ray(center, angle, reach, radius * 0.13 * side);
            surface.fill(
                &half,
                solid(shade(color, if side > 0.0 { 0.12 } else { -0.06 })),
            );
        }
    }
    Some(surface)
}

/// One half of a ray of the compass rose; the sign of `half` selects the half.
fn ray(center: Point, angle: f32, reach: f32, half: f32) -> Path {
    let at = |along: f32, across: f32| {
        (
            center.x + along * angle.sin() + across * angle.cos(),
            center.y - along * angle.cos() + across * angle.sin(),
        )
    };
    polygon(&[at(0.0, 0.0), at(half.abs() * 1.2, half), at(reach, 0.0)])
}

/// The red needle, by quarter turn: 0 down, 1 right, 2 up, 3 left.
pub fn needle(radius: f32, quarter: usize, palette: &Palette, scale: f32) -> Option<Picture> {
    let side = 2.0 * radius;
    let center = Point::new(radius, radius);
    let angle = std::f32::consts::PI - quarter as f32 * std::f32::consts::FRAC_PI_2;
    let mut surface = Surface::new(Size::new(side, side), scale)?;
    let at = |along: f32, across: f32| {
        (
            center.x + along * angle.sin() + across * angle.cos(),
            center.y - along * angle.cos() + across * angle.sin(),
        )
    };
    let outline = polygon(&[
        at(radius * 0.82, 0.0),
        at(radius * 0.1, radius * 0.2),
        at(-radius * 0.16, radius * 0.12),
        at(-radius * 0.16, -radius * 0.12),
        at(radius * 0.1, -radius * 0.2),
    ]);
    let [light, middle, deep] = palette.east_stake;
    surface.shadow(&outline, radius * 0.08, 0.5);
    surface.fill(&outline, solid(middle));
    let half = polygon(&[
        at(radius * 0.82, 0.0),
        at(radius * 0.1, radius * 0.2),
        at(-radius * 0.16, radius * 0.12),
        at(-radius * 0.16, 0.0),
    ]);
    surface.fill(&half, solid(light));
    surface.stroke(&outline, shade(deep, -0.2), (radius * 0.025).max(1.0));
    surface.fill(&circle(center, radius * 0.12), solid(shade(deep, -0.2)));
    surface.fill(
        &circle(center, radius * 0.09),
        solid(shade(palette.gold, 0.35)),
    );
    Some(surface.finish())
}

/// The upper colour of a seal in the colours of a stake, darkened so that its pale character is easier to read on a bright stake.
pub fn seal_top(lacquer: [Color; 3]) -> Color {
    shade(lacquer[1], -0.15)
}

/// The seal behind a wind's character and letter; red for East.
pub fn seal(size: Size, color: [Color; 3], scale: f32) -> Option<Picture> {
    let mut surface = Surface::new(size, scale)?;
    let round = size.width.min(size.height) * 0.18;
    let shape = rounded(0.5, 0.5, size.width - 1.0, size.height - 1.0, round);
    surface.fill(
        &shape,
        gradient(
            Point::ORIGIN,
            Point::new(0.0, size.height),
            &[(0.0, seal_top(color)), (1.0, color[2])],
        ),
    );
    surface.stroke(&shape, shade(color[2], -0.4), 1.0);
    Some(surface.finish())
}
