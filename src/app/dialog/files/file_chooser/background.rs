//! What the chooser does on other threads: it lists folders, reads the tables of games, and opens the system's file dialog.

use std::cell::OnceCell;
use std::path::PathBuf;

use iced::Task;

use super::{Files, Message, Purpose};
use crate::app::dialog::{Action, Reply};
use crate::app::disk::{self, GamePreview, ListRequest};
use crate::app::screen::table::Miniature;
use crate::app::system_dialog::{self, SystemChoice, SystemDialog};
use crate::presenter::Work;
use engine::table::SeatView;
use engine::tiles::BySeat;

/// The table of a saved game.
pub(super) struct Preview {
    pub(super) path: PathBuf,
    pub(super) view: Box<SeatView>,
    pub(super) names: BySeat<String>,
    /// Made for the size of the window in which it is first drawn.
    pub(super) miniature: OnceCell<Miniature>,
}

impl Files {
    /// Pretends that the system has a file dialog.
    #[cfg(test)]
    pub fn with_system_dialog(self) -> Self {
        let _ = self.services.system_dialog.set(true);
        self
    }

    /// Whether the system is known to have a file dialog.
    pub(super) fn has_system_dialog(&self) -> bool {
        self.services.system_dialog.get() == Some(&true)
    }

    /// Lists a folder, `None` the program's own, and cancels a running listing.
    pub(super) fn list(&mut self, folder: Option<PathBuf>) -> Task<Message> {
        self.listing_number += 1;
        let number = self.listing_number;
        let files = self.file_kind.clone();
        let listing = self.services.list(ListRequest { files, folder });
        let (listing, handle) = listing.abortable();
        self.running_listing = Some(handle.abort_on_drop());
        listing.map(move |listing| Message::Listed(number, listing))
    }

    /// Shows a game's table, or why it can't be shown: the listing reads only the beginning of each file, so errors can surface here first.
    pub(super) fn show_preview(&mut self, preview: GamePreview) {
        let GamePreview { path, table } = preview;
        match table {
            Ok((view, names)) if self.chosen_game().is_some_and(|game| game.path == path) => {
                self.preview = Some(Preview {
                    path,
                    view,
                    names,
                    miniature: OnceCell::new(),
                });
            }
            // Another game has been selected since.
            Ok(_) => {}
            Err(why) => {
                let listings = self.listing.iter_mut();
                let files = listings.flat_map(|listing| &mut listing.files);
                for file in files.filter(|file| file.path == path) {
                    file.summary = Some(Err(why.clone()));
                }
                self.update_lines(self.chosen().cloned());
            }
        }
    }

    /// Reads the table of the selected game unless it is already shown, or the listing has not read the game yet or could not.
    pub(super) fn preview_game(&self) -> Action<Message> {
        let shown = self.preview.as_ref().map(|preview| &preview.path);
        let game = self.chosen_game().filter(|line| line.summary.is_some());
        let Some(game) = game.filter(|game| shown != Some(&game.path)) else {
            return Action::None;
        };
        let path = game.path.clone();
        let read = move || disk::preview_game(path);
        let preview = self.services.run(Work::Reading, None, read);
        Action::Run(preview.and_then(Task::done).map(Message::Previewed))
    }

    /// Opens the system's file dialog; this one stays open.
    pub(super) fn ask_system(&self) -> Task<Message> {
        let outbox = self.services.outbox.clone();
        let choice = system_dialog::choose(self.question(), outbox);
        choice.map(Message::SystemChose)
    }

    /// The question for the system's file dialog.
    pub(in crate::app::dialog::files) fn question(&self) -> SystemDialog {
        match self.purpose {
            Purpose::SaveAs => {
                let unnamed = |_| self.folder.join("game.mah");
                SystemDialog::SaveAs(self.path().unwrap_or_else(unnamed))
            }
            _ => SystemDialog::Open(self.folder.clone()),
        }
    }

    /// The reply for a file chosen in the system's dialog, which is offered only to open or save a game.
    pub(super) fn chosen_by_system(&self, choice: SystemChoice) -> Option<Reply> {
        match self.purpose {
            Purpose::Open => Some(Reply::Open(choice.path)),
            Purpose::SaveAs if choice.overwrites => Some(Reply::Overwrite(choice.path)),
            Purpose::SaveAs => Some(Reply::SaveAs(choice.path)),
            Purpose::Resume | Purpose::Tiles(_) => None,
        }
    }
}
