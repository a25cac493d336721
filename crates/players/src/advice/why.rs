//! Why a claim, a kong or Mah Jongg cannot be made: which rule is in the way, which tiles are missing, and which special hands
//! would have counted. Works from what the seat sees, under every rule set.

use crate::tile_names::TileWording;
use crate::wording_bridge::Describe;
use engine::rules::{Source, Win};
use engine::table::{ChowPosition, Claim, ClaimWindow, Move, Request, SeatView};
use engine::tiles::shanten::{Aim, Shape};
use engine::tiles::{MeldKind, Tile, TileSet};
use words;
use words::say;

/// Something one may want to do, and whether it can be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// `Chow`, `Pung`, `Kong` or `Mah Jongg`; `Pass` or `Discard`.
    pub name: &'static str,
    /// It can be done now.
    pub can: bool,
    /// Why not, or with what; whole sentences.
    pub why: String,
}

/// Kinds of tile named at most.
const NAMED: usize = 5;

/// What can and cannot be done with the discard or kong that waits, or in the own turn, what can be done first; nothing at other times.
pub fn wishes(view: &SeatView) -> Vec<Wish> {
    let open = view.window.filter(|window| window.from != view.seat());
    let mut wishes = match (open, view.request()) {
        (Some(window), _) if window.kong => vec![mah_jongg(view, &window), pass(view)],
        (Some(window), _) => vec![
            chow(view, &window),
            pung(view, window.tile),
            kong(view, window.tile),
            mah_jongg(view, &window),
            pass(view),
        ],
        (None, Some(Request::Turn { drawn })) => {
            vec![discard(view), own_kong(view, drawn), out(view, drawn)]
        }
        _ => Vec::new(),
    };
    wishes.sort_by_key(|wish| !wish.can);
    wishes
}

fn wish(name: &'static str, view: &SeatView, choice: Move, why: impl Fn() -> String) -> Wish {
    match view.check(&choice) {
        Ok(()) => Wish {
            name,
            can: true,
            why: say!("advice-it-can-be-done").to_owned(),
        },
        // A seat that has answered or stands is told so; else what is missing says more than the bare rule.
        Err(refused) => Wish {
            name,
            can: false,
            why: match view.me().standing || view.answered {
                true => refused.describe(),
                false => why(),
            },
        },
    }
}

fn chow(view: &SeatView, window: &ClaimWindow) -> Wish {
    let tile = window.tile;
    wish(
        say!("label-chow"),
        view,
        Move::Claim(Claim::Chow(None)),
        || {
            if !view.rules.options.chows {
                return say!("advice-chows-are-not-allowed-in").to_owned();
            }
            if tile.suit().is_none() {
                return say!("advice-is-of-no-suit-a", tile = tile.name());
            }
            let ways: Vec<String> = ChowPosition::ALL
                .into_iter()
                .filter_map(|place| place.others(tile))
                .map(|others| {
                    let missing = others.into_iter();
                    let missing = missing.filter(|other| !view.me().stake.has(*other));
                    words::all(&names(missing))
                })
                .collect();
            let complete = ways.iter().any(String::is_empty);
            let rule = say!("advice-only-the-player-to-your");
            let missing = say!(
                "advice-for-a-chow-with-you",
                tile = tile.name(),
                ways = words::any(&ways)
            );
            match (window.from.next() == view.seat(), complete) {
                (false, true) => rule.to_owned(),
                (false, false) => format!("{rule} {missing}"),
                (true, _) => missing,
            }
        },
    )
}

fn pung(view: &SeatView, tile: Tile) -> Wish {
    let held = view.me().stake[tile];
    wish(say!("label-pung"), view, Move::Claim(Claim::Pung), || {
        say!(
            "advice-a-pung-is-three-alike",
            holding = holding(tile, held)
        )
    })
}

/// Why a discard is no fourth tile for a Pung that the viewer has laid out; `None` if there is no such Pung.
pub fn why_no_fourth(view: &SeatView, tile: Tile) -> Option<&'static str> {
    let mut melds = view.me().melds.iter();
    melds
        .any(|meld| meld.tile == tile && meld.kind == MeldKind::Pung)
        .then(|| say!("advice-a-discard-cannot-turn-an"))
}

fn kong(view: &SeatView, tile: Tile) -> Wish {
    let held = view.me().stake[tile];
    wish(
        say!("label-kong"),
        view,
        Move::Claim(Claim::Kong),
        || match why_no_fourth(view, tile) {
            Some(why) => why.to_owned(),
            None => say!("advice-a-kong-is-four-alike", holding = holding(tile, held)),
        },
    )
}

/// Letting a discard or a kong go.
fn pass(view: &SeatView) -> Wish {
    let refused = view.check(&Move::Pass).err();
    Wish {
        name: say!("advice-pass"),
        can: refused.is_none(),
        why: refused.map_or_else(
            || say!("advice-play-goes-on-without-you").to_owned(),
            |refused| refused.describe(),
        ),
    }
}

