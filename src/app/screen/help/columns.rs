//! Tables of a page: columns as wide as their words ask for.

use iced::widget::{column, container};
use iced::{Center, Element, Fill, Length};

use super::Message;
use super::line::Setting;
use crate::app::theme;
use crate::app::widget::{pale_rule, rule};
use crate::help::markup::{Span, words};

impl<'a> Setting<'a, '_> {
    /// A table between fine lines: columns as wide as their words ask for, figures at the right.
    pub(super) fn table(
        &self,
        head: &[Vec<Span>],
        rows: &[Vec<Vec<Span>>],
    ) -> Element<'a, Message> {
        let (look, palette) = (self.look, self.look.palette);
        let cells = |column: usize| {
            let all = std::iter::once(head).chain(rows.iter().map(Vec::as_slice));
            all.filter_map(move |row| row.get(column))
        };
        let figures = |column: usize| {
            let mut below = rows.iter().filter_map(|row| row.get(column));
            let figure = |cell: &Vec<Span>| {
                let text = words(cell);
                text.chars()
                    .all(|c| c.is_ascii_digit() || " *×.=".contains(c))
            };
            column > 0 && below.all(figure)
        };
        let room = self.measure - self.px(12.0 + 14.0 * (head.len() - 1) as f32);
        let all = (0..head.len()).map(|column| self.widths(cells(column)));
        let widths = shares(&all.collect::<Vec<_>>(), room);
        let line = |row: &[Vec<Span>], heading: bool| -> Element<'a, Message> {
            let (size, font, ink) = match heading {
                true => (13.0, theme::SEMIBOLD, palette.second_ink),
                false => (15.0, theme::REGULAR, palette.ink),
            };
            let cell = |(column, cell): (usize, &Vec<Span>)| {
                let width = Length::FillPortion(widths.get(column).copied().unwrap_or(1));
                let cell = container(self.line(cell, size, font, ink)).width(width);
                match figures(column) {
                    true => cell.align_x(iced::Right).into(),
                    false => cell.into(),
                }
            };
            let cells = row.iter().enumerate().map(cell);
            iced::widget::row(cells)
                .spacing(self.px(14.0))
                .align_y(Center)
                .padding([self.px(4.0), self.px(6.0)])
                .into()
        };
        let mut table = column![].width(Fill);
        if head.iter().any(|cell| !cell.is_empty()) {
            table = table.push(line(head, true)).push(rule(look));
        }
        for row in rows {
            table = table.push(line(row, false)).push(pale_rule(look));
        }
        table.into()
    }

    /// How wide a column has to be so that no word is broken, and how wide it would like to be.
    fn widths<'s>(&self, cells: impl Iterator<Item = &'s Vec<Span>>) -> (f32, f32) {
        // A single word may be of broad letters, a whole line has some of all.
        let (broad, letter, tile) = (self.px(9.0), self.px(7.5), self.px(21.0));
        let mut widths = (broad * 3.0, broad * 3.0);
        for cell in cells {
            let text = words_only(cell);
            let longest = text
                .split_whitespace()
                .map(|word| word.chars().count())
                .max();
            let count: usize = cell.iter().map(tiles_in).sum();
            let tiles = tile * count as f32;
            let whole = letter * text.chars().count().min(42) as f32 + tiles;
            let least = broad * longest.unwrap_or(0) as f32;
            widths = (widths.0.max(least), widths.1.max(whole).max(least));
        }
        widths
    }
}

/// Shares the room among columns: each gets the least it has to have, and of the rest as much as it would like.
fn shares(columns: &[(f32, f32)], room: f32) -> Vec<u16> {
    let least: f32 = columns.iter().map(|column| column.0).sum();
    let wish: f32 = columns.iter().map(|(least, like)| like - least).sum();
    let rest = (room - least).max(0.0) / wish.max(1.0);
    let share = |(least, like): &(f32, f32)| (least + (like - least) * rest).max(1.0) as u16;
    columns.iter().map(share).collect()
}

/// How many tiles a part of a line has.
pub(super) fn tiles_in(span: &Span) -> usize {
    match span {
        Span::Tiles(tiles) => tiles.len(),
        Span::Words { .. } => 0,
    }
}

/// The words of a line without its tiles.
pub(super) fn words_only(line: &[Span]) -> String {
    let text = |span: &Span| match span {
        Span::Words { text, .. } => text.clone(),
        Span::Tiles(_) => String::new(),
    };
    line.iter().map(text).collect()
}
