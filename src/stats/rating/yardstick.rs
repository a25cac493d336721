//! What computer players of each level do, judged by the same judge: `script/soak review`, one of each at a table.

use super::company::Company;
use crate::computer::Level;
use crate::rules::RuleSet;

/// What a player of a level does at a table with one of each.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Yard {
    /// The level.
    pub level: Level,
    /// Points given away a hand.
    pub cost: f64,
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
    yard(Level::Beginner, 119.2),
    yard(Level::Club, 49.2),
    yard(Level::Expert, 9.6),
    yard(Level::Master, 6.4),
];

const fn yard(level: Level, cost: f64) -> Yard {
    Yard { level, cost }
}

/// What each level does in this company, the weakest first; `None` under rules by which it was not measured.
pub fn yardstick(company: &Company) -> Option<&'static [Yard; 4]> {
    (!company.classical).then_some(&BLOEM)
}

/// Points a hand that a level gives away under these rules, if it was measured by them.
pub fn given_away(level: Level, rules: &RuleSet) -> Option<f64> {
    let yards = yardstick(&Company::new(rules, Some(level)))?;
    let own = yards.iter().find(|yard| yard.level == level);
    own.map(|yard| yard.cost)
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
