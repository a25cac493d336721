//! The library of rule sets, and the name of the one being edited.

use iced::Length;
use iced::widget::{column, container, row};

use super::Workshop;
use super::message::{Message, Part};
use super::pages::page_height;
use crate::app::theme;
use crate::app::widget::{Form, Row, list};
use coach::workshop::differences;
use engine::rules::RuleSet;
use wording::RulesWording;
use words::say;

impl Workshop {
    /// The page.
    pub(super) fn sets_page<'a>(&'a self, form: &Form<'a, Message>) -> Part<'a> {
        let look = form.look;
        let library = container(self.library_list(form))
            .width(Length::FillPortion(9))
            .height(page_height(look));
        let edited = container(self.edited_rules(form)).width(Length::FillPortion(11));
        row![library, edited].spacing(look.px(22.0)).into()
    }

    fn library_list<'a>(&'a self, form: &Form<'a, Message>) -> Part<'a> {
        let look = form.look;
        let lines = self.library.all.iter().enumerate().map(|(place, entry)| {
            let font = match place == self.library.chosen {
                true => theme::SEMIBOLD,
                false => theme::REGULAR,
            };
            Row::Tall(
                column![
                    look.line(entry.written.rules.title(), font),
                    look.hint(summary(&entry.written.rules)),
                ]
                .into(),
            )
        });
        let lines = lines.collect();
        let chosen = Some(self.library.chosen);
        let lines = list(
            (form, say!("workshop-shelf-heading")),
            lines,
            chosen,
            Message::Select,
            Some(Message::Open),
            true,
        );
        let entry = self.library.chosen();
        let is_own = entry.is_some_and(|entry| entry.is_own);
        let words = match is_own {
            true => say!("workshop-open"),
            false => say!("workshop-open-copy"),
        };
        column![
            look.heading(say!("workshop-shelf-heading")),
            container(lines).height(Length::Fill),
            row![
                form.button(words, entry.map(|_| Message::Open)),
                form.button(say!("workshop-remove"), is_own.then_some(Message::Remove)),
            ]
            .spacing(look.px(10.0))
            .wrap(),
        ]
        .spacing(look.px(8.0))
        .into()
    }

    fn edited_rules<'a>(&'a self, form: &Form<'a, Message>) -> Part<'a> {
        let look = form.look;
        let written = self.draft.written();
        let name = form.field(
            say!("workshop-name"),
            written.rules.name_or_id(),
            say!("workshop-name"),
            false,
            Some(Message::Name),
        );
        let about = form.field(
            say!("workshop-about"),
            &written.about,
            say!("workshop-about.placeholder"),
            false,
            Some(Message::About),
        );
        let base = written.rules.id.title();
        let basis = match self.draft.differences().len() {
            0 => say!("workshop-based-same", base),
            count => say!("workshop-based", base, count),
        };
        column![
            look.heading(say!("workshop-draft-heading")),
            form.with_heading(say!("workshop-name"), name),
            form.with_heading(say!("workshop-about"), about),
            look.text(basis),
            look.hint(say!("workshop-hint")),
            row![
                form.button(say!("workshop-play"), Some(Message::Play)),
                form.button(
                    say!("workshop-copy"),
                    self.library.file_name.as_ref().map(|_| Message::Copy)
                ),
                form.button(say!("workshop-share"), Some(Message::Share)),
            ]
            .spacing(look.px(10.0))
            .wrap()
            .vertical_spacing(look.px(8.0)),
        ]
        .spacing(look.px(11.0))
        .into()
    }
}

/// How many differences a rule set has from its base; for original rules, how many scoring events they have.
fn summary(rules: &RuleSet) -> String {
    let base = rules.id.title();
    match differences(rules, &RuleSet::new(rules.id)).len() {
        _ if rules.name.is_none() => say!("workshop-rows", count = rules.events().len()),
        0 => say!("workshop-summary-same", base),
        count => say!("workshop-summary", base, count),
    }
}
