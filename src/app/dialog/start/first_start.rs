//! The first start: one question with three answers.

use iced::Element;
use iced::widget::{column, row};

use super::ornament;
use crate::app::dialog::{DialogContent, DialogLayout, DialogPlace, DialogSize, Reply};
use crate::app::theme;
use crate::app::widget::{Event, Form, Look};
use crate::presenter::Experience;
use storage::settings::Settings;
use storage::settings::language::Language;
use words::Key;
use words::{key, say};

/// The screen.
pub struct FirstStart {
    /// The preferences, whose language can be changed here.
    settings: Settings,
    /// The languages to choose from; empty if the program is in English because the system is.
    languages: Vec<Language>,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug)]
pub enum Message {
    /// Uses this language.
    Speak(String),
    /// How well the player knows the game.
    Knows(Experience),
    /// Opens this dialog's help page.
    Help,
}

/// The answers: how well the player knows the game, the label of the button, and what follows from the answer.
const ANSWERS: [(Experience, Key, Key); 3] = [
    (
        Experience::New,
        key!("first-start-never"),
        key!("first-start-never-hint"),
    ),
    (
        Experience::AnotherKind,
        key!("first-start-another-kind"),
        key!("first-start-another-kind-hint"),
    ),
    (
        Experience::ThisKind,
        key!("first-start-this-kind"),
        key!("first-start-this-kind-hint"),
    ),
];

impl FirstStart {
    /// The screen. It offers other languages if this one is that of the system.
    pub fn new(settings: &Settings, languages: &[Language]) -> Self {
        let is_english = settings.language.is_empty() && words::language() == words::ENGLISH;
        Self {
            settings: settings.clone(),
            languages: match is_english {
                true => Vec::new(),
                false => languages.to_vec(),
            },
        }
    }

    /// The languages by their own names, the current one chosen.
    fn languages<'a>(&self, form: &Form<'a, Message>) -> Option<Element<'a, Event>> {
        let look = form.look;
        let current = words::language();
        let radios = self.languages.iter().map(|language| {
            let message = Message::Speak(language.id.clone());
            form.radio(&language.name, language.id == current, Some(message))
        });
        let radios = row(radios).spacing(look.px(14.0));
        (!self.languages.is_empty()).then(|| radios.wrap().vertical_spacing(look.px(2.0)).into())
    }
}

impl DialogContent for FirstStart {
    type Message = Message;

    fn title(&self) -> String {
        say!("first-start-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        Some(match message {
            Message::Speak(language) => {
                self.settings.language = language;
                Reply::Preview(Box::new(self.settings.clone()))
            }
            Message::Knows(experience) => Reply::Experience(experience),
            Message::Help => Reply::Help("box-first-start"),
        })
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize {
            place: DialogPlace::Table,
            width: 560.0,
        }
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        // Escape gives the answer that leads to the usual settings, without a lesson or help.
        form.on_escape(Message::Knows(Experience::ThisKind));
        form.on_help(Message::Help);
        let question = look.words(
            say!("first-start-question"),
            20.0,
            theme::SEMIBOLD,
            look.palette.ink,
        );
        let buttons = ANSWERS.map(|(experience, label, consequence)| {
            let (label, consequence) = (label.text(), consequence.text());
            let default = experience == Experience::New;
            form.wide_button(label, consequence, Message::Knows(experience), default)
        });
        let buttons = column(buttons).spacing(look.px(8.0));
        let hint = look.hint(say!("first-start-hint"));
        let heading = ornament::heading(look, say!("first-start-subtitle"));
        let body = column![heading]
            .push(self.languages(form))
            .extend([question, buttons.into(), hint])
            .spacing(look.px(14.0));
        DialogLayout::new(body, Vec::new())
    }
}
