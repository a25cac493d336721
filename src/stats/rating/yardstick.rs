//! What computer players of each level do, judged by the same judge: `script/soak review`, one of each at a table, and `red-stake selfplay`.

use super::Company;
use crate::computer::Level;

/// What a player of a level does at a table with one of each.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Yard {
    /// The level.
    pub level: Level,
    /// Points given away a hand.
    pub cost: f64,
    /// Hands won, in a hundred.
    pub won: f64,
    /// Hands that others won with its discards, in a hundred.
    pub given_away: f64,
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
    yard(Level::Beginner, 119.2, 26.0, 20.0),
    yard(Level::Club, 49.2, 26.0, 20.0),
    yard(Level::Expert, 9.6, 26.0, 20.0),
    yard(Level::Master, 6.4, 26.0, 20.0),
];

const fn yard(level: Level, cost: f64, won: f64, given_away: f64) -> Yard {
    Yard {
        level,
        cost,
        won,
        given_away,
    }
}

/// What each level does in this company, the weakest first; `None` under rules by which it was not measured.
pub fn yardstick(company: &Company) -> Option<&'static [Yard; 4]> {
    (!company.classical).then_some(&BLOEM)
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
