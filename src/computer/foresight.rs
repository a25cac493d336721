//! Players who play their best moves on in their heads before they choose.

use std::sync::atomic::AtomicBool;

use super::Prospect;
use super::claim::{possible, wins, with_claim};
use super::prospect::Way;
use super::search::{Budget, Opening, Trial, best, explore};
use super::style::Style;
use super::turn::{discard, without_throwing};
use crate::table::{Claim, Move, SeatView};
use crate::tiles::{Seat, Tile};

/// How far a player looks ahead.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Foresight {
    /// Continuations for one decision.
    pub rollouts: u32,
    /// Tiles to throw that are looked at.
    pub throws: usize,
    /// Ways to go on with a hand that are looked at.
    pub ways: usize,
    /// Where chance comes from.
    pub seed: u64,
    /// What the player likes.
    pub style: Style,
}

impl Foresight {
    /// The move in one's own turn.
    pub fn turn(&self, view: &SeatView, stop: Option<&AtomicBool>) -> Move {
        let prospect = Prospect::of(view, self.style);
        if let Some(choice) = without_throwing(view, &prospect.outlook) {
            return choice;
        }
        let throws = prospect.best_throws(&view.me().hand(), self.throws);
        let trials: Vec<Trial> = throws
            .iter()
            .flat_map(|(throw, ways)| self.trials(Opening::Throw(throw.tile), ways))
            .collect();
        let gains = explore(view, &trials, self.seed, self.budget(stop));
        let chosen = trials.get(best(&gains)).map(|trial| trial.opening);
        match (chosen, throws.first()) {
            (Some(Opening::Throw(tile)), _) => discard(view, &prospect.outlook, tile),
            (_, Some((throw, _))) => discard(view, &prospect.outlook, throw.tile),
            _ => view.legal().first().copied().unwrap_or(Move::Pass),
        }
    }

    /// The answer to a discard.
    pub fn claim(
        &self,
        view: &SeatView,
        tile: Tile,
        from: Seat,
        stop: Option<&AtomicBool>,
    ) -> Move {
        if wins(view, tile) {
            return Move::Claim(Claim::MahJong);
        }
        let me = view.me();
        if me.standing || possible(view, tile, from).next().is_none() {
            return Move::Pass;
        }
        let prospect = Prospect::of(view, self.style);
        let hand = me.hand();
        let mut answers = Vec::new();
        let mut trials = Vec::new();
        let mut add = |answer: Move, opening: Opening, ways: &[Way]| {
            for trial in self.trials(opening, ways) {
                answers.push(answer);
                trials.push(trial);
            }
        };
        add(Move::Pass, Opening::Pass(tile, from), &prospect.ways(&hand));
        for (claim, meld) in possible(view, tile, from) {
            let after = with_claim(&hand, meld, tile);
            let answer = Move::Claim(claim);
            if claim == Claim::Kong {
                add(
                    answer,
                    Opening::Claim(meld, tile, None),
                    &prospect.ways(&after),
                );
                continue;
            }
            for (throw, ways) in prospect.best_throws(&after, 1) {
                add(answer, Opening::Claim(meld, tile, Some(throw.tile)), &ways);
            }
        }
        let gains = explore(view, &trials, self.seed, self.budget(stop));
        answers.get(best(&gains)).copied().unwrap_or(Move::Pass)
    }

    fn trials(&self, opening: Opening, ways: &[Way]) -> Vec<Trial> {
        let mut ways: Vec<&Way> = ways.iter().collect();
        ways.sort_by(|one, other| other.value.total_cmp(&one.value));
        ways.into_iter()
            .take(self.ways)
            .map(|way| Trial {
                opening,
                course: way.course.clone(),
                value: way.value,
            })
            .collect()
    }

    fn budget<'a>(&self, stop: Option<&'a AtomicBool>) -> Budget<'a> {
        Budget {
            rollouts: self.rollouts,
            stop,
        }
    }
}
