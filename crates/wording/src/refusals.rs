//! Why the table refuses a move or denies a claim.

use engine::table::{Denial, Refusal};
use words::{Value, key, say};

use super::Describe;
use super::tiles::{Named, TileWording};

impl Describe for Refusal {
    fn describe(&self) -> String {
        let sentence = match self {
            Self::OnlyWatching => say!("refusal-only-watching"),
            Self::GameOver => say!("refusal-game-over"),
            Self::NotAskedToBeReady => say!("refusal-not-asked-to-be-ready"),
            Self::AlreadyReady => say!("refusal-already-ready"),
            Self::NotDeclaring => say!("refusal-not-declaring"),
            Self::NotExchanging => say!("refusal-not-exchanging"),
            Self::NotToExchange => say!("refusal-not-to-exchange"),
            Self::NotYourTurn => say!("refusal-not-your-turn"),
            Self::OthersMustAnswer => say!("refusal-others-must-answer"),
            Self::BonusDiscarded => say!("refusal-bonus-discarded"),
            Self::BonusWithoutDraw => say!("refusal-bonus-without-draw"),
            Self::KongWithoutDraw => say!("refusal-kong-without-draw"),
            Self::KongWhileStanding => say!("refusal-kong-while-standing"),
            Self::CallTooLate => say!("refusal-call-too-late"),
            Self::NoCalls => say!("refusal-no-calls"),
            Self::NotAskedToStand => say!("refusal-not-asked-to-stand"),
            Self::NothingToClaim => say!("refusal-nothing-to-claim"),
            Self::OwnDiscard => say!("refusal-own-discard"),
            Self::AlreadyAnswered => say!("refusal-already-answered"),
            Self::OneChowOnly => say!("refusal-one-chow-only"),
            Self::ChowsOff => say!("refusal-chows-off"),
            Self::OnlyRob => say!("refusal-only-rob"),
            Self::NotMahJong => say!("refusal-not-mah-jongg"),
            Self::MahJongAfterClaim => say!("refusal-mah-jongg-after-claim"),
            Self::NoChowToPlace => say!("refusal-no-chow-to-place"),
            Self::NotLayingOut => say!("refusal-not-laying-out"),
            Self::AlreadyLaidOut => say!("refusal-already-laid-out"),
            Self::NothingToUse => say!("refusal-nothing-to-use"),
            Self::CannotGoOutWith => say!("refusal-cannot-go-out-with"),
            Self::NoSuchSet => say!("refusal-no-such-set"),
            Self::NoSpecial => say!("refusal-no-special-hand"),
            Self::SetsMissing => say!("refusal-sets-missing"),
            Self::NoDealToAbandon => say!("refusal-no-deal-to-abandon"),
            Self::CannotSwap => say!("refusal-cannot-swap"),
            Self::WallInUse => say!("refusal-wall-in-use"),
            Self::RecordDiffers => say!("refusal-record-differs"),
            Self::Option(wrong) => return wrong.to_string(),
            Self::StandingClaim(waits) => {
                let named: Value<'_> = match waits.is_empty() {
                    true => key!("refusal-standing-claim-any").into(),
                    false => words::any_of(waits.iter().map(|tile| tile.noun())).into(),
                };
                return say!("refusal-standing-claim", named);
            }
            Self::FitsNothing { tile, held, chow } => {
                let sentence = say!("refusal-fits-nothing", tile = tile.noun(), held);
                return match chow {
                    true => words::sentences([sentence.as_str(), say!("refusal-fits-no-chow")]),
                    false => sentence,
                };
            }
            Self::NotOnStake(tile) => return say!("refusal-not-on-stake", tile = tile.noun()),
            Self::NotYourBonus(tile) => return say!("refusal-not-your-bonus", tile = tile.noun()),
            Self::NotFour(tile) => return say!("refusal-not-four", tile = tile.noun()),
            Self::StandingDiscard(tile) => {
                return say!("refusal-standing-discard", tile = tile.noun());
            }
            Self::ChowFromLeft(tile) => return say!("refusal-chow-from-left", tile = tile.noun()),
            Self::NoChow(tile) => return say!("refusal-no-chow", tile = tile.noun()),
            Self::NoChowThere(tile) => return say!("refusal-no-chow-there", tile = tile.noun()),
            Self::NoPung(tile) => return say!("refusal-no-pung", tile = tile.noun()),
            Self::NoKong(tile) => return say!("refusal-no-kong", tile = tile.noun()),
            Self::PungToKong(tile) => return say!("refusal-pung-to-kong", tile = tile.noun()),
            Self::NoRobbery(tile) => return say!("refusal-no-robbery", tile = tile.noun()),
            Self::UseClaimedFirst(tile) => {
                return say!("refusal-use-claimed-first", tile = tile.noun());
            }
        };
        sentence.to_owned()
    }
}

impl Describe for Denial {
    fn describe(&self) -> String {
        match self {
            Self::Foreign(text) => text.clone(),
            Self::BetterClaim(claim) => say!("denial-better-claim", claim = claim.noun()),
        }
    }
}
