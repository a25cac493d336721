//! Sharing: a hand as a line of text and a deal as a code, by the clipboard.

use crate::presenter::Presenter;
use crate::presenter::dialogs::dialog_event::DialogEvent;
use crate::presenter::dialogs::dialog_kind::DialogKind;
use crate::presenter::dialogs::menu_dialog::MenuDialog;
use crate::presenter::effect::Effect;
use crate::presenter::tables::local_table::LocalTable;
use storage::save::{SavedGame, hand_text};
use words::say;

impl Presenter {
    /// Copies the hand of the local game as a line of text.
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

    /// Copies the code of the current deal of the local game.
    pub(in crate::presenter) fn copy_deal(&mut self) {
        let Some(local) = self
            .tables
            .home()
            .filter(|local| local.view().deal_number > 0)
        else {
            return self.refuse(say!("refusal-no-hand-dealt-yet"));
        };
        let Some(code) = local.deal_code() else {
            return self.refuse(say!("refusal-no-deal-code"));
        };
        let code = code.to_string();
        self.effects.push(Effect::CopyText(code.clone()));
        self.say(say!("notice-deal-copied", code));
    }

    /// Copies the result of a deal as a line of text that others can add to theirs.
    pub(in crate::presenter) fn copy_attempt(&mut self, text: String) {
        let letters = text.len();
        self.effects.push(Effect::CopyText(text));
        self.say(say!("notice-hand-copied", letters));
    }

    /// Handles the recording of a result: the dialog that compares deals shows it if it is open. A failure is reported as a refusal.
    pub(in crate::presenter) fn deal_recorded(&mut self, recorded: Result<(), String>) {
        if let Err(why) = recorded {
            return self.refuse(why);
        }
        if matches!(
            self.prompts.open_dialog(),
            Some(DialogKind::Menu(MenuDialog::CompareDeals))
        ) {
            self.effects.push(Effect::Notify(DialogEvent::DealRecorded));
        }
    }

    /// Puts a hand pasted as text on the table, paused until the player continues.
    pub(in crate::presenter) fn open_hand(&mut self, game: &SavedGame) {
        self.replace_game(LocalTable::resume(game));
        self.pause_until_player();
    }
}
