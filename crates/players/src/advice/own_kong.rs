//! A Kong in one's turn: whether to make it, and what it promises.

use super::choice::Choice;
use super::judgement::{Judgement, PLAIN_TO_ALL, Promise, Thrown};
use super::reach::{Reach, lacking};
use crate::turn::with_kong;
use engine::table::{Move, SeatView};
use engine::tiles::{Hand, Tile};

/// A Kong that can be made.
pub(super) struct OwnKong {
    /// Its tile.
    pub tile: Tile,
    /// The hand it leaves.
    pub rest: Hand,
    /// What the deal brings after it.
    pub promise: Promise,
}

impl OwnKong {
    /// The Kong of this tile.
    pub fn of(judgement: &Judgement<'_>, tile: Tile) -> Self {
        let rest = with_kong(&judgement.prospect.view.me().hand(), tile);
        let promise = judgement.promise(Move::Kong(tile), &rest, None, 0);
        Self {
            tile,
            rest,
            promise,
        }
    }

    /// The one that promises more than the best discard, or about as much and leaves the hand as near.
    pub fn advised(judgement: &Judgement<'_>, best: &Thrown) -> Option<Self> {
        let view = judgement.prospect.view;
        let kongs = possible(view).map(|tile| Self::of(judgement, tile));
        let ahead = |kong: &Self| kong.promise.points - best.promise.points;
        let good = kongs.filter(|kong| {
            let near = !kong.is_farther(view, best) && ahead(kong) >= -PLAIN_TO_ALL;
            near || ahead(kong) > 0.0
        });
        good.max_by(|one, other| ahead(one).total_cmp(&ahead(other)))
    }

    /// Whether it leaves the hand farther from Mah Jongg than the best discard.
    pub fn is_farther(&self, view: &SeatView, best: &Thrown) -> bool {
        lacking(view, &self.rest) > lacking(view, &best.rest)
    }

    /// What the hand counts with it and what without, where fewer tiles help it then but it counts more.
    pub fn counts_more(
        &self,
        judgement: &Judgement<'_>,
        best: &Thrown,
        without: &Choice,
    ) -> Option<(u32, u32)> {
        let (with, now) = (self.choice(judgement)?.worth, without.worth);
        let reach = |hand: &Hand| Reach::of(&judgement.prospect, hand);
        let fewer = reach(&best.rest).is_beyond(reach(&self.rest));
        (fewer && with > now).then_some((with, now))
    }

    /// It as a choice.
    pub fn choice(&self, judgement: &Judgement<'_>) -> Option<Choice> {
        let prospect = &judgement.prospect;
        let outcome = judgement.outcome(self.promise.foreseen);
        let ways = prospect.ways(&self.rest);
        Choice::of(prospect, self.tile, (&self.rest, outcome), &ways)
    }
}

/// The tiles of which a Kong can be made in one's turn.
pub(super) fn possible(view: &SeatView) -> impl Iterator<Item = Tile> {
    view.legal().into_iter().filter_map(|choice| match choice {
        Move::Kong(tile) => Some(tile),
        _ => None,
    })
}
