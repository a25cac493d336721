//! Playing styles: factors on the evaluation, so that two players of one level play the same tiles differently.

use super::score_estimates::HandPattern;
use super::set_plan::SetPlan;
use engine::rules::RuleSet;
use engine::tiles::{MeldKind, Tile};

/// Points of a typical hand, whose value does not depend on ambition.
const TYPICAL_POINTS: f32 = 60.0;

/// The exponent that weakens styles under rules without special hands. At full strength, styles that play for valuable hands or claim
/// little lose 15 to 29 points per hand there; with this exponent they lose 3 to 13 and still play differently.
const WEAKENED_EXPONENT: f32 = 0.5;

/// A playing style. A factor of 1 is neutral.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// The weight of points against probability: above 1 prefers valuable hands, below 1 fast ones.
    pub ambition: f32,
    /// Preference for hands without Chows.
    pub pungs: f32,
    /// Preference for hands of one suit or of honours.
    pub suits: f32,
    /// Preference for closed hands.
    pub closed: f32,
    /// Preference for special hands.
    pub special: f32,
    /// How many tiles a special hand may lack to be considered; valuable ones may lack more.
    pub reach: u32,
    /// A Chow is claimed if its value is more than this many times that of passing.
    pub chow_claims: f32,
    /// The same factor for Pungs and Kongs.
    pub pung_claims: f32,
    /// The fraction of a hand's value that the player gives up, near the end of the wall, to avoid discarding an unseen tile.
    pub caution: f32,
    /// The fraction of a hand's value that the player gives up to avoid discarding a Wind or Dragon.
    pub honours: f32,
}

impl Style {
    /// The neutral style.
    pub const PLAIN: Self = Self {
        ambition: 1.0,
        pungs: 1.0,
        suits: 1.0,
        closed: 1.0,
        special: 1.0,
        reach: 4,
        chow_claims: 1.05,
        pung_claims: 1.05,
        caution: 0.0,
        honours: 0.0,
    };

    /// The style of all tips, so that newcomers can follow them: ordinary hands, unless a special one is very near.
    pub const NEWCOMER: Self = Self {
        reach: 2,
        ..Self::PLAIN
    };

    /// The style under these rules: weaker without special hands, because hands then differ less in worth and giving up value pays less
    /// often. The reach, caution and the reluctance to discard honours are unchanged.
    pub(super) fn under(self, rules: &RuleSet) -> Self {
        if rules.special_hands().next().is_some() {
            return self;
        }
        let weakened = |own: f32, plain: f32| plain * (own / plain).powf(WEAKENED_EXPONENT);
        let plain = Self::PLAIN;
        Self {
            ambition: weakened(self.ambition, plain.ambition),
            pungs: weakened(self.pungs, plain.pungs),
            suits: weakened(self.suits, plain.suits),
            closed: weakened(self.closed, plain.closed),
            special: weakened(self.special, plain.special),
            chow_claims: weakened(self.chow_claims, plain.chow_claims),
            pung_claims: weakened(self.pung_claims, plain.pung_claims),
            ..self
        }
    }

    /// The value of a hand of this worth and probability to the player; their product in the neutral style.
    pub(super) fn value(&self, chance: f32, worth: f32) -> f32 {
        if self.ambition == 1.0 {
            return chance * worth;
        }
        chance * TYPICAL_POINTS * (worth / TYPICAL_POINTS).powf(self.ambition)
    }

    /// The preference for a plan.
    pub(super) fn preference(&self, plan: SetPlan) -> f32 {
        let pattern = match plan.pattern {
            HandPattern::Any => 1.0,
            HandPattern::Pungs => self.pungs,
            HandPattern::MixedPungs => self.suits.max(self.pungs),
            HandPattern::Mixed | HandPattern::Pure | HandPattern::Honours => self.suits,
        };
        let closed = if plan.closed { self.closed } else { 1.0 };
        pattern * closed
    }

    /// The factor by which the value of claiming a set of this kind must exceed that of passing.
    pub(super) fn claim_margin(&self, kind: MeldKind) -> f32 {
        match kind {
            MeldKind::Chow => self.chow_claims,
            MeldKind::Pung | MeldKind::Kong | MeldKind::Pair => self.pung_claims,
        }
    }

    /// The factor on the value of a hand for discarding this tile, of which `unseen` are unseen, with `live_left` tiles left to draw.
    pub(super) fn discard_factor(
        &self,
        tile: Tile,
        unseen: u8,
        live_left: usize,
        rules: &RuleSet,
    ) -> f32 {
        let honour_factor = if tile.is_honour() {
            1.0 - self.honours
        } else {
            1.0
        };
        if self.caution == 0.0 {
            return honour_factor;
        }
        let tile_count = if rules.options.flowers { 144.0 } else { 136.0 };
        // 53 tiles are dealt, one of them East's first draw; 14 are a typical dead wall.
        let lateness = 1.0 - live_left as f32 / (tile_count - 53.0 - 14.0);
        honour_factor * (1.0 - self.caution * lateness.clamp(0.0, 1.0) * f32::from(unseen) / 4.0)
    }
}

impl Default for Style {
    fn default() -> Self {
        Self::PLAIN
    }
}
