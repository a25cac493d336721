//! Playing Preferences: what the program declares for the player at network tables.

use iced::Length;
use iced::widget::column;

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::widget::{Form, Look};
use storage::settings::Settings;
use words::say;

/// The dialog's state.
pub struct Playing {
    /// The preferences with the changes made so far.
    settings: Settings,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Toggles declaring Flowers and Seasons automatically.
    Specials,
    /// Toggles laying out the sets of a losing hand automatically.
    Losing,
    /// Toggles laying out the sets of a winning hand automatically.
    Winning,
    /// Applies the changes and closes the dialog.
    Ok,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
}

impl Playing {
    /// Opens the dialog with these preferences.
    pub fn new(settings: &Settings) -> Self {
        Self {
            settings: settings.clone(),
        }
    }
}

impl DialogContent for Playing {
    type Message = Message;

    fn title(&self) -> String {
        say!("playing-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        let auto_declare = &mut self.settings.network.auto_declare;
        match message {
            Message::Specials => auto_declare.specials = !auto_declare.specials,
            Message::Losing => auto_declare.losing = !auto_declare.losing,
            Message::Winning => auto_declare.winning = !auto_declare.winning,
            Message::Ok => return Some(Reply::SaveSettings(Box::new(self.settings.clone()))),
            Message::Cancel => return Some(Reply::Close),
            Message::Help => return Some(Reply::Help("playing-preferences")),
        }
        None
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(480.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let auto_declare = &self.settings.network.auto_declare;
        let checks = vec![
            form.check(
                say!("playing-bonus-tiles"),
                auto_declare.specials,
                Some(Message::Specials),
            ),
            form.check(
                say!("playing-losing-sets"),
                auto_declare.losing,
                Some(Message::Losing),
            ),
            form.check(
                say!("playing-winning-sets"),
                auto_declare.winning,
                Some(Message::Winning),
            ),
        ];
        DialogLayout {
            hint: Some(look.hint(say!("playing-hint"))),
            ..DialogLayout::new(
                column![form.group(say!("playing-heading"), checks)].width(Length::Fill),
                form.dialog_buttons(
                    say!("label-ok"),
                    Some(Message::Ok),
                    Message::Cancel,
                    Message::Help,
                ),
            )
        }
    }
}
