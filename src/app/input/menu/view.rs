//! Draws the menus: the bar with its buttons, the open menu, and its submenu.

use iced::advanced::text::Renderer as _;
use iced::widget::{Row, button, column, container, mouse_area, opaque, row, space, stack, text};
use iced::{Center, Color, Element, Length, Padding, Renderer};

use super::content;
use super::{Entry, MenuBar, Message, Opened};
use crate::app::theme::{self, fade};
use crate::app::widget::{Look, disabled, label, plain, rule, style};
use crate::presenter::{Availability, Command, CommandStates};
use words::Key;

/// Height of an entry and of a separator, in units.
const ENTRY: f32 = 29.0;
const LINE: f32 = 11.0;

impl MenuBar {
    /// The bar, with the buttons that are visible now.
    pub fn bar<'a>(&'a self, look: Look<'a>, states: &'a CommandStates) -> Element<'a, Message> {
        let palette = look.palette;
        let (height, look) = (look.metrics.menu_bar(), in_bar(look, states));
        let menus = content::listed_menus(states);
        let mut line = row![]
            .height(Length::Fill)
            .align_y(Center)
            .padding([0.0, look.px(5.0)]);
        for (place, menu) in menus.iter().enumerate() {
            let open = self.open == Some(Opened::Bar(place));
            let face = container(word(look, menu.label.text(), palette.ink))
                .center_y(Length::Fill)
                .style(move |_| {
                    style::plane(if open {
                        palette.highlight
                    } else {
                        Color::TRANSPARENT
                    })
                });
            let face = mouse_area(face)
                .on_press(Message::Open {
                    place,
                    by_key: false,
                })
                .on_enter(Message::TitleHovered(place));
            line = line.push(face);
        }
        line = line.push(space().width(look.px(8.0)));
        for (name, command) in content::visible_buttons(states) {
            let name = label(name.text(), look.px(14.0), theme::SEMIBOLD, Color::WHITE);
            let plate = button(container(name).center_y(Length::Fill))
                .padding([0.0, look.px(11.0)])
                .height(look.target(21.0))
                .on_press(Message::Chosen(command))
                .style(move |_, status| style::button_face(palette, true, status));
            line = line.push(container(plate).padding([0.0, look.px(4.0)]));
        }
        container(line)
            .width(Length::Fill)
            .height(height)
            .style(move |_| style::plane(palette.bar))
            .into()
    }

    /// The open menu, over the whole window; nothing if none is open.
    pub fn layer<'a>(
        &'a self,
        look: Look<'a>,
        states: &'a CommandStates,
    ) -> Option<Element<'a, Message>> {
        let opened = self.open?;
        let entries = self.entries(states);
        let (bar, words) = (look.metrics.menu_bar(), in_bar(look, states));
        let look = in_menu(look, &entries);
        let window = look.metrics.window;
        let height = window.height - bar - look.px(MARGIN);
        let rows = Rows::new(look, &entries, height);
        let mut panels = 1;
        let highlight = |line| Message::Highlight(Some(line), None);
        let first = panel(look, &entries, rows, self.line, states, highlight);
        let mut shown: Row<'a, Message> = row![first];
        if let Some((
            line,
            Entry::Submenu {
                entries: submenu_line,
                ..
            },
        )) = self.line.and_then(|line| Some((line, *entries.get(line)?)))
        {
            let listed = content::listed(submenu_line, states);
            let second_rows = Rows::new(look, &listed, height);
            // It starts beside its entry, or higher if it would not fit into the window.
            let above = rows.total_height(&entries[..line]);
            let above = above
                .min(height - second_rows.total_height(&listed))
                .max(0.0);
            let highlight = move |at| Message::Highlight(Some(line), Some(at));
            let second = panel(
                look,
                &listed,
                second_rows,
                self.submenu_line,
                states,
                highlight,
            );
            shown = shown.push(column![space().height(above), second]);
            panels = 2;
        }
        let place: Element<'a, Message> = match opened {
            Opened::Bar(place) => {
                let menus = content::listed_menus(states);
                let before = menus.iter().take(place);
                let before: f32 = before.map(|menu| room(words, menu.label.text())).sum();
                // At the right end of a small window it moves left so that it fits.
                let most = window.width - panels as f32 * look.px(WIDTH);
                let left = (words.px(5.0) + before).min(most).max(0.0);
                row![space().width(left), shown].into()
            }
            Opened::ContextMenu(at) => {
                let x = at.x.min(window.width - look.px(WIDTH + 4.0)).max(0.0);
                let y = (at.y - bar)
                    .min(height - rows.total_height(&entries))
                    .max(0.0);
                container(shown)
                    .padding(Padding::ZERO.left(x).top(y))
                    .into()
            }
        };
        // The bar itself stays uncovered, so that the mouse can move to the next menu.
        let under = mouse_area(container(place).width(Length::Fill).height(Length::Fill))
            .on_press(Message::Close)
            .on_right_press(Message::Close);
        Some(column![space().height(bar), under].into())
    }
}

