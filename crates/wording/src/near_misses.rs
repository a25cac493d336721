//! Sentences about rows that narrowly did not count, and about hands that are not Mah Jongg.

use engine::rules::{MissedAward, NearMiss, NotMahJongg, Obstacle};
use engine::tiles::{Meld, MeldKind};
use words::{Noun, noun, say};

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
            Self::Award(award) => award.with_doubles_in_words(),
            Self::Words(words) => words.clone(),
        }
    }
}

impl Describe for Obstacle {
    fn describe(&self) -> String {
        match self {
            Self::WouldAlsoComplete(tile) => {
                say!("near-miss-would-also-complete", tile = tile.noun())
            }
            Self::BonusMissing(tile) => say!("near-miss-bonus-missing", tile = tile.noun()),
            Self::InTheWay(set) => say!("near-miss-in-the-way", set = set_noun(*set)),
            Self::ScoresPoints(set) => say!("near-miss-scores-points", set = set_noun(*set)),
            Self::Exposed(set) => say!("near-miss-exposed", set = set_noun(*set)),
            Self::NotAKong(set) => say!("near-miss-not-a-kong", set = set_noun(*set)),
            Self::DoesNotFit(set) => say!("near-miss-does-not-fit", set = set_noun(*set)),
            Self::TileMissing(tile) => say!("near-miss-tile-missing", tile = tile.noun()),
            Self::PairMissing(tile) => say!("near-miss-pair-missing", tile = tile.noun()),
            Self::PungMissing(tile) => say!("near-miss-pung-missing", tile = tile.noun()),
            Self::SpecialHandsNotAllowed => say!("near-miss-special-hands-not-allowed").to_owned(),
            Self::NotAllowed => say!("near-miss-not-allowed").to_owned(),
            Self::NotOwnWind(wind) => say!("near-miss-not-own-wind", wind = wind.noun()),
            Self::NotDrawn => say!("near-miss-not-drawn").to_owned(),
            Self::NotConcealed => say!("near-miss-not-concealed").to_owned(),
            Self::NoPlaceFor(set) => {
                say!(
                    "near-miss-no-place",
                    set = set.kind.noun(),
                    tile = set.tile.noun()
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
            Self::NearlySpecial { row, obstacle } => words::sentences([
                say!("not-mah-jongg-nearly-special", hand = row.noun()),
                obstacle.describe(),
            ]),
            Self::NoSets => say!("not-mah-jongg-no-sets").to_owned(),
        }
    }
}

/// The name of a set, such as `Pung of 7 Circle` or `Chow from 2 Wan`.
fn set_noun(set: Meld) -> Noun<'static> {
    let (name, tile) = (set.kind.noun(), set.tile.noun());
    match set.kind {
        MeldKind::Chow => noun!("near-miss-set-from", set = name, tile),
        _ => noun!("near-miss-set-of", set = name, tile),
    }
}
