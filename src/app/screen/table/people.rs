//! The opponents' portraits and names, each close to its owner's stake.

use iced::advanced::image::Image;
use iced::advanced::text::Alignment;

use super::TableScreen;
use super::painter::{Painter, TextLine};
use crate::app::render::side::Side;
use crate::app::theme;
use crate::app::widget::portrait_picture;

/// Draws the portraits and names, or keeps their slots.
pub fn draw(painter: &mut Painter<'_>, table: &TableScreen) {
    let pictures = painter.pictures();
    let g = pictures.geometry();
    for side in [Side::Right, Side::Top, Side::Left] {
        let Some(plate) = g.plate(side) else { continue };
        let seat = side.seat(table.viewer());
        // A player without a portrait is named only on the compass.
        let face = table.marks.faces[seat].filter(|_| table.marks.people);
        let picture = face.and_then(|name| {
            let pixels = (plate.face.width * pictures.scale()).round() as u32;
            portrait_picture(name, pixels)
        });
        let size = g.plate_text();
        let text = match picture {
            Some(_) => theme::shortened(
                &table.marks.names[seat],
                size,
                theme::SEMIBOLD,
                plate.name_width,
            ),
            None => String::new(),
        };
        match picture {
            Some(handle) => painter.picture(Image::new(handle), plate.face),
            None => painter.skip_slot(),
        }
        let align = match side {
            Side::Right => Alignment::Right,
            _ => Alignment::Left,
        };
        painter.write(TextLine {
            text,
            at: plate.name,
            align,
            size,
            font: theme::SEMIBOLD,
            color: pictures.palette().ink,
        });
    }
}
