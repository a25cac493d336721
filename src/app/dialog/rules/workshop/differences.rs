//! Differences from the original, side by side.

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
        let found = self.draft.differences();
        if found.is_empty() {
            return look.text(say!("workshop-nothing-differs"));
        }
        let chosen = self.difference.min(found.len() - 1);
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
        let lines = found.iter().enumerate().map(|(place, one)| {
            let font = match place == chosen {
                true => theme::SEMIBOLD,
                false => theme::REGULAR,
            };
            let was = match one.before.is_empty() {
                true => say!("workshop-not-there"),
                false => one.before.as_str(),
            };
            let small = |words: &str, font| look.words(words, 14.0, font, look.palette.ink);
            Row::Tall(columns([
                small(&one.name, font),
                small(was, theme::REGULAR),
                small(&one.after, theme::REGULAR),
            ]))
        });
        let lines = lines.collect();
        let lines = list(
            form,
            lines,
            Some(chosen),
            Message::Difference,
            Some(Message::TakeBack),
            true,
        );
        let words = match found[chosen].item {
            ChangedItem::Own(_) => say!("workshop-leave-out"),
            ChangedItem::Option(_) | ChangedItem::Row(_) => say!("workshop-as-original"),
        };
        column![
            container(heads).padding([0.0, look.px(16.0)]),
            container(lines).height(Length::Fill),
            form.button(words, Some(Message::TakeBack)),
        ]
        .height(page_height(look))
        .spacing(look.px(8.0))
        .into()
    }

    /// The edit that reverts the selected difference.
    pub(super) fn revert_selected(&self) -> Option<Edit> {
        let mut found = self.draft.differences();
        let chosen = self.difference.min(found.len().checked_sub(1)?);
        Some(match found.swap_remove(chosen).item {
            ChangedItem::Option(setting) => Edit::RestoreOption(setting),
            ChangedItem::Row(id) => Edit::RestoreRow(id),
            ChangedItem::Own(id) => Edit::Remove(id),
        })
    }
}
