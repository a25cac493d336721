//! Tips on whether to claim a discard.

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
            Some(Claim::Kong) => say!("advice-claim-kong", tile),
            Some(Claim::Pung) => say!("advice-claim-pung", tile, doubles = self.doubles),
            Some(Claim::Chow(place)) => {
                match place.and_then(|place| chow_numbers(self.tile, place)) {
                    Some(run) => say!("advice-claim-which-chow", tile, run),
                    None => say!("advice-claim-chow", tile),
                }
            }
            None => say!("advice-pass").to_owned(),
        };
        let why = self.reason.describe();
        say!("advice-order-and-reason", order, why)
    }
}

impl Figures for ClaimAdvice {
    fn figures(&self) -> String {
        let state = self.count.describe();
        match &self.assessment {
            Some(assessment) => {
                let (claim, brief) = (self.claim.is_some(), assessment.brief());
                say!("advice-brief-claim", state, claim, brief)
            }
            None => format!("{state}."),
        }
    }
}

/// The first part of a sentence: that the claim leaves the hand as far from Mah Jongg as it is, or takes it farther away.
fn drawback(distance: ClaimDistance) -> String {
    let (lacking, now) = (distance.after, distance.now);
    let (takes, farther) = (takes(distance), lacking > now);
    say!("advice-claim-no-nearer", lacking, now, takes, farther)
}

/// The clause about the tiles of the hand that the claim uses for its set.
fn takes(distance: ClaimDistance) -> String {
    say!("advice-claim-takes-tiles", pair = distance.uses_pair)
}

impl Describe for ClaimReason {
    fn describe(&self) -> String {
        match self {
            Self::Wins => say!("advice-claim-wins").to_owned(),
            Self::Calling(waits) => say!("advice-one-away-clause", waits = one_of(waits)),
            Self::Nearer {
                lacking,
                goal: None,
            } => say!("advice-claim-distance", lacking),
            Self::Nearer {
                lacking,
                goal: Some(goal),
            } => {
                let lack = say!("advice-claim-distance", lacking);
                let lack = lack.trim_end_matches('.');
                say!("advice-distance-for-plan", lack, plan = goal.in_sentence())
            }
            Self::CountsMore(distance, Change { after, now }) => {
                let drawback = drawback(*distance);
                say!("advice-claim-worth-more", drawback, after, now)
            }
            Self::MoreHelp(distance, Change { after, now }) => {
                let drawback = drawback(*distance);
                say!("advice-claim-more-helpful-tiles", drawback, after, now)
            }
            Self::MoreHelpTowards(distance, goal, Change { after, now }) => {
                let (takes, plan) = (takes(*distance), goal.in_sentence());
                say!("advice-claim-more-for-plan", takes, plan, after, now)
            }
            Self::Easier(distance) => {
                let drawback = drawback(*distance);
                say!("advice-claim-easier", drawback)
            }
            Self::LooseTile => say!("advice-kong-draws-another").to_owned(),
            Self::Opens(kind) => say!("advice-no-claim-opens-hand", set = kind.name()),
            Self::Spoils(kind, goal) => {
                say!(
                    "advice-no-claim-spoils-plan",
                    set = kind.name(),
                    plan = goal.name()
                )
            }
            Self::NoNearer(kind, lacking) => {
                say!("advice-no-claim-no-nearer", set = kind.name(), lacking)
            }
            Self::Farther(kind, Change { after, now }) => {
                say!("advice-no-claim-farther", set = kind.name(), after, now)
            }
            Self::UsesPair(kind, tile) => {
                let tile = tile.name();
                say!("advice-no-claim-takes-pair", set = kind.name(), tile)
            }
            Self::Held(kind) => say!("advice-no-claim-set-held", set = kind.name()),
            Self::FewerPoints {
                kind,
                points: Change { after, now },
                high,
            } => {
                say!(
                    "advice-no-claim-worth-less",
                    set = kind.name(),
                    after,
                    now,
                    high
                )
            }
            Self::WinsLessOften(kind, Change { after, now }) => {
                say!("advice-no-claim-wins-less", set = kind.name(), after, now)
            }
            Self::LowerEstimate(MeldKind::Chow) => say!("advice-no-claim-chow-discount").to_owned(),
            Self::LowerEstimate(kind) => say!("advice-no-claim-one-tile-ahead", set = kind.name()),
        }
    }
}
