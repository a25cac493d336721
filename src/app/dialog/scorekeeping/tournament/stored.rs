//! The page with all stored tournaments.

use iced::widget::{column, container, row};
use iced::{Center, Element, Fill, Length};

use super::TournamentDialog;
use super::message::{Message, Page};
use super::people::PeoplePage;
use crate::app::background::lock;
use crate::app::dialog::Action;
use crate::app::disk::{DataFiles, ListedTournament, TournamentFile};
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, Row, list};
use engine::tournament::Tournament;
use wording::TournamentWording;
use words::{date, say};

type Part<'a> = Element<'a, Event>;

/// The page.
#[derive(Default)]
pub struct StoredPage {
    /// The stored tournaments; `None` while they are looked for.
    list: Option<Vec<ListedTournament>>,
    chosen: usize,
}

impl StoredPage {
    /// Sets the list and keeps the selected line if possible.
    pub fn set_list(&mut self, list: Vec<ListedTournament>) {
        self.chosen = self.chosen.min(list.len().saturating_sub(1));
        self.list = Some(list);
    }

    /// Selects the tournament in this line.
    pub fn choose(&mut self, line: usize) {
        self.chosen = line;
    }

    /// The selected tournament with its file, if it can be read.
    pub fn chosen(&self) -> Option<(&str, &Tournament)> {
        let listed = self.list.as_ref()?.get(self.chosen)?;
        let tournament = listed.tournament.as_ref().ok()?;
        Some((&listed.file, tournament))
    }

    /// The page, with a notice at its end. `is_open` tells whether the tournament in a file is open.
    pub fn page<'a>(
        &'a self,
        form: &Form<'a, Message>,
        is_open: impl Fn(&str) -> bool,
        notice: Option<&str>,
    ) -> Part<'a> {
        // The title, tabs, footer and margin of the dialog, and the space around the list.
        const TAKEN: f32 = 41.0 + 50.0 + 62.0 + 20.0 + 84.0;
        let look = form.look;
        let Some(stored) = &self.list else {
            return look.hint(say!("tournament-loading"));
        };
        if stored.is_empty() {
            return look.hint(say!("tournament-none-stored"));
        }
        let rows = stored
            .iter()
            .map(|listed| Row::Tall(stored_row(look, listed, is_open(&listed.file))));
        let open = self.chosen().map(|_| Message::OpenStored);
        let shown = list(
            (form, say!("tournament-others")),
            rows.collect(),
            Some(self.chosen),
            Message::ChooseStored,
            open,
            true,
        );
        let height = look.metrics.flexible_height(TAKEN, (310.0, 420.0));
        column![
            container(shown).height(look.px(height)),
            match notice {
                Some(notice) => look.notice(notice),
                None => look.hint(say!("tournament-others-hint")),
            },
        ]
        .spacing(look.px(8.0))
        .width(Fill)
        .into()
    }
}

impl TournamentDialog {
    /// Lists the stored tournaments, after everything that is still to be written.
    pub(super) fn list_stored(&self) -> Action<Message> {
        let listed = self.services.with_files(Vec::new(), DataFiles::tournaments);
        Action::Run(listed.map(Message::Listed))
    }

    /// Opens the selected stored tournament and writes it again, so that it is the current one.
    pub(super) fn open_stored(&mut self) -> Action<Message> {
        let Some((file, tournament)) = self.stored.chosen() else {
            return Action::None;
        };
        if !self.is_open(file) {
            self.file = TournamentFile::new(Some(file.to_owned()).into());
            self.people = PeoplePage::of(tournament);
            self.tournament = tournament.clone();
            (self.chosen_table, self.chosen_standing) = (0, 0);
        }
        self.turn_to(match self.tournament.plan.is_some() {
            true => Page::Rounds,
            false => Page::People,
        });
        self.save()
    }

    /// Whether the open tournament is in this file.
    pub(super) fn is_open(&self, file: &str) -> bool {
        lock(&self.file).as_deref() == Some(file)
    }
}

/// A stored tournament: its day and name, and its people and rounds; or why it cannot be read.
fn stored_row<'a>(look: Look<'a>, listed: &ListedTournament, is_open: bool) -> Part<'a> {
    let tournament = match &listed.tournament {
        Ok(tournament) => tournament,
        Err(why) => return look.words(why.as_str(), 13.5, theme::REGULAR, look.palette.negative),
    };
    let font = match is_open {
        true => theme::SEMIBOLD,
        false => theme::REGULAR,
    };
    let second = look.palette.second_ink;
    let name = match (is_open, tournament.name.trim()) {
        (true, "") => say!("keeper-sheet-open").to_owned(),
        _ => tournament.title(),
    };
    let left = column![
        look.line(tournament.date.map(date).unwrap_or_default(), font),
        look.one_line(name, 13.0, theme::REGULAR, second),
    ];
    let rounds = tournament.plan.as_ref().map_or(0, |plan| plan.rounds.len());
    let people = say!("tournament-people-count", count = tournament.people.len());
    let rounds = say!("tournament-rounds-count", count = rounds);
    row![
        container(left).width(Length::FillPortion(8)),
        container(look.one_line(people, 13.5, theme::REGULAR, second))
            .width(Length::FillPortion(3)),
        container(look.one_line(rounds, 13.5, theme::REGULAR, second))
            .width(Length::FillPortion(3)),
    ]
    .spacing(look.px(10.0))
    .align_y(Center)
    .into()
}
