//! The page with the league table over the saved sheets.

use iced::widget::{column, container, row, space};
use iced::{Center, Element, Fill, Font, Length};

use super::columns::columns;
use super::message::{LeagueMessage, Message};
use super::players::{PlayersPage, no_such_day};
use crate::app::disk::ListedScorecard;
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, Row, list};
use crate::presenter::{Reply, SheetFormat};
use engine::scorekeeper::{LeagueFilter, LeagueOrder, LeagueTable, Standing, Summary, read_day};
use wording::{LeagueWording, StandingWording, league_headings};
use words::{date, say};

type Part<'a> = Element<'a, Event>;

/// The page.
#[derive(Default)]
pub struct LeaguePage {
    /// The sheets to choose from.
    summaries: Vec<Summary>,
    place: String,
    since: String,
    until: String,
    order: LeagueOrder,
    table: LeagueTable,
    /// The selected line.
    chosen: usize,
}

impl LeaguePage {
    /// A page over the sheets that can be read. Players whose names were never entered are left out.
    pub fn new(sheets: &[ListedScorecard]) -> Self {
        let unnamed = PlayersPage::placeholder_names();
        let readable = sheets
            .iter()
            .filter_map(|listed| listed.summary.as_ref().ok());
        let summaries = readable.map(|summary| {
            let mut summary = summary.clone();
            for (_, name) in summary.players.iter_mut() {
                if unnamed.0.contains(name) {
                    name.clear();
                }
            }
            summary
        });
        let mut page = Self {
            summaries: summaries.collect(),
            ..Self::default()
        };
        page.count();
        page
    }

    /// Handles a message from a control.
    pub fn update(&mut self, message: LeagueMessage) {
        match message {
            LeagueMessage::Place(place) => self.place = place,
            LeagueMessage::Since(day) => self.since = day,
            LeagueMessage::Until(day) => self.until = day,
            LeagueMessage::Order(order) => self.order = order,
            LeagueMessage::Choose(line) => {
                self.chosen = line;
                return;
            }
        }
        self.count();
    }

    /// Computes the table. While a typed day is invalid, nothing counts.
    fn count(&mut self) {
        if self.wrong_day().is_some() {
            self.table = LeagueTable::default();
            return;
        }
        let filter = self.filter();
        let counted = self.summaries.iter();
        let counted = counted.filter(|summary| filter.includes(summary));
        self.table = LeagueTable::of(counted, self.order);
        let last = self.table.standings.len().saturating_sub(1);
        self.chosen = self.chosen.min(last);
    }

    /// The sheets that count.
    fn filter(&self) -> LeagueFilter {
        LeagueFilter {
            place: self.place.clone(),
            since: read_day(&self.since),
            until: read_day(&self.until),
        }
    }

    /// What was typed as a day and is none.
    fn wrong_day(&self) -> Option<&str> {
        let typed = [self.since.trim(), self.until.trim()];
        let is_wrong = |typed: &&str| !typed.is_empty() && read_day(typed).is_none();
        typed.into_iter().find(is_wrong)
    }

    /// Whether the table has a line.
    pub fn has_lines(&self) -> bool {
        !self.table.standings.is_empty()
    }

    /// The reply that saves the table.
    pub fn export(&self, format: SheetFormat) -> Reply {
        let title = say!("league-title");
        let (name, text) = match format {
            SheetFormat::Csv => (format!("{title}.csv"), self.table.csv()),
            SheetFormat::Html => {
                let page = self.table.print_page(&self.lines());
                (format!("{title}.html"), page)
            }
        };
        Reply::SaveScorecard { name, text }
    }

    /// What the table counts, in sentences.
    fn lines(&self) -> Vec<String> {
        let filter = self.filter();
        let place = self.place.trim();
        let place = (!place.is_empty()).then(|| say!("league-place-is", place));
        let since = filter
            .since
            .map(|day| say!("league-since-is", date = date(day)));
        let until = filter
            .until
            .map(|day| say!("league-until-is", date = date(day)));
        let count = say!("league-sheets", count = self.table.sheets);
        let all = [place, since, until, Some(count)];
        all.into_iter().flatten().collect()
    }

