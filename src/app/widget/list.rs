//! A list: striped lines of one or two rows of text, under headings, with the selected line in gold with a red bar. Arrows, Home, End and the
//! page keys move in it; Enter or a double click opens the selected line.

use iced::widget::{Column, column, container, mouse_area, row, space, stack};
use iced::{Center, Element, Length};

use super::{
    AnyMessage, Control, Description, Event, Form, FormBase, FormMessage, Keys, Role, described,
    style,
};
use crate::app::theme;

/// How many lines the page keys move.
const PAGE: usize = 10;

/// Height of a heading and of a line, in units.
const HEADING: f32 = 26.0;
const LINE: f32 = 29.0;
/// Height of a line with two rows of text, in units.
pub(super) const TALL: f32 = 45.0;

/// A line of a list.
pub enum Row<'a> {
    /// A heading between lines.
    Heading(Element<'a, Event>),
    /// A line that can be selected.
    Line(Element<'a, Event>),
    /// A line with two rows of text that can be selected.
    Tall(Element<'a, Event>),
}

/// A line that a press selects and a double click opens. It is not a button, which would capture the press.
pub(super) fn pressable_row<'a>(
    face: impl Into<Element<'a, Event>>,
    (index, is_chosen): (usize, bool),
    choose: AnyMessage,
    open: Option<AnyMessage>,
) -> Element<'a, Event> {
    let mut description = Description::new(Role::Line { index, is_chosen }, "");
    description.events.focus = Some(Event::of(choose.clone()));
    // A screen reader knows one way to press: it opens the line that is selected already.
    let pressed = open.as_ref().filter(|_| is_chosen);
    description.events.press = Some(Event::of(pressed.unwrap_or(&choose).clone()));
    let widget = mouse_area(face).on_press(Event::of(choose));
    let widget: Element<'a, Event> = match open {
        Some(open) => widget.on_double_click(Event::of(open)).into(),
        None => widget.into(),
    };
    described(widget, description)
}

/// A list with this name. `choose` returns the message that selects a line, and `open` is that of Enter and a double click. If `starts`, the list has the
/// initial focus.
pub fn list<'a, M: FormMessage>(
    (form, name): (&Form<'a, M>, &str),
    rows: Vec<Row<'a>>,
    chosen: Option<usize>,
    choose: impl Fn(usize) -> M,
    open: Option<M>,
    starts: bool,
) -> Element<'a, Event> {
    let choose = |line| AnyMessage::new(choose(line));
    let open = open.map(AnyMessage::new);
    any_list((form, name), rows, chosen, &choose, open, starts)
}

fn any_list<'a>(
    (form, name): (&FormBase<'a>, &str),
    rows: Vec<Row<'a>>,
    chosen: Option<usize>,
    choose: &dyn Fn(usize) -> AnyMessage,
    open: Option<AnyMessage>,
    starts: bool,
) -> Element<'a, Event> {
    let (look, palette) = (form.look, form.look.palette);
    let count = rows
        .iter()
        .filter(|row| !matches!(row, Row::Heading(_)))
        .count();
    let keys = Keys::Adjust {
        less: chosen
            .map_or(count.checked_sub(1), |at| at.checked_sub(1))
            .map(choose),
        more: Some(chosen.map_or(0, |at| at + 1))
            .filter(|at| *at < count)
            .map(choose),
        upright: true,
        enter: open.clone(),
        jumps: (count > 0).then(|| {
            let (at, last) = (chosen.unwrap_or(0), count - 1);
            Box::new(
                [0, last, at.saturating_sub(PAGE), (at + PAGE).min(last)]
                    .map(|at| Some(choose(at))),
            )
        }),
    };
    let mut lines: Column<'a, Event> = column![];
    let mut line = 0;
    let mut top = 0.0;
    let mut reveal = None;
    for entry in rows {
        let height = look.target(if matches!(entry, Row::Tall(_)) {
            TALL
        } else {
            LINE
        });
        match entry {
            Row::Heading(words) => {
                let heading = container(words)
                    .padding([0.0, look.px(12.0)])
                    .center_y(look.px(HEADING))
                    .width(Length::Fill)
                    .style(move |_| style::plane(theme::shade(palette.paper, -0.04)));
                lines = lines.push(heading);
                top += look.px(HEADING);
            }
            Row::Line(words) | Row::Tall(words) => {
                let (is_chosen, striped) = (chosen == Some(line), line % 2 == 1);
                let background = match (is_chosen, striped) {
                    (true, _) => palette.highlight,
                    (_, true) => palette.bar,
                    _ => palette.field,
                };
                let bar =
                    container(space().width(look.px(4.0)).height(Length::Fill)).style(move |_| {
                        style::plane(if is_chosen {
                            palette.red_button.0
                        } else {
                            iced::Color::TRANSPARENT
                        })
                    });
                let words = container(words)
                    .padding([0.0, look.px(12.0)])
                    .center_y(Length::Fill)
                    .width(Length::Fill);
                let face = stack![words, row![bar]].width(Length::Fill).height(height);
                let face = container(face).style(move |_| style::plane(background));
                lines = lines.push(pressable_row(
                    face,
                    (line, is_chosen),
                    choose(line),
                    open.clone(),
                ));
                if is_chosen {
                    reveal = Some((top, top + height));
                }
                top += height;
                line += 1;
            }
        }
    }
    let shown = super::scrolled(look, lines.align_x(Center));
    let control = Control {
        start: starts,
        ..Control::new(None, (count > 0).then_some(keys))
    };
    let widget = container(shown)
        .height(Length::Fill)
        .padding(look.px(4.0))
        .style(move |_| style::panel(palette.field, palette.line, 6.0));
    let description = Description::new(Role::List { count }, name);
    form.add_revealing(control, description, widget, 6.0, reveal)
}
