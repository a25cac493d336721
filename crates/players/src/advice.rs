//! QuickTip [A1]: which tile to throw and why, in a sentence; who asks again hears the figures. From a computer player's own reckoning.

mod afterwards;
mod bearing_out;
mod behind;
mod beside;
mod choice;
mod claim_reason;
mod claiming;
mod difference;
mod effort;
mod figures;
mod goal;
mod judgement;
mod lone;
mod more;
mod named_plan;
mod occasion;
mod own_kong;
mod promise;
mod reach;
mod reason;
mod reckoning;
mod shortfall;
mod threat;
mod verdict;
mod why;

use crate::tile_names::TileWording;
use std::fmt;

pub use afterwards::Afterwards;
pub use behind::{Behind, Gap};
pub use choice::Choice;
pub use claiming::{ClaimAdvice, has_offers, offers, run};
pub use effort::Effort;
pub use goal::Goal;
pub use lone::Lone;
pub use more::{choices, choices_among, moves_among};
pub use promise::promise;
pub use reason::{Against, Reason};
pub use reckoning::Reckoning;
pub use threat::{Risk, Threat};
pub use verdict::{Verdict, Weighed, is_even, judge};
pub use why::{Wish, why_no_fourth, wishes};

use judgement::Judgement;
use occasion::{discard, is_turn};
use own_kong::OwnKong;

use super::turn::without_throwing;
use engine::table::{Move, Request, SeatView};
use engine::tiles::{BySeat, Tile};
use words::say;

/// A tip for the viewer's own turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The tile to throw.
    pub discard: Tile,
    /// How many of it lie open to everybody, 0 to 4.
    pub seen: u8,
    /// How many of it the viewer holds.
    pub held: u8,
    /// Whether the hand is Mah Jongg as it is, so that nothing need be thrown.
    pub complete: bool,
    /// The tile of a Kong to be made before anything is discarded: one that costs nothing, or promises more than any discard.
    pub kong: Option<Tile>,
    /// What the hand would count with that Kong, and what without, where fewer tiles help it then.
    pub kong_for: Option<(u32, u32)>,
    /// The tile of a Kong that could be made and is better not, and whether the hand would be farther from Mah Jongg with it.
    pub declined: Option<(Tile, bool)>,
    /// What the hand is worth without it; `None` where there is nothing to choose.
    pub choice: Option<Choice>,
    /// Why it is best thrown; `None` where the hand is complete.
    pub reason: Option<Reason>,
    /// Who may go out with the tile that it is safer than, if so much is read.
    pub threat: Option<Threat>,
    /// Somebody may go out with the tile to throw, where nothing is said of others that are more dangerous.
    pub risk: Option<Risk>,
    /// Another tile that is about as well thrown.
    pub as_good: Option<Tile>,
}

impl Advice {
    /// The tip for this view; `None` if it is not the viewer's turn.
    pub fn of(view: &SeatView) -> Option<Self> {
        Self::among(view, |_| true)
    }

    /// The best of those discards that may be advised, as in a lesson, whose card asks for one of them; `None` if none of them is good.
    pub fn among(view: &SeatView, may: impl Fn(&Move) -> bool) -> Option<Self> {
        is_turn(view)
            .then(|| Self::by(&Judgement::of(view), view, may))
            .flatten()
    }

    /// The same by the judgement of that view.
    fn by(judgement: &Judgement<'_>, view: &SeatView, may: impl Fn(&Move) -> bool) -> Option<Self> {
        let Some(Request::Turn { drawn }) = view.request() else {
            return None;
        };
        if let Some(discard) = drawn.filter(|_| view.me().standing) {
            return Some(Self::to_throw(view, discard, None));
        }
        let mut throws = judgement.throws().to_vec();
        throws.retain(|throw| may(&discard(throw.tile)));
        let (best, others) = throws.split_first()?;
        let as_good = others
            .iter()
            .find(|throw| throw.promise.is_as_good_as(best.promise));
        let choice = Choice::thrown(judgement, best);
        let kong = match without_throwing(view, &judgement.prospect.outlook) {
            Some(Move::Kong(tile)) => Some(OwnKong::of(judgement, tile)),
            _ => OwnKong::advised(judgement, best),
        };
        let kong_for = kong.as_ref().zip(choice.as_ref());
        let kong_for = kong_for.and_then(|(kong, now)| kong.counts_more(judgement, best, now));
        let kong = kong.map(|kong| kong.tile);
        let declined = own_kong::possible(view).next().filter(|_| kong.is_none());
        let declined = declined.map(|tile| {
            let kong = OwnKong::of(judgement, tile);
            (tile, kong.is_farther(view, best))
        });
        let advice = Self::to_throw(view, best.tile, choice);
        let (reason, threat) = match advice.complete {
            true => (None, None),
            false => beside::reason(judgement, advice.reason, &throws),
        };
        let quiet = threat.is_none() && !matches!(reason, None | Some(Reason::SaferThan(..)));
        let risk = quiet
            .then(|| Risk::of(view, best.tile, &best.danger))
            .flatten();
        Some(Self {
            kong,
            kong_for,
            risk,
            declined,
            reason,
            threat,
            as_good: as_good.map(|throw| throw.tile),
            ..advice
        })
    }

