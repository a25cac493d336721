//! Why an action is possible or not.

use engine::tiles::{Tile, TileSet};
use players::{Action, HeldTiles, HintReason, MissingTiles};
use words::{Key, Value, key, noun, say};

use crate::{Describe, Named, TileWording};

/// The maximum number of waits that are named.
const MAX_NAMED: usize = 5;

impl Named for Action {
    fn noun(self) -> Key {
        match self {
            Self::Chow => key!("label-chow"),
            Self::Pung => key!("label-pung"),
            Self::Kong => key!("label-kong"),
            Self::MahJong => key!("label-mah-jongg"),
            Self::Pass => key!("advice-pass"),
            Self::Discard => key!("hint-discard"),
        }
    }
}

/// Why a discard cannot be added to an exposed Pung.
pub fn no_kong_with_a_discard() -> &'static str {
    say!("hint-discard-to-exposed-pung")
}

impl Describe for HintReason {
    fn describe(&self) -> String {
        match self {
            Self::Possible => say!("hint-available").to_owned(),
            Self::Refused(refusal) => refusal.describe(),
            Self::NoClaimNeeded => say!("hint-passing").to_owned(),
            Self::AnyTile => say!("hint-discard-any").to_owned(),
            Self::OnlyTile(tile) => say!("hint-discard-drawn", tile = tile.noun()),
            Self::OneChowOnly => say!("refusal-one-chow-only").to_owned(),
            Self::NoChows => say!("hint-chows-off").to_owned(),
            Self::NoSuit(tile) => say!("hint-chow-without-suit", tile = tile.noun()),
            Self::NoChow {
                tile,
                missing,
                from_left,
            } => no_chow(*tile, missing, *from_left),
            Self::NoPung(HeldTiles { tile, held }) => {
                say!("hint-no-pung", tile = tile.noun(), held)
            }
            Self::NoKong(HeldTiles { tile, held }) => {
                say!("hint-no-kong", tile = tile.noun(), held)
            }
            Self::FourthOfExposedPung => no_kong_with_a_discard().to_owned(),
            Self::KongAfterDraw(tile) => say!("hint-kong-after-claim", tile = tile.noun()),
            Self::NoThreeOfAKind => say!("hint-kong-without-three").to_owned(),
            Self::FourthGone(tiles) => {
                let names = words::all_of(tiles.iter().map(|tile| tile.noun()));
                say!("hint-kong-fourth-gone", names)
            }
            Self::FourthMissing(tiles) => {
                let names = words::any_of(tiles.iter().map(|tile| tile.noun()));
                say!("hint-kong-fourth-missing", names)
            }
            Self::OnlyDiscardAfterClaim => say!("hint-discard-after-claim").to_owned(),
            Self::Incomplete(missing) => incomplete(missing),
        }
    }
}

fn no_chow(tile: Tile, missing: &[Vec<Tile>], from_left: bool) -> String {
    let complete = missing.iter().any(Vec::is_empty);
    let ways = missing
        .iter()
        .map(|tiles| words::all_of(tiles.iter().map(|tile| tile.noun())));
    let rule = say!("hint-chow-from-left");
    let lacked = say!(
        "hint-chow-missing",
        tile = tile.noun(),
        ways = words::any_of(ways)
    );
    match (from_left, complete) {
        (false, true) => rule.to_owned(),
        (false, false) => words::sentences([rule, &lacked]),
        (true, _) => lacked,
    }
}

fn incomplete(missing: &MissingTiles) -> String {
    let (rule, lacking) = (missing.reason.describe(), missing.lacking);
    let sets = match missing.claimed {
        Some(tile) => say!("hint-distance-with-tile", tile = tile.noun(), lacking),
        None => say!("hint-distance", lacking),
    };
    let waits = missing
        .waits
        .map(|waits| say!("hint-waits", waits = waiting_for(waits)));
    words::sentences([rule, sets].into_iter().chain(waits))
}

/// Names these waits, or the first `MAX_NAMED` of them "or others".
fn waiting_for(kinds: TileSet) -> Value<'static> {
    let more = kinds.iter().count() > MAX_NAMED;
    let named = kinds.iter().take(MAX_NAMED).map(|tile| tile.noun());
    match more {
        true => noun!("hint-or-others", named = words::listed(named)).into(),
        false => words::any_of(named).into(),
    }
}
