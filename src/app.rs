//! The window: an iced program that shows a session and passes on what the user does.

mod ask;
mod away;
pub mod command;
pub mod demo;
pub mod dialog;
pub mod earlier;
pub mod figures;
mod files;
mod flow;
#[cfg(test)]
mod gallery;
mod helping;
mod hotseat;
pub mod input;
mod journal;
mod keep;
mod leaving;
mod looking;
mod obey;
mod opponent;
mod places;
mod prefer;
pub mod render;
pub mod screen;
mod set;
pub mod shell;
mod standing;
pub mod startup;
mod teaching;
mod tell;
#[cfg(test)]
mod tests;
pub mod theme;
mod undo;
pub mod waiting;
pub mod widget;
pub mod words;

use std::collections::VecDeque;
use std::time::Instant;

use iced::widget::{column, container, stack};
use iced::{Element, Fill, Task, keyboard, window};

use crate::session::join::News;
use crate::session::keeper::Keeper;
use crate::session::local::{Answer, Local};
use crate::settings::{self, Settings};
use crate::sound::Sounds;
use crate::table::{SeatView, Viewer};
use crate::tiles::{Seat, Tile};
use crate::tileset::TileSet;
pub use helping::help_keys;
use input::menu;
use keep::Opened;
use render::furniture::Picture;
use render::pictures::Pictures;
use screen::table::geometry::{Geometry, Side};
use screen::table::{self, Rows, Table};
use standing::Standings;
use startup::launch::{Folders, Launch};
use theme::{Metrics, Palette};
use waiting::Waiting;
use widget::{Look, StatusMessage, status_bar};

/// Everything that can reach the app.
#[derive(Clone, Debug)]
pub enum Message {
    /// Time passes while something moves or waits.
    Tick(Instant),
    /// Something on the table was pressed or pointed at.
    Table(table::Message),
    /// Computer players have answered, in this era of the game.
    Answered(u64, Vec<Answer>),
    /// A hand was reviewed.
    Reviewed(Seat, Box<crate::review::Review>),
    /// Something happened to the window or the keyboard.
    Window(window::Id, window::Event),
    /// A key was pressed.
    Key(keyboard::Event),
    /// The screen's scale is known.
    Scaled(f32),
    /// Something was done in the open box.
    Dialog(dialog::Message),
    /// Something was done in the menus.
    Menu(menu::Message),
    /// Something was done in the help.
    Help(screen::help::Message),
    /// Something was pressed on the lesson's card.
    Lesson(screen::lesson::Message),
    /// Where the controls of the open box and the bar lie.
    Places(u64, Vec<places::Place>),
    /// The window library says something about the window.
    Told(shell::Told),
    /// News of a visit to a table of the network.
    News(u64, News),
    /// Somebody is at the demo.
    Touched(demo::Touch),
}

/// The program.
pub struct App {
    folders: Folders,
    settings: Settings,
    session: Local,
    /// The seat at the bottom of the screen.
    viewer: Seat,
    /// The game as it is; `table.shown` is as far as it has been shown.
    now: SeatView,
    table: Table,
    pictures: Pictures,
    palette: Palette,
    metrics: Metrics,
    scale: f32,
    waiting: Option<Waiting>,
    /// Computer players are thinking.
    thinking: bool,
    /// The person has been asked what is due now.
    asked: bool,
    dialog: Option<dialog::Dialog>,
    /// Questions still to be asked, one box after another.
    questions: VecDeque<dialog::Question>,
    /// The file the game was saved to or opened from.
    file: Option<std::path::PathBuf>,
    leaving: leaving::Leaving,
    demo: Option<demo::Demo>,
    hotseat: Option<hotseat::Hotseat>,
    /// At a table of the network; `session` waits meanwhile.
    away: Option<away::Away>,
    /// The game of the network that is being reviewed.
    reviewed_game: Option<crate::save::SeenGame>,
    /// Counts the visits to tables of the network.
    visits: u64,
    /// This window may write the autosave.
    autosaves: bool,
    /// Commands that can always be given.
    never_grey: Vec<command::Command>,
    /// Counts how often the game went to another point; answers of an earlier era are stale.
    era: u64,
    scores_shown: bool,
    finish_shown: bool,
    tiles: Box<dyn Fn(Option<Tile>, f32) -> Picture>,
    menu: menu::MenuBar,
    help: screen::help::HelpScreen,
    teaching: Option<teaching::Teaching>,
    /// The lesson is offered to a newcomer.
    lesson_offered: bool,
    standings: Standings,
    standing: Box<dyn Fn(command::Command) -> menu::Standing>,
    words: Vec<command::Command>,
    /// Moves that were taken back, the last first.
    undone: Vec<crate::table::Input>,
    start_wanted: bool,
    next_hand_wanted: bool,
    paused: bool,
    auto_play: bool,
    sounds: Sounds,
    /// The place of the tile QuickTip would discard.
    advised: Option<usize>,
    /// QuickTip's advice.
    tip: Option<String>,
    /// What the status bar says.
    status: String,
    /// What is under the pointer, said until something else is to be said.
    pointed: Option<String>,
    log: Vec<String>,
    record: journal::Journal,
}

