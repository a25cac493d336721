//! Lines of a table of players: a rank, a name, and figures.

use iced::widget::{container, row};
use iced::{Alignment, Element, Font, Length};

use crate::app::widget::{Event, Look};

/// A line of the table. Each cell has its share of the width; figures stand at the right of theirs.
pub fn columns<'a, const COUNT: usize>(
    look: Look<'a>,
    words: [String; COUNT],
    widths: [u16; COUNT],
    font: Font,
) -> Element<'a, Event> {
    let cells = words.into_iter().zip(widths).enumerate();
    let cells = cells.map(|(column, (words, width))| {
        let cell = container(look.line(words, font)).width(Length::FillPortion(width));
        match column {
            0 | 1 => cell.into(),
            _ => cell.align_x(Alignment::End).into(),
        }
    });
    row(cells)
        .spacing(look.px(8.0))
        .align_y(Alignment::Center)
        .into()
}
