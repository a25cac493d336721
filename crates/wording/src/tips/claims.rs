//! Tips on whether to claim a discard.

use engine::table::Claim;
use engine::tiles::MeldKind;
use players::{Change, ClaimAdvice, ClaimDistance, ClaimReason};
use words::say;

use super::{AssessmentWording, Figures, GoalWording, chow_numbers, one_of};
use crate::{Describe, Named, TileWording};

impl Describe for ClaimAdvice {
    fn describe(&self) -> String {
        let tile = self.tile.noun();
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
            None => say!("advice-do-pass").to_owned(),
        };
        words::sentences([order, self.reason.describe()])
    }
}

impl Figures for ClaimAdvice {
    fn figures(&self) -> String {
        let state = self.count.describe();
        match &self.assessment {
            Some(assessment) => {
                let condition = say!("advice-if", claim = self.claim.is_some());
                words::sentences([state, condition, assessment.brief()])
            }
            None => state,
        }
    }
}

/// The drawback of a claim as the variant of a message: that the hand is farther from Mah Jongg, or which tiles of it the claim uses.
fn cost(distance: ClaimDistance) -> &'static str {
    match (distance.after > distance.now, distance.uses_pair) {
        (true, _) => "farther",
        (false, true) => "pair",
        (false, false) => "tiles",
    }
}

impl Describe for ClaimReason {
    fn describe(&self) -> String {
        match self {
            Self::Wins => say!("advice-claim-wins").to_owned(),
            Self::Calling(waits) => say!("advice-claim-calling", waits = one_of(waits)),
            Self::Nearer {
                lacking,
                goal: None,
            } => say!("advice-claim-nearer", lacking),
            Self::Nearer {
                lacking,
                goal: Some(goal),
            } => say!("advice-claim-nearer-plan", lacking, plan = goal.noun()),
            Self::CountsMore(distance, Change { after, now }) => {
                let (cost, lacking, lacked) = (cost(*distance), distance.after, distance.now);
                say!("advice-claim-worth-more", cost, lacking, lacked, after, now)
            }
            Self::MoreHelp(distance, Change { after, now }) => {
                let (cost, lacking, lacked) = (cost(*distance), distance.after, distance.now);
                say!(
                    "advice-claim-more-helpful-tiles",
                    cost,
                    lacking,
                    lacked,
                    after,
                    now
                )
            }
            Self::MoreHelpTowards(distance, goal, Change { after, now }) => {
                let (pair, plan) = (distance.uses_pair, goal.noun());
                say!("advice-claim-more-for-plan", pair, plan, after, now)
            }
            Self::Easier(distance) => {
                let (cost, lacking, lacked) = (cost(*distance), distance.after, distance.now);
                say!("advice-claim-easier", cost, lacking, lacked)
            }
            Self::AboutEven => say!("advice-claim-about-even").to_owned(),
            Self::LooseTile => say!("advice-kong-draws-another").to_owned(),
            Self::Opens(kind) => say!("advice-no-claim-opens-hand", set = kind.noun()),
            Self::Spoils(kind, goal) => {
                say!(
                    "advice-no-claim-spoils-plan",
                    set = kind.noun(),
                    plan = goal.noun()
                )
            }
            Self::NoNearer(kind, lacking) => {
                say!("advice-no-claim-no-nearer", set = kind.noun(), lacking)
            }
            Self::Farther(kind, Change { after, now }) => {
                say!("advice-no-claim-farther", set = kind.noun(), after, now)
            }
            Self::UsesPair(kind, tile) => {
                let tile = tile.noun();
                say!("advice-no-claim-takes-pair", set = kind.noun(), tile)
            }
            Self::Held(kind) => say!("advice-no-claim-set-held", set = kind.noun()),
            Self::FewerPoints {
                kind,
                points: Change { after, now },
                high,
            } => {
                say!(
                    "advice-no-claim-worth-less",
                    set = kind.noun(),
                    after,
                    now,
                    high
                )
            }
            Self::WinsLessOften(kind, Change { after, now }) => {
                say!("advice-no-claim-wins-less", set = kind.noun(), after, now)
            }
            Self::AboutEvenWith(kind) => {
                say!("advice-no-claim-about-even", set = kind.noun())
            }
            Self::LowerEstimate(MeldKind::Chow) => say!("advice-no-claim-chow-discount").to_owned(),
            Self::LowerEstimate(kind) => say!("advice-no-claim-one-tile-ahead", set = kind.noun()),
        }
    }
}
