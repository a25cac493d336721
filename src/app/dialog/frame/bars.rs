//! The title bar and the footer of a dialog.

use iced::widget::{button, column, container, row, space};
use iced::{Center, Color, Element, Length, Padding};

use crate::app::theme;
use crate::app::widget::{
    AnyMessage, Description, Event, Look, Role, described, style, undescribed,
};
use words::say;

/// A dialog narrower than this many units has no close button.
const NARROW: f32 = 190.0;

/// The height of the title bar, in pixels.
pub fn title_bar_height(look: Look<'_>) -> f32 {
    look.px(40.0)
}

/// The height of the footer below the line that separates it from the body, in pixels, with or without a hint above the buttons.
pub fn footer_height(look: Look<'_>, hint_above: bool) -> f32 {
    let hint = if hint_above { hint_height(look) } else { 0.0 };
    hint + look.px(54.0) + 2.0 * look.px(4.0)
}

/// The height of a hint above the buttons, in pixels.
fn hint_height(look: Look<'_>) -> f32 {
    look.px(24.0)
}

/// The title bar of a dialog of this width in pixels. The close button sends `escape`; without that, or in a narrow dialog, there is none.
pub fn title_bar<'a>(
    look: Look<'a>,
    words: String,
    width: f32,
    escape: Option<AnyMessage>,
) -> Element<'a, Event> {
    let palette = look.palette;
    let light = Color::from_rgb8(0xF7, 0xF1, 0xE3);
    // A narrow dialog needs its full width for the title; one of its answers closes it.
    let is_narrow = width < look.px(NARROW);
    let (units, margins) = if is_narrow {
        (13.0, 16.0)
    } else {
        (15.0, 52.0)
    };
    let (size, room) = (look.px(units), width - look.px(margins));
    let words = theme::shortened(&words, size, theme::SEMIBOLD, room);
    let words = look.words(words, units, theme::SEMIBOLD, light);
    let cross = escape.filter(|_| !is_narrow).map(|message| {
        let mut description = Description::new(Role::Button, say!("label-close"));
        description.events.press = Some(Event::of(message.clone()));
        let cross =
            button(container(look.words("×", 20.0, theme::REGULAR, light)).center(Length::Fill))
                .padding(0)
                .width(look.target(28.0))
                .height(look.target(28.0))
                .on_press(Event::of(message))
                .style(move |_, status| button::Style {
                    background: (status == button::Status::Hovered)
                        .then(|| palette.red_button.0.into()),
                    border: iced::Border {
                        radius: 5.0.into(),
                        ..iced::Border::default()
                    },
                    ..button::Style::default()
                });
        described(cross, description)
    });
    // The dialog is named by its title.
    let words = undescribed(words);
    let line = row![container(words).width(Length::Fill).clip(true)]
        .push(cross)
        .align_y(Center);
    let height = title_bar_height(look);
    container(line)
        .height(height)
        .center_y(height)
        .width(Length::Fill)
        .padding(
            Padding::ZERO
                .left(look.px(if is_narrow { 10.0 } else { 16.0 }))
                .right(look.px(6.0)),
        )
        .style(move |_| style::title(palette))
        .into()
}

/// The footer; `None` without buttons, even if there is a hint. `hint_above` puts the hint above the buttons instead of to the left of them.
pub fn footer<'a, M: 'a>(
    look: Look<'a>,
    hint: Option<Element<'a, M>>,
    buttons: Vec<Element<'a, M>>,
    hint_above: bool,
) -> Option<Element<'a, M>> {
    if buttons.is_empty() {
        return None;
    }
    let hint = container(hint.unwrap_or_else(|| space().into())).width(Length::Fill);
    let (above, hint) = match hint_above {
        true => {
            let hint = hint.align_bottom(hint_height(look)).clip(true);
            (
                Some(hint.padding([0.0, look.px(20.0)])),
                space().width(Length::Fill).into(),
            )
        }
        false => (None, Element::from(hint)),
    };
    let buttons = row(buttons).spacing(look.px(10.0)).align_y(Center);
    let line = row![hint, buttons].spacing(look.px(16.0)).align_y(Center);
    let footer = container(line)
        .height(look.px(54.0))
        .center_y(look.px(54.0))
        .padding([0.0, look.px(20.0)])
        .width(Length::Fill);
    Some(
        container(column![].push(above).push(footer))
            .padding(Padding::ZERO.top(look.px(4.0)).bottom(look.px(4.0)))
            .into(),
    )
}
