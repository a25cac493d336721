//! Why a tile is best discarded, for somebody who learns: one short sentence about what can be seen in the own hand.

use super::choice::{Choice, ordinary, percent};
use super::goal::{by_suit, waits};
use super::judgement::Thrown;
use super::shortfall::Shortfall;
use super::threat::Threat;
use crate::computer::search::Goal;
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
    /// Nobody is as likely to want it as this other one, which helps no more.
    SaferThan(Tile),
    /// This other one seems to help less, but falls behind when every tile that may come next is thought of, mostly in this.
    Foreseen(Tile, Shortfall),
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
            (true, _) => Self::Alone,
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

    /// What speaks for a discard beside one that seems to help less.
    pub(super) fn beside(view: &SeatView, best: &Thrown, easiest: &Thrown) -> Self {
        let foreseen = [easiest, best].map(|throw| throw.promise.foreseen);
        let told = [easiest, best].map(|throw| percent(view, &throw.rest, throw.promise.foreseen));
        let by = Shortfall::of(foreseen[0], foreseen[1], told);
        Self::Foreseen(easiest.tile, by)
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
            Self::Foreseen(other, by) => {
                say!("advice-foreseen", other = other.name(), by = by.key())
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

/// Whether no tile on the stake is the same or makes part of a chow with it.
fn is_alone(rest: &Hand, tile: Tile) -> bool {
    let near = |other: Tile| match (tile.suit(), tile.number(), other.number()) {
        (Some(suit), Some(own), Some(number)) => {
            other.suit() == Some(suit) && own.abs_diff(number) <= 2
        }
        _ => other == tile,
    };
    !rest.stake.kinds().any(|(other, _)| near(other))
}
