//! Stepping through a hand: a card beside the table. The table shows the current point, and shrinks to make room.

use iced::widget::{column, container, row};

use super::moves::describe;
use super::{Message, ReviewDialog};
use crate::app::dialog::DialogLayout;
use crate::app::widget::Form;
use words::say;

/// Fixed height of a stop's text, in units, so that the buttons below don't move.
const TEXT_HEIGHT: f32 = 104.0;

impl ReviewDialog {
    /// The card for a point of the replay: the decision there, and buttons to step on.
    pub(super) fn replay_card<'a>(
        &'a self,
        form: &Form<'a, Message>,
        point: usize,
    ) -> DialogLayout<'a> {
        let look = form.look;
        let deal = self.deal_at(point);
        let stops = deal.map_or(&[][..], |deal| deal.stops.as_slice());
        let stop_number = stops.iter().filter(|stop| **stop <= point).count();
        let number = deal.map_or(0, |deal| deal.number);
        let place = say!(
            "review-step-position",
            number,
            step = stop_number,
            count = stops.len()
        );
        let words = match self.decision_at(point) {
            Some(decision) => describe(decision),
            None => say!("review-step-no-decision").to_owned(),
        };
        let back = (stop_number > 1).then_some(Message::Step(false));
        let forward = (stop_number < stops.len()).then_some(Message::Step(true));
        let steps = row![
            form.block_button(say!("review-step-back"), back.clone(), false),
            form.block_button(say!("review-step-next"), forward.clone(), true),
        ]
        .spacing(look.px(8.0));
        form.on_arrows(back, forward);
        let mut body = column![
            look.heading(place),
            container(look.text(words)).height(look.px(TEXT_HEIGHT)),
            steps,
            form.block_button(
                say!("review-step-turning-point"),
                self.next_costly_point(point).map(|_| Message::NextCostly),
                false
            ),
        ]
        .spacing(look.px(8.0));
        if self.can_play_on {
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
