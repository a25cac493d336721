//! What dealt tiles promise before anybody has chosen anything: the same for whoever holds them there, however the deal is played then.

use super::difference::mean;
use crate::prospect::Prospect;
use crate::search::{Opening, Trial, Way, sample};
use crate::style::Style;
use engine::table::SeatView;

/// Deals in which the hand is played on.
const DEALS: u32 = 400;
/// Tiles that East may throw which are looked at.
const THROWS: usize = 4;
/// Ways to go on that are looked at after each.
const WAYS: usize = 2;
/// The seed of its dice: decisions take those of their own.
const SEED: u64 = 17;

/// What a deal brings in the mean to who decides best from here, before the first tile is thrown; `None` where nothing can be made of
/// the tiles.
pub fn promise(view: &SeatView) -> Option<f64> {
    let prospect = Prospect::of(view, Style::PLAIN);
    let hand = view.me().hand();
    let openings: Vec<(Opening, Vec<Way>)> = match view.seat() == view.east {
        true => {
            let throws = prospect.best_throws(&hand, THROWS).into_iter();
            throws
                .map(|(throw, ways)| (Opening::Throw(throw.tile), ways))
                .collect()
        }
        // East's tile comes from the hidden ones, as everybody's.
        false => vec![(Opening::Draw(view.east), prospect.ways(&hand))],
    };
    let trials: Vec<Trial> = openings
        .into_iter()
        .flat_map(|(opening, mut ways)| {
            ways.sort_by(|one, other| other.value.total_cmp(&one.value));
            ways.truncate(WAYS);
            ways.into_iter().map(move |way| Trial {
                opening,
                course: way.course,
            })
        })
        .collect();
    let gains = sample(view, &trials, SEED, DEALS);
    gains
        .iter()
        .map(|gains| mean(gains))
        .max_by(|one, other| one.total_cmp(other))
}
