//! The window: an iced program that turns pointer and keyboard events into inputs of the presenter, carries out its effects, and draws its
//! state.

mod accessibility;
mod attention;
mod background;
mod clock;
mod control_bounds;
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
mod language;
mod late_answers;
mod layers;
mod network_connections;
mod open_dialog;
mod pressing;
pub mod printing;
pub mod render;
mod scene;
pub mod screen;
mod screen_saver;
mod services;
pub mod startup;
mod system_dialog;
#[cfg(test)]
mod tests;
pub mod theme;
mod time;
mod tip_thread;
mod update;
pub mod widget;
pub mod window;
mod worker;

use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use iced::{Task, Theme, keyboard};

use crate::presenter::{
    DemoInput, DialogKind, LessonButton, MenuDialog, Modal, Presenter, RequestId,
};
use crate::session::local::Answer;
use crate::sound::Sounds;
use accessibility::Accessibility;
use attention::Attention;
use background::Outbox;
use disk::Disk;
use engine::untrusted_text::sanitize_path;
use event_log::EventLog;
use hover_idle::HoverIdle;
use input::menu;
use net::host::room::RoomEvent;
use net::join::ClientEvent;
use network_connections::NetworkConnections;
use scene::Scene;
use screen::table;
use storage::settings::language::Language;
use tip_thread::TipThread;
use words::say;

/// All messages of the window.
#[derive(Clone, Debug)]
pub enum Message {
    /// Time passes while something is moving or timed.
    Tick(Instant),
    /// A message of the table.
    Table(table::Message),
    /// A message of the open dialog.
    Dialog(dialog::Message),
    /// A result of background work of the dialog with this opening number.
    DialogResult(u64, widget::AnyMessage),
    /// A message of the menus.
    Menu(menu::Message),
    /// A message of the help.
    Help(screen::help::Message),
    /// A press on the lesson card.
    Lesson(LessonButton),
    /// A key was pressed or released. No widget has used it, unless its command also works over dialogs.
    Key(keyboard::Event),
    /// The screen was touched for the first time.
    TouchDetected,
    /// User input during the demo.
    DemoInput(DemoInput),
    /// The pointer has moved to this point of a dark window of the screen saver.
    MovedInDarkWindow(iced::window::Id, iced::Point),
    /// An event of the window.
    Window(iced::window::Event),
    /// An event of the window library, a second instance of the program, or a signal.
    System(window::SystemEvent),
    /// The scale of the screen is known.
    Scaled(f32),
    /// Computer players have chosen their moves.
    MovesComputed(RequestId, Vec<Answer>),
    /// An input for the presenter: the result of a request to another thread.
    Answered(background::OnceMessage),
    /// A message from another thread.
    FromBackground(background::BackgroundMessage),
    /// An event of a connection to a network table.
    ClientEvent(RequestId, ClientEvent),
    /// The number of a request for a hosted table, and the opened table, or why it could not be opened.
    HostedTableOpened(
        u64,
        background::OnceMessage<Result<network_connections::OpenedTable, String>>,
    ),
    /// A language chosen under this name has been read.
    LanguageRead(String, background::OnceMessage<language::ReadLanguage>),
    /// Something happened at the hosted table.
    RoomEvent(RoomEvent),
    /// A picture of the window, and the name under which to save it.
    ScreenshotTaken(String, iced::window::Screenshot),
    /// A message about those who cannot see the window.
    Accessibility(accessibility::Message),
    /// The number of a search for controls, and the bounds of all controls and texts on the screen.
    ControlsFound(u64, Vec<control_bounds::ControlBounds>),
}

impl Message {
    /// Whether only time passed, or something was looked for.
    fn is_passive(&self) -> bool {
        match self {
            Self::Tick(_) | Self::ControlsFound(..) => true,
            Self::Accessibility(message) => !message.is_action(),
            _ => false,
        }
    }

    /// Whether it is for a control of a dialog or of the help.
    fn is_action(&self) -> bool {
        match self {
            Self::Dialog(_) | Self::Help(_) => true,
            Self::Accessibility(message) => message.is_action(),
            _ => false,
        }
    }

    /// The kind of message, as a word for `--frame-times`.
    fn kind(&self) -> &'static str {
        match self {
            Self::Tick(_) => "tick",
            Self::Table(_) => "table",
            Self::Dialog(_) => "dialog",
            Self::DialogResult(..) => "dialog-result",
            Self::Menu(_) => "menu",
            Self::Help(_) => "help",
            Self::Lesson(_) => "lesson",
            Self::Key(_) => "key",
            Self::TouchDetected => "touch-detected",
            Self::DemoInput(_) => "demo-input",
            Self::MovedInDarkWindow(..) => "moved-in-dark-window",
            Self::Window(_) => "window",
            Self::System(_) => "system",
            Self::Scaled(_) => "scaled",
            Self::MovesComputed(..) => "moves-computed",
            Self::Answered(_) => "answered",
            Self::FromBackground(_) => "sent",
            Self::ClientEvent(..) => "client-event",
            Self::HostedTableOpened(..) => "hosted-table-opened",
            Self::LanguageRead(..) => "language-read",
            Self::RoomEvent(_) => "room-event",
            Self::ScreenshotTaken(..) => "screenshot-taken",
            Self::Accessibility(_) => "accessibility",
            Self::ControlsFound(..) => "controls-found",
        }
    }
}

