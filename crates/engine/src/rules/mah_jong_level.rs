//! The precedence of claims for Mah Jongg.

use serde::{Deserialize, Serialize};

use super::{Arrangement, RuleSet, Situation, arrange};
use crate::tiles::{Hand, MeldKind};

/// The precedence of a claim for Mah Jongg, the highest last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum MahJongLevel {
    /// The tile completes the pair.
    Pair,
    /// The tile completes a chow.
    Chow,
    /// The tile completes a pung.
    Pung,
    /// The tile completes a special hand.
    SpecialHand,
}

impl RuleSet {
    /// The precedence of the winner's claim (Bloem help, Precedences); `None` if the hand is neither four sets and a pair nor a special
    /// hand with patterns. A tile that fits in more than one way has the highest possible level. For a drawn tile the level has no meaning.
    pub fn mah_jong_level(&self, hand: &Hand, situation: &Situation) -> Option<MahJongLevel> {
        let background = self.background(hand, situation);
        if !self.special_forms_of(hand, situation).is_empty() {
            return Some(MahJongLevel::SpecialHand);
        }
        let mut best = None;
        let claimed = self.claimed(situation);
        arrange::visit_winning(hand, claimed, self.options.chow_limit(), |arrangement| {
            let facts = self.facts(hand, &arrangement, situation, &background);
            let mut special = self
                .special_hands()
                .filter(|(event, _)| self.accepts(event));
            let level = if special.any(|(event, _)| !event.when.matches(&facts).is_empty()) {
                MahJongLevel::SpecialHand
            } else {
                completed_level(hand, &arrangement)
            };
            best = best.max(Some(level));
        });
        best
    }
}

/// The level of what the last tile completed in an arrangement: the set that became exposed, or else the pair.
fn completed_level(hand: &Hand, arrangement: &Arrangement) -> MahJongLevel {
    let stake_sets = &arrangement.melds[hand.melds.len()..];
    match stake_sets
        .iter()
        .find(|set| set.is_exposed())
        .map(|set| set.kind)
    {
        Some(MeldKind::Chow) => MahJongLevel::Chow,
        Some(_) => MahJongLevel::Pung,
        None => MahJongLevel::Pair,
    }
}
