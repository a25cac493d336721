//! Playing Preferences: what is declared by itself at a table of the network.

use iced::Length;
use iced::widget::column;

use crate::app::dialog::{DialogLayout, Reply, Screen};
use crate::app::widget::Form;
use storage::settings::Settings;
use words::say;

/// The box.
pub struct Playing {
    settings: Settings,
}

/// What its controls say.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Flowers and Seasons.
    Specials,
    /// A losing hand.
    Losing,
    /// A winning hand.
    Winning,
    /// Takes over what is chosen and closes the box.
    Ok,
    /// Closes the box and changes nothing.
    Cancel,
    /// Opens the page of the help about this box.
    Help,
}

impl Playing {
    /// The box for these preferences.
    pub fn new(settings: &Settings) -> Self {
        Self {
            settings: settings.clone(),
        }
    }
}

impl Screen for Playing {
    type Message = Message;

    fn title(&self) -> String {
        say!("playing-playing-preferences").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        let playing = &mut self.settings.network.playing;
        match message {
            Message::Specials => playing.specials = !playing.specials,
            Message::Losing => playing.losing = !playing.losing,
            Message::Winning => playing.winning = !playing.winning,
            Message::Ok => return Some(Reply::Keep(Box::new(self.settings.clone()))),
            Message::Cancel => return Some(Reply::Close),
            Message::Help => return Some(Reply::Help("playing-preferences")),
        }
        None
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a, Message> {
        let look = form.look;
        let playing = &self.settings.network.playing;
        let checks = vec![
            form.check(
                say!("playing-flowers-and-seasons-as-they"),
                playing.specials,
                Some(Message::Specials),
            ),
            form.check(
                say!("playing-the-sets-of-a-losing"),
                playing.losing,
                Some(Message::Losing),
            ),
            form.check(
                say!("playing-the-sets-of-a-winning"),
                playing.winning,
                Some(Message::Winning),
            ),
        ];
        DialogLayout {
            hint: Some(look.hint(say!("playing-at-tables-of-the-network"))),
            ..DialogLayout::new(
                480.0,
                column![form.group(say!("playing-declared-by-itself"), checks)].width(Length::Fill),
                form.answers(
                    say!("label-ok"),
                    Some(Message::Ok),
                    Message::Cancel,
                    Message::Help,
                ),
            )
        }
    }
}
