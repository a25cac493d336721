//! Tiles in dialogs: single ones and rows of sets.

use iced::widget::{Row, container, image, row};
use iced::{Element, Length};

use super::Look;
use super::ring::{Stand, ring};
use crate::tiles::Tile;

/// A tile with a face of this width in logical pixels; `None` is a back.
pub fn tile<'a, M: 'a>(look: Look<'a>, face: Option<Tile>, width: f32) -> Element<'a, M> {
    let picture = (look.tile)(face, width);
    image(picture.handle)
        .width(Length::Fixed(picture.size.width))
        .height(Length::Fixed(picture.size.height))
        .into()
}

/// Groups of tiles side by side, `gap` between groups; inside a group the tiles are close.
pub fn tile_row<'a, M: 'a>(
    look: Look<'a>,
    groups: &[Vec<Tile>],
    width: f32,
    gap: f32,
) -> Row<'a, M> {
    let group = |tiles: &Vec<Tile>| -> Element<'a, M> {
        let faces = tiles.iter().map(|face| tile(look, Some(*face), width));
        row(faces).spacing((width * 0.05).round()).into()
    };
    row(groups.iter().filter(|tiles| !tiles.is_empty()).map(group)).spacing(gap)
}

/// A tile with a gold ring if it is `marked`: the winning one.
pub fn marked_tile<'a, M: Clone + 'a>(
    look: Look<'a>,
    face: Tile,
    width: f32,
    marked: bool,
) -> Element<'a, M> {
    let stand = Stand {
        focused: marked,
        shown: marked,
        colors: (look.palette.gold, look.palette.gold_line),
        radius: width * 0.1,
        reveal: None,
    };
    let ringed = ring(tile(look, Some(face), width), stand, None);
    let room = if marked { 4.0 } else { 0.0 };
    container(ringed).padding([0.0, room]).into()
}
