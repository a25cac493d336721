//! Join a Table: where the table is, and the name to join with.

use iced::task::Handle;
use iced::widget::{column, container, row, space};
use iced::{Center, Element, Length, Task};

use super::lan_tables;
use crate::app::dialog::{Action, DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::theme;
use crate::app::widget::{Event, Form, FormMessage, Look, Row, list};
use crate::presenter::DialogEvent;
use net::address::Address;
use net::found_table::FoundTable;
use storage::settings::{MAX_NAME_LENGTH, NetworkSettings};
use words::say;

/// Height of the list of tables, in units.
const LIST_HEIGHT: f32 = 78.0;

/// The dialog's state.
pub struct Join {
    settings: NetworkSettings,
    /// The player's id as typed.
    id: String,
    /// Tables announced on the local network.
    announced: Vec<FoundTable>,
    /// Tables of the host that was asked last, or why they can't be listed.
    listed: Result<Vec<FoundTable>, String>,
    /// The task that listens to the local network; dropping the handle ends it.
    listener: Option<Handle>,
    /// The number of the latest request for the tables of a host; answers to earlier ones are dropped.
    request_number: u64,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug)]
pub enum Message {
    /// The server's address changed.
    Server(String),
    /// The player's name changed.
    Name(String),
    /// The player's id changed.
    Id(String),
    /// The password changed.
    Password(String),
    /// Toggles between playing and watching.
    Watch,
    /// Selects the table at this index of the list.
    Table(usize),
    /// Asks the host at the typed address for its tables.
    List,
    /// Connects to the server.
    Ok,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
    /// The tables announced on the local network.
    Announced(Vec<FoundTable>),
    /// The number of a request, and the tables of the host, or why they can't be listed.
    Listed(u64, Result<Vec<FoundTable>, String>),
}

impl Join {
    /// Opens the dialog with the last used settings.
    pub fn new(settings: &NetworkSettings) -> Self {
        Self {
            id: settings.id.to_string(),
            settings: settings.clone(),
            announced: Vec::new(),
            listed: Ok(Vec::new()),
            listener: None,
            request_number: 0,
        }
    }

    /// All tables to choose from: announced ones, then those of the host.
    fn found(&self) -> impl Iterator<Item = &FoundTable> {
        self.announced.iter().chain(self.listed.iter().flatten())
    }

    /// Whether the address names a host that can be asked for its tables.
    fn has_host(&self) -> bool {
        matches!(
            self.settings.server.parse(),
            Ok(Address::Tcp { .. } | Address::Socket(_))
        )
    }

    /// The list of tables, or why it is empty.
    fn tables<'a>(&'a self, form: &Form<'a, Message>) -> Element<'a, Event> {
        let look = form.look;
        let empty = match &self.listed {
            Err(why) => why.as_str(),
            Ok(_) => say!("join-no-tables"),
        };
        let rows: Vec<_> = self
            .found()
            .map(|table| {
                let title = say!("found-at", title = table.title, address = table.address);
                let title = look.line(title, theme::MEDIUM);
                let words =
                    look.words(table.words(), 13.0, theme::REGULAR, look.palette.second_ink);
                Row::Tall(container(column![title, words]).clip(true).into())
            })
            .collect();
        if rows.is_empty() {
            return container(look.hint(empty))
                .height(look.px(LIST_HEIGHT))
                .into();
        }
        let chosen = self
            .found()
            .position(|table| table.address == self.settings.server);
        let join = self.wrong().is_none().then_some(Message::Ok);
        let tables = list(
            (form, say!("join-tables")),
            rows,
            chosen,
            Message::Table,
            join,
            false,
        );
        container(tables).height(look.px(LIST_HEIGHT)).into()
    }

    /// Describes what is wrong with the input, if anything.
    fn wrong(&self) -> Option<String> {
        let address: Result<Address, _> = self.settings.server.parse();
        match address {
            Err(wrong) => Some(wrong.to_string()),
            Ok(Address::Standard) => Some(say!("join-no-standard-input").to_owned()),
            _ if self.settings.name.trim().is_empty() => Some(say!("form-name-missing").to_owned()),
            _ if self.id.parse::<u32>().is_err() => Some(say!("join-id-invalid").to_owned()),
            _ => None,
        }
    }
}

/// The typed text as a player's name: without control characters, cut to `MAX_NAME_LENGTH`.
pub(super) fn name_of(typed: &str) -> String {
    let letters = typed.chars().filter(|letter| !letter.is_control());
    letters.take(MAX_NAME_LENGTH).collect()
}

