//! The compass: names, winds and scores of the four players, the Wind of the Round, the number of the hand, and the well with the needle.

mod names;

use iced::advanced::text::Alignment;
use iced::{Color, Font, Point, Rectangle, Size};

use super::TableScreen;
use super::painter::{Painter, TextLine};
use super::placed::{PlacedTile, TilePosition};
use crate::app::render::geometry::Geometry;
use crate::app::render::pictures::{PictureCache, Sprite};
use crate::app::render::pills;
use crate::app::render::side::Side;
use crate::app::theme::{self, Palette};
use engine::table::SeatView;
use engine::tiles::{Seat, Tile, Wind};
use names::fitted_name;
use wording::Named;
use words::figure;
use words::say;

/// The Chinese character of a wind.
fn character(wind: Wind) -> &'static str {
    ["東", "南", "西", "北"][wind.index()]
}

/// The letter of a wind beside its character; empty in languages written with these characters.
fn wind_letter(wind: Wind) -> &'static str {
    match wind {
        Wind::East => say!("compass-letter-east"),
        Wind::South => say!("compass-letter-south"),
        Wind::West => say!("compass-letter-west"),
        Wind::North => say!("compass-letter-north"),
    }
}

/// A text style: size, font and colour.
#[derive(Clone, Copy)]
struct TextStyle(f32, Font, Color);

/// The text in the upper corners of the plate, for which the name and score of the top player make space. Positions are in units, of which the
/// compass is 4.3 high.
struct Corners {
    /// Text size, in pixels.
    size: f32,
    /// The left and right ends of the text at the left.
    left: (f32, f32),
    /// The left end of the text at the right.
    right: f32,
}

impl Corners {
    /// Gap between texts, in units.
    const GAP: f32 = 0.05;
    /// The right end of the text at the right.
    const END: f32 = 7.3;

    fn new(geometry: &Geometry) -> Self {
        let unit = geometry.compass.height / 4.3;
        let (usual, largest) = (0.25 * unit, 0.34 * unit);
        // In a miniature the text may be illegibly small.
        let smallest = 11.0 * geometry.text_scale.min(1.0);
        let size = usual
            .max(11.0 * geometry.text_scale)
            .min(largest.max(smallest));
        let widest = |word: &str, values: &[&str]| {
            let values = values.iter();
            let values = values.map(|value| theme::width(value, size, theme::SEMIBOLD));
            values.fold(theme::width(word, size, theme::REGULAR), f32::max) / unit
        };
        let winds = Wind::ALL.map(|wind| wind.name());
        // Large text starts closer to the tile.
        let start = if size > 0.3 * unit { 0.97 } else { 1.06 };
        let left = (start, start + widest(say!("compass-round"), &winds));
        let right = Self::END - widest(say!("compass-hand"), &["99"]);
        Self { size, left, right }
    }

    /// The centre of the top player's name and score: that of the plate, or farther right where the text at the left needs space.
    fn middle(&self) -> f32 {
        let half = pills::FLAT.0 / 2.0;
        let leftmost = self.left.1 + Self::GAP + half;
        let rightmost = self.right - Self::GAP - half;
        leftmost.min(rightmost).max(MIDDLE)
    }

    /// The width available to the name of the top player, with or without a knot before it.
    fn name_width(&self, has_knot: bool) -> f32 {
        let knot = if has_knot { 0.34 } else { 0.0 };
        let start = self.left.1 + Self::GAP + knot;
        (self.middle() - HALF_SEAL - start).clamp(0.0, NAME)
    }
}

/// The distance from the left edge of the plate to its middle, in units.
const MIDDLE: f32 = 3.8;
/// The distance from the centre of a seal to the name or score beside it, in units.
const HALF_SEAL: f32 = 0.56;
/// The width available to a name beside a seal, in units.
const NAME: f32 = 1.15;

/// Draws the parts of the compass.
struct CompassPainter<'a> {
    table: &'a TableScreen,
    view: &'a SeatView,
    pictures: &'a PictureCache,
    corners: Corners,
    /// Upper left corner of the plate.
    origin: Point,
    /// Pixels per unit.
    unit: f32,
}

/// Draws the compass. Its plate, groove and well are part of the table top.
pub fn draw(painter: &mut Painter<'_>, table: &TableScreen, view: &SeatView) {
    let pictures = painter.pictures();
    let plate = pictures.geometry().compass;
    let parts = CompassPainter {
        table,
        view,
        pictures,
        corners: Corners::new(pictures.geometry()),
        origin: plate.position(),
        unit: plate.height / 4.3,
    };
    parts.well(painter);
    if view.deal_number > 0 {
        parts.round_and_hand(painter);
    }
    for seat in Seat::ALL {
        parts.player(painter, seat);
    }
}

