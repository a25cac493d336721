//! The page for the points of a table.

use iced::widget::{column, container, row};
use iced::{Center, Element};

use super::message::{Message, PointsMessage};
use crate::app::theme;
use crate::app::widget::{Event, Form};
use engine::tiles::{BySeat, Seat};
use engine::tournament::Tournament;
use wording::Named;
use words::say;

type Part<'a> = Element<'a, Event>;

/// The maximum points of a table.
const MAX_POINTS: i64 = 10_000_000;

/// The page.
#[derive(Default)]
pub struct PointsPage {
    round: usize,
    table: usize,
    /// The points of each player as typed.
    typed: BySeat<String>,
}

impl PointsPage {
    /// The page of a table.
    pub fn of(tournament: &Tournament, round: usize, table: usize) -> Self {
        let points = tournament.result(round, table);
        let typed = points.map(|points| points.map(|points| points.to_string()));
        Self {
            round,
            table,
            typed: BySeat(typed.unwrap_or_default()),
        }
    }

    /// The round and the table.
    pub fn place(&self) -> (usize, usize) {
        (self.round, self.table)
    }

    /// Handles a message from a field.
    pub fn update(&mut self, message: PointsMessage) {
        let PointsMessage(seat, typed) = message;
        self.typed[seat] = typed;
    }

    /// The typed points; all empty means that the table has none yet. `None` if a field is no number, or only some are empty.
    pub fn points(&self) -> Option<Option<[i64; 4]>> {
        if self.typed.iter().all(|(_, typed)| typed.trim().is_empty()) {
            return Some(None);
        }
        let mut points = [0; 4];
        for (seat, typed) in self.typed.iter() {
            // A minus sign may come from a table that was copied.
            let typed = typed.trim().replace('−', "-");
            let number: i64 = typed.parse().ok()?;
            points[seat.index()] = number;
        }
        let fits = points.iter().all(|points| points.abs() <= MAX_POINTS);
        fits.then_some(Some(points))
    }

    /// Whether what is typed differs from the points of the table.
    pub fn is_changed(&self, tournament: &Tournament) -> bool {
        self.points() != Some(tournament.result(self.round, self.table))
    }

    /// The page, with a notice at its end.
    pub fn page<'a>(
        &'a self,
        form: &Form<'a, Message>,
        tournament: &'a Tournament,
        notice: Option<&str>,
    ) -> Part<'a> {
        let look = form.look;
        let (round, table) = (self.round + 1, self.table + 1);
        let people = tournament.table(self.round, self.table);
        let lines = Seat::ALL.map(|seat| {
            let person = people.map(|people| people[seat.index()]);
            let name = person.and_then(|person| tournament.people.get(person));
            let name = name.map_or("", String::as_str);
            let wind = seat.wind(Seat::new(0)).name();
            let starts = seat == Seat::new(0);
            let on_change = move |typed| Message::Points(PointsMessage(seat, typed));
            let field = form.field(name, &self.typed[seat], "", starts, Some(on_change));
            row![
                container(look.text(wind)).width(look.px(70.0)),
                container(look.one_line(name, 15.0, theme::REGULAR, look.palette.ink))
                    .width(look.px(260.0)),
                container(field).width(look.px(140.0)),
            ]
            .align_y(Center)
            .into()
        });
        let sum = self
            .points()
            .flatten()
            .map(|points| points.iter().sum::<i64>());
        let about: Part<'a> = match (notice, sum) {
            (Some(notice), _) => form.warning(notice),
            (None, Some(sum)) if sum != 0 => look.hint(say!("tournament-sum", sum)),
            (None, _) => look.hint(say!("tournament-points-hint")),
        };
        column![
            look.line(say!("tournament-slip", round, table), theme::SEMIBOLD),
            form.group(say!("league-points"), lines.into_iter().collect()),
            about,
        ]
        .spacing(look.px(12.0))
        .into()
    }
}
