//! The frame of a dialog: a black lacquer title bar with a gold line and a close button, a body that scrolls when necessary, and a footer
//! with a hint on the left and buttons on the right. A dialog on the table has only a body, in a golden frame. Frames stay inside the window.

mod bars;

use iced::alignment::Horizontal::Right as End;
use iced::widget::{column, container, mouse_area, opaque, row, space};
use iced::{Color, Element, Length, Padding, Rectangle};

use super::content::DialogContent;
use super::layout::{DialogLayout, DialogPlace, DialogSize};
use crate::app::widget::{
    Description, Event, Focus, Form, FormBase, Look, Role, described, rule, scrolled, style,
};
use bars::{footer, footer_height, title_bar, title_bar_height};
use storage::settings::PromptPlace;

/// The parts of the table, in window coordinates, and the preference that determine where dialogs are placed on it.
#[derive(Clone, Copy, Debug)]
pub struct Placement {
    /// The upper edge of the player's own stake.
    pub floor: f32,
    /// The area inside the rows of sets and bonus tiles.
    pub inside: Rectangle,
    /// Free space for a small dialog at the right of the table, if any.
    pub free_space: Option<Rectangle>,
    /// Where the player prefers small dialogs.
    pub place: PromptPlace,
}

/// The height that a dialog on the table is scaled to fit in, in units. It may become taller where the table has more room.
pub const HEIGHT_ON_TABLE: f32 = 484.0;

/// The dialog in its frame, as a layer over the whole window.
pub(super) fn framed<'a, S: DialogContent>(
    screen: &'a S,
    look: Look<'a>,
    focus: Focus,
    placement: Placement,
) -> Element<'a, Event> {
    let bars = (look.metrics.menu_bar(), look.metrics.status_bar());
    let look = look.smaller(scale_to_fit(look, screen.size(look), bars));
    let view = |focus| {
        let form = Form::new(look, focus);
        let layout = screen.view(&form);
        (form.into_base(), layout)
    };
    let (mut form, mut layout) = view(focus);
    // The focus stays on its control when controls before it have appeared or disappeared.
    if let Some(moved) = form.moved() {
        (form, layout) = view(moved);
    }
    let title = screen.title();
    let size = screen.size(look);
    let is_modal = size.place == DialogPlace::Middle;
    let role = Role::Dialog { is_modal };
    let description = Description {
        name: title.clone(),
        ..Description::new(role, "")
    };
    let frame = in_frame(form, layout, size, title, bars, placement);
    described(frame, description)
}

