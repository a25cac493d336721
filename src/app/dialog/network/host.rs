//! Host a Table: who may sit at the player's own table, and which address it listens on. The same dialog resumes a saved game with the
//! players' saved names.

mod rules_choice;

use std::path::PathBuf;

use iced::widget::{column, container, row};
use iced::{Element, Length, Padding, Task};

use super::join::name_of;
use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::widget::{Event, Form, Look};
use crate::presenter::DialogEvent;
use engine::rules::RuleSet;
use net::address::Address;
use storage::settings::{NetworkSettings, SeatOccupant, SeatSettings};
use wording::Named;
use words::{Key, key, say};

/// The dialog's state.
pub struct Host {
    settings: NetworkSettings,
    /// The time limit as typed.
    time_limit: String,
    /// The rules to choose from, by short name; empty for a saved game, which has its own.
    rules: Vec<(String, RuleSet)>,
    /// The saved game to resume, if any.
    resumed: Option<ResumedGame>,
}

/// A saved network game to be resumed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResumedGame {
    /// Its path.
    pub path: PathBuf,
    /// The names of its four players.
    pub players: [String; 4],
    /// Whether it is played by other rules than Chinese Classical.
    pub has_own_rules: bool,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug)]
pub enum Message {
    /// The address to listen on changed.
    Listen(String),
    /// The password for guests changed.
    Password(String),
    /// The host's own name changed.
    Name(String),
    /// Sets who takes this seat.
    Seat(usize, SeatOccupant),
    /// The name of the player in this seat changed.
    SeatName(usize, String),
    /// Sets the next level for the computer player in this seat.
    Level(usize),
    /// Makes the next of the saved players the host's own player.
    NextOwnPlayer,
    /// The time limit changed.
    TimeLimit(String),
    /// Chooses the next rules.
    NextRules,
    /// Toggles random seating.
    Random,
    /// Toggles waiting for players who have lost the connection.
    AllowDisconnection,
    /// Toggles computer stand-ins for players who have lost the connection.
    StandIn,
    /// Toggles saving the game when the table closes.
    SaveOnExit,
    /// Toggles spectators.
    Watchers,
    /// Toggles announcing the table on the local network.
    Announced,
    /// Toggles sealed deals.
    Sealed,
    /// Starts the game.
    Ok,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
}

impl Host {
    /// Opens the dialog with the last used settings and these rules to choose from, by short name.
    pub fn new(settings: &NetworkSettings, rules: Vec<(String, RuleSet)>) -> Self {
        Self {
            rules,
            time_limit: settings.host.time_limit.to_string(),
            settings: settings.clone(),
            resumed: None,
        }
    }

    /// Opens the dialog for resuming a saved game.
    pub fn resume(settings: &NetworkSettings, resumed: ResumedGame) -> Self {
        let own = resumed
            .players
            .iter()
            .position(|name| *name == settings.name);
        let mut host = Self::new(settings, Vec::new());
        host.resumed = Some(resumed);
        host.play_as(own.unwrap_or(0));
        host
    }

    /// Makes the saved player at this index the host's own. The other three get the remaining seats, each with the settings last used for
    /// that name.
    fn play_as(&mut self, own: usize) {
        let Some(ResumedGame { players, .. }) = &self.resumed else {
            return;
        };
        let last_used = self.settings.host.seats.clone();
        let others = (1..4).map(|after| &players[(own + after) % 4]);
        for (seat, name) in self.settings.host.seats.iter_mut().zip(others) {
            let known = last_used.iter().find(|seat| seat.name == *name);
            *seat = SeatSettings {
                name: name.clone(),
                ..known.cloned().unwrap_or(SeatSettings {
                    occupant: match name.starts_with("Robot") {
                        true => SeatOccupant::Computer,
                        false => SeatOccupant::Guest,
                    },
                    ..SeatSettings::default()
                })
            };
        }
        self.settings.name = players[own].clone();
    }

    /// Whether the host and all other players but the guests have distinct, non-empty names.
    fn has_valid_names(&self) -> bool {
        let seats = self.settings.host.seats.iter();
        let named = seats.filter(|seat| seat.occupant != SeatOccupant::Guest);
        let mut names: Vec<&str> = named.map(|seat| seat.name.trim()).collect();
        names.push(self.settings.name.trim());
        names.sort_unstable();
        !names.contains(&"") && names.windows(2).all(|pair| pair[0] != pair[1])
    }

