//! More than the tip: the best few discards.

use super::beside;
use super::choice::{Advised, Choice};
use super::judgement::{Judgement, Thrown, discard};
use super::reason::Reason;
use super::threat::Threat;
use crate::computer::danger::dangers;
use crate::table::{Move, Request, SeatView};
use crate::tiles::Tile;

/// How many tiles are told of, the best first.
const TOLD: usize = 3;

/// The two or three best tiles to throw, the best first, and the one that the tip sets beside the best, with what each leaves, what that
/// is worth, its chance and its danger; none if it is not the viewer's turn.
pub fn choices(view: &SeatView) -> Vec<Choice> {
    choices_among(view, |_| true)
}

/// The best of those that may be advised, as in a lesson, whose card asks for one of them.
pub fn choices_among(view: &SeatView, may: impl Fn(&Move) -> bool) -> Vec<Choice> {
    if view.me().standing || !matches!(view.request(), Some(Request::Turn { .. })) {
        return Vec::new();
    }
    let judgement = Judgement::of(view);
    let mut throws = judgement.throws();
    throws.retain(|throw| may(&discard(throw.tile)));
    let Some(advised) = throws.first() else {
        return Vec::new();
    };
    let advised = Advised::of(&judgement, advised.promise, &advised.rest);
    let named = named(&judgement, &throws);
    let told: Vec<Choice> = throws
        .iter()
        .enumerate()
        .filter(|(place, throw)| *place < TOLD || Some(throw.tile) == named)
        .filter_map(|(place, throw)| {
            let choice = Choice::thrown(&judgement, throw)?;
            Some(match place {
                0 => choice,
                _ => choice.behind(throw.promise, advised),
            })
        })
        .collect();
    let tiles: Vec<Tile> = told.iter().map(|choice| choice.tile).collect();
    told.into_iter()
        .zip(dangers(view, &tiles))
        .map(|(choice, danger)| Choice {
            danger: Some(danger.percent),
            threat: Threat::of(view, choice.tile, &danger),
            ..choice
        })
        .collect()
}

/// The tile that the tip sets beside the one it advises, if it names one.
fn named(judgement: &Judgement<'_>, throws: &[Thrown]) -> Option<Tile> {
    let choice = Choice::thrown(judgement, throws.first()?)?;
    let own = Reason::of(judgement.prospect.view, &choice);
    beside::reason(judgement, own, throws).0?.other()
}
