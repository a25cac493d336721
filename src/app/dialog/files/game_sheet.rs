//! The score sheet of the whole game, one row per hand, with export as CSV or HTML.

use std::path::Path;

use iced::widget::{column, container, row};
use iced::{Center, Element, Font, Length, Task};

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, footer_width, pale_rule, rule};
use crate::presenter::{DialogEvent, SheetFormat};
use engine::tiles::Seat;
use engine::untrusted_text::sanitize_path;
use storage::save::{self, ScoreSheetLine};
use wording::Named;
use words::say;
use words::{change, figure};

/// Rows per page.
const PAGE: usize = 6;

/// The dialog's state.
pub struct GameSheet {
    sheet: save::ScoreSheet,
    /// Index of the first hand on the shown page.
    first: usize,
    /// Confirmation of the last export, shown until the next action.
    exported: Option<String>,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Previous page.
    Earlier,
    /// Next page.
    Later,
    /// Exports the sheet in this format.
    Save(SheetFormat),
    /// Closes the dialog.
    Close,
    /// Opens this dialog's help page.
    Help,
}

impl GameSheet {
    /// Opens the dialog at the sheet's last page.
    pub fn new(sheet: save::ScoreSheet) -> Self {
        let first = sheet.lines.len().saturating_sub(1) / PAGE * PAGE;
        Self {
            sheet,
            first,
            exported: None,
        }
    }

    /// Confirms that the sheet was exported to `path`.
    fn confirm_export(&mut self, path: &Path) {
        let path = sanitize_path(path);
        self.exported = Some(say!("file-sheet-saved", path));
    }

    /// A table row: three texts, and a cell of one or two lines for each player.
    fn table_row<'a>(
        &self,
        look: Look<'a>,
        texts: [String; 3],
        cells: [String; 4],
        font: Font,
    ) -> Element<'a, Event> {
        let ink = look.palette.ink;
        let [number, east, won] = texts.map(|words| look.words(words, 14.0, font, ink));
        let cells = cells.map(|cell| {
            let lines = cell
                .lines()
                .map(|line| look.words(line.to_owned(), 14.0, font, ink));
            container(column(lines).align_x(iced::Alignment::End))
                .width(Length::FillPortion(4))
                .align_x(iced::Alignment::End)
                .into()
        });
        row![
            container(number).width(Length::FillPortion(3)),
            container(east).width(Length::FillPortion(4)),
            container(won).width(Length::FillPortion(10)),
        ]
        .extend(cells)
        .height(look.px(42.0))
        .spacing(look.px(6.0))
        .align_y(Center)
        .into()
    }

    /// The row of a hand: its number and round, East, the winner, and each player's payment and new score.
    fn line<'a>(&self, look: Look<'a>, line: &ScoreSheetLine) -> Element<'a, Event> {
        let payment_and_score = |seat: Seat| {
            let payment = match line.payments[seat] {
                0 => "·".to_owned(),
                payment => change(payment),
            };
            format!("{payment}\n{}", figure(line.scores[seat]))
        };
        let number = say!(
            "game-sheet-number",
            number = line.number,
            round = line.round.noun()
        );
        let texts = [
            number,
            self.sheet.names[line.east].clone(),
            self.sheet.winner_text(line),
        ];
        self.table_row(
            look,
            texts,
            Seat::ALL.map(payment_and_score),
            theme::REGULAR,
        )
    }
}

impl DialogContent for GameSheet {
    type Message = Message;

    fn title(&self) -> String {
        say!("game-sheet-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        self.exported = None;
        match message {
            Message::Earlier => self.first = self.first.saturating_sub(PAGE),
            Message::Later => {
                if self.first + PAGE < self.sheet.lines.len() {
                    self.first += PAGE;
                }
            }
            Message::Save(format) => return Some(Reply::SaveSheet(format)),
            Message::Close => return Some(Reply::Close),
            Message::Help => return Some(Reply::Help("score-sheet")),
        }
        None
    }

    fn notify(&mut self, event: DialogEvent) -> Task<Message> {
        if let DialogEvent::SheetSaved(path) = event {
            self.confirm_export(&path);
        }
        Task::none()
    }

    fn size(&self, look: Look<'_>) -> DialogSize {
        let buttons = [
            say!("form-help"),
            say!("game-sheet-earlier"),
            say!("game-sheet-later"),
            say!("game-sheet-save-csv"),
            say!("game-sheet-save-html"),
            say!("label-close"),
        ];
        DialogSize::middle(footer_width(look, &buttons).max(760.0))
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let lines = &self.sheet.lines;
        let headings = [
            say!("game-sheet-hand"),
            say!("label-east"),
            say!("label-mah-jongg"),
        ]
        .map(str::to_owned);
        let names = self.sheet.names.0.clone();
        let mut body = column![
            self.table_row(look, headings, names, theme::SEMIBOLD),
            rule(look)
        ];
        for line in lines.iter().skip(self.first).take(PAGE) {
            body = body.push(self.line(look, line)).push(pale_rule(look));
        }
        let last = (self.first + PAGE).min(lines.len());
        let position = match lines.len() {
            0 => say!("game-sheet-empty").to_owned(),
            count => say!("game-sheet-page", first = self.first + 1, last, count),
        };
        let hint = match self.sheet.assisted {
            true => words::sentences([position.as_str(), say!("game-sheet-assisted")]),
            false => position,
        };
        let note = match &self.exported {
            Some(exported) => look.notice(exported.as_str()),
            None => look.hint(hint),
        };
        let has_lines = !lines.is_empty();
        DialogLayout {
            height: Some(376.0),
            white: true,
            ..DialogLayout::new(
                body.push(note).width(Length::Fill),
                vec![
                    form.help(Message::Help),
                    form.button(
                        say!("game-sheet-earlier"),
                        (self.first > 0).then_some(Message::Earlier),
                    ),
                    form.button(
                        say!("game-sheet-later"),
                        (last < lines.len()).then_some(Message::Later),
                    ),
                    form.button(
                        say!("game-sheet-save-csv"),
                        has_lines.then_some(Message::Save(SheetFormat::Csv)),
                    ),
                    form.button(
                        say!("game-sheet-save-html"),
                        has_lines.then_some(Message::Save(SheetFormat::Html)),
                    ),
                    form.default_and_cancel(say!("label-close"), Message::Close),
                ],
            )
        }
    }
}
