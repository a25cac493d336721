//! A winning special hand, shown large over the table for a moment: its name, and its tiles with the winning one marked. A press closes it.

use iced::widget::{Row, button, column, container, row, space};
use iced::{Center, Element, Fill};

use crate::app::Message;
use crate::app::scene::Scene;
use crate::app::screen::table;
use crate::app::theme;
use crate::app::widget::{Look, marked_tile, style};
use crate::presenter::Presenter;
use engine::tiles::Tile;

/// The height that the panel needs, in units.
const HEIGHT: f32 = 200.0;
/// The gap between sets, in tile widths.
const SET_GAP: f32 = 0.3;

/// The winning special hand, if one is shown now.
pub fn view<'a>(
    presenter: &Presenter,
    scene: &Scene,
    look: Look<'a>,
    is_uncovered: bool,
) -> Option<Element<'a, Message>> {
    let special = presenter.special_win().filter(|_| is_uncovered)?;
    // The panel fits between the stakes, with smaller text where space is short.
    let look = look.smaller(scene.inside().height / look.px(HEIGHT));
    let palette = look.palette;
    let tiles: usize = special.tiles.iter().map(Vec::len).sum();
    let gaps = SET_GAP * special.tiles.len().saturating_sub(1) as f32;
    let room = scene.inside().width - look.px(72.0);
    // As large as on the stakes, if there is space.
    let width = (room / (1.06 * tiles as f32 + gaps)).min(scene.metrics().tile);
    let width = width.floor().max(14.0);
    // Of several equal tiles the last one is marked, as on the stake.
    let all = special.tiles.iter().flatten();
    let mut remaining = all.filter(|tile| **tile == special.won_with).count();
    let mut group = |tiles: &Vec<Tile>| -> Row<'a, Message> {
        let faces = tiles.iter().map(|face| {
            let is_equal = *face == special.won_with;
            remaining -= usize::from(is_equal);
            marked_tile(look, *face, width, is_equal && remaining == 0)
        });
        row(faces).spacing((0.05 * width).round())
    };
    let groups: Vec<Element<'a, Message>> = special
        .tiles
        .iter()
        .map(|tiles| group(tiles).into())
        .collect();
    let name = look.words(special.name, 30.0, theme::SEMIBOLD, palette.negative);
    let body = column![
        name,
        row(groups).spacing((SET_GAP * width).round()),
        look.text(special.sentence),
    ]
    .spacing(look.px(12.0))
    .align_x(Center);
    let inner = container(body)
        .padding([look.px(16.0), look.px(26.0)])
        .style(move |_| style::panel(palette.paper, palette.inlay, 8.0));
    let framed = container(inner)
        .padding(look.px(5.0))
        .style(move |_| style::panel(palette.paper, palette.gold_line, 12.0));
    let press = button(framed)
        .padding(0)
        .on_press(Message::Table(table::Message::Pressed(None)))
        .style(move |_, _| style::bare(palette));
    let middle = scene.inside();
    let placed = container(press).center_x(Fill).center_y(middle.height);
    Some(column![space().height(middle.y), placed].into())
}
