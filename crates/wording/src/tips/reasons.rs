//! Why a tile is the best discard.

use std::cmp::Ordering;

use engine::tiles::Tile;
use players::{ChowChances, DiscardReason, Drawback, LoneTile};
use words::say;

use super::comparisons::selector;
use super::{GoalWording, one_of};
use crate::{Describe, RowTitle, TileWording};

impl Describe for DiscardReason {
    fn describe(&self) -> String {
        match self {
            Self::Standing => say!("advice-standing").to_owned(),
            Self::Calling(waits) => say!("advice-one-away-sentence", waits = one_of(waits)),
            Self::NoPlaceIn(row, lacking) => {
                say!("advice-not-in-special-hand", name = row.title(), lacking)
            }
            Self::Outside(goal) => say!("advice-not-in-plan", plan = goal.name()),
            Self::Gone => say!("advice-alone-others-seen").to_owned(),
            Self::Alone(lone) => lone.describe(),
            Self::AloneBefore(other, drawback) => {
                let Parameters { by, plan, .. } = Parameters::of(drawback);
                say!("advice-alone-unlike-other", other = other.name(), by, plan)
            }
            Self::SaferThan(other, help) => {
                let helped = match help {
                    Ordering::Less => "less",
                    Ordering::Equal => "as-much",
                    Ordering::Greater => "more",
                };
                say!("advice-safer", other = other.name(), helped)
            }
            Self::KeepsMost(live) => say!("advice-keeps-most", live),
            Self::KeepsAsMany(live, other, drawback) => {
                let Parameters { by, doubles, plan } = Parameters::of(drawback);
                let other = other.name();
                say!("advice-keeps-as-many", live, other, by, doubles, plan)
            }
            Self::AboutEvenWith(other) => say!("advice-helps-as-little", other = other.name()),
            Self::Lookahead(other, nearer, drawback) => {
                let Parameters { by, doubles, plan } = Parameters::of(drawback);
                let other = other.name();
                say!(
                    "advice-other-discard-worse",
                    other,
                    nearer,
                    by,
                    doubles,
                    plan
                )
            }
            Self::HelpsGoalLeast(goal) => say!("advice-least-for-plan", plan = goal.in_sentence()),
        }
    }
}

/// A drawback as the parameters of a message.
struct Parameters {
    by: &'static str,
    doubles: u32,
    plan: String,
}

impl Parameters {
    fn of(drawback: &Drawback) -> Self {
        let by = match drawback {
            Drawback::Doubles(_) => "doubles",
            Drawback::Fits(_) => "fits",
            Drawback::FallsBehind(shortfall) => selector(*shortfall),
        };
        let (doubles, plan) = match drawback {
            Drawback::Doubles(doubles) => (*doubles, String::new()),
            Drawback::Fits(goal) => (0, goal.name()),
            Drawback::FallsBehind(_) => (0, String::new()),
        };
        Self { by, doubles, plan }
    }
}

impl Describe for LoneTile {
    fn describe(&self) -> String {
        let count = self.others.len();
        let (doubling, doubles) = (self.doubling.len(), self.doubles);
        if doubling > 0 {
            let others = named(&self.others, Self::MAX_NAMED_WITH_DOUBLING);
            let count = if self.gives_open_count() { 0 } else { count };
            let worthy = named(&self.doubling, Self::MAX_NAMED);
            return say!(
                "advice-alone-like-others",
                count,
                others,
                doubling,
                worthy,
                doubles,
                open = self.open
            );
        }
        let chows = match self.chow_chances() {
            ChowChances::None => "none",
            ChowChances::Fewer => "fewer",
            ChowChances::AsMany => "as-many",
        };
        let others = named(&self.others, Self::MAX_NAMED);
        let open = if self.most_open { self.open } else { 0 };
        say!("advice-alone", count, others, chows, open)
    }
}

/// Lists these tiles, or calls them "other tiles" if there are more than `max_named`.
fn named(tiles: &[Tile], max_named: usize) -> String {
    let names: Vec<String> = tiles.iter().map(|tile| tile.name()).collect();
    match names.len() > max_named {
        true => say!("advice-other-tiles").to_owned(),
        false => words::list_and(&names),
    }
}
