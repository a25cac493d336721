//! Why an action is not possible, or what to do.

use engine::tiles::{Tile, TileSet};
use players::{Action, HeldTiles, HintReason, MissingTiles};
use words::say;

use crate::{Describe, Named, TileWording};

/// Kinds of tile named at most.
const NAMED: usize = 5;

impl Named for Action {
    fn name(self) -> &'static str {
        match self {
            Self::Chow => say!("label-chow"),
            Self::Pung => say!("label-pung"),
            Self::Kong => say!("label-kong"),
            Self::MahJong => say!("label-mah-jongg"),
            Self::Pass => say!("advice-pass"),
            Self::Discard => say!("advice-discard"),
        }
    }
}

/// Why a discard cannot be added to an exposed Pung.
pub fn no_kong_with_a_discard() -> &'static str {
    say!("advice-a-discard-cannot-turn-an")
}

impl Describe for HintReason {
    fn describe(&self) -> String {
        match self {
            Self::Possible => say!("advice-it-can-be-done").to_owned(),
            Self::Refused(refusal) => refusal.describe(),
            Self::PlayGoesOn => say!("advice-play-goes-on-without-you").to_owned(),
            Self::AnyTile => say!("advice-any-of-your-tiles").to_owned(),
            Self::OnlyTile(tile) => say!("advice-only-this-tile", tile = tile.name()),
            Self::NoChows => say!("advice-chows-are-not-allowed-in").to_owned(),
            Self::NoSuit(tile) => say!("advice-is-of-no-suit-a", tile = tile.name()),
            Self::NoChow {
                tile,
                missing,
                from_left,
            } => no_chow(*tile, missing, *from_left),
            Self::NoPung(tiles) => {
                say!("advice-a-pung-is-three-alike", holding = holding(*tiles))
            }
            Self::NoKong(tiles) => {
                say!("advice-a-kong-is-four-alike", holding = holding(*tiles))
            }
            Self::FourthOfExposedPung => no_kong_with_a_discard().to_owned(),
            Self::KongAfterDraw(tile) => say!("advice-a-kong-can-be-made", tile = tile.name()),
            Self::NoThreeAlike => say!("advice-a-kong-is-four-alike-you").to_owned(),
            Self::FourthGone(tiles) => {
                let names = words::all(&names(tiles.iter().copied()));
                say!("advice-a-kong-is-four-alike-gone", names)
            }
            Self::FourthMissing(tiles) => {
                let names = words::any(&names(tiles.iter().copied()));
                say!("advice-a-kong-is-four-alike-you-lack", names)
            }
            Self::OnlyDiscardAfterClaim => say!("advice-after-a-claim-you-can").to_owned(),
            Self::Incomplete(missing) => incomplete(missing),
        }
    }
}

fn no_chow(tile: Tile, missing: &[Vec<Tile>], from_left: bool) -> String {
    let complete = missing.iter().any(Vec::is_empty);
    let ways: Vec<String> = missing
        .iter()
        .map(|tiles| words::all(&names(tiles.iter().copied())))
        .collect();
    let rule = say!("advice-only-the-player-to-your");
    let lacked = say!(
        "advice-for-a-chow-with-you",
        tile = tile.name(),
        ways = words::any(&ways)
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
        Some(tile) => say!("advice-with-your-sets-lack", tile = tile.name(), lacking),
        None => say!("advice-your-sets-lack", lacking),
    };
    let waits = match missing.waits {
        Some(waits) => say!("advice-you-wait-for", listed = listed(waits)),
        None => String::new(),
    };
    format!("{rule} {sets}{waits}")
}

fn holding(tiles: HeldTiles) -> String {
    let name = tiles.tile.name();
    match tiles.held {
        0 => say!("advice-you-hold-no", name),
        1 => say!("advice-you-hold-one", name),
        2 => say!("advice-you-hold-two", name),
        _ => say!("advice-you-hold-three", name),
    }
}

fn names(tiles: impl Iterator<Item = Tile>) -> Vec<String> {
    tiles.map(|tile| tile.name()).collect()
}

/// A few of these kinds.
fn listed(kinds: TileSet) -> String {
    let more = kinds.iter().count() > NAMED;
    let named = names(kinds.iter().take(NAMED));
    match more {
        true => say!("advice-or-others", named = named.join(", ")),
        false => words::any(&named),
    }
}