/// Width of a menu in units.
const WIDTH: f32 = 272.0;

/// The height of the window that a menu needs besides its entries, in units.
const MARGIN: f32 = 12.0;

/// The heights of the rows of a menu.
#[derive(Clone, Copy)]
struct Rows {
    entry: f32,
    line: f32,
}

impl Rows {
    /// The usual heights, or smaller ones if the entries would not fit into this height.
    fn new(look: Look<'_>, entries: &[Entry], room: f32) -> Self {
        let usual = Self {
            entry: look.target(ENTRY),
            line: look.px(LINE),
        };
        let share = (room / usual.total_height(entries).max(1.0)).clamp(0.0, 1.0);
        Self {
            entry: share * usual.entry,
            line: share * usual.line,
        }
    }

    fn height(&self, entry: &Entry) -> f32 {
        match entry {
            Entry::Line => self.line,
            Entry::Item(_) | Entry::Submenu { .. } | Entry::Close => self.entry,
        }
    }

    /// The total height of these entries.
    fn total_height(&self, entries: &[Entry]) -> f32 {
        entries.iter().map(|entry| self.height(entry)).sum()
    }
}

/// Shrinks the text of the bar if the window is too narrow for all of it.
fn in_bar<'a>(look: Look<'a>, states: &CommandStates) -> Look<'a> {
    let menus = content::listed_menus(states);
    let menus: f32 = menus.iter().map(|menu| room(look, menu.label.text())).sum();
    // Reserves space for a button even while none is visible, so that nothing changes size when one appears.
    let plate = |(name, _): (Key, Command)| {
        theme::width(&plain(name.text()), look.px(14.0), theme::SEMIBOLD) + look.px(30.0)
    };
    let widest = content::buttons(states).map(plate).fold(0.0, f32::max);
    let plates = content::visible_buttons(states)
        .map(plate)
        .sum::<f32>()
        .max(widest);
    look.smaller(look.metrics.window.width / (menus + plates + look.px(18.0)))
}

/// Shrinks a menu if the window is too low for it, or too narrow for it and a submenu.
fn in_menu<'a>(mut look: Look<'a>, entries: &[Entry]) -> Look<'a> {
    let window = look.metrics.window;
    let room = window.height - look.metrics.menu_bar();
    let total_height = |look: Look<'_>| {
        Rows::new(look, entries, f32::INFINITY).total_height(entries) + look.px(MARGIN)
    };
    // Without space for touch targets the whole menu should still be visible.
    look.metrics.touch &= total_height(look) <= room;
    let down = room / total_height(look);
    look.smaller(down.min(window.width / (2.0 * look.px(WIDTH))))
}

