//! What differs from the original, side by side.

use iced::Length;
use iced::widget::{column, container, row};

use super::Workshop;
use super::message::{Message, Part};
use crate::app::theme;
use crate::app::widget::{Form, Row, list};
use crate::presenter::words::capital;
use crate::workshop::Edit;

/// How the three columns share the width.
const SHARES: [u16; 3] = [8, 6, 6];
/// The height of the list in units, and what title, tabs, heads and footer take of the window.
const HEIGHT: f32 = 420.0;
const TAKEN: f32 = 16.0 + 41.0 + 62.0 + 50.0 + 120.0;

impl Workshop {
    /// The page.
    pub(super) fn what_differs<'a>(&'a self, form: &Form<'a, Message>) -> Part<'a> {
        let look = form.look;
        let found = self.draft.differences();
        if found.is_empty() {
            return look.text(say!("workshop-nothing-differs"));
        }
        let chosen = self.difference.min(found.len() - 1);
        let can = found[chosen].row.is_some();
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
            let was = match one.was.is_empty() {
                true => say!("workshop-not-there"),
                false => one.was.as_str(),
            };
            let small = |words: &str, font| look.words(words, 14.0, font, look.palette.ink);
            Row::Tall(columns([
                small(&capital(&one.what), font),
                small(was, theme::REGULAR),
                small(&one.is, theme::REGULAR),
            ]))
        });
        let lines = lines.collect();
        let room = look.metrics.window.height - look.px(TAKEN);
        let lines = list(form, lines, Some(chosen), Message::Difference, None, false);
        let own = found[chosen].row.as_deref();
        let words = match own.is_some_and(|id| self.draft.is_own(id)) {
            true => say!("workshop-leave-out"),
            false => say!("workshop-as-original"),
        };
        column![
            container(heads).padding([0.0, look.px(16.0)]),
            container(lines).height(room.min(look.px(HEIGHT))),
            row![
                form.button(words, can.then_some(Message::TakeBack)),
                look.hint(say!("workshop-options-back")),
            ]
            .align_y(iced::Center)
            .spacing(look.px(12.0)),
        ]
        .spacing(look.px(8.0))
        .into()
    }

    /// What makes the chosen row as it is in the original, or leaves it out.
    pub(super) fn taking_back(&self) -> Option<Edit> {
        let found = self.draft.differences();
        let chosen = self.difference.min(found.len().saturating_sub(1));
        let id = found.get(chosen)?.row.clone()?;
        Some(match self.draft.is_own(&id) {
            true => Edit::Remove(id),
            false => Edit::Restore(id),
        })
    }
}
