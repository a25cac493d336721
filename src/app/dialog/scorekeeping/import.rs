//! The page that takes sheets from a file.

use std::path::{Path, PathBuf};

use iced::widget::{column, container};
use iced::{Element, Fill, Task};

use super::message::{ImportMessage, Message, Page, Stored};
use crate::app::disk::OnChanged;
use crate::app::services::Services;
use crate::app::system_dialog::{self, SystemDialog};
use crate::app::theme;
use crate::app::widget::{Event, Form, Row, list};
use crate::presenter::Work;
use engine::untrusted_text::sanitize_path;
use words::say;

type Part<'a> = Element<'a, Event>;

/// The page.
#[derive(Default)]
pub struct ImportPage {
    /// The files that may hold sheets; `None` while they are looked for.
    files: Option<Vec<PathBuf>>,
    chosen: usize,
    /// The file to take sheets from, as typed or as chosen in the list.
    path: String,
    /// Whether the system has a file dialog.
    has_system_dialog: bool,
    /// The file with sheets that are here already and differ, and their number.
    asked: Option<(PathBuf, usize)>,
}

impl ImportPage {
    /// The work that begins when the page opens: it looks for files and for the system's file dialog.
    pub fn load(services: &Services) -> Task<Message> {
        let files = services.scorecards.importable();
        let known = services.system_dialog.clone();
        let probe = services.run(Work::Reading, false, move || {
            *known.get_or_init(system_dialog::is_available)
        });
        Task::batch([
            files.map(|files| Message::Stored(Stored::Importable(files))),
            probe.map(|is_there| Message::Stored(Stored::SystemDialogKnown(is_there))),
        ])
    }

    /// Shows the files that may hold sheets, and chooses the newest.
    pub fn set_files(&mut self, files: Vec<PathBuf>) {
        if let Some(first) = files.first().filter(|_| self.path.is_empty()) {
            self.path = name_of(first);
        }
        self.files = Some(files);
    }

    /// Says whether the system has a file dialog.
    pub fn set_system_dialog(&mut self, is_there: bool) {
        self.has_system_dialog = is_there;
    }

    /// Asks what to do with this number of sheets in a file that are here already and differ.
    pub fn ask(&mut self, path: PathBuf, changed: usize) {
        self.asked = Some((path, changed));
    }

    /// Ends the question and returns the file about which was asked.
    pub fn take_asked(&mut self) -> Option<PathBuf> {
        self.asked.take().map(|(path, _)| path)
    }

    /// The file to take sheets from, if there is one. A mere name is a file of the player's documents.
    pub fn path(&self) -> Option<PathBuf> {
        let path = self.path.trim();
        // A listed name may be shortened for the screen.
        let mut listed = self.files.iter().flatten();
        let listed = listed.find(|file| name_of(file) == path);
        let typed = (!path.is_empty()).then(|| PathBuf::from(path));
        listed.cloned().or(typed)
    }

    /// Handles a message from a control. Only `System` begins work.
    pub fn update(&mut self, message: ImportMessage, services: &Services) -> Task<Message> {
        match message {
            ImportMessage::Choose(line) => {
                self.chosen = line;
                let mut files = self.files.iter().flatten();
                if let Some(file) = files.nth(line) {
                    self.path = name_of(file);
                }
                Task::none()
            }
            ImportMessage::Path(path) => {
                self.path = path;
                Task::none()
            }
            ImportMessage::Cancel => {
                self.asked = None;
                Task::none()
            }
            ImportMessage::System => {
                let folder = services.files.folders.documents();
                let outbox = services.outbox.clone();
                let choice = system_dialog::choose(SystemDialog::Sheets(folder), outbox);
                choice.map(|choice| Message::Stored(Stored::ImportChosen(choice.path)))
            }
        }
    }

    /// The page, with a notice below the list.
    pub fn page<'a>(&'a self, form: &Form<'a, Message>, notice: Option<&str>) -> Part<'a> {
        // The title, tabs, footer and margin of the dialog, and what stands around the list.
        const TAKEN: f32 = 41.0 + 50.0 + 62.0 + 20.0 + 150.0;
        let look = form.look;
        let height = look.metrics.flexible_height(TAKEN, (240.0, 350.0));
        let body: Part<'a> = match self.files.as_deref() {
            None => look.hint(say!("keeper-import-loading")),
            Some([]) => look.hint(say!("keeper-import-none")),
            Some(files) => {
                let rows = files
                    .iter()
                    .map(|file| Row::Line(look.line(name_of(file), theme::REGULAR)));
                list(
                    (form, say!("keeper-import-files")),
                    rows.collect(),
                    Some(self.chosen),
                    |line| Message::Import(ImportMessage::Choose(line)),
                    self.path().map(|_| Message::ImportNow),
                    true,
                )
            }
        };
        let name = say!("keeper-import-path");
        let on_change = |path| Message::Import(ImportMessage::Path(path));
        let field = form.field(name, &self.path, "", false, Some(on_change));
        column![
            look.hint(say!("keeper-import-hint")),
            container(body).height(look.px(height)),
            form.with_heading(name, field),
        ]
        .push(match (&self.asked, notice) {
            (Some((_, changed)), _) => {
                Some(form.warning(say!("keeper-import-changed", changed = *changed)))
            }
            (None, notice) => notice.map(|notice| look.notice(notice)),
        })
        .spacing(look.px(8.0))
        .width(Fill)
        .into()
    }

    /// The page's buttons.
    pub fn buttons<'a>(&self, form: &Form<'a, Message>) -> Vec<Part<'a>> {
        if self.asked.is_some() {
            let import =
                |words, on_changed| form.button(words, Some(Message::ImportChanged(on_changed)));
            let cancel = Message::Import(ImportMessage::Cancel);
            return vec![
                import(say!("keeper-import-replace"), OnChanged::Replace),
                import(say!("keeper-import-keep-both"), OnChanged::KeepBoth),
                form.default_and_cancel(say!("label-cancel"), cancel),
            ];
        }
        let mut buttons = Vec::new();
        if self.has_system_dialog {
            let browse = Message::Import(ImportMessage::System);
            buttons.push(form.button(say!("keeper-import-browse"), Some(browse)));
        }
        let back = Some(Message::Page(Page::SavedSheets));
        buttons.push(form.button(say!("keeper-back-to-sheets"), back));
        buttons.push(form.cancel(say!("label-close"), Message::Close));
        let import = self.path().map(|_| Message::ImportNow);
        buttons.push(form.default(say!("keeper-import"), import));
        buttons
    }
}

fn name_of(path: &Path) -> String {
    sanitize_path(path.file_name().unwrap_or_default())
}
