//! The compass: names, winds and scores of the four players, the Wind of the Round, the number of the hand, the well with
//! the needle [U3, U4].

use iced::advanced::text::Alignment;
use iced::{Color, Font, Point, Rectangle, Size};

use super::Table;
use super::brush::{Brush, Words};
use super::placed::{Placed, Spot};
use crate::app::render::pictures::{Furniture, Large, Pictures};
use crate::app::render::side::Side;
use crate::app::theme::{self, Palette};
use crate::tiles::{Seat, Tile, Wind};
use crate::words::figure;

/// The character of a wind on its seal.
fn character(wind: Wind) -> &'static str {
    ["東", "南", "西", "北"][wind.index()]
}

/// How words are written: size, font and colour.
#[derive(Clone, Copy)]
struct Hand(f32, Font, Color);

struct Writer<'a> {
    table: &'a Table,
    pictures: &'a Pictures,
    /// Upper left corner of the plate.
    origin: Point,
    /// Pixels to a unit.
    unit: f32,
}

/// Draws the compass.
pub fn draw(brush: &mut Brush<'_>, table: &Table) {
    let pictures = brush.pictures();
    let plate = pictures.geometry().compass;
    brush.put_large(Large::Plate, plate);
    brush.put(Furniture::Trough, pictures.geometry().timer());
    let writer = Writer {
        table,
        pictures,
        origin: plate.position(),
        unit: plate.height / 4.3,
    };
    writer.well(brush);
    if table.shown.deal_number > 0 {
        writer.round(brush);
    }
    for seat in Seat::ALL {
        writer.player(brush, seat);
    }
}

