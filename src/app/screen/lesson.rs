//! The lesson's card: what to see and to do, and what was wrong. It lies at the left of the compass, clear of the own stake
//! and of the well.

use iced::alignment::Horizontal::Right;
use iced::widget::{button, column, container, opaque, row, space};
use iced::{Center, Color, Element, Fill, Padding, Rectangle};

use crate::app::theme;
use crate::app::widget::{Look, style};
use crate::lesson::Wanted;
use crate::presenter::{Card, Lecture};

/// The card between `edge`, where the left stake ends, and the compass.
pub fn view<'a>(
    lecture: Lecture,
    look: Look<'a>,
    edge: f32,
    compass: Rectangle,
) -> Element<'a, Card> {
    let palette = look.palette;
    let Lecture {
        number,
        of,
        step,
        wrong,
    } = lecture;
    let leave = press(
        look,
        say!("lesson-leave"),
        step.wanted == Wanted::End,
        Card::Leave,
    );
    let more = press(look, say!("lesson-more"), false, Card::More(step.topic));
    let buttons = match step.wanted {
        Wanted::Read | Wanted::Won => row![
            leave,
            more,
            press(look, say!("lesson-go-on"), true, Card::Read)
        ],
        _ => row![more, leave],
    };
    let mut text = column![
        look.heading(say!("lesson-lesson-step-of", number = number + 1, of)),
        look.words(step.title.text(), 19.0, theme::SEMIBOLD, palette.ink),
        look.words(step.words.text(), 14.5, theme::REGULAR, palette.ink),
    ]
    .spacing(look.px(5.0));
    if let Some(wrong) = wrong {
        let sign = container(look.words("!", 13.0, theme::SEMIBOLD, palette.gold_line))
            .center(look.px(20.0))
            .style(move |_| style::panel(palette.gold, palette.gold_line, 10.0));
        let wrong = look.words(wrong, 14.5, theme::MEDIUM, palette.negative);
        text = text.push(row![sign, wrong].spacing(look.px(8.0)).align_y(Center));
    }
    // On a narrow card they stand in two lines.
    let buttons = buttons.spacing(look.px(8.0)).wrap().align_x(Right);
    let buttons = container(buttons.vertical_spacing(look.px(8.0)));
    text = text.push(
        buttons
            .align_right(Fill)
            .padding(Padding::ZERO.top(look.px(6.0))),
    );
    let red = container(space().height(3.0))
        .width(Fill)
        .style(move |_| style::plane(palette.red_button.0));
    // The neighbour's discards lie between the card and the compass.
    let room = compass.x - edge - look.px(64.0);
    let width = room.clamp(look.px(220.0), look.px(330.0));
    let card = container(column![red, container(text).padding(look.px(14.0))])
        .width(width)
        .style(move |_| style::panel(palette.paper, palette.line, 3.0));
    let left = edge + look.px(8.0);
    container(opaque(card))
        .center_y(Fill)
        .width(Fill)
        .padding(Padding::ZERO.left(left))
        .into()
}

fn press<'a>(look: Look<'a>, words: &'a str, default: bool, message: Card) -> Element<'a, Card> {
    let palette = look.palette;
    let ink = if default { Color::WHITE } else { palette.ink };
    let words = look.words(words, 14.0, theme::MEDIUM, ink);
    button(container(words).center_y(Fill))
        .padding([0.0, look.px(12.0)])
        .height(look.px(30.0))
        .on_press(message)
        .style(move |_, status| style::button_face(palette, default, status))
        .into()
}
