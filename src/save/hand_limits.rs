//! What a hand from a stranger may hold: nothing that a game of ours could not have come to.

use crate::rules::{Award, RuleSet, WIRE_OPTIONS};
use crate::table::{Input, Setup};
use crate::tiles::{Counts, Tile};

/// Points beyond this were never scored.
const MOST_POINTS: i64 = 1_000_000_000;
/// Nobody has played so many hands.
const MOST_HANDS: u32 = 1_000_000;
/// A hand has some hundred inputs.
const MOST_INPUTS: usize = 20_000;
/// Points of a row beyond this, and doubles, have no sense.
const MOST_AWARD: u32 = 1_000_000;
const MOST_DOUBLES: u32 = 1000;

/// Checks what playing again does not check.
///
/// # Errors
/// What is wrong, in words.
pub(super) fn check(rules: &RuleSet, setup: &Setup, inputs: &[Input]) -> Result<(), String> {
    let wrong = |why: &str| Err(why.to_owned());
    let options = &rules.options;
    // More does not go into a number of an option, which would be asked for next.
    let fits = |award: &Award| award.points < 10_000 && award.doubles < 100 && award.limit < 2_147;
    let awards = [
        options.mah_jong_score,
        options.seven_pairs_score,
        options.flowers_own_each,
        options.flowers_own_both,
        options.flowers_bouquet,
        options.concealed_fully,
        options.concealed_almost,
    ];
    if !awards.iter().all(fits) {
        return wrong(say!("hand-text-option-too-much"));
    }
    let written = WIRE_OPTIONS.iter().all(|option| {
        let mut again = options.clone();
        let value = option.value(options).to_string();
        again.set(option.name, &value).is_ok()
    });
    if !written || !matches!(options.dead_wall.size, 0 | 14 | 16) || options.limit > MOST_AWARD {
        return wrong(say!("hand-text-option-value"));
    }
    let sane = |award: &Award| {
        let small = |points: u32| points <= MOST_AWARD;
        small(award.points) && small(award.limit) && award.doubles <= MOST_DOUBLES
    };
    let mut rows = rules.events().iter().map(|event| &event.award);
    if !rows.all(sane) {
        return wrong(say!("hand-text-row-too-much"));
    }
    let scores = setup.scores.iter().flat_map(|scores| scores.0);
    let mut points = scores.chain([options.starting_score]);
    if points.any(|points| points.abs() > MOST_POINTS) {
        return wrong(say!("hand-text-score-too-large"));
    }
    let resumed = setup.resumed.iter();
    let mut counts = resumed.flat_map(|at| [at.deals, at.east_wins, at.rounds_done]);
    if counts.any(|count| count > MOST_HANDS) || inputs.len() > MOST_INPUTS {
        return wrong(say!("hand-text-too-long"));
    }
    let full = Counts::full_set(options.flowers);
    let whole = |wall: &Vec<Tile>| Counts::from_iter(wall.iter().copied()) == full;
    if setup.walls.len() > 1 || !setup.walls.iter().all(whole) {
        return wrong(say!("hand-text-wall"));
    }
    Ok(())
}
