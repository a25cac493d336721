//! Why the table refuses a move or denies a claim.

use engine::table::{Claim, Denial, Refusal};
use engine::tiles::Tile;
use words::say;

use super::Describe;
use super::tiles::TileWording;

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
                let names: Vec<_> = waits.iter().map(Tile::name).collect();
                let named = match names.as_slice() {
                    [] => say!("refusal-standing-claim-any").to_owned(),
                    names => words::list_or(names),
                };
                return say!("refusal-standing-claim", named);
            }
            Self::FitsNothing { tile, held, chow } => {
                return say!("refusal-fits-nothing", name = tile.name(), held, chow);
            }
            Self::NotOnStake(tile) => return say!("refusal-not-on-stake", tile = tile.name()),
            Self::NotYourBonus(tile) => return say!("refusal-not-your-bonus", tile = tile.name()),
            Self::NotFour(tile) => return say!("refusal-not-four", tile = tile.name()),
            Self::StandingDiscard(tile) => {
                return say!("refusal-standing-discard", name = tile.name());
            }
            Self::ChowFromLeft(tile) => return say!("refusal-chow-from-left", tile = tile.name()),
            Self::NoChow(tile) => return say!("refusal-no-chow", tile = tile.name()),
            Self::NoChowThere(tile) => return say!("refusal-no-chow-there", tile = tile.name()),
            Self::NoPung(tile) => return say!("refusal-no-pung", tile = tile.name()),
            Self::NoKong(tile) => return say!("refusal-no-kong", tile = tile.name()),
            Self::PungToKong(tile) => return say!("refusal-pung-to-kong", tile = tile.name()),
            Self::NoRobbery(tile) => return say!("refusal-no-robbery", tile = tile.name()),
            Self::UseClaimedFirst(tile) => {
                return say!("refusal-use-claimed-first", tile = tile.name());
            }
        };
        sentence.to_owned()
    }
}

impl Describe for Denial {
    fn describe(&self) -> String {
        let what = match self {
            Self::Foreign(text) => return text.clone(),
            Self::BetterClaim(Claim::MahJong) => say!("label-mah-jongg"),
            Self::BetterClaim(Claim::Kong) => say!("denial-for-kong"),
            Self::BetterClaim(Claim::Pung) => say!("denial-for-pung"),
            Self::BetterClaim(Claim::Chow(_)) => say!("denial-for-chow"),
        };
        say!("denial-better-claim", what)
    }
}
