//! Updates QuickTip and the goal line.

use crate::presenter::Presenter;
use crate::presenter::accessibility::announcements::{Topic, Urgency};
use crate::presenter::dialogs::prompts::{Modal, Prompt};
use crate::presenter::effect::Effect;
use crate::presenter::request_id::RequestId;
use crate::presenter::tables::lesson_table::LessonTable;
use crate::presenter::teaching::adviser::{Position, Tip};
use players::{HandDistance, HintStrength};
use words::say;

impl Presenter {
    /// How far the player's hand is from Mah Jongg; `None` if that is not shown.
    pub fn hand_distance(&self) -> Option<&HandDistance> {
        self.hand_distance.as_ref()
    }

    /// Updates how far the player's hand is from Mah Jongg, for the table as shown.
    pub(in crate::presenter) fn measure_hand_distance(&mut self) {
        let plays = self.shown.view().player().is_some() && self.demo.is_none();
        let is_shown = self.settings.goal_line && !self.is_covered() && plays;
        self.hand_distance = is_shown
            .then(|| HandDistance::of(self.shown.view()))
            .flatten();
    }

    /// Updates QuickTip. It advises only a player who is about to act.
    pub(in crate::presenter) fn advise(&mut self) {
        let table = &self.tables.current;
        // QuickTip also advises on Kongs and on which Chow to make.
        let is_relevant_prompt = matches!(
            self.prompts.modal(),
            Some(Modal::Prompt(Prompt::Kong(..) | Prompt::WhichChow(..)))
        );
        let is_free = is_relevant_prompt || !self.prompts.is_open();
        let is_idle = !self.shown.is_moving() && is_free && !self.is_covered();
        let is_beyond_tips = table.lesson().is_some_and(LessonTable::is_beyond_quick_tip);
        // The cards of a lesson refer to QuickTip's advice.
        let is_on = self.settings.quick_tip || table.lesson().is_some();
        let is_silent = !is_on || !is_idle || table.is_auto_played() || is_beyond_tips;
        if is_silent || table.request().is_none() {
            return self.adviser.clear();
        }
        let position = self.position();
        let request_ids = &mut self.request_ids;
        let request = self.adviser.consider(position, || request_ids.issue());
        if let Some((request_id, position)) = request {
            self.effects.push(Effect::Advise(request_id, position));
        }
    }

    /// The current position, without the tiles that Show All Hands reveals.
    pub fn position(&self) -> Position {
        let table = &self.tables.current;
        let view = match table.local() {
            Some(local) => local.fair_view(),
            None => table.view().clone(),
        };
        let taught = table.lesson().map(|lesson| {
            let legal = view.legal();
            let possible = legal.iter().copied().filter(|choice| lesson.wants(choice));
            let first_wanted = legal
                .iter()
                .copied()
                .filter(|choice| lesson.is_first_wanted(choice));
            (possible.collect(), first_wanted.collect())
        });
        Position {
            view,
            names: table.names(),
            strength: self.hint_strength(),
            can_claim: table.hotseat().is_none() && self.may_claim(),
            taught,
        }
    }

    /// The strength of the tips.
    pub(in crate::presenter) fn hint_strength(&self) -> HintStrength {
        match self.settings.simple_tips {
            true => HintStrength::Simple,
            false => HintStrength::AsReview,
        }
    }

    /// Handles QuickTip's advice, unless it is outdated.
    pub(in crate::presenter) fn advised(&mut self, request_id: RequestId, tip: Option<Tip>) {
        let words = tip.as_ref().map(|tip| tip.words.clone());
        if self.adviser.accept_tip(request_id, tip)
            && let Some(advice) = words
        {
            let sentence = say!("described-tip", advice);
            self.speak_of(Topic::Own, Urgency::InTurn, &sentence);
            self.note_advice();
        }
    }

    /// Records that the player has seen a tip in this hand: the rating keeps hands with advice apart.
    pub(in crate::presenter) fn note_advice(&mut self) {
        self.tables.current.note_advice();
        self.append_to_autosave();
    }

    /// QuickTip's current advice.
    pub fn tip(&self) -> Option<&Tip> {
        self.adviser.tip()
    }

    /// Whether QuickTip is computing advice.
    pub fn is_advice_awaited(&self) -> bool {
        self.adviser.is_thinking()
    }
}
