//! What the workshop of rule sets wants: rules on trial.

use std::sync::Arc;

use crate::presenter::Presenter;
use crate::presenter::effect::Effect;
use crate::presenter::ticket::Ticket;
use crate::rules::RuleSet;
use crate::session::trial::Trial;

impl Presenter {
    /// Has computer players play by these rules, for the open box.
    pub(in crate::presenter) fn try_rules(&mut self, rules: RuleSet) {
        let ticket = self.tickets.issue();
        self.browsing.trial = Some(ticket);
        self.effects.push(Effect::Try(ticket, Arc::new(rules)));
    }

    /// What they have played is enough.
    pub(in crate::presenter) fn stop_trial(&mut self) {
        self.browsing.trial = None;
        self.effects.push(Effect::StopTrial);
    }

    /// So much has been played.
    pub(in crate::presenter) fn tried(&mut self, ticket: Ticket, trial: Box<Trial>) {
        if self.browsing.trial == Some(ticket) {
            self.effects.push(Effect::Tried(trial));
        }
    }
}
