//! Why a discard is claimed, or let go: what speaks for the set it makes, or against it, most plainly.

use super::choice::{Choice, DEAR, ordinary};
use super::goal::{by_suit, waits};
use super::reach::{Reach, is_pair, lacking};
use crate::prospect::Prospect;
use crate::score_estimates::Picture;
use crate::search::{Course, Goal};
use crate::tile_names::{Named, TileWording};
use engine::table::SeatView;
use engine::tiles::{Hand, Meld, MeldKind, Tile};
use words::say;

/// How near a hand is after a claim that brings it no nearer.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Distance {
    /// How many tiles it lacks then, and how many it lacks now.
    lacking: (u8, u8),
    /// The claim takes the pair.
    pair: bool,
}

/// What speaks most plainly for a claim, or against the best one.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum ClaimReason {
    /// It makes Mah Jongg.
    Wins,
    /// One tile is lacking after it: one of these.
    Calling(Vec<Tile>),
    /// The hand lacks fewer tiles after it: so many, for a plan that has a name of its own if it does so for that alone.
    Nearer(u8, Option<String>),
    /// The hand comes no nearer, but would count so much instead of so much.
    Worthier(Distance, u32, u32),
    /// The hand comes no nearer, but so many unseen tiles help instead of so many.
    MoreHelp(Distance, u32, u32),
    /// The hand comes no nearer, but so many unseen tiles help towards this plan instead of so many.
    MoreHelpTowards(Distance, String, u32, u32),
    /// The hand comes no nearer, but is easier to complete.
    Easier(Distance),
    /// Four alike count more, and a loose tile comes with them.
    LooseTile,
    /// The set would open a hand that counts more if every tile of it is drawn.
    Opens(MeldKind),
    /// The set would end what the hand can become.
    Ends(MeldKind, String),
    /// The hand would lack so many tiles, as many as now.
    NoNearer(MeldKind, u8),
    /// The hand would lack so many tiles, more than now, which is so many.
    Farther(MeldKind, u8, u8),
    /// It would take the pair of this tile, and the hand would lack as many tiles as now.
    UsesPair(MeldKind, Tile),
    /// The hand has such a set already.
    Held(MeldKind),
    /// The hand would count so much instead of so much.
    CountsLess(MeldKind, u32, u32),
    /// The hand would go out so often in a hundred times instead of so often.
    WinsLess(MeldKind, u32, u32),
    /// The hand promises less with the set, a tile further on.
    PromisesLess(MeldKind),
}

/// Why it is claimed, from the hand before and after, and from what the hand is worth with it and without it.
pub(super) fn why_taken(
    prospect: &Prospect<'_>,
    meld: Meld,
    (hand, rest): (&Hand, &Hand),
    choices: Option<(&Choice, &Choice)>,
) -> ClaimReason {
    let view = prospect.view;
    let waits = waits(view, rest);
    let [now, after] = [hand, rest].map(|hand| Reach::of(prospect, hand));
    let as_near = || Distance {
        lacking: (after.lacking, now.lacking),
        pair: used_pair(view, hand, meld).is_some(),
    };
    // The list tells how many tiles help with the plan that it names.
    let helped = |towards: &str, told: &Choice, after, now| match told.plan == ordinary() {
        true => ClaimReason::MoreHelp(as_near(), after, now),
        false => ClaimReason::MoreHelpTowards(as_near(), towards.to_owned(), after, now),
    };
    match meld.kind {
        _ if !waits.is_empty() => ClaimReason::Calling(waits),
        MeldKind::Kong => ClaimReason::LooseTile,
        _ if after.lacking < now.lacking => ClaimReason::Nearer(after.lacking, None),
        _ => match choices {
            Some((with, without)) if with.is_nearer_than(without) => {
                ClaimReason::Nearer(with.lacking, Some(with.aim()))
            }
            Some((with, without)) if with.helped_more_than(without) => {
                helped(&with.aim(), with, with.live, without.live)
            }
            Some((with, without))
                if with.plan != without.plan
                    && after.lacking == now.lacking
                    && after.live > now.live =>
            {
                helped(ordinary(), with, after.live, now.live)
            }
            Some((with, without)) if with.worth > without.worth => {
                ClaimReason::Worthier(as_near(), with.worth, without.worth)
            }
            _ => ClaimReason::Easier(as_near()),
        },
    }
}

/// Why the best set is not made, from what the hand is worth now and what it would be worth with it.
pub(super) fn why_passed(
    view: &SeatView,
    hand: &Hand,
    now: Option<&Choice>,
    (meld, after, rest): (Meld, Option<Choice>, &Hand),
) -> ClaimReason {
    let kind = meld.kind;
    let ends = now.and_then(|now| ended(&now.course, meld, &now.plan));
    let closed = now.is_some_and(|now| now.closed);
    let [lacks, would_lack] = [hand, rest].map(|hand| lacking(view, hand));
    let nearer = would_lack < lacks;
    match (ends, now.zip(after.as_ref())) {
        (Some(plan), _) => ClaimReason::Ends(kind, plan),
        (None, _) if closed && hand.melds.iter().all(|meld| !meld.is_exposed()) => {
            ClaimReason::Opens(kind)
        }
        (_, choices)
            if !nearer && !choices.is_some_and(|(now, after)| after.is_nearer_than(now)) =>
        {
            match would_lack > lacks {
                true => ClaimReason::Farther(kind, would_lack, lacks),
                false => no_nearer(view, hand, meld, would_lack),
            }
        }
        (None, Some((now, after))) if after.worth < now.worth => {
            ClaimReason::CountsLess(kind, after.worth, now.worth)
        }
        (None, Some((now, after))) if after.percent < now.percent => {
            ClaimReason::WinsLess(kind, after.percent, now.percent)
        }
        _ => ClaimReason::PromisesLess(kind),
    }
}

