//! Rows of a player's sheet, and the sentence about the rule of one of them.

use iced::Element;
use iced::widget::{column, container};

use super::{Message, Scores};
use crate::app::theme;
use crate::app::widget::{Event, Form};
use crate::help::Help;
use engine::rules::{RowId, ScoringEvent};
use engine::table::Outcome;
use wording::RuleSentence;
use words::say;

/// A row of the shown sheet, by index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// A scoring row.
    Line(usize),
    /// A near miss.
    Missed(usize),
}

impl Scores {
    /// Adds the sentences of the help about the special hands in the scores.
    pub fn with_sentences_of(mut self, help: &Help) -> Self {
        let scores = self.outcomes.0.iter().filter_map(|outcome| match outcome {
            Some(Outcome::Ours(score)) => Some(score),
            _ => None,
        });
        let rows = scores.flat_map(|score| {
            let lines = score.lines.iter().map(|line| &line.row);
            lines.chain(score.near_misses.iter().map(|miss| &miss.row))
        });
        let sentences = rows.filter_map(|row| {
            let event = self.rules.event(row)?;
            let topic = help.topic(&event.topic)?;
            Some((event.id.clone(), topic.first_sentence()?))
        });
        self.special_hands = sentences.collect();
        self
    }

    /// The rule of a row of the shown sheet, if the rules have it.
    pub(super) fn rule(&self, row: Row) -> Option<&ScoringEvent> {
        let seat = *self.order().get(self.page)?;
        let Some(Outcome::Ours(score)) = &self.outcomes[seat] else {
            return None;
        };
        let event = match row {
            Row::Line(place) => &score.lines.get(place)?.row,
            Row::Missed(place) => &score.near_misses.get(place)?.row,
        };
        self.rules.event(event)
    }

    /// The help topic of a row of the shown sheet, if there is one.
    pub(super) fn topic(&self, row: Row) -> Option<&str> {
        let topic = self.rule(row)?.topic.as_str();
        Some(topic).filter(|topic| !topic.is_empty())
    }

    /// One sentence about a rule.
    fn sentence(&self, rule: &ScoringEvent) -> String {
        let of_help = |id: &RowId| {
            let mut sentences = self.special_hands.iter();
            sentences.find(|(hand, _)| hand == id)
        };
        match (rule.sentence(), of_help(&rule.id)) {
            (Some(sentence), _) => sentence.to_owned(),
            (None, Some((_, sentence))) => sentence.clone(),
            (None, None) => say!("rule-special-hand").to_owned(),
        }
    }

    /// A row that a press explains, with its explanation if that is asked for; a row without a rule stays as it is.
    pub(super) fn explained<'a>(
        &self,
        form: &Form<'a, Message>,
        row: Row,
        line: Element<'a, Event>,
    ) -> Element<'a, Event> {
        let Some(rule) = self.rule(row) else {
            return line;
        };
        let line = form.pressable_line(line, Message::ExplainRow(row));
        if self.explained_row != Some(row) {
            return line;
        }
        let look = form.look;
        let link = self.topic(row).map(|_| {
            let words = say!("sheet-more-about-rule");
            let words = look.words(words, 13.5, theme::MEDIUM, look.palette.link);
            form.pressable_line(words, Message::OpenRule(row))
        });
        let about = column![look.hint(self.sentence(rule))]
            .push(link)
            .spacing(look.px(3.0));
        let about = container(about).padding(iced::Padding {
            left: look.px(62.0),
            bottom: look.px(6.0),
            ..iced::Padding::ZERO
        });
        column![line, about].into()
    }
}
