//! The table screen: paints what has been shown of the game so far, plays the events that are still to be shown one
//! after another, and says what was pressed. It decides nothing: what may be pressed, the session knows.

pub mod compass;
mod ground;
mod layout;
mod miniature;
mod motion;
mod order;
mod origins;
mod overlay;
mod painter;
mod people;
pub mod placed;
mod playback;
mod row;
#[cfg(test)]
mod tests;
mod view;
mod wall;

pub use miniature::Miniature;
pub use row::Rows;

use std::collections::VecDeque;
use std::time::Instant;

use iced::{Point, Rectangle};

use crate::app::render::pictures::Pictures;
use crate::app::render::pills;
use crate::app::render::side::Side;
use engine::table::{Event, SeatView};
use engine::tiles::{BySeat, Seat, Tile};
use motion::Flight;
use placed::{Placed, Spot};
use storage::settings::{MotionSettings, Sorted};

/// What the user did on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Message {
    /// Pressed a tile, or the bare table.
    Pressed(Option<Spot>),
    /// Pressed the same tile again at once: a double click.
    PressedTwice(Spot),
    /// A tile of the own stake was pulled from one place to another.
    Pulled(usize, usize),
    /// Pressed with the right button, at this point of the table.
    RightPressed(Option<Spot>, Point),
    /// The pointer is now over this.
    Hovered(Over),
    /// The pointer has left this, perhaps for something else that has told so already.
    Left(Over),
}

/// What the pointer is over.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Over {
    /// A tile.
    Tile(Spot),
    /// The timer bar.
    Timer,
    /// A player's name and score in the compass.
    Name(Side),
    /// A player's portrait.
    Face(Side),
    /// The compass elsewhere.
    Compass,
    /// A stake where no tile stands.
    Stake(Side),
    /// Beside the table: the count of the tiles left.
    Count,
    /// Beside the table: what happens, and QuickTip's advice.
    Words,
    /// Beside the table: how far the hand is from Mah Jongg.
    Goal,
    /// The bare table, or nothing of it.
    #[default]
    Nothing,
}

/// Words in a balloon over a player's stake.
#[derive(Clone, Debug, PartialEq)]
pub struct Balloon {
    /// What is called.
    pub text: String,
    /// Until when it stays.
    pub until: Instant,
}

/// The timer bar in the compass: how much of the waiting time is left, 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Timer {
    /// No discard is waiting.
    #[default]
    Idle,
    /// Waiting, with this share left.
    Running(f32),
    /// Waiting without limit.
    Unlimited,
}

/// What the app adds to the table besides the game itself.
#[derive(Clone, Debug, Default)]
pub struct Marks {
    /// Names of the players.
    pub names: BySeat<String>,
    /// The tile of one's own stake under the keyboard's cursor.
    pub cursor: Option<usize>,
    /// The cursor came there by key, so it is shown as keyboard focus.
    pub by_key: bool,
    /// The tile QuickTip would discard.
    pub tip: Option<usize>,
    /// The discard in the well can be claimed.
    pub claimable: bool,
    /// Kinds of the own tiles that go with it.
    pub fitting: Vec<Tile>,
    /// It is worth claiming, as far as is known: the pointer becomes a hand over it.
    pub worth_taking: bool,
    /// Own tiles that may not be chosen now.
    pub barred: Vec<usize>,
    /// The timer bar.
    pub timer: Timer,
    /// Speech balloons are shown.
    pub balloons: bool,
    /// The portraits and names of the opponents are shown.
    pub people: bool,
    /// The characters, by name.
    pub faces: BySeat<Option<&'static str>>,
    /// Whose tile a set was made with is shown.
    pub claimed: bool,
    /// The discards that were the tile drawn just before, if that is shown.
    pub drawn_discards: Option<Vec<u32>>,
}

