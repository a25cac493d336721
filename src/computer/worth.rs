//! Roughly what a hand will be worth once it is complete, at the prices of the rules in force, before a plan adds to it.

use super::prices::{Gain, Prices};
use crate::rules::RuleSetId;
use crate::table::SeatView;
use crate::tiles::{Counts, Dragon, Meld, MeldKind, Tile, Wind};

/// What usually comes with going out: small sets, a pair, a drawn tile.
const USUAL: f32 = 6.0;
/// How likely one, two or three alike on the stake become a pung in the hand that goes out.
const BECOMES_PUNG: [f32; 3] = [0.05, 0.4, 1.0];
/// How likely a pung gets its fourth tile in time.
const BECOMES_KONG: f32 = 0.08;

/// Worth of a hand, in points to come.
#[derive(Clone, Copy, Debug)]
pub struct Worth {
    sum: Gain,
    /// A whole limit, and the most any hand counts.
    limit: f32,
    most: f32,
}

impl Gain {
    /// Adds what comes with some likelihood: of doubles their mean effect.
    fn add(&mut self, gain: Gain, likely: f32) {
        self.points += likely * gain.points;
        let factor = 1.0 + likely * (gain.doubles.exp2() - 1.0);
        self.doubles += factor.max(0.01).log2();
        self.limit += likely * gain.limit;
    }
}

impl Worth {
    /// The worth of these tiles in that seat's hand.
    pub fn of(view: &SeatView, prices: &Prices, stake: &Counts, melds: &[Meld]) -> Self {
        let me = view.me();
        let own = view.wind_of(view.seat());
        let own_bonus = me.bonus.iter().filter(|tile| {
            let bonus = tile.as_bonus();
            bonus.is_some_and(|bonus| bonus.wind() == own)
        });
        let mut sum = prices.out;
        sum.points += USUAL + 4.0 * me.bonus.len() as f32;
        sum.doubles += own_bonus.count() as f32;
        for meld in melds {
            let concealed = !meld.is_exposed();
            match meld.kind {
                MeldKind::Kong => sum.add(prices.kong(meld.tile, concealed), 1.0),
                MeldKind::Pung => sum.add(prices.pung(meld.tile, concealed), 1.0),
                MeldKind::Chow | MeldKind::Pair => {}
            }
        }
        let counts = |tile: &Tile| prices.minors_matter || !tile.is_minor();
        for (tile, count) in stake
            .kinds()
            .filter(|(tile, _)| !tile.is_bonus() && counts(tile))
        {
            let likely = BECOMES_PUNG[usize::from(count.clamp(1, 3)) - 1];
            sum.add(prices.pung(tile, count >= 3), likely);
            if count == 2 {
                sum.add(prices.pair(tile), 0.5 * (1.0 - likely));
            }
            let kong = prices.kong(tile, count >= 3);
            let pung = prices.pung(tile, count >= 3);
            sum.points += likely * BECOMES_KONG * (kong.points - pung.points).max(0.0);
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
        for (likely, gain) in [(dragons, prices.dragons), (winds, prices.winds)] {
            if likely > 0.0 {
                sum.add(gain, likely);
            }
        }
        let options = &view.rules.options;
        Self {
            sum,
            limit: options.limit as f32,
            most: options.max_score.unwrap_or(u32::MAX) as f32,
        }
    }

    /// The points when this comes on top.
    pub fn with(self, gain: Gain) -> f32 {
        let points = (self.sum.points + gain.points).max(1.0);
        let doubled = points * (self.sum.doubles + gain.doubles).exp2();
        let part = (self.sum.limit + gain.limit).min(100.0) / 100.0;
        doubled.max(part * self.limit).min(self.most)
    }
}

/// What a special hand with these points in the table brings.
pub fn of_special(view: &SeatView, points: u32, limit: u32) -> f32 {
    let options = &view.rules.options;
    let worth = match view.rules.id {
        RuleSetId::Bloem => points,
        RuleSetId::Classical => points.max(limit.saturating_mul(options.limit) / 100),
    };
    worth.min(options.max_score.unwrap_or(u32::MAX)) as f32
}
