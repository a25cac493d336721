//! Why an action is possible or not.

use engine::tiles::{Tile, TileSet};
use players::{Action, HeldTiles, HintReason, MissingTiles};
use words::say;

use crate::{Describe, Named, TileWording};

/// The maximum number of waits that are named.
const MAX_NAMED: usize = 5;

impl Named for Action {
    fn name(self) -> &'static str {
        match self {
            Self::Chow => say!("label-chow"),
            Self::Pung => say!("label-pung"),
            Self::Kong => say!("label-kong"),
            Self::MahJong => say!("label-mah-jongg"),
            Self::Pass => say!("advice-pass"),
            Self::Discard => say!("hint-discard"),
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
            Self::OnlyTile(tile) => say!("hint-discard-drawn", tile = tile.name()),
            Self::OneChowOnly => say!("refusal-one-chow-only").to_owned(),
            Self::NoChows => say!("hint-chows-off").to_owned(),
            Self::NoSuit(tile) => say!("hint-chow-without-suit", tile = tile.name()),
            Self::NoChow {
                tile,
                missing,
                from_left,
            } => no_chow(*tile, missing, *from_left),
            Self::NoPung(tiles) => {
                say!("hint-no-pung", holding = holding(*tiles))
            }
            Self::NoKong(tiles) => {
                say!("hint-no-kong", holding = holding(*tiles))
            }
            Self::FourthOfExposedPung => no_kong_with_a_discard().to_owned(),
            Self::KongAfterDraw(tile) => say!("hint-kong-after-claim", tile = tile.name()),
            Self::NoThreeOfAKind => say!("hint-kong-without-three").to_owned(),
            Self::FourthGone(tiles) => {
                let names = words::list_and(&names(tiles.iter().copied()));
                say!("hint-kong-fourth-gone", names)
            }
            Self::FourthMissing(tiles) => {
                let names = words::list_or(&names(tiles.iter().copied()));
                say!("hint-kong-fourth-missing", names)
            }
            Self::OnlyDiscardAfterClaim => say!("hint-discard-after-claim").to_owned(),
            Self::Incomplete(missing) => incomplete(missing),
        }
    }
}

fn no_chow(tile: Tile, missing: &[Vec<Tile>], from_left: bool) -> String {
    let complete = missing.iter().any(Vec::is_empty);
    let ways: Vec<String> = missing
        .iter()
        .map(|tiles| words::list_and(&names(tiles.iter().copied())))
        .collect();
    let rule = say!("hint-chow-from-left");
    let lacked = say!(
        "hint-chow-missing",
        tile = tile.name(),
        ways = words::list_or(&ways)
    );
    match (from_left, complete) {
        (false, true) => rule.to_owned(),
        (false, false) => format!("{rule} {lacked}"),
        (true, _) => lacked,
    }
}

fn incomplete(missing: &MissingTiles) -> String {
    let (rule, lacking) = (missing.reason.describe(), missing.lacking);
    let sets = match missing.claimed {
        Some(tile) => say!("hint-distance-with-tile", tile = tile.name(), lacking),
        None => say!("hint-distance", lacking),
    };
    let waits = match missing.waits {
        Some(waits) => say!("hint-waits", listed = listed(waits)),
        None => String::new(),
    };
    format!("{rule} {sets}{waits}")
}

fn holding(tiles: HeldTiles) -> String {
    let name = tiles.tile.name();
    match tiles.held {
        0 => say!("hint-holding-none", name),
        1 => say!("hint-holding-one", name),
        2 => say!("hint-holding-two", name),
        _ => say!("hint-holding-three", name),
    }
}

fn names(tiles: impl Iterator<Item = Tile>) -> Vec<String> {
    tiles.map(|tile| tile.name()).collect()
}

/// Names these waits, or the first `MAX_NAMED` of them "or others".
fn listed(kinds: TileSet) -> String {
    let more = kinds.iter().count() > MAX_NAMED;
    let named = names(kinds.iter().take(MAX_NAMED));
    match more {
        true => say!("hint-or-others", named = named.join(", ")),
        false => words::list_or(&named),
    }
}
