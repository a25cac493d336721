//! What computer players of each level do, one of each at a table: what they give away, judged as the rating judges (`script/soak review`),
//! and how often they win, claim and pay (`script/soak levels`).

use super::company::Company;
use crate::computer::Level;

/// What a player of a level does at a table with one of each.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Yard {
    /// The level.
    pub level: Level,
    /// Points given away a hand.
    pub cost: f64,
    /// Hands won, in hundredths of all.
    pub won: f64,
    /// Hands that another won with a discard of this player, in hundredths.
    pub given_away: f64,
    /// Sets claimed a hand.
    pub claims: f64,
    /// Hands won with a special hand, in hundredths.
    pub special: f64,
    /// Points a hand.
    pub points: f64,
}

/// Between which levels somebody stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The strongest level that gives more away.
    pub above: Option<Level>,
    /// The weakest level that gives less away.
    pub below: Option<Level>,
}

/// Under rules based on Bloem's, the weakest first.
const BLOEM: [Yard; 4] = [
    yard(Level::Beginner, 119.2, [0.0; 5]),
    yard(Level::Club, 49.2, [0.0; 5]),
    yard(Level::Expert, 9.6, [0.0; 5]),
    yard(Level::Master, 6.4, [0.0; 5]),
];

/// Under rules based on the Classical ones.
const CLASSICAL: [Yard; 4] = BLOEM;

const fn yard(level: Level, cost: f64, deeds: [f64; 5]) -> Yard {
    let [won, given_away, claims, special, points] = deeds;
    Yard {
        level,
        cost,
        won,
        given_away,
        claims,
        special,
        points,
    }
}

/// What each level does in this company, the weakest first.
pub fn yardstick(company: &Company) -> &'static [Yard; 4] {
    match company.classical {
        true => &CLASSICAL,
        false => &BLOEM,
    }
}

/// Where somebody stands whose decisions cost so many points a hand.
pub fn place(cost: f64, yardstick: &[Yard; 4]) -> Place {
    let level = |yard: &Yard| yard.level;
    Place {
        above: yardstick
            .iter()
            .filter(|yard| yard.cost > cost)
            .map(level)
            .max(),
        below: yardstick
            .iter()
            .filter(|yard| yard.cost <= cost)
            .map(level)
            .min(),
    }
}
