//! The precomputed gain of every kind and number of tiles for a seat, so that evaluating a hand is a sum.

use crate::score_estimates::{Gain, HandPattern, ScoreEstimates};
use crate::set_plan::{SetPlan, group};
use crate::worth::{
    KONG_CHANCE, PUNG_CHANCES_PUNGS_ONLY, PUNG_CHANCES_WITH_CHOWS, PUNG_HAND_POINTS,
    SPARED_PAYMENT, USUAL_SMALL_POINTS,
};
use engine::rules::GameOptions;
use engine::table::PlayerView;
use engine::tiles::{Counts, MeldKind, Tile, Wind};

use super::player::Player;

/// The gains of each kind, by how many are held.
type ByKind = [[Gain; 4]; Tile::PLAIN_KINDS];

/// The gains of tiles for one seat.
#[derive(Clone, Debug)]
pub struct GainTable {
    /// Going out, with the bonus tiles laid out.
    base: Gain,
    /// Concealed tiles in a hand that may have Chows, and in a hand of Pungs.
    stake: Box<[ByKind; 2]>,
    /// Sets laid out, in this order: open Pung, concealed Pung, open Kong, concealed Kong.
    sets: Box<[[Gain; 4]; Tile::PLAIN_KINDS]>,
    patterns: [Gain; 6],
    limit: f32,
    max_score: f32,
}

/// The gains of a hand without the pattern of a plan: for a hand with Chows and one of Pungs, each without its honours and with them.
#[derive(Clone, Copy, Debug)]
pub struct HandGains([[Gain; 2]; 2]);

impl GainTable {
    /// The table for a seat with this wind and these bonus tiles.
    pub fn of(
        estimates: &ScoreEstimates,
        options: &GameOptions,
        wind: Wind,
        seen: &PlayerView,
    ) -> Self {
        let mut base = estimates.going_out;
        base.points += USUAL_SMALL_POINTS;
        let bonus = seen.bonus.iter().filter_map(|tile| tile.as_bonus());
        let own_count = bonus.filter(|bonus| bonus.wind() == wind).count();
        base.add(estimates.own_bonus[own_count.min(2)], 1.0);
        base.points += estimates.bonus.points * seen.bonus.len().saturating_sub(own_count) as f32;
        let stake = [PUNG_CHANCES_WITH_CHOWS, PUNG_CHANCES_PUNGS_ONLY].map(|honour_chances| {
            // Suit tiles may have other uses in a hand of Pungs too.
            let pung_chances = |tile: Tile| {
                if tile.is_honour() {
                    honour_chances
                } else {
                    PUNG_CHANCES_WITH_CHOWS
                }
            };
            by_kind(|tile, held| match held {
                0 => Gain::default(),
                _ => gain_of_held(estimates, tile, held, pung_chances(tile)),
            })
        });
        let sets = by_kind(|tile, index| match index {
            0 | 1 => estimates.pung(tile, index == 1),
            _ => estimates.kong(tile, index == 3),
        });
        Self {
            base,
            stake: Box::new(stake),
            sets: Box::new(sets),
            patterns: HandPattern::ALL.map(|pattern| estimates.pattern(pattern, false)),
            limit: options.limit as f32,
            max_score: options.max_score.unwrap_or(u32::MAX) as f32,
        }
    }

    /// The gains of going out with a hand and of all its tiles.
    pub fn hand_gains(&self, player: &Player) -> HandGains {
        let mut base = self.base;
        for meld in &player.melds {
            let index = match meld.kind {
                MeldKind::Chow | MeldKind::Pair => continue,
                MeldKind::Pung => usize::from(!meld.is_exposed()),
                MeldKind::Kong => 2 + usize::from(!meld.is_exposed()),
            };
            add_certain(&mut base, self.sets[meld.tile.index()][index]);
        }
        let counts = player.stake.plain();
        let sum_of = |base: Gain, table: &ByKind, kinds: std::ops::Range<usize>| {
            let mut sum = base;
            for (gains, held) in table[kinds.clone()].iter().zip(&counts[kinds]) {
                if *held > 0 {
                    add_certain(&mut sum, gains[usize::from((*held).min(3))]);
                }
            }
            sum
        };
        let suits = sum_of(base, &self.stake[0], 0..27);
        HandGains([0, 1].map(|pungs| [suits, sum_of(suits, &self.stake[pungs], 27..34)]))
    }

