//! The oracle: thirteen tiles laid out for the four winds and the centre, turned up one by one with their meanings.

use iced::widget::{column, container, row, space};
use iced::{Center, Element, Fill, Padding};
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, marked_tile, tile};
use crate::help::Help;
use crate::help::markup::{Block, Span, words};
use engine::tiles::{Counts, Tile};
use wording::TileWording;
use words::Key;
use words::{key, say};

/// The positions of a reading, in the order in which their tiles are turned up: the name of each and its subject. By tradition, the third
/// tile in the East and in the West is turned up before the second.
const PLACES: [(Key, Key); 13] = [
    (key!("oracle-centre"), key!("oracle-meaning-centre")),
    (key!("oracle-1-east"), key!("oracle-meaning-face")),
    (key!("oracle-3-east"), key!("oracle-meaning-present")),
    (key!("oracle-2-east"), key!("oracle-meaning-wish")),
    (key!("oracle-4-south"), key!("oracle-meaning-near-future")),
    (key!("oracle-5-south"), key!("oracle-meaning-near-future")),
    (key!("oracle-6-south"), key!("oracle-meaning-near-future")),
    (key!("oracle-7-west"), key!("oracle-meaning-obstacle")),
    (
        key!("oracle-9-west"),
        key!("oracle-meaning-further-obstacles"),
    ),
    (key!("oracle-8-west"), key!("oracle-meaning-way-past")),
    (key!("oracle-10-north"), key!("oracle-meaning-warning")),
    (key!("oracle-11-north"), key!("oracle-meaning-warning")),
    (key!("oracle-12-north"), key!("oracle-meaning-end")),
];

/// Indices into `PLACES`: the centre, and the three positions of each wind from left to right.
const CENTRE: usize = 0;
const NORTH: [usize; 3] = [10, 11, 12];
const WEST: [usize; 3] = [7, 9, 8];
const EAST: [usize; 3] = [1, 3, 2];
const SOUTH: [usize; 3] = [4, 5, 6];

/// A tile and its meaning.
pub(super) struct TileMeaning {
    tile: Tile,
    /// The title of the tile's help page.
    pub title: String,
    /// The text of that page; empty without a page.
    pub meaning: String,
}

/// The dialog's state.
pub struct Oracle {
    /// One per position, in the order they are turned up.
    meanings: Vec<TileMeaning>,
    /// Number of tiles turned up.
    turned: usize,
    /// Index of the position whose meaning is shown, once a tile is turned up.
    shown: usize,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// Turns up the next tile.
    Turn,
    /// Shows the meaning of the face-up tile at this position again.
    Read(usize),
    /// Closes the dialog.
    Close,
    /// Opens this dialog's help page.
    Help,
}

impl Oracle {
    /// Draws thirteen tiles at random from a full set, with their meanings from the help. Equal seeds give equal tiles.
    pub fn new(help: &Help, seed: u64) -> Self {
        let mut tiles: Vec<Tile> = Counts::full_set(true).iter().collect();
        tiles.shuffle(&mut ChaCha8Rng::seed_from_u64(seed));
        let meanings = tiles.into_iter().take(PLACES.len());
        Self {
            meanings: meanings.map(|tile| meaning_of(help, tile)).collect(),
            turned: 0,
            shown: 0,
        }
    }

    /// The tile at a position, face down until it is turned up.
    fn place<'a>(&self, form: &Form<'a, Message>, at: usize) -> Element<'a, Event> {
        let look = form.look;
        let most = (0.057 * look.metrics.window.height).round();
        let width = look.px(40.0).min(most);
        match self.meanings.get(at).filter(|_| at < self.turned) {
            Some(meaning) => form.tile(
                meaning.tile,
                width,
                false,
                at == self.shown,
                Some(Message::Read(at)),
            ),
            // As large as a tile that is turned up, so that nothing moves.
            None => container(tile(look, None, width))
                .padding(Padding::new(1.0).bottom(6.0))
                .into(),
        }
    }
}

