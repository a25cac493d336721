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
    what: String,
}

impl History {
    /// Records a step with the scorecard before it. With `merge` it is merged with an equal step before it, as for typed letters of a
    /// name.
    pub fn note(&mut self, before: Scorecard, what: String, merge: bool) {
        let same = self.past.last().is_some_and(|last| last.what == what);
        let joins = merge && same && self.future.is_empty();
        self.future.clear();
        if joins {
            return;
        }
        self.past.push(Step { card: before, what });
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

fn step(from: &mut Vec<Step>, to: &mut Vec<Step>, card: &mut Scorecard) -> Option<String> {
    let Step { card: other, what } = from.pop()?;
    let card = std::mem::replace(card, other);
    let said = what.clone();
    to.push(Step { card, what });
    Some(said)
}