/// Discarding, in the own turn: a player who stands discards what was drawn.
fn discard(view: &SeatView) -> Wish {
    let tiles = view.legal().into_iter().filter_map(|choice| match choice {
        Move::Discard { tile, .. } => Some(tile),
        _ => None,
    });
    let tiles: TileSet = tiles.collect();
    let mut kinds = tiles.iter();
    Wish {
        name: say!("advice-discard"),
        can: !tiles.is_empty(),
        why: match (kinds.next(), kinds.next()) {
            (Some(only), None) => say!("advice-only-this-tile", tile = only.name()),
            _ => say!("advice-any-of-your-tiles").to_owned(),
        },
    }
}

fn mah_jongg(view: &SeatView, window: &ClaimWindow) -> Wish {
    let source = match window.kong {
        true => Source::Snatch,
        false => Source::Discard,
    };
    wish(
        say!("label-mah-jongg"),
        view,
        Move::Claim(Claim::MahJong),
        || incomplete(view, Some(window.tile), &view.win(window.tile, source)),
    )
}

fn own_kong(view: &SeatView, drawn: Option<Tile>) -> Wish {
    let me = view.me();
    let choice = view
        .legal()
        .into_iter()
        .find(|choice| matches!(choice, Move::Kong(_)));
    let pungs = me
        .melds
        .iter()
        .filter(|meld| meld.is_pung_or_kong() && meld.is_exposed());
    let threes = me
        .stake
        .kinds()
        .filter(|(tile, count)| *count == 3 && !tile.is_bonus());
    let near: Vec<Tile> = threes
        .map(|(tile, _)| tile)
        .chain(pungs.map(|meld| meld.tile))
        .collect();
    let is_gone = |tile: &Tile| view.open[*tile] + me.stake[*tile] >= 4;
    let (gone, lacked): (Vec<Tile>, Vec<Tile>) = near.iter().partition(|tile| is_gone(tile));
    let four = me
        .stake
        .kinds()
        .find(|(_, count)| *count == 4)
        .map(|(tile, _)| tile);
    // Any tile of the hand will do to be told that there is none.
    let any = || me.stake.kinds().map(|(tile, _)| tile).next();
    let tile = four.or(near.first().copied()).or_else(any);
    let asked = choice.or(tile.map(Move::Kong)).unwrap_or(Move::Pass);
    wish(say!("label-kong"), view, asked, || match (four, drawn) {
        (Some(tile), None) => say!("advice-a-kong-can-be-made", tile = tile.name()),
        _ if near.is_empty() => say!("advice-a-kong-is-four-alike-you").to_owned(),
        _ if lacked.is_empty() => say!(
            "advice-a-kong-is-four-alike-gone",
            names = words::all(&names(gone.iter().copied()))
        ),
        _ => say!(
            "advice-a-kong-is-four-alike-you-lack",
            names = words::any(&names(lacked.iter().copied()))
        ),
    })
}

fn out(view: &SeatView, drawn: Option<Tile>) -> Wish {
    wish(
        say!("label-mah-jongg"),
        view,
        Move::MahJong,
        || match drawn {
            None => say!("advice-after-a-claim-you-can").to_owned(),
            Some(tile) => incomplete(view, None, &view.win(tile, Source::Wall)),
        },
    )
}

/// What keeps these tiles from being Mah Jongg: how far the sets are, and the special hands they nearly are.
fn incomplete(view: &SeatView, claimed: Option<Tile>, win: &Win) -> String {
    let me = view.me();
    let mut hand = me.hand();
    if let Some(tile) = claimed {
        hand.stake.add(tile);
    }
    let aim = Aim {
        chows: view.rules.options.chows,
        ..Aim::regular(me.melds.len())
    };
    let lacking = Shape::of(&hand.stake).lacking(aim);
    let sets = match claimed {
        Some(tile) => say!("advice-with-your-sets-lack", tile = tile.name(), lacking),
        None => say!("advice-your-sets-lack", lacking),
    };
    let (short, waits) = Shape::of(&me.stake).useful(aim);
    let waits = match (claimed, short) {
        (Some(_), 1) => say!("advice-you-wait-for", listed = listed(waits)),
        _ => String::new(),
    };
    let rule = view
        .rules
        .why_not_mah_jong(&hand, &view.situation(Some(win.clone())))
        .describe();
    format!("{rule} {sets}{waits}")
}

fn holding(tile: Tile, held: u8) -> String {
    let name = tile.name();
    match held {
        0 => say!("advice-you-hold-no", name),
        1 => say!("advice-you-hold-one", name),
        2 => say!("advice-you-hold-two", name),
        _ => say!("advice-you-hold-three", name),
    }
}

fn names(tiles: impl Iterator<Item = Tile>) -> Vec<String> {
    tiles.map(|tile| tile.name()).collect()
}

fn listed(kinds: TileSet) -> String {
    let more = kinds.iter().count() > NAMED;
    let named = names(kinds.iter().take(NAMED));
    match more {
        true => say!("advice-or-others", named = named.join(", ")),
        false => words::any(&named),
    }
}
