//! Sentences about rows that narrowly did not count, and about hands that are not Mah Jongg.

use engine::rules::{MissedAward, NearMiss, NotMahJongg, Obstacle};
use engine::tiles::{Meld, MeldKind};
use words::say;

use super::Describe;
use super::rows::RowTitle;
use super::scores::AwardWording;
use super::tiles::{Named, TileWording};

/// Words for a near miss.
pub trait NearMissWording {
    /// The name of the row, and what it would have brought: points, a factor, or a whole score.
    fn title(&self) -> String;
}

impl NearMissWording for NearMiss {
    fn title(&self) -> String {
        let row = self.row.title();
        match self.award.describe() {
            worth if worth.is_empty() => row.to_owned(),
            worth => say!("near-miss-title", row, worth),
        }
    }
}

impl Describe for MissedAward {
    fn describe(&self) -> String {
        match self {
            Self::WholeScore(points) => say!("near-miss-worth-in-all", points = *points),
            Self::Award(award) if award.doubles == 0 && award.points > 0 => {
                say!("near-miss-worth-points", points = award.points)
            }
            Self::Award(award) => award.in_short(),
            Self::Words(words) => words.clone(),
        }
    }
}

impl Describe for Obstacle {
    fn describe(&self) -> String {
        match self {
            Self::WouldAlsoComplete(tile) => {
                say!("near-miss-would-also-complete", tile = tile.name())
            }
            Self::BonusMissing(tile) => say!("near-miss-bonus-missing", tile = tile.bonus_name()),
            Self::InTheWay(set) => say!("near-miss-in-the-way", set = set_name(*set)),
            Self::ScoresPoints(set) => say!("near-miss-scores-points", set = set_name(*set)),
            Self::Exposed(set) => say!("near-miss-exposed", set = set_name(*set)),
            Self::NotAKong(set) => say!("near-miss-not-a-kong", set = set_name(*set)),
            Self::DoesNotFit(set) => say!("near-miss-does-not-fit", set = set_name(*set)),
            Self::TileMissing(tile) => say!("near-miss-tile-missing", tile = tile.name()),
            Self::PairMissing(tile) => say!("near-miss-pair-missing", tile = tile.name()),
            Self::PungMissing(tile) => say!("near-miss-pung-missing", tile = tile.name()),
            Self::SpecialHandsNotAllowed => say!("near-miss-special-hands-not-allowed").to_owned(),
            Self::NotAllowed => say!("near-miss-not-allowed").to_owned(),
            Self::NotOwnWind(wind) => say!("near-miss-not-own-wind", wind = wind.name()),
            Self::NotDrawn => say!("near-miss-not-drawn").to_owned(),
            Self::NotConcealed => say!("near-miss-not-concealed").to_owned(),
            Self::NoPlaceFor(set) => {
                say!(
                    "near-miss-no-place",
                    set = set.kind.name(),
                    tile = set.tile.name()
                )
            }
            Self::Words(words) => words.clone(),
        }
    }
}

impl Describe for NotMahJongg {
    fn describe(&self) -> String {
        match self {
            Self::TooManyChows => say!("not-mah-jongg-one-chow-only").to_owned(),
            Self::ChowsNotAllowed => say!("not-mah-jongg-chows-not-allowed").to_owned(),
            Self::NearlySpecial { row, obstacle } => say!(
                "not-mah-jongg-nearly-special",
                hand = row.title(),
                obstacle = lower_first(&obstacle.describe())
            ),
            Self::NoSets => say!("not-mah-jongg-no-sets").to_owned(),
        }
    }
}

/// The name of a set, such as `Pung of 7 Circle` or `Chow from 2 Wan`.
fn set_name(set: Meld) -> String {
    let (name, tile) = (set.kind.name(), set.tile.name());
    match set.kind {
        MeldKind::Chow => say!("near-miss-set-from", set = name, tile),
        _ => say!("near-miss-set-of", set = name, tile),
    }
}

fn lower_first(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_lowercase().chain(letters).collect()
    })
}
