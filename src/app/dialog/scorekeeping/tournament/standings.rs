//! The page with the standings and the penalties.

use iced::widget::{column, container, row};
use iced::{Center, Element, Fill, Font};

use super::message::Message;
use crate::app::dialog::scorekeeping::columns::columns;
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, Row, list};
use engine::tournament::Tournament;
use wording::{TournamentWording, standing_headings};
use words::say;

type Part<'a> = Element<'a, Event>;

/// The page, with a notice at its end.
pub fn page<'a>(
    form: &Form<'a, Message>,
    tournament: &'a Tournament,
    chosen: usize,
    notice: Option<&str>,
) -> Part<'a> {
    // The title, tabs, footer and margin of the dialog, and the space around the list.
    const TAKEN: f32 = 41.0 + 50.0 + 62.0 + 20.0 + 142.0;
    let look = form.look;
    if tournament.plan.is_none() {
        return look.hint(say!("tournament-no-plan"));
    }
    let standings = tournament.standings();
    let rows = standings.iter().map(|standing| {
        let words = tournament.standing_cells(standing);
        Row::Line(cells(look, words, theme::REGULAR))
    });
    let heads = cells(
        look,
        standing_headings().map(str::to_owned),
        theme::SEMIBOLD,
    );
    let shown = list(
        (form, say!("tournament-tab-standings")),
        rows.collect(),
        Some(chosen),
        Message::ChooseStanding,
        None,
        true,
    );
    let height = look.metrics.flexible_height(TAKEN, (256.0, 366.0));
    let standing = standings.get(chosen);
    let name = standing.map_or("", |standing| tournament.people[standing.person].as_str());
    let points = standing.map_or(0, |standing| standing.penalties);
    let typed = match points {
        0 => String::new(),
        points => points.to_string(),
    };
    let label = say!("tournament-penalty-of", who = name);
    let field = form.field(&label, &typed, "0", false, Some(Message::Penalty));
    let penalty = row![look.text(label), container(field).width(look.px(120.0)),];
    column![
        container(heads).padding([0.0, look.px(16.0)]),
        container(shown).height(look.px(height)),
        penalty.spacing(look.px(10.0)).align_y(Center),
        match notice {
            Some(notice) => look.notice(notice),
            None => look.hint(say!("tournament-standings-hint")),
        },
    ]
    .spacing(look.px(8.0))
    .width(Fill)
    .into()
}

/// The cells of a line or of the headings.
fn cells<'a>(look: Look<'a>, words: [String; 5], font: Font) -> Part<'a> {
    columns(look, words, [3, 10, 4, 4, 5], font)
}
