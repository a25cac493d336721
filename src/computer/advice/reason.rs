//! Why a tile is best discarded, for somebody who learns: one short sentence about what can be seen in the own hand.

use super::choice::{Choice, ordinary};
use super::goal::{by_suit, waits};
use super::shortfall::Shortfall;
use super::threat::Threat;
use crate::computer::search::Goal;
use crate::rules::TileClass;
use crate::table::SeatView;
use crate::tiles::{Hand, Tile};

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
    Alone,
    /// It stands alone as this one does, of which a Pung would bring a double.
    AloneBeside(Tile),
    /// Nobody is as likely to want it as this other one, which helps no more.
    SaferThan(Tile),
    /// After no other discard would more tiles help; so many would.
    KeepsMost(u32),
    /// After this other discard more tiles would help, but the two are about even.
    AsLittleAs(Tile),
    /// After this other discard more tiles would help, but a Pung of that tile would bring a double.
    CouldDouble(Tile),
    /// After this other discard the hand would be nearer (`true`), or more tiles would help, but it falls behind when every tile that may
    /// come next is thought of, mostly in this.
    Foreseen(Tile, bool, Shortfall),
    /// It helps least towards a hand that lacks so many tiles.
    HelpsLeast(u8),
    /// It helps least towards a hand of this kind, which is not the ordinary one.
    HelpsItLeast(String),
}

impl Reason {
    /// Why this choice is the best in the viewer's turn.
    pub(super) fn of(view: &SeatView, choice: &Choice) -> Self {
        let tile = choice.tile;
        let mut rest = view.me().hand();
        rest.stake.remove(tile);
        let waits = waits(view, &rest);
        if !waits.is_empty() {
            return Self::Calling(waits);
        }
        let special = choice.course.special.as_ref();
        match (&choice.course.goal, special) {
            (Goal::Special(name), Some(tiles)) if view.me().stake[tile] > tiles[tile] => {
                return Self::NoPlaceIn(name.clone(), choice.lacking);
            }
            (Goal::Sets(..), _) if !choice.course.aim.uses(tile) => {
                return Self::Outside(choice.plan.clone());
            }
            _ => {}
        }
        match (is_alone(&rest, tile), view.open[tile]) {
            (true, 3..) => Self::Gone,
            (true, _) => {
                let kinds = rest.stake.kinds().map(|(other, _)| other);
                let mut lone = kinds.filter(|other| rest.stake[*other] == 1);
                let doubles = |other: &Tile| can_double(view, *other);
                match lone.find(doubles).filter(|_| !can_double(view, tile)) {
                    Some(other) => Self::AloneBeside(other),
                    None => Self::Alone,
                }
            }
            (false, _)
                if choice.lacking > 0 && choice.plan != ordinary() && all_serve(choice, &rest) =>
            {
                Self::HelpsItLeast(choice.aim())
            }
            (false, _) => Self::HelpsLeast(choice.nearest),
        }
    }

    /// Whether a tile is discarded because it is safer than the one that seems to help least, and who may go out with that.
    pub(super) fn safer(
        view: &SeatView,
        tile: Tile,
        other: Tile,
    ) -> Option<(Self, Option<Threat>)> {
        let (safer, threat) = Threat::compared(view, tile, other);
        safer.then_some((Self::SaferThan(other), threat))
    }

    /// The tile that it is set beside, if it names one.
    pub(super) fn other(&self) -> Option<Tile> {
        match self {
            Self::AloneBeside(other)
            | Self::SaferThan(other)
            | Self::AsLittleAs(other)
            | Self::CouldDouble(other)
            | Self::Foreseen(other, ..) => Some(*other),
            _ => None,
        }
    }

    /// Whether it says no more than that no other tile helps less.
    pub(super) fn is_faint(&self) -> bool {
        matches!(self, Self::HelpsLeast(1..))
    }

    /// It in a sentence, to be said after the tile.
    pub(super) fn sentence(&self) -> String {
        match self {
            Self::Standing => say!("advice-your-hand-stands").to_owned(),
            Self::Calling(waits) => say!("advice-then-one-tile-away", waits = by_suit(waits)),
            Self::NoPlaceIn(name, lacking) => say!("advice-no-place-in", name, lacking),
            Self::Outside(plan) => say!("advice-outside", plan),
            Self::Gone => say!("advice-gone").to_owned(),
            Self::Alone => say!("advice-alone").to_owned(),
            Self::SaferThan(other) => say!("advice-safer", other = other.name()),
            Self::AloneBeside(other) => say!("advice-alone-beside", other = other.name()),
            Self::KeepsMost(live) => say!("advice-keeps-most", live),
            Self::AsLittleAs(other) => say!("advice-as-little-as", other = other.name()),
            Self::CouldDouble(other) => say!("advice-could-double", other = other.name()),
            Self::Foreseen(other, nearer, by) => {
                let (other, by) = (other.name(), by.key());
                say!("advice-foreseen", other, nearer, by)
            }
            Self::HelpsLeast(0) => say!("advice-complete-without-it").to_owned(),
            Self::HelpsLeast(lacking) => say!("advice-helps-least", lacking),
            Self::HelpsItLeast(plan) => say!("advice-helps-it-least", plan),
        }
    }
}

/// Whether there is no tile on the stake that what is gone for cannot use: then another helps less than any that it can.
fn all_serve(choice: &Choice, rest: &Hand) -> bool {
    let aim = choice.course.aim;
    let special = choice.course.special.is_some();
    special || rest.stake.kinds().all(|(tile, _)| aim.uses(tile))
}

/// Whether a Pung of a tile, of which no more than one is to be seen outside the hand, would bring the viewer a double by the rules.
pub(super) fn can_double(view: &SeatView, tile: Tile) -> bool {
    let brings = |class| {
        let award = view.rules.pung_award(class);
        award.is_some_and(|award| award.doubles > 0)
    };
    let doubles = match (tile.as_dragon(), tile.as_wind()) {
        (Some(_), _) => brings(TileClass::Dragon),
        (_, Some(wind)) => {
            (wind == view.wind_of(view.seat()) && brings(TileClass::OwnWind))
                || (wind == view.round_wind && brings(TileClass::RoundWind))
        }
        _ => false,
    };
    doubles && view.open[tile] < 2
}

/// Whether no tile on the stake is the same or makes part of a chow with it.
pub(super) fn is_alone(rest: &Hand, tile: Tile) -> bool {
    let near = |other: Tile| match (tile.suit(), tile.number(), other.number()) {
        (Some(suit), Some(own), Some(number)) => {
            other.suit() == Some(suit) && own.abs_diff(number) <= 2
        }
        _ => other == tile,
    };
    !rest.stake.kinds().any(|(other, _)| near(other))
}
