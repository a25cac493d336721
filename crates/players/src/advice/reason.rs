//! Why a tile is best discarded, for somebody who learns: one short sentence about what can be seen in the own hand.

use std::cmp::Ordering;

use super::choice::{Choice, ordinary};
use super::goal::{by_suit, waits};
use super::lone::{Lone, is_alone};
use super::shortfall::Shortfall;
use crate::search::Goal;
use crate::tile_names::TileWording;
use engine::table::SeatView;
use engine::tiles::{Hand, Tile};
use words::say;

/// The one thing that speaks for a discard most plainly.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// The hand stands: what is drawn goes.
    Standing,
    /// The hand is then one tile short of Mah Jongg, and these, which can still come, complete it.
    Calling(Vec<Tile>),
    /// It has no place in this special hand, which lacks so many tiles.
    NoPlaceIn(String, u8),
    /// It has no place in hands of this kind.
    Outside(String),
    /// All others of its kind can be seen, and it stands alone.
    Gone,
    /// No other tile of the hand makes a set with it.
    Alone(Lone),
    /// It stands alone, and so does this other, which would be expected to go first, but this speaks against that.
    AloneBefore(Tile, Against),
    /// Others are less likely to want it than this one; without it the hand is placed so beside the hand without that.
    SaferThan(Tile, Ordering),
    /// After no other discard would more tiles help; so many would.
    KeepsMost(u32),
    /// After no other discard would more tiles help; so many would, and as many after that of this tile, which stands alone.
    KeepsAsMany(u32, Tile, Against),
    /// After this other discard more tiles would help, but the two are about even.
    AsLittleAs(Tile),
    /// After this other discard the hand would be nearer (`true`), or more tiles would help, but this speaks against it.
    Foreseen(Tile, bool, Against),
    /// The other tiles are complete without it.
    Spare,
    /// It helps least towards a hand of this kind, which is not the ordinary one.
    HelpsItLeast(String),
}

/// What speaks against discarding another tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Against {
    /// A Pung of it would bring so many doubles.
    Doubles(u32),
    /// It fits this, which counts more and which the tile that goes does not fit.
    Fits(String),
    /// The hand falls behind when every tile that may come next is thought of, mostly in this.
    FallsBehind(Shortfall),
}

impl Reason {
    /// Why this choice is the best in the viewer's turn; `None` if its own tiles show no more than that it helps little.
    pub(super) fn of(view: &SeatView, choice: &Choice) -> Option<Self> {
        let tile = choice.tile;
        let mut rest = view.me().hand();
        rest.stake.remove(tile);
        let waits = waits(view, &rest);
        if !waits.is_empty() {
            return Some(Self::Calling(waits));
        }
        let special = choice.course.special.as_ref();
        match (&choice.course.goal, special) {
            (Goal::Special(name), Some(tiles)) if view.me().stake[tile] > tiles[tile] => {
                return Some(Self::NoPlaceIn(name.clone(), choice.lacking));
            }
            (Goal::Sets(..), _) if !choice.course.aim.uses(tile) => {
                return Some(Self::Outside(choice.plan.clone()));
            }
            _ => {}
        }
        Some(match (is_alone(&rest, tile), view.open[tile]) {
            (true, 3..) => Self::Gone,
            (true, _) => Self::Alone(Lone::of(view, &rest, tile)),
            (false, _)
                if choice.lacking > 0 && choice.plan != ordinary() && all_serve(choice, &rest) =>
            {
                Self::HelpsItLeast(choice.aim())
            }
            (false, _) if choice.nearest == 0 => Self::Spare,
            (false, _) => return None,
        })
    }

    /// The tiles that it is set beside, if it names any.
    pub(super) fn others(&self) -> Vec<Tile> {
        match self {
            Self::SaferThan(other, _)
            | Self::AsLittleAs(other)
            | Self::AloneBefore(other, _)
            | Self::KeepsAsMany(_, other, _)
            | Self::Foreseen(other, ..) => vec![*other],
            Self::Alone(lone) => lone.beside().collect(),
            _ => Vec::new(),
        }
    }

    /// It in a sentence, to be said after the tile.
    pub(super) fn sentence(&self) -> String {
        match self {
            Self::Standing => say!("advice-your-hand-stands").to_owned(),
            Self::Calling(waits) => say!("advice-then-one-tile-away", waits = by_suit(waits)),
            Self::NoPlaceIn(name, lacking) => say!("advice-no-place-in", name, lacking),
            Self::Outside(plan) => say!("advice-outside", plan),
            Self::Gone => say!("advice-gone").to_owned(),
            Self::Alone(lone) => lone.sentence(),
            Self::AloneBefore(other, against) => {
                let (other, by, plan) = (other.name(), against.key(), against.plan());
                say!("advice-alone-before", other, by, plan)
            }
            Self::SaferThan(other, placed) => {
                let helped = match placed {
                    Ordering::Less => "less",
                    Ordering::Equal => "as-much",
                    Ordering::Greater => "more",
                };
                say!("advice-safer", other = other.name(), helped)
            }
            Self::KeepsMost(live) => say!("advice-keeps-most", live),
            Self::KeepsAsMany(live, other, against) => {
                let (other, by, plan) = (other.name(), against.key(), against.plan());
                let doubles = against.doubles();
                say!("advice-keeps-as-many", live, other, by, doubles, plan)
            }
            Self::AsLittleAs(other) => say!("advice-as-little-as", other = other.name()),
            Self::Foreseen(other, nearer, against) => {
                let (other, by, plan) = (other.name(), against.key(), against.plan());
                let doubles = against.doubles();
                say!("advice-foreseen", other, nearer, by, doubles, plan)
            }
            Self::Spare => say!("advice-complete-without-it").to_owned(),
            Self::HelpsItLeast(plan) => say!("advice-helps-it-least", plan),
        }
    }
}

impl Against {
    /// Its name among the sentences.
    fn key(&self) -> &'static str {
        match self {
            Self::Doubles(_) => "doubles",
            Self::Fits(_) => "fits",
            Self::FallsBehind(by) => by.key(),
        }
    }

    fn doubles(&self) -> u32 {
        match self {
            Self::Doubles(doubles) => *doubles,
            _ => 0,
        }
    }

    fn plan(&self) -> &str {
        match self {
            Self::Fits(plan) => plan,
            _ => "",
        }
    }
}

/// Whether there is no tile on the stake that what is gone for cannot use: then another helps less than any that it can.
fn all_serve(choice: &Choice, rest: &Hand) -> bool {
    let aim = choice.course.aim;
    let special = choice.course.special.is_some();
    special || rest.stake.kinds().all(|(tile, _)| aim.uses(tile))
}