/// A field with a label before it; `start` gives it the initial focus.
fn labelled_field<'a, M: FormMessage>(
    form: &Form<'a, M>,
    label: &'static str,
    value: &str,
    start: bool,
    on: fn(String) -> M,
) -> Element<'a, Event> {
    labelled(form, label, form.field(label, value, "", start, Some(on)))
}

/// A field with its label before it.
fn labelled<'a, M: FormMessage>(
    form: &Form<'a, M>,
    label: &'static str,
    field: Element<'a, Event>,
) -> Element<'a, Event> {
    let name = container(form.name(label)).width(form.look.px(120.0));
    row![name, field].align_y(Center).into()
}

impl DialogContent for Join {
    type Message = Message;

    fn title(&self) -> String {
        say!("join-title").to_owned()
    }

    fn load(&mut self) -> Task<Message> {
        let (tables, handle) = lan_tables::announced().abortable();
        self.listener = Some(handle.abort_on_drop());
        tables.map(Message::Announced)
    }

    /// Fills in the password from the keyring if it belongs to the server in the field and none is typed.
    fn notify(&mut self, event: DialogEvent) -> Task<Message> {
        if let DialogEvent::PasswordsRead(passwords) = event {
            passwords.fill(&mut self.settings);
        }
        Task::none()
    }

    fn update(&mut self, message: Message) -> Action<Message> {
        match message {
            Message::Server(server) => self.settings.server = server.trim().to_owned(),
            Message::Name(name) => self.settings.name = name_of(&name),
            Message::Id(id) => self.id = id.chars().filter(char::is_ascii_digit).take(9).collect(),
            Message::Password(password) => self.settings.password = password,
            Message::Table(place) => {
                let chosen = self.found().nth(place).map(|table| table.address.clone());
                if let Some(address) = chosen {
                    self.settings.server = address;
                }
            }
            Message::List => {
                if let Ok(address) = self.settings.server.parse() {
                    self.request_number += 1;
                    let number = self.request_number;
                    let tables = lan_tables::of_host(address);
                    return Action::Run(tables.map(move |tables| Message::Listed(number, tables)));
                }
            }
            Message::Watch => self.settings.watch = !self.settings.watch,
            Message::Ok if self.wrong().is_none() => {
                // `wrong` has checked that it is a number.
                self.settings.id = self.id.parse().unwrap_or(0);
                return Action::Reply(Reply::Join(Box::new(self.settings.clone())));
            }
            Message::Ok => {}
            Message::Announced(tables) => self.announced = tables,
            Message::Listed(number, tables) => {
                if number == self.request_number {
                    self.listed = tables;
                }
            }
            Message::Cancel => return Action::Reply(Reply::Close),
            Message::Help => return Action::Reply(Reply::Help("box-join-server")),
        }
        Action::None
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(540.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let password = &self.settings.password;
        let password = form.password_field(say!("join-password"), password, Message::Password);
        let fields = column![
            labelled_field(
                form,
                say!("join-address"),
                &self.settings.server,
                true,
                Message::Server
            ),
            labelled_field(
                form,
                say!("join-name"),
                &self.settings.name,
                false,
                Message::Name
            ),
            labelled_field(form, say!("join-player-id"), &self.id, false, Message::Id),
            labelled(form, say!("join-password"), password),
            row![
                form.check(
                    say!("join-only-watch"),
                    self.settings.watch,
                    Some(Message::Watch)
                ),
                space().width(Length::Fill),
                form.button(
                    say!("join-list-tables"),
                    self.has_host().then_some(Message::List)
                ),
            ]
            .align_y(Center),
            self.tables(form),
            look.hint(say!("join-address-hint", files = cfg!(unix))),
        ];
        let wrong = self.wrong();
        let ok = wrong.is_none().then_some(Message::Ok);
        let hint = wrong.unwrap_or_else(|| {
            match self.settings.watch {
                true => say!("join-watch-hint"),
                false => say!("join-waiting-hint"),
            }
            .to_owned()
        });
        DialogLayout {
            hint: Some(look.hint(hint)),
            ..DialogLayout::new(
                fields.spacing(look.px(9.0)).width(Length::Fill),
                form.dialog_buttons(say!("join-connect"), ok, Message::Cancel, Message::Help),
            )
        }
    }
}
