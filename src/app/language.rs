//! Changes the language while the program runs: another thread reads it, then everything in the window changes at once.

use iced::Task;

use super::background::OnceMessage;
use super::{App, Message, help_context, theme};
use crate::help::Help;
use crate::presenter::{Input, Work};
use storage::settings::language;
use words::Catalogue;

/// A language, ready to be used; `None` if reading it has failed.
pub type ReadLanguage = Option<(&'static Catalogue, Box<Help>)>;

impl App {
    /// Reads a language on another thread.
    pub(super) fn read_language(&self, choice: String) -> Task<Message> {
        let (folders, wanted) = (self.disk.folders().clone(), choice.clone());
        let failed = OnceMessage::of(None);
        let read = self.outbox.run(Work::Reading, failed, move || {
            let (catalogue, errors) = language::read(&wanted, &folders.assets());
            for error in errors {
                tracing::warn!("{error}");
            }
            let help = help_context::read_help(catalogue.language(), &folders);
            OnceMessage::of(Some((catalogue, Box::new(help))))
        });
        read.map(move |read| Message::LanguageRead(choice.clone(), read))
    }

    /// Uses a language, unless another has been chosen since.
    pub(super) fn take_language(
        &mut self,
        choice: &str,
        read: &OnceMessage<ReadLanguage>,
    ) -> Task<Message> {
        let settings = self.presenter.settings();
        let Some(Some((catalogue, help))) = read.take() else {
            return Task::none();
        };
        if settings.language != choice {
            return Task::none();
        }
        words::set_catalogue(catalogue);
        theme::set_typeface(&settings.typeface, catalogue.language());
        self.help.replace(*help, &self.presenter.view().rules);
        // Some sizes depend on the width of texts.
        let window = self.scene.metrics().window;
        self.scene.resize(window, &self.presenter);
        self.send(Input::LanguageChanged)
    }
}