/// State of the table screen.
pub struct Table {
    /// The game as far as it has been shown.
    pub shown: SeatView,
    /// Events still to be shown.
    queue: VecDeque<(Event, Option<usize>)>,
    /// Tiles under way.
    flights: Vec<Flight>,
    /// Nothing new is shown before this moment.
    hold: Option<Instant>,
    /// What the players call.
    pub balloons: BySeat<Option<Balloon>>,
    /// The order of the tiles on the stakes.
    pub rows: Rows,
    /// Where every tile lies.
    placed: Vec<Placed>,
    /// A tile that was covered by another and is shown whole as long as the pointer is on it.
    front: Option<Spot>,
    /// What is under the pointer.
    hovered: Over,
    /// What the app adds.
    pub marks: Marks,
    /// No tile of any stake is seen: the people at this computer change places.
    pub covered: bool,
    /// How tiles move.
    pub motion: MotionSettings,
    /// The moment this frame is painted for.
    now: Instant,
}

impl Table {
    /// The screen for a game as it stands, its stakes arranged as in `rows`.
    pub fn new(view: SeatView, pictures: &Pictures, motion: MotionSettings, rows: Rows) -> Self {
        let mut table = Self {
            shown: view,
            queue: VecDeque::new(),
            flights: Vec::new(),
            hold: None,
            balloons: BySeat::default(),
            rows,
            placed: Vec::new(),
            front: None,
            hovered: Over::Nothing,
            marks: Marks::default(),
            covered: false,
            motion,
            now: Instant::now(),
        };
        table.arrange(pictures);
        table
    }

    /// Shows the table from another place: what was still to be shown is shown.
    pub fn turn(&mut self, view: SeatView, pictures: &Pictures) {
        self.shown = view;
        self.queue.clear();
        self.flights.clear();
        self.marks.cursor = None;
        self.arrange(pictures);
    }

    /// Works out anew where everything lies, after a change of size or state.
    pub fn arrange(&mut self, pictures: &Pictures) {
        self.place(pictures);
        self.raise();
    }

    fn place(&mut self, pictures: &Pictures) {
        self.rows.follow(&self.shown);
        self.placed = layout::place(&self.shown, &self.rows, pictures.geometry(), self.covered);
    }

    /// Puts the tiles of the stakes in order so from now on.
    pub fn sort(&mut self, sorted: Sorted, pictures: &Pictures) {
        self.rows.sort(sorted);
        self.arrange(pictures);
    }

    /// The tiles of the own stake from left to right.
    pub fn own_tiles(&self) -> &[Tile] {
        self.rows.of(self.viewer())
    }

    /// Moves a tile of the own stake to another place; those between make room.
    pub fn shift(&mut self, from: usize, to: usize, pictures: &Pictures) {
        self.rows.shift(self.viewer(), from, to);
        self.arrange(pictures);
    }

    /// The tile at this place of the own stake is about to be thrown.
    pub fn let_go(&mut self, index: usize) {
        self.rows.let_go(self.viewer(), index);
    }

    /// Lifts the tile under cursor or pointer, QuickTip's, and those that go with the discard; what is claimed or discarded with one press is unmistakable.
    fn raise(&mut self) {
        let viewer = placed::bottom(&self.shown);
        let own = |index: usize| Spot::Stake(viewer, index);
        let cursor = self.marks.cursor.map(own);
        let tip = self.marks.tip.map(own);
        for placed in &mut self.placed {
            if !matches!(placed.spot, Spot::Stake(seat, _) if seat == viewer) {
                continue;
            }
            let fits = placed
                .face
                .is_some_and(|tile| self.marks.fitting.contains(&tile));
            let lift = if Some(placed.spot) == cursor || fits {
                0.26
            } else if Over::Tile(placed.spot) == self.hovered {
                0.05
            } else if Some(placed.spot) == tip {
                0.16
            } else {
                continue;
            };
            placed.rect.y -= (lift * placed.width).round();
        }
        if let Some(front) = self.front {
            // What is painted last is pointed at first.
            self.placed.sort_by_key(|placed| placed.spot == front);
        }
    }

