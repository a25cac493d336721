//! QuickTip on a discard [A3]: whether it is worth picking up, for what, and why.

use std::fmt;

use super::behind::Advised;
use super::choice::Choice;
use super::claim_reason::{ClaimReason, why_passed, why_taken};
use super::judgement::{Answer, Judgement};
use super::lone::pung_doubles;
use super::occasion::is_claim;
use super::state;
use crate::claim::{self, possible};
use crate::style::Style;
use crate::tile_names::TileWording;
use engine::table::{ChowPosition, Claim, Move, Request, SeatView};
use engine::tiles::Tile;
use words::say;

/// A tip for a discard that the viewer could claim.
#[derive(Clone, Debug, PartialEq)]
pub struct ClaimAdvice {
    /// The discard.
    pub tile: Tile,
    /// What it is worth picking up for; `None`: let it go.
    pub claim: Option<Claim>,
    /// What the hand is worth after that.
    pub choice: Option<Choice>,
    /// What speaks for it or against it.
    why: ClaimReason,
    /// How many doubles a Pung of the discard brings.
    doubles: u32,
    /// How many of the discard lie open, and its name.
    state: String,
}

impl ClaimAdvice {
    /// The tip for this view; `None` if no discard waits that the viewer could claim.
    pub fn of(view: &SeatView) -> Option<Self> {
        is_claim(view)
            .then(|| Self::by(&Judgement::of(view), view))
            .flatten()
    }

    /// The same by the judgement of that view.
    pub(super) fn by(judgement: &Judgement<'_>, view: &SeatView) -> Option<Self> {
        let (tile, from) = match view.request()? {
            Request::Claim { tile, from, .. } => (tile, from),
            _ => return None,
        };
        let can = view
            .legal()
            .iter()
            .any(|choice| matches!(choice, Move::Claim(_)));
        if !can {
            return None;
        }
        let easiest = claim::choose(view, tile, from, Style::NEWCOMER);
        if let Move::Claim(claim @ Claim::MahJong) = easiest {
            return Some(Self {
                tile,
                claim: Some(claim),
                choice: None,
                why: ClaimReason::Wins,
                doubles: pung_doubles(view, tile),
                state: state(view, tile),
            });
        }
        let answers = judgement.answers(tile, from, easiest);
        let best = answers.first()?;
        let choice = best.told(judgement);
        let hand = view.me().hand();
        let (claim, why) = match best.claim {
            Some((claim, meld)) => {
                let mut answers = answers.iter();
                let passed = answers.find(|answer| answer.claim.is_none());
                let passed = passed.and_then(|answer| answer.told(judgement));
                let choices = choice.as_ref().zip(passed.as_ref());
                let why = why_taken(&judgement.prospect, meld, (&hand, &best.rest), choices);
                (Some(claim), why)
            }
            None => {
                let mut sets = answers.iter().skip(1);
                let (meld, answer) = sets.find_map(|answer| Some((answer.claim?.1, answer)))?;
                let after = answer.told(judgement);
                let set = (meld, after, &answer.rest);
                (None, why_passed(view, &hand, choice.as_ref(), set))
            }
        };
        Some(Self {
            tile,
            claim,
            choice,
            why,
            doubles: pung_doubles(view, tile),
            state: state(view, tile),
        })
    }

    /// Who asks again is told how many of the tile lie open, what the hand then needs, and what that is worth.
    pub fn figures(&self) -> String {
        match &self.choice {
            Some(choice) => {
                let (state, claim) = (self.state.as_str(), self.claim.is_some());
                say!(
                    "advice-brief-of-a-claim",
                    state,
                    claim,
                    brief = choice.brief()
                )
            }
            None => format!("{}.", self.state),
        }
    }
}

/// Whether there is more to say of a discard that waits: a set can be made of it.
pub fn has_offers(view: &SeatView) -> bool {
    match view.request() {
        Some(Request::Claim { tile, from, .. }) if !view.me().standing => {
            possible(view, tile, from).next().is_some()
        }
        _ => false,
    }
}

/// What can be done with the discard that waits, with what each leaves, the best first: passing, and the sets it makes. Mah Jongg,
/// which needs no reckoning, is not among them.
pub fn offers(view: &SeatView) -> Vec<(Move, Choice)> {
    match is_claim(view) {
        true => offers_by(&Judgement::of(view), view),
        false => Vec::new(),
    }
}

/// The same by the judgement of that view.
pub(super) fn offers_by(judgement: &Judgement<'_>, view: &SeatView) -> Vec<(Move, Choice)> {
    let Some(Request::Claim { tile, from, .. }) = view.request() else {
        return Vec::new();
    };
    let easiest = claim::choose(view, tile, from, Style::NEWCOMER);
    let answers = judgement.answers(tile, from, easiest);
    let Some(advised) = answers.first() else {
        return Vec::new();
    };
    let advised = Advised::of(judgement, advised.promise, &advised.rest);
    let mut told: Vec<(Move, Choice)> = Vec::new();
    for (place, answer) in answers.iter().enumerate() {
        let Some(choice) = answer.told(judgement) else {
            continue;
        };
        let choice = match place {
            0 => choice,
            _ => choice.behind(answer.promise, advised),
        };
        told.push((answer.choice(), choice));
    }
    told
}

/// The numbers of the chow that a claimed tile makes where it stands: `2-3-4`; `None` if there is no such chow.
pub fn run(claimed: Tile, place: ChowPosition) -> Option<String> {
    let chow = place.lowest(claimed)?.chow()?;
    let [first, second, third] = chow.map(|tile| tile.number().unwrap_or(0));
    Some(say!("tile-run", first, second, third))
}

impl Answer {
    /// What is left after it.
    fn told(&self, judgement: &Judgement<'_>) -> Option<Choice> {
        let rest = (&self.rest, self.outcome);
        Choice::of(&judgement.prospect, self.tile, rest, &self.ways)
    }
}

impl fmt::Display for ClaimAdvice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tile = self.tile.name();
        let order = match self.claim {
            Some(Claim::MahJong) => say!("advice-claim", tile),
            Some(Claim::Kong) => say!("advice-claim-for-a-kong", tile),
            Some(Claim::Pung) => say!("advice-claim-for-a-pung", tile, doubles = self.doubles),
            Some(Claim::Chow(place)) => match place.and_then(|place| run(self.tile, place)) {
                Some(run) => say!("advice-claim-for-this-chow", tile, run),
                None => say!("advice-claim-for-a-chow", tile),
            },
            None => say!("advice-pass").to_owned(),
        };
        let why = self.why.words();
        f.write_str(&say!("advice-order-and-why", order, why))
    }
}
