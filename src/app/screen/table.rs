//! The table screen: paints what has been shown of the game so far, plays the events that are still to be shown one
//! after another, and says what was pressed. It decides nothing: what may be pressed, the session knows.

pub mod compass;
pub mod geometry;
pub mod layout;
mod order;
mod overlay;
mod paint;
mod play;
mod wall;

pub use compass::{FLAT_PILL, TALL_PILL};

use std::collections::VecDeque;
use std::time::Instant;

use iced::widget::{canvas, stack};
use iced::{Element, Fill, Point};

use super::super::motion::{Flight, MotionSettings};
use super::super::pictures::Pictures;
use crate::table::{Event, SeatView};
use crate::tiles::{BySeat, Seat};
use geometry::Side;
use layout::{Placed, Spot};

/// What the user did on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Message {
    /// Pressed a tile, or the bare table.
    Pressed(Option<Spot>),
    /// Pressed with the right button, at this point of the table.
    RightPressed(Option<Spot>, Point),
    /// The pointer is now over this.
    Hovered(Over),
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
    /// The compass elsewhere.
    Compass,
    /// A stake where no tile stands.
    Stake(Side),
    /// The bare table, or nothing of it.
    #[default]
    Nothing,
}

/// Words in a balloon over a player's stake [U30].
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
    /// Own tiles that may not be chosen now.
    pub barred: Vec<usize>,
    /// The timer bar.
    pub timer: Timer,
    /// Speech balloons are shown.
    pub balloons: bool,
}

/// State of the table screen.
pub struct Table {
    /// The game as far as it has been shown.
    pub shown: SeatView,
    /// Events still to be shown.
    queue: VecDeque<Event>,
    /// Tiles under way.
    flights: Vec<Flight>,
    /// Nothing new is shown before this moment.
    hold: Option<Instant>,
    /// What the players call.
    pub balloons: BySeat<Option<Balloon>>,
    /// Where every tile lies.
    placed: Vec<Placed>,
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
    /// The screen for a game as it stands.
    pub fn new(view: SeatView, pictures: &Pictures, motion: MotionSettings) -> Self {
        let mut table = Self {
            shown: view,
            queue: VecDeque::new(),
            flights: Vec::new(),
            hold: None,
            balloons: BySeat::default(),
            placed: Vec::new(),
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
        self.placed = layout::place(&self.shown, pictures.geometry(), self.covered);
        self.raise();
    }

    /// Lifts the tile under cursor or pointer; what is claimed or discarded with one press is unmistakable.
    fn raise(&mut self) {
        let viewer = layout::bottom(&self.shown);
        let cursor = self.marks.cursor.map(|index| Spot::Stake(viewer, index));
        for placed in &mut self.placed {
            let lift = if Some(placed.spot) == cursor {
                0.26
            } else if Over::Tile(placed.spot) == self.hovered
                && matches!(placed.spot, Spot::Stake(seat, _) if seat == viewer)
            {
                0.10
            } else {
                continue;
            };
            placed.rect.y -= (lift * placed.width).round();
        }
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
        layout::bottom(&self.shown)
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
                compass::whose(geometry.compass, point).map_or(Over::Compass, Over::Name)
            }
            None => stake.map_or(Over::Nothing, Over::Stake),
        }
    }

    /// The screen. `area` says whether a press beside the tile in the well still means it [U11].
    pub fn view<'a>(&'a self, pictures: &'a Pictures) -> Element<'a, Message> {
        stack![
            canvas(paint::Ground {
                table: self,
                pictures
            })
            .width(Fill)
            .height(Fill),
            canvas(overlay::Overlay {
                table: self,
                pictures
            })
            .width(Fill)
            .height(Fill),
        ]
        .into()
    }

    /// What a press at a point means: the tile there, or the discard if the press is near the well.
    fn pressed(&self, point: Point, pictures: &Pictures) -> Option<Spot> {
        self.at(point).or_else(|| {
            let geometry = pictures.geometry();
            let near = point.distance(geometry.well()) <= geometry.well_radius() * 1.4;
            (near && self.shown.window.is_some()).then_some(Spot::Well)
        })
    }
}
