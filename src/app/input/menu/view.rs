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

/// Height of an entry, in units.
const ENTRY: f32 = 29.0;
/// Height of a separator, in units.
const SEPARATOR: f32 = 11.0;

impl MenuBar {
    /// The bar, with the buttons that are visible now.
    pub fn bar<'a>(&'a self, look: Look<'a>, states: &'a CommandStates) -> Element<'a, Message> {
        let palette = look.palette;
        let (height, look) = (look.metrics.menu_bar(), fit_bar(look, states));
        let menus = content::visible_menus(states);
        let mut line = row![]
            .height(Length::Fill)
            .align_y(Center)
            .padding([0.0, look.px(5.0)]);
        for (place, menu) in menus.iter().enumerate() {
            let is_open = self.open == Some(Opened::Bar(place));
            let face = container(title(look, menu.label.text(), palette.ink))
                .center_y(Length::Fill)
                .style(move |_| {
                    style::plane(if is_open {
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
            let button = button(container(name).center_y(Length::Fill))
                .padding([0.0, look.px(11.0)])
                .height(look.target(21.0))
                .on_press(Message::Chosen(command))
                .style(move |_, status| style::button_face(palette, true, status));
            line = line.push(container(button).padding([0.0, look.px(4.0)]));
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
        let (bar, bar_look) = (look.metrics.menu_bar(), fit_bar(look, states));
        let look = fit_menu(look, &entries, states);
        let window = look.metrics.window;
        let height = window.height - bar - look.px(MARGIN);
        let heights = RowHeights::new(look, &entries, height);
        let highlight = |index| Message::Hovered(Some(index), None);
        let mut width = width(look, &entries, states);
        let first = panel(
            (look, width),
            &entries,
            heights,
            self.mark(self.highlighted, self.submenu_highlighted.is_none()),
            states,
            highlight,
        );
        let mut shown: Row<'a, Message> = row![first];
        let highlighted = self
            .highlighted
            .and_then(|index| Some((index, *entries.get(index)?)));
        if let Some((index, Entry::Submenu { entries: all, .. })) = highlighted {
            let submenu = content::visible_entries(all, states);
            let submenu_heights = RowHeights::new(look, &submenu, height);
            // The submenu starts beside its entry, or higher if it would not fit into the window.
            let above = heights.total_height(&entries[..index]);
            let above = above
                .min(height - submenu_heights.total_height(&submenu))
                .max(0.0);
            let highlight = move |at| Message::Hovered(Some(index), Some(at));
            let second_width = self::width(look, &submenu, states);
            let second = panel(
                (look, second_width),
                &submenu,
                submenu_heights,
                self.mark(self.submenu_highlighted, true),
                states,
                highlight,
            );
            shown = shown.push(column![space().height(above), second]);
            width += second_width;
        }
        let place: Element<'a, Message> = match opened {
            Opened::Bar(place) => {
                let menus = content::visible_menus(states);
                let before = menus.iter().take(place);
                let before: f32 = before
                    .map(|menu| title_width(bar_look, menu.label.text()))
                    .sum();
                // At the right end of a small window the menu moves left so that it fits.
                let max_left = window.width - width;
                let left = (bar_look.px(5.0) + before).min(max_left).max(0.0);
                row![space().width(left), shown].into()
            }
            Opened::ContextMenu(at) => {
                let max_left = window.width - width - look.px(4.0);
                let x = at.x.min(max_left).max(0.0);
                let y = (at.y - bar)
                    .min(height - heights.total_height(&entries))
                    .max(0.0);
                container(shown)
                    .padding(Padding::ZERO.left(x).top(y))
                    .into()
            }
        };
        // The bar itself stays uncovered, so that the mouse can move to the next menu.
        let below_bar = mouse_area(container(place).width(Length::Fill).height(Length::Fill))
            .on_press(Message::Close)
            .on_right_press(Message::Close);
        Some(column![space().height(bar), below_bar].into())
    }

    /// How a highlighted entry is marked, given whether it would have the focus.
    fn mark(&self, highlighted: Option<usize>, may_have_focus: bool) -> Option<Highlight> {
        highlighted.map(|index| Highlight {
            index,
            has_focus: self.by_key && may_have_focus,
        })
    }
}

/// The highlighted entry of a menu.
#[derive(Clone, Copy)]
struct Highlight {
    index: usize,
    /// It has the keyboard focus, so that it is framed.
    has_focus: bool,
}

/// The usual width of a menu, and what an entry needs besides its label and its key, in units.
const WIDTH: f32 = 272.0;
const BESIDE: f32 = 60.0;

/// The width of a menu with these entries, in logical pixels.
fn width(look: Look<'_>, entries: &[Entry], states: &CommandStates) -> f32 {
    let line = |words: &str| theme::width(&plain(words), look.px(14.0), theme::REGULAR);
    let needed = entries.iter().map(|entry| {
        let label = entry.label().unwrap_or_default();
        line(label) + line(&first_key(entry, states)) + look.px(BESIDE)
    });
    needed.fold(look.px(WIDTH), f32::max)
}

/// The key of an entry; empty if it has none.
fn first_key(entry: &Entry, states: &CommandStates) -> String {
    match entry {
        Entry::Item(command) => states.key_name(*command),
        Entry::Submenu { .. } | Entry::Separator | Entry::Close => String::new(),
    }
}

/// The part of the window's height that a menu needs besides its entries, in units.
const MARGIN: f32 = 12.0;

/// The heights of the rows of a menu.
#[derive(Clone, Copy)]
struct RowHeights {
    entry: f32,
    separator: f32,
}

impl RowHeights {
    /// The usual heights, or smaller ones if the entries would not fit into this height.
    fn new(look: Look<'_>, entries: &[Entry], max_height: f32) -> Self {
        let usual = Self {
            entry: look.target(ENTRY),
            separator: look.px(SEPARATOR),
        };
        let factor = (max_height / usual.total_height(entries).max(1.0)).clamp(0.0, 1.0);
        Self {
            entry: factor * usual.entry,
            separator: factor * usual.separator,
        }
    }

    /// The height of an entry.
    fn height(&self, entry: &Entry) -> f32 {
        match entry {
            Entry::Separator => self.separator,
            Entry::Item(_) | Entry::Submenu { .. } | Entry::Close => self.entry,
        }
    }

    /// The total height of these entries.
    fn total_height(&self, entries: &[Entry]) -> f32 {
        entries.iter().map(|entry| self.height(entry)).sum()
    }
}

/// Shrinks the text of the bar if the window is too narrow for all of it.
fn fit_bar<'a>(look: Look<'a>, states: &CommandStates) -> Look<'a> {
    let menus = content::visible_menus(states);
    let menus: f32 = menus
        .iter()
        .map(|menu| title_width(look, menu.label.text()))
        .sum();
    // Reserves space for a button even while none is visible, so that nothing changes size when one appears.
    let button_width = |(name, _): (Key, Command)| {
        theme::width(&plain(name.text()), look.px(14.0), theme::SEMIBOLD) + look.px(30.0)
    };
    let widest = content::buttons(states)
        .map(button_width)
        .fold(0.0, f32::max);
    let buttons = content::visible_buttons(states)
        .map(button_width)
        .sum::<f32>()
        .max(widest);
    look.smaller(look.metrics.window.width / (menus + buttons + look.px(18.0)))
}

