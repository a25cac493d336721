//! The page of tile sets: a built-in one or one of the player's own, with a preview.

use std::env;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use iced::advanced::image::Handle;
use iced::alignment::Vertical::Bottom;
use iced::widget::{column, container, image, row};
use iced::{Element, Length, Task};

use super::page::{PageForm, PageView, Setting, setting};
use super::settings_dialog::Message as DialogMessage;
use crate::app::dialog::{Action, Reply};
use crate::app::services::Services;
use crate::app::theme;
use crate::app::widget::{Event, style};
use engine::tiles::{Suit, Tile};
use storage::settings::{BuiltIn, Settings};
use tileset::{Face, TileSet, Turn};
use wording::Named;
use words::{key, say};

/// The settings of the page.
#[rustfmt::skip]
pub(super) const SETTINGS: &[Setting] = &[
    setting(key!("tile-sets-tiles"), key!("tile-sets-tiles.hint"), key!("tile-sets-tiles.find")),
    setting(key!("tile-sets-file-name"), key!("tile-sets-file-name.hint"), key!("tile-sets-file-name.find")),
    setting(key!("tile-sets-look-in"), key!("tile-sets-look-in.hint"), key!("tile-sets-look-in.find")),
];

/// Width of a tile in the preview, in logical pixels; rendered at twice the size for high-DPI screens.
const WIDTH: u32 = 34;

/// The orders in which a bitmap can contain the suits.
const ORDERS: [[Suit; 3]; 6] = {
    use Suit::{Bamboo, Character, Circle};
    [
        [Bamboo, Circle, Character],
        [Bamboo, Character, Circle],
        [Circle, Bamboo, Character],
        [Circle, Character, Bamboo],
        [Character, Bamboo, Circle],
        [Character, Circle, Bamboo],
    ]
};

/// The state of the page.
pub(super) struct State {
    /// The tiles of the selected set, once they have been painted.
    preview: Option<TilesPreview>,
    /// The number of the last requested preview; earlier requests are skipped, and their results dropped.
    last_request: Arc<AtomicU64>,
    services: Services,
}

/// The tiles of a set in rows, or why it can't be shown.
#[derive(Clone, Debug)]
pub struct TilesPreview {
    rows: Result<Vec<Vec<Handle>>, String>,
    /// The set is a bitmap, whose suits may be in another order.
    is_bitmap: bool,
}

/// Messages of the page.
#[derive(Clone, Debug)]
pub enum Message {
    /// Selects a built-in set.
    BuiltIn(BuiltIn),
    /// Sets the path of the player's own set; an empty one returns to the built-in set.
    File(String),
    /// Sets the folders in which tile sets are also looked for, separated as in `PATH`.
    Folders(String),
    /// Switches to the next order of the suits in the first three rows of the player's own bitmap.
    SuitOrder,
    /// Opens the file chooser, to select the player's own set.
    Open,
    /// The preview requested under this number.
    Previewed(u64, TilesPreview),
}

impl State {
    /// The page without a preview.
    pub(super) fn new(services: Services) -> Self {
        Self {
            preview: None,
            last_request: Arc::default(),
            services,
        }
    }

    /// Whether the selected set can be used, as far as is known.
    pub(super) fn is_readable(&self) -> bool {
        self.preview
            .as_ref()
            .is_none_or(|preview| preview.rows.is_ok())
    }

    /// Requests a preview of the selected set, which is painted on another thread.
    pub(super) fn request_preview(&self, settings: &Settings) -> Task<Message> {
        let (settings, last_request) = (settings.clone(), Arc::clone(&self.last_request));
        let number = last_request.fetch_add(1, Ordering::Relaxed) + 1;
        let failed = TilesPreview {
            rows: Err(say!("fault-reading").to_owned()),
            is_bitmap: false,
        };
        let preview = self.services.reading.run_task(Some(failed), move || {
            let is_last = last_request.load(Ordering::Relaxed) == number;
            is_last.then(|| TilesPreview::of(&settings))
        });
        let preview = preview.and_then(Task::done);
        preview.map(move |preview| Message::Previewed(number, preview))
    }

    /// Handles a message, which may change the preferences.
    pub(super) fn update(&mut self, message: Message, now: &mut Settings) -> Action<Message> {
        match message {
            Message::BuiltIn(set) => {
                now.tile_set = set;
                now.tile_file.clear();
            }
            Message::File(name) => now.tile_file = name.into(),
            Message::Folders(names) => now.tile_folders = env::split_paths(&names).collect(),
            Message::SuitOrder => {
                let at = ORDERS.iter().position(|rows| *rows == now.suit_rows);
                now.suit_rows = ORDERS[at.map_or(0, |at| (at + 1) % ORDERS.len())];
            }
            Message::Previewed(number, preview) => {
                if number == self.last_request.load(Ordering::Relaxed) {
                    self.preview = Some(preview);
                }
                return Action::None;
            }
            Message::Open => return Action::Reply(Reply::ChooseTiles(Box::new(now.clone()))),
        }
        Action::Run(self.request_preview(now))
    }
}

