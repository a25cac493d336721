//! Finds special hands within reach: the more valuable one is, the more tiles it may lack.

use super::chance::Outlook;
use super::score_estimates::ScoreEstimates;
use super::search::{Plan, RatedPlan};
use super::style::Style;
use super::worth::SPARED_PAYMENT;
use engine::rules::{RowId, SlotKind, TileBits};
use engine::table::SeatView;
use engine::tiles::{Counts, Hand, Meld};

/// Special hands with a lower probability are skipped; the limit is somewhat lower for valuable ones.
const MIN_CHANCE: f32 = 0.005;

/// A special hand to play for.
#[derive(Clone, Debug)]
pub struct SpecialTarget {
    /// The id of its row.
    pub row: RowId,
    /// The tiles of the complete hand.
    pub tiles: Counts,
    /// The probability of collecting them in time.
    pub chance: f32,
    /// The points it counts.
    pub worth: f32,
    /// Its value to the player, by style.
    pub value: f32,
    /// Whether all its sets must be concealed.
    pub concealed: bool,
}

/// A search for special hands.
#[derive(Clone, Copy)]
pub struct SpecialHandSearch<'a> {
    /// The view.
    pub view: &'a SeatView,
    /// The unseen tiles and remaining turns.
    pub outlook: &'a Outlook,
    /// The score estimates, including those for special hands.
    pub estimates: &'a ScoreEstimates,
    /// The playing style.
    pub style: Style,
}

impl SpecialHandSearch<'_> {
    /// The special hand of the highest value for these tiles, if its value is above `minimum`.
    pub fn special_target(self, hand: &Hand, minimum: f32) -> Option<SpecialTarget> {
        let specials = &self.estimates.specials;
        if specials.is_empty() {
            return None;
        }
        let wind = self.view.wind_of(self.view.seat());
        let is_within_reach =
            |row: usize, lacking: u32| lacking <= self.style.reach + specials[row].extra_reach;
        let candidates = self
            .view
            .rules
            .special_rows_where(hand, wind, is_within_reach);
        let (bits, held) = (TileBits::of(hand), hand.playing_tiles());
        let targets = candidates.filter_map(|(row, form)| {
            let is_pung = |kind| matches!(kind, SlotKind::Pung | SlotKind::PungOrKong);
            let may_claim =
                !self.is_concealed(row) && form.slots.iter().any(|slot| is_pung(slot.kind));
            let missing = form.tiles.without(bits);
            let chance = self
                .outlook
                .chance_of_collecting(missing.kinds(), &held, may_claim);
            let is_unlikely = chance < MIN_CHANCE / (1.0 + specials[row].extra_reach as f32);
            (!is_unlikely).then_some((self.value(row, chance), chance, row, form))
        });
        let best = targets.reduce(|best, other| if other.0 > best.0 { other } else { best });
        let (value, chance, row, form) = best.filter(|(value, ..)| *value > minimum)?;
        Some(SpecialTarget {
            row: self.view.rules.events().get(row)?.id.clone(),
            tiles: form.slots.iter().flat_map(|slot| slot.tiles()).collect(),
            chance,
            worth: specials[row].worth,
            value,
            concealed: self.is_concealed(row),
        })
    }

    fn is_concealed(&self, row: usize) -> bool {
        let special = self
            .view
            .rules
            .events()
            .get(row)
            .and_then(|event| event.special.as_ref());
        special.is_some_and(|special| special.concealed)
    }

    fn value(&self, row: usize, chance: f32) -> f32 {
        let worth = self.estimates.specials[row].worth + SPARED_PAYMENT;
        self.style.value(chance, worth) * self.style.special
    }
}

impl SpecialTarget {
    /// The plan for it with these sets laid out.
    pub fn rated_plan(&self, melds: &[Meld]) -> RatedPlan {
        RatedPlan {
            plan: Plan::special(self.tiles.clone(), self.row.clone(), melds, self.concealed),
            chance: self.chance,
            worth: self.worth,
            value: self.value,
        }
    }
}
