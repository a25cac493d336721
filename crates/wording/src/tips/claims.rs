//! Tips on discards.

use engine::table::Claim;
use engine::tiles::MeldKind;
use players::{Change, ClaimAdvice, ClaimDistance, ClaimReason};
use words::say;

use super::{AssessmentWording, Figures, GoalWording, chow_numbers, one_of};
use crate::{Describe, Named, TileWording};

impl Describe for ClaimAdvice {
    fn describe(&self) -> String {
        let tile = self.tile.name();
        let order = match self.claim {
            Some(Claim::MahJong) => say!("advice-claim", tile),
            Some(Claim::Kong) => say!("advice-claim-for-a-kong", tile),
            Some(Claim::Pung) => say!("advice-claim-for-a-pung", tile, doubles = self.doubles),
            Some(Claim::Chow(place)) => {
                match place.and_then(|place| chow_numbers(self.tile, place)) {
                    Some(run) => say!("advice-claim-for-this-chow", tile, run),
                    None => say!("advice-claim-for-a-chow", tile),
                }
            }
            None => say!("advice-pass").to_owned(),
        };
        let why = self.reason.describe();
        say!("advice-order-and-why", order, why)
    }
}

impl Figures for ClaimAdvice {
    fn figures(&self) -> String {
        let state = self.count.describe();
        match &self.assessment {
            Some(assessment) => {
                let (claim, brief) = (self.claim.is_some(), assessment.brief());
                say!("advice-brief-of-a-claim", state, claim, brief)
            }
            None => format!("{state}."),
        }
    }
}

/// The first part of a sentence: the claim brings the hand no nearer.
fn no_nearer(distance: ClaimDistance) -> String {
    let (lacking, now) = (distance.after, distance.now);
    let (takes, farther) = (takes(distance), lacking > now);
    say!("advice-as-near", lacking, now, takes, farther)
}

/// What the claim takes for its set.
fn takes(distance: ClaimDistance) -> String {
    say!("advice-takes", pair = distance.uses_pair)
}

impl Describe for ClaimReason {
    fn describe(&self) -> String {
        match self {
            Self::Wins => say!("advice-it-makes-mah-jongg").to_owned(),
            Self::Calling(waits) => say!("advice-one-tile-away-then", waits = one_of(waits)),
            Self::Nearer {
                lacking,
                goal: None,
            } => say!("advice-you-then-lack-only", lacking),
            Self::Nearer {
                lacking,
                goal: Some(goal),
            } => {
                let lack = say!("advice-you-then-lack-only", lacking);
                let lack = lack.trim_end_matches('.');
                say!("advice-lack-for-a-plan", lack, plan = goal.in_sentence())
            }
            Self::CountsMore(distance, Change { after, now }) => {
                let as_near = no_nearer(*distance);
                say!("advice-counts-more-with-it", as_near, after, now)
            }
            Self::MoreHelp(distance, Change { after, now }) => {
                let as_near = no_nearer(*distance);
                say!("advice-more-help-with-it", as_near, after, now)
            }
            Self::MoreHelpTowards(distance, goal, Change { after, now }) => {
                let (takes, plan) = (takes(*distance), goal.in_sentence());
                say!("advice-more-help-towards", takes, plan, after, now)
            }
            Self::Easier(distance) => {
                let as_near = no_nearer(*distance);
                say!("advice-easier-with-it", as_near)
            }
            Self::LooseTile => say!("advice-another-tile").to_owned(),
            Self::Opens(kind) => say!("advice-would-open", set = kind.name()),
            Self::Spoils(kind, goal) => {
                say!("advice-would-spoil", set = kind.name(), plan = goal.name())
            }
            Self::NoNearer(kind, lacking) => {
                say!("advice-no-nearer", set = kind.name(), lacking)
            }
            Self::Farther(kind, Change { after, now }) => {
                say!("advice-farther", set = kind.name(), after, now)
            }
            Self::UsesPair(kind, tile) => {
                let tile = tile.name();
                say!("advice-uses-your-pair", set = kind.name(), tile)
            }
            Self::Held(kind) => say!("advice-is-yours-already", set = kind.name()),
            Self::CountsLess {
                kind,
                points: Change { after, now },
                high,
            } => {
                say!(
                    "advice-counts-less",
                    set = kind.name(),
                    after,
                    now,
                    dear = high
                )
            }
            Self::WinsLess(kind, Change { after, now }) => {
                say!("advice-wins-less", set = kind.name(), after, now)
            }
            Self::WorthLess(MeldKind::Chow) => say!("advice-chow-promises-less").to_owned(),
            Self::WorthLess(kind) => say!("advice-promises-less", set = kind.name()),
        }
    }
}
