//! The table screen: paints the table that the presenter shows, animates its events, and reports presses. The presenter decides which presses
//! are valid.

mod claimed_tiles;
pub mod compass;
mod layout;
mod miniature;
mod motion;
mod overlay;
mod painter;
mod painting_order;
mod people;
pub mod placed;
mod playback;
mod raised;
mod selected_by;
mod stake_rows;
mod static_layer;
#[cfg(test)]
mod tests;
mod view;
mod wall;

pub use miniature::Miniature;
pub use selected_by::SelectedBy;
pub use stake_rows::StakeRows;

use std::time::Instant;

use iced::Point;

use crate::app::render::pictures::PictureCache;
use crate::app::render::pills;
use crate::app::render::side::Side;
use engine::table::SeatView;
use engine::tiles::{BySeat, Seat, Tile};
use motion::Flight;
use placed::{PlacedTile, TilePosition};
use storage::settings::{MotionSettings, Sorted};

/// A message of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Message {
    /// A tile was pressed, or the bare table.
    Pressed(Option<TilePosition>),
    /// The second press of a double click, on the same tile.
    DoublePressed(TilePosition),
    /// A tile of the player's stake was dragged from one place to another.
    Dragged(usize, usize),
    /// The right button was pressed, at this point of the table.
    RightPressed(Option<TilePosition>, Point),
    /// The pointer has moved over this.
    Hovered(Over),
    /// The pointer is no longer over this. What it is over now may already have sent `Hovered`.
    Unhovered(Over),
}

/// What the pointer is over.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Over {
    /// A tile.
    Tile(TilePosition),
    /// The timer bar.
    Timer,
    /// A player's name and score in the compass.
    Name(Side),
    /// A player's portrait.
    Face(Side),
    /// The compass, outside names and timer.
    Compass,
    /// A stake, outside its tiles.
    Stake(Side),
    /// Beside the table: the number of tiles left.
    Count,
    /// Beside the table: the message and QuickTip's advice.
    Words,
    /// Beside the table: the distance to Mah Jongg, or that Auto Play is on.
    GoalLine,
    /// The bare table, or nothing.
    #[default]
    Nothing,
}

/// A speech balloon over a player's stake.
#[derive(Clone, Debug, PartialEq)]
pub struct Balloon {
    /// Its text.
    pub text: String,
    /// When it disappears.
    pub until: Instant,
}

/// The timer bar in the compass.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Timer {
    /// No discard is waiting, or the bar is switched off.
    #[default]
    Idle,
    /// Waiting, with this share of the time left, 0 to 1.
    Running(f32),
    /// Waiting without limit.
    Unlimited,
}

/// Which tiles are on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Laid {
    /// All.
    #[default]
    All,
    /// Those on the stakes.
    OnStakes,
    /// None.
    None,
}

/// What the app adds to the table besides the game itself.
#[derive(Clone, Debug, Default)]
pub struct Marks {
    /// The names of the players.
    pub names: BySeat<String>,
    /// The place on the player's stake that is selected, by the keyboard cursor or a click.
    pub cursor: Option<usize>,
    /// What has selected it.
    pub selected_by: SelectedBy,
    /// The place on the player's stake of the tile that QuickTip would discard.
    pub tip: Option<usize>,
    /// The places on the player's stake of the tiles chosen to pass on in an exchange.
    pub chosen: Vec<usize>,
    /// The discard in the well can be claimed.
    pub claimable: bool,
    /// The player's tiles that form a set or pair with the discard, or that a lesson's card mentions.
    pub fitting: Vec<Tile>,
    /// QuickTip advises to claim the discard, or gives no advice: the pointer becomes a hand over the discard.
    pub worth_claiming: bool,
    /// The timer bar.
    pub timer: Timer,
    /// Speech balloons are shown: not in lessons, nor beside a win, which would cover half of them.
    pub balloons: bool,
    /// The portraits and names of the opponents are shown.
    pub people: bool,
    /// The names of the characters whose portraits are shown.
    pub faces: BySeat<Option<&'static str>>,
    /// Claimed tiles of sets are marked with an arrow to the player who discarded them.
    pub claimed: bool,
    /// The serial numbers of discards that were the tile drawn just before, if such discards are marked.
    pub drawn_discards: Option<Vec<u32>>,
}

/// The state of the table screen.
pub struct TableScreen {
    /// The seat at the bottom.
    viewer: Seat,
    /// Moving tiles.
    flights: Vec<Flight>,
    /// The next event is not shown before this time.
    hold_until: Option<Instant>,
    /// The speech balloons.
    pub balloons: BySeat<Option<Balloon>>,
    /// The order of the tiles on the stakes.
    pub rows: StakeRows,
    /// The places where all tiles lie.
    resting: Vec<PlacedTile>,
    /// The same tiles as they are painted: some are raised, and the last one is in front.
    placed: Vec<PlacedTile>,
    /// How far tiles are raised, with a frame and without one.
    lifts: (f32, f32),
    /// An overlapping tile that was brought forward, while the pointer is on it.
    front: Option<TilePosition>,
    /// What is under the pointer.
    hovered: Over,
    /// What the app adds to the game.
    pub marks: Marks,
    /// Whether the tiles of all stakes are hidden, while people who share the computer change places.
    pub covered: bool,
    /// Which tiles are on the table.
    pub laid: Laid,
    /// The settings for the animation of tiles.
    pub motion: MotionSettings,
    /// The time of this frame.
    now: Instant,
}

