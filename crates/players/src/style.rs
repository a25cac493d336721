//! What a player likes: factors on its reckoning, so that two players of one level go different ways with the same tiles.

use super::score_estimates::HandPattern;
use super::set_plan::SetPlan;
use engine::rules::RuleSet;
use engine::tiles::{MeldKind, Tile};

/// Points of a usual hand: where value hunters and sprinters think alike.
const USUAL: f32 = 60.0;

/// The part of a bent that is left where no special hands are to be had: with all of it those who hunt dear hands or claim little fall
/// 15 to 29 points a hand behind there, with this part 3 to 13, and all can still be told apart.
const IN_SMALLER_HANDS: f32 = 0.5;

/// A bent. A factor of 1 is a player without one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// How much worth counts beside chance: above 1 a hunter of value, below 1 a sprinter.
    pub ambition: f32,
    /// How well hands without chows are liked.
    pub pungs: f32,
    /// How well hands of one suit or of honours are liked.
    pub suits: f32,
    /// How well hands are liked of which nothing is claimed.
    pub closed: f32,
    /// How well special hands are liked.
    pub special: f32,
    /// Tiles that a special hand may lack to be thought of; dearer ones more.
    pub reach: u32,
    /// How much more a claim must promise than to let the tile go: a factor for chows.
    pub chow_claims: f32,
    /// The same for pungs and kongs.
    pub pung_claims: f32,
    /// Part of a promise that is given up, near the end of the wall, rather than discard a tile nobody has shown.
    pub caution: f32,
    /// Part of a promise that is given up rather than discard a Wind or a Dragon.
    pub honours: f32,
}

impl Style {
    /// No bent at all.
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

    /// The bent of advice: ordinary hands, unless a special one is really near.
    pub const NEWCOMER: Self = Self {
        reach: 2,
        ..Self::PLAIN
    };

    /// The bent as it shows under some rules: weaker where no special hands are to be had. Hands differ less in worth there, and
    /// what a bent gives up does not come back as often. Care and a love of honours stay as they are.
    pub(super) fn under(self, rules: &RuleSet) -> Self {
        if rules.special_hands().next().is_some() {
            return self;
        }
        let softer = |own: f32, plain: f32| plain * (own / plain).powf(IN_SMALLER_HANDS);
        let plain = Self::PLAIN;
        Self {
            ambition: softer(self.ambition, plain.ambition),
            pungs: softer(self.pungs, plain.pungs),
            suits: softer(self.suits, plain.suits),
            closed: softer(self.closed, plain.closed),
            special: softer(self.special, plain.special),
            chow_claims: softer(self.chow_claims, plain.chow_claims),
            pung_claims: softer(self.pung_claims, plain.pung_claims),
            ..self
        }
    }

    /// What a hand of this worth, reached with this chance, is to the player; points times chance without a bent.
    pub(super) fn value(&self, chance: f32, worth: f32) -> f32 {
        if self.ambition == 1.0 {
            return chance * worth;
        }
        chance * USUAL * (worth / USUAL).powf(self.ambition)
    }

    /// How well a plan is liked.
    pub(super) fn liking(&self, plan: SetPlan) -> f32 {
        let pattern = match plan.pattern {
            HandPattern::Any => 1.0,
            HandPattern::Pungs => self.pungs,
            HandPattern::MixedPungs => self.suits.max(self.pungs),
            HandPattern::Mixed | HandPattern::Pure | HandPattern::Honours => self.suits,
        };
        let closed = if plan.closed { self.closed } else { 1.0 };
        pattern * closed
    }

    /// What a claim for such a set must promise for each point that letting the tile go promises.
    pub(super) fn reserve(&self, kind: MeldKind) -> f32 {
        match kind {
            MeldKind::Chow => self.chow_claims,
            MeldKind::Pung | MeldKind::Kong | MeldKind::Pair => self.pung_claims,
        }
    }

    /// What is left of a promise if this tile is discarded for it, of which so many are out of sight, with so many tiles left to draw.
    pub(super) fn after_discarding(
        &self,
        tile: Tile,
        unseen: u8,
        live_left: usize,
        rules: &RuleSet,
    ) -> f32 {
        let kept = if tile.is_honour() {
            1.0 - self.honours
        } else {
            1.0
        };
        if self.caution == 0.0 {
            return kept;
        }
        let all = if rules.options.flowers { 144.0 } else { 136.0 };
        let late = 1.0 - live_left as f32 / (all - 53.0 - 14.0);
        kept * (1.0 - self.caution * late.clamp(0.0, 1.0) * f32::from(unseen) / 4.0)
    }
}

impl Default for Style {
    fn default() -> Self {
        Self::PLAIN
    }
}