/// A dialog with this layout in its frame. `bars` are the heights of the menu bar and the status bar.
fn in_frame<'a>(
    form: FormBase<'a>,
    layout: DialogLayout<'a>,
    DialogSize {
        place,
        width: units,
    }: DialogSize,
    title: String,
    bars: (f32, f32),
    placement: Placement,
) -> Element<'a, Event> {
    let look = form.look;
    let (palette, window) = (look.palette, look.metrics.window);
    let width = match place {
        DialogPlace::Docked if look.metrics.card_width > 0.0 => look.metrics.card_width,
        _ => {
            let width = look.px(units).min(window.width - look.px(16.0));
            whole_pixels(width, window.width)
        }
    };
    let title_bar = title_bar(look, title, width, form.escape());
    // Wide dialogs have room for the hint beside the buttons, and the body needs the height. Rounding alone takes up to 2 pixels.
    let is_cramped = width + 2.0 < look.px(units) && width < look.px(660.0);
    let hint_above = is_cramped && layout.hint.is_some();
    let footer = footer(look, layout.hint, layout.buttons, hint_above);
    let no_footer = footer.is_none();
    let head_height = layout.head.is_some().then(|| look.px(49.0));
    // The height of everything but the body.
    let taken = title_bar_height(look) + 1.0;
    let taken = taken + head_height.map_or(0.0, |head| head + 1.0);
    let taken = taken
        + if no_footer {
            9.0
        } else {
            3.0 + footer_height(look, hint_above)
        };
    let body_height = |height: f32| whole_pixels(height + taken, window.height) - taken;
    let room = match place {
        DialogPlace::Docked => window.height - bars.0 - bars.1 - taken,
        _ => body_height(window.height - look.px(16.0) - taken),
    };
    let padding = look.px(match place {
        DialogPlace::Preferred | DialogPlace::Docked => 13.0,
        DialogPlace::Middle | DialogPlace::Table => 20.0,
    });
    let bottom = if no_footer { padding - 7.0 } else { padding };
    let body = container(layout.body)
        .padding(Padding::new(padding).bottom(bottom))
        .width(Length::Fill);
    let min_height = layout.min_height;
    let min_height = min_height.map_or(0.0, |units| look.px(units).min(room));
    let body = row![body, space().height(min_height)];
    let background = if layout.white {
        palette.field
    } else {
        palette.paper
    };
    let height = match (place, layout.height) {
        (DialogPlace::Docked, _) => Length::Fixed(room),
        (_, None) => Length::Shrink,
        (_, Some(units)) => Length::Fixed(body_height(look.px(units).min(room))),
    };
    if place == DialogPlace::Table {
        return on_table(look, body.into(), width, (placement, bars), form);
    }
    let body = container(scrolled(look, body))
        .height(height)
        .max_height(room.max(60.0))
        .width(Length::Fill)
        .style(move |_| style::plane(background));
    let gold = container(space().height(1.0))
        .width(Length::Fill)
        .style(move |_| style::plane(palette.gold));
    let mut parts = column![title_bar, gold].width(Length::Fill);
    if let (Some(head), Some(height)) = (layout.head, head_height) {
        let head = container(head)
            .align_bottom(height)
            .clip(true)
            .width(Length::Fill)
            .style(move |_| style::plane(palette.paper));
        parts = parts.push(head).push(rule(look));
    }
    parts = parts.push(body);
    if let Some(footer) = footer {
        parts = parts.push(rule(look)).push(footer);
    }
    // Without a footer, padding at the bottom keeps the body's background out of the rounded corners.
    let rounded =
        container(parts).padding(Padding::new(1.0).bottom(if no_footer { 8.0 } else { 1.0 }));
    let framed = container(rounded)
        .width(width)
        .style(move |_| style::dialog(palette));
    let framed: Element<'a, _> = match layout.on_press {
        Some(message) => mouse_area(framed).on_press(Event::of(message)).into(),
        None => framed.into(),
    };
    let content: Element<'a, _> = match place {
        DialogPlace::Middle => opaque(
            mouse_area(
                container(opaque(framed))
                    .center(Length::Fill)
                    .style(|_| style::plane(Color::from_rgba(0.10, 0.07, 0.03, 0.38))),
            )
            .on_press(Event::NOTHING),
        ),
        DialogPlace::Docked => container(opaque(framed))
            .align_right(Length::Fill)
            .height(Length::Fill)
            .padding(Padding::ZERO.top(bars.0).bottom(bars.1))
            .into(),
        DialogPlace::Preferred | DialogPlace::Table => {
            let edge = look.px(8.0);
            let framed = container(opaque(framed));
            let placed = match placement.place {
                PromptPlace::Beside => {
                    match placement.free_space.filter(|room| room.width >= width) {
                        Some(room) => {
                            let (right, bottom) = (room.x + room.width, room.y + room.height);
                            let around = Padding::ZERO
                                .right(window.width - right)
                                .top(room.y)
                                .bottom(window.height - bottom);
                            framed.center_y(Length::Fill).align_x(End).padding(around)
                        }
                        // Over the right player's hidden tiles, above that player's melds.
                        None => framed
                            .align_x(End)
                            .padding(Padding::new(edge).top(bars.0 + edge)),
                    }
                }
                PromptPlace::Below => framed
                    .align_bottom(Length::Fill)
                    .align_x(End)
                    .padding(Padding::new(edge).bottom(window.height - placement.floor + edge)),
                PromptPlace::Middle => framed.center(Length::Fill),
            };
            placed.width(Length::Fill).into()
        }
    };
    form.finish(content, place == DialogPlace::Middle)
}

