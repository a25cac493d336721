//! The bar at the foot of the window: tiles left in the left box, the running message in the right one [U14 to U16].

use std::hash::{DefaultHasher, Hash, Hasher};

use iced::widget::{container, mouse_area, rich_text, row, span};
use iced::{Color, Element, Font, Length, Shadow};

use super::{Look, style};
use crate::app::theme;

/// What the bar says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Message {
    /// Tiles still to be drawn; `None`: no hand is on the table.
    pub tiles_left: Option<usize>,
    /// What happened, or what an item does.
    pub words: String,
    /// QuickTip's advice behind it.
    pub tip: Option<String>,
    /// How far the hand is from Mah Jongg, in a box of its own at the right.
    pub goal: Option<String>,
}

/// Room for what the goal says, in logical pixels.
fn goal_room(look: Look<'_>, said: &Message, size: f32) -> f32 {
    let words = said.goal.as_ref();
    words.map_or(0.0, |words| {
        theme::width(words, look.px(size), theme::SEMIBOLD) + look.px(26.0)
    })
}

/// The size of the words: smaller where they would not be seen whole.
fn fitted(look: Look<'_>, said: &Message, size: f32) -> f32 {
    let tip = said.tip.as_ref().map_or(0, |tip| tip.chars().count() + 11);
    let letters = (said.words.chars().count() + tip) as f32;
    let room =
        look.metrics.window.width - look.px(10.0 * size + 25.0) - goal_room(look, said, size);
    // A letter is about half as wide as high.
    look.px(size).min(room / (0.49 * letters)).max(11.0)
}

/// A number for what it says, 0 to 1.
fn mark(said: &Message) -> f32 {
    let mut hasher = DefaultHasher::new();
    said.hash(&mut hasher);
    (hasher.finish() % 1000) as f32 / 1000.0
}

/// The bar; `step` 0 to 2 is the size of its words [U16]. A click on the tip says `more`.
pub fn status_bar<'a, M: Clone + 'a>(
    look: Look<'a>,
    said: &Message,
    step: u8,
    more: M,
) -> Element<'a, M> {
    let palette = look.palette;
    let size = [12.0, 14.0, 18.0][usize::from(step.min(2))];
    let left = said
        .tiles_left
        .map_or(String::new(), |tiles| say!("status-tiles-left", tiles));
    let mut spans = vec![span::<(), Font>(said.words.clone())];
    if let Some(tip) = &said.tip {
        spans.push(
            span(" QuickTip: ")
                .font(theme::SEMIBOLD)
                .color(palette.link),
        );
        spans.push(span(tip.clone()));
    }
    let words = rich_text(spans)
        .size(fitted(look, said, size))
        .font(theme::REGULAR)
        .color(palette.ink)
        .wrapping(iced::widget::text::Wrapping::None);
    // What is repainted when words change is less than they reach, and specks would stay behind: an unseen shadow that changes with
    // them has the whole cell repainted.
    let mark = mark(said);
    let cell = |content: Element<'a, M>, width: Length| {
        container(content)
            .width(width)
            .center_y(Length::Fill)
            .padding([0.0, look.px(10.0)])
            .clip(true)
            .style(move |_| container::Style {
                shadow: Shadow {
                    color: Color {
                        r: mark,
                        ..Color::TRANSPARENT
                    },
                    ..Shadow::default()
                },
                ..style::panel(palette.bar, palette.line, 4.0)
            })
    };
    let goal = said.goal.as_ref().map(|goal| {
        cell(
            look.words(goal, size, theme::SEMIBOLD, palette.ink),
            Length::Fixed(goal_room(look, said, size)),
        )
    });
    let cells = row![
        cell(
            look.words(left, size, theme::SEMIBOLD, palette.ink),
            Length::Fixed(look.px(10.0 * size - 12.0))
        ),
        match said.tip {
            Some(_) => mouse_area(cell(words.into(), Length::Fill))
                .on_press(more)
                .interaction(iced::mouse::Interaction::Pointer)
                .into(),
            None => Element::from(cell(words.into(), Length::Fill)),
        },
    ]
    .push(goal)
    .spacing(look.px(5.0));
    container(cells)
        .padding([look.px(3.0), look.px(5.0)])
        .width(Length::Fill)
        .height(look.metrics.status_bar())
        .style(move |_| style::plane(palette.bar))
        .into()
}