impl App {
    /// The program at its start.
    pub fn new(launch: Launch) -> (Self, Task<Message>) {
        let folders = launch.folders();
        folders.make();
        let (settings, wrong) = settings::read(&folders.settings());
        theme::set_typeface(&settings.typeface);
        for entry in wrong {
            tracing::warn!("{entry}");
        }
        let beginning = keep::beginning(&launch, &folders, &settings);
        let (file, mut told) = (beginning.file, beginning.told);
        let Opened { session, viewer } = beginning.opened;
        let demo = launch.demo.map(demo::Demo::new);
        let hotseat = keep::hotseat(&session);
        let eyes = match demo {
            Some(_) => Viewer::Open(viewer),
            None => Viewer::Seat(viewer),
        };
        let metrics = Metrics::new(shell::size(&settings.window), 1.0);
        let palette = Palette::with(&settings.colours);
        let geometry = Geometry::new(metrics.table(), metrics.tile, settings.table);
        // The pictures inside the program are tested to be readable.
        #[allow(clippy::expect_used)]
        let own = || TileSet::builtin(settings.tile_set).expect("the built-in tile set is whole");
        let set = match settings.tile_file.as_os_str().is_empty() {
            true => own(),
            false => TileSet::open(&settings.tile_file)
                .map(|set| set.with_rows(settings.suit_rows))
                .unwrap_or_else(|error| {
                    told.push(error.to_string());
                    own()
                }),
        };
        let pictures = Pictures::new(set, palette.clone(), geometry, 1.0);
        let tiles = pictures.tiles();
        let standings = Standings::default();
        let now = session.view(eyes);
        let (motion, rows) = (settings.motion.clone(), Rows::new(settings.hand.sorted));
        let table = Table::new(now.clone(), &pictures, motion, rows);
        let record = journal::Journal::open(&launch);
        let mut sounds = Sounds::open(&folders.assets());
        sounds.set_settings(settings.sound.clone());
        let mut app = Self {
            help: helping::open_help(&folders),
            folders,
            settings,
            session,
            viewer,
            now,
            table,
            pictures,
            palette,
            metrics,
            scale: 1.0,
            waiting: None,
            thinking: false,
            asked: false,
            dialog: None,
            questions: VecDeque::new(),
            file,
            autosaves: demo.is_none() && !launch.crowded,
            never_grey: launch.never_grey,
            demo,
            hotseat,
            away: None,
            reviewed_game: None,
            visits: 0,
            leaving: leaving::Leaving::default(),
            era: 0,
            scores_shown: false,
            finish_shown: false,
            tiles: Box::new(move |tile, width| tiles.get(tile, width, Side::Bottom)),
            menu: menu::MenuBar::default(),
            teaching: None,
            lesson_offered: false,
            standing: Box::new({
                let standings = standings.clone();
                move |command| standings.of(command)
            }),
            standings,
            words: Vec::new(),
            undone: Vec::new(),
            start_wanted: false,
            next_hand_wanted: false,
            paused: false,
            auto_play: launch.demo.is_some(),
            sounds,
            advised: None,
            tip: None,
            status: String::new(),
            pointed: None,
            log: Vec::new(),
            record,
        };
        app.record_game();
        app.begin_autosave();
        for sentence in told {
            app.say(sentence);
        }
        if !app.settings.welcomed && app.demo.is_none() {
            app.open(dialog::Question::welcome().into());
        }
        let task = match launch.join {
            Some((table, line_debug)) => app.join_at_start(table, line_debug),
            None => app.go_on(),
        };
        (app, task)
    }

