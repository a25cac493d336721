//! The lesson card in words, without references to what is seen.

use super::announcements::{Topic, Urgency};
use super::description::Entry;
use super::entry_id::EntryId;
use crate::presenter::Presenter;
use words::{Key, say};

/// The state of the lesson card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonCard {
    /// The index of the step.
    shown: usize,
    /// What was wrong with the last move.
    mistake: Option<Key>,
}

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
        let progress = self.lesson_progress();
        let card = progress.map(|progress| LessonCard {
            shown: progress.shown,
            mistake: progress.wrong.filter(|_| !progress.is_past()),
        });
        let before = self.announcements.replace_lesson_card(card);
        if card == before {
            return;
        }
        let shown = |card: Option<LessonCard>| card.map(|card| card.shown);
        let is_new = shown(card) != shown(before);
        for entry in self.describe_lesson() {
            if is_new || matches!(entry.id, EntryId::LessonMistake(_)) {
                self.speak_of(Topic::Own, Urgency::InTurn, &entry.words);
            }
        }
    }
}
