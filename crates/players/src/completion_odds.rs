//! The odds of completing a hand before another player goes out, precomputed for every number of tiles lacking, fraction of the hidden
//! tiles that help, and turns left.

use std::sync::LazyLock;

/// Rows of the table, for 0 to 23 turns left. No deal has more.
const TURNS: usize = 24;
/// Turns of a player in a deal with a typical wall.
const USUAL_TURNS: f32 = 19.0;
/// The odds of hands that lack more tiles than this count as 0.
const MAX_LACKING: usize = 9;
/// Steps in the fraction of the hidden tiles that help.
const STEPS: usize = 64;

/// How many times more often a tile for a set becomes available if it may be claimed than by drawing alone.
const CLAIMED_SET: f32 = 1.7;
/// How many times more often a tile for a pung becomes available, since it may be claimed from every opponent.
pub const CLAIMED_PUNG: f32 = 3.2;
/// How many times more often the last tile of the hand becomes available, since it may always be claimed from every opponent.
const CLAIMED_LAST: f32 = 3.2;
/// The fraction of hidden tiles that usually helps a hand that lacks 1, 2, 3, 4, 5 tiles.
const TYPICAL_FRACTION: [f32; 5] = [0.07, 0.16, 0.26, 0.36, 0.44];
/// The increase of that fraction for each further tile lacking.
const TYPICAL_FRACTION_STEP: f32 = 0.05;
/// The exponent with which a hand's deviation from the typical fraction persists.
const PERSISTENCE: f32 = 0.3;
/// The growth of the probability that another player goes out, with each turn since the opening.
const HAZARD: f32 = 0.03;
/// Turns of the opening, in which nobody goes out.
const OPENING: f32 = 2.5;
/// The fraction of an unusually good hand, relative to the typical one.
const BEST_RATIO: f32 = 1.5;

/// How the tiles of a plan can be acquired. The last tile can always be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acquisition {
    /// By drawing, and by claiming Chows and Pungs.
    Sets,
    /// By drawing, and by claiming Pungs.
    Pungs,
    /// By drawing alone.
    Drawn,
}

/// Odds, indexed by the acquisition, turns left, tiles lacking and the step of the fraction that helps.
type Table = [[[[f32; STEPS + 1]; MAX_LACKING + 1]; TURNS]; 3];

static TABLE: LazyLock<Box<Table>> = LazyLock::new(|| {
    let mut table = Box::new([[[[0.0; STEPS + 1]; MAX_LACKING + 1]; TURNS]; 3]);
    for (acquisition, table) in [Acquisition::Sets, Acquisition::Pungs, Acquisition::Drawn]
        .into_iter()
        .zip(table.iter_mut())
    {
        for (turns, table) in table.iter_mut().enumerate() {
            for (lacking, row) in table.iter_mut().enumerate().skip(1) {
                for (step, chance) in row.iter_mut().enumerate() {
                    *chance =
                        completion_chance(acquisition, turns, lacking, step as f32 / STEPS as f32);
                }
            }
        }
    }
    table
});

/// The fraction of hidden tiles that usually helps a hand that lacks this many.
fn typical_fraction(lacking: usize) -> f32 {
    let index = lacking.saturating_sub(1).min(TYPICAL_FRACTION.len() - 1);
    TYPICAL_FRACTION[index]
        + TYPICAL_FRACTION_STEP * lacking.saturating_sub(TYPICAL_FRACTION.len()) as f32
}

/// Computes the odds turn by turn, if the fraction `helpful` of the hidden tiles helps at first. In each turn a tile that helps may come,
/// then another player may go out.
fn completion_chance(acquisition: Acquisition, turns: usize, lacking: usize, helpful: f32) -> f32 {
    let ratio = (helpful / typical_fraction(lacking)).powf(PERSISTENCE);
    let improvement_chances: [f32; MAX_LACKING + 1] = std::array::from_fn(|missing| {
        let fraction = if missing == lacking {
            helpful
        } else {
            typical_fraction(missing) * ratio
        };
        let factor = match (missing, acquisition) {
            (0, _) => return 0.0,
            (1, _) => CLAIMED_LAST,
            (_, Acquisition::Sets) => CLAIMED_SET,
            (_, Acquisition::Pungs) => CLAIMED_PUNG,
            (_, Acquisition::Drawn) => 1.0,
        };
        1.0 - (-fraction * factor).exp()
    });
    let mut chances = [0.0_f32; MAX_LACKING + 1];
    chances[lacking] = 1.0;
    for turns_left in (1..=turns).rev() {
        for missing in 1..=lacking {
            let improved = chances[missing] * improvement_chances[missing];
            chances[missing] -= improved;
            chances[missing - 1] += improved;
        }
        let continue_chance = nobody_wins(turns_left);
        chances[1..]
            .iter_mut()
            .for_each(|chance| *chance *= continue_chance);
    }
    chances[0]
}

/// The probability that nobody else goes out in a turn when this many turns are left.
pub fn nobody_wins(turns_left: usize) -> f32 {
    let passed = USUAL_TURNS - turns_left as f32 - OPENING;
    1.0 - (HAZARD * passed).clamp(0.0, 0.9)
}

/// The odds of completing a hand that lacks this many tiles in this many turns, if the fraction `helpful` of the hidden tiles helps.
pub fn chance(acquisition: Acquisition, turns: usize, lacking: usize, helpful: f32) -> f32 {
    if lacking > MAX_LACKING {
        return 0.0;
    }
    let row = &TABLE[acquisition as usize][turns.min(TURNS - 1)][lacking];
    let position = helpful.clamp(0.0, 0.999) * STEPS as f32;
    let step = position as usize;
    let remainder = position - step as f32;
    row[step] * (1.0 - remainder) + row[step + 1] * remainder
}

/// The odds of completing a hand that lacks this many tiles, with unusually many tiles that help.
pub fn chance_at_best(acquisition: Acquisition, turns: usize, lacking: usize) -> f32 {
    chance(
        acquisition,
        turns,
        lacking,
        (BEST_RATIO * typical_fraction(lacking)).min(0.6),
    )
}
