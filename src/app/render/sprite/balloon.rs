//! The speech balloon: a rounded box with a tail to the speaker's portrait or stake, and a soft shadow.

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

/// Half the width of a portrait, in tile widths.
const HALF_FACE: f32 = 0.575;

/// Whether a balloon is beside its tip, below the name of its player.
fn is_beside(side: Side, at_face: bool) -> bool {
    at_face && side == Side::Top
}

/// Whether a balloon is below its tip, if it is not beside it.
fn is_below(side: Side, at_face: bool) -> bool {
    match side {
        Side::Top | Side::Right => true,
        Side::Bottom => false,
        Side::Left => !at_face,
    }
}

/// The shape of the balloon of a player at a side, for text of this size. `at_face`: its tail points to the portrait, which it leaves
/// uncovered; otherwise to the stake. `tile`: the width of a tile.
pub fn shape((side, at_face): (Side, bool), words: Size, tile: f32) -> Shape {
    let size = Size::new(words.width + 0.9 * tile, words.height * 1.9);
    // At a stake the box is outside the row of the speaker's sets.
    let corner = match (side, at_face) {
        (Side::Bottom, _) => Point::new(-0.3 * size.width, -size.height - ROW * tile),
        (Side::Top, true) => Point::new(0.25 * tile, -0.3 * tile),
        (Side::Left, true) => Point::new(-HALF_FACE * tile, -size.height - 0.4 * tile),
        (Side::Right, true) => Point::new(HALF_FACE * tile - size.width, 0.4 * tile),
        (Side::Top, false) => Point::new(-0.7 * size.width, ROW * tile),
        (Side::Left, false) => Point::new(ROW * tile, 0.6 * tile),
        (Side::Right, false) => Point::new(-size.width - ROW * tile, 0.6 * tile),
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
    (side, at_face): (Side, bool),
    words: Size,
    tile: f32,
    palette: &Palette,
    scale: f32,
) -> Option<Picture> {
    let Shape { body, whole } = shape((side, at_face), words, tile);
    let mut surface = Surface::new(whole.size(), scale)?;
    let tip = Point::new(-whole.x, -whole.y);
    let body = body + Vector::new(tip.x, tip.y);
    let path = outline(body, tip, (side, at_face));
    let below = outline(body + Vector::new(0.0, 0.05 * tile), tip, (side, at_face));
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
fn outline(body: Rectangle, tip: Point, (side, at_face): (Side, bool)) -> Path {
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
    let is_beside = is_beside(side, at_face);
    if !is_beside && is_below(side, at_face) {
        path.line_to(foot - base, t);
        path.line_to(tip.x, tip.y);
        path.line_to(foot + base, t);
    }
    path.line_to(r - radius, t);
    path.cubic_to(r - c, t, r, t + c, r, t + radius);
    path.cubic_to(r, b - c, r - c, b, r - radius, b);
    if !is_beside && !is_below(side, at_face) {
        path.line_to(foot + base, b);
        path.line_to(tip.x, tip.y);
        path.line_to(foot - base, b);
    }
    path.line_to(l + radius, b);
    if is_beside {
        pointed_end(&mut path, Point::new(l + radius, t + radius), radius, tip);
    } else {
        path.cubic_to(l + c, b, l, b - c, l, b - radius);
        path.cubic_to(l, t + c, l + c, t, l + radius, t);
    }
    path.close();
    finish(path)
}

/// The left end of a balloon with a tail: an arc from the lowest point, the tail, and an arc to the highest point.
fn pointed_end(path: &mut PathBuilder, center: Point, radius: f32, tip: Point) {
    // Each arc spans 55 degrees. `k` is the distance of the control points that makes a cubic curve closest to such an arc.
    let (sin, cos) = (0.574 * radius, 0.819 * radius);
    let k = 0.326;
    let Point { x, y } = center;
    path.cubic_to(
        x - k * radius,
        y + radius,
        x - cos + k * sin,
        y + sin + k * cos,
        x - cos,
        y + sin,
    );
    path.line_to(tip.x, tip.y);
    path.line_to(x - cos, y - sin);
    path.cubic_to(
        x - cos + k * sin,
        y - sin - k * cos,
        x - k * radius,
        y - radius,
        x,
        y - radius,
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::render::geometry::Geometry;
    use storage::settings::{TableSettings, WallShown};

    /// Every balloon with its window: those at portraits, and those at stakes.
    fn balloons(shown: TableSettings, text_scale: f32) -> Vec<(Geometry, Side, bool, Rectangle)> {
        let windows = [
            (800.0, 545.0, 36.0),
            (1280.0, 742.0, 49.0),
            (1920.0, 1013.0, 67.0),
            (3840.0, 2044.0, 135.0),
        ];
        let mut balloons = Vec::new();
        for (width, height, tile) in windows {
            let mut g = Geometry::new(Size::new(width, height), tile, shown);
            g.text_scale = text_scale;
            let words = g.balloon_text_size("Mah Jongg!".chars().count() as u16);
            for side in Side::ALL {
                for at_face in [false, true] {
                    let tip = g.balloon_tip(side, at_face) - Point::ORIGIN;
                    let body = shape((side, at_face), words, tile).body + tip;
                    balloons.push((g.clone(), side, at_face, body));
                }
            }
        }
        balloons
    }

    #[test]
    fn balloons_do_not_cover_sets_portraits_compass_or_first_discards() {
        for (g, side, at_face, body) in balloons(TableSettings::default(), 1.0) {
            let (tile, width) = (g.tile, g.size.width);
            let sets = g.on_row(side, 0.0).union(&g.on_row(side, 13.9 * tile));
            assert!(body.intersection(&sets).is_none(), "{width} {side:?}: sets");
            assert!(body.intersection(&g.compass).is_none(), "{width} {side:?}");
            for other in Side::ALL {
                // A balloon at a stake belongs to a player without a portrait.
                let face = g.plate(other).filter(|_| at_face || other != side);
                let covers = |place: Rectangle| body.intersection(&place).is_some();
                let covers_face = face.is_some_and(|plate| covers(plate.face));
                assert!(!covers_face, "{width} {side:?} {at_face}: {other:?}");
                let first_discards = (0..5).map(|index| g.in_discards(other, index));
                assert!(
                    !first_discards.into_iter().any(covers),
                    "{width} {side:?} {at_face}: discards of {other:?}"
                );
            }
        }
    }

    #[test]
    fn a_balloon_with_its_tail_covers_no_name() {
        for text_scale in [1.0, 1.5] {
            for (g, side, at_face, body) in balloons(TableSettings::default(), text_scale) {
                let tip = g.balloon_tip(side, at_face);
                let whole = body.union(&Rectangle::new(tip, Size::ZERO));
                for other in Side::ALL.into_iter().filter(|_| at_face) {
                    let Some(plate) = g.plate(other) else {
                        continue;
                    };
                    let line = 0.9 * g.plate_text();
                    let left = match other {
                        Side::Right => plate.name.x - plate.name_width,
                        _ => plate.name.x,
                    };
                    let name = Rectangle::new(
                        Point::new(left, plate.name.y - line / 2.0),
                        Size::new(plate.name_width, line),
                    );
                    let covered = whole.intersection(&name);
                    assert!(covered.is_none(), "{side:?}: {other:?} {covered:?}");
                }
            }
        }
    }

    /// The tail passes through the row of the speaker's sets, between three sets from one end and two Flowers from the other.
    #[test]
    fn the_tail_to_a_stake_passes_between_sets_and_flowers() {
        for (g, side, at_face, _) in balloons(TableSettings::default(), 1.0) {
            if at_face {
                continue;
            }
            let (tip, tile) = (g.balloon_tip(side, false), g.tile);
            let tail = match side.is_upright() {
                true => Rectangle::new(tip, Size::ZERO).expand([1.4 * tile, 0.2 * tile]),
                false => Rectangle::new(tip, Size::new(0.0, 0.7 * tile)).expand([0.0, 1.4 * tile]),
            };
            for along in [0.0, 3.1, 6.2, 8.3, 12.9, 13.9] {
                let covered = tail.intersection(&g.on_row(side, along * tile));
                assert!(covered.is_none(), "{} {side:?}: {along}", g.size.width);
            }
        }
    }

    /// Whatever the size of the text, and with the wall, which moves the portraits.
    #[test]
    fn a_balloon_points_at_the_face_of_its_player_and_never_covers_it() {
        for wall in [WallShown::Never, WallShown::Always] {
            let shown = TableSettings {
                wall,
                ..TableSettings::default()
            };
            for text_scale in [1.0, 1.5, 2.0] {
                for (g, side, _, body) in balloons(shown, text_scale).into_iter().filter(|b| b.2) {
                    let Some(plate) = g.plate(side) else { continue };
                    let covered = body.intersection(&plate.face);
                    assert!(covered.is_none(), "{side:?} at {text_scale}: {covered:?}");
                    let tip = g.balloon_tip(side, true);
                    let reach = plate.face.expand(0.1 * g.tile);
                    assert!(reach.contains(tip), "{side:?} points past the face");
                }
            }
        }
    }
}
