//! Whether a claim, a Kong, a discard or Mah Jongg is possible, and if not, why: the rule that forbids it, the tiles that are missing, the
//! special hands that nearly count. Uses what the seat sees, under any rule set.

use engine::rules::{NotMahJongg, Source, Win};
use engine::table::{ChowPosition, Claim, ClaimWindow, Move, Refusal, Request, SeatView};
use engine::tiles::shanten::{Aim, Shape};
use engine::tiles::{MeldKind, Tile, TileSet};

/// An action that a player may want to take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Claiming a Chow.
    Chow,
    /// Claiming a Pung.
    Pung,
    /// Claiming or making a Kong.
    Kong,
    /// Going Mah Jongg.
    MahJong,
    /// Passing on a discard or a Kong.
    Pass,
    /// Discarding.
    Discard,
}

/// Whether an action is possible, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionHint {
    /// The action.
    pub action: Action,
    /// Whether it is possible now.
    pub possible: bool,
    /// Why it is not possible, or what can be done.
    pub reason: HintReason,
}

/// Why an action is not possible, or what can be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HintReason {
    /// It is possible.
    Possible,
    /// The table refuses it for this reason.
    Refused(Refusal),
    /// Passing is possible: play continues without a claim of the viewer.
    NoClaimNeeded,
    /// Any tile can be discarded.
    AnyTile,
    /// Only this tile, the drawn one, can be discarded.
    OnlyTile(Tile),
    /// The rules have no Chows.
    NoChows,
    /// A hand may have only one Chow, and one is laid out.
    OneChowOnly,
    /// The tile has no suit and cannot be in a Chow.
    NoSuit(Tile),
    /// A Chow cannot be made of the tile.
    NoChow {
        /// The tile.
        tile: Tile,
        /// The tiles that the viewer lacks, for each position of the tile in a Chow.
        missing: Vec<Vec<Tile>>,
        /// Whether the tile comes from the player to the left.
        from_left: bool,
    },
    /// The viewer holds too few of the tile for a Pung.
    NoPung(HeldTiles),
    /// The viewer holds too few of the tile for a Kong.
    NoKong(HeldTiles),
    /// A discard cannot turn an exposed Pung into a Kong.
    FourthOfExposedPung,
    /// Four of this tile are held, but a Kong can be made only after drawing.
    KongAfterDraw(Tile),
    /// The hand has no three of a kind, neither on the stake nor laid out.
    NoThreeOfAKind,
    /// The fourth tiles of these kinds cannot be drawn any more.
    FourthGone(Vec<Tile>),
    /// The viewer lacks the fourth tile of each of these kinds, which can still come.
    FourthMissing(Vec<Tile>),
    /// After a claim only a discard is possible.
    OnlyDiscardAfterClaim,
    /// The tiles are not Mah Jongg.
    Incomplete(MissingTiles),
}

/// How many of a tile the viewer holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldTiles {
    /// The tile.
    pub tile: Tile,
    /// How many.
    pub held: u8,
}

/// Why tiles are not Mah Jongg.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingTiles {
    /// The reason.
    pub reason: NotMahJongg,
    /// The tile that could be claimed; `None` in the viewer's own turn.
    pub claimed: Option<Tile>,
    /// The number of tiles that the sets lack even with that tile.
    pub lacking: u8,
    /// The kinds that would complete the sets; `None` in the viewer's own turn, or if the hand lacks more than one tile.
    pub waits: Option<TileSet>,
}

/// Hints on the discard or Kong that can be claimed, or on the viewer's own turn, possible actions first; empty at other times.
pub fn action_hints(view: &SeatView) -> Vec<ActionHint> {
    let claimable = view.window.filter(|window| window.from != view.seat());
    let mut hints = match (claimable, view.request()) {
        (Some(window), _) if window.kong => vec![mah_jongg_hint(view, &window), pass_hint(view)],
        (Some(window), _) => vec![
            chow_hint(view, &window),
            pung_hint(view, window.tile),
            kong_hint(view, window.tile),
            mah_jongg_hint(view, &window),
            pass_hint(view),
        ],
        (None, Some(Request::Turn { drawn })) => {
            vec![
                discard_hint(view),
                own_kong_hint(view, drawn),
                own_mah_jongg_hint(view, drawn),
            ]
        }
        _ => Vec::new(),
    };
    hints.sort_by_key(|hint| !hint.possible);
    hints
}

/// The hint on an action that is taken by this move; `reason` explains why the tiles do not allow it.
fn hint(
    action: Action,
    view: &SeatView,
    choice: Move,
    reason: impl Fn() -> HintReason,
) -> ActionHint {
    let refusal = view.check(&choice).err();
    ActionHint {
        action,
        possible: refusal.is_none(),
        reason: match refusal {
            None => HintReason::Possible,
            // If the seat has answered or stands, the refusal says so. Otherwise the missing tiles explain more than the rule alone.
            Some(refusal) if view.me().standing || view.answered => HintReason::Refused(refusal),
            Some(_) => reason(),
        },
    }
}

