//! Share This Computer: the four names, and which of the players are people; the others are computer players.

use iced::Length;
use iced::widget::{column, container, row};

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::widget::{Form, Look};
use storage::settings::{MAX_NAME_LENGTH, Settings};
use words::say;

/// The dialog's state.
pub struct Players {
    /// The names by place: bottom, right, top, left.
    names: [String; 4],
    /// Which of them are people.
    people: [bool; 4],
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug)]
pub enum Message {
    /// Toggles between a person and a computer player at this place.
    Person(usize),
    /// Sets the name of the player at this place.
    Name(usize, String),
    /// Starts a new game with these players.
    Ok,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
}

impl Players {
    /// Opens the dialog with these names; the first two are people.
    pub fn new(names: &[String; 4]) -> Self {
        let mut names = names.clone();
        // "You" is ambiguous with several people.
        if names[0] == Settings::default().names[0] {
            say!("players-first").clone_into(&mut names[0]);
        }
        Self {
            names,
            people: [true, true, false, false],
        }
    }

    /// Whether there are at least two people, and four different names.
    fn is_valid(&self) -> bool {
        let people = self.people.iter().filter(|person| **person).count();
        let mut names: Vec<&str> = self.names.iter().map(|name| name.trim()).collect();
        names.sort_unstable();
        names.dedup();
        people > 1 && names.len() == 4 && !names.contains(&"")
    }
}

impl DialogContent for Players {
    type Message = Message;

    fn title(&self) -> String {
        say!("players-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Person(place) => {
                if let Some(person) = self.people.get_mut(place) {
                    *person = !*person;
                }
            }
            Message::Name(place, name) => {
                let letters = name.chars().filter(|letter| !letter.is_control());
                if let Some(old) = self.names.get_mut(place) {
                    *old = letters.take(MAX_NAME_LENGTH).collect();
                }
            }
            Message::Ok => {
                let names = self.names.clone().map(|name| name.trim().to_owned());
                return Some(Reply::NewSharedGame(Box::new(names), self.people));
            }
            Message::Cancel => return Some(Reply::Close),
            Message::Help => return Some(Reply::Help("hotseat")),
        }
        None
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(520.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let labels = [
            say!("players-bottom"),
            say!("players-right"),
            say!("players-top"),
            say!("players-left"),
        ];
        let rows = labels.iter().enumerate().map(|(place, label)| {
            let on_input = move |name| Message::Name(place, name);
            let field = form.field(
                label,
                &self.names[place],
                say!("players-name"),
                place == 0,
                Some(on_input),
            );
            let person = form.check(
                say!("players-a-person"),
                self.people[place],
                Some(Message::Person(place)),
            );
            row![
                container(form.name(label)).width(look.px(80.0)),
                container(field).width(Length::FillPortion(3)),
                container(person).width(Length::FillPortion(2)),
            ]
            .spacing(look.px(12.0))
            .align_y(iced::Center)
            .into()
        });
        let hint = match self.is_valid() {
            true => say!("players-hint"),
            false => say!("players-invalid"),
        };
        DialogLayout {
            hint: Some(look.hint(hint)),
            ..DialogLayout::new(
                column(rows).spacing(look.px(8.0)).width(Length::Fill),
                form.dialog_buttons(
                    say!("label-ok"),
                    self.is_valid().then_some(Message::Ok),
                    Message::Cancel,
                    Message::Help,
                ),
            )
        }
    }
}
