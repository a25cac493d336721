//! The bar at the foot of the window: tiles left in the left box, the running message in the right one [U14 to U16].

use iced::widget::text::Wrapping;
use iced::widget::{container, mouse_area, rich_text, row, span};
use iced::{Element, Font, Length};

use super::{Look, style};
use crate::app::theme;

/// What the bar says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Message {
    /// Tiles still to be drawn; `None`: no hand is on the table.
    pub tiles_left: Option<usize>,
    /// What happened, or what an item does.
    pub words: String,
    /// The words answer the player, as about what is pointed at or why something was refused, and go before advice.
    pub first: bool,
    /// QuickTip's advice behind it.
    pub tip: Option<String>,
    /// How far the hand is from Mah Jongg, or that Auto Play goes on with it, in a box of its own at the right.
    pub goal: Option<String>,
}

/// A field of the bar that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The count of the tiles.
    Count,
    /// What happens, and QuickTip's advice.
    Words,
    /// How far the hand is from Mah Jongg.
    Goal,
}

/// Room for what the goal says, in logical pixels.
fn goal_room(look: Look<'_>, said: &Message, size: f32) -> f32 {
    let words = said.goal.as_ref();
    words.map_or(0.0, |words| {
        theme::width(words, look.px(size), theme::SEMIBOLD) + look.px(26.0)
    })
}

/// The smallest size of the words, in logical pixels.
const SMALLEST: f32 = 11.0;
/// From line to line, in heights of the words.
const LINE: f32 = 1.3;

/// What of the words and the advice is shown, and how.
struct Fitted<'a> {
    words: &'a str,
    tip: Option<&'a str>,
    size: f32,
    /// In several lines; a high bar has room for them.
    wraps: bool,
}

/// Words and advice in a line, smaller where it would not be seen whole, and in several where the smallest do not fit into one. Where even
/// that is not enough, only one of the two is there: what answers the player, or else the advice.
fn fitted<'a>(look: Look<'_>, said: &'a Message, size: f32) -> Fitted<'a> {
    let between = if said.goal.is_some() { 5.0 } else { 0.0 };
    let room = look.metrics.window.width
        - look.px(10.0 * size + 25.0 + between)
        - goal_room(look, said, size);
    let lines = ((look.metrics.status_bar() - look.px(6.0)) / (SMALLEST * LINE)).floor();
    // A letter is about half as wide as high, and lines break between words.
    let reach = if lines > 1.0 {
        room * lines * 0.9
    } else {
        room
    };
    let largest = |room: f32, letters: usize| room / (0.49 * letters.max(1) as f32);
    let letters = |words: &str, tip: Option<&str>| {
        words.chars().count() + tip.map_or(0, |tip| tip.chars().count() + 11)
    };
    let (mut words, mut tip) = (said.words.as_str(), said.tip.as_deref());
    if tip.is_some() && largest(reach, letters(words, tip)) < SMALLEST {
        match said.first {
            true => tip = None,
            false => words = "",
        }
    }
    let in_a_line = largest(room, letters(words, tip));
    Fitted {
        words,
        tip,
        size: look.px(size).min(in_a_line).max(SMALLEST),
        wraps: lines > 1.0 && in_a_line < SMALLEST,
    }
}

/// The bar; `step` 0 to 2 is the size of its words [U16]. A click on the tip says `more`; `over`: the pointer is over this field, or has
/// left it.
pub fn status_bar<'a, M: Clone + 'a>(
    look: Look<'a>,
    said: &Message,
    step: u8,
    more: M,
    over: impl Fn(Field, bool) -> M,
) -> Element<'a, M> {
    let palette = look.palette;
    let size = [12.0, 14.0, 18.0][usize::from(step.min(2))];
    let left = said
        .tiles_left
        .map_or(String::new(), |tiles| say!("status-tiles-left", tiles));
    let fitted = fitted(look, said, size);
    let mut spans = vec![span::<(), Font>(fitted.words.to_owned())];
    if let Some(tip) = fitted.tip {
        spans.push(
            span(say!("status-quicktip"))
                .font(theme::SEMIBOLD)
                .color(palette.link),
        );
        spans.push(span(tip.to_owned()));
    }
    let words = rich_text(spans)
        .size(fitted.size)
        .font(theme::REGULAR)
        .color(palette.ink)
        .wrapping(match fitted.wraps {
            true => Wrapping::Word,
            false => Wrapping::None,
        });
    let print = style::print_of(said);
    let cell = |content: Element<'a, M>, width: Length| {
        container(content)
            .width(width)
            .center_y(Length::Fill)
            .padding([0.0, look.px(10.0)])
            .clip(true)
            .style(move |_| style::repainted(print, style::panel(palette.bar, palette.line, 4.0)))
    };
    let goal = said.goal.as_ref().map(|goal| {
        cell(
            look.words(goal, size, theme::SEMIBOLD, palette.ink),
            Length::Fixed(goal_room(look, said, size)),
        )
    });
    let count = cell(
        look.words(left, size, theme::SEMIBOLD, palette.ink),
        Length::Fixed(look.px(10.0 * size - 12.0)),
    );
    let told = |cell, field| {
        mouse_area(cell)
            .on_enter(over(field, true))
            .on_press(over(field, true))
            .on_exit(over(field, false))
    };
    let words = told(cell(words.into(), Length::Fill), Field::Words);
    let words = match said.tip {
        Some(_) => words
            .on_press(more)
            .interaction(iced::mouse::Interaction::Pointer),
        None => words,
    };
    let cells = row![told(count, Field::Count), words]
        .push(goal.map(|goal| told(goal, Field::Goal)))
        .spacing(look.px(5.0));
    container(cells)
        .padding([look.px(3.0), look.px(5.0)])
        .width(Length::Fill)
        .height(look.metrics.status_bar())
        .style(move |_| style::plane(palette.bar))
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::theme::{Metrics, Palette};

    /// In a line that is too long even in the smallest words one thing is seen whole: what is pointed at, or else the advice.
    #[test]
    fn one_thing_is_seen_whole_where_the_line_is_too_long() {
        let palette = Palette::LIGHT;
        let look = Look {
            palette: &palette,
            metrics: Metrics::new(iced::Size::new(800.0, 600.0), 2.0),
            tile: &|_, _| unreachable!("there is no tile in the bar"),
        };
        let mut said = Message {
            words: "You get 8 Circle.".to_owned(),
            tip: Some("Discard 8 Circle. You are then one tile away.".to_owned()),
            ..Message::default()
        };
        let seen = |said: &Message| {
            let fitted = fitted(look, said, 14.0);
            (!fitted.words.is_empty(), fitted.tip.is_some(), fitted.wraps)
        };
        assert_eq!(seen(&said), (true, true, false));
        said.goal = Some("One away".to_owned());
        assert_eq!(seen(&said), (true, true, true));
        said.words
            .push_str(&" It is a tile of one of the three suits.".repeat(9));
        assert_eq!(seen(&said), (false, true, false));
        said.first = true;
        assert_eq!(seen(&said), (true, false, true));
    }
}