impl CompassPainter<'_> {
    /// A point given in units from the upper left corner of the plate.
    fn at(&self, x: f32, y: f32) -> Point {
        Point::new(self.origin.x + x * self.unit, self.origin.y + y * self.unit)
    }

    /// Writes text; `align` says which of its ends, or its middle, is at the point.
    fn write(
        &self,
        painter: &mut Painter<'_>,
        text: impl Into<String>,
        at: Point,
        style: TextStyle,
        align: Alignment,
    ) {
        let TextStyle(size, font, color) = style;
        painter.write(TextLine {
            text: text.into(),
            at,
            align,
            size,
            font,
            color,
        });
    }

    /// The well, with the needle that points to the player in turn unless a discard covers it.
    fn well(&self, painter: &mut Painter<'_>) {
        let geometry = self.pictures.geometry();
        let center = Rectangle::new(geometry.well(), Size::ZERO);
        let view = self.view;
        let has_discard = view.window.is_some_and(|window| !window.kong);
        let turn = view.turn.filter(|_| !has_discard && view.end.is_none());
        let needle = turn.map(|turn| Sprite::Needle(Side::of(turn, self.table.viewer())));
        painter.put_or_skip(needle.map(|needle| (needle, center)));
    }

    /// The Wind of the Round with its tile, and the number of the hand.
    fn round_and_hand(&self, painter: &mut Painter<'_>) {
        let view = self.view;
        let palette = self.pictures.palette();
        let width = (0.62 * self.unit).round();
        let size = self.pictures.geometry().tile_size(Side::Bottom, width);
        let corner = self.at(0.28, 0.26);
        let placed = PlacedTile {
            // Painting does not use the position.
            position: TilePosition::Well,
            face: Some(Tile::wind(view.round_wind)),
            side: Side::Bottom,
            rect: Rectangle::new(Point::new(corner.x.round(), corner.y.round()), size),
            width,
        };
        painter.tile(&placed);
        let (small, left) = (self.corners.size, self.corners.left.0);
        let (word, value) = (palette.compass_words, palette.ink);
        self.write(
            painter,
            say!("compass-round").to_owned(),
            self.at(left, 0.53),
            TextStyle(small, theme::REGULAR, word),
            Alignment::Left,
        );
        self.write(
            painter,
            view.round_wind.name().to_owned(),
            self.at(left, 0.84),
            TextStyle(small, theme::SEMIBOLD, value),
            Alignment::Left,
        );
        self.write(
            painter,
            say!("compass-hand").to_owned(),
            self.at(Corners::END, 0.53),
            TextStyle(small, theme::REGULAR, word),
            Alignment::Right,
        );
        self.write(
            painter,
            view.deal_number.to_string(),
            self.at(Corners::END, 0.84),
            TextStyle(small, theme::SEMIBOLD, value),
            Alignment::Right,
        );
    }

    /// A player's name, wind and score, with what marks the turn, the first East, or calling.
    fn player(&self, painter: &mut Painter<'_>, seat: Seat) {
        let view = self.view;
        let palette = self.pictures.palette();
        let side = Side::of(seat, self.table.viewer());
        let is_first_east = view.deal_number > 0 && seat == view.first_east;
        let max_width = match side {
            Side::Top => self.corners.name_width(is_first_east),
            Side::Bottom => NAME,
            Side::Left | Side::Right => 1.9,
        };
        let text_scale = self.pictures.geometry().text_scale;
        let name = self.table.marks.names[seat].as_str();
        let (name, size) = fitted_name(name, max_width, self.unit, text_scale);
        let has_turn = view.turn == Some(seat) && view.end.is_none();
        let inks = if has_turn { &Palette::LIGHT } else { palette };
        let name_color = if is_first_east {
            inks.red_name
        } else {
            inks.ink
        };
        let score = view.scores[seat];
        // Beside the seal, the score has as much space as the name. Elsewhere the two lines fit into the pill.
        let score_width = theme::width(&figure(score), size, theme::MEDIUM).max(1.0);
        let size = match side.is_upright() {
            true => size * (NAME * self.unit / score_width).min(1.0),
            false => size.min(0.44 * self.unit),
        };
        let score_color = if score < 0 { inks.red_name } else { inks.ink };
        let center = match side {
            Side::Bottom => self.at(MIDDLE, 3.52),
            Side::Top => self.at(self.corners.middle(), 0.60),
            Side::Left => self.at(1.18, 2.10),
            Side::Right => self.at(6.42, 2.10),
        };
        let pill = Sprite::Pill {
            tall: !side.is_upright(),
        };
        let pill = has_turn.then(|| (pill, Rectangle::new(center, Size::ZERO)));
        painter.put_or_skip(pill);
        let seal = if side.is_upright() {
            center
        } else {
            let x = if side == Side::Left { 2.42 } else { 5.18 };
            self.at(x, 2.10)
        };
        if view.deal_number > 0 {
            let wind = seat.wind(view.east);
            let east = wind == Wind::East;
            let tall = !side.is_upright();
            let sprite = Sprite::Seal { east, tall };
            painter.put(sprite, Rectangle::new(seal, Size::ZERO));
            self.wind(painter, wind, seal, tall);
        }
        let half = HALF_SEAL * self.unit;
        let knot = |painter: &mut Painter<'_>, right_end: Point| {
            let width = theme::width(&name, size, theme::SEMIBOLD);
            let knot = Point::new(right_end.x - width - 0.22 * self.unit, right_end.y);
            let knot = (Sprite::Knot, Rectangle::new(knot, Size::ZERO));
            painter.put_or_skip(is_first_east.then_some(knot));
        };
        let name_style = TextStyle(size, theme::SEMIBOLD, name_color);
        let score_style = TextStyle(size, theme::MEDIUM, score_color);
        let place = if side.is_upright() {
            let left = Point::new(center.x - half, center.y);
            self.write(painter, name.clone(), left, name_style, Alignment::Right);
            knot(painter, left);
            let right = Point::new(center.x + half, center.y);
            self.write(painter, figure(score), right, score_style, Alignment::Left);
            Point::new(center.x + 1.9 * self.unit, center.y)
        } else {
            let shift = size * 0.62;
            let upper = Point::new(center.x, center.y - shift);
            self.write(painter, name.clone(), upper, name_style, Alignment::Center);
            let half_name = theme::width(&name, size, theme::SEMIBOLD) / 2.0;
            knot(painter, Point::new(upper.x + half_name, upper.y));
            let lower = Point::new(center.x, center.y + shift);
            self.write(
                painter,
                figure(score),
                lower,
                score_style,
                Alignment::Center,
            );
            Point::new(center.x, center.y + 2.6 * shift)
        };
        self.calling(painter, view.players[seat].standing, place);
    }

    /// A wind on its seal: its character, and its letter for players who cannot read that.
    fn wind(&self, painter: &mut Painter<'_>, wind: Wind, seal: Point, tall: bool) {
        let white = Color::from_rgb8(0xFF, 0xF8, 0xE8);
        let step = 0.18 * self.unit;
        let (first, second) = match tall {
            true => (
                Point::new(seal.x, seal.y - step),
                Point::new(seal.x, seal.y + 1.2 * step),
            ),
            false => (
                Point::new(seal.x - step, seal.y),
                Point::new(seal.x + 1.1 * step, seal.y),
            ),
        };
        // Who reads the characters needs no letter.
        let letter = wind_letter(wind).to_owned();
        let first = if letter.is_empty() { seal } else { first };
        let character = character(wind).to_owned();
        let style = TextStyle(0.38 * self.unit, theme::KAI, white);
        self.write(painter, character, first, style, Alignment::Center);
        let style = TextStyle(0.30 * self.unit, theme::SEMIBOLD, white);
        self.write(painter, letter, second, style, Alignment::Center);
    }

    /// The word "calling" and its plate; if the player is not calling, their slots are kept empty (see `Painter`).
    fn calling(&self, painter: &mut Painter<'_>, is_calling: bool, at: Point) {
        let plate = is_calling.then(|| (Sprite::Calling, Rectangle::new(at, Size::ZERO)));
        painter.put_or_skip(plate);
        let size = self.corners.size;
        let ink = Color::from_rgb8(0x2B, 0x1C, 0x00);
        let word = if is_calling {
            say!("compass-calling")
        } else {
            ""
        };
        let style = TextStyle(size, theme::SEMIBOLD, ink);
        self.write(painter, word, at, style, Alignment::Center);
    }
}

#[cfg(test)]
mod tests {
    use iced::Size;

    use super::*;
    use crate::app::theme::Metrics;
    use storage::settings::TableSettings;

    #[test]
    fn compass_corner_texts_do_not_overlap_the_top_player() {
        for (width, height) in [(640.0, 480.0), (800.0, 600.0), (1280.0, 800.0)] {
            for text in [1.0, 1.25, 1.5, 2.0] {
                let metrics = Metrics::new(Size::new(width, height), text);
                let table = TableSettings::default();
                let mut geometry = Geometry::new(metrics.table(), metrics.tile, table);
                geometry.text_scale = text;
                let corners = Corners::new(&geometry);
                let half = pills::FLAT.0 / 2.0;
                let plate = (corners.middle() - half, corners.middle() + half);
                let case = format!("{width} {text} {:?} {}", corners.left, corners.right);
                assert!(corners.left.1 < plate.0, "{case}: {plate:?}");
                assert!(plate.1 < corners.right, "{case}: {plate:?}");
                let name = corners.middle() - HALF_SEAL - corners.name_width(true);
                assert!(corners.left.1 < name - 0.3, "{case}: {name}");
                assert!(corners.name_width(true) > 0.6, "{case}");
            }
        }
    }
}
