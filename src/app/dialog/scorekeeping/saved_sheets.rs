//! The page of saved sheets: open one to continue it, rename it, or delete it.

use iced::widget::{column, container, row, space};
use iced::{Center, Element, Fill, Length};

use super::message::{Message, SheetsMessage};
use crate::app::disk::{ListedScorecard, SheetsFormat};
use crate::app::theme;
use crate::app::widget::{Event, Form, Hotkey, Row, list};
use engine::scorekeeper::Summary;
use engine::tiles::Seat;
use wording::person;
use words::{date, noun, say};

type Part<'a> = Element<'a, Event>;

/// The page.
#[derive(Default)]
pub struct SheetsPage {
    /// The saved sheets; `None` while they load.
    list: Option<Vec<ListedScorecard>>,
    chosen: usize,
    /// Whether the player is asked whether to delete the selected sheet.
    is_asking: bool,
    /// File of the sheet deleted last, which can be restored.
    deleted: Option<String>,
}

impl SheetsPage {
    /// Sets the list of saved sheets and keeps the selected line if possible.
    pub fn set_list(&mut self, list: Vec<ListedScorecard>) {
        self.chosen = self.chosen.min(list.len().saturating_sub(1));
        self.list = Some(list);
    }

    /// Selects the sheet in this line.
    pub fn choose(&mut self, line: usize) {
        self.chosen = line;
        self.is_asking = false;
    }

    /// The sheets of the list.
    pub fn listed(&self) -> &[ListedScorecard] {
        self.list.as_deref().unwrap_or_default()
    }

    /// Begins or ends the question whether to delete the selected sheet.
    pub fn ask(&mut self, is_asking: bool) {
        self.is_asking = is_asking;
    }

    /// The question whether to delete the selected sheet.
    fn question(&self) -> Option<String> {
        let listed = self.list.as_ref()?.get(self.chosen)?;
        Some(match &listed.summary {
            Ok(summary) => {
                let players = words::listed(summary.players.0.iter().map(|name| person(name)));
                say!("keeper-delete-question", players)
            }
            Err(_) => say!("keeper-delete-file-question", name = listed.file.as_str()),
        })
    }

    /// The file of the selected sheet.
    pub fn chosen(&self) -> Option<String> {
        let listed = self.list.as_ref()?.get(self.chosen)?;
        Some(listed.file.clone())
    }

    /// Sets the file that can be restored, if any.
    pub fn note_deleted(&mut self, file: Option<String>) {
        self.deleted = file;
    }

    /// Takes the file that can be restored.
    pub fn take_deleted(&mut self) -> Option<String> {
        self.deleted.take()
    }

    /// Whether the selected sheet is readable.
    fn is_readable(&self) -> bool {
        let chosen = self.list.as_ref().and_then(|list| list.get(self.chosen));
        chosen.is_some_and(|listed| listed.summary.is_ok())
    }

