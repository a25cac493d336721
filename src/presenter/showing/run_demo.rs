//! Runs the demo: closes its dialogs, starts one game after another, and ends when a user wants that.

use crate::presenter::Presenter;
use crate::presenter::effect::Effect;
use crate::presenter::playing::phase::Phase;
use crate::presenter::showing::demo::{DemoInput, game};
use engine::table::ReadyFor;

impl Presenter {
    /// Advances the demo: closes dialogs, and starts the next hand or game.
    pub(in crate::presenter) fn advance_demo(&mut self) {
        // A hand that nobody has won ends without a dialog.
        let is_shown = self.prompts.is_open() || matches!(self.phase, Phase::HandOver);
        let now = self.now;
        if !self
            .demo
            .as_mut()
            .is_some_and(|demo| demo.is_shown_long_enough(is_shown, now))
        {
            return;
        }
        self.prompts.close();
        self.effects.push(Effect::RefreshDialog);
        self.ready_when_due = Some(ReadyFor::NextDeal);
        if self.phase.has_shown_winner() {
            let next = game(&mut self.rng);
            self.replace_game(next);
        }
    }

    /// Handles user input during the demo.
    pub(in crate::presenter) fn demo_input(&mut self, input: DemoInput) {
        let now = self.now;
        if self
            .demo
            .as_mut()
            .is_some_and(|demo| demo.is_ended_by(input, now))
        {
            self.effects.push(Effect::Quit);
        }
    }
}