/// Shrinks a menu if the window is too low for it, or too narrow for it and a submenu.
fn fit_menu<'a>(mut look: Look<'a>, entries: &[Entry], states: &CommandStates) -> Look<'a> {
    let window = look.metrics.window;
    let max_height = window.height - look.metrics.menu_bar();
    let total_height = |look: Look<'_>| {
        RowHeights::new(look, entries, f32::INFINITY).total_height(entries) + look.px(MARGIN)
    };
    // If the window is too low for touch targets, they are given up so that the whole menu is visible.
    look.metrics.touch &= total_height(look) <= max_height;
    let factor = max_height / total_height(look);
    let submenus = entries.iter().map(|entry| match entry {
        Entry::Submenu { entries, .. } => width(look, entries, states),
        _ => look.px(WIDTH),
    });
    let both = width(look, entries, states) + submenus.fold(0.0, f32::max);
    look.smaller(factor.min(window.width / both))
}

/// The width of a menu's title in the bar.
fn title_width(look: Look<'_>, words: &str) -> f32 {
    theme::width(&plain(words), look.px(14.0), theme::REGULAR) + 2.0 * look.px(11.0)
}

/// The title of a menu in the bar.
fn title<'a>(look: Look<'a>, words: &str, ink: Color) -> Element<'a, Message> {
    let words = label(words, look.px(14.0), theme::REGULAR, ink);
    container(words).padding([0.0, look.px(11.0)]).into()
}

