//! QuickTip on a discard [A3]: whether it is worth picking up, for what, and why.

use std::fmt;

use super::behind::Advised;
use super::choice::{Choice, DEAR};
use super::goal::{by_suit, waits};
use super::judgement::{Answer, Judgement};
use super::reach::{Reach, is_pair, lacking};
use super::state;
use crate::computer::claim::{self, possible};
use crate::computer::prospect::Prospect;
use crate::computer::score_estimates::Picture;
use crate::computer::search::{Course, Goal};
use crate::computer::style::Style;
use crate::table::{ChowPosition, Claim, Move, Request, SeatView};
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
    /// The hand lacks fewer tiles after it: so many, for a plan that has a name of its own if it does so for that alone.
    Nearer(u8, Option<String>),
    /// The hand lacks as many tiles as now, but would count so much instead of so much.
    Worthier(u32, u32),
    /// The hand lacks as many tiles as now, but so many unseen ones help instead of so many.
    MoreHelp(u32, u32),
    /// The hand lacks as many tiles as now, but is easier to complete.
    Easier,
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
        let easiest = claim::choose(view, tile, from, Style::NEWCOMER);
        if let Move::Claim(claim @ Claim::MahJong) = easiest {
            return Some(Self {
                tile,
                claim: Some(claim),
                choice: None,
                why: Why::Wins,
                state: state(view, tile),
            });
        }
        let judgement = Judgement::of(view);
        let answers = judgement.answers(tile, from, easiest);
        let best = answers.first()?;
        let choice = best.told(&judgement);
        let hand = view.me().hand();
        let (claim, why) = match best.claim {
            Some((claim, _)) => {
                let mut answers = answers.iter();
                let passed = answers.find(|answer| answer.claim.is_none());
                let passed = passed.and_then(|answer| answer.told(&judgement));
                let choices = choice.as_ref().zip(passed.as_ref());
                let why = why_taken(&judgement.prospect, claim, (&hand, &best.rest), choices);
                (Some(claim), why)
            }
            None => {
                let mut sets = answers.iter().skip(1);
                let (meld, answer) = sets.find_map(|answer| Some((answer.claim?.1, answer)))?;
                let after = answer.told(&judgement);
                let set = (meld, after, &answer.rest);
                (None, why_passed(view, &hand, choice.as_ref(), set))
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
            Some(choice) => {
                let (state, claim) = (self.state.as_str(), self.claim.is_some());
                say!(
                    "advice-brief-of-a-claim",
                    state,
                    claim,
                    brief = choice.brief()
                )
            }
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

/// What can be done with the discard that waits, with what each leaves, the best first: passing, and the sets it makes. Mah Jongg,
/// which needs no reckoning, is not among them.
pub fn offers(view: &SeatView) -> Vec<(Move, Choice)> {
    let Some(Request::Claim { tile, from, .. }) = view.request() else {
        return Vec::new();
    };
    let judgement = Judgement::of(view);
    let easiest = claim::choose(view, tile, from, Style::NEWCOMER);
    let answers = judgement.answers(tile, from, easiest);
    let Some(advised) = answers.first() else {
        return Vec::new();
    };
    let advised = Advised::of(&judgement, advised.promise, &advised.rest);
    let mut told: Vec<(Move, Choice)> = Vec::new();
    for (place, answer) in answers.iter().enumerate() {
        let Some(choice) = answer.told(&judgement) else {
            continue;
        };
        let choice = match place {
            0 => choice,
            _ => choice.behind(answer.promise, advised),
        };
        told.push((answer.choice(), choice));
    }
    told
}

/// The numbers of the chow that a claimed tile makes where it stands: `2-3-4`; `None` if there is no such chow.
pub fn run(claimed: Tile, place: ChowPosition) -> Option<String> {
    let chow = place.lowest(claimed)?.chow()?;
    let [first, second, third] = chow.map(|tile| tile.number().unwrap_or(0));
    Some(say!("tile-run", first, second, third))
}

/// Why it is claimed, from the hand before and after, and from what the hand is worth with it and without it.
fn why_taken(
    prospect: &Prospect<'_>,
    claim: Claim,
    (hand, rest): (&Hand, &Hand),
    choices: Option<(&Choice, &Choice)>,
) -> Why {
    let view = prospect.view;
    let waits = waits(view, rest);
    let [now, after] = [hand, rest].map(|hand| Reach::of(prospect, hand));
    match claim {
        _ if !waits.is_empty() => Why::Calling(waits),
        Claim::Kong => Why::LooseTile,
        _ if after.lacking < now.lacking => Why::Nearer(after.lacking, None),
        _ => match choices {
            Some((with, without)) if with.is_nearer_than(without) => {
                Why::Nearer(with.lacking, Some(with.aim()))
            }
            Some(_) if after.lacking == now.lacking && after.live > now.live => {
                Why::MoreHelp(after.live, now.live)
            }
            Some((with, without)) if with.worth > without.worth => {
                Why::Worthier(with.worth, without.worth)
            }
            _ => Why::Easier,
        },
    }
}

fn why_passed(
    view: &SeatView,
    hand: &Hand,
    now: Option<&Choice>,
    (meld, after, rest): (Meld, Option<Choice>, &Hand),
) -> Why {
    let kind = meld.kind;
    let ends = now.and_then(|now| ended(&now.course, meld, &now.plan));
    let closed = now.is_some_and(|now| now.closed);
    let [lacks, would_lack] = [hand, rest].map(|hand| lacking(view, hand));
    let nearer = would_lack < lacks;
    match (ends, now.zip(after.as_ref())) {
        (Some(plan), _) => Why::Ends(kind, plan),
        (None, _) if closed && hand.melds.iter().all(|meld| !meld.is_exposed()) => Why::Opens(kind),
        (_, choices)
            if !nearer && !choices.is_some_and(|(now, after)| after.is_nearer_than(now)) =>
        {
            match would_lack > lacks {
                true => Why::Farther(kind, would_lack, lacks),
                false => no_nearer(view, hand, meld, would_lack),
            }
        }
        (None, Some((now, after))) if after.worth < now.worth => {
            Why::CountsLess(kind, after.worth, now.worth)
        }
        (None, Some((now, after))) if after.percent < now.percent => {
            Why::WinsLess(kind, after.percent, now.percent)
        }
        _ => Why::PromisesLess(kind),
    }
}

/// Why a set leaves a hand that lacks as many tiles as now, which is so many.
fn no_nearer(view: &SeatView, hand: &Hand, meld: Meld, lacking: u8) -> Why {
    let (kind, tiles) = (meld.kind, meld.tiles());
    let in_set = |tile: &Tile| tiles.iter().filter(|other| *other == tile).count();
    let is_held = |tile: &Tile| usize::from(hand.stake[*tile]) >= in_set(tile);
    if tiles.iter().all(is_held) {
        return Why::Held(kind);
    }
    match tiles.iter().find(|tile| is_pair(view, hand, **tile)) {
        Some(pair) => Why::UsesPair(kind, *pair),
        None => Why::NoNearer(kind, lacking),
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

impl Answer {
    /// What is left after it.
    fn told(&self, judgement: &Judgement<'_>) -> Option<Choice> {
        let rest = (&self.rest, self.outcome);
        Choice::of(&judgement.prospect, self.tile, rest, &self.ways)
    }
}

impl fmt::Display for ClaimAdvice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tile = self.tile.name();
        let order = match self.claim {
            Some(Claim::MahJong) => say!("advice-claim", tile),
            Some(Claim::Kong) => say!("advice-claim-for-a-kong", tile),
            Some(Claim::Pung) => say!("advice-claim-for-a-pung", tile),
            Some(Claim::Chow(place)) => match place.and_then(|place| run(self.tile, place)) {
                Some(run) => say!("advice-claim-for-this-chow", tile, run),
                None => say!("advice-claim-for-a-chow", tile),
            },
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
            Self::Nearer(lacking, None) => say!("advice-you-then-lack-only", lacking),
            Self::Nearer(lacking, Some(plan)) => {
                let lack = say!("advice-you-then-lack-only", lacking);
                let lack = lack.trim_end_matches('.');
                say!("advice-lack-for-a-plan", lack, plan)
            }
            Self::Worthier(after, now) => say!("advice-counts-more-with-it", after, now),
            Self::MoreHelp(after, now) => say!("advice-more-help-with-it", after, now),
            Self::Easier => say!("advice-easier-with-it").to_owned(),
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