    fn to_throw(view: &SeatView, discard: Tile, choice: Option<Choice>) -> Self {
        let complete = view.check(&Move::MahJong).is_ok();
        let reason = match &choice {
            _ if complete => None,
            Some(choice) => Reason::of(view, choice),
            None => view.me().standing.then_some(Reason::Standing),
        };
        Self {
            discard,
            seen: seen(view, discard),
            held: view.me().stake[discard],
            complete,
            kong: None,
            kong_for: None,
            declined: None,
            choice,
            reason,
            threat: None,
            risk: None,
            as_good: None,
        }
    }

    /// It in words, with what is read of the player who may go out with another tile.
    pub fn told(&self, names: &BySeat<String>) -> String {
        if self.complete || self.kong.is_some() {
            return self.to_string();
        }
        match (self.threat, self.risk) {
            (Some(threat), _) => format!("{} {}", self.order(), threat.likelier(names)),
            (None, Some(risk)) => format!("{self} {}", risk.sentence(self.discard, names)),
            (None, None) => self.to_string(),
        }
    }

    fn order(&self) -> String {
        let order = say!("advice-discard-it", tile = self.discard.name());
        match self.on_kong() {
            Some((tile, why)) if self.kong != Some(tile) => say!("advice-make-no-kong", why, order),
            _ => order,
        }
    }

    /// The tile of a Kong that can be made, and what is advised of it.
    fn on_kong(&self) -> Option<(Tile, String)> {
        let told = |tile: Tile| match self.kong_for {
            Some((after, now)) => {
                say!(
                    "advice-make-a-kong-all-the-same",
                    tile = tile.name(),
                    after,
                    now
                )
            }
            None => say!("advice-make-a-kong", tile = tile.name()),
        };
        let advised = self.kong.map(|tile| (tile, told(tile)));
        let declined = || {
            let (tile, farther) = self.declined?;
            Some((tile, say!("advice-no-kong", tile = tile.name(), farther)))
        };
        advised.or_else(declined)
    }

    /// Who asks again is told how many of the tile lie open, what the hand then needs, and what that is worth.
    pub fn figures(&self) -> String {
        let state = told_state(self.discard, self.seen, self.held);
        let figures = match &self.choice {
            Some(choice) => format!("{state}; {}.", choice.brief()),
            None => format!("{state}."),
        };
        match self.as_good {
            Some(tile) => say!("advice-as-good", figures, tile = tile.name()),
            None => figures,
        }
    }
}

/// How many of a kind lie open to everybody [A2].
pub fn seen(view: &SeatView, tile: Tile) -> u8 {
    view.open[tile]
}

/// The state of a tile in words: `2 Wan: none on the table`, `2 Wan: 1 on the table, 2 in your hand`.
pub fn state(view: &SeatView, tile: Tile) -> String {
    told_state(tile, seen(view, tile), view.me().stake[tile])
}

fn told_state(tile: Tile, seen: u8, held: u8) -> String {
    let (tile, seen) = (tile.name(), on_table(seen));
    match held {
        0 | 1 => say!("advice-state", tile, seen),
        _ => say!("advice-state-and-held", tile, seen, held),
    }
}

fn on_table(seen: u8) -> String {
    match seen {
        0 => say!("advice-none-on-the-table").to_owned(),
        4.. => say!("advice-all-4-on-the-table").to_owned(),
        seen => say!("advice-on-the-table", seen),
    }
}

impl fmt::Display for Advice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.complete {
            return f.write_str(say!("advice-this-is-mah-jongg"));
        }
        if let (Some(_), Some((_, kong))) = (self.kong, self.on_kong()) {
            return f.write_str(&kong);
        }
        f.write_str(&self.order())?;
        match &self.reason {
            Some(reason) => write!(f, " {}", reason.sentence()),
            None => Ok(()),
        }
    }
}