/// A menu or submenu of this width in logical pixels; `highlight` returns the message that highlights an entry.
fn panel<'a>(
    (look, width): (Look<'a>, f32),
    entries: &[Entry],
    heights: RowHeights,
    highlighted: Option<Highlight>,
    states: &'a CommandStates,
    highlight: impl Fn(usize) -> Message,
) -> Element<'a, Message> {
    let palette = look.palette;
    let rows = entries.iter().enumerate().map(|(index, entry)| {
        let height = heights.height(entry);
        if *entry == Entry::Separator {
            return container(rule(look))
                .center_y(height)
                .padding([0.0, look.px(8.0)])
                .into();
        }
        let face = self::entry(
            look,
            entry,
            highlight(index),
            highlighted.filter(|highlight| highlight.index == index),
            states,
        );
        mouse_area(container(face).height(height))
            .on_enter(highlight(index))
            .into()
    });
    let panel = container(column(rows))
        .padding(look.px(5.0))
        .width(width)
        .style(move |_| style::menu_panel(palette));
    // A press on a disabled item or a separator leaves the menu open.
    opaque(panel)
}

/// An entry of a menu: its label with a check mark, its key, or the arrow of a submenu.
fn entry<'a>(
    look: Look<'a>,
    entry: &Entry,
    highlight: Message,
    highlighted: Option<Highlight>,
    states: &'a CommandStates,
) -> Element<'a, Message> {
    let palette = look.palette;
    let (availability, message) = match entry {
        Entry::Item(command) => (states.state(*command), Some(Message::Chosen(*command))),
        Entry::Close => (Availability::Ready, Some(Message::Close)),
        // A press on an entry with a submenu opens the submenu, and leaves the menu open.
        Entry::Submenu { .. } => (Availability::Ready, Some(highlight)),
        Entry::Separator => (Availability::Ready, None),
    };
    let is_disabled = matches!(availability, Availability::Disabled(_));
    let ink = if is_disabled {
        fade(palette.ink, 0.45)
    } else {
        palette.ink
    };
    let key_ink = if is_disabled {
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
    let tick = if availability == Availability::Checked(true) {
        Renderer::CHECKMARK_ICON.to_string()
    } else {
        String::new()
    };
    let end: Element<'a, Message> = match entry {
        Entry::Submenu { .. } => look.words("›", 17.0, theme::MEDIUM, key_ink),
        _ => look.words(first_key(entry, states), 14.0, theme::REGULAR, key_ink),
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
        style::plane(
            if highlighted.is_some_and(|highlight| !highlight.has_focus) {
                palette.red_button.0
            } else {
                Color::TRANSPARENT
            },
        )
    });
    let face = button(stack![line, bar].width(Length::Fill).height(Length::Fill))
        .padding(0)
        .width(Length::Fill)
        .height(Length::Fill)
        .on_press_maybe(message.filter(|_| !is_disabled))
        .style(move |_, _| button::Style {
            background: highlighted.map(|_| palette.highlight.into()),
            border: match highlighted.is_some_and(|highlight| highlight.has_focus) {
                true => style::focus_frame(palette, 4.0),
                false => iced::border::rounded(4.0),
            },
            ..style::bare(palette)
        });
    disabled(face, is_disabled)
}
