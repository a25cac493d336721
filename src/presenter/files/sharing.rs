//! A hand as a line of text: put on the clipboard, and opened from what somebody has sent.

use crate::presenter::Presenter;
use crate::presenter::effect::Effect;
use crate::presenter::tables::local_table::LocalTable;
use crate::save::{SavedGame, hand_text};

impl Presenter {
    /// Puts the hand on the table as a line of text on the clipboard.
    pub(in crate::presenter) fn copy_hand(&mut self) {
        let Some(text) = self
            .tables
            .home()
            .and_then(|local| hand_text(&local.as_saved()))
        else {
            return self.refuse(say!("refusal-no-hand-dealt-yet"));
        };
        let letters = text.len();
        self.effects.push(Effect::CopyText(text));
        self.say(say!("notice-hand-copied", letters));
    }

    /// Puts a hand that came as text on the table; it waits until its player has looked at it.
    pub(in crate::presenter) fn open_hand(&mut self, game: &SavedGame) {
        self.take_over(LocalTable::resume(game));
        self.wait_for_the_player();
    }
}
