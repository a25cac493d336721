//! QuickTip on a discard [A3]: whether it is worth picking up, for what, and why.

use std::fmt;

use super::choice::Choice;
use crate::computer::claim::{self, possible, with_claim};
use crate::computer::prospect::Prospect;
use crate::computer::style::Style;
use crate::table::{Claim, Move, Request, SeatView};
use crate::tiles::Tile;

/// A tip for a discard that the viewer could claim.
#[derive(Clone, Debug, PartialEq)]
pub struct ClaimAdvice {
    /// The discard.
    pub tile: Tile,
    /// What it is worth picking up for; `None`: let it go.
    pub claim: Option<Claim>,
    /// What the hand is worth after that.
    pub choice: Option<Choice>,
}

impl ClaimAdvice {
    /// The tip for this view; `None` if no discard waits that the viewer could claim.
    pub fn of(view: &SeatView) -> Option<Self> {
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
        let claim = match claim::choose(view, tile, from, Style::PLAIN) {
            Move::Claim(claim) => Some(claim),
            _ => None,
        };
        let prospect = Prospect::of(view, Style::PLAIN);
        let hand = view.me().hand();
        let meld = possible(view, tile, from).find(|(other, _)| Some(*other) == claim);
        let choice = match (claim, meld) {
            (Some(Claim::MahJong), _) => None,
            (Some(Claim::Pung | Claim::Chow(_)), Some((_, meld))) => {
                let after = with_claim(&hand, meld, tile);
                let throws = prospect.best_throws(&after, 1).into_iter().next();
                throws.and_then(|(throw, ways)| {
                    let mut rest = after.clone();
                    rest.stake.remove(throw.tile);
                    Choice::of(&prospect, throw.tile, &rest, &ways)
                })
            }
            (_, Some((_, meld))) => {
                let after = with_claim(&hand, meld, tile);
                Choice::of(&prospect, tile, &after, &prospect.ways(&after))
            }
            _ => Choice::of(&prospect, tile, &hand, &prospect.ways(&hand)),
        };
        Some(Self {
            tile,
            claim,
            choice,
        })
    }
}

impl fmt::Display for ClaimAdvice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.tile.name();
        match self.claim {
            Some(Claim::MahJong) => {
                return f.write_str(&say!("advice-take-it-makes-mah-jongg", name));
            }
            Some(Claim::Kong) => f.write_str(&say!("advice-take-for-a-kong", name))?,
            Some(Claim::Pung) => f.write_str(&say!("advice-take-for-a-pung", name))?,
            Some(Claim::Chow(_)) => f.write_str(&say!("advice-take-for-a-chow", name))?,
            None => f.write_str(&say!("advice-pass-on", name))?,
        }
        match &self.choice {
            Some(choice) => write!(f, " {}", choice.reason()),
            None => Ok(()),
        }
    }
}