impl TilesPreview {
    /// Paints the tiles of the selected set. Call it on a background thread, since it may read from disk.
    pub fn of(settings: &Settings) -> Self {
        let set = TileSet::chosen(settings);
        let paint = |set: &TileSet, face: Face| {
            let pixels = set.face(face, 2 * WIDTH, Turn::Upright);
            Handle::from_rgba(pixels.width, pixels.height, pixels.rgba)
        };
        // Arranged as in a bitmap of tiles: a row for each suit, one for the honours, and one for the bonus tiles and the back.
        let tiles: Vec<Tile> = Tile::all().collect();
        let (suits, others) = tiles.split_at(27);
        let (honours, bonus) = others.split_at(7);
        let rows: Vec<Vec<Face>> = suits
            .chunks(9)
            .chain([honours, bonus])
            .map(|row| row.iter().map(|tile| Face::from(*tile)).collect())
            .collect();
        let is_bitmap = set.as_ref().is_ok_and(TileSet::is_bitmap);
        let preview = set.map(|set| {
            let rows = rows.iter().enumerate().map(|(place, row)| {
                let back = (place == rows.len() - 1).then_some(Face::Back);
                let faces = row.iter().copied().chain(back);
                faces.map(|face| paint(&set, face)).collect()
            });
            rows.collect()
        });
        Self {
            rows: preview.map_err(|error| error.to_string()),
            is_bitmap,
        }
    }
}

/// The controls of the page.
pub(super) fn view<'a>(page: &PageForm<'_, 'a>, state: &'a State) -> PageView<'a> {
    let (look, form, now) = (page.look, page.form, page.now);
    let send = DialogMessage::TileSets;
    let is_external = !now.tile_file.as_os_str().is_empty();
    page.begin(key!("tile-sets-tiles"));
    let sets = [
        (say!("tile-sets-tiles-with-numbers"), BuiltIn::Numbers),
        (say!("tile-sets-tiles-without-numbers"), BuiltIn::Plain),
        (say!("tile-sets-characters-only"), BuiltIn::Characters),
        (say!("tile-sets-colour-blind"), BuiltIn::ColourBlind),
    ];
    let radio = |(label, set)| {
        let is_on = !is_external && now.tile_set == set;
        form.radio(label, is_on, Some(send(Message::BuiltIn(set))))
    };
    let mut radios: Vec<_> = sets.into_iter().map(radio).collect();
    let open = Some(send(Message::Open));
    radios.push(form.radio(say!("tile-sets-external"), is_external, open.clone()));
    let sets = page.group(key!("tile-sets-tiles"), radios);
    let is_narrow = look.metrics.window.width < look.px(760.0);
    let top: Element<'a, Event> = match is_narrow {
        true => column![sets, preview(page, state)]
            .spacing(look.px(14.0))
            .into(),
        false => row![container(sets).width(look.px(222.0)), preview(page, state)]
            .spacing(look.px(14.0))
            .into(),
    };
    page.begin(key!("tile-sets-file-name"));
    let file = now.tile_file.to_string_lossy();
    let file = form.field(
        say!("tile-sets-file-name"),
        &file,
        say!("tile-sets-none"),
        false,
        Some(move |name| send(Message::File(name))),
    );
    let file = form.with_heading(say!("tile-sets-file-name"), file);
    page.begin(key!("tile-sets-look-in"));
    let folders = env::join_paths(&now.tile_folders).unwrap_or_default();
    let folders = folders.to_string_lossy();
    let folders = form.field(
        say!("tile-sets-look-in"),
        &folders,
        say!("tile-sets-more-folders"),
        false,
        Some(move |names| send(Message::Folders(names))),
    );
    let folders = form.with_heading(say!("tile-sets-look-in"), folders);
    let own = row![
        page.marked(key!("tile-sets-file-name"), file),
        page.marked(key!("tile-sets-look-in"), folders),
        form.button(say!("tile-sets-open-tile-set"), open)
    ]
    .spacing(look.px(10.0))
    .align_y(Bottom);
    // Only a bitmap can have its suits in another order.
    let is_bitmap = state.preview.as_ref().is_some_and(|shown| shown.is_bitmap);
    let order = is_bitmap.then(|| {
        let [first, second, third] = now.suit_rows.map(Suit::name);
        let order = say!("tile-sets-row-order", first, second, third);
        form.button(&order, Some(send(Message::SuitOrder)))
    });
    PageView {
        footer: order,
        ..PageView::new(page.stacked(vec![top, own.into()]))
    }
}

/// The tiles of the selected set, or why they cannot be shown.
fn preview<'a>(page: &PageForm<'_, 'a>, state: &'a State) -> Element<'a, Event> {
    let (look, palette) = (page.look, page.look.palette);
    let width = look.px(WIDTH as f32).min(look.metrics.window.width / 22.0);
    let tiles = |row: &'a Vec<Handle>| {
        let tiles = row
            .iter()
            .map(|tile| image(tile.clone()).width(width).into());
        iced::widget::row(tiles).spacing(2).into()
    };
    let shown: Element<'a, Event> = match state.preview.as_ref().map(|preview| &preview.rows) {
        Some(Ok(rows)) => column(rows.iter().map(tiles)).spacing(look.px(4.0)).into(),
        Some(Err(why)) => look.words(why.as_str(), 15.0, theme::REGULAR, palette.negative),
        None => iced::widget::space().into(),
    };
    container(shown)
        .center_x(Length::Fill)
        .center_y(look.px(266.0))
        .padding([0.0, look.px(10.0)])
        .style(move |_| style::panel(palette.field, palette.line, 7.0))
        .into()
}
