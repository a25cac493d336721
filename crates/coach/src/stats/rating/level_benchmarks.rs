//! Benchmarks: the results of computer players of each level, judged as the player's hands are, with one of each level at a table
//! (`script/soak review`).

use super::category::RatingCategory;
use engine::rules::RuleSet;
use players::Level;

/// The figures of a level at a table with one player of each.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LevelBenchmark {
    /// The level.
    pub level: Level,
    /// Points given away per hand.
    pub cost: f64,
    /// Hands won, in percent.
    pub won: f64,
    /// Hands that another won with this player's discard, or by robbing this player's Kong, in percent.
    pub given_away: f64,
    /// Sets claimed per hand, including claims that another player won.
    pub claims: f64,
    /// Special hands made, in percent of all hands.
    pub special: f64,
    /// Points per hand.
    pub points: f64,
}

/// The levels between which a player ranks; `None` at the ends of the scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rank {
    /// The strongest level that gives more away.
    pub weaker: Option<Level>,
    /// The weakest level that gives no more away.
    pub stronger: Option<Level>,
}

/// Under rules based on Bloem's, weakest first: 560 hands of each level, of which 89 were judged for the costs.
const BLOEM: [LevelBenchmark; 4] = [
    benchmark(Level::Beginner, [73.7, 38.0, 16.6, 1.40, 1.4, -56.4]),
    benchmark(Level::Club, [21.7, 22.3, 20.9, 1.34, 1.2, -3.2]),
    benchmark(Level::Expert, [5.5, 21.1, 20.4, 1.60, 1.1, 7.2]),
    benchmark(Level::Master, [0.4, 18.0, 19.1, 1.59, 1.8, 48.8]),
];

/// Under Chinese Classical rules: 538 hands of each level, of which 88 were judged for the costs. The costs of the
/// two strongest levels do not differ significantly, so both have their mean.
const CLASSICAL: [LevelBenchmark; 4] = [
    benchmark(Level::Beginner, [23.2, 31.4, 20.1, 1.34, 0.0, -14.4]),
    benchmark(Level::Club, [5.1, 18.2, 19.9, 1.24, 0.0, -4.3]),
    benchmark(Level::Expert, [1.2, 26.4, 18.2, 1.55, 0.0, 7.5]),
    benchmark(Level::Master, [1.2, 23.6, 20.4, 1.51, 0.0, 11.2]),
];

const fn benchmark(
    level: Level,
    [cost, won, given_away, claims, special, points]: [f64; 6],
) -> LevelBenchmark {
    LevelBenchmark {
        level,
        cost,
        won,
        given_away,
        claims,
        special,
        points,
    }
}

/// The benchmarks under the rules of this category, weakest level first.
pub fn level_benchmarks(category: &RatingCategory) -> &'static [LevelBenchmark; 4] {
    match category.classical {
        true => &CLASSICAL,
        false => &BLOEM,
    }
}

/// Points per hand that a level gives away under these rules; `None` for learners, whose hands were not judged.
pub fn cost_of_level(level: Level, rules: &RuleSet) -> Option<f64> {
    let benchmarks = level_benchmarks(&RatingCategory::new(rules, Some(level)));
    let benchmark = benchmarks.iter().find(|one| one.level == level);
    benchmark.map(|benchmark| benchmark.cost)
}

/// The rank of a player whose decisions cost this many points per hand.
pub fn rank(cost: f64, level_benchmarks: &[LevelBenchmark; 4]) -> Rank {
    let level = |benchmark: &LevelBenchmark| benchmark.level;
    Rank {
        weaker: level_benchmarks
            .iter()
            .filter(|benchmark| benchmark.cost > cost)
            .map(level)
            .max(),
        stronger: level_benchmarks
            .iter()
            .filter(|benchmark| benchmark.cost <= cost)
            .map(level)
            .min(),
    }
}
