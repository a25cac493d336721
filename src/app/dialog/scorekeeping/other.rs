//! The page for entries other than hands: penalties and corrections of scores.

use iced::widget::{column, container, row};
use iced::{Element, Fill};

use super::message::{Message, OtherMessage};
use super::scorecard_model::ScorecardModel;
use crate::app::widget::{Event, Form};
use engine::scorekeeper::OtherDraft;
use engine::tiles::Seat;
use words::say;

/// Handles a message from a control.
pub fn update(draft: &mut OtherDraft, message: OtherMessage) {
    match message {
        OtherMessage::IsCorrection(is_correction) => draft.is_correction = is_correction,
        OtherMessage::Who(who) => draft.set_who(who),
        OtherMessage::To(to) => draft.to = to,
        OtherMessage::Points(points) => draft.set_points(&points),
    }
}

/// The page.
pub fn page<'a>(form: &Form<'a, Message>, model: &'a ScorecardModel) -> Element<'a, Event> {
    let look = form.look;
    let draft = model.card().other_typed().cloned().unwrap_or_default();
    let names = &model.card().names;
    let send = |message: OtherMessage| Some(Message::Other(message));
    let kinds = [
        (say!("keeper-is-penalty"), false),
        (say!("keeper-is-correction"), true),
    ];
    let kinds = kinds.map(|(words, is_correction)| {
        let message = send(OtherMessage::IsCorrection(is_correction));
        form.radio(words, draft.is_correction == is_correction, message)
    });
    let kinds = row(kinds).spacing(look.px(24.0));
    let points = form.field(
        "",
        &draft.points,
        say!("keeper-points"),
        true,
        Some(|points| Message::Other(OtherMessage::Points(points))),
    );
    let points = container(points).width(look.px(180.0));
    let who = Seat::ALL.map(|seat| {
        let message = send(OtherMessage::Who(seat));
        form.radio(&without_shortcut(&names[seat]), draft.who == seat, message)
    });
    let heading = match draft.is_correction {
        true => say!("keeper-whose-score"),
        false => say!("keeper-who-pays"),
    };
    let mut groups = row![form.group(heading, who.into_iter().collect())].spacing(look.px(16.0));
    if !draft.is_correction {
        let each = form.radio(
            say!("keeper-to-each"),
            draft.to.is_none(),
            send(OtherMessage::To(None)),
        );
        let others = draft.who.others().map(|seat| {
            let message = send(OtherMessage::To(Some(seat)));
            form.radio(
                &without_shortcut(&names[seat]),
                draft.to == Some(seat),
                message,
            )
        });
        let to = std::iter::once(each).chain(others).collect();
        groups = groups.push(form.group(say!("keeper-to-whom"), to));
    }
    let hint = match draft.is_correction {
        true => say!("keeper-correction-hint"),
        false => say!("keeper-penalty-hint"),
    };
    column![kinds, points, groups, look.hint(hint)]
        .spacing(look.px(14.0))
        .width(Fill)
        .into()
}

/// Replaces `&` in a name, where it would mark a shortcut letter.
pub(super) fn without_shortcut(name: &str) -> String {
    name.replace('&', "+")
}
