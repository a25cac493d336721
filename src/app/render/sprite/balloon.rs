//! The speech balloon: a rounded box with a tail to the speaker's stake and a soft shadow.

use iced::{Color, Point, Rectangle, Size, Vector};
use tiny_skia::{Path, PathBuilder};

use super::{Picture, Surface, finish, solid};
use crate::app::render::side::Side;
use crate::app::theme::Palette;

/// The bounds of a balloon, relative to the tip of its tail.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shape {
    /// The box with the text.
    pub body: Rectangle,
    /// The whole picture.
    pub whole: Rectangle,
}

/// Distance from a stake to the far edge of the row of sets in front of it, in tile widths.
const ROW: f32 = 1.5;

/// Whether a balloon is below its tip. That of the left player is above, clear of the portrait, unless `free`.
fn is_below(side: Side, free: bool) -> bool {
    match side {
        Side::Top | Side::Right => true,
        Side::Bottom => false,
        Side::Left => free,
    }
}

/// The shape of the balloon of a player at a side, for text of this size. `free`: no portrait is below the tip. `tile`: the width of a tile.
pub fn shape((side, free): (Side, bool), words: Size, tile: f32) -> Shape {
    let size = Size::new(words.width + 0.9 * tile, words.height * 1.9);
    // The box is outside the row of the speaker's sets.
    let corner = match side {
        Side::Bottom => Point::new(-0.3 * size.width, -size.height - ROW * tile),
        Side::Top => Point::new(-0.7 * size.width, ROW * tile),
        Side::Left if is_below(side, free) => Point::new(ROW * tile, 0.6 * tile),
        Side::Left => Point::new(ROW * tile, -size.height - 0.7 * tile),
        Side::Right => Point::new(-size.width - ROW * tile, 0.6 * tile),
    };
    let body = Rectangle::new(corner, size);
    let tip = Rectangle::new(Point::ORIGIN, Size::ZERO);
    let whole = body.union(&tip).expand(3.0 + 0.16 * tile);
    let corner = Point::new(whole.x.floor(), whole.y.floor());
    let whole = Rectangle::new(
        corner,
        Size::new(whole.width.ceil() + 1.0, whole.height.ceil() + 1.0),
    );
    Shape { body, whole }
}

/// Paints the balloon.
pub fn balloon(
    (side, free): (Side, bool),
    words: Size,
    tile: f32,
    palette: &Palette,
    scale: f32,
) -> Option<Picture> {
    let Shape { body, whole } = shape((side, free), words, tile);
    let mut surface = Surface::new(whole.size(), scale)?;
    let tip = Point::new(-whole.x, -whole.y);
    let body = body + Vector::new(tip.x, tip.y);
    let path = outline(body, tip, (side, free));
    let below = outline(body + Vector::new(0.0, 0.05 * tile), tip, (side, free));
    surface.shadow(&below, 0.1 * tile, 0.4);
    surface.fill(&path, solid(palette.field));
    let rim = if palette.is_dark() {
        palette.second_ink
    } else {
        Color {
            a: 0.85,
            ..palette.ink
        }
    };
    surface.stroke(&path, rim, (0.025 * tile).max(1.0));
    Some(surface.finish())
}

/// The outline: a box with round ends, and a tail from its upper or lower edge to the tip.
fn outline(body: Rectangle, tip: Point, (side, free): (Side, bool)) -> Path {
    let radius = body.height / 2.0;
    // The distance of the control points from the corner that makes a cubic curve closest to a quarter circle.
    let c = radius * 0.447_715;
    let (l, t) = (body.x, body.y);
    let (r, b) = (l + body.width, t + body.height);
    let base = radius * 0.62;
    let foot = match side {
        Side::Bottom | Side::Top => tip.x,
        Side::Left => l + radius * 1.3,
        Side::Right => r - radius * 1.3,
    };
    let foot = foot.clamp(
        l + radius + base,
        (r - radius - base).max(l + radius + base),
    );
    let mut path = PathBuilder::new();
    path.move_to(l + radius, t);
    if is_below(side, free) {
        path.line_to(foot - base, t);
        path.line_to(tip.x, tip.y);
        path.line_to(foot + base, t);
    }
    path.line_to(r - radius, t);
    path.cubic_to(r - c, t, r, t + c, r, t + radius);
    path.cubic_to(r, b - c, r - c, b, r - radius, b);
    if !is_below(side, free) {
        path.line_to(foot + base, b);
        path.line_to(tip.x, tip.y);
        path.line_to(foot - base, b);
    }
    path.line_to(l + radius, b);
    path.cubic_to(l + c, b, l, b - c, l, b - radius);
    path.cubic_to(l, t + c, l + c, t, l + radius, t);
    path.close();
    finish(path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::render::geometry::Geometry;
    use storage::settings::TableSettings;

    #[test]
    fn balloons_do_not_cover_sets_portraits_compass_or_first_discards() {
        for (width, height, tile) in [
            (800.0, 545.0, 36.0),
            (1280.0, 742.0, 49.0),
            (1920.0, 1013.0, 67.0),
            (3840.0, 2044.0, 135.0),
        ] {
            let g = Geometry::new(Size::new(width, height), tile, TableSettings::default());
            let words = g.balloon_text_size("Mah Jongg!".chars().count() as u16);
            let all = Side::ALL.map(|side| (side, false));
            for (side, free) in all.into_iter().chain([(Side::Left, true)]) {
                let body =
                    shape((side, free), words, tile).body + (g.balloon_tip(side) - Point::ORIGIN);
                let sets = g.on_row(side, 0.0).union(&g.on_row(side, 13.9 * tile));
                assert!(body.intersection(&sets).is_none(), "{width} {side:?}: sets");
                assert!(body.intersection(&g.compass).is_none(), "{width} {side:?}");
                // The tail passes through the row of the speaker's sets, between three sets from one end and two Flowers from the other.
                let up = if is_below(side, free) {
                    0.0
                } else {
                    0.7 * tile
                };
                let tip = g.balloon_tip(side);
                let tail = match side.is_upright() {
                    true => Rectangle::new(tip, Size::ZERO).expand([1.4 * tile, 0.2 * tile]),
                    false => Rectangle::new(tip - Vector::new(0.0, up), Size::new(0.0, 0.7 * tile))
                        .expand([0.0, 1.4 * tile]),
                };
                for along in [0.0, 3.1, 6.2, 8.3, 12.9, 13.9] {
                    let tile_in_row = g.on_row(side, along * tile);
                    assert!(
                        tail.intersection(&tile_in_row).is_none(),
                        "{width} {side:?}: {along}"
                    );
                }
                for other in Side::ALL {
                    let face = g.plate(other).filter(|_| !free).map(|plate| plate.face);
                    let covers = |face| body.intersection(&face).is_some();
                    assert!(!face.is_some_and(covers), "{width} {side:?}: {other:?}");
                    let first_discards = (0..5).map(|index| g.in_discards(other, index));
                    assert!(
                        !first_discards.into_iter().any(covers),
                        "{width} {side:?}: discards"
                    );
                }
            }
        }
    }
}