impl TableScreen {
    /// A screen for a table, with its stakes arranged as in `rows`.
    pub fn new(
        shown: &SeatView,
        pictures: &PictureCache,
        motion: MotionSettings,
        rows: StakeRows,
    ) -> Self {
        let mut table = Self {
            viewer: shown.seat(),
            flights: Vec::new(),
            hold_until: None,
            balloons: BySeat::default(),
            rows,
            resting: Vec::new(),
            placed: Vec::new(),
            lifts: (0.0, 0.0),
            front: None,
            hovered: Over::Nothing,
            marks: Marks::default(),
            covered: false,
            laid: Laid::All,
            motion,
            now: Instant::now(),
        };
        table.arrange(shown, pictures);
        table
    }

    /// Recomputes the places of all tiles, after a change of size or of the shown table.
    pub fn arrange(&mut self, shown: &SeatView, pictures: &PictureCache) {
        self.compute_places(shown, pictures);
        self.raise();
    }

    /// Computes where all tiles lie, without raising any.
    fn compute_places(&mut self, shown: &SeatView, pictures: &PictureCache) {
        if self.viewer != shown.seat() {
            self.viewer = shown.seat();
            self.marks.cursor = None;
        }
        self.rows.update(shown);
        let geometry = pictures.geometry();
        self.lifts = (geometry.lift(true), geometry.lift(false));
        self.resting = layout::place(shown, &self.rows, geometry, self.covered);
        let is_laid = |placed: &PlacedTile| match self.laid {
            Laid::All => true,
            Laid::OnStakes => matches!(placed.position, TilePosition::Stake(..)),
            Laid::None => false,
        };
        self.resting.retain(is_laid);
    }

    /// Changes how the tiles of the stakes are sorted.
    pub fn set_sorting(&mut self, sorted: Sorted, shown: &SeatView, pictures: &PictureCache) {
        self.rows.set_sorting(sorted);
        self.arrange(shown, pictures);
    }

    /// The tiles of the player's stake, from left to right.
    pub fn own_tiles(&self) -> &[Tile] {
        self.rows.of(self.viewer)
    }

    /// The places of these tiles on the player's stake; equal tiles have different places.
    pub fn own_places(&self, tiles: &[Tile]) -> Vec<usize> {
        let mut places = Vec::new();
        for tile in tiles {
            let mut own = self.own_tiles().iter().enumerate();
            let unused = own.find(|(place, own)| *own == tile && !places.contains(place));
            places.extend(unused.map(|(place, _)| place));
        }
        places
    }

    /// Moves a tile of the player's stake to another place; those in between shift.
    pub fn shift(&mut self, from: usize, to: usize, shown: &SeatView, pictures: &PictureCache) {
        self.rows.shift(self.viewer, from, to);
        self.arrange(shown, pictures);
    }

    /// Records that the tile at this place of the player's stake is about to be discarded.
    pub fn mark_leaving(&mut self, index: usize) {
        self.rows.mark_leaving(self.viewer, index);
    }

    /// Moves the cursor to a tile of the player's stake, or to none.
    pub fn set_cursor(&mut self, cursor: Option<usize>, selected_by: SelectedBy) {
        self.marks.cursor = cursor;
        self.marks.selected_by = selected_by;
        self.raise();
    }

    /// All tiles with their places; the last one is in front.
    pub fn placed(&self) -> &[PlacedTile] {
        &self.placed
    }

    /// The seat at the bottom.
    pub fn viewer(&self) -> Seat {
        self.viewer
    }

    /// The topmost tile at a point.
    pub fn tile_at(&self, point: Point) -> Option<TilePosition> {
        self.placed
            .iter()
            .rev()
            .find(|placed| placed.rect.contains(point))
            .map(|placed| placed.position)
    }

    /// Records what is under the pointer, and raises or lowers tiles accordingly.
    pub fn hover(&mut self, over: Over) {
        if self.hovered != over {
            self.hovered = over;
            self.front = self.front.filter(|position| over == Over::Tile(*position));
            self.raise();
        }
    }

    /// What is under the pointer.
    pub fn hovered(&self) -> Over {
        self.hovered
    }

    /// What is under the pointer at a point.
    fn over(&self, point: Point, pictures: &PictureCache) -> Over {
        let geometry = pictures.geometry();
        let mut sides = Side::ALL.into_iter();
        let stake = sides.find(|side| geometry.stake(*side).contains(point));
        match self.tile_at(point) {
            Some(position) => Over::Tile(position),
            None if geometry.timer().contains(point) => Over::Timer,
            None if geometry.compass.contains(point) => {
                pills::side_at(geometry.compass, point).map_or(Over::Compass, Over::Name)
            }
            None => {
                let is_shown = |side: &Side| {
                    self.marks.people && self.marks.faces[side.seat(self.viewer)].is_some()
                };
                let portrait = self.portrait_at(point, pictures).filter(is_shown);
                let face = portrait.map(Over::Face);
                face.or(stake.map(Over::Stake)).unwrap_or_default()
            }
        }
    }

    /// The side whose portrait is at a point.
    fn portrait_at(&self, point: Point, pictures: &PictureCache) -> Option<Side> {
        let geometry = pictures.geometry();
        let contains = |side: &Side| {
            let plate = geometry.plate(*side);
            plate.is_some_and(|plate| plate.face.contains(point))
        };
        Side::ALL.into_iter().find(contains)
    }

    /// The tile that a press at a point means: the one there, or the discard if the press is near the well.
    fn pressed(
        &self,
        point: Point,
        shown: &SeatView,
        pictures: &PictureCache,
    ) -> Option<TilePosition> {
        self.tile_at(point).or_else(|| {
            let geometry = pictures.geometry();
            let is_near = point.distance(geometry.well()) <= geometry.well_radius() * 1.4;
            // A press near the empty well still means the discard, which may have left it a moment before.
            let in_play = shown.deal_number > 0 && shown.end.is_none();
            (is_near && in_play).then_some(TilePosition::Well)
        })
    }
}
