//! The shelf of rule sets, and what the one in the making is called.

use iced::Length;
use iced::widget::{column, container, row};

use super::Workshop;
use super::message::{Message, Part};
use crate::app::theme;
use crate::app::widget::{Form, Row, list};
use crate::rules::RuleSet;
use crate::save::OnShelf;

/// The height of the list in units.
const HEIGHT: f32 = 300.0;

impl Workshop {
    /// The page.
    pub(super) fn sets<'a>(&'a self, form: &Form<'a, Message>) -> Part<'a> {
        let look = form.look;
        let shelf = container(self.on_shelf(form)).width(Length::FillPortion(9));
        let made = container(self.in_the_making(form)).width(Length::FillPortion(11));
        row![shelf, made].spacing(look.px(22.0)).into()
    }

    fn on_shelf<'a>(&'a self, form: &Form<'a, Message>) -> Part<'a> {
        let look = form.look;
        let lines = self.shelf.all.iter().enumerate().map(|(place, one)| {
            let font = match place == self.shelf.chosen {
                true => theme::SEMIBOLD,
                false => theme::REGULAR,
            };
            Row::Tall(
                column![
                    look.line(title(one), font),
                    look.hint(summary(&one.written.rules)),
                ]
                .into(),
            )
        });
        let lines = lines.collect();
        let chosen = Some(self.shelf.chosen);
        let lines = list(form, lines, chosen, Message::Set, Some(Message::Open), true);
        let one = self.shelf.chosen();
        let own = one.is_some_and(|one| one.is_own);
        let words = match own {
            true => say!("workshop-open"),
            false => say!("workshop-open-copy"),
        };
        column![
            look.heading(say!("workshop-on-the-shelf")),
            container(lines).height(look.px(HEIGHT)),
            row![
                form.button(words, one.map(|_| Message::Open)),
                form.button(say!("workshop-remove"), own.then_some(Message::Remove)),
            ]
            .spacing(look.px(10.0))
            .wrap(),
        ]
        .spacing(look.px(8.0))
        .into()
    }

    fn in_the_making<'a>(&'a self, form: &Form<'a, Message>) -> Part<'a> {
        let look = form.look;
        let written = self.draft.written();
        let name = form.field(
            None,
            written.rules.called(),
            say!("workshop-name"),
            false,
            Some(Message::Name),
        );
        let about = form.field(
            None,
            &written.about,
            say!("workshop-about.placeholder"),
            false,
            Some(Message::About),
        );
        let differs = self.draft.differences().len();
        let based = match differs {
            0 => say!("workshop-based-same", base = original(&written.rules)),
            count => say!("workshop-based", base = original(&written.rules), count),
        };
        column![
            look.heading(say!("workshop-in-the-making")),
            form.under(say!("workshop-name"), name),
            form.under(say!("workshop-about"), about),
            look.text(based),
            look.hint(say!("workshop-how")),
            row![
                form.button(say!("workshop-play"), Some(Message::Play)),
                form.button(
                    say!("workshop-copy"),
                    self.shelf.kept_as.as_ref().map(|_| Message::Copy)
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

/// What a rule set is called, with a mark if it is the player's own.
fn title(one: &OnShelf) -> String {
    match &one.written.rules.name {
        Some(name) => name.clone(),
        None => original(&one.written.rules).to_owned(),
    }
}

/// What the rules are called that these are based on.
fn original(rules: &RuleSet) -> &'static str {
    match rules.id {
        crate::rules::RuleSetId::Bloem => say!("workshop-bloem"),
        crate::rules::RuleSetId::Classical => say!("workshop-classical"),
    }
}

/// How much of it differs.
fn summary(rules: &RuleSet) -> String {
    match (&rules.name, rules.own_rows().len()) {
        (None, _) => say!("workshop-rows", count = rules.events().len()),
        (Some(_), own) => {
            let (base, changed) = (original(rules), rules.changes().len());
            say!("workshop-summary", base, changed, own)
        }
    }
}
