//! The tables of a page. The widths of their columns depend on their contents.

use iced::widget::{column, container};
use iced::{Center, Element, Fill, Length};

use super::Message;
use super::line::Typesetter;
use crate::app::theme;
use crate::app::widget::{pale_rule, rule};
use crate::help::is_unspaced;
use crate::help::markup::{Span, words};

impl<'a> Typesetter<'a, '_> {
    /// A table between fine lines. Columns of numbers are right-aligned, except the first column.
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
        let is_numeric = |column: usize| {
            let mut cells = rows.iter().filter_map(|row| row.get(column));
            let is_number = |cell: &Vec<Span>| {
                let text = words(cell);
                text.chars()
                    .all(|c| c.is_ascii_digit() || " *×.=".contains(c))
            };
            column > 0 && cells.all(is_number)
        };
        let room = self.measure - self.px(12.0 + 14.0 * (head.len() - 1) as f32);
        let all = (0..head.len()).map(|column| self.widths(cells(column)));
        let widths = portions(&all.collect::<Vec<_>>(), room);
        let line = |row: &[Vec<Span>], heading: bool| -> Element<'a, Message> {
            let (size, font, ink) = match heading {
                true => (13.0, theme::SEMIBOLD, palette.second_ink),
                false => (15.0, theme::REGULAR, palette.ink),
            };
            let cell = |(column, cell): (usize, &Vec<Span>)| {
                let width = Length::FillPortion(widths.get(column).copied().unwrap_or(1));
                let cell = container(self.line(cell, size, font, ink)).width(width);
                match is_numeric(column) {
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

    /// The widths of a column: the minimum, at which no word is broken, the preferred one, and that at which its longest cell fits on one line.
    fn widths<'s>(&self, cells: impl Iterator<Item = &'s Vec<Span>>) -> [f32; 3] {
        // A single word may consist of wide letters; in a whole line letters have their mean width.
        let (wide_letter, letter, tile) = (self.px(9.0), self.px(7.5), self.px(21.0));
        let mut widths = [wide_letter * 3.0; 3];
        for cell in cells {
            let text = words_only(cell);
            let longest = text.split_whitespace().map(unbroken_letters).max();
            let count: usize = cell.iter().map(tiles_in).sum();
            let tiles = tile * count as f32;
            let letters: usize = text.chars().map(letters_wide).sum();
            let preferred = letter * letters.min(42) as f32 + tiles;
            let whole = letter * letters as f32 + tiles;
            let min = wide_letter * longest.unwrap_or(0) as f32;
            let cell = [min, preferred.max(min), whole.max(min)];
            widths = std::array::from_fn(|at| widths[at].max(cell[at]));
        }
        widths
    }
}

/// Distributes the width among columns, as portions: each gets its minimum, then its preferred width as far as possible, and then the width of
/// its longest cell.
fn portions(columns: &[[f32; 3]], room: f32) -> Vec<u16> {
    let mut widths: Vec<f32> = columns.iter().map(|[min, ..]| *min).collect();
    for step in 1..3 {
        let remaining = (room - widths.iter().sum::<f32>()).max(0.0);
        let growths = columns.iter().map(|column| column[step] - column[step - 1]);
        let part = (remaining / growths.clone().sum::<f32>().max(1.0)).min(1.0);
        for (width, growth) in widths.iter_mut().zip(growths) {
            *width += growth * part;
        }
    }
    // What remains is distributed over all columns.
    let part = (room / widths.iter().sum::<f32>().max(1.0)).max(1.0);
    widths
        .iter()
        .map(|width| (width * part).max(1.0) as u16)
        .collect()
}

/// The width of a letter in letters of a Latin script: Chinese and Japanese characters are twice as wide.
fn letters_wide(letter: char) -> usize {
    if is_unspaced(letter) { 2 } else { 1 }
}

/// How many letters of a word stay on one line. Chinese and Japanese break between any two characters.
fn unbroken_letters(word: &str) -> usize {
    let parts = word.split_inclusive(is_unspaced);
    let longest = parts.map(|part| part.chars().map(letters_wide).sum()).max();
    longest.unwrap_or(0)
}

/// The number of tiles in a part of a line.
pub(super) fn tiles_in(span: &Span) -> usize {
    match span {
        Span::Tiles(tiles) => tiles.len(),
        Span::Words { .. } => 0,
    }
}

/// The text of a line without its tiles.
pub(super) fn words_only(line: &[Span]) -> String {
    let text = |span: &Span| match span {
        Span::Words { text, .. } => text.clone(),
        Span::Tiles(_) => String::new(),
    };
    line.iter().map(text).collect()
}
