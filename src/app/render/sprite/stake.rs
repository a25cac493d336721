//! The stakes: lacquered racks with a groove for the tiles and a fine gold line.

use iced::{Color, Point, Rectangle, Size};

use super::{Pieces, Surface, gradient, rounded, solid};
use crate::app::theme::{Palette, fade, shade};

/// Margin around a stake for its shadow, in tile widths.
pub const SHADOW: f32 = 0.12;

/// Paints a stake with its shadow. `lacquer` is its border, face and depth. `east` gives it a double gold line, so that East is not marked by
/// colour alone; `bright` lights the line of a player who is calling.
pub fn stake(
    size: Size,
    tile: f32,
    lacquer: [Color; 3],
    east: bool,
    bright: bool,
    palette: &Palette,
    scale: f32,
) -> Option<Pieces> {
    let margin = SHADOW * tile;
    let mut surface = Surface::new(
        Size::new(size.width + 2.0 * margin, size.height + 2.0 * margin),
        scale,
    )?;
    let body = Rectangle::new(Point::new(margin, margin), size);
    let radius = 0.2 * tile;
    let shape = |inset: f32| {
        let r = body.shrink(inset);
        rounded(r.x, r.y, r.width, r.height, (radius - inset).max(1.0))
    };

    let below = rounded(
        body.x,
        body.y + 0.04 * tile,
        body.width,
        body.height,
        radius,
    );
    surface.shadow(&below, 0.1 * tile, 0.5);
    surface.fill(&shape(0.0), solid(shade(lacquer[2], -0.45)));
    surface.fill(
        &shape(1.0),
        gradient(
            Point::new(0.0, body.y),
            Point::new(0.0, body.y + body.height),
            &[(0.0, lacquer[0]), (0.25, lacquer[1]), (1.0, lacquer[2])],
        ),
    );

    let line = if bright {
        palette.gold
    } else {
        fade(shade(palette.gold, -0.15), if east { 0.9 } else { 0.5 })
    };
    surface.stroke(&shape(0.075 * tile), line, if bright { 2.0 } else { 1.0 });
    if east {
        surface.stroke(&shape(0.125 * tile), fade(line, 0.8), 1.0);
    }

    let groove = body.shrink(0.19 * tile);
    let groove_shape = rounded(groove.x, groove.y, groove.width, groove.height, 0.06 * tile);
    surface.fill(
        &groove_shape,
        gradient(
            Point::new(0.0, groove.y),
            Point::new(0.0, groove.y + groove.height),
            &[
                (0.0, shade(lacquer[2], -0.35)),
                (0.2, shade(lacquer[2], -0.08)),
                (1.0, lacquer[2]),
            ],
        ),
    );
    surface.stroke(&groove_shape, shade(lacquer[2], -0.6), 1.0);
    Some(surface.finish_in_pieces())
}
