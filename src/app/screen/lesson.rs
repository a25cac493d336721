//! The lesson card: what to notice and do, a picture of the tiles it mentions, and what the player did wrong. It is left of the compass and
//! covers neither the player's stake nor the well.

use iced::alignment::Vertical::Bottom;
use iced::widget::{button, column, container, opaque, row, space};
use iced::{Center, Color, Element, Fill, Padding, Rectangle};

use crate::app::theme;
use crate::app::widget::{Look, portrait, style, tile};
use crate::presenter::{LessonButton, LessonProgress};
use coach::lesson::{Course, Goal};
use engine::tiles::{Bonus, MeldKind, Tile};
use players::Character;
use wording::Named;
use words::say;

/// The width of a face, in units.
const FACE: f32 = 38.0;

/// The least width of a card that makes room for many discards, in units.
const NARROW: f32 = 150.0;

/// The card between `edge`, the end of the left stake, and the compass. `discards` is the left edge of the left player's discards.
/// `actor`: the player who acts in the step, if the player has a portrait, and the player's name.
pub fn view<'a>(
    (progress, actor): (LessonProgress, Option<(&Character, String)>),
    look: Look<'a>,
    edge: f32,
    discards: f32,
    compass: Rectangle,
) -> Element<'a, LessonButton> {
    let palette = look.palette;
    let (step, is_past) = (progress.card(), progress.is_past());
    let mistake = progress.wrong.filter(|_| !is_past);
    // The button at the right always continues the lesson. No other button ever appears there, so that an extra press neither leaves the
    // lesson nor starts another.
    let go_on = continuing(progress);
    let go_on = go_on.map(|(words, default, button)| press_button(look, words, default, button));
    let mut text = column![
        heading(progress, look),
        look.words(step.title.text(), 19.0, theme::SEMIBOLD, palette.ink),
        look.words(step.words.text(), 14.5, theme::REGULAR, palette.ink),
    ]
    .spacing(look.px(5.0));
    if !step.picture.is_empty() || actor.is_some() {
        let actor_named = actor.is_some();
        let face = actor.map(|(character, name)| {
            let name = look.words(name, 12.0, theme::MEDIUM, palette.second_ink);
            let face = portrait(look, character, FACE);
            column![face, name].align_x(Center).into()
        });
        // All groups stand at the same height, with or without a caption.
        let has_captions = actor_named || step.picture.iter().any(|group| caption(group).is_some());
        let groups = step.picture.iter().map(|group| {
            let tiles = faces(group).map(|face| tile(look, face, look.px(24.0)));
            let caption = caption(group).or(has_captions.then_some(" "));
            let caption =
                caption.map(|name| look.words(name, 12.0, theme::MEDIUM, palette.second_ink));
            column![row(tiles).spacing(1.0)]
                .push(caption)
                .align_x(Center)
                .into()
        });
        let picture = row(face.into_iter().chain(groups));
        let picture = picture.spacing(look.px(8.0)).align_y(Bottom).wrap();
        let picture = picture.vertical_spacing(look.px(5.0));
        text = text.push(container(picture).padding([look.px(3.0), 0.0]));
    }
    if let Some(mistake) = mistake {
        let sign = container(look.words("!", 13.0, theme::SEMIBOLD, palette.gold_line))
            .center(look.px(20.0))
            .style(move |_| style::panel(palette.gold, palette.gold_line, 10.0));
        let words = look.words(mistake.text(), 14.5, theme::MEDIUM, palette.negative);
        text = text.push(row![sign, words].spacing(look.px(8.0)).align_y(Center));
    }
    let others = others(progress);
    let others = others.map(|(words, default, button)| press_button(look, words, default, button));
    let others = row(others).spacing(look.px(8.0)).wrap();
    let others = others.vertical_spacing(look.px(8.0));
    let (left, width) = place(look, edge, discards, compass);
    let buttons: Element<'a, LessonButton> = match step.goal {
        Goal::Finished => column![others, look.hint(say!("lesson-in-menu"))]
            .spacing(look.px(10.0))
            .into(),
        _ => row![others, container(go_on).align_right(Fill)].into(),
    };
    text = text.push(container(buttons).padding(Padding::ZERO.top(look.px(6.0))));
    let red = container(space().height(3.0))
        .width(Fill)
        .style(move |_| style::plane(palette.red_button.0));
    let card = container(column![red, container(text).padding(look.px(14.0))])
        .width(width)
        .style(move |_| style::panel(palette.paper, palette.line, 3.0));
    // The buttons stay in place from card to card; only a card that is too tall extends downwards.
    let below = look.metrics.window.height - compass.y - compass.height - look.px(64.0);
    column![
        space().height(Fill),
        opaque(card),
        space().height(below.max(0.0))
    ]
    .width(Fill)
    .padding(Padding::ZERO.left(left))
    .into()
}