fn chow_hint(view: &SeatView, window: &ClaimWindow) -> ActionHint {
    let tile = window.tile;
    let claim = Move::Claim(Claim::Chow(None));
    hint(Action::Chow, view, claim, || {
        if !view.rules.options.chows {
            return HintReason::NoChows;
        }
        let limit = view.rules.options.chow_limit();
        if !limit.remaining(&view.me().melds).allows_chows() {
            return HintReason::OneChowOnly;
        }
        if tile.suit().is_none() {
            return HintReason::NoSuit(tile);
        }
        let missing = ChowPosition::ALL
            .into_iter()
            .filter_map(|position| position.others(tile))
            .map(|others| {
                let missing = others.into_iter();
                let missing = missing.filter(|other| !view.me().stake.has(*other));
                missing.collect()
            })
            .collect();
        HintReason::NoChow {
            tile,
            missing,
            from_left: window.from.next() == view.seat(),
        }
    })
}

fn pung_hint(view: &SeatView, tile: Tile) -> ActionHint {
    hint(Action::Pung, view, Move::Claim(Claim::Pung), || {
        HintReason::NoPung(held(view, tile))
    })
}

/// Whether a tile is the fourth of a Pung that the viewer has laid out.
pub fn is_fourth_of_exposed_pung(view: &SeatView, tile: Tile) -> bool {
    let mut melds = view.me().melds.iter();
    melds.any(|meld| meld.tile == tile && meld.kind == MeldKind::Pung)
}

fn kong_hint(view: &SeatView, tile: Tile) -> ActionHint {
    hint(
        Action::Kong,
        view,
        Move::Claim(Claim::Kong),
        || match is_fourth_of_exposed_pung(view, tile) {
            true => HintReason::FourthOfExposedPung,
            false => HintReason::NoKong(held(view, tile)),
        },
    )
}

fn held(view: &SeatView, tile: Tile) -> HeldTiles {
    HeldTiles {
        tile,
        held: view.me().stake[tile],
    }
}

fn pass_hint(view: &SeatView) -> ActionHint {
    let refusal = view.check(&Move::Pass).err();
    ActionHint {
        action: Action::Pass,
        possible: refusal.is_none(),
        reason: refusal.map_or(HintReason::NoClaimNeeded, HintReason::Refused),
    }
}

/// A player who stands must discard the drawn tile.
fn discard_hint(view: &SeatView) -> ActionHint {
    let tiles = view.legal().into_iter().filter_map(|choice| match choice {
        Move::Discard { tile, .. } => Some(tile),
        _ => None,
    });
    let tiles: TileSet = tiles.collect();
    let mut kinds = tiles.iter();
    ActionHint {
        action: Action::Discard,
        possible: !tiles.is_empty(),
        reason: match (kinds.next(), kinds.next()) {
            (Some(only), None) => HintReason::OnlyTile(only),
            _ => HintReason::AnyTile,
        },
    }
}

fn mah_jongg_hint(view: &SeatView, window: &ClaimWindow) -> ActionHint {
    let source = match window.kong {
        true => Source::Snatch,
        false => Source::Discard,
    };
    hint(Action::MahJong, view, Move::Claim(Claim::MahJong), || {
        incomplete(view, Some(window.tile), &view.win(window.tile, source))
    })
}

fn own_kong_hint(view: &SeatView, drawn: Option<Tile>) -> ActionHint {
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
    let candidates: Vec<Tile> = threes
        .map(|(tile, _)| tile)
        .chain(pungs.map(|meld| meld.tile))
        .collect();
    let is_gone = |tile: &Tile| view.open[*tile] + me.stake[*tile] >= 4;
    let (gone, missing): (Vec<Tile>, Vec<Tile>) = candidates.iter().partition(|tile| is_gone(tile));
    let concealed_four = me
        .stake
        .kinds()
        .find(|(_, count)| *count == 4)
        .map(|(tile, _)| tile);
    // Without a candidate any tile of the hand gives the reason that there is none.
    let any_tile = || me.stake.kinds().map(|(tile, _)| tile).next();
    let tile = concealed_four
        .or(candidates.first().copied())
        .or_else(any_tile);
    let attempt = choice.or(tile.map(Move::Kong)).unwrap_or(Move::Pass);
    hint(Action::Kong, view, attempt, || {
        match (concealed_four, drawn) {
            (Some(tile), None) => HintReason::KongAfterDraw(tile),
            _ if candidates.is_empty() => HintReason::NoThreeOfAKind,
            _ if missing.is_empty() => HintReason::FourthGone(gone.clone()),
            _ => HintReason::FourthMissing(missing.clone()),
        }
    })
}

fn own_mah_jongg_hint(view: &SeatView, drawn: Option<Tile>) -> ActionHint {
    hint(Action::MahJong, view, Move::MahJong, || match drawn {
        None => HintReason::OnlyDiscardAfterClaim,
        Some(tile) => incomplete(view, None, &view.win(tile, Source::Wall)),
    })
}

/// Why the viewer's tiles, with the one that could be claimed, are not Mah Jongg.
fn incomplete(view: &SeatView, claimed: Option<Tile>, win: &Win) -> HintReason {
    let me = view.me();
    let mut hand = me.hand();
    if let Some(tile) = claimed {
        hand.stake.add(tile);
    }
    let aim = Aim {
        chows: view.rules.options.chow_limit().remaining(&me.melds),
        ..Aim::regular(me.melds.len())
    };
    let (lacking_without_claim, waits) = Shape::of(&me.stake).useful(aim);
    let situation = view.situation(Some(win.clone()));
    HintReason::Incomplete(MissingTiles {
        reason: view.rules.why_not_mah_jong(&hand, &situation),
        claimed,
        lacking: Shape::of(&hand.stake).lacking(aim),
        waits: (claimed.is_some() && lacking_without_claim == 1).then_some(waits),
    })
}
