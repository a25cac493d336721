//! Undo, redo, restarting a hand, continuing from an earlier point, Auto Play, Show All Hands.

use crate::presenter::Presenter;
use crate::presenter::dialogs::prompts::Prompt;
use crate::presenter::playing::phase::{Pause, Phase};
use crate::presenter::text::phrases;
use engine::table::{Act, ReadyFor, Refusal, Request};
use wording::Describe;
use words::say;

impl Presenter {
    /// Takes back the player's last decision and everything after it. If that reveals nothing it is fair, and the game does not count as
    /// assisted.
    pub(in crate::presenter) fn undo(&mut self) {
        let Some(local) = self.tables.current.local_mut() else {
            return;
        };
        let Some(inputs) = local.undo_to() else {
            return;
        };
        let is_fair = local.is_fair_undo(inputs);
        let result = local.take_back(inputs, is_fair);
        if self.show_after_jump(result) {
            let view = self.tables.current.view();
            self.reconsidered = view.window.map(|window| (view.deal_number, window.serial));
            self.say(say!("notice-undone"));
        }
    }

    /// Redoes the moves last taken back, up to the player's next decision.
    pub(in crate::presenter) fn redo(&mut self) {
        if let Some(local) = self.tables.current.local_mut() {
            local.redo();
            self.show_current_state();
            self.say(say!("notice-redone"));
        }
    }

    /// Deals the same tiles again, or starts the hand if it has just been dealt.
    pub(in crate::presenter) fn restart(&mut self) {
        if self.tables.current.view().waiting_for == Some(ReadyFor::Play) {
            self.ready_when_due = Some(ReadyFor::Play);
            return;
        }
        if let Some(local) = self.tables.current.local_mut() {
            let result = local.rewind(local.game().dealt_at(), false);
            if self.show_after_jump(result) {
                self.say_welcome_to_hand();
            }
        }
    }

    /// Shows the game after a jump and returns true, or reports why it failed.
    fn show_after_jump(&mut self, result: Result<(), Refusal>) -> bool {
        match result {
            Ok(()) => self.show_current_state(),
            Err(ref refused) => self.refuse(refused.describe()),
        }
        result.is_ok()
    }

    /// Jumps to an earlier point. The game is paused there unless the player must act.
    pub(in crate::presenter) fn play_on_from(&mut self, inputs: usize) {
        let Some(local) = self.tables.current.local_mut() else {
            return;
        };
        let result = local.take_back(inputs, false);
        if self.show_after_jump(result) {
            self.pause_until_player();
            self.say(match self.pause {
                Some(_) => say!("notice-back-paused"),
                None => say!("notice-back"),
            });
        }
    }

    /// Jumps to a point of the review, without redo.
    pub(in crate::presenter) fn rewind_to(&mut self, inputs: usize) {
        if let Some(local) = self.tables.current.local_mut() {
            let result = local.rewind(inputs, false);
            self.show_after_jump(result);
        }
    }

    /// Pauses the game until the player continues it, unless it waits for the player anyway. A paused game is described on the status bar.
    pub(in crate::presenter) fn pause_until_player(&mut self) {
        let view = self.tables.current.view();
        let is_own_turn = matches!(view.request(), Some(Request::Turn { .. }));
        let continues_alone = !is_own_turn && view.waiting_for.is_none() && !view.game_over;
        self.pause = continues_alone.then_some(Pause::WaitingForPlayer);
        if self.pause.is_some() {
            let names = self.tables.current.names();
            let sentence = phrases::game_state(self.tables.current.view(), &names);
            self.say(sentence);
        }
    }

    /// Ends a pause.
    pub(in crate::presenter) fn end_pause(&mut self) {
        self.pause = None;
        self.say(say!("notice-continued"));
    }

    /// Switches Auto Play on or off. It makes the moves that QuickTip advises. Pending questions are asked again, because the player's seat may
    /// be among them.
    pub(in crate::presenter) fn set_auto_play(&mut self, on: bool) {
        let strength = on.then(|| self.hint_strength());
        let Some(local) = self.tables.current.local_mut() else {
            return;
        };
        local.set_auto_play(strength);
        self.pause = None;
        if on || !matches!(self.phase, Phase::HandOver) {
            self.phase = self.phase_of_view();
        }
        self.say(match on {
            true => say!("notice-auto-play-on"),
            false => say!("notice-auto-play-off"),
        });
    }

    /// Turns all tiles over, or covers them again. Asks for confirmation before tiles are first shown in a hand.
    pub(in crate::presenter) fn toggle_all_hands(&mut self) {
        let view = self.tables.current.view();
        let playing = view.deal_number > 0 && view.end.is_none();
        match view.showing_hands {
            false if playing && !view.hands_shown => {
                self.ask_now(Prompt::ShowAllHands);
            }
            shown => self.set_hands_shown(!shown),
        }
    }

    /// Turns all tiles over, or covers them again, without asking.
    pub(in crate::presenter) fn set_hands_shown(&mut self, on: bool) {
        let shown = self
            .tables
            .current
            .local_mut()
            .map(|local| local.act(Act::ShowHands(on)));
        match shown {
            Some(Ok(seen)) => self.handle_events(seen),
            Some(Err(refused)) => self.refuse(refused.describe()),
            None => {}
        }
    }
}
