//! Undo and redo of a scorecard. Each step stores the whole scorecard.

use super::Scorecard;

/// The maximum number of steps kept.
const MAX_STEPS: usize = 200;

/// The steps that can be undone and redone.
#[derive(Clone, Debug, Default)]
pub struct History {
    past: Vec<Step>,
    future: Vec<Step>,
}

/// A step, with the scorecard to which undo or redo returns.
#[derive(Clone, Debug)]
struct Step {
    card: Scorecard,
    name: String,
}

impl History {
    /// Records a step with the scorecard before it. With `merge`, consecutive steps of the same name are one, such as the letters of
    /// a text that is typed.
    pub fn record(&mut self, before: Scorecard, name: String, merge: bool) {
        let has_same_name = self.past.last().is_some_and(|last| last.name == name);
        let is_merged = merge && has_same_name && self.future.is_empty();
        self.future.clear();
        if is_merged {
            return;
        }
        self.past.push(Step { card: before, name });
        if self.past.len() > MAX_STEPS {
            self.past.remove(0);
        }
    }

    /// Undoes the last step and returns its name.
    pub fn undo(&mut self, card: &mut Scorecard) -> Option<String> {
        step(&mut self.past, &mut self.future, card)
    }

    /// Redoes the step undone last and returns its name.
    pub fn redo(&mut self, card: &mut Scorecard) -> Option<String> {
        step(&mut self.future, &mut self.past, card)
    }

    /// Whether something can be undone.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether something can be redone.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }
}

/// Restores the last scorecard of one list and stores the current one in the other. Returns the name of the step.
fn step(from: &mut Vec<Step>, to: &mut Vec<Step>, card: &mut Scorecard) -> Option<String> {
    let Step {
        card: restored,
        name,
    } = from.pop()?;
    let replaced = std::mem::replace(card, restored);
    to.push(Step {
        card: replaced,
        name: name.clone(),
    });
    Some(name)
}
