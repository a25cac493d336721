//! Playing Preferences: what is declared automatically at a network table.

use iced::Length;
use iced::widget::column;

use crate::app::dialog::{DialogLayout, DialogSize, Reply, Screen};
use crate::app::widget::{Form, Look};
use storage::settings::Settings;
use words::say;

/// The dialog's state.
pub struct Playing {
    settings: Settings,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Toggles declaring Flowers and Seasons.
    Specials,
    /// Toggles declaring a losing hand.
    Losing,
    /// Toggles declaring a winning hand.
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

impl Screen for Playing {
    type Message = Message;

    fn title(&self) -> String {
        say!("playing-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        let playing = &mut self.settings.network.playing;
        match message {
            Message::Specials => playing.specials = !playing.specials,
            Message::Losing => playing.losing = !playing.losing,
            Message::Winning => playing.winning = !playing.winning,
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
        let playing = &self.settings.network.playing;
        let checks = vec![
            form.check(
                say!("playing-bonus-tiles"),
                playing.specials,
                Some(Message::Specials),
            ),
            form.check(
                say!("playing-losing-sets"),
                playing.losing,
                Some(Message::Losing),
            ),
            form.check(
                say!("playing-winning-sets"),
                playing.winning,
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
