//! The precomputed worth of every kind and number of tiles for a seat, so that evaluating a hand is a sum.

use crate::score_estimates::{Gain, HandPattern, ScoreEstimates};
use crate::set_plan::{SetPlan, group};
use crate::worth::{AMONG_CHOWS, AMONG_PUNGS, BECOMES_KONG, PUNGS, SPARED, USUAL};
use engine::rules::GameOptions;
use engine::table::PlayerView;
use engine::tiles::{Counts, MeldKind, Tile, Wind};

use super::player::Player;

/// The gains of each kind, by how many are held.
type ByKind = [[Gain; 4]; Tile::PLAIN_KINDS];

/// The gains of tiles for one seat.
#[derive(Clone, Debug)]
pub struct Worths {
    out: Gain,
    /// Concealed tiles in a hand that may have Chows, and in a hand of Pungs.
    stake: Box<[ByKind; 2]>,
    /// Pungs and kongs laid out, open and concealed.
    sets: Box<[[Gain; 4]; Tile::PLAIN_KINDS]>,
    patterns: [Gain; 6],
    limit: f32,
    most: f32,
}

/// The gains of a hand before its plan: with Chows and of Pungs, each without and with honours.
#[derive(Clone, Copy, Debug)]
pub struct Sum([[Gain; 2]; 2]);

impl Worths {
    /// The table for a seat with this wind and these bonus tiles.
    pub fn of(
        estimates: &ScoreEstimates,
        options: &GameOptions,
        wind: Wind,
        seen: &PlayerView,
    ) -> Self {
        let mut out = estimates.out;
        out.points += USUAL;
        let winds = seen.bonus.iter().filter_map(|tile| tile.as_bonus());
        let owned = winds.filter(|bonus| bonus.wind() == wind).count();
        out.add(estimates.own_bonus[owned.min(2)], 1.0);
        out.points += estimates.bonus.points * seen.bonus.len().saturating_sub(owned) as f32;
        let stake = [AMONG_CHOWS, AMONG_PUNGS].map(|likely| {
            // Suit tiles may have other uses in a hand of Pungs too.
            let among = |tile: Tile| {
                if tile.is_honour() {
                    likely
                } else {
                    AMONG_CHOWS
                }
            };
            by_kind(|tile, held| match held {
                0 => Gain::default(),
                _ => of_stake(estimates, tile, held, among(tile)),
            })
        });
        let sets = by_kind(|tile, place| match place {
            0 | 1 => estimates.pung(tile, place == 1),
            _ => estimates.kong(tile, place == 3),
        });
        Self {
            out,
            stake: Box::new(stake),
            sets: Box::new(sets),
            patterns: HandPattern::ALL.map(|pattern| estimates.pattern(pattern, false)),
            limit: options.limit as f32,
            most: options.max_score.unwrap_or(u32::MAX) as f32,
        }
    }

    /// The gains of all tiles of a hand.
    pub fn sum(&self, player: &Player) -> Sum {
        let mut base = self.out;
        for meld in &player.melds {
            let place = match meld.kind {
                MeldKind::Chow | MeldKind::Pair => continue,
                MeldKind::Pung => usize::from(!meld.is_exposed()),
                MeldKind::Kong => 2 + usize::from(!meld.is_exposed()),
            };
            plus(&mut base, self.sets[meld.tile.index()][place]);
        }
        let counts = player.stake.plain();
        let sum_of = |base: Gain, table: &ByKind, kinds: std::ops::Range<usize>| {
            let mut sum = base;
            for (gains, held) in table[kinds.clone()].iter().zip(&counts[kinds]) {
                if *held > 0 {
                    plus(&mut sum, gains[usize::from((*held).min(3))]);
                }
            }
            sum
        };
        let suits = sum_of(base, &self.stake[0], 0..27);
        Sum([0, 1].map(|pungs| [suits, sum_of(suits, &self.stake[pungs], 27..34)]))
    }

    /// The worth of a plan with these tiles, with the bonus for going out.
    pub fn of_plan(&self, sum: &Sum, plan: &SetPlan) -> f32 {
        self.points(self.whole(sum, plan), plan)
    }

    /// The worth of the plan without one of these tiles, of which `held` are held.
    pub fn without(&self, sum: &Sum, plan: &SetPlan, tile: Tile, held: u8) -> f32 {
        let mut whole = self.whole(sum, plan);
        if plan.aim.uses(tile) {
            let table = &self.stake[usize::from(plan.pungs_only)][tile.index()];
            let held = usize::from(held.clamp(1, 3));
            let (now, after) = (table[held], table[held - 1]);
            whole.points += after.points - now.points;
            whole.doubles += after.doubles - now.doubles;
        }
        self.points(whole, plan)
    }

    fn whole(&self, sum: &Sum, plan: &SetPlan) -> Gain {
        let honours = plan.aim.groups >> 3 & 1;
        let mut whole = sum.0[usize::from(plan.pungs_only)][usize::from(honours)];
        plus(&mut whole, self.patterns[plan.pattern as usize]);
        whole
    }

    fn points(&self, whole: Gain, plan: &SetPlan) -> f32 {
        let points = whole.points + if !plan.pungs_only { 0.0 } else { PUNGS };
        let doubled = points.max(1.0) * whole.doubles.exp2();
        let part = whole.limit.min(100.0) / 100.0;
        doubled.max(part * self.limit).min(self.most) + SPARED
    }
}

fn plus(sum: &mut Gain, gain: Gain) {
    sum.points += gain.points;
    sum.doubles += gain.doubles;
    sum.limit += gain.limit;
}

fn by_kind(mut gain: impl FnMut(Tile, usize) -> Gain) -> ByKind {
    let mut gains = [[Gain::default(); 4]; Tile::PLAIN_KINDS];
    for tile in Tile::plain() {
        for (place, kept) in gains[tile.index()].iter_mut().enumerate() {
            *kept = gain(tile, place);
        }
    }
    gains
}

/// The gain of `held` concealed tiles of a kind, including what they may become.
fn of_stake(estimates: &ScoreEstimates, tile: Tile, held: usize, among: [f32; 3]) -> Gain {
    let mut gain = Gain::default();
    if tile.is_minor() && !estimates.minors_matter {
        return gain;
    }
    let (concealed, likely) = (held >= 3, among[held - 1]);
    let (pung, kong) = (
        estimates.pung(tile, concealed),
        estimates.kong(tile, concealed),
    );
    gain.add(pung, likely);
    gain.points += likely * BECOMES_KONG * (kong.points - pung.points).max(0.0);
    if held == 2 {
        gain.add(estimates.pair(tile), 0.5 * (1.0 - likely));
    }
    gain
}

/// The groups of the sets laid out, one bit each, and whether a Chow is among them.
pub fn laid_out(player: &Player) -> (u8, bool) {
    let groups = player
        .melds
        .iter()
        .fold(0, |groups, meld| groups | group(*meld));
    let chow = player.melds.iter().any(|meld| meld.kind == MeldKind::Chow);
    (groups, chow)
}

/// How many tiles of these kinds are neither open nor held.
pub fn live(kinds: engine::tiles::TileSet, open: &Counts, stake: &Counts) -> u32 {
    let left = |tile: Tile| 4_u8.saturating_sub(open[tile] + stake[tile]);
    kinds.iter().map(|tile| u32::from(left(tile))).sum()
}
