//! Requests of the rule workshop: trials of rules, and imported rule sets.

use std::sync::Arc;

use crate::presenter::Presenter;
use crate::presenter::dialogs::dialog_kind::DialogKind;
use crate::presenter::effect::Effect;
use crate::presenter::request_id::RequestId;
use coach::trial::Trial;
use engine::rules::{RuleSet, WrittenRules};

impl Presenter {
    /// Handles an imported rule set: opens it in the workshop. A workshop that is already open keeps its draft.
    pub(in crate::presenter) fn rules_arrived(&mut self, written: Box<WrittenRules>) {
        match self.prompts.open_dialog() {
            Some(DialogKind::Workshop(_) | DialogKind::RuleFile(_)) => {
                self.effects.push(Effect::ImportRules(written));
            }
            _ => {
                self.close_dialog();
                self.open_dialog(DialogKind::RuleFile(written));
            }
        }
    }

    /// Lets computer players try these rules, for the open dialog.
    pub(in crate::presenter) fn try_rules(&mut self, rules: RuleSet) {
        let request_id = self.request_ids.issue();
        self.browsing.trial = Some(request_id);
        self.effects
            .push(Effect::StartTrial(request_id, Arc::new(rules)));
    }

    /// Stops the trial.
    pub(in crate::presenter) fn stop_trial(&mut self) {
        self.browsing.trial = None;
        self.effects.push(Effect::StopTrial);
    }

    /// Handles the results of the trial so far.
    pub(in crate::presenter) fn trial_results(&mut self, request_id: RequestId, trial: Box<Trial>) {
        if self.browsing.trial == Some(request_id) {
            self.effects.push(Effect::ShowTrial(trial));
        }
    }
}