    /// Whether a tile that lies on the table and another cover each other.
    fn overlaps(&self, spot: Spot) -> bool {
        let Some(tile) = self.placed.iter().find(|placed| placed.spot == spot) else {
            return false;
        };
        let others = self.placed.iter().filter(|other| other.spot != spot);
        let area = |rect: Rectangle| rect.width * rect.height;
        let shared = others.filter_map(|other| tile.rect.intersection(&other.rect));
        let lies = matches!(spot, Spot::Meld(..) | Spot::Bonus(..) | Spot::Discard(_));
        lies && shared.map(area).any(|part| part > 0.2 * area(tile.rect))
    }

    /// Shows a covered tile whole as long as the pointer is on it; false if nothing covers it.
    pub fn bring_forward(&mut self, spot: Spot, pictures: &Pictures) -> bool {
        let covered = self.overlaps(spot);
        if covered {
            self.front = Some(spot);
            self.arrange(pictures);
        }
        covered
    }

    /// Puts the cursor on a tile of the own stake, or on none.
    pub fn set_cursor(&mut self, cursor: Option<usize>, by_key: bool, pictures: &Pictures) {
        self.marks.cursor = cursor;
        self.marks.by_key = by_key;
        self.arrange(pictures);
    }

    /// Every tile with its place, for tests and the log of what can be pressed.
    pub fn placed(&self) -> &[Placed] {
        &self.placed
    }

    /// The seat at the bottom.
    pub fn viewer(&self) -> Seat {
        placed::bottom(&self.shown)
    }

    /// The topmost tile at a point.
    pub fn at(&self, point: Point) -> Option<Spot> {
        self.placed
            .iter()
            .rev()
            .find(|placed| placed.rect.contains(point))
            .map(|placed| placed.spot)
    }

    /// Notes where the pointer is; true if the picture changes.
    pub fn hover(&mut self, over: Over, pictures: &Pictures) {
        if self.hovered != over {
            self.hovered = over;
            self.front = self.front.filter(|spot| over == Over::Tile(*spot));
            self.arrange(pictures);
        }
    }

    /// What is under the pointer.
    pub fn hovered(&self) -> Over {
        self.hovered
    }

    /// What lies at a point.
    fn over(&self, point: Point, pictures: &Pictures) -> Over {
        let geometry = pictures.geometry();
        let mut sides = Side::ALL.into_iter();
        let stake = sides.find(|side| geometry.stake(*side).contains(point));
        match self.at(point) {
            Some(spot) => Over::Tile(spot),
            None if geometry.timer().contains(point) => Over::Timer,
            None if geometry.compass.contains(point) => {
                pills::whose(geometry.compass, point).map_or(Over::Compass, Over::Name)
            }
            None => {
                let drawn = |side: &Side| {
                    self.marks.people && self.marks.faces[side.seat(self.viewer())].is_some()
                };
                let plate = self.plate_at(point, pictures).filter(drawn);
                let named = plate.map(Over::Face);
                named.or(stake.map(Over::Stake)).unwrap_or_default()
            }
        }
    }

    /// Whose portrait lies at a point.
    fn plate_at(&self, point: Point, pictures: &Pictures) -> Option<Side> {
        let geometry = pictures.geometry();
        let lies = |side: &Side| {
            let plate = geometry.plate(*side);
            plate.is_some_and(|plate| plate.face.contains(point))
        };
        Side::ALL.into_iter().find(lies)
    }

    /// What a press at a point means: the tile there, or the discard if the press is near the well.
    fn pressed(&self, point: Point, pictures: &Pictures) -> Option<Spot> {
        self.at(point).or_else(|| {
            let geometry = pictures.geometry();
            let near = point.distance(geometry.well()) <= geometry.well_radius() * 1.4;
            // A discard that is gone too soon has gone from there.
            let in_play = self.shown.deal_number > 0 && self.shown.end.is_none();
            (near && in_play).then_some(Spot::Well)
        })
    }
}