/// Why a set leaves a hand that lacks as many tiles as now, which is so many.
fn no_nearer(view: &SeatView, hand: &Hand, meld: Meld, lacking: u8) -> ClaimReason {
    let (kind, tiles) = (meld.kind, meld.tiles());
    let in_set = |tile: &Tile| tiles.iter().filter(|other| *other == tile).count();
    let is_held = |tile: &Tile| usize::from(hand.stake[*tile]) >= in_set(tile);
    if tiles.iter().all(is_held) {
        return ClaimReason::Held(kind);
    }
    match used_pair(view, hand, meld) {
        Some(pair) => ClaimReason::UsesPair(kind, pair),
        None => ClaimReason::NoNearer(kind, lacking),
    }
}

/// The pair of a hand that goes into a set.
fn used_pair(view: &SeatView, hand: &Hand, meld: Meld) -> Option<Tile> {
    let mut tiles = meld.tiles().into_iter();
    tiles.find(|tile| is_pair(view, hand, *tile))
}

/// What a course leads to, if a set ends that.
fn ended(course: &Course, meld: Meld, plan: &str) -> Option<String> {
    let stays = match (&course.goal, &course.special) {
        (Goal::Special(_), Some(tiles)) => meld.tiles().iter().all(|tile| tiles[*tile] > 0),
        (Goal::Sets(Picture::Any, _), _) => true,
        _ => course.aim.uses(meld.tile) && (course.aim.chows || meld.kind != MeldKind::Chow),
    };
    (!stays).then(|| plan.to_owned())
}

impl Distance {
    /// It as the first part of a sentence.
    fn words(&self) -> String {
        let ((lacking, now), takes) = (self.lacking, self.takes());
        let farther = lacking > now;
        say!("advice-as-near", lacking, now, takes, farther)
    }

    /// What the claim takes for its set.
    fn takes(&self) -> String {
        say!("advice-takes", pair = self.pair)
    }
}

impl ClaimReason {
    /// It in words, to be said after what to do.
    pub(super) fn words(&self) -> String {
        match self {
            Self::Wins => say!("advice-it-makes-mah-jongg").to_owned(),
            Self::Calling(waits) => say!("advice-one-tile-away-then", waits = by_suit(waits)),
            Self::Nearer(lacking, None) => say!("advice-you-then-lack-only", lacking),
            Self::Nearer(lacking, Some(plan)) => {
                let lack = say!("advice-you-then-lack-only", lacking);
                let lack = lack.trim_end_matches('.');
                say!("advice-lack-for-a-plan", lack, plan)
            }
            Self::Worthier(as_near, after, now) => {
                let as_near = as_near.words();
                say!("advice-counts-more-with-it", as_near, after, now)
            }
            Self::MoreHelp(as_near, after, now) => {
                let as_near = as_near.words();
                say!("advice-more-help-with-it", as_near, after, now)
            }
            Self::MoreHelpTowards(as_near, plan, after, now) => {
                let takes = as_near.takes();
                say!("advice-more-help-towards", takes, plan, after, now)
            }
            Self::Easier(as_near) => {
                say!("advice-easier-with-it", as_near = as_near.words())
            }
            Self::LooseTile => say!("advice-another-tile").to_owned(),
            Self::Opens(kind) => say!("advice-would-open", set = kind.name()),
            Self::Ends(kind, plan) => say!("advice-would-spoil", set = kind.name(), plan),
            Self::NoNearer(kind, lacking) => {
                say!("advice-no-nearer", set = kind.name(), lacking)
            }
            Self::Farther(kind, after, now) => {
                say!("advice-farther", set = kind.name(), after, now)
            }
            Self::UsesPair(kind, tile) => {
                let tile = tile.name();
                say!("advice-uses-your-pair", set = kind.name(), tile)
            }
            Self::Held(kind) => say!("advice-is-yours-already", set = kind.name()),
            Self::CountsLess(kind, after, now) => {
                let dear = *now >= DEAR;
                say!("advice-counts-less", set = kind.name(), after, now, dear)
            }
            Self::WinsLess(kind, after, now) => {
                say!("advice-wins-less", set = kind.name(), after, now)
            }
            Self::PromisesLess(MeldKind::Chow) => say!("advice-chow-promises-less").to_owned(),
            Self::PromisesLess(kind) => say!("advice-promises-less", set = kind.name()),
        }
    }
}
