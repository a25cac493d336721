//! Roughly what a hand will be worth once it is complete, before a plan adds to it.

use crate::rules::RuleSetId;
use crate::table::SeatView;
use crate::tiles::{Counts, Meld, MeldKind, Tile};

/// Points of a hand that has nothing but Mah Jongg and what comes with it.
const OUT: f32 = 26.0;

/// Worth of a hand, in points to come.
#[derive(Clone, Copy, Debug)]
pub struct Worth {
    points: f32,
    doubles: f32,
    limit: f32,
}

impl Worth {
    /// The worth of these tiles in that seat's hand.
    pub fn of(view: &SeatView, stake: &Counts, melds: &[Meld]) -> Self {
        let me = view.me();
        let own = view.wind_of(view.seat());
        let own_bonus = me.bonus.iter().filter(|tile| {
            let bonus = tile.as_bonus();
            bonus.is_some_and(|bonus| bonus.wind() == own)
        });
        let options = &view.rules.options;
        let mut worth = Self {
            points: OUT + 4.0 * me.bonus.len() as f32,
            doubles: own_bonus.count() as f32,
            limit: options.max_score.unwrap_or(u32::MAX) as f32,
        };
        for meld in melds.iter().filter(|meld| meld.kind != MeldKind::Chow) {
            let base = if meld.tile.is_major() { 4.0 } else { 2.0 };
            let kong = if meld.kind == MeldKind::Kong {
                4.0
            } else {
                1.0
            };
            let concealed = if meld.is_exposed() { 1.0 } else { 2.0 };
            worth.points += base * kong * concealed;
            worth.doubles += doubles(view, meld.tile);
        }
        for (tile, count) in stake.kinds().filter(|(tile, _)| !tile.is_minor()) {
            // A pair may still grow, a single tile hardly will.
            let (points, likely) = match count {
                0 | 1 => (0.0, 0.05),
                2 => (2.0, 0.4),
                _ => (8.0, 1.0),
            };
            worth.points += points;
            worth.doubles += likely * doubles(view, tile);
        }
        worth
    }

    /// The points when so many points and doubles come on top.
    pub fn with(self, points: u8, doubles: u8) -> f32 {
        let sum = self.points + f32::from(points);
        (sum * (self.doubles + f32::from(doubles)).exp2()).min(self.limit)
    }
}

/// Doubles that a pung of this tile brings.
fn doubles(view: &SeatView, tile: Tile) -> f32 {
    let wind = tile.as_wind();
    let own = wind == Some(view.wind_of(view.seat()));
    let round = wind == Some(view.round_wind);
    let dragon = tile.as_dragon().is_some();
    [own && wind.is_some(), round && wind.is_some(), dragon]
        .map(|counts| if counts { 1.0 } else { 0.0 })
        .iter()
        .sum()
}

/// What a special hand with these points in the table brings.
pub fn of_special(view: &SeatView, points: u32, limit: u32) -> f32 {
    let options = &view.rules.options;
    let worth = match view.rules.id {
        RuleSetId::Bloem => points,
        RuleSetId::Classical => points.max(limit.saturating_mul(options.limit) / 100),
    };
    worth.min(options.max_score.unwrap_or(u32::MAX)) as f32
}