impl Writer<'_> {
    fn at(&self, x: f32, y: f32) -> Point {
        Point::new(self.origin.x + x * self.unit, self.origin.y + y * self.unit)
    }

    fn write(
        &self,
        brush: &mut Brush<'_>,
        text: impl Into<String>,
        at: Point,
        hand: Hand,
        align: Alignment,
    ) {
        let Hand(size, font, color) = hand;
        brush.write(Words {
            text: text.into(),
            at,
            align,
            size,
            font,
            color,
        });
    }

    /// Size of the small words.
    fn small(&self) -> f32 {
        let words = self.pictures.geometry().words;
        let (usual, most) = (0.25 * self.unit, 0.34 * self.unit);
        let least = 11.0 * words.min(1.0);
        usual.max(11.0 * words).min(most.max(least))
    }

    /// A name and its size: as large as the player wants words, but smaller or shortened where it would not fit.
    fn fitted(&self, name: &str, room: f32) -> (String, f32) {
        let words = self.pictures.geometry().words;
        let (usual, most) = (0.34 * self.unit, 0.5 * self.unit);
        // In a small picture of a table words are small too.
        let (wish, least) = (12.0 * words.min(1.0), 11.0 * words.min(1.0));
        let wanted = usual.max(12.0 * words).min(most.max(wish));
        let wide = theme::width(name, wanted, theme::SEMIBOLD).max(1.0);
        let size = (wanted * (room / wide).min(1.0)).max(least);
        // The size is rounded a little.
        let shown = theme::shortened(name, size, theme::SEMIBOLD, 1.01 * room);
        (shown, size)
    }

    fn well(&self, brush: &mut Brush<'_>) {
        let geometry = self.pictures.geometry();
        let center = Rectangle::new(geometry.well(), Size::ZERO);
        brush.put(Furniture::Well, center);
        let view = &self.table.shown;
        let occupied = view.window.is_some_and(|window| !window.kong);
        let turn = view.turn.filter(|_| !occupied && view.end.is_none());
        let needle = turn.map(|turn| Furniture::Needle(Side::of(turn, self.table.viewer())));
        brush.put_any(needle.map(|needle| (needle, center)));
    }

    fn round(&self, brush: &mut Brush<'_>) {
        let view = &self.table.shown;
        let palette = self.pictures.palette();
        let width = (0.62 * self.unit).round();
        let size = self.pictures.geometry().tile_size(Side::Bottom, width);
        let corner = self.at(0.28, 0.26);
        let placed = Placed {
            spot: Spot::Well,
            face: Some(Tile::wind(view.round_wind)),
            side: Side::Bottom,
            rect: Rectangle::new(Point::new(corner.x.round(), corner.y.round()), size),
            width,
        };
        brush.tile(&placed);
        let small = self.small();
        // Large words move a little away from the plate of the player opposite.
        let left = if small > 0.3 * self.unit { 0.97 } else { 1.06 };
        let (word, value) = (palette.compass_words, palette.ink);
        self.write(
            brush,
            say!("compass-round").to_owned(),
            self.at(left, 0.53),
            Hand(small, theme::REGULAR, word),
            Alignment::Left,
        );
        self.write(
            brush,
            view.round_wind.name().to_owned(),
            self.at(left, 0.84),
            Hand(small, theme::SEMIBOLD, value),
            Alignment::Left,
        );
        self.write(
            brush,
            say!("compass-hand").to_owned(),
            self.at(7.3, 0.53),
            Hand(small, theme::REGULAR, word),
            Alignment::Right,
        );
        self.write(
            brush,
            view.deal_number.to_string(),
            self.at(7.3, 0.84),
            Hand(small, theme::SEMIBOLD, value),
            Alignment::Right,
        );
    }

    fn player(&self, brush: &mut Brush<'_>, seat: Seat) {
        let view = &self.table.shown;
        let palette = self.pictures.palette();
        let side = Side::of(seat, self.table.viewer());
        let room = if side.is_upright() { 1.15 } else { 1.9 };
        let (name, size) = self.fitted(&self.table.marks.names[seat], room * self.unit);
        let first = view.deal_number > 0 && seat == view.first_east;
        let turn = view.turn == Some(seat) && view.end.is_none();
        let inks = if turn { &Palette::LIGHT } else { palette };
        let name_color = if first { inks.red_name } else { inks.ink };
        let score = view.scores[seat];
        // What is beside the seal ends within the plate, and two lines stand within theirs.
        let wide = theme::width(&figure(score), size, theme::MEDIUM).max(1.0);
        let size = match side.is_upright() {
            true => size * (1.15 * self.unit / wide).min(1.0),
            false => size.min(0.44 * self.unit),
        };
        let score_color = if score < 0 { inks.red_name } else { inks.ink };
        let center = match side {
            Side::Bottom => self.at(3.8, 3.52),
            Side::Top => self.at(3.8, 0.60),
            Side::Left => self.at(1.18, 2.10),
            Side::Right => self.at(6.42, 2.10),
        };
        let pill = Furniture::Pill {
            tall: !side.is_upright(),
        };
        let pill = turn.then(|| (pill, Rectangle::new(center, Size::ZERO)));
        brush.put_any(pill);
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
            let what = Furniture::Seal { east, tall };
            brush.put(what, Rectangle::new(seal, Size::ZERO));
            self.wind(brush, wind, seal, tall);
        }
        let half = 0.56 * self.unit;
        let knot = |brush: &mut Brush<'_>, right_end: Point| {
            let width = theme::width(&name, size, theme::SEMIBOLD);
            let knot = Point::new(right_end.x - width - 0.22 * self.unit, right_end.y);
            let knot = (Furniture::Knot, Rectangle::new(knot, Size::ZERO));
            brush.put_any(first.then_some(knot));
        };
        let name_hand = Hand(size, theme::SEMIBOLD, name_color);
        let score_hand = Hand(size, theme::MEDIUM, score_color);
        let place = if side.is_upright() {
            let left = Point::new(center.x - half, center.y);
            self.write(brush, name.clone(), left, name_hand, Alignment::Right);
            knot(brush, left);
            let right = Point::new(center.x + half, center.y);
            self.write(brush, figure(score), right, score_hand, Alignment::Left);
            Point::new(center.x + 1.9 * self.unit, center.y)
        } else {
            let shift = size * 0.62;
            let upper = Point::new(center.x, center.y - shift);
            self.write(brush, name.clone(), upper, name_hand, Alignment::Center);
            let half_name = theme::width(&name, size, theme::SEMIBOLD) / 2.0;
            knot(brush, Point::new(upper.x + half_name, upper.y));
            let lower = Point::new(center.x, center.y + shift);
            self.write(brush, figure(score), lower, score_hand, Alignment::Center);
            Point::new(center.x, center.y + 2.6 * shift)
        };
        self.calling(brush, view.players[seat].standing, place);
    }

    /// A wind on its seal: its character, and its letter for those who do not read that.
    fn wind(&self, brush: &mut Brush<'_>, wind: Wind, seal: Point, tall: bool) {
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
        let character = character(wind).to_owned();
        let hand = Hand(0.38 * self.unit, theme::KAI, white);
        self.write(brush, character, first, hand, Alignment::Center);
        let letter = wind.name().chars().find(|letter| letter.is_alphabetic());
        let letter = letter.map(String::from).unwrap_or_default();
        let hand = Hand(0.30 * self.unit, theme::SEMIBOLD, white);
        self.write(brush, letter, second, hand, Alignment::Center);
    }

    /// The plate of a player who is calling.
    fn calling(&self, brush: &mut Brush<'_>, calling: bool, at: Point) {
        let plate = calling.then(|| (Furniture::Status, Rectangle::new(at, Size::ZERO)));
        brush.put_any(plate);
        let size = self.small();
        let ink = Color::from_rgb8(0x2B, 0x1C, 0x00);
        let word = if calling { say!("compass-calling") } else { "" };
        let hand = Hand(size, theme::SEMIBOLD, ink);
        self.write(brush, word, at, hand, Alignment::Center);
    }
}
