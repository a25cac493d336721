//! The page with the tables of all rounds.

use iced::widget::{column, container, row, space};
use iced::{Center, Element, Fill, Length};

use super::message::Message;
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, Row, list};
use engine::tiles::Wind;
use engine::tournament::Tournament;
use wording::Named;
use words::{change, say};

type Part<'a> = Element<'a, Event>;

/// The round and the table in this line of the list.
pub fn table_at(tournament: &Tournament, line: usize) -> Option<(usize, usize)> {
    let rounds = tournament.plan.iter().flat_map(|plan| &plan.rounds);
    let mut tables = rounds
        .enumerate()
        .flat_map(|(number, round)| (0..round.tables.len()).map(move |table| (number, table)));
    tables.nth(line)
}

/// The page, with a notice below the list.
pub fn page<'a>(
    form: &Form<'a, Message>,
    tournament: &'a Tournament,
    chosen: usize,
    notice: Option<&str>,
) -> Part<'a> {
    // The title, tabs, footer and margin of the dialog, and the space around the list.
    const TAKEN: f32 = 41.0 + 50.0 + 62.0 + 20.0 + 110.0;
    let look = form.look;
    let Some(plan) = &tournament.plan else {
        return look.hint(say!("tournament-no-plan"));
    };
    let mut rows = Vec::new();
    for (number, round) in plan.rounds.iter().enumerate() {
        let heading = match round.resting.is_empty() {
            true => say!("tournament-round", number = number + 1),
            false => {
                let resting = round.resting.iter();
                let who = words::listed(resting.map(|person| tournament.people[*person].as_str()));
                say!("tournament-round-resting", number = number + 1, who)
            }
        };
        rows.push(Row::Heading(look.line(heading, theme::SEMIBOLD)));
        for table in 0..round.tables.len() {
            rows.push(Row::Tall(table_row(look, tournament, number, table)));
        }
    }
    let shown = list(
        (form, say!("tournament-tables")),
        rows,
        Some(chosen),
        Message::ChooseTable,
        Some(Message::OpenTable),
        true,
    );
    let height = look.metrics.flexible_height(TAKEN, (286.0, 396.0));
    column![
        container(winds(look)).padding([0.0, look.px(16.0)]),
        container(shown).height(look.px(height)),
        match notice {
            Some(notice) => look.notice(notice),
            None => look.hint(say!("tournament-rounds-hint")),
        },
    ]
    .spacing(look.px(8.0))
    .width(Fill)
    .into()
}

/// The winds with which the people of a table begin, above their columns.
fn winds<'a>(look: Look<'a>) -> Part<'a> {
    let winds = Wind::ALL.map(|wind| {
        let wind = look.line(wind.name(), theme::SEMIBOLD);
        container(wind).width(Length::FillPortion(4)).into()
    });
    row![space().width(Length::FillPortion(3))]
        .extend(winds)
        .spacing(look.px(8.0))
        .into()
}

/// A table: its number, and each person with the points if they were entered.
fn table_row<'a>(
    look: Look<'a>,
    tournament: &'a Tournament,
    round: usize,
    table: usize,
) -> Part<'a> {
    let points = tournament.result(round, table);
    let people = tournament.table(round, table).into_iter().flatten();
    let number = say!("tournament-table", number = table + 1);
    let cells = people.enumerate().map(|(place, person)| {
        let name = tournament.people[person].as_str();
        let name = look.one_line(name, 13.5, theme::REGULAR, look.palette.ink);
        let points = points.map_or_else(|| "·".to_owned(), |points| change(points[place]));
        let points = look.words(points, 13.5, theme::REGULAR, look.palette.second_ink);
        container(column![name, points])
            .width(Length::FillPortion(4))
            .into()
    });
    row![
        container(look.words(number, 13.5, theme::REGULAR, look.palette.ink))
            .width(Length::FillPortion(3))
    ]
    .extend(cells)
    .spacing(look.px(8.0))
    .align_y(Center)
    .into()
}
