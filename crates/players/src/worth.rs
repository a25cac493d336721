//! The estimated worth of a complete hand by the rules in force, before a plan adds to it.

use super::score_estimates::{Gain, ScoreEstimates};
use super::set_plan::{HONOURS, SetPlan};
use engine::table::SeatView;
use engine::tiles::{Counts, Dragon, Meld, MeldKind, Tile, Wind};

/// Points that going out brings beyond those of the hand, because it avoids paying for another player's hand.
pub(super) const SPARED_PAYMENT: f32 = 20.0;

/// Points that a hand usually gets for small sets, a pair and the last tile.
pub(super) const USUAL_SMALL_POINTS: f32 = 6.0;
/// Extra points for the sets of a hand of Pungs.
pub(super) const PUNG_HAND_POINTS: f32 = 8.0;
/// The probability that one, two or three of a kind become a Pung in a hand that may have Chows.
pub(super) const PUNG_CHANCES_WITH_CHOWS: [f32; 3] = [0.05, 0.3, 1.0];
/// The same probabilities for honours in a hand of Pungs.
pub(super) const PUNG_CHANCES_PUNGS_ONLY: [f32; 3] = [0.1, 0.7, 1.0];
/// The probability that a Pung becomes a Kong.
pub(super) const KONG_CHANCE: f32 = 0.08;

/// The estimated worth of a hand, without the pattern of a plan.
#[derive(Clone, Copy, Debug)]
pub struct Worth {
    /// The gain of everything except honours on the stake.
    sum: Gain,
    /// The gain of honours on the stake in plans with Chows and in plans of Pungs.
    honours: [Gain; 2],
    /// The points of a limit hand.
    limit: f32,
    /// The maximum score of a hand.
    max_score: f32,
}

impl Gain {
    /// Adds a gain that is made with a probability of `chance`; doubles count by their expected effect.
    pub(super) fn add(&mut self, gain: Gain, chance: f32) {
        self.points += chance * gain.points;
        let factor = 1.0 + chance * (gain.doubles.exp2() - 1.0);
        self.doubles += factor.max(0.01).log2();
        self.limit += chance * gain.limit;
    }
}

impl Worth {
    /// The worth of these tiles in the viewer's hand.
    pub fn of(view: &SeatView, estimates: &ScoreEstimates, stake: &Counts, melds: &[Meld]) -> Self {
        let mut sum = estimates.going_out;
        sum.points += USUAL_SMALL_POINTS;
        let own = view.wind_of(view.seat());
        let bonus = view.me().bonus.iter().filter_map(|tile| tile.as_bonus());
        let own_count = bonus.filter(|bonus| bonus.wind() == own).count();
        sum.add(estimates.own_bonus[own_count.min(2)], 1.0);
        sum.points +=
            estimates.bonus.points * view.me().bonus.len().saturating_sub(own_count) as f32;
        let mut honours = [Gain::default(); 2];
        for meld in melds {
            let concealed = !meld.is_exposed();
            match meld.kind {
                MeldKind::Kong => sum.add(estimates.kong(meld.tile, concealed), 1.0),
                MeldKind::Pung => sum.add(estimates.pung(meld.tile, concealed), 1.0),
                MeldKind::Chow | MeldKind::Pair => {}
            }
        }
        let matters = |tile: &Tile| estimates.minors_matter || !tile.is_minor();
        for (tile, count) in stake
            .kinds()
            .filter(|(tile, _)| !tile.is_bonus() && matters(tile))
        {
            let concealed = count >= 3;
            let (pung, kong) = (
                estimates.pung(tile, concealed),
                estimates.kong(tile, concealed),
            );
            let add = |sum: &mut Gain, pung_chance: f32| {
                sum.add(pung, pung_chance);
                sum.points += pung_chance * KONG_CHANCE * (kong.points - pung.points).max(0.0);
                if count == 2 {
                    sum.add(estimates.pair(tile), 0.5 * (1.0 - pung_chance));
                }
            };
            let chance_with_chows = PUNG_CHANCES_WITH_CHOWS[usize::from(count.clamp(1, 3)) - 1];
            if tile.is_honour() {
                let chance_pungs_only = PUNG_CHANCES_PUNGS_ONLY[usize::from(count.clamp(1, 3)) - 1];
                let [chows, pungs] = &mut honours;
                add(chows, chance_with_chows);
                add(pungs, chance_pungs_only);
            } else {
                add(&mut sum, chance_with_chows);
            }
        }
        let completeness = |kinds: &[Tile]| {
            let fraction = |tile: &Tile| {
                let laid_out = melds
                    .iter()
                    .any(|meld| meld.tile == *tile && meld.is_pung_or_kong());
                if laid_out {
                    1.0
                } else {
                    f32::from(stake[*tile].min(3)) / 3.0
                }
            };
            kinds.iter().map(fraction).product::<f32>()
        };
        let dragons = completeness(&Dragon::ALL.map(Tile::dragon));
        let winds = completeness(&Wind::ALL.map(Tile::wind));
        for (chance, gain) in [(dragons, estimates.dragons), (winds, estimates.winds)] {
            if chance > 0.0 {
                sum.add(gain, chance);
            }
        }
        let options = &view.rules.options;
        Self {
            sum,
            honours,
            limit: options.limit as f32,
            max_score: options.max_score.unwrap_or(u32::MAX) as f32,
        }
    }

    /// The points of the hand with a plan whose pattern adds this gain.
    pub fn of_plan(self, plan: SetPlan, gain: Gain) -> f32 {
        let mut points = self.sum.points + gain.points;
        let mut doubles = self.sum.doubles + gain.doubles;
        let mut limit = self.sum.limit + gain.limit;
        let pungs_only = plan.pungs_only;
        if plan.aim.groups & HONOURS != 0 {
            let honours = self.honours[usize::from(pungs_only)];
            points += honours.points;
            doubles += honours.doubles;
            limit += honours.limit;
        }
        if pungs_only {
            points += PUNG_HAND_POINTS;
        }
        let doubled = points.max(1.0) * doubles.exp2();
        let limit_fraction = limit.min(100.0) / 100.0;
        doubled.max(limit_fraction * self.limit).min(self.max_score)
    }
}

#[cfg(test)]
mod tests {
    use super::super::score_estimates::HandPattern;
    use super::*;
    use engine::rules::RuleSet;

    #[test]
    fn the_limit_of_honours_counts_only_in_plans_with_honours() {
        let honours = [10.0, 70.0].map(|limit| Gain {
            limit,
            ..Gain::default()
        });
        let worth = Worth {
            sum: Gain::default(),
            honours,
            limit: 1000.0,
            max_score: f32::MAX,
        };
        let options = RuleSet::bloem().options;
        let worth_of = |pattern: HandPattern| {
            let mut plans = SetPlan::possible(&[], &options, false);
            let plan = plans.find(|plan| plan.pattern == pattern);
            plan.map(|plan| worth.of_plan(plan, Gain::default()))
        };
        assert_eq!(worth_of(HandPattern::Any), Some(100.0));
        assert_eq!(worth_of(HandPattern::Mixed), Some(100.0));
        assert_eq!(worth_of(HandPattern::MixedPungs), Some(700.0));
        assert_eq!(worth_of(HandPattern::Pure), Some(1.0));
    }
}