/// The width of a word in the bar.
fn room(look: Look<'_>, words: &str) -> f32 {
    theme::width(&plain(words), look.px(14.0), theme::REGULAR) + 2.0 * look.px(11.0)
}

fn word<'a>(look: Look<'a>, words: &str, ink: Color) -> Element<'a, Message> {
    let words = label(words, look.px(14.0), theme::REGULAR, ink);
    container(words).padding([0.0, look.px(11.0)]).into()
}

fn panel<'a>(
    look: Look<'a>,
    entries: &[Entry],
    heights: Rows,
    line: Option<usize>,
    states: &'a CommandStates,
    highlight: impl Fn(usize) -> Message,
) -> Element<'a, Message> {
    let palette = look.palette;
    let rows = entries.iter().enumerate().map(|(place, entry)| {
        let height = heights.height(entry);
        if *entry == Entry::Line {
            return container(rule(look))
                .center_y(height)
                .padding([0.0, look.px(8.0)])
                .into();
        }
        let seen = self::entry(look, entry, highlight(place), line == Some(place), states);
        mouse_area(container(seen).height(height))
            .on_enter(highlight(place))
            .into()
    });
    let panel = container(column(rows))
        .padding(look.px(5.0))
        .width(look.px(WIDTH))
        .style(move |_| style::menu_panel(palette));
    // A press on a disabled item or a separator leaves the menu open.
    opaque(panel)
}

fn entry<'a>(
    look: Look<'a>,
    entry: &Entry,
    highlighted: Message,
    on: bool,
    states: &'a CommandStates,
) -> Element<'a, Message> {
    let palette = look.palette;
    let (standing, keys, message) = match entry {
        Entry::Item(command) => (
            states.state(*command),
            command.row().keys.first().copied().unwrap_or_default(),
            Some(Message::Chosen(*command)),
        ),
        Entry::Close => (Availability::Ready, "", Some(Message::Close)),
        // The press that opens a submenu does not close its menu.
        Entry::Submenu { .. } => (Availability::Ready, "", Some(highlighted)),
        Entry::Line => (Availability::Ready, "", None),
    };
    let disabled = matches!(standing, Availability::Disabled(_));
    let ink = if disabled {
        fade(palette.ink, 0.45)
    } else {
        palette.ink
    };
    let second = if disabled {
        fade(palette.second_ink, 0.45)
    } else {
        palette.second_ink
    };
    let icon = |icon: String| {
        text(icon)
            .font(Renderer::ICON_FONT)
            .size(look.px(11.0))
            .color(ink)
    };
    let tick = if standing == Availability::Checked(true) {
        Renderer::CHECKMARK_ICON.to_string()
    } else {
        String::new()
    };
    let end: Element<'a, Message> = match entry {
        Entry::Submenu { .. } => look.words("›", 17.0, theme::MEDIUM, second),
        _ => look.words(keys, 14.0, theme::REGULAR, second),
    };
    let line = row![
        container(icon(tick)).center_x(look.px(18.0)),
        label(
            entry.label().unwrap_or_default(),
            look.px(14.0),
            theme::REGULAR,
            ink
        ),
        space().width(Length::Fill),
        end,
    ]
    .spacing(look.px(4.0))
    .align_y(Center)
    .height(Length::Fill)
    .padding(Padding::ZERO.right(look.px(9.0)));
    let bar = container(space().width(3.0).height(Length::Fill)).style(move |_| {
        style::plane(if on {
            palette.red_button.0
        } else {
            Color::TRANSPARENT
        })
    });
    let seen = button(stack![line, bar].width(Length::Fill).height(Length::Fill))
        .padding(0)
        .width(Length::Fill)
        .height(Length::Fill)
        .on_press_maybe(message.filter(|_| !disabled))
        .style(move |_, _| button::Style {
            background: on.then(|| palette.highlight.into()),
            border: iced::border::rounded(4.0),
            ..style::bare(palette)
        });
    self::disabled(seen, disabled)
}
