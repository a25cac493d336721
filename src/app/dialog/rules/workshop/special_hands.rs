//! The special hands of the edited rule set: selection and editing.

use super::hand_draft::HandDraft;
use coach::workshop::{Draft, Overlap, overlaps};
use engine::rules::{RowId, RuleSet, ScoringEvent};

/// The state of the special hands page.
#[derive(Default)]
pub struct Hands {
    /// The selected hand.
    pub chosen: Option<RowId>,
    /// Which of its sets of tiles is shown.
    pub form: usize,
    /// Hands that share some of its sets of tiles.
    pub shared: Vec<Overlap>,
    /// The hand being made.
    pub hand_draft: Option<HandDraft>,
}

impl Hands {
    /// Refreshes the page for this rule set.
    pub fn show(&mut self, draft: &Draft) {
        if let Some(hand_draft) = &mut self.hand_draft {
            hand_draft.try_in(draft);
        }
        let is_included = |id: &RowId| draft.rules().event(id).is_some();
        if !self.chosen.as_ref().is_some_and(is_included) {
            let first = rows(draft.rules()).into_iter().next();
            self.chosen = first.map(|event| event.id.clone());
            self.form = 0;
        }
        let made = self.hand_draft.as_ref();
        let made =
            made.and_then(|hand_draft| Some((hand_draft.tried.as_ref().ok()?, hand_draft.id())));
        let (rules, id) = match made {
            Some(made) => made,
            None => (draft.rules(), self.chosen.clone().unwrap_or_default()),
        };
        let event = rules.event(&id);
        self.shared = event.map_or_else(Vec::new, |event| overlaps(event, rules));
    }

    /// Number of sets of tiles of the shown hand.
    pub fn forms(&self, draft: &Draft) -> usize {
        let made = self.hand_draft.as_ref().zip(self.tried());
        let (rules, id) = match made {
            Some((hand_draft, rules)) => (rules, Some(hand_draft.id())),
            None => (draft.rules(), self.chosen.clone()),
        };
        let event = id.and_then(|id| rules.event(&id));
        event.map_or(0, |event| rules.examples(event).len())
    }

    /// The rules including the hand being made, if it is valid.
    pub fn tried(&self) -> Option<&RuleSet> {
        self.hand_draft.as_ref()?.tried.as_ref().ok()
    }
}

/// The special hands, the player's own first.
pub fn rows(rules: &RuleSet) -> Vec<&ScoringEvent> {
    let is_own = |id: &RowId| rules.custom_rows().iter().any(|own| own.id == *id);
    let all = || rules.special_hands().map(|(event, _)| event);
    let own = all().filter(|event| is_own(&event.id));
    own.chain(all().filter(|event| !is_own(&event.id)))
        .collect()
}
