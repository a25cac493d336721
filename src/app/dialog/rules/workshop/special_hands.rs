//! The special hands of the edited rule set: selection and editing.

use super::hand_draft::HandDraft;
use coach::workshop::{Draft, Overlap, overlaps};
use engine::rules::{RowId, RuleSet, ScoringEvent};

/// The state of the special hands page.
#[derive(Default)]
pub struct SpecialHands {
    /// The selected hand.
    pub chosen: Option<RowId>,
    /// Index of the form that is shown, modulo the number of forms.
    pub shown_form: usize,
    /// The other special hands that share forms with the hand being made, or else with the selected one.
    pub overlaps: Vec<Overlap>,
    /// The hand being made or changed.
    pub hand_draft: Option<HandDraft>,
}

impl SpecialHands {
    /// Adapts the selection, the hand being made and the overlaps to this draft.
    pub fn refresh(&mut self, draft: &Draft) {
        if let Some(hand_draft) = &mut self.hand_draft {
            hand_draft.check_against(draft);
        }
        let is_included = |id: &RowId| draft.rules().event(id).is_some();
        if !self.chosen.as_ref().is_some_and(is_included) {
            let first = special_hand_rows(draft.rules()).into_iter().next();
            self.chosen = first.map(|event| event.id.clone());
            self.shown_form = 0;
        }
        let made = self.hand_draft.as_ref();
        let made =
            made.and_then(|hand_draft| Some((hand_draft.rules.as_ref().ok()?, hand_draft.id())));
        let (rules, id) = match made {
            Some(made) => made,
            None => (draft.rules(), self.chosen.clone().unwrap_or_default()),
        };
        let event = rules.event(&id);
        self.overlaps = event.map_or_else(Vec::new, |event| overlaps(event, rules));
    }

    /// The number of forms of the hand being made, or else of the selected one.
    pub fn form_count(&self, draft: &Draft) -> usize {
        let made = self.hand_draft.as_ref().zip(self.rules_with_draft());
        let (rules, id) = match made {
            Some((hand_draft, rules)) => (rules, Some(hand_draft.id())),
            None => (draft.rules(), self.chosen.clone()),
        };
        let event = id.and_then(|id| rules.event(&id));
        event.map_or(0, |event| rules.examples(event).len())
    }

    /// The rules including the hand being made, if it is valid.
    pub fn rules_with_draft(&self) -> Option<&RuleSet> {
        self.hand_draft.as_ref()?.rules.as_ref().ok()
    }
}

/// The special hands of these rules, the player's own first.
pub fn special_hand_rows(rules: &RuleSet) -> Vec<&ScoringEvent> {
    let is_own = |id: &RowId| rules.custom_rows().iter().any(|own| own.id == *id);
    let all = || rules.special_hands().map(|(event, _)| event);
    let own = all().filter(|event| is_own(&event.id));
    own.chain(all().filter(|event| !is_own(&event.id)))
        .collect()
}
