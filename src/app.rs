//! The window: an iced program that turns pixels and keys into stimuli for the presenter, its effects into tasks, and draws what it
//! shows.

mod advising;
mod attention;
mod background;
mod clock;
mod control_places;
pub mod dialog;
mod disk;
mod effects;
mod event_log;
mod faults;
#[cfg(test)]
mod gallery;
mod help_context;
mod hover_idle;
mod hover_text;
pub mod input;
mod lan_discovery;
mod late_answers;
mod layers;
mod network_connections;
mod open_dialog;
pub mod printing;
pub mod render;
mod rule_workshop;
mod scene;
mod scorecard_files;
mod scorecard_news;
pub mod screen;
pub mod startup;
mod system_dialog;
#[cfg(test)]
mod tests;
pub mod theme;
mod update;
pub mod widget;
pub mod window;
mod worker;

use std::time::{Duration, Instant};

use iced::task::Handle;
use iced::{Task, Theme, keyboard};

use crate::presenter::{Card, DialogKind, Open, Presenter, RequestId, Touch};
use crate::session::local::Answer;
use crate::sound::Sounds;
use advising::Advising;
use attention::Attention;
use background::Outbox;
use disk::Disk;
use engine::untrusted_text::sanitize_path;
use event_log::EventLog;
use hover_idle::HoverIdle;
use input::menu;
use lan_discovery::LanDiscovery;
use net::host::room::Note;
use net::join::News;
use network_connections::NetworkConnections;
use scene::Scene;
use screen::table;
use words::say;

/// Everything that can reach the window.
#[derive(Clone, Debug)]
pub enum Message {
    /// Time passes while something moves or waits.
    Tick(Instant),
    /// Something on the table was pressed or pointed at.
    Table(table::Message),
    /// Something was done in the open box.
    Dialog(dialog::Message),
    /// Something was done in the menus.
    Menu(menu::Message),
    /// Something was done in the help.
    Help(screen::help::Message),
    /// Something was pressed on the lesson's card.
    Lesson(Card),
    /// A key was pressed.
    Key(keyboard::Event),
    /// A finger has touched the screen for the first time.
    Fingers,
    /// Somebody is at the demo.
    Touched(Touch),
    /// Something happened to the window.
    Window(iced::window::Event),
    /// The window library, or a second start, says something about the window.
    System(window::SystemEvent),
    /// The screen's scale is known.
    Scaled(f32),
    /// Computer players have answered.
    Thought(RequestId, Vec<Answer>),
    /// What was asked of another thread.
    Answered(background::OnceMessage),
    /// Other threads have something to tell.
    FromBackground(background::BackgroundMessage),
    /// Whether the system has a box of files of its own.
    SystemDialog(bool),
    /// News of a line to a table of the network.
    News(RequestId, News),
    /// Our own table was opened, or why not, and the number under which that was asked for.
    Opened(
        u64,
        background::OnceMessage<Result<network_connections::Opened, String>>,
    ),
    /// Something happened at the door of our own table.
    Noted(Note),
    /// Tables were found that can be joined.
    Found(lan_discovery::Found),
    /// What the window shows, to be saved under this name.
    Pictured(String, iced::window::Screenshot),
    /// Where the controls of the open box and the bar lie.
    Places(u64, Vec<control_places::Place>),
}

impl Message {
    /// What kind of message it is, in a word.
    fn kind(&self) -> &'static str {
        match self {
            Self::Tick(_) => "tick",
            Self::Table(_) => "table",
            Self::Dialog(_) => "dialog",
            Self::Menu(_) => "menu",
            Self::Help(_) => "help",
            Self::Lesson(_) => "lesson",
            Self::Key(_) => "key",
            Self::Fingers => "fingers",
            Self::Touched(_) => "touched",
            Self::Window(_) => "window",
            Self::System(_) => "system",
            Self::Scaled(_) => "scaled",
            Self::Thought(..) => "thought",
            Self::Answered(_) => "answered",
            Self::FromBackground(_) => "sent",
            Self::SystemDialog(_) => "system-box",
            Self::News(..) => "news",
            Self::Opened(..) => "opened",
            Self::Noted(_) => "noted",
            Self::Found(_) => "found",
            Self::Pictured(..) => "pictured",
            Self::Places(..) => "places",
        }
    }
}

