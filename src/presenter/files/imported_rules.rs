//! Rule sets read from files.

use crate::presenter::Presenter;
use crate::presenter::dialogs::dialog_event::DialogEvent;
use crate::presenter::dialogs::dialog_kind::DialogKind;
use crate::presenter::effect::Effect;
use engine::rules::WrittenRules;

impl Presenter {
    /// Handles an imported rule set: opens it in the workshop. A workshop that is already open keeps its draft.
    pub(in crate::presenter) fn rules_read(&mut self, written: Box<WrittenRules>) {
        match self.prompts.open_dialog() {
            Some(DialogKind::Workshop(_) | DialogKind::RuleFile(_)) => {
                let event = DialogEvent::RulesRead(written);
                self.effects.push(Effect::Notify(event));
            }
            _ => {
                self.close_dialog();
                self.open_dialog(DialogKind::RuleFile(written));
            }
        }
    }
}
