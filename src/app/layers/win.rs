//! A win, shown large over the table for a moment: its name, its tiles with the winning one marked, what counted, and what the opponents say.
//! Parts that are still to come keep their places. A press closes it.

use iced::widget::{Row, button, column, container, row, space};
use iced::{Center, Color, Element, Fill};

use crate::app::Message;
use crate::app::render::side::Side;
use crate::app::scene::Scene;
use crate::app::screen::table;
use crate::app::theme::{self, fade};
use crate::app::widget::{Look, marked_tile, portrait, style, tile};
use crate::presenter::{Presenter, Reaction, Win};
use engine::tiles::Tile;
use words::say;

/// The height that the panel needs without lines and what opponents say, in units.
const HEIGHT: f32 = 236.0;
/// The height of a line, in units.
const LINE: f32 = 20.0;
/// The height of what opponents say, in units.
const SPEECH: f32 = 58.0;
/// The least width of what an opponent says, in units.
const SPEECH_WIDTH: f32 = 230.0;
/// The most lines in one column.
const COLUMN: usize = 4;
/// The width of a line's value, in units.
const VALUE: f32 = 40.0;
/// The padding at both sides together, in units.
const SIDES: f32 = 72.0;
/// The gap between sets, in tile widths.
const SET_GAP: f32 = 0.3;

/// The win, if one is shown now.
pub fn view<'a>(
    presenter: &Presenter,
    scene: &Scene,
    look: Look<'a>,
    is_uncovered: bool,
) -> Option<Element<'a, Message>> {
    let win = presenter.win().filter(|_| is_uncovered)?;
    // The panel fits between the upper stake and the player's, with smaller text where space is short.
    let upper = scene.stake(Side::Top);
    let top = look.metrics.menu_bar() + upper.y + upper.height;
    let free = scene.floor() - top;
    let rows = win.lines.len().div_ceil(columns(&win)) as f32;
    let speech = if win.reactions.is_empty() {
        0.0
    } else {
        SPEECH
    };
    let height = look.px(HEIGHT + rows * LINE + speech);
    let look = look.smaller(free / height);
    let palette = look.palette;
    let room = scene.inside().width - look.px(SIDES);
    let body = column![
        title(look, &win),
        tiles(look, &win, room, scene.metrics().tile),
        look.text(win.sentence.clone()),
        lines(look, &win, room),
        sum(look, &win),
    ]
    .push((!win.reactions.is_empty()).then(|| speeches(look, &win, room)))
    .spacing(look.px(9.0))
    .align_x(Center);
    let inner = container(body)
        .padding([look.px(14.0), look.px(26.0)])
        .style(move |_| style::panel(palette.paper, palette.inlay, 8.0));
    let rim = if win.is_special { 5.0 } else { 2.0 };
    let framed = container(inner)
        .padding(look.px(rim))
        .style(move |_| style::panel(palette.gold, palette.gold_line, 12.0));
    let press = button(framed)
        .padding(0)
        .on_press(Message::Table(table::Message::Pressed(None)))
        .style(move |_, _| style::bare(palette));
    let placed = container(press).center_x(Fill).center_y(free);
    Some(column![space().height(top), placed].into())
}

/// The number of columns of the lines.
fn columns(win: &Win) -> usize {
    if win.lines.len() > COLUMN { 2 } else { 1 }
}

/// The call, and the name of the hand. A special hand's name is the larger of the two.
fn title<'a>(look: Look<'a>, win: &Win) -> Element<'a, Message> {
    let palette = look.palette;
    let call = say!("playback-mah-jongg");
    let (call_size, name_size) = if win.is_special {
        (20.0, 34.0)
    } else {
        (32.0, 18.0)
    };
    let call = look.words(call, call_size, theme::SEMIBOLD, palette.negative);
    let name = win.name.clone();
    let name = name.map(|name| look.words(name, name_size, theme::SEMIBOLD, palette.ink));
    column![call].push(name).align_x(Center).into()
}

