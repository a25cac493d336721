//! Keeping QuickTip up to date.

use crate::computer::Goal;
use crate::presenter::Presenter;
use crate::presenter::asking::prompts::{Open, Prompt};
use crate::presenter::tables::lesson_table::LessonTable;

impl Presenter {
    /// How far the person's hand is from Mah Jongg, if that is wanted.
    pub fn goal(&self) -> Option<&Goal> {
        self.goal.as_ref()
    }

    /// Brings up to date how far the person's hand is from Mah Jongg, as far as the table has been shown.
    pub(in crate::presenter) fn measure_goal(&mut self) {
        let plays = self.shown.view().player().is_some() && self.demo.is_none();
        let wanted = self.settings.goal_line && !self.is_covered() && plays;
        self.goal = wanted.then(|| Goal::of(self.shown.view())).flatten();
    }

    /// Brings QuickTip up to date. It speaks only to a person who is about to act.
    pub(in crate::presenter) fn advise(&mut self) {
        let table = &self.tables.current;
        // A Kong is one of the moves that it weighs, and which Chow to make.
        let asked = matches!(
            self.prompts.open(),
            Some(Open::Prompt(Prompt::Kong(..) | Prompt::WhichChow(..)))
        );
        let free = asked || !self.prompts.is_open();
        let idle = !self.shown.is_moving() && free && !self.is_covered();
        let taught = table.lesson().is_some_and(LessonTable::is_beyond_tips);
        // The cards of a lesson speak of its advice.
        let wanted = self.settings.quick_tip || table.lesson().is_some();
        let silent = !wanted || !idle || table.is_auto_played() || taught;
        if silent || table.request().is_none() {
            return self.adviser.fall_silent();
        }
        let claims = table.hotseat().is_none() && self.may_claim();
        // What Show All Hands shows is no advice's business.
        let view = match table.ours() {
            Some(local) => local.fair_view(),
            None => table.view().clone(),
        };
        let names = self.tables.current.names();
        let table = &self.tables.current;
        self.adviser
            .advise(view, &names, claims, |choice| table.may_tip(choice));
        if self.adviser.tip().is_some() {
            self.adviser.note(self.tables.current.hand());
        }
    }
}