    /// Takes in what happened.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        let quiet = matches!(message, Message::Tick(_) | Message::Places(..));
        let before = self.stamp();
        let task = self.take(message);
        // Time passing changes nothing that can be pressed, unless it brought the game on.
        if quiet && before == self.stamp() {
            self.mark_time();
            return task;
        }
        self.cover();
        self.mark();
        self.stand();
        self.words = self.bar_words();
        Task::batch([task, self.find_controls()])
    }

    /// What the marks, menus and controls depend on, in short.
    fn stamp(&self) -> (usize, bool, bool, bool, bool, u64) {
        (
            self.session.game().inputs().len(),
            self.table.is_busy(),
            self.dialog.is_some(),
            self.waiting.is_some(),
            self.thinking,
            self.era,
        )
    }

    fn take(&mut self, message: Message) -> Task<Message> {
        if self.is_for_show(&message) {
            return Task::none();
        }
        match message {
            Message::Tick(now) => self.tick(now),
            Message::Table(message) => self.on_table(message),
            Message::Answered(era, answers) => self.answered(era, answers),
            Message::Reviewed(seat, review) => self.reviewed(seat, *review),
            Message::Window(id, event) => self.on_window(id, &event),
            Message::Key(event) => self.on_key(&event),
            Message::Dialog(message) => self.on_dialog(message),
            Message::Menu(message) => self.on_menu(message),
            Message::Help(message) => self.on_help(message),
            Message::Lesson(message) => self.on_lesson(message),
            Message::Places(search, places) => {
                self.record_controls(search, &places);
                Task::none()
            }
            Message::Told(told) => self.told(told),
            Message::News(number, news) => self.on_news(number, news),
            Message::Touched(touch) => self.touched(&touch),
            Message::Scaled(scale) => {
                self.scale = scale;
                self.lay_out(self.metrics.window)
            }
        }
    }

    fn tick(&mut self, now: Instant) -> Task<Message> {
        let begun = self.table.tick(now, &self.pictures);
        for event in &begun {
            self.tell(event);
        }
        let shown = self.show_on(now);
        Task::batch([shown, self.go_on()])
    }

    /// The window's content.
    pub fn view(&self) -> Element<'_, Message> {
        self.record.frame(self.table.is_busy());
        let m = &self.metrics;
        let look = self.look();
        let bar = self
            .menu
            .bar(look, &self.standing, &self.words)
            .map(Message::Menu);
        let said = StatusMessage {
            tiles_left: (self.table.shown.deal_number > 0).then_some(self.table.shown.live_left),
            words: self
                .menu
                .hint(&self.standing)
                .or_else(|| self.pointed.clone())
                .unwrap_or_else(|| self.status.clone()),
            tip: self.tip.clone(),
        };
        let table = container(self.table.view(&self.pictures).map(Message::Table))
            .width(Fill)
            .height(Fill);
        let mut layers = stack![column![
            bar,
            table,
            status_bar(look, &said, self.settings.status_size, self.more_tips())
        ]];
        let mut compass = self.pictures.geometry().compass;
        compass.y += m.menu_bar();
        layers = layers.push(self.opponent_layer(look));
        layers = layers.push(self.lesson_layer(look, compass));
        if let Some(dialog) = &self.dialog {
            layers = layers.push(self.box_layer(dialog, look, compass));
        }
        if let Some(menu) = self.menu.layer(look, &self.standing) {
            layers = layers.push(menu.map(Message::Menu));
        }
        layers.push(self.help_layer(look)).into()
    }

    fn look(&self) -> Look<'_> {
        Look {
            palette: &self.palette,
            metrics: self.metrics,
            tile: &self.tiles,
        }
    }
}