/// The tiles, set by set; those of sets still to come lie face down.
fn tiles<'a>(look: Look<'a>, win: &Win, room: f32, largest: f32) -> Element<'a, Message> {
    let count: usize = win.tiles.iter().map(Vec::len).sum();
    let gaps = SET_GAP * win.tiles.len().saturating_sub(1) as f32;
    // As large as on the stakes, if there is space.
    let width = (room / (1.06 * count as f32 + gaps)).min(largest);
    let width = width.floor().max(14.0);
    // Of several equal tiles the last one is marked, as on the stake.
    let all = win.tiles.iter().flatten();
    let mut remaining = all.filter(|tile| **tile == win.won_with).count();
    let mut group = |tiles: &Vec<Tile>, is_shown: bool| -> Row<'a, Message> {
        let faces = tiles.iter().map(|face| {
            let is_equal = *face == win.won_with;
            remaining -= usize::from(is_equal);
            let is_marked = is_equal && remaining == 0;
            match is_shown {
                true => marked_tile(look, *face, width, is_marked),
                // A marked tile takes more space.
                false => container(tile(look, None, width))
                    .padding([0.0, if is_marked { 4.0 } else { 0.0 }])
                    .into(),
            }
        });
        row(faces).spacing((0.05 * width).round())
    };
    let groups: Vec<Element<'a, Message>> = win
        .tiles
        .iter()
        .enumerate()
        .map(|(place, tiles)| group(tiles, place < win.sets_shown()).into())
        .collect();
    row(groups).spacing((SET_GAP * width).round()).into()
}

/// What counted, in one or two columns.
fn lines<'a>(look: Look<'a>, win: &Win, room: f32) -> Element<'a, Message> {
    let count = columns(win);
    let width = (room / count as f32 - look.px(VALUE + 20.0)).max(look.px(60.0));
    let line = |(place, (value, words)): (usize, &(String, String))| -> Element<'a, Message> {
        let ink = shown(look.palette.ink, place < win.lines_shown());
        let words = theme::shortened(words, look.px(14.0), theme::REGULAR, width);
        let value = look.words(value.clone(), 14.0, theme::SEMIBOLD, ink);
        row![
            container(value).align_right(look.px(VALUE)),
            look.words(words, 14.0, theme::REGULAR, ink),
        ]
        .spacing(look.px(8.0))
        .height(look.px(LINE))
        .align_y(Center)
        .into()
    };
    let lines: Vec<_> = win.lines.iter().enumerate().collect();
    let in_column = lines.len().div_ceil(count).max(1);
    let columns = lines.chunks(in_column);
    let columns = columns.map(|part| column(part.iter().copied().map(line)).into());
    row(columns).spacing(look.px(20.0)).into()
}

/// The line with the sum: points times doubles.
fn sum<'a>(look: Look<'a>, win: &Win) -> Element<'a, Message> {
    let ink = shown(look.palette.negative, win.is_complete());
    look.words(win.sum.clone(), 21.0, theme::SEMIBOLD, ink)
}

/// What opponents say, side by side, as many as there is space for.
fn speeches<'a>(look: Look<'a>, win: &Win, room: f32) -> Element<'a, Message> {
    let fitting = (room / look.px(SPEECH_WIDTH)) as usize;
    let count = win.reactions.len().min(fitting.max(1));
    let width = (room / count as f32).min(look.px(if count > 1 { 300.0 } else { 460.0 }));
    let said = win.reactions.iter().take(count);
    let said = said.map(|reaction| speech(look, reaction, win.is_complete(), width));
    row(said).height(look.px(SPEECH - 9.0)).into()
}

/// A portrait, with the player's name and words.
fn speech<'a>(
    look: Look<'a>,
    reaction: &Reaction,
    is_shown: bool,
    width: f32,
) -> Element<'a, Message> {
    let palette = look.palette;
    let (name, ink) = (palette.second_ink, palette.ink);
    let words = column![
        look.words(
            reaction.name.clone(),
            12.5,
            theme::SEMIBOLD,
            shown(name, is_shown)
        ),
        look.words(
            say!("win-said", words = reaction.words.clone()),
            14.0,
            theme::REGULAR,
            shown(ink, is_shown)
        ),
    ];
    row![
        portrait(look, reaction.character, 40.0),
        container(words).width(Fill)
    ]
    .spacing(look.px(10.0))
    .align_y(Center)
    .width(width)
    .into()
}

/// The colour of text that keeps its place until it is shown.
fn shown(color: Color, is_shown: bool) -> Color {
    if is_shown { color } else { fade(color, 0.0) }
}
