//! The estimated worth of a complete hand by the rules in force, before a plan adds to it.

use super::score_estimates::{Gain, ScoreEstimates};
use super::set_plan::SetPlan;
use engine::table::SeatView;
use engine::tiles::{Counts, Dragon, Meld, MeldKind, Tile, Wind};

/// Going out also avoids paying for another's hand; that is worth this many points.
pub(super) const SPARED: f32 = 20.0;

/// Points that a hand usually gets for small sets, a pair and the last tile.
pub(super) const USUAL: f32 = 6.0;
/// Extra points for the sets of a hand of Pungs.
pub(super) const PUNGS: f32 = 8.0;
/// The probability that one, two or three of a kind become a Pung in a hand that may have Chows.
pub(super) const AMONG_CHOWS: [f32; 3] = [0.05, 0.3, 1.0];
/// The same probabilities in a hand of Pungs.
pub(super) const AMONG_PUNGS: [f32; 3] = [0.1, 0.7, 1.0];
/// The probability that a Pung becomes a Kong.
pub(super) const BECOMES_KONG: f32 = 0.08;

/// The estimated worth of a hand.
#[derive(Clone, Copy, Debug)]
pub struct Worth {
    sum: Gain,
    /// What concealed honours add to plans with Chows and to plans of Pungs.
    honours: [Gain; 2],
    /// The limit, and the maximum value of any hand.
    limit: f32,
    most: f32,
}

impl Gain {
    /// Adds a gain that has some probability; doubles count by their expected effect.
    pub(super) fn add(&mut self, gain: Gain, likely: f32) {
        self.points += likely * gain.points;
        let factor = 1.0 + likely * (gain.doubles.exp2() - 1.0);
        self.doubles += factor.max(0.01).log2();
        self.limit += likely * gain.limit;
    }
}

impl Worth {
    /// The worth of these tiles in the viewer's hand.
    pub fn of(view: &SeatView, estimates: &ScoreEstimates, stake: &Counts, melds: &[Meld]) -> Self {
        let mut sum = estimates.out;
        sum.points += USUAL;
        let own = view.wind_of(view.seat());
        let winds = view.me().bonus.iter().filter_map(|tile| tile.as_bonus());
        let owned = winds.filter(|bonus| bonus.wind() == own).count();
        sum.add(estimates.own_bonus[owned.min(2)], 1.0);
        sum.points += estimates.bonus.points * view.me().bonus.len().saturating_sub(owned) as f32;
        let mut honours = [Gain::default(); 2];
        for meld in melds {
            let concealed = !meld.is_exposed();
            match meld.kind {
                MeldKind::Kong => sum.add(estimates.kong(meld.tile, concealed), 1.0),
                MeldKind::Pung => sum.add(estimates.pung(meld.tile, concealed), 1.0),
                MeldKind::Chow | MeldKind::Pair => {}
            }
        }
        let counts = |tile: &Tile| estimates.minors_matter || !tile.is_minor();
        for (tile, count) in stake
            .kinds()
            .filter(|(tile, _)| !tile.is_bonus() && counts(tile))
        {
            let concealed = count >= 3;
            let (pung, kong) = (
                estimates.pung(tile, concealed),
                estimates.kong(tile, concealed),
            );
            let add = |part: &mut Gain, likely: f32| {
                part.add(pung, likely);
                part.points += likely * BECOMES_KONG * (kong.points - pung.points).max(0.0);
                if count == 2 {
                    part.add(estimates.pair(tile), 0.5 * (1.0 - likely));
                }
            };
            let among_chows = AMONG_CHOWS[usize::from(count.clamp(1, 3)) - 1];
            if tile.is_honour() {
                let among_pungs = AMONG_PUNGS[usize::from(count.clamp(1, 3)) - 1];
                let [chows, pungs] = &mut honours;
                add(chows, among_chows);
                add(pungs, among_pungs);
            } else {
                add(&mut sum, among_chows);
            }
        }
        let family = |kinds: &[Tile]| {
            let part = |tile: &Tile| {
                let laid_out = melds
                    .iter()
                    .any(|meld| meld.tile == *tile && meld.is_pung_or_kong());
                if laid_out {
                    1.0
                } else {
                    f32::from(stake[*tile].min(3)) / 3.0
                }
            };
            kinds.iter().map(part).product::<f32>()
        };
        let dragons = family(&Dragon::ALL.map(Tile::dragon));
        let winds = family(&Wind::ALL.map(Tile::wind));
        for (likely, gain) in [(dragons, estimates.dragons), (winds, estimates.winds)] {
            if likely > 0.0 {
                sum.add(gain, likely);
            }
        }
        let options = &view.rules.options;
        Self {
            sum,
            honours,
            limit: options.limit as f32,
            most: options.max_score.unwrap_or(u32::MAX) as f32,
        }
    }

    /// The points of a plan whose pattern adds this gain.
    pub fn with(self, plan: SetPlan, gain: Gain) -> f32 {
        let mut points = self.sum.points + gain.points;
        let mut doubles = self.sum.doubles + gain.doubles;
        let pungs = plan.pungs_only;
        if plan.aim.groups & 8 != 0 {
            let more = self.honours[usize::from(pungs)];
            points += more.points;
            doubles += more.doubles;
        }
        if pungs {
            points += PUNGS;
        }
        let doubled = points.max(1.0) * doubles.exp2();
        let part = (self.sum.limit + gain.limit + self.honours[0].limit).min(100.0) / 100.0;
        doubled.max(part * self.limit).min(self.most)
    }
}