/// The state of the window, and what it works with.
pub struct App {
    presenter: Presenter,
    scene: Scene,
    dialog: Option<dialog::Dialog>,
    menu: menu::MenuBar,
    help: screen::help::HelpScreen,
    /// The available languages.
    languages: Vec<Language>,
    sounds: Sounds,
    disk: Disk,
    tip_thread: TipThread,
    outbox: Outbox,
    /// The number of the latest opening of a dialog; data loaded for an earlier one is dropped.
    openings: u64,
    /// Whether a dialog is about to open and waits for its data.
    awaits_data: bool,
    connections: NetworkConnections,
    /// Whether the system has a file dialog, once known.
    system_dialog: Arc<OnceLock<bool>>,
    event_log: EventLog,
    accessibility: Accessibility,
    /// Whether the pointer has stayed where it was when the lesson card appeared.
    hover_idle: HoverIdle,
    /// Counts actions in dialogs and the help, wrapping around.
    action_count: u32,
    /// Decides when the window requests the player's attention.
    attention: Attention,
    /// What was known about the desktop when the window was placed; `None` in tests.
    desktop: Option<window::Desktop>,
    /// The windows of the screen saver on the monitors without the table.
    dark_windows: Vec<iced::window::Id>,
    /// The dark window that contains the pointer, and the pointer's first position in it.
    dark_pointer: Option<(iced::window::Id, iced::Point)>,
    /// The thread for open menus of the system; `None` in tests.
    #[cfg(windows)]
    menu_watch: Option<window::MenuWatch>,
    /// The zero of the presenter's time.
    started: Instant,
}

impl App {
    /// The time since the program started.
    fn now(&self) -> Duration {
        self.started.elapsed()
    }

    /// The theme for iced's own widgets.
    pub fn theme(&self) -> Theme {
        theme::iced_theme(self.scene.palette())
    }

    /// The background, in the colour of the table's edge, visible for a moment while the window is enlarged. The renderer repaints every
    /// region that differs from the previous frame separately; under a dialog on a large screen that takes seconds when everything differs.
    /// A change of the background makes it repaint the whole window at once. So its colour changes imperceptibly whenever all pictures were
    /// made anew, and after every action in a dialog or the help, because glyphs reach beyond the repainted bounds of a text and would
    /// leave specks.
    pub fn style(&self, theme: &Theme) -> iced::theme::Style {
        let mut style = iced::theme::Base::base(theme);
        // A count, not a toggle: two changes between two frames would leave a toggle as it was.
        let shade = self
            .scene
            .pictures()
            .renewals()
            .wrapping_add(self.action_count)
            % 1024;
        style.background_color = self.scene.palette().table[2];
        style.background_color.b -= shade as f32 / 65_536.0;
        style
    }

    /// The title of the window.
    pub fn title(&self) -> String {
        let network = self
            .presenter
            .table()
            .network()
            .map(|network| network.address_text());
        let home = self.presenter.home();
        let file = home.and_then(|local| local.file()?.file_name());
        match (network, file) {
            (Some(place), _) => say!("window-title", place),
            (None, Some(name)) => say!("window-title", place = sanitize_path(name)),
            (None, None) => "Red Stake".to_owned(),
        }
    }

    /// Updates what follows from the presenter's state: the marks on the table, the messages in the chat dialog, the logged bounds of controls,
    /// and whether to request the player's attention.
    fn refresh(&mut self) -> Task<Message> {
        if self.scene.refresh(&self.presenter) {
            self.log_tiles();
        }
        if let (Some(Modal::Dialog(DialogKind::Menu(MenuDialog::Messages))), Some(network)) =
            (self.presenter.modal(), self.presenter.table().network())
            && let Some(open) = self
                .dialog
                .as_mut()
                .and_then(dialog::Dialog::content_mut::<dialog::Messages>)
        {
            open.messages = network.chat().to_vec();
        }
        Task::batch([
            self.find_controls(),
            self.describe(),
            self.request_attention(),
        ])
    }

    /// Starts a search for the bounds of all controls, if a log is written.
    fn find_controls(&mut self) -> Task<Message> {
        match self.event_log.begin_search() {
            Some(search) => {
                control_bounds::find().map(move |controls| Message::ControlsFound(search, controls))
            }
            None => Task::none(),
        }
    }

    /// Logs the bounds of the tiles on the table that can be pressed, if a log is written.
    fn log_tiles(&mut self) {
        if self.event_log.is_open() {
            self.event_log.write_tiles(self.scene.tiles_to_press());
        }
    }
}