    /// Describes what is wrong with the input, if anything.
    fn wrong(&self) -> Option<String> {
        let address: Result<Address, _> = self.settings.host.listen.parse();
        match address {
            Err(wrong) => Some(wrong.to_string()),
            Ok(Address::Standard) => Some(say!("host-address-invalid").to_owned()),
            _ if self.resumed.is_none() && self.chosen_rules().is_none() => {
                Some(say!("host-rules-missing").to_owned())
            }
            _ if !self.has_valid_names() => Some(say!("host-names-missing").to_owned()),
            _ if self.time_limit.parse::<u32>().is_err() => {
                Some(say!("host-time-limit-invalid").to_owned())
            }
            _ => None,
        }
    }
}

impl DialogContent for Host {
    type Message = Message;

    fn title(&self) -> String {
        match self.resumed {
            Some(_) => say!("host-title-resume").to_owned(),
            None => say!("host-title").to_owned(),
        }
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        let host = &mut self.settings.host;
        match message {
            Message::Listen(listen) => host.listen = listen.trim().to_owned(),
            Message::Password(password) => host.password = password,
            Message::Name(name) => self.settings.name = name_of(&name),
            Message::Seat(seat, occupant) => host.seats[seat].occupant = occupant,
            Message::SeatName(seat, name) => host.seats[seat].name = name_of(&name),
            Message::Level(seat) => {
                let level = &mut host.seats[seat].level;
                *level = level.next();
            }
            Message::NextOwnPlayer => {
                let players = self.resumed.iter().flat_map(|resumed| &resumed.players);
                let mut names = players.map(String::as_str);
                let own = names.position(|name| name == self.settings.name);
                self.play_as(own.map_or(0, |own| (own + 1) % 4));
            }
            Message::TimeLimit(limit) => {
                self.time_limit = limit.chars().filter(char::is_ascii_digit).take(4).collect();
            }
            Message::NextRules => {
                let next = self.chosen_rules().map_or(0, |chosen| chosen + 1);
                if let Some((name, _)) = self.rules.get(next % self.rules.len().max(1)) {
                    self.settings.host.rules.clone_from(name);
                }
            }
            Message::Random => host.random_seats = !host.random_seats,
            Message::AllowDisconnection => host.allow_disconnection = !host.allow_disconnection,
            Message::StandIn => host.stand_in = !host.stand_in,
            Message::Watchers => host.watchers = !host.watchers,
            Message::Announced => host.announced = !host.announced,
            Message::Sealed => host.sealed = !host.sealed,
            Message::SaveOnExit => host.save_on_exit = !host.save_on_exit,
            Message::Ok if self.wrong().is_none() => {
                // `wrong` has checked that it is a number.
                self.settings.host.time_limit = self.time_limit.parse().unwrap_or(0);
                let saved = self.resumed.as_ref().map(|resumed| resumed.path.clone());
                return Some(Reply::Host(Box::new(self.settings.clone()), saved));
            }
            Message::Ok => {}
            Message::Cancel => return Some(Reply::Close),
            Message::Help => return Some(Reply::Help(self.topic())),
        }
        None
    }

