//! The lesson card in words, without references to what is seen.

use super::announcements::{Topic, Urgency};
use super::description::Entry;
use super::entry_id::EntryId;
use crate::presenter::Presenter;
use words::say;

impl Presenter {
    /// The card of the lesson, and what was wrong with the last move; empty outside a lesson.
    pub(super) fn describe_lesson(&self) -> Vec<Entry> {
        let Some(progress) = self.lesson_progress() else {
            return Vec::new();
        };
        let card = progress.card();
        let words = say!(
            "spoken-lesson-card",
            heading = progress.heading(),
            title = card.title.text(),
            words = card.spoken.unwrap_or(card.words).text()
        );
        let card = Entry::new(EntryId::LessonCard(progress.shown), words);
        let mistake = progress.wrong.filter(|_| !progress.is_past());
        let mistake = mistake
            .map(|mistake| Entry::new(EntryId::LessonMistake(progress.shown), mistake.text()));
        std::iter::once(card).chain(mistake).collect()
    }

    /// Speaks of what is new on the lesson card.
    pub(in crate::presenter) fn speak_of_lesson(&mut self) {
        let card = self.describe_lesson();
        let before = self.announcements.replace_lesson_card(card.clone());
        for entry in card.iter().filter(|entry| !before.contains(entry)) {
            self.speak_of(Topic::Own, Urgency::InTurn, &entry.words);
        }
    }
}
