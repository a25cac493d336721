//! The program's name between the four winds.

use iced::widget::{column, row};
use iced::{Center, Element, Fill};

use crate::app::theme;
use crate::app::widget::{Look, tile_row};
use engine::tiles::{Tile, Wind};
use words::say;

/// The name, and a line below it unless that is empty.
pub(super) fn heading<'a, M: 'a>(look: Look<'a>, below: &'a str) -> Element<'a, M> {
    let winds = |pair: [Wind; 2]| {
        let pair = pair.map(Tile::wind).to_vec();
        tile_row(look, &[pair], look.px(22.0).round(), 0.0)
    };
    let red = look.palette.red_button.0;
    let name = look.words(say!("ornament-name"), 30.0, theme::SEMIBOLD, red);
    let name = row![
        winds([Wind::East, Wind::South]),
        name,
        winds([Wind::West, Wind::North])
    ];
    let below = (!below.is_empty())
        .then(|| look.words(below, 15.0, theme::REGULAR, look.palette.second_ink));
    column![name.spacing(look.px(18.0)).align_y(Center)]
        .push(below)
        .spacing(look.px(3.0))
        .align_x(Center)
        .width(Fill)
        .into()
}
