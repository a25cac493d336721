//! The tiles that show what a special hand is.

use super::special::Form;
use super::{RuleSet, ScoringEvent};
use crate::tiles::Wind;

impl RuleSet {
    /// The forms of a special hand that are scored as that hand: tiles that a dearer hand has as well are that one. All of them if
    /// none is left.
    pub fn examples<'a>(&'a self, event: &'a ScoringEvent) -> Vec<&'a Form> {
        let forms = || {
            event
                .special
                .iter()
                .flat_map(|special| special.forms().iter())
        };
        let own: Vec<&Form> = forms()
            .filter(|form| !self.is_dearer_hand(event, form))
            .collect();
        match own.is_empty() {
            true => forms().collect(),
            false => own,
        }
    }

    /// Whether the tiles of a form are another special hand that counts in its place.
    fn is_dearer_hand(&self, event: &ScoringEvent, form: &Form) -> bool {
        let (own, own_place) = (
            event.award(&self.options).points,
            self.events.iter().position(|row| row.id == event.id),
        );
        let is_dearer = |row: usize, own_wind: Option<Wind>| {
            let Some(other) = self.events.get(row).filter(|other| other.id != event.id) else {
                return false;
            };
            let points = other.award(&self.options).points;
            let comes_first = own_place.is_none_or(|own_place| row < own_place);
            let counts = !event.is_whole_score()
                || points > own
                || points == own && comes_first && self.event(&event.id).is_some();
            // Of a hand that any player may have, it is for one wind at least.
            let same_wind = match (own_wind, form.own_wind) {
                (Some(found), Some(own)) => found == own,
                _ => true,
            };
            other.is_whole_score() && self.accepts(other) && points > 0 && counts && same_wind
        };
        let special = |row: usize| self.events.get(row)?.special.as_ref();
        let found = self.index.find(&form.tiles).iter();
        let mut listed = found.filter_map(|(row, place)| {
            let row = usize::from(*row);
            let form = special(row)?.forms().get(usize::from(*place))?;
            Some((row, form.own_wind))
        });
        let mut open = self.index.open.iter();
        let has_form =
            |row: &usize| special(*row).is_some_and(|other| other.is_on_stake(&form.tiles));
        listed.any(|(row, own_wind)| is_dearer(row, own_wind))
            || open.any(|row| is_dearer(*row, None) && has_form(row))
    }
}
