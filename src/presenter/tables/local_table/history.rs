//! Undo and redo. While nobody has answered the player's own discard, the rules of the table allow taking it back; any other undo marks the
//! game as assisted.

use super::LocalTable;
use super::decision_log::{DecisionLog, is_decision};
use engine::table::{Event, Input, Move, Refusal};

impl LocalTable {
    /// The events of the current deal, with all tiles.
    pub fn events_of_deal(&self) -> &[Event] {
        self.decision_log.events_of_deal()
    }

    /// Whether a move was undone that the rules of the table do not allow to be undone, or the player knew the deal from before.
    pub fn is_assisted(&self) -> bool {
        self.assisted
    }

    /// The number of inputs that Undo leaves: those before the player's last decision, which may be a pass. `None`: there is no decision.
    pub fn undo_to(&self) -> Option<usize> {
        self.decision_log.last_decision()
    }

    /// Whether going back to this number of inputs takes back only the player's own discard, while it can still be claimed.
    pub fn is_fair_undo(&self, inputs: usize) -> bool {
        let made = self.session.game().inputs();
        let is_discard = matches!(made.get(inputs), Some(Input::Move(_, Move::Discard { .. })));
        let own = self.view.seat();
        let can_be_claimed = self.view.window.is_some_and(|window| window.from == own);
        is_discard && can_be_claimed && inputs + 1 == made.len()
    }

    /// Whether something can be redone.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Jumps to the point after this many inputs, and keeps the later ones for Redo. `fair`: the rules of the table allow it.
    ///
    /// # Errors
    /// The record cannot be played again.
    pub fn take_back(&mut self, inputs: usize, fair: bool) -> Result<(), Refusal> {
        let made = self.session.game().inputs();
        let auto_played = self.decision_log.auto_played();
        let taken = made.iter().enumerate().skip(inputs).rev();
        let taken = taken.map(|(index, input)| (input.clone(), auto_played.contains(&index)));
        let taken: Vec<_> = taken.collect();
        let mut undone = std::mem::take(&mut self.undone);
        self.rewind(inputs, fair)?;
        undone.extend(taken);
        self.undone = undone;
        Ok(())
    }

    /// Jumps to the point after this many inputs, without redo.
    ///
    /// # Errors
    /// The record cannot be played again.
    pub fn rewind(&mut self, inputs: usize, fair: bool) -> Result<(), Refusal> {
        let before = self.session.game().inputs().len();
        self.session.rewind(inputs)?;
        self.undone.clear();
        self.assisted |= !fair;
        let back = before.saturating_sub(inputs);
        self.journal_entries
            .take_back(self.session.game(), back, fair);
        self.set_viewer(self.view.seat());
        let auto_played = self.decision_log.auto_played();
        self.decision_log = DecisionLog::of(self.session.game(), self.view.seat(), auto_played);
        Ok(())
    }

    /// Redoes the moves last taken back, up to the player's next decision.
    pub fn redo(&mut self) {
        let mut first = true;
        while let Some((input, auto_played)) = self.undone.pop() {
            let is_decision = is_decision(&self.view, &input);
            if is_decision && !first {
                self.undone.push((input, auto_played));
                break;
            }
            first = false;
            match self.session.repeat(input) {
                Ok(events) => {
                    self.record_last_input(is_decision, auto_played);
                    self.handle_events(events);
                }
                Err(_) => self.undone.clear(),
            }
        }
        self.set_viewer(self.view.seat());
    }

    /// Drops the moves taken back: the game has continued differently.
    pub fn forget_undone(&mut self) {
        self.undone.clear();
    }
}
