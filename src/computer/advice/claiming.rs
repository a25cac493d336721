//! QuickTip on a discard [A3]: whether it is worth picking up, for what, and why.

use std::fmt;

use super::choice::Choice;
use super::goal::by_suit;
use super::reason::{calling, lacking};
use super::state;
use crate::computer::claim::{self, possible, with_claim};
use crate::computer::prospect::Prospect;
use crate::computer::score_estimates::Picture;
use crate::computer::search::{Course, Goal};
use crate::computer::style::Style;
use crate::table::{Claim, Move, Request, SeatView};
use crate::tiles::{Hand, Meld, MeldKind, Tile};

/// A tip for a discard that the viewer could claim.
#[derive(Clone, Debug, PartialEq)]
pub struct ClaimAdvice {
    /// The discard.
    pub tile: Tile,
    /// What it is worth picking up for; `None`: let it go.
    pub claim: Option<Claim>,
    /// What the hand is worth after that.
    pub choice: Option<Choice>,
    /// What speaks for it or against it.
    why: Why,
    /// How many of the discard lie open, and its name.
    state: String,
}

/// What speaks most plainly for a claim, or against the best one.
#[derive(Clone, Debug, PartialEq)]
enum Why {
    /// It makes Mah Jongg.
    Wins,
    /// One tile is lacking after it: one of these.
    Calling(Vec<Tile>),
    /// The hand lacks fewer tiles after it: so many.
    Nearer(u8),
    /// The hand is worth more with it.
    Worthier,
    /// Four alike count more, and a loose tile comes with them.
    LooseTile,
    /// The set would open a hand that counts more as long as nothing is claimed.
    Opens(MeldKind),
    /// The set would end what the hand can become.
    Ends(MeldKind, String),
    /// The hand would lack as many tiles as now.
    NoNearer(MeldKind),
    /// The hand would count so much instead of so much.
    CountsLess(MeldKind, u32, u32),
    /// The hand promises less with the set.
    PromisesLess(MeldKind),
}

impl ClaimAdvice {
    /// The tip for this view; `None` if no discard waits that the viewer could claim.
    pub fn of(view: &SeatView) -> Option<Self> {
        let (tile, from) = match view.request()? {
            Request::Claim { tile, from, .. } => (tile, from),
            _ => return None,
        };
        let can = view
            .legal()
            .iter()
            .any(|choice| matches!(choice, Move::Claim(_)));
        if !can {
            return None;
        }
        let claim = match claim::choose(view, tile, from, Style::NEWCOMER) {
            Move::Claim(claim) => Some(claim),
            _ => None,
        };
        let prospect = Prospect::of(view, Style::NEWCOMER);
        let hand = view.me().hand();
        let meld = possible(view, tile, from).find(|(other, _)| Some(*other) == claim);
        let (choice, why) = match (claim, meld) {
            (Some(Claim::MahJong), _) => (None, Why::Wins),
            (Some(_), Some((claim, meld))) => {
                let (choice, rest) = after(&prospect, &hand, (claim, meld), tile);
                (choice, why_taken(view, claim, &hand, &rest))
            }
            _ => {
                let now = Choice::of(&prospect, tile, &hand, &prospect.ways(&hand));
                let sets = possible(view, tile, from);
                let best = sets
                    .map(|set| (set.1, after(&prospect, &hand, set, tile)))
                    .max_by(|(_, one), (_, other)| promise(one).total_cmp(&promise(other)));
                let why = why_passed(view, &hand, now.as_ref(), best);
                (now, why)
            }
        };
        Some(Self {
            tile,
            claim,
            choice,
            why,
            state: state(view, tile),
        })
    }

    /// Who asks again is told how many of the tile lie open, what the hand then needs, and what that is worth.
    pub fn figures(&self) -> String {
        match &self.choice {
            Some(choice) => format!("{}; {}.", self.state, choice.brief()),
            None => format!("{}.", self.state),
        }
    }
}

/// Whether there is more to say of a discard that waits: a set can be made of it.
pub fn has_offers(view: &SeatView) -> bool {
    match view.request() {
        Some(Request::Claim { tile, from, .. }) if !view.me().standing => {
            possible(view, tile, from).next().is_some()
        }
        _ => false,
    }
}