    /// Fills in the password from the keyring if none is typed.
    fn notify(&mut self, event: DialogEvent) -> Task<Message> {
        if let DialogEvent::PasswordsRead(passwords) = event {
            passwords.fill(&mut self.settings);
        }
        Task::none()
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(720.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let host = &self.settings.host;
        let field = |label: &'static str, value: &str, on: fn(String) -> Message| {
            form.with_heading(label, form.field(label, value, "", false, Some(on)))
        };
        let own = match self.resumed {
            None => field(say!("host-your-name"), &self.settings.name, Message::Name),
            Some(_) => {
                let words = say!("host-own-or-other-name", name = self.settings.name);
                form.with_heading(
                    say!("host-you-are"),
                    form.button(&words, Some(Message::NextOwnPlayer)),
                )
            }
        };
        let password =
            form.password_field(say!("host-password"), &host.password, Message::Password);
        let fields = row![
            own,
            field(say!("host-address"), &host.listen, Message::Listen),
            form.with_heading(say!("host-password"), password),
            field(
                say!("host-time-limit"),
                &self.time_limit,
                Message::TimeLimit
            ),
        ];
        let seats = row![self.seat(form, 0), self.seat(form, 1), self.seat(form, 2)];
        let check = |words: &str, on: bool, message: Message| {
            container(form.check(words, on, Some(message))).width(Length::FillPortion(1))
        };
        let options = column![
            row![
                check(
                    say!("host-random-seats"),
                    host.random_seats,
                    Message::Random
                ),
                check(
                    say!("host-allow-disconnection"),
                    host.allow_disconnection,
                    Message::AllowDisconnection
                ),
            ],
            row![
                check(
                    say!("host-save-on-exit"),
                    host.save_on_exit,
                    Message::SaveOnExit
                ),
                check(say!("host-stand-in"), host.stand_in, Message::StandIn),
            ],
            row![
                check(
                    say!("host-others-may-watch"),
                    host.watchers,
                    Message::Watchers
                ),
                check(say!("host-announce"), host.announced, Message::Announced),
            ],
            row![
                check(say!("host-sealed"), host.sealed, Message::Sealed),
                container(self.rules_button(form))
                    .padding(Padding::ZERO.top(look.px(4.0)))
                    .width(Length::FillPortion(1)),
            ],
        ];
        let body = column![
            fields.spacing(look.px(10.0)),
            seats.spacing(look.px(8.0)),
            options
        ];
        let wrong = self.wrong();
        let ok = wrong.is_none().then_some(Message::Ok);
        let address = host.listen.parse::<Address>();
        let hint = match address.is_ok_and(|address| !address.is_local()) {
            true if host.password.is_empty() => {
                say!("host-no-password-warning")
            }
            _ if self.plays_other_rules() => say!("host-other-rules-hint"),
            _ => say!("host-address-hint"),
        };
        DialogLayout {
            hint: Some(look.hint(wrong.unwrap_or_else(|| hint.to_owned()))),
            ..DialogLayout::new(
                body.spacing(look.px(6.0)).width(Length::Fill),
                form.dialog_buttons(say!("host-start"), ok, Message::Cancel, Message::Help),
            )
        }
    }
}

/// Labels with shortcut letters for the controls of the three other seats.
const SEATS: [(Key, [Key; 3]); 3] = [
    (
        key!("host-second-seat"),
        [
            key!("host-1-computer"),
            key!("host-2-person-here"),
            key!("host-3-guest"),
        ],
    ),
    (
        key!("host-third-seat"),
        [
            key!("host-4-computer"),
            key!("host-5-person-here"),
            key!("host-6-guest"),
        ],
    ),
    (
        key!("host-fourth-seat"),
        [
            key!("host-7-computer"),
            key!("host-8-person-here"),
            key!("host-9-guest"),
        ],
    ),
];

impl Host {
    /// The help page for a new or a resumed game.
    fn topic(&self) -> &'static str {
        match self.resumed {
            Some(_) => "box-resume",
            None => "box-host",
        }
    }

    /// The controls of a seat: who takes it, the name, and the level of a computer player.
    fn seat<'a>(&'a self, form: &Form<'a, Message>, place: usize) -> Element<'a, Event> {
        let seat = &self.settings.host.seats[place];
        let (heading, kinds) = SEATS[place];
        let (heading, kinds) = (heading.text(), kinds.map(Key::text));
        let occupants = [
            SeatOccupant::Computer,
            SeatOccupant::Here,
            SeatOccupant::Guest,
        ]
        .into_iter()
        .zip(kinds);
        let mut lines: Vec<_> = occupants
            .map(|(occupant, words)| {
                form.radio(
                    words,
                    seat.occupant == occupant,
                    Some(Message::Seat(place, occupant)),
                )
            })
            .collect();
        let can_be_named = seat.occupant != SeatOccupant::Guest && self.resumed.is_none();
        let on = can_be_named.then_some(move |name| Message::SeatName(place, name));
        let name = form.field("", &seat.name, say!("host-name"), false, on);
        let next_level = seat.occupant == SeatOccupant::Computer;
        let next_level = next_level.then_some(Message::Level(place));
        let level = form.button(seat.level.noun().text(), next_level);
        let spacing = form.look.px(6.0);
        lines.push(row![name, level].spacing(spacing).into());
        form.group(heading, lines)
    }
}
