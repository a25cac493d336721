//! Example tiles of special hands, for pictures.

use super::special::Form;
use super::{RuleSet, ScoringEvent};
use crate::tiles::Wind;

impl RuleSet {
    /// The forms of a special hand that are scored as that hand, not as another special hand with the same tiles. All of its forms if none
    /// is.
    pub fn examples<'a>(&'a self, event: &'a ScoringEvent) -> Vec<&'a Form> {
        let forms = || {
            event
                .special
                .iter()
                .flat_map(|special| special.forms().iter())
        };
        let own: Vec<&Form> = forms()
            .filter(|form| !self.is_scored_as_another(event, form))
            .collect();
        match own.is_empty() {
            true => forms().collect(),
            false => own,
        }
    }

    /// Whether the tiles of a form are also another special hand, which counts instead.
    fn is_scored_as_another(&self, event: &ScoringEvent, form: &Form) -> bool {
        let (own_points, own_row) = (
            event.award(&self.options).points,
            self.events.iter().position(|row| row.id == event.id),
        );
        let replaces = |row: usize, own_wind: Option<Wind>| {
            let Some(other) = self.events.get(row).filter(|other| other.id != event.id) else {
                return false;
            };
            let points = other.award(&self.options).points;
            let comes_first = own_row.is_none_or(|own_row| row < own_row);
            let prevails = !event.is_whole_score()
                || points > own_points
                || points == own_points && comes_first && self.event(&event.id).is_some();
            // If one of the hands is for any wind, they coincide for at least one.
            let same_wind = match (own_wind, form.own_wind) {
                (Some(found), Some(own)) => found == own,
                _ => true,
            };
            other.is_whole_score() && self.accepts(other) && points > 0 && prevails && same_wind
        };
        let special = |row: usize| self.events.get(row)?.special.as_ref();
        let found = self.form_index.find(&form.tiles).iter();
        let mut listed = found.filter_map(|(row, form)| {
            let row = usize::from(*row);
            let form = special(row)?.forms().get(usize::from(*form))?;
            Some((row, form.own_wind))
        });
        let mut unlisted = self.form_index.unlisted.iter();
        let has_form = |row: &usize| {
            special(*row).is_some_and(|other| other.has_unlisted_form_on_stake(&form.tiles))
        };
        listed.any(|(row, own_wind)| replaces(row, own_wind))
            || unlisted.any(|row| replaces(*row, None) && has_form(row))
    }
}
