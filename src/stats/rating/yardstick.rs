//! What computer players of each level do at the same tables, judged by the same judge: `script/soak rating` measures it.

use super::Company;
use crate::computer::Level;

/// What a player of a level does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Yard {
    /// The level.
    pub level: Level,
    /// Points given away by a decision.
    pub cost: f64,
    /// Hands won, in a hundred.
    pub won: f64,
    /// Hands that others won with its discards, in a hundred.
    pub given_away: f64,
    /// Sets claimed a hand.
    pub claims: f64,
}

/// Between which levels somebody stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The strongest level that gives more away.
    pub above: Option<Level>,
    /// The weakest level that gives less away.
    pub below: Option<Level>,
}

/// Figures of a level: cost, won, given away, claims.
type Row = [f64; 4];

/// By rules (Bloem, Classical), and then by the level of the three others and that of the player.
const MEASURED: [[[Row; 4]; 4]; 2] = [[[[0.0; 4]; 4]; 4]; 2];

/// What each level does in this company, the weakest first. People and other programs are taken for players of the level `club`.
pub fn yardstick(company: &Company) -> [Yard; 4] {
    let others = company.level.unwrap_or(Level::Club);
    let rows = &MEASURED[usize::from(company.classical)][others as usize];
    Level::ALL.map(|level| {
        let [cost, won, given_away, claims] = rows[level as usize];
        Yard {
            level,
            cost,
            won,
            given_away,
            claims,
        }
    })
}

/// Where somebody stands whose decisions cost so many points in the mean.
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
