//! A win, shown large over the table: its name, its tiles with the winning one marked, what counted, and what the opponents say.
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
const HEIGHT: f32 = 260.0;
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
    let room = scene.inside().width - look.px(SIDES);
    let rows = in_columns(look, &win, room)
        .map(|lines| lines.iter().map(|line| line.rows).sum::<usize>())
        .max();
    let rows = rows.unwrap_or(0) as f32;
    let speech = if win.reactions.is_empty() {
        0.0
    } else {
        SPEECH
    };
    let height = look.px(HEIGHT + rows * LINE + speech);
    let look = look.smaller(free / height);
    let palette = look.palette;
    let body = column![
        title(look, &win),
        tiles(look, &win, room, scene.metrics().tile),
        look.text(win.sentence.clone()),
        lines(look, &win, room),
        sum(look, &win),
    ]
    .push((!win.reactions.is_empty()).then(|| speeches(look, &win, room)))
    .push(go_on(look, &win))
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

/// A line of what counted.
struct Line<'a> {
    /// Its place among all lines.
    place: usize,
    value: &'a str,
    words: &'a str,
    /// How many rows its words need.
    rows: usize,
}

/// The width of the words of a line.
fn words_width(look: Look<'_>, win: &Win, room: f32) -> f32 {
    let columns = if win.lines.len() > COLUMN { 2.0 } else { 1.0 };
    (room / columns - look.px(VALUE + 20.0)).max(look.px(60.0))
}

/// The lines of what counted, in one or two columns.
fn in_columns<'a>(
    look: Look<'_>,
    win: &'a Win,
    room: f32,
) -> impl Iterator<Item = Vec<Line<'a>>> + use<'a> {
    let width = words_width(look, win, room);
    let size = look.px(14.0);
    let in_column = match win.lines.len() {
        count @ 0..=COLUMN => count.max(1),
        count => count.div_ceil(2),
    };
    let columns = win.lines.chunks(in_column).enumerate();
    columns.map(move |(column, lines)| {
        let lines = lines.iter().enumerate();
        let line = |(row, (value, words)): (usize, &'a (String, String))| {
            let needed = theme::width(words, size, theme::REGULAR);
            // Rows end between words, so some of each stays empty.
            let rows = match needed > width {
                true => (needed / (0.8 * width)).ceil() as usize,
                false => 1,
            };
            Line {
                place: column * in_column + row,
                value,
                words,
                rows,
            }
        };
        lines.map(line).collect()
    })
}

/// What counted, in one or two columns.
fn lines<'a>(look: Look<'a>, win: &Win, room: f32) -> Element<'a, Message> {
    let width = words_width(look, win, room);
    let line = |line: &Line<'_>| -> Element<'a, Message> {
        let ink = shown(look.palette.ink, line.place < win.lines_shown());
        let value = look.words(line.value.to_owned(), 14.0, theme::SEMIBOLD, ink);
        let words = look.words(line.words.to_owned(), 14.0, theme::REGULAR, ink);
        row![
            container(value).align_right(look.px(VALUE)),
            container(words).max_width(width),
        ]
        .spacing(look.px(8.0))
        .into()
    };
    let columns = in_columns(look, win, room);
    let columns = columns.map(|lines| column(lines.iter().map(line)).into());
    row(columns).spacing(look.px(20.0)).into()
}

/// The line with the sum: points times doubles.
fn sum<'a>(look: Look<'a>, win: &Win) -> Element<'a, Message> {
    let ink = shown(look.palette.negative, win.is_complete());
    look.words(win.sum.clone(), 21.0, theme::SEMIBOLD, ink)
}

/// How the player goes on.
fn go_on<'a>(look: Look<'a>, win: &Win) -> Element<'a, Message> {
    let ink = shown(look.palette.second_ink, win.is_complete());
    look.words(say!("win-go-on"), 13.0, theme::MEDIUM, ink)
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
