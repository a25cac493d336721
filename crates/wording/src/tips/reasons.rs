//! Why a tile is the best discard.

use std::cmp::Ordering;

use engine::tiles::Tile;
use players::{ChowChances, DiscardReason, Drawback, LoneTile, Preference};
use words::{Value, key, say};

use super::comparisons::selector;
use super::{GoalWording, one_of};
use crate::{Describe, RowTitle, TileWording};

impl Describe for DiscardReason {
    fn describe(&self) -> String {
        match self {
            Self::Standing => say!("advice-standing").to_owned(),
            Self::Calling(waits) => say!("advice-one-away-sentence", waits = one_of(waits)),
            Self::NoPlaceIn(row, lacking) => {
                say!("advice-not-in-special-hand", name = row.noun(), lacking)
            }
            Self::Outside(goal) => say!("advice-not-in-plan", plan = goal.noun()),
            Self::Gone => say!("advice-alone-others-seen").to_owned(),
            Self::Alone(lone) => lone.describe(),
            Self::AloneBefore(other, against) => words::sentences([
                say!("advice-alone-unlike-other", other = other.noun()),
                drawback(against),
            ]),
            Self::SaferThan(other, help) => {
                let helped = match help {
                    Ordering::Less => "less",
                    Ordering::Equal => "as-much",
                    Ordering::Greater => "more",
                };
                say!("advice-safer", other = other.noun(), helped)
            }
            Self::Level(other, preference) => {
                let by = match preference {
                    Preference::Safer => "safer",
                    Preference::CostsLess => "costs-less",
                    Preference::GivesLess => "gives-less",
                    Preference::Nearer => "nearer",
                    Preference::MoreHelp => "more-help",
                };
                say!("advice-level", other = other.noun(), by)
            }
            Self::KeepsMost(live) => say!("advice-keeps-most", live),
            Self::KeepsAsMany(live, other, against) => words::sentences([
                say!("advice-keeps", live),
                say!("advice-keeps-as-many", other = other.noun()),
                drawback(against),
            ]),
            Self::AboutEvenWith(other) => say!("advice-helps-as-little", other = other.noun()),
            Self::Lookahead(other, nearer, against) => words::sentences([
                say!("advice-other-discard-worse", other = other.noun(), nearer),
                drawback(against),
            ]),
            Self::HelpsGoalLeast(goal) => say!("advice-least-for-plan", plan = goal.noun()),
        }
    }
}

/// The sentence about a drawback.
fn drawback(drawback: &Drawback) -> String {
    match drawback {
        Drawback::Doubles(doubles) => say!("advice-but-doubles", doubles),
        Drawback::FallsBehind(None) => say!("advice-but-less").to_owned(),
        Drawback::FallsBehind(Some(shortfall)) => say!("advice-but", by = selector(*shortfall)),
    }
}

impl Describe for LoneTile {
    fn describe(&self) -> String {
        let doubling = self.doubling.len();
        let (max_named, has_open, has_chows) = match doubling {
            0 => (Self::MAX_NAMED, self.most_open, true),
            _ => (
                Self::MAX_NAMED_WITH_DOUBLING,
                self.gives_open_count(),
                false,
            ),
        };
        let is_like_others = !self.others.is_empty() && (doubling == 0 || !has_open);
        let alone = match is_like_others {
            true => say!("advice-alone-like", others = named(&self.others, max_named)),
            false => say!("advice-alone").to_owned(),
        };
        let chows = match self.chow_chances() {
            ChowChances::None if has_chows => Some(say!("advice-alone-no-chow").to_owned()),
            ChowChances::Fewer if has_chows => Some(say!("advice-alone-fewer-chows").to_owned()),
            _ => None,
        };
        let open = (has_open && self.open > 0).then(|| say!("advice-alone-open", open = self.open));
        let worthy = (doubling > 0).then(|| {
            let worthy = named(&self.doubling, Self::MAX_NAMED);
            say!(
                "advice-alone-doubling",
                doubling,
                worthy,
                doubles = self.doubles
            )
        });
        let sentences = [Some(alone), chows, open, worthy];
        words::sentences(sentences.into_iter().flatten())
    }
}

/// Lists these tiles, or calls them "other tiles" if there are more than `max_named`.
fn named(tiles: &[Tile], max_named: usize) -> Value<'static> {
    match tiles.len() > max_named {
        true => key!("advice-other-tiles").into(),
        false => words::all_of(tiles.iter().map(|tile| tile.noun())).into(),
    }
}
