//! Special hands within reach.

use super::chance::Outlook;
use super::search::{Course, Way};
use super::worth;
use crate::rules::SlotKind;
use crate::table::SeatView;
use crate::tiles::{Counts, Hand, Meld};

/// Chances below this are dreams.
const HOPE: f32 = 0.005;

/// A special hand to go for.
#[derive(Clone, Debug)]
pub struct Target {
    /// The name of its row.
    pub name: String,
    /// Its tiles.
    pub tiles: Counts,
    /// The chance to collect them in time.
    pub chance: f32,
    /// The points it counts.
    pub worth: f32,
    /// Points times chance.
    pub value: f32,
    /// No set of it may be laid out before the end.
    pub concealed: bool,
}

impl Target {
    /// The best special hand that lacks at most `reach` tiles of a hand between turns, or in one's own turn.
    pub fn best(view: &SeatView, hand: &Hand, outlook: &Outlook, reach: u32) -> Option<Self> {
        let seat_wind = view.wind_of(view.seat());
        let held = hand.playing_tiles();
        let mut best: Option<Self> = None;
        for (event, form) in view.rules.special_hands_near(hand, seat_wind, reach) {
            let special = event.special.as_ref();
            let concealed = special.is_some_and(|special| special.concealed);
            let pungs = |kind| matches!(kind, SlotKind::Pung | SlotKind::PungOrKong);
            let claims = !concealed && form.slots.iter().any(|slot| pungs(slot.kind));
            let tiles: Counts = form.slots.iter().flat_map(|slot| slot.tiles()).collect();
            let missing: Counts = tiles
                .kinds()
                .flat_map(|(tile, count)| {
                    let lacking = count.saturating_sub(held[tile]);
                    std::iter::repeat_n(tile, usize::from(lacking))
                })
                .collect();
            let chance = outlook.of_collecting(&missing, &held, claims);
            let award = event.award(&view.rules.options);
            let worth = worth::of_special(view, award.points, award.limit);
            let value = chance * worth;
            if chance >= HOPE && best.as_ref().is_none_or(|best| value > best.value) {
                best = Some(Self {
                    name: event.id.clone(),
                    chance,
                    tiles,
                    worth,
                    value,
                    concealed,
                });
            }
        }
        best
    }

    /// The way to it with these sets laid out.
    pub fn way(&self, melds: &[Meld]) -> Way {
        Way {
            course: Course::to(self.tiles.clone(), self.name.clone(), melds, self.concealed),
            chance: self.chance,
            worth: self.worth,
            value: self.value,
        }
    }
}