/// The factor by which a dialog would fill the width of the window or of the card it is docked in; on the table, also the height between the
/// bars. It is more than 1 if there is space to spare; `Look::smaller` never enlarges.
fn scale_to_fit(look: Look<'_>, size: DialogSize, (menus, status): (f32, f32)) -> f32 {
    let window = look.metrics.window;
    let across = look.metrics.scale_to_fit(size.width);
    match size.place {
        DialogPlace::Table => {
            let room = window.height - menus - status - look.px(12.0);
            across.min(room / look.px(HEIGHT_ON_TABLE))
        }
        DialogPlace::Docked if look.metrics.card_width > 0.0 => {
            look.metrics.card_width / look.px(size.width)
        }
        DialogPlace::Middle | DialogPlace::Preferred | DialogPlace::Docked => across,
    }
}

/// Places a dialog on the table, in a golden frame between the menu bar and the player's own stake, or the status bar if it needs the room;
/// centred within the rows of sets and bonus tiles as far as it fits.
fn on_table<'a>(
    look: Look<'a>,
    body: Element<'a, Event>,
    width: f32,
    (placement, (bar, status)): (Placement, (f32, f32)),
    form: FormBase<'a>,
) -> Element<'a, Event> {
    let (palette, gap) = (look.palette, look.px(6.0));
    let (window, wanted) = (look.metrics.window.height, look.px(HEIGHT_ON_TABLE));
    // If the text is too large for the window, the dialog may cover the player's own tiles.
    let is_cramped = placement.floor - bar < wanted;
    let bottom_edge = match is_cramped {
        true => window - status,
        false => placement.floor,
    };
    let (top, bottom) = largest_span(
        placement.inside.center_y(),
        wanted,
        (bar + gap, bottom_edge - gap),
    );
    let inner = container(scrolled(look, body))
        .width(Length::Fill)
        .style(move |_| style::panel(palette.paper, palette.inlay, 8.0));
    let framed = container(inner)
        .padding(look.px(5.0))
        .width(width)
        .max_height(bottom - top)
        .style(move |_| style::panel(palette.paper, palette.gold_line, 12.0));
    let content = container(opaque(framed))
        .center(Length::Fill)
        .padding(Padding::ZERO.top(top).bottom(window - bottom));
    form.finish(content, false)
}

/// The top and bottom of the largest span around `middle` that stays within the given range. The middle is moved if a span of `min_height`
/// would not fit around it otherwise.
fn largest_span(middle: f32, min_height: f32, (top, bottom): (f32, f32)) -> (f32, f32) {
    let half = min_height.min(bottom - top) / 2.0;
    let middle = middle.max(top + half).min(bottom - half);
    let reach = (middle - top).min(bottom - middle);
    (middle - reach, middle + reach)
}

/// Rounds a length down to whole pixels that leave two equal margins of whole pixels in a window of this length. Scrolling repaints up to
/// the body's edge; an edge between two pixels would blend its neighbours twice and leave specks.
fn whole_pixels(length: f32, window: f32) -> f32 {
    let length = length.floor();
    length - (window.floor() - length).rem_euclid(2.0)
}

#[cfg(test)]
mod tests {
    use crate::app::dialog::Question;
    use crate::app::dialog::bench::Bench;
    use storage::settings::PromptPlace;

    #[test]
    fn a_dialog_and_its_margins_have_whole_pixels_in_any_window() {
        for window in 560..1300_u16 {
            let window = f32::from(window);
            for length in [300.0, 420.3, 537.0, 559.9] {
                let rounded = super::whole_pixels(length, window);
                let margin = (window - rounded) / 2.0;
                assert!(margin.fract() == 0.0 && rounded <= length && rounded > length - 2.0);
            }
        }
    }

    #[test]
    fn small_dialogs_open_at_the_preferred_place() {
        let question = || Question::concealed_kong("RD".parse().expect("a tile"));
        let mut seen = Vec::new();
        for place in [PromptPlace::Beside, PromptPlace::Below, PromptPlace::Middle] {
            let mut bench = Bench::new(question());
            bench.place = place;
            bench.paint(&format!("{place:?}"));
            seen.push(bench.middle("Concealed Kong"));
        }
        let [beside, below, middle] = seen[..] else {
            unreachable!("three places");
        };
        assert!(beside.x > 500.0 && below.x > 560.0 && below.y < 480.0);
        assert!((middle.x - 400.0).abs() < 60.0 && middle.y > 150.0);
    }
}