/// A tile with its meaning: the text below the picture on its help page. Without a page the meaning is empty.
pub(super) fn meaning_of(help: &Help, tile: Tile) -> TileMeaning {
    let shows = |block: &Block| match block {
        Block::Paragraph(line) => line == &[Span::Tiles(vec![Some(tile)])],
        _ => false,
    };
    let groups = [
        "bamboos", "circles", "wan", "winds", "dragons", "flowers", "seasons",
    ];
    let pages = groups.iter().flat_map(|group| help.children(group));
    let mut pages = pages.filter(|topic| topic.blocks.first().is_some_and(shows));
    let page = pages.next();
    let text = |topic: &crate::help::Topic| {
        let paragraphs = topic.blocks.iter().skip(1).filter_map(|block| match block {
            Block::Paragraph(line) => Some(words(line)),
            _ => None,
        });
        words::sentences(paragraphs)
    };
    TileMeaning {
        tile,
        title: page.map_or_else(|| tile.name(), |topic| topic.title.clone()),
        meaning: page.map(text).unwrap_or_default(),
    }
}

impl DialogContent for Oracle {
    type Message = Message;

    fn title(&self) -> String {
        say!("oracle-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Turn if self.turned < self.meanings.len() => {
                self.shown = self.turned;
                self.turned += 1;
            }
            Message::Turn => {}
            Message::Read(at) => self.shown = at,
            Message::Close => return Some(Reply::Close),
            Message::Help => return Some(Reply::Help("oracle")),
        }
        None
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(620.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let three =
            |places: [usize; 3]| row(places.map(|at| self.place(form, at))).spacing(look.px(3.0));
        let middle = row![
            side(look, say!("label-west"), three(WEST).into()),
            container(self.place(form, CENTRE)).padding([0.0, look.px(14.0)]),
            side(look, say!("label-east"), three(EAST).into()),
        ]
        .align_y(Center);
        let table = column![
            side(look, say!("label-north"), three(NORTH).into()),
            middle,
            side(look, say!("label-south"), three(SOUTH).into()),
        ]
        .spacing(look.px(6.0))
        .align_x(Center)
        .width(Fill);
        let meaning = column![self.reading(look)].height(look.px(128.0));
        let all_turned = self.turned == self.meanings.len();
        let hint = match (self.turned, all_turned) {
            (0, _) => say!("oracle-start"),
            (_, true) => say!("oracle-end"),
            _ => "",
        };
        let close = match all_turned {
            true => form.default_and_cancel(say!("label-close"), Message::Close),
            false => form.cancel(say!("label-close"), Message::Close),
        };
        let mut buttons = vec![form.help(Message::Help), close];
        if !all_turned {
            buttons.push(form.default(say!("oracle-turn"), Some(Message::Turn)));
        }
        DialogLayout {
            hint: Some(look.hint(hint)),
            ..DialogLayout::new(column![table, meaning].spacing(look.px(12.0)), buttons)
        }
    }
}

impl Oracle {
    /// The shown position with its tile and meaning; nothing before the first tile is turned up.
    fn reading<'a>(&'a self, look: Look<'a>) -> Element<'a, Event> {
        let Some(meaning) = self.meanings.get(self.shown).filter(|_| self.turned > 0) else {
            return space().into();
        };
        let (position, subject) = PLACES[self.shown.min(PLACES.len() - 1)];
        let picture = marked_tile(look, meaning.tile, look.px(48.0), false);
        let text = column![
            look.heading(say!("oracle-heading", position, subject)),
            look.words(&meaning.title, 17.0, theme::SEMIBOLD, look.palette.ink),
            look.words(&meaning.meaning, 14.5, theme::REGULAR, look.palette.ink),
        ]
        .spacing(look.px(3.0));
        row![picture, container(text).width(Fill)]
            .spacing(look.px(14.0))
            .into()
    }
}

/// Three positions with their wind above them.
fn side<'a>(look: Look<'a>, wind: &'static str, places: Element<'a, Event>) -> Element<'a, Event> {
    column![look.heading(wind), places]
        .spacing(look.px(2.0))
        .align_x(Center)
        .into()
}
