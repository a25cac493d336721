//! The visible table: the table screen, prepared pictures, colours and metrics, for the current size of the window and preferences.

mod places;

use std::time::Instant;

use iced::{Rectangle, Size, Vector};

use super::render::geometry::Geometry;
use super::render::pictures::PictureCache;
use super::render::side::Side;
use super::screen::table::{Marks, Miniature, SelectedBy, StakeRows, TableScreen, Timer};
use super::theme::{Metrics, Palette};
use super::widget::{Look, Picture};
use super::window;
use crate::presenter::{Presenter, TimeLeft};
use engine::table::{Request, SeatView};
use engine::tiles::{BySeat, Tile};
use storage::settings::{MotionSettings, Settings};
use tileset::{TileSet, TileSetError};

/// Tiles that were read, or why they cannot be used.
pub type TilesRead = Result<TileSet, String>;

/// Draws single tiles, by tile and width.
type TilePainter = Box<dyn Fn(Option<Tile>, f32) -> Picture>;

/// The width of a card beside the table, in units.
const SIDE_CARD: f32 = 290.0;

/// The visible table.
pub struct Scene {
    /// The table screen.
    pub table: TableScreen,
    pictures: PictureCache,
    palette: Palette,
    metrics: Metrics,
    /// Physical pixels per logical pixel.
    scale: f32,
    /// Whether there is a card beside the table, such as that of a puzzle.
    has_card: bool,
    tiles: TilePainter,
    /// The preferences applied last.
    settings: Settings,
    /// The number of the latest request for tiles; those of an earlier request are dropped.
    request_number: u64,
}

impl Scene {
    /// The scene for a table, and why the chosen tiles cannot be used, if so; the built-in ones are shown then.
    pub fn new(shown: &SeatView, settings: &Settings) -> (Self, Option<TileSetError>) {
        let metrics = Metrics::new(window::size(&settings.window), 1.0);
        let palette = Palette::with(&settings.colours);
        let geometry = Geometry::new(metrics.table(), metrics.tile, settings.table);
        let (set, error) = match TileSet::chosen(settings) {
            Ok(set) => (set, None),
            Err(error) => (built_in(settings), Some(error)),
        };
        let pictures = PictureCache::new(set, palette.clone(), geometry, 1.0);
        let tiles = pictures.tiles();
        let rows = StakeRows::new(settings.hand.sorted);
        let scene = Self {
            table: TableScreen::new(shown, &pictures, settings.motion.clone(), rows),
            pictures,
            palette,
            metrics,
            scale: 1.0,
            has_card: false,
            tiles: Box::new(move |tile, width| tiles.get(tile, width, Side::Bottom)),
            settings: settings.clone(),
            request_number: 0,
        };
        (scene, error)
    }