    /// The page, with a notice below the list. `open` is the file of the sheet that is open.
    pub fn page<'a>(
        &'a self,
        form: &Form<'a, Message>,
        open: Option<&str>,
        notice: Option<&str>,
    ) -> Part<'a> {
        // The title, tabs, footer and margin of the dialog, and the space around the list.
        const TAKEN: f32 = 41.0 + 50.0 + 62.0 + 20.0 + 126.0;
        let look = form.look;
        let Some(sheets) = &self.list else {
            return look.hint(say!("keeper-sheets-loading"));
        };
        if sheets.is_empty() {
            let words = notice.unwrap_or(say!("keeper-no-sheets"));
            let import = Some(Message::Sheets(SheetsMessage::Import));
            let import = form.button(say!("keeper-import"), import);
            return column![look.hint(words), import]
                .spacing(look.px(12.0))
                .into();
        }
        form.on_key(Hotkey::Delete, Message::Sheets(SheetsMessage::Delete));
        form.on_key(Hotkey::Edit, Message::Sheets(SheetsMessage::Rename));
        let rows = sheets
            .iter()
            .map(|listed| Row::Tall(sheet_row(form, listed, open == Some(listed.file.as_str()))));
        let can_open = self.is_readable() && !self.is_asking;
        let open_message = can_open.then_some(Message::Sheets(SheetsMessage::Open));
        let shown = list(
            (form, say!("keeper-saved-sheets")),
            rows.collect(),
            Some(self.chosen),
            |line| Message::Sheets(SheetsMessage::Choose(line)),
            open_message,
            true,
        );
        let height = look.metrics.flexible_height(TAKEN, (268.0, 378.0));
        column![
            container(shown).height(look.px(height)),
            self.season(form),
            match (self.question().filter(|_| self.is_asking), notice) {
                (Some(question), _) => form.warning(question),
                (None, Some(notice)) => look.notice(notice),
                (None, None) => look.hint(say!("keeper-sheets-hint")),
            },
        ]
        .spacing(look.px(8.0))
        .width(Fill)
        .into()
    }

    /// What can be done with all sheets.
    fn season<'a>(&self, form: &Form<'a, Message>) -> Part<'a> {
        let button = |words, message| form.button(words, Some(Message::Sheets(message)));
        let export = |words, format| button(words, SheetsMessage::Export(format));
        row![
            button(say!("keeper-league"), SheetsMessage::League),
            space().width(Fill),
            export(say!("keeper-all-csv"), SheetsFormat::Csv),
            export(say!("keeper-all-json"), SheetsFormat::Json),
            button(say!("keeper-import"), SheetsMessage::Import),
        ]
        .spacing(form.look.px(8.0))
        .into()
    }

    /// The page's buttons; while a question is asked, those of its answer. Undo takes the place of Delete while a deleted sheet can be restored.
    pub fn buttons<'a>(&self, form: &Form<'a, Message>) -> Vec<Part<'a>> {
        let is_chosen = self.chosen().is_some();
        let is_readable = self.is_readable();
        let send = |message, is_enabled: bool| is_enabled.then_some(Message::Sheets(message));
        if self.is_asking {
            let keep = Message::Sheets(SheetsMessage::Keep);
            return vec![
                form.button(
                    say!("keeper-delete-sheet"),
                    send(SheetsMessage::DeleteNow, is_chosen),
                ),
                form.default_and_cancel(say!("keeper-keep-sheet"), keep),
            ];
        }
        let delete = match self.deleted {
            Some(_) => form.button(say!("label-undo"), send(SheetsMessage::Restore, true)),
            None => form.button(
                say!("keeper-delete"),
                send(SheetsMessage::Delete, is_chosen),
            ),
        };
        vec![
            form.button(
                say!("keeper-rename"),
                send(SheetsMessage::Rename, is_readable),
            ),
            delete,
            form.cancel(say!("label-close"), Message::Close),
            form.default(say!("keeper-open"), send(SheetsMessage::Open, is_readable)),
        ]
    }
}

/// A saved sheet: its date and name, the players with their scores, and the number of hands; or why it cannot be read.
fn sheet_row<'a>(form: &Form<'a, Message>, listed: &ListedScorecard, is_open: bool) -> Part<'a> {
    let look = form.look;
    let summary = match &listed.summary {
        Ok(summary) => summary,
        Err(why) => return look.words(why.as_str(), 13.5, theme::REGULAR, look.palette.negative),
    };
    let font = match is_open {
        true => theme::SEMIBOLD,
        false => theme::REGULAR,
    };
    let (ink, second) = (look.palette.ink, look.palette.second_ink);
    let day = summary.date.map(date).unwrap_or_default();
    let name = [summary.name.trim(), summary.place.trim()];
    let name: Vec<&str> = name.into_iter().filter(|part| !part.is_empty()).collect();
    let name = match (name.as_slice(), is_open) {
        ([], true) => say!("keeper-sheet-open").to_owned(),
        (parts, _) => words::listed(parts.iter().copied()).to_string(),
    };
    let left = column![
        look.line(day, font),
        look.one_line(name, 13.0, theme::REGULAR, second),
    ];
    let hands = say!("keeper-hands", count = summary.hands);
    row![
        container(left).width(Length::FillPortion(5)),
        container(look.words(players_and_scores(summary), 13.5, font, ink))
            .width(Length::FillPortion(11)),
        container(look.words(hands, 13.5, theme::REGULAR, second))
            .width(Length::FillPortion(3))
            .align_x(iced::Alignment::End),
    ]
    .spacing(look.px(10.0))
    .align_y(Center)
    .into()
}

/// Lists the players with their scores.
fn players_and_scores(summary: &Summary) -> String {
    let each = Seat::ALL.map(|seat| {
        noun!(
            "keeper-player-score",
            who = person(&summary.players[seat]),
            score = summary.scores[seat]
        )
    });
    words::listed(each).to_string()
}
