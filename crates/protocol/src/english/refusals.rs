//! Why the table refuses an input or denies a claim.

use engine::table::{Claim, Denial, Refusal};

use super::tiles::tile as name;

/// The text of an `Error` message for a refusal.
pub fn refusal(refusal: &Refusal) -> String {
    use Refusal as R;
    let sentence = match refusal {
        R::OnlyWatching => "You are only watching.",
        R::GameOver => "The game is over.",
        R::NotAskedToBeReady => "Nobody is waiting for you to be ready.",
        R::AlreadyReady => "You are ready already.",
        R::NotDeclaring => "This is not the time to lay out tiles before play.",
        R::NotExchanging => "No tiles are exchanged now.",
        R::NotToExchange => "Only three plain tiles of the hand can be exchanged.",
        R::NotYourTurn => "It is not your turn.",
        R::OthersMustAnswer => "Wait until the others have answered.",
        R::BonusDiscarded => "You can discard Flowers and Seasons only if you have no other tiles.",
        R::BonusWithoutDraw => "Bonus tiles are laid out only after drawing a tile.",
        R::KongWithoutDraw => "A Kong can be made only after drawing a tile.",
        R::KongWhileStanding => "You have a Standing Hand, so no Kong can be made.",
        R::CallTooLate => "The Original Call goes with your first discard, nothing being laid out.",
        R::NoCalls => "There is no Original Call in this game.",
        R::NotAskedToStand => "A Standing Hand cannot be declared now.",
        R::NothingToClaim => "There is no tile to be claimed.",
        R::OwnDiscard => "You cannot claim your own tile.",
        R::AlreadyAnswered => "You have answered already.",
        R::OneChowOnly => "A hand may have one chow only.",
        R::ChowsOff => "Chows are not allowed in this game.",
        R::OnlyRob => "The tile of a Kong can only be taken to go Mah Jongg.",
        R::NotMahJong => "Your tiles are not Mah Jongg.",
        R::MahJongAfterClaim => "After a claim you can only discard.",
        R::NoChowToPlace => "There is no Chow waiting for its place.",
        R::NotLayingOut => "This is not the time to lay out your hand.",
        R::AlreadyLaidOut => "Your hand is laid out already.",
        R::NothingToUse => "There is no claimed tile to be used.",
        R::CannotGoOutWith => "You cannot go out with that set.",
        R::NoSuchSet => "You do not have the tiles for that set.",
        R::NoSpecial => "Your tiles are not Thirteen Unique Wonders.",
        R::SetsMissing => "Lay out all your sets first.",
        R::NoDealToAbandon => "There is no hand to be abandoned.",
        R::CannotSwap => "These tiles cannot be swapped.",
        R::WallInUse => "The wall can only be changed between two hands.",
        R::RecordDiffers => "The hand ends otherwise.",
        // The text of an option error is a complete sentence.
        R::Option(error) => return error.to_string(),
        R::StandingClaim(waits) => {
            let names: Vec<_> = waits.iter().map(name).collect();
            return format!(
                "You have a Standing Hand: only {} may be taken.",
                alternatives(&names)
            );
        }
        R::FitsNothing { tile, held, chow } => {
            return format!(
                "{} fits nothing: a Pung needs two of your own, and you have {}{}.",
                name(*tile),
                if *held == 0 { "none" } else { "one" },
                if *chow {
                    "; a Chow needs two more in a row with it"
                } else {
                    ""
                }
            );
        }
        R::NotOnStake(tile) => return format!("You do not hold {}.", name(*tile)),
        R::NotYourBonus(tile) => return format!("{} is no bonus tile of yours.", name(*tile)),
        R::NotFour(tile) => return format!("You have no Kong of {}.", name(*tile)),
        R::StandingDiscard(tile) => {
            return format!(
                "You have a Standing Hand: {} must be discarded.",
                name(*tile)
            );
        }
        R::ChowFromLeft(tile) => {
            return format!(
                "{} would make a Chow, but only the player on your left can give you one, unless it makes Mah Jongg.",
                name(*tile)
            );
        }
        R::NoChow(tile) => return format!("{} fits no Chow.", name(*tile)),
        R::NoChowThere(tile) => return format!("{} does not fit there in a Chow.", name(*tile)),
        R::NoPung(tile) => return format!("{} fits no Pung.", name(*tile)),
        R::NoKong(tile) => return format!("{} fits no Kong.", name(*tile)),
        R::PungToKong(tile) => {
            return format!(
                "A discard cannot turn your exposed Pung of {} into a Kong; only a tile that you draw can.",
                name(*tile)
            );
        }
        R::NoRobbery(tile) => return format!("{} does not make Mah Jongg.", name(*tile)),
        R::UseClaimedFirst(tile) => return format!("Say first what {} completes.", name(*tile)),
    };
    sentence.to_owned()
}

/// A list of alternatives, such as `2 Bamboo, 5 Bamboo or 8 Bamboo`.
fn alternatives(names: &[String]) -> String {
    match names {
        [] => "the tile that makes Mah Jongg".to_owned(),
        [only] => only.clone(),
        [before @ .., last] => format!("{} or {last}", before.join(", ")),
    }
}

/// The text of a `ClaimDenied` message.
pub fn denial(denial: &Denial) -> String {
    let claim = match denial {
        Denial::Foreign(text) => return text.clone(),
        Denial::BetterClaim(Claim::MahJong) => "Mah Jongg",
        Denial::BetterClaim(Claim::Kong) => "a Kong",
        Denial::BetterClaim(Claim::Pung) => "a Pung",
        Denial::BetterClaim(Claim::Chow(_)) => "a Chow",
    };
    format!("Another player takes the tile for {claim}.")
}

#[cfg(test)]
mod tests {
    use engine::tiles::{Tile, TileSet};

    use super::*;

    #[test]
    fn a_refusal_names_tiles_by_their_english_names() {
        let tiles = ["5B", "RD", "6C"].map(|text| text.parse::<Tile>().expect("a tile"));
        let waits = |count: usize| {
            let waits: TileSet = tiles[..count].iter().copied().collect();
            refusal(&Refusal::StandingClaim(waits))
        };
        assert_eq!(
            [waits(0), waits(1), waits(3)],
            [
                "You have a Standing Hand: only the tile that makes Mah Jongg may be taken.",
                "You have a Standing Hand: only 5 Bamboo may be taken.",
                "You have a Standing Hand: only 5 Bamboo, 6 Wan or Red Dragon may be taken.",
            ]
        );
    }

    #[test]
    fn a_denial_names_the_better_claim_and_keeps_a_foreign_text() {
        let better = Denial::BetterClaim(Claim::Pung);
        assert_eq!(denial(&better), "Another player takes the tile for a Pung.");
        assert_eq!(denial(&Denial::Foreign("Sorry".to_owned())), "Sorry");
    }
}