/// The program.
pub struct App {
    presenter: Presenter,
    scene: Scene,
    dialog: Option<dialog::Dialog>,
    menu: menu::MenuBar,
    help: screen::help::HelpScreen,
    sounds: Sounds,
    disk: Disk,
    advising: Advising,
    outbox: Outbox,
    /// How often what lies over the table was replaced: what is brought for a box that has gone is dropped.
    openings: u64,
    /// A box is open as soon as what it shows is there.
    awaits_data: bool,
    connections: NetworkConnections,
    lan_discovery: LanDiscovery,
    /// The list that is being made; the work ends with it.
    listing: Option<Handle>,
    /// Rules on trial: they are played by as long as this is kept.
    trial: Option<Handle>,
    /// Whether the system has a box of files of its own, once that is known.
    system_dialog: Option<bool>,
    event_log: EventLog,
    /// Whether the pointer has moved since a lesson card came up.
    hover_idle: HoverIdle,
    /// How often something was done in a box or the help, over and over from 0.
    deeds: u32,
    /// Whether the window has called its player back.
    attention: Attention,
    /// The windows of a screen saver on the other monitors.
    dark_windows: Vec<iced::window::Id>,
    /// The moment from which the presenter counts.
    started: Instant,
}

impl App {
    /// How long the program has run.
    fn now(&self) -> Duration {
        self.started.elapsed()
    }

    /// The theme of the widgets that come with iced.
    pub fn theme(&self) -> Theme {
        theme::iced_theme(self.scene.palette())
    }

    /// What lies behind everything: the colour of the table's edge, seen for a moment while the window is made larger. The renderer compares each frame with the one before and paints every piece
    /// that differs by itself; where all of them differ, under a box on a large screen, that takes seconds. A background that differs
    /// makes it paint the whole at once, so this one differs by a hair whenever everything was made anew, and whenever something was done in a box or the help: letters reach beyond what is painted anew of
    /// a text, and specks of them would stay.
    pub fn style(&self, theme: &Theme) -> iced::theme::Style {
        let mut style = iced::theme::Base::base(theme);
        // Several renewals may come between two frames.
        let hair = self.scene.pictures().renewals().wrapping_add(self.deeds) % 1024;
        style.background_color = self.scene.palette().table[2];
        style.background_color.b -= hair as f32 / 65_536.0;
        style
    }

    /// The words of the title bar.
    pub fn title(&self) -> String {
        let network = self
            .presenter
            .table()
            .network()
            .map(|network| network.place());
        let home = self.presenter.home();
        let file = home.and_then(|local| local.file()?.file_name());
        match (network, file) {
            (Some(place), _) => say!("window-title", place),
            (None, Some(name)) => say!("window-title", place = sanitize_path(name)),
            (None, None) => "Red Stake".to_owned(),
        }
    }

    /// Brings up to date what is drawn besides the game: marks, cover, and where controls lie.
    fn refresh(&mut self) -> Task<Message> {
        if self.scene.refresh(&self.presenter) {
            self.log_places();
        }
        if let (Some(Open::Dialog(DialogKind::Messages)), Some(network)) =
            (self.presenter.open(), self.presenter.table().network())
            && let Some(dialog::Open::Messages(open)) =
                self.dialog.as_mut().map(dialog::Dialog::screen_mut)
        {
            open.said = network.said().to_vec();
        }
        Task::batch([self.find_controls(), self.call_player()])
    }

    /// Looks for everything with words, if a log is written.
    fn find_controls(&mut self) -> Task<Message> {
        match self.event_log.begin_search() {
            Some(search) => {
                control_places::find().map(move |places| Message::Places(search, places))
            }
            None => Task::none(),
        }
    }

    /// Writes where everything lies that can be pressed on the table, if a log is written.
    fn log_places(&mut self) {
        if self.event_log.is_open() {
            self.event_log.places(self.scene.places_to_press());
        }
    }
}