/// A button of the card: its label, whether it is the default one, and what it does.
type CardButton = (&'static str, bool, LessonButton);

/// The button that continues the lesson or starts the hand, if the lesson does not wait for a move.
fn continuing(progress: LessonProgress) -> Option<CardButton> {
    let go_on = (say!("lesson-go-on"), true, LessonButton::Read);
    match progress.card().goal {
        _ if progress.is_past() => Some(go_on),
        Goal::Read | Goal::ReadNearEnd | Goal::ReadAfterHand => Some(go_on),
        Goal::Start => Some((say!("lesson-start"), true, LessonButton::Start)),
        _ => None,
    }
}

/// The other buttons at the bottom of the card.
fn others(progress: LessonProgress) -> impl Iterator<Item = CardButton> + use<> {
    let step = progress.card();
    let more = (say!("lesson-more"), false, LessonButton::More(step.topic));
    let second = (say!("lesson-second"), false, LessonButton::Second);
    let (leave, other) = match (step.goal, progress.course) {
        (Goal::Finished, Course::First) => (say!("lesson-play"), Some(second)),
        (Goal::Finished, Course::Second) => (say!("lesson-play"), None),
        _ => (say!("lesson-leave"), Some(more)),
    };
    let is_last = step.goal == Goal::Finished;
    std::iter::once((leave, is_last, LessonButton::Leave)).chain(other)
}

/// The buttons of the card, with their labels.
pub fn buttons(progress: LessonProgress) -> Vec<(&'static str, LessonButton)> {
    let earlier =
        (progress.shown > 0).then_some((say!("lesson-earlier"), false, LessonButton::Previous));
    let buttons = continuing(progress).into_iter().chain(others(progress));
    let buttons = buttons.chain(earlier);
    buttons.map(|(words, _, button)| (words, button)).collect()
}

/// The number of the step, and the button that goes back to the previous card.
fn heading<'a>(progress: LessonProgress, look: Look<'a>) -> Element<'a, LessonButton> {
    let palette = look.palette;
    let words = look.heading(progress.heading());
    let earlier = (progress.shown > 0).then(|| {
        let words = look.words(say!("lesson-earlier"), 12.5, theme::MEDIUM, palette.ink);
        button(container(words).center_y(Fill))
            .padding([0.0, look.px(8.0)])
            .height(look.target(22.0))
            .on_press(LessonButton::Previous)
            .style(move |_, status| style::button_face(palette, false, status))
    });
    // The label of the button stays whole; the number of the step may take two lines.
    row![
        container(words).width(Fill),
        space().height(look.target(22.0))
    ]
    .push(earlier)
    .align_y(Center)
    .into()
}

/// The left end and the width of the card. It leaves one column of the left player's discards visible beside the compass, unless the window is
/// too small, and always those of several columns: then it becomes narrower, and in a small window covers the backs on the left stake instead.
fn place(look: Look<'_>, edge: f32, discards: f32, compass: Rectangle) -> (f32, f32) {
    let (gap, one_column) = (look.px(8.0), compass.x - look.px(56.0));
    let are_many = discards < one_column;
    let end = discards.min(one_column) - gap;
    let width = match end - edge < look.px(220.0) {
        true if are_many => end.clamp(look.px(NARROW), look.px(280.0)),
        true => (compass.x - look.px(12.0)).min(look.px(280.0)),
        false => (end - edge).min(look.px(330.0)),
    };
    let end = if are_many { end } else { compass.x - gap };
    let left = (edge + gap).min(end - width).max(0.0);
    (left, width)
}

/// The caption of a group of tiles in a picture: the name of a set, or the kind of the tiles.
fn caption(group: &str) -> Option<&'static str> {
    let tiles: Vec<Tile> = faces(group).collect::<Option<_>>()?;
    let first = *tiles.first()?;
    let are_equal = tiles.iter().all(|tile| *tile == first);
    match tiles.len() {
        1 => None,
        2 if are_equal => Some(MeldKind::Pair.name()),
        3 if are_equal => Some(MeldKind::Pung.name()),
        4 if are_equal => Some(MeldKind::Kong.name()),
        _ if first.chow().is_some_and(|chow| tiles == chow) => Some(MeldKind::Chow.name()),
        _ => {
            let kind = kind(first);
            tiles
                .iter()
                .all(|tile| self::kind(*tile) == kind)
                .then_some(kind)
        }
    }
}

/// The kind of a tile in one word: `Bamboo`, `Winds`.
fn kind(tile: Tile) -> &'static str {
    match (tile.suit(), tile.as_wind(), tile.as_bonus()) {
        (Some(suit), ..) => suit.name(),
        (_, Some(_), _) => say!("lesson-winds"),
        (.., Some(Bonus::Flower(_))) => say!("lesson-flowers"),
        (.., Some(Bonus::Season(_))) => say!("lesson-seasons"),
        (None, None, None) => say!("lesson-dragons"),
    }
}

/// The tiles of a group; `--` is a missing tile, shown as a back.
fn faces(group: &str) -> impl Iterator<Item = Option<Tile>> + '_ {
    group.split_whitespace().map(|tile| tile.parse().ok())
}

/// A button of the card; the default one is red.
fn press_button<'a>(
    look: Look<'a>,
    words: &'a str,
    default: bool,
    message: LessonButton,
) -> Element<'a, LessonButton> {
    let palette = look.palette;
    let ink = if default { Color::WHITE } else { palette.ink };
    let words = look.words(words, 14.0, theme::MEDIUM, ink);
    button(container(words).center_y(Fill))
        .padding([0.0, look.px(12.0)])
        .height(look.target(30.0))
        .on_press(message)
        .style(move |_, status| style::button_face(palette, default, status))
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_names_the_sets_and_kinds_in_it() {
        let captions = [
            ("7B 7B 7B", Some("Pung")),
            ("4D 5D 6D", Some("Chow")),
            ("EW EW EW EW", Some("Kong")),
            ("GD GD", Some("Pair")),
            ("1B 4B", Some("Bamboo")),
            ("NW EW", Some("Winds")),
            ("RD GD WD", Some("Dragons")),
            ("1F 2F 3F 4F", Some("Flowers")),
            ("1S 2S 3S 4S", Some("Seasons")),
            ("2F 3S", None),
            ("2C 3C --", None),
            ("1C", None),
        ];
        for (group, name) in captions {
            assert_eq!(caption(group), name, "{group}");
        }
    }
}