    /// The look of dialogs and menus.
    pub fn look(&self) -> Look<'_> {
        Look {
            palette: &self.palette,
            metrics: self.metrics,
            tile: &self.tiles,
            letters_need_alt: self.settings.letters_need_ctrl_alt,
        }
    }

    /// The current metrics.
    pub fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// The prepared pictures.
    pub fn pictures(&self) -> &PictureCache {
        &self.pictures
    }

    /// The current colours.
    pub fn palette(&self) -> &Palette {
        &self.palette
    }

    /// The offset of the table in the window.
    pub fn below_menu_bar(&self) -> Vector {
        Vector::new(0.0, self.metrics.menu_bar())
    }

    /// The scale of the screen: physical pixels per logical pixel.
    pub fn scale(&self) -> f32 {
        self.scale
    }

    /// A small picture of a table, as large as fits into `room`.
    pub fn miniature(&self, view: &SeatView, names: &BySeat<String>, room: Size) -> Miniature {
        let (set, palette) = (self.pictures.set(), self.palette.clone());
        let size = (room, self.scale);
        Miniature::new(view.clone(), names.clone(), set, palette, size)
    }

    /// The middle of the table inside the rows of sets, in window coordinates.
    pub fn inside(&self) -> Rectangle {
        self.pictures.geometry().middle + self.below_menu_bar()
    }

    /// The free space for a small dialog on the table, in window coordinates.
    pub fn free_space(&self) -> Option<Rectangle> {
        let room = self.pictures.geometry().free_space()?;
        Some(room + self.below_menu_bar())
    }

    /// The compass, in window coordinates.
    pub fn compass(&self) -> Rectangle {
        self.pictures.geometry().compass + self.below_menu_bar()
    }

    /// Adapts to the size of the window.
    pub fn resize(&mut self, size: Size, presenter: &Presenter) {
        let settings = presenter.settings();
        let text_scale = f32::from(settings.text_size) / 100.0;
        self.metrics = self.metrics.resized(size, text_scale);
        if self.has_card {
            self.metrics = self.metrics.with_card(SIDE_CARD);
        }
        let (table, tile) = (self.metrics.table(), self.metrics.tile);
        let mut geometry = Geometry::new(table, tile, settings.table);
        geometry.text_scale = text_scale;
        self.metrics.free_width = geometry.free_space().map_or(0.0, |room| room.width);
        self.pictures.resize(geometry, self.scale);
        let (sorted, shown) = (settings.hand.sorted, presenter.shown());
        self.table.set_sorting(sorted, shown, &self.pictures);
    }

    /// Adapts to the scale of the screen.
    pub fn rescale(&mut self, scale: f32, presenter: &Presenter) {
        self.scale = scale;
        self.resize(self.metrics.window, presenter);
    }

    /// Changes whether touch is in use or the table is bare, and adapts all sizes.
    pub fn change_sizes(&mut self, presenter: &Presenter, change: impl FnOnce(&mut Metrics)) {
        change(&mut self.metrics);
        self.resize(self.metrics.window, presenter);
    }

    /// Adapts to preferences. If other tiles are needed, returns the number of a request for `take_tiles`; the previous tiles stay until then.
    pub fn apply_settings(&mut self, presenter: &Presenter) -> Option<u64> {
        let settings = presenter.settings();
        self.table.motion = settings.motion.clone();
        if self.settings.colours != settings.colours {
            self.palette = Palette::with(&settings.colours);
            self.pictures.recolour(self.palette.clone());
        }
        let tiles = |of: &Settings| (of.tile_set, of.tile_file.clone(), of.suit_rows);
        let needs_other_tiles = tiles(&self.settings) != tiles(settings);
        self.settings = settings.clone();
        self.resize(self.metrics.window, presenter);
        needs_other_tiles.then(|| {
            self.request_number += 1;
            self.request_number
        })
    }

    /// Uses the tiles requested under this number, unless others have been requested since.
    ///
    /// # Errors
    /// The tiles cannot be used; the previous ones stay.
    pub fn take_tiles(
        &mut self,
        request: u64,
        tiles: TilesRead,
        presenter: &Presenter,
    ) -> Result<(), String> {
        if request != self.request_number {
            return Ok(());
        }
        self.pictures.change_set(tiles?);
        self.resize(self.metrics.window, presenter);
        Ok(())
    }

    /// Makes the table screen anew from the shown table, with the same arrangement of the stakes.
    pub fn reset_table(&mut self, presenter: &Presenter) {
        let (shown, rows) = (presenter.shown(), self.table.rows.clone());
        let motion = presenter.settings().motion.clone();
        self.table = TableScreen::new(shown, &self.pictures, motion, rows);
    }

    /// Shows the table as it is, without animation.
    pub fn skip_animation(&mut self, shown: &SeatView) {
        self.table.finish(shown, &self.pictures);
    }

    /// Advances the animation, and shows queued events as the screen becomes ready for them.
    pub fn tick(&mut self, now: Instant, presenter: &mut Presenter) {
        self.table.tick(now);
        while let Some((event, rank)) = presenter.show_next(|event| self.table.is_ready_for(event))
        {
            self.table
                .show(&event, rank, presenter.shown(), &self.pictures);
        }
    }

    /// Moves a tile of the player's stake to another place.
    pub fn shift(&mut self, from: usize, to: usize, shown: &SeatView) {
        self.table.shift(from, to, shown, &self.pictures);
    }

    /// The player's tile at a place of the stake.
    pub fn own_tile(&self, index: usize) -> Option<Tile> {
        self.table.own_tiles().get(index).copied()
    }

    /// The place on the player's stake that is selected, by the keyboard cursor or a click.
    pub fn cursor(&self) -> Option<usize> {
        self.table.marks.cursor
    }

    /// The place of the tile that the player has selected; `None` if the program has selected it.
    pub fn cursor_of_player(&self) -> Option<usize> {
        let by_program = self.table.marks.selected_by == SelectedBy::Program;
        self.cursor().filter(|_| !by_program)
    }

    /// Moves the keyboard cursor; `None` removes it.
    pub fn set_cursor(&mut self, to: Option<usize>) {
        self.table.set_cursor(to, SelectedBy::Key);
    }

    /// Selects a tile as a click does, or deselects it if it is selected.
    pub fn toggle_selection(&mut self, index: usize) {
        let to = (self.cursor() != Some(index)).then_some(index);
        self.table.set_cursor(to, SelectedBy::Click);
    }

    /// Selects this tile of the player's stake for the player, or the last one if it is not there.
    pub fn preselect(&mut self, tile: Option<Tile>) {
        let tiles = self.table.own_tiles();
        let place = tiles.iter().rposition(|own| Some(*own) == tile);
        let place = place.or(tiles.len().checked_sub(1));
        self.table.set_cursor(place, SelectedBy::Program);
    }

    /// Moves the keyboard cursor to the tile that QuickTip advises, or else to the last one.
    pub fn select_advised(&mut self) {
        let last = self.table.own_tiles().len().checked_sub(1);
        self.set_cursor(self.table.marks.tip.or(last));
    }

    /// Records that the tile at this place is about to be discarded.
    pub fn mark_leaving(&mut self, index: usize) {
        self.table.set_cursor(None, SelectedBy::Click);
        self.table.mark_leaving(index);
    }

    /// Animates a tile with these settings, as a preview. They stay in use until the preferences are applied again.
    pub fn preview_animation(&mut self, motion: &MotionSettings) {
        self.table.preview_animation(motion, &self.pictures);
    }

    /// Whether the player must choose a discard, or the tiles to pass on in an exchange.
    pub fn is_own_turn(&self, presenter: &Presenter) -> bool {
        let request = presenter.view().request();
        matches!(
            request,
            Some(Request::Turn { .. } | Request::Exchange { .. })
        )
    }

    /// Updates the marks on the table; true if tiles may have moved.
    pub fn refresh(&mut self, presenter: &Presenter) -> bool {
        let has_card = presenter.shown_instead().is_some();
        if self.has_card != has_card {
            self.has_card = has_card;
            self.resize(self.metrics.window, presenter);
        }
        let covered = presenter.is_covered();
        let fitting = presenter.highlighted_tiles();
        let tip = presenter.tip();
        let advised = tip.and_then(|tip| tip.discard).and_then(|discard| {
            let own = self.table.own_tiles();
            own.iter().rposition(|tile| *tile == discard)
        });
        let chosen = self.table.own_places(presenter.chosen_for_exchange());
        let marks = &self.table.marks;
        let laid = self.laid_tiles(presenter);
        let changed = (self.table.covered, self.table.laid) != (covered, laid)
            || (&marks.fitting, marks.tip, &marks.chosen) != (&fitting, advised, &chosen);
        if changed {
            (self.table.covered, self.table.laid) = (covered, laid);
            self.table.marks.fitting.clone_from(&fitting);
            self.table.marks.tip = advised;
            self.table.marks.chosen.clone_from(&chosen);
            self.table.arrange(presenter.shown(), &self.pictures);
        }
        let shown = presenter.settings().marks;
        // The start screen and a win show portraits themselves, and would cover half of these.
        let shows_others = places::shows_start(presenter) || presenter.win().is_some();
        // The players of a puzzle are not those of the game.
        let has_others = presenter.puzzle_session().is_some();
        let people = shown.people && !shows_others && !has_others;
        // The card of a lesson would cover half of the faces at its side.
        let has_lesson = presenter.lesson_progress().is_some();
        let faces = BySeat::from_fn(|seat| {
            let is_clear = !has_lesson || Side::of(seat, presenter.viewer()) == Side::Right;
            let character = presenter.table().character(seat).filter(|_| is_clear);
            character.map(|character| character.name)
        });
        let drawn_discards = shown
            .drawn_discards
            .then(|| presenter.drawn_discards().to_vec());
        let (cursor, selected_by) = (self.table.marks.cursor, self.table.marks.selected_by);
        let has_discard =
            presenter.view().window.is_some() && !presenter.is_animating() && !covered;
        self.table.marks = Marks {
            names: presenter.names_shown(),
            cursor,
            selected_by,
            tip: advised,
            chosen,
            claimable: has_discard && presenter.may_claim(),
            fitting,
            worth_claiming: tip.is_none_or(|tip| tip.claim.is_some()),
            timer: Timer::Idle,
            // The lesson card and the start screen would cover some of them.
            balloons: presenter.settings().balloons
                && presenter.lesson_progress().is_none()
                && !places::shows_start(presenter)
                && !presenter.is_showing_winning_hand(),
            people,
            faces,
            claimed: shown.claimed,
            drawn_discards,
        };
        self.refresh_time(presenter);
        changed
    }

    /// Updates the timer bar.
    pub fn refresh_time(&mut self, presenter: &Presenter) {
        self.table.marks.timer = match presenter.time_left() {
            _ if !presenter.settings().timer_bar => Timer::Idle,
            TimeLeft::Idle => Timer::Idle,
            TimeLeft::Share(share) => Timer::Running(share),
            TimeLeft::Unlimited => Timer::Unlimited,
        };
    }
}

/// The built-in tiles.
fn built_in(settings: &Settings) -> TileSet {
    // A test reads all built-in pictures.
    #[allow(clippy::expect_used)]
    TileSet::builtin(settings.tile_set).expect("the built-in tile set can be read")
}