    /// The page, with a notice below the table.
    pub fn page<'a>(&'a self, form: &Form<'a, Message>, notice: Option<&str>) -> Part<'a> {
        // The title, tabs, footer and margin of the dialog, and what stands around the table.
        const TAKEN: f32 = 41.0 + 50.0 + 62.0 + 20.0 + 196.0;
        let look = form.look;
        // Made before the table, since the focus follows this order.
        let choices = self.choices(form);
        let standings = self.table.standings.iter();
        let rows = standings.map(|standing| Row::Line(standing_row(look, standing)));
        let choose = |line| Message::League(LeagueMessage::Choose(line));
        let body: Part<'a> = match self.table.standings.is_empty() {
            true if self.wrong_day().is_some() => space().into(),
            true if self.table.sheets > 0 => look.hint(say!("league-nobody-named")),
            true => look.hint(say!("league-empty")),
            false => list(
                (form, say!("league-title")),
                rows.collect(),
                Some(self.chosen),
                choose,
                None,
                false,
            ),
        };
        let height = look.metrics.flexible_height(TAKEN, (220.0, 330.0));
        let heads = cells(look, league_headings().map(str::to_owned), theme::SEMIBOLD);
        let footer: Part<'a> = match (notice, self.wrong_day()) {
            (Some(notice), _) => look.notice(notice),
            (None, Some(typed)) => form.warning(no_such_day(typed)),
            // The page says already why nothing counts.
            (None, None) if !self.has_lines() => space().into(),
            (None, None) => look.hint(say!("league-counts", count = self.table.sheets)),
        };
        column![
            choices,
            container(heads).padding([0.0, look.px(16.0)]),
            container(body).height(look.px(height)),
            footer,
        ]
        .spacing(look.px(8.0))
        .width(Fill)
        .into()
    }

    /// The controls that choose the sheets and the order.
    fn choices<'a>(&'a self, form: &Form<'a, Message>) -> Part<'a> {
        let look = form.look;
        let field = |(name, hint): (&str, &str), value: &str, starts, message: fn(String) -> _| {
            let on_change = move |text| Message::League(message(text));
            let field = form.field(name, value, hint, starts, Some(on_change));
            form.with_heading(name, field)
        };
        let place = (say!("league-place"), say!("league-all-places"));
        let place = field(place, &self.place, true, LeagueMessage::Place);
        let day = say!("league-any-day");
        let since = (say!("league-since"), day);
        let since = field(since, &self.since, false, LeagueMessage::Since);
        let until = (say!("league-until"), day);
        let until = field(until, &self.until, false, LeagueMessage::Until);
        let order = |words, order| {
            let message = Message::League(LeagueMessage::Order(order));
            form.radio(words, self.order == order, Some(message))
        };
        let orders = column![
            order(say!("league-by-points"), LeagueOrder::Points),
            order(say!("league-by-average"), LeagueOrder::Average),
        ];
        row![
            container(place).width(Length::FillPortion(5)),
            container(since).width(Length::FillPortion(4)),
            container(until).width(Length::FillPortion(4)),
            container(orders.spacing(look.px(4.0))).width(Length::FillPortion(7)),
        ]
        .spacing(look.px(12.0))
        .align_y(Center)
        .into()
    }
}

/// The line of a player.
fn standing_row<'a>(look: Look<'a>, standing: &Standing) -> Part<'a> {
    let [evenings, hands, wins, points, average] = standing.figures();
    let (rank, name) = (standing.rank_words(), standing.name.clone());
    let cells_of = [rank, name, evenings, hands, wins, points, average];
    cells(look, cells_of, theme::REGULAR)
}

/// The cells of a line or of the headings.
fn cells<'a>(look: Look<'a>, words: [String; 7], font: Font) -> Part<'a> {
    columns(look, words, [3, 9, 5, 4, 4, 4, 7], font)
}
