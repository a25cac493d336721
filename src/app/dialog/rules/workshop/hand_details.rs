//! Details of a special hand: the sets of tiles that it stands for (its forms), the hands it overlaps with, and how often it occurs.

use iced::Length;
use iced::widget::{column, container, row};

use super::Workshop;
use super::change::HandChange;
use super::message::{Message, Part};
use crate::app::dialog::rules::scoring::picture;
use crate::app::widget::Form;
use coach::trial::{DEALS, SIGNIFICANT_DEALS, Trial};
use coach::workshop::suggestion;
use engine::rules::{RowId, RuleSet, ScoringEvent, SpecialHand};
use wording::RowTitle;
use words::{noun, say};

/// Maximum number of overlapping hands listed.
const MAX_OVERLAPS: usize = 4;

impl Workshop {
    /// One form of a special hand, how many there are, and buttons for the others.
    pub(super) fn forms<'a>(&'a self, form: &Form<'a, Message>, event: &ScoringEvent) -> Part<'a> {
        let look = form.look;
        let rules = self.hands.rules_with_draft().unwrap_or(self.draft.rules());
        let forms = rules.examples(event);
        if forms.is_empty() {
            return look.hint(say!("workshop-no-pattern"));
        }
        let at = self.hands.shown_form % forms.len();
        let step = |next| (forms.len() > 1).then_some(Message::Hand(HandChange::Form(next)));
        let (number, count) = (at + 1, forms.len());
        let is_unlisted = event.special.as_ref().is_some_and(SpecialHand::is_unlisted);
        let place = match is_unlisted {
            true => say!("workshop-example-of", at = number, count),
            false => say!("workshop-form-of", at = number, count),
        };
        column![
            picture(look, forms[at]),
            row![
                form.small("‹", step(false)),
                look.text(place),
                form.small("›", step(true)),
            ]
            .spacing(look.px(10.0))
            .align_y(iced::Center),
        ]
        .spacing(look.px(6.0))
        .into()
    }

    /// The other special hands that share forms with the shown one.
    pub(super) fn overlaps<'a>(&'a self, form: &Form<'a, Message>) -> Part<'a> {
        let overlaps = &self.hands.overlaps;
        if overlaps.is_empty() {
            return form.look.hint(say!("workshop-shares-nothing"));
        }
        let described = overlaps.iter().take(MAX_OVERLAPS).map(|overlap| {
            let (shared, name) = (overlap.shared, overlap.event.title());
            let dearer = overlap.is_worth_more;
            say!("workshop-shares", shared, name, dearer)
        });
        form.look.hint(described.collect::<Vec<_>>().join("\n"))
    }

    /// How often a special hand of these rules occurs in the trial, a suggestion for its points, and the button for the trial.
    pub(super) fn frequency<'a>(
        &'a self,
        form: &Form<'a, Message>,
        id: &RowId,
        rules: &RuleSet,
    ) -> Part<'a> {
        let look = form.look;
        let words = match self.trial.is_running() {
            true => say!("workshop-stop"),
            false => say!("workshop-try"),
        };
        let button = form.button(words, Some(Message::Try));
        let has_results = |trial: &&Trial| self.trial.is_running() || trial.deals > 0;
        let Some(trial) = self.trial.results.as_deref().filter(has_results) else {
            let described = match self.trial.is_running() {
                true => say!("workshop-trying").to_owned(),
                false => say!("workshop-how-often", deals = DEALS),
            };
            let described = container(look.hint(described)).width(Length::Fill);
            return row![described, button]
                .spacing(look.px(12.0))
                .align_y(iced::Center)
                .into();
        };
        let so_far = self.trial.is_running().then(|| {
            let (deals, of) = (trial.deals, DEALS);
            say!("workshop-so-far", deals, of)
        });
        let Some(found) = suggestion(trial, rules, id) else {
            let too_few = match self.trial.is_running() {
                true => say!("workshop-too-early", enough = SIGNIFICANT_DEALS),
                false => say!(
                    "workshop-too-few",
                    deals = trial.deals,
                    enough = SIGNIFICANT_DEALS
                ),
            };
            let described: Vec<String> = so_far.into_iter().chain([too_few]).collect();
            return column![look.text(words::sentences(described)), button]
                .spacing(look.px(8.0))
                .into();
        };
        let (made, near) = (found.made, found.near);
        let frequency = say!("workshop-came", deals = trial.deals, made, near);
        let mut described: Vec<String> = so_far.into_iter().chain([frequency]).collect();
        let comparison = found.compared.iter().map(|(row, worth)| {
            let (name, worth) = (row.noun(), *worth);
            noun!("workshop-beside-one", name, worth)
        });
        if !found.compared.is_empty() {
            described.push(say!("workshop-beside", names = words::all_of(comparison)));
        }
        let present_points = rules.event(id).map_or(0, |event| event.award.points);
        let take_points = found
            .points
            .filter(|points| *points != present_points)
            .map(|points| {
                let words = say!("workshop-take-worth", worth = points);
                let message = Message::Hand(HandChange::SuggestedPoints(points));
                form.button(&words, Some(message))
            });
        let buttons = row![button].push(take_points).spacing(look.px(10.0)).wrap();
        column![look.text(words::sentences(described)), buttons]
            .spacing(look.px(8.0))
            .into()
    }
}
