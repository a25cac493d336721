//! What a discard cost against the best one that can be found.

use super::choice::Choice;
use crate::computer::chance::Outlook;
use crate::computer::prices::Prices;
use crate::computer::prospect::Prospect;
use crate::computer::search::{Opening, Trial, compare};
use crate::computer::style::Style;
use crate::table::{Request, SeatView};
use crate::tiles::Tile;

/// Tiles that are looked at beside the one that was thrown.
const OTHERS: usize = 3;
/// Ways to go on with the hand that are looked at for each tile.
const WAYS: usize = 2;
/// Continuations for each of them.
const WORLDS: u32 = 120;

/// A discard beside the best one.
#[derive(Clone, Debug, PartialEq)]
pub struct Cost {
    /// The best tile to throw, with what it leaves; that which was thrown if nothing better was found.
    pub best: Choice,
    /// Points of the deal that the discard lost against it, as they come in the mean over the ways in which the
    /// hidden tiles may lie; 0 or more.
    pub points: f64,
}

/// The cost of throwing this tile, judged by what the viewer could see then; `None` if there was nothing to choose.
pub fn cost(view: &SeatView, thrown: Tile) -> Option<Cost> {
    let turn = matches!(view.request(), Some(Request::Turn { .. }));
    if !turn || view.me().standing {
        return None;
    }
    let outlook = Outlook::of(view);
    let prices = Prices::of(view);
    let prospect = Prospect {
        view,
        outlook: &outlook,
        prices: &prices,
        style: Style::PLAIN,
    };
    let all = prospect.best_throws(&view.me().hand(), usize::MAX);
    let looked_at = || {
        let places = all.iter().enumerate();
        places.filter(|(place, (throw, _))| *place < OTHERS || throw.tile == thrown)
    };
    let mut trials: Vec<Trial> = Vec::new();
    for (_, (throw, ways)) in looked_at() {
        let mut ways: Vec<_> = ways.iter().collect();
        ways.sort_by(|one, other| other.value.total_cmp(&one.value));
        trials.extend(ways.into_iter().take(WAYS).map(|way| Trial {
            opening: Opening::Throw(throw.tile),
            course: way.course.clone(),
            value: way.value,
        }));
    }
    let gains = compare(view, &trials, WORLDS);
    let of_tile = |tile: Tile| {
        let own = trials.iter().zip(&gains);
        own.filter(|(trial, _)| trial.opening == Opening::Throw(tile))
            .map(|(_, gain)| gain.mean())
            .max_by(f64::total_cmp)
    };
    let was = of_tile(thrown)?;
    let best = looked_at().filter_map(|(_, (throw, ways))| {
        let gain = of_tile(throw.tile)?;
        Some((gain, Choice::of(&prospect, *throw, ways)?))
    });
    // Among equals that which was thrown.
    let (gain, best) = best.max_by(|(one, this), (other, _)| {
        let own = this.tile == thrown;
        one.total_cmp(other).then(own.cmp(&true))
    })?;
    let points = gain - was;
    Some(Cost { best, points })
}
