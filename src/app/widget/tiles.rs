//! Tiles in dialogs: single tiles, and rows of groups of tiles.

use iced::widget::{Row, button, column, container, image, row, space};
use iced::{Center, Color, Element, Length};

use super::description::described_picture;
use super::ring::{RING, marked_by_ring, named};
use super::{
    AnyMessage, Control, Description, Event, Form, FormBase, FormMessage, Keys, Look, Role, style,
};
use engine::tiles::Tile;
use wording::TileWording;
use words::say;

/// The opacity of a disabled tile.
const DISABLED_OPACITY: f32 = 0.3;

/// A tile whose face has this width in logical pixels; `None` is a back.
pub fn tile<'a, M: 'a>(look: Look<'a>, face: Option<Tile>, width: f32) -> Element<'a, M> {
    faded(look, face, width, 1.0)
}

fn faded<'a, M: 'a>(
    look: Look<'a>,
    face: Option<Tile>,
    width: f32,
    opacity: f32,
) -> Element<'a, M> {
    let picture = (look.tile)(face, width);
    let image = image(picture.handle)
        .width(Length::Fixed(picture.size.width))
        .height(Length::Fixed(picture.size.height))
        .opacity(opacity);
    match face {
        Some(face) => described_picture(image, &face.name()),
        None => image.into(),
    }
}

/// Groups of tiles side by side with `gap` in between; tiles of a group are close together.
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

impl<'a, M: FormMessage> Form<'a, M> {
    /// A selectable tile: it has a gold ring if it is `chosen`, and a red bar below if it is `shown` as the answer. Without a message it is pale,
    /// unless it is chosen or shown.
    pub fn tile(
        &self,
        face: Tile,
        width: f32,
        chosen: bool,
        shown: bool,
        message: Option<M>,
    ) -> Element<'a, Event> {
        self.any_tile(face, width, (chosen, shown), message.map(AnyMessage::new))
    }
}

impl<'a> FormBase<'a> {
    fn any_tile(
        &self,
        face: Tile,
        width: f32,
        (chosen, shown): (bool, bool),
        message: Option<AnyMessage>,
    ) -> Element<'a, Event> {
        let look = self.look;
        let bar = if shown {
            look.palette.red_button.0
        } else {
            Color::TRANSPARENT
        };
        let bar = container(space().height(3.0))
            .width(width)
            .style(move |_| style::plane(bar));
        let is_disabled = message.is_none() && !chosen && !shown;
        let tile = match is_disabled {
            true => faded(look, Some(face), width, DISABLED_OPACITY),
            false if chosen => ringed(look, face, width),
            false => tile(look, Some(face), width),
        };
        let widget = column![tile, bar].align_x(Center).spacing(2.0);
        let palette = look.palette;
        let widget = button(widget)
            .padding(1)
            .style(move |_, _| style::bare(palette))
            .on_press_maybe(message.clone().map(Event::of));
        let widget = named(widget, face.name());
        let mark = match (chosen, shown) {
            (_, true) => say!("control-answer"),
            (true, false) => say!("control-chosen"),
            (false, false) => "",
        };
        let description = Description {
            hint: mark.to_owned(),
            ..Description::new(Role::Button, &face.name())
        };
        let control = Control::new(None, message.map(Keys::Press));
        self.add(control, description, widget, 4.0)
    }
}

/// A tile, with a gold ring if `marked`: the winning tile of a hand, or a selected one.
pub fn marked_tile<'a, M: Clone + 'a>(
    look: Look<'a>,
    face: Tile,
    width: f32,
    marked: bool,
) -> Element<'a, M> {
    match marked {
        true => container(ringed(look, face, width))
            .padding([0.0, RING])
            .into(),
        false => tile(look, Some(face), width),
    }
}

/// A tile with a gold ring, which takes no space, so that nothing moves when a tile is selected.
fn ringed<'a, M: Clone + 'a>(look: Look<'a>, face: Tile, width: f32) -> Element<'a, M> {
    let colors = (look.palette.gold, look.palette.gold_line);
    marked_by_ring(tile(look, Some(face), width), colors, width * 0.1)
}
