//! Tile Sets: a built-in tile set or one of the player's own, with a preview.

use std::env;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use iced::advanced::image::Handle;
use iced::alignment::Vertical::Bottom;
use iced::widget::{column, container, image, row};
use iced::{Length, Task};

use crate::app::dialog::{Action, DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::services::Services;
use crate::app::widget::{Form, Look, style};
use crate::tileset::{Face, TileSet, Turn};
use engine::tiles::{Suit, Tile};
use storage::settings::{BuiltIn, Settings};
use wording::Named;
use words::say;

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

/// The dialog's state.
pub struct TileSets {
    /// The preferences that Cancel restores.
    before: Settings,
    /// The preferences with the changes made so far.
    now: Settings,
    preview: TilesPreview,
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

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug)]
pub enum Message {
    /// Selects a built-in set.
    BuiltIn(BuiltIn),
    /// Opens the file chooser, to select the player's own set.
    External,
    /// Sets the path of the player's own set; an empty one returns to the built-in set.
    File(String),
    /// Sets the folders in which tile sets are also looked for, separated as in `PATH`.
    Folders(String),
    /// Switches to the next order of the suits in the first three rows of the player's own bitmap.
    SuitOrder,
    /// Opens the file chooser.
    Open,
    /// Applies the changes and closes the dialog.
    Ok,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
    /// The preview requested under this number.
    Previewed(u64, TilesPreview),
}

impl TileSets {
    /// Opens the dialog with the preferences `now`, which may have unsaved changes, and a preview of their tiles. OK saves them, and Cancel
    /// restores `before`.
    pub fn new(
        before: &Settings,
        now: &Settings,
        preview: TilesPreview,
        services: Services,
    ) -> Self {
        Self {
            before: before.clone(),
            now: now.clone(),
            preview,
            last_request: Arc::default(),
            services,
        }
    }

    /// Whether the player's own set is selected.
    fn is_external(&self) -> bool {
        !self.now.tile_file.as_os_str().is_empty()
    }

    /// Requests a preview of the selected set, which is painted on another thread.
    fn request_preview(&self) -> Action<Message> {
        let (settings, last_request) = (self.now.clone(), Arc::clone(&self.last_request));
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
        Action::Run(preview.map(move |preview| Message::Previewed(number, preview)))
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

impl DialogContent for TileSets {
    type Message = Message;

    fn title(&self) -> String {
        say!("tile-sets-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Action<Message> {
        let reply = match message {
            Message::BuiltIn(set) => {
                self.now.tile_set = set;
                self.now.tile_file.clear();
                return self.request_preview();
            }
            Message::File(name) => {
                self.now.tile_file = name.into();
                return self.request_preview();
            }
            Message::Folders(names) => {
                self.now.tile_folders = env::split_paths(&names).collect();
                return self.request_preview();
            }
            Message::SuitOrder => {
                let at = ORDERS.iter().position(|rows| *rows == self.now.suit_rows);
                self.now.suit_rows = ORDERS[at.map_or(0, |at| (at + 1) % ORDERS.len())];
                return self.request_preview();
            }
            Message::Previewed(number, preview) => {
                if number == self.last_request.load(Ordering::Relaxed) {
                    self.preview = preview;
                }
                return Action::None;
            }
            Message::External | Message::Open => Reply::ChooseTiles(Box::new(self.now.clone())),
            Message::Ok => Reply::SaveSettings(Box::new(self.now.clone())),
            Message::Cancel => Reply::SaveSettings(Box::new(self.before.clone())),
            Message::Help => Reply::Help("box-tile-sets"),
        };
        Action::Reply(reply)
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(720.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let (look, palette) = (form.look, form.look.palette);
        let is_external = self.is_external();
        let sets = [
            (say!("tile-sets-tiles-with-numbers"), BuiltIn::Numbers),
            (say!("tile-sets-tiles-without-numbers"), BuiltIn::Plain),
            (say!("tile-sets-characters-only"), BuiltIn::Characters),
            (say!("tile-sets-colour-blind"), BuiltIn::ColourBlind),
        ];
        let mut radios: Vec<_> = sets
            .into_iter()
            .map(|(label, set)| {
                form.radio(
                    label,
                    !is_external && self.now.tile_set == set,
                    Some(Message::BuiltIn(set)),
                )
            })
            .collect();
        radios.push(form.radio(
            say!("tile-sets-external"),
            is_external,
            Some(Message::External),
        ));
        let sets = form.group(say!("tile-sets-tiles"), radios);
        let width = look.px(WIDTH as f32).min(look.metrics.window.width / 22.0);
        let preview = match &self.preview.rows {
            Ok(rows) => {
                let tiles = |row: &'a Vec<Handle>| {
                    let tiles = row
                        .iter()
                        .map(|tile| image(tile.clone()).width(width).into());
                    iced::widget::row(tiles).spacing(2).into()
                };
                column(rows.iter().map(tiles)).spacing(look.px(4.0))
            }
            Err(why) => column![look.words(
                why.as_str(),
                15.0,
                crate::app::theme::REGULAR,
                palette.negative
            )],
        };
        let preview = container(preview)
            .center_x(Length::Fill)
            .center_y(look.px(266.0))
            .padding([0.0, look.px(12.0)])
            .style(move |_| style::panel(palette.field, palette.line, 7.0));
        let file = self.now.tile_file.to_string_lossy();
        let field = form.field(
            Some('f'),
            &file,
            say!("tile-sets-none"),
            false,
            Some(Message::File),
        );
        let folders = env::join_paths(&self.now.tile_folders).unwrap_or_default();
        let folders = folders.to_string_lossy();
        let folders = form.field(
            Some('l'),
            &folders,
            say!("tile-sets-more-folders"),
            false,
            Some(Message::Folders),
        );
        let open = form.button(say!("tile-sets-open-tile-set"), Some(Message::Open));
        let [first, second, third] = self.now.suit_rows.map(Suit::name);
        let order = say!("tile-sets-row-order", first, second, third);
        let order = form.button(&order, self.preview.is_bitmap.then_some(Message::SuitOrder));
        let body = column![
            row![container(sets).width(look.px(230.0)), preview].spacing(look.px(14.0)),
            row![
                form.with_heading(say!("tile-sets-file-name"), field),
                form.with_heading(say!("tile-sets-look-in"), folders),
                open
            ]
            .spacing(look.px(10.0))
            .align_y(Bottom),
        ];
        let ok = self.preview.rows.is_ok().then_some(Message::Ok);
        DialogLayout {
            hint: Some(order),
            ..DialogLayout::new(
                body.spacing(look.px(14.0)),
                form.dialog_buttons(say!("label-ok"), ok, Message::Cancel, Message::Help),
            )
        }
    }
}
