//! Stepping through a hand: a card beside the table, which shows the current point and shrinks to make room.

use iced::widget::{column, container, row};

use super::moves::describe;
use super::{Message, ReviewDialog};
use crate::app::dialog::DialogLayout;
use crate::app::dialog::play::sentence;
use crate::app::widget::Form;
use words::say;

/// Fixed height of a step's text, in units, so that the buttons below don't move.
const WORDS: f32 = 104.0;

impl ReviewDialog {
    pub(super) fn stepping<'a>(&'a self, form: &Form<'a, Message>, at: usize) -> DialogLayout<'a> {
        let look = form.look;
        let deal = self.deal_at(at);
        let stops = deal.map_or(&[][..], |deal| deal.stops.as_slice());
        let step = stops.iter().filter(|point| **point <= at).count();
        let number = deal.map_or(0, |deal| deal.number);
        let place = say!("review-step-position", number, step, count = stops.len());
        let judged = self.decision_at(at);
        let words = match judged {
            Some(decision) => format!("{}.", sentence(&describe(decision))),
            None => say!("review-step-no-decision").to_owned(),
        };
        let can = |can: bool, message| can.then_some(message);
        let steps = row![
            form.block_button(
                say!("review-step-back"),
                can(step > 1, Message::Step(false)),
                false
            ),
            form.block_button(
                say!("review-step-next"),
                can(step < stops.len(), Message::Step(true)),
                true
            ),
        ]
        .spacing(look.px(8.0));
        form.on_arrows(
            can(step > 1, Message::Step(false)),
            can(step < stops.len(), Message::Step(true)),
        );
        let mut body = column![
            look.heading(place),
            container(look.text(words)).height(look.px(WORDS)),
            steps,
            form.block_button(
                say!("review-step-turning-point"),
                self.next_point(at).map(|_| Message::NextPoint),
                false
            ),
        ]
        .spacing(look.px(8.0));
        if self.plays_on {
            body = body.push(form.block_button(
                say!("review-step-play-on"),
                Some(Message::PlayOn),
                false,
            ));
        }
        form.on_escape(Message::Back);
        form.on_help(Message::Help);
        DialogLayout::new(
            body.push(form.block_button(say!("review-step-review"), Some(Message::Back), false)),
            Vec::new(),
        )
    }
}
