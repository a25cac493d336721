//! New Game for the network: who may sit at one's own table, and where it listens.

use iced::Length;
use iced::widget::{column, row};

use super::join::{line, name_of};
use super::{Action, Place, Screen, Sheet};
use crate::app::widget::Form;
use crate::computer::Level;
use crate::session::address::Address;
use crate::settings::NetworkSettings;

/// The box.
pub struct Host {
    settings: NetworkSettings,
    /// The time limit as it is typed.
    limit: String,
}

/// What its controls say.
#[derive(Clone, Debug)]
pub enum Message {
    /// Where the table listens.
    Listen(String),
    /// One's own name.
    Name(String),
    /// A computer player or a guest in this seat.
    Seat(usize, bool),
    /// How well the computer players play.
    Level(Level),
    /// The time limit.
    Limit(String),
    /// Random seats or not.
    Random,
    /// Whether the game waits for whoever is lost.
    Disconnection,
    /// Whether a computer player plays for whoever is lost.
    StandIn,
    /// Save when the table closes, or not.
    SaveOnExit,
    /// Start Game.
    Ok,
    /// Cancel.
    Cancel,
    /// Help.
    Help,
}

impl Host {
    /// The box, filled as the last time.
    pub fn new(settings: &NetworkSettings) -> Self {
        Self {
            limit: settings.host.time_limit.to_string(),
            settings: settings.clone(),
        }
    }

    fn wrong(&self) -> Option<String> {
        let address: Result<Address, _> = self.settings.host.listen.parse();
        match address {
            Err(wrong) => Some(wrong.to_string()),
            Ok(Address::Standard) => Some("A table cannot listen there.".to_owned()),
            _ if self.settings.name.trim().is_empty() => Some("A name is wanted.".to_owned()),
            _ if self.limit.parse::<u32>().is_err() => {
                Some("The time limit is a number of seconds; 0: none.".to_owned())
            }
            _ => None,
        }
    }
}

impl Screen for Host {
    type Message = Message;

    fn title(&self) -> String {
        "Host a Table".to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Action> {
        let host = &mut self.settings.host;
        match message {
            Message::Listen(listen) => host.listen = listen.trim().to_owned(),
            Message::Name(name) => self.settings.name = name_of(&name),
            Message::Seat(seat, computer) => {
                if let Some(taken) = host.computers.get_mut(seat) {
                    *taken = computer;
                }
            }
            Message::Level(level) => host.level = level.to_string(),
            Message::Limit(limit) => {
                self.limit = limit.chars().filter(char::is_ascii_digit).take(4).collect();
            }
            Message::Random => host.random_seats = !host.random_seats,
            Message::Disconnection => host.allow_disconnection = !host.allow_disconnection,
            Message::StandIn => host.stand_in = !host.stand_in,
            Message::SaveOnExit => host.save_on_exit = !host.save_on_exit,
            Message::Ok if self.wrong().is_none() => {
                // It was found to be a number.
                self.settings.host.time_limit = self.limit.parse().unwrap_or(0);
                return Some(Action::Host(Box::new(self.settings.clone())));
            }
            Message::Ok => {}
            Message::Cancel => return Some(Action::Close),
            Message::Help => return Some(Action::Help("box-host")),
        }
        None
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> Sheet<'a, Message> {
        let look = form.look;
        let host = &self.settings.host;
        let fields = column![
            line(form, "Your &name", &self.settings.name, true, Message::Name),
            line(form, "&Address", &host.listen, false, Message::Listen),
            line(form, "&Time limit", &self.limit, false, Message::Limit),
        ]
        .spacing(look.px(10.0));
        let kinds = [
            ("&1 Computer player", "&2 Guest"),
            ("&3 Computer player", "&4 Guest"),
            ("&5 Computer player", "&6 Guest"),
        ];
        let seats = kinds.iter().enumerate().map(|(seat, (computer, guest))| {
            let taken = host.computers[seat];
            row![
                form.radio(computer, taken, Some(Message::Seat(seat, true))),
                form.radio(guest, !taken, Some(Message::Seat(seat, false))),
            ]
            .spacing(look.px(20.0))
            .into()
        });
        let level = |level: Level| {
            let label = capital(level.name());
            form.radio(
                &label,
                host.level == level.name(),
                Some(Message::Level(level)),
            )
        };
        let sides = row![
            form.group("Three more seats", seats.collect()),
            form.group("Computer players", Level::ALL.map(level).into()),
        ];
        let manners = vec![
            form.check("&Random seats", host.random_seats, Some(Message::Random)),
            form.check(
                "Allow &disconnection: the game waits for whoever is lost",
                host.allow_disconnection,
                Some(Message::Disconnection),
            ),
            form.check(
                "A &computer player plays for whoever is lost for 30 seconds",
                host.stand_in,
                Some(Message::StandIn),
            ),
            form.check(
                "&Save the game when the table closes",
                host.save_on_exit,
                Some(Message::SaveOnExit),
            ),
        ];
        let body = column![
            fields,
            sides.spacing(look.px(14.0)),
            form.group("Table", manners)
        ];
        let wrong = self.wrong();
        let ok = wrong.is_none().then_some(Message::Ok);
        let open =
            "By the classical rules. :PORT is for this computer alone, 0.0.0.0:PORT for everybody.";
        Sheet {
            place: Place::Middle,
            width: 640.0,
            height: None,
            head: None,
            white: false,
            body: body.spacing(look.px(12.0)).width(Length::Fill).into(),
            hint: Some(look.hint(wrong.unwrap_or_else(|| open.to_owned()))),
            buttons: vec![
                form.help(Message::Help),
                form.cancel("Cancel", Message::Cancel),
                form.default("Start &Game", ok),
            ],
        }
    }
}

/// The name of a level with a capital; it has no letter of its own.
fn capital(name: &str) -> String {
    let (head, tail) = name.split_at(name.len().min(1));
    head.to_uppercase() + tail
}
