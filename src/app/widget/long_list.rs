//! A list of any length, of which only visible lines are created. Lines have two rows of text. Arrows, Home, End, page keys, wheel and scroll
//! bar move in it; Enter or a double click opens the selected line; letters go into the field of the form.

use iced::widget::{Column, column, container, row, space, stack, vertical_slider};
use iced::{Element, Length};

use super::draggable::draggable;
use super::line_scroll::line_scroll;
use super::list::{TALL, pressable_row};
use super::{
    AnyMessage, Control, Description, Event, Form, FormBase, FormMessage, Keys, Look, Role, Typing,
    style,
};

/// The state of a long list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LongList {
    /// The number of lines.
    pub count: usize,
    /// The first visible line. Near the end of the list an earlier one is drawn first, so that no room stays empty.
    pub first: usize,
    /// The selected line.
    pub chosen: Option<usize>,
}

impl LongList {
    /// Selects a line and scrolls to it, where `visible` lines fit at a time. Without such a line nothing is selected.
    pub fn choose(&mut self, line: usize, visible: usize) {
        self.chosen = (line < self.count).then_some(line);
        let lowest = (line + 1).saturating_sub(visible);
        self.first = self.first.clamp(lowest, line.max(lowest));
    }

    /// The line that is really the first visible one, where `visible` lines fit at a time.
    fn first(&self, visible: usize) -> usize {
        self.first.min(self.max_first(visible))
    }

    /// The first visible line at the end of the list, where `visible` lines fit at a time.
    fn max_first(&self, visible: usize) -> usize {
        self.count.saturating_sub(visible)
    }
}

/// The number of lines that fit beside other parts, which take `taken` units of the window's height.
pub fn visible_lines(look: Look<'_>, taken: f32) -> usize {
    let units = look.metrics.window.height / look.metrics.scale;
    // A negative or invalid number counts as the minimum.
    (((units - taken) / TALL) as usize).clamp(MIN_LINES, MAX_LINES)
}

/// The minimum and maximum number of visible lines.
const MIN_LINES: usize = 3;
const MAX_LINES: usize = 8;

/// The messages of a long list.
pub struct LongListMessages<'a, M> {
    /// Selects this line.
    pub choose: Box<dyn Fn(usize) -> M + 'a>,
    /// Scrolls so that this line is the first visible one.
    pub scroll: Box<dyn Fn(usize) -> M + 'a>,
    /// Opens the selected line.
    pub open: M,
    /// How the list handles typing.
    pub typing: Typing<M>,
}

impl<'a, M: FormMessage> LongListMessages<'a, M> {
    /// The same without the type of the messages.
    fn any(self) -> LongListMessages<'a, AnyMessage> {
        let (choose, scroll) = (self.choose, self.scroll);
        LongListMessages {
            choose: Box::new(move |line| AnyMessage::new(choose(line))),
            scroll: Box::new(move |line| AnyMessage::new(scroll(line))),
            open: AnyMessage::new(self.open),
            typing: self.typing.any(),
        }
    }
}

/// A long list with this name that shows `visible` lines at a time; `line` returns the contents of a line.
pub fn long_list<'a, M: FormMessage>(
    (form, name): (&Form<'a, M>, &str),
    (list, visible): (LongList, usize),
    line: impl Fn(usize) -> Element<'a, Event>,
    messages: LongListMessages<'a, M>,
) -> Element<'a, Event> {
    any_long_list((form, name), (list, visible), &line, messages.any())
}

fn any_long_list<'a>(
    (form, name): (&FormBase<'a>, &str),
    (list, visible): (LongList, usize),
    line: &dyn Fn(usize) -> Element<'a, Event>,
    messages: LongListMessages<'a, AnyMessage>,
) -> Element<'a, Event> {
    let (look, palette) = (form.look, form.look.palette);
    let (first, max_first) = (list.first(visible), list.max_first(visible));
    let mut lines: Column<'a, Event> = column![].width(Length::Fill);
    for at in (first..list.count).take(visible) {
        let is_chosen = list.chosen == Some(at);
        let background = match (is_chosen, at % 2 == 1) {
            (true, _) => palette.highlight,
            (_, true) => palette.bar,
            _ => palette.field,
        };
        let bar = if is_chosen {
            palette.red_button.0
        } else {
            iced::Color::TRANSPARENT
        };
        let bar = container(space().width(look.px(4.0)).height(Length::Fill))
            .style(move |_| style::plane(bar));
        let words = container(line(at))
            .padding([0.0, look.px(12.0)])
            .center_y(Length::Fill)
            .clip(true)
            .width(Length::Fill);
        let face = stack![words, row![bar]]
            .width(Length::Fill)
            .height(look.px(TALL));
        let face = container(face).style(move |_| style::plane(background));
        lines = lines.push(pressable_row(
            face,
            (at, is_chosen),
            (messages.choose)(at),
            Some(messages.open.clone()),
        ));
    }
    let control = Control {
        typing: Some(messages.typing),
        ..Control::new(
            None,
            (list.count > 0).then(|| keys(list, visible, &messages.choose, messages.open)),
        )
    };
    let height = look.px(TALL) * visible as f32;
    let scroll = std::rc::Rc::new(messages.scroll);
    let mut content = row![lines].height(height);
    if max_first > 0 {
        let to = scroll.clone();
        let moved = move |up: u32| Event::of(to(max_first - (up as usize).min(max_first)));
        let share = visible as f32 / list.count as f32;
        let knob = (height * share).max(look.px(28.0));
        let bar = vertical_slider(0..=max_first as u32, (max_first - first) as u32, moved)
            .width(look.px(14.0))
            .style(move |_, _| style::bar(palette, look.px(6.0), knob));
        content = content.push(draggable(bar));
    }
    let scrolled = move |lines: isize| {
        let to = first.saturating_add_signed(lines).min(max_first);
        Event::of(scroll(to))
    };
    let widget = container(line_scroll(content, look.px(TALL), scrolled))
        .padding(look.px(4.0))
        .style(move |_| style::panel(palette.field, palette.line, 6.0));
    let description = Description::new(Role::List { count: list.count }, name);
    form.add(control, description, widget, 6.0)
}

/// What keys do in a list with at least one line.
fn keys(
    list: LongList,
    visible: usize,
    choose: &dyn Fn(usize) -> AnyMessage,
    open: AnyMessage,
) -> Keys {
    let last = list.count - 1;
    let at = list.chosen;
    let current = at.unwrap_or(0);
    let jumps = [
        0,
        last,
        current.saturating_sub(visible),
        (current + visible).min(last),
    ];
    Keys::Adjust {
        less: at.map_or(Some(last), |at| at.checked_sub(1)).map(choose),
        more: Some(at.map_or(0, |at| at + 1))
            .filter(|at| *at <= last)
            .map(choose),
        upright: true,
        enter: Some(open),
        jumps: Some(Box::new(jumps.map(|at| Some(choose(at))))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn selecting_scrolls_just_far_enough() {
        let mut list = LongList {
            count: 1000,
            ..LongList::default()
        };
        list.choose(999, 6);
        assert_eq!((list.chosen, list.first), (Some(999), 994));
        list.choose(996, 6);
        assert_eq!(list.first, 994, "it is already visible");
        list.choose(3, 6);
        assert_eq!(list.first, 3);
        list.choose(8, 6);
        assert_eq!(list.first, 3);
        list.choose(9, 6);
        assert_eq!(list.first, 4);
        list.first = 5000;
        assert_eq!(list.first(6), 994);
        list.choose(1000, 6);
        assert_eq!(list.chosen, None);
    }
}
