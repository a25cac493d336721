//! What the workshop of rule sets wants: rules on trial; and what is brought to it.

use std::sync::Arc;

use crate::presenter::Presenter;
use crate::presenter::dialogs::dialog_kind::DialogKind;
use crate::presenter::effect::Effect;
use crate::presenter::request_id::RequestId;
use coach::trial::Trial;
use engine::rules::{RuleSet, WrittenRules};

impl Presenter {
    /// A file with a rule set was handed in: it comes into the workshop. One that is open keeps what is worked at there.
    pub(in crate::presenter) fn rules_arrived(&mut self, written: Box<WrittenRules>) {
        match self.prompts.open_dialog() {
            Some(DialogKind::Workshop(_) | DialogKind::RuleFile(_)) => {
                self.effects.push(Effect::RulesArrived(written));
            }
            _ => {
                self.close_dialog();
                self.open_dialog(DialogKind::RuleFile(written));
            }
        }
    }

    /// Has computer players play by these rules, for the open box.
    pub(in crate::presenter) fn try_rules(&mut self, rules: RuleSet) {
        let request_id = self.request_ids.issue();
        self.browsing.trial = Some(request_id);
        self.effects.push(Effect::Try(request_id, Arc::new(rules)));
    }

    /// What they have played is enough.
    pub(in crate::presenter) fn stop_trial(&mut self) {
        self.browsing.trial = None;
        self.effects.push(Effect::StopTrial);
    }

    /// So much has been played.
    pub(in crate::presenter) fn tried(&mut self, request_id: RequestId, trial: Box<Trial>) {
        if self.browsing.trial == Some(request_id) {
            self.effects.push(Effect::Tried(trial));
        }
    }
}
