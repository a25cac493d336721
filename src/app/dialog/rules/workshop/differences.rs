//! The differences between the rule set and the original that it is based on, side by side.

use iced::Length;
use iced::widget::{column, container, row};

use super::Workshop;
use super::message::{Message, Part};
use super::pages::page_height;
use crate::app::theme;
use crate::app::widget::{Form, Row, list};
use coach::workshop::{ChangedItem, Edit};
use words::say;

/// Relative widths of the three columns.
const SHARES: [u16; 3] = [8, 6, 6];

impl Workshop {
    /// The page.
    pub(super) fn differences_page<'a>(&'a self, form: &Form<'a, Message>) -> Part<'a> {
        let look = form.look;
        let differences = self.draft.differences();
        if differences.is_empty() {
            return look.text(say!("workshop-nothing-differs"));
        }
        let chosen = self.difference.min(differences.len() - 1);
        let cell = |part: Part<'a>, share| container(part).width(Length::FillPortion(share)).into();
        let columns = |parts: [Part<'a>; 3]| -> Part<'a> {
            row(parts
                .into_iter()
                .zip(SHARES)
                .map(|(part, share)| cell(part, share)))
            .spacing(look.px(10.0))
            .into()
        };
        let heads = [
            say!("workshop-what"),
            say!("workshop-original"),
            say!("workshop-here"),
        ];
        let heads = columns(heads.map(|words| look.heading(words)));
        let lines = differences.iter().enumerate().map(|(place, difference)| {
            let font = match place == chosen {
                true => theme::SEMIBOLD,
                false => theme::REGULAR,
            };
            let before = match difference.before.is_empty() {
                true => say!("workshop-not-there"),
                false => difference.before.as_str(),
            };
            let small = |words: &str, font| look.words(words, 14.0, font, look.palette.ink);
            Row::Tall(columns([
                small(&difference.name, font),
                small(before, theme::REGULAR),
                small(&difference.after, theme::REGULAR),
            ]))
        });
        let lines = lines.collect();
        let lines = list(
            (form, say!("workshop-page-differences")),
            lines,
            Some(chosen),
            Message::Difference,
            Some(Message::Revert),
            true,
        );
        let words = match differences[chosen].item {
            ChangedItem::Own(_) => say!("workshop-leave-out"),
            ChangedItem::Option(_) | ChangedItem::Row(_) => say!("workshop-as-original"),
        };
        column![
            container(heads).padding([0.0, look.px(16.0)]),
            container(lines).height(Length::Fill),
            form.button(words, Some(Message::Revert)),
        ]
        .height(page_height(look))
        .spacing(look.px(8.0))
        .into()
    }

    /// The edit that reverts the selected difference; `None` if there are no differences.
    pub(super) fn revert_selected(&self) -> Option<Edit> {
        let mut differences = self.draft.differences();
        let chosen = self.difference.min(differences.len().checked_sub(1)?);
        Some(match differences.swap_remove(chosen).item {
            ChangedItem::Option(setting) => Edit::RestoreOption(setting),
            ChangedItem::Row(id) => Edit::RestoreRow(id),
            ChangedItem::Own(id) => Edit::Remove(id),
        })
    }
}