/// What can be done with the discard that waits, with what each leaves: passing first, then the sets it makes. Mah Jongg, which needs no
/// reckoning, is not among them.
pub fn offers(view: &SeatView) -> Vec<(Move, Choice)> {
    let Some(Request::Claim { tile, from, .. }) = view.request() else {
        return Vec::new();
    };
    let prospect = Prospect::of(view, Style::NEWCOMER);
    let hand = view.me().hand();
    let passed = Choice::of(&prospect, tile, &hand, &prospect.ways(&hand));
    let sets = possible(view, tile, from).filter_map(|(claim, meld)| {
        let (choice, _) = after(&prospect, &hand, (claim, meld), tile);
        Some((Move::Claim(claim), choice?))
    });
    let passed = passed.map(|choice| (Move::Pass, choice));
    passed.into_iter().chain(sets).collect()
}

/// The hand after a claim and the best discard, and what it promises.
fn after(
    prospect: &Prospect<'_>,
    hand: &Hand,
    (claim, meld): (Claim, Meld),
    tile: Tile,
) -> (Option<Choice>, Hand) {
    let mut rest = with_claim(hand, meld, tile);
    if claim == Claim::Kong {
        let choice = Choice::of(prospect, tile, &rest, &prospect.ways(&rest));
        return (choice, rest);
    }
    let Some((throw, ways)) = prospect.best_throws(&rest, 1).into_iter().next() else {
        return (None, rest);
    };
    rest.stake.remove(throw.tile);
    let choice = Choice::of(prospect, throw.tile, &rest, &ways);
    (choice, rest)
}

fn promise((choice, _): &(Option<Choice>, Hand)) -> f32 {
    choice
        .as_ref()
        .map_or(0.0, |choice| choice.percent as f32 * choice.worth as f32)
}

fn why_taken(view: &SeatView, claim: Claim, hand: &Hand, rest: &Hand) -> Why {
    let waits = calling(view, rest);
    let left = lacking(view, rest);
    match claim {
        _ if !waits.is_empty() => Why::Calling(waits),
        Claim::Kong => Why::LooseTile,
        _ if left < lacking(view, hand) => Why::Nearer(left),
        _ => Why::Worthier,
    }
}

fn why_passed(
    view: &SeatView,
    hand: &Hand,
    now: Option<&Choice>,
    best: Option<(Meld, (Option<Choice>, Hand))>,
) -> Why {
    // Something can be claimed, or there would be no tip; only Mah Jongg might be without a set, and that is claimed.
    let Some((meld, (after, rest))) = best else {
        return Why::Worthier;
    };
    let kind = meld.kind;
    let ends = now.and_then(|now| ended(&now.course, meld, &now.plan));
    let closed = now.is_some_and(|now| now.course.closed);
    let worth = now.map(|now| now.worth).zip(after.map(|after| after.worth));
    match (ends, worth) {
        (Some(plan), _) => Why::Ends(kind, plan),
        (None, _) if closed && hand.melds.iter().all(|meld| !meld.is_exposed()) => Why::Opens(kind),
        _ if lacking(view, &rest) >= lacking(view, hand) => Why::NoNearer(kind),
        (None, Some((now, after))) if after < now => Why::CountsLess(kind, after, now),
        _ => Why::PromisesLess(kind),
    }
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

impl fmt::Display for ClaimAdvice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tile = self.tile.name();
        let order = match self.claim {
            Some(Claim::MahJong) => say!("advice-claim", tile),
            Some(Claim::Kong) => say!("advice-claim-for-a-kong", tile),
            Some(Claim::Pung) => say!("advice-claim-for-a-pung", tile),
            Some(Claim::Chow(_)) => say!("advice-claim-for-a-chow", tile),
            None => say!("advice-pass").to_owned(),
        };
        let why = self.why.words();
        f.write_str(&say!("advice-order-and-why", order, why))
    }
}

impl Why {
    /// It in words, to be said after what to do.
    fn words(&self) -> String {
        match self {
            Self::Wins => say!("advice-it-makes-mah-jongg").to_owned(),
            Self::Calling(waits) => say!("advice-one-tile-away-then", waits = by_suit(waits)),
            Self::Nearer(lacking) => say!("advice-you-then-lack-only", lacking),
            Self::Worthier => say!("advice-counts-more-with-it").to_owned(),
            Self::LooseTile => say!("advice-another-tile").to_owned(),
            Self::Opens(kind) => say!("advice-would-open", set = kind.name()),
            Self::Ends(kind, plan) => say!("advice-would-spoil", set = kind.name(), plan),
            Self::NoNearer(kind) => say!("advice-no-nearer", set = kind.name()),
            Self::CountsLess(kind, after, now) => {
                say!("advice-counts-less", set = kind.name(), after, now)
            }
            Self::PromisesLess(kind) => say!("advice-promises-less", set = kind.name()),
        }
    }
}