    /// The worth of a plan with these tiles, with the payment that going out spares.
    pub fn plan_worth(&self, gains: &HandGains, plan: &SetPlan) -> f32 {
        self.points(self.plan_gain(gains, plan), plan)
    }

    /// The worth of the plan without one of these tiles, of which `held` are held.
    pub fn plan_worth_without(
        &self,
        gains: &HandGains,
        plan: &SetPlan,
        tile: Tile,
        held: u8,
    ) -> f32 {
        let mut gain = self.plan_gain(gains, plan);
        if plan.aim.uses(tile) {
            let table = &self.stake[usize::from(plan.pungs_only)][tile.index()];
            let held = usize::from(held.clamp(1, 3));
            let (now, after) = (table[held], table[held - 1]);
            gain.points += after.points - now.points;
            gain.doubles += after.doubles - now.doubles;
        }
        self.points(gain, plan)
    }

    fn plan_gain(&self, gains: &HandGains, plan: &SetPlan) -> Gain {
        let honours = plan.aim.groups >> 3 & 1;
        let mut gain = gains.0[usize::from(plan.pungs_only)][usize::from(honours)];
        add_certain(&mut gain, self.patterns[plan.pattern as usize]);
        gain
    }

    fn points(&self, gain: Gain, plan: &SetPlan) -> f32 {
        let points = gain.points
            + if plan.pungs_only {
                PUNG_HAND_POINTS
            } else {
                0.0
            };
        let doubled = points.max(1.0) * gain.doubles.exp2();
        let fraction = gain.limit.min(100.0) / 100.0;
        doubled.max(fraction * self.limit).min(self.max_score) + SPARED_PAYMENT
    }
}

/// Adds a gain that is certain.
fn add_certain(sum: &mut Gain, gain: Gain) {
    sum.points += gain.points;
    sum.doubles += gain.doubles;
    sum.limit += gain.limit;
}

/// A table of the gain of each kind and index from 0 to 3.
fn by_kind(mut gain: impl FnMut(Tile, usize) -> Gain) -> ByKind {
    let mut gains = [[Gain::default(); 4]; Tile::PLAIN_KINDS];
    for tile in Tile::plain() {
        for (count, entry) in gains[tile.index()].iter_mut().enumerate() {
            *entry = gain(tile, count);
        }
    }
    gains
}

/// The gain of `held` concealed tiles of a kind, including what they may become.
fn gain_of_held(
    estimates: &ScoreEstimates,
    tile: Tile,
    held: usize,
    pung_chances: [f32; 3],
) -> Gain {
    let mut gain = Gain::default();
    if tile.is_minor() && !estimates.minors_matter {
        return gain;
    }
    let (concealed, pung_chance) = (held >= 3, pung_chances[held - 1]);
    let (pung, kong) = (
        estimates.pung(tile, concealed),
        estimates.kong(tile, concealed),
    );
    gain.add(pung, pung_chance);
    gain.points += pung_chance * KONG_CHANCE * (kong.points - pung.points).max(0.0);
    if held == 2 {
        gain.add(estimates.pair(tile), 0.5 * (1.0 - pung_chance));
    }
    gain
}

/// The groups of the sets laid out, one bit each, and whether a Chow is among them.
pub fn groups_laid_out(player: &Player) -> (u8, bool) {
    let groups = player
        .melds
        .iter()
        .fold(0, |groups, meld| groups | group(*meld));
    let has_chow = player.melds.iter().any(|meld| meld.kind == MeldKind::Chow);
    (groups, has_chow)
}

/// How many tiles of these kinds are neither open nor held.
pub fn live(kinds: engine::tiles::TileSet, open: &Counts, stake: &Counts) -> u32 {
    let unseen = |tile: Tile| 4_u8.saturating_sub(open[tile] + stake[tile]);
    kinds.iter().map(|tile| u32::from(unseen(tile))).sum()
}
