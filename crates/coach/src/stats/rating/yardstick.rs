//! What computer players of each level do, judged by the same judge: `script/soak review`, one of each at a table.

use super::company::Company;
use engine::rules::RuleSet;
use players::Level;

/// What a player of a level does at a table with one of each.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Yard {
    /// The level.
    pub level: Level,
    /// Points given away a hand.
    pub cost: f64,
    /// Hands won, of a hundred.
    pub won: f64,
    /// Hands that another won with this player's discard, of a hundred.
    pub given_away: f64,
    /// Sets claimed a hand.
    pub claims: f64,
    /// Special hands, of a hundred.
    pub special: f64,
    /// Points got a hand.
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

/// Under rules based on Bloem's, the weakest first: 560 hands of each.
const BLOEM: [Yard; 4] = [
    yard(Level::Beginner, [124.3, 38.0, 16.6, 1.40, 1.4, -56.4]),
    yard(Level::Club, [47.7, 22.3, 20.9, 1.34, 1.2, -3.2]),
    yard(Level::Expert, [11.3, 21.1, 20.4, 1.60, 1.1, 7.2]),
    yard(Level::Master, [7.0, 18.0, 19.1, 1.59, 1.8, 48.8]),
];

/// Under Chinese Classical rules: 538 hands of each.
const CLASSICAL: [Yard; 4] = [
    yard(Level::Beginner, [46.3, 31.4, 20.1, 1.34, 0.0, -14.4]),
    yard(Level::Club, [21.4, 18.2, 19.9, 1.24, 0.0, -4.3]),
    yard(Level::Expert, [5.8, 26.4, 18.2, 1.55, 0.0, 7.5]),
    yard(Level::Master, [0.7, 23.6, 20.4, 1.51, 0.0, 11.2]),
];

const fn yard(level: Level, [cost, won, given_away, claims, special, points]: [f64; 6]) -> Yard {
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

/// Points a hand that a level gives away under these rules.
pub fn given_away(level: Level, rules: &RuleSet) -> f64 {
    yardstick(&Company::new(rules, Some(level)))[level as usize].cost
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
