//! The Settings dialog: all preferences, on pages, with a search. OK saves them, and Cancel restores those that were shown at once.

use std::cell::LazyCell;

use iced::widget::{column, container, row};
use iced::{Center, Element, Length, Task};

use super::page::{self, Change, PageForm, PageView};
use super::{colours, general, hints, language, movements, network, opponents, search, sound};
use super::{table, text, tile_sets, your_tiles};
use crate::app::dialog::{Action, DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::screen::table::Miniature;
use crate::app::services::Services;
use crate::app::theme::{self, Metrics};
use crate::app::widget::{Event, Form, Look, Row, list, plain};
use crate::presenter::SettingsPage;
use engine::rules::RuleSet;
use storage::settings::Settings;
use storage::settings::language::Language;
use words::{Key, say};

/// The usual width of the dialog, and its height at the tallest page, in units.
const SIZE: (f32, f32) = (900.0, 632.0);
/// The height of the body, in units, so that the dialog keeps its size from page to page.
const HEIGHT: f32 = 420.0;
/// The width of the list of pages, and the height of one of its lines, in units.
const PAGES: (f32, f32) = (150.0, 29.0);

/// Pictures that are painted when they are needed.
pub type ThemePictures = LazyCell<Vec<Miniature>, Box<dyn FnOnce() -> Vec<Miniature>>>;

/// What the pages show, apart from the preferences.
pub struct Shown {
    /// The rules of the game, under which the strength of each level is given in points.
    pub rules: RuleSet,
    /// The available typefaces.
    pub typefaces: Vec<String>,
    /// The available languages.
    pub languages: Vec<Language>,
    /// A picture of the table in each theme, or none. They are painted when their page is shown.
    pub themes: ThemePictures,
}

/// The dialog's state.
pub struct SettingsDialog {
    /// The preferences when the dialog opened.
    before: Settings,
    /// The preferences with the changes made so far.
    pub(super) now: Settings,
    page: SettingsPage,
    /// The text in the search field.
    query: String,
    /// The field has the initial focus.
    starts_with_search: bool,
    /// The setting that was found last, while its page is shown.
    found: Option<Key>,
    /// How many settings were found and shown.
    jumps: usize,
    colours: colours::State,
    tile_sets: tile_sets::State,
    shown: Shown,
}

/// Messages sent by the dialog's controls.
#[derive(Clone)]
pub enum Message {
    /// Turns to the page at this index.
    Page(usize),
    /// Sets the text in the search field.
    Search(String),
    /// Shows a setting on its page.
    Show(SettingsPage, Key),
    /// Leaves the search.
    LeaveSearch,
    /// Changes the preferences.
    Change(Change),
    /// A message of the page of themes.
    Colours(colours::Message),
    /// A message of the page of tile sets.
    TileSets(tile_sets::Message),
    /// Animates a sample tile.
    TestMovements,
    /// Applies the changes and closes the dialog.
    Ok,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens the help page about the page.
    Help,
}

impl SettingsDialog {
    /// Opens the dialog at a page with the preferences `now`, which may have unsaved changes. Cancel restores `before`.
    pub fn new(
        page: SettingsPage,
        (before, now): (&Settings, &Settings),
        shown: Shown,
        services: Services,
    ) -> Self {
        Self {
            before: before.clone(),
            now: now.clone(),
            page,
            query: String::new(),
            starts_with_search: false,
            found: None,
            jumps: 0,
            colours: colours::State::default(),
            tile_sets: tile_sets::State::new(services),
            shown,
        }
    }

    /// The dialog with the search field focused.
    pub fn searching(mut self) -> Self {
        self.starts_with_search = true;
        self
    }

    fn is_searching(&self) -> bool {
        !self.query.trim().is_empty()
    }

    /// The preferences for the window while the dialog is open: of the changes, only those that show at once.
    fn previewed(&self) -> Settings {
        Settings {
            colours: self.now.colours,
            table: self.now.table,
            marks: self.now.marks,
            language: self.now.language.clone(),
            ..self.before.clone()
        }
    }

    /// The preferences to save. A name that was emptied stays.
    fn result(&self) -> Settings {
        let mut result = self.now.clone();
        for (name, before) in result.names.iter_mut().zip(&self.before.names) {
            if name.trim().is_empty() {
                name.clone_from(before);
            }
        }
        result
    }

    /// Changes the preferences. If the window shows what has changed, it is previewed.
    fn change(&mut self, change: impl FnOnce(&mut Settings)) -> Action<Message> {
        let before = self.previewed();
        change(&mut self.now);
        let now = self.previewed();
        match before == now {
            true => Action::None,
            false => Action::Reply(Reply::Preview(Box::new(now))),
        }
    }

    /// Turns to a page.
    fn turn(&mut self, page: SettingsPage) {
        self.page = page;
        self.query.clear();
        self.found = None;
        self.starts_with_search = false;
    }

    fn page_view<'a>(&'a self, form: &Form<'a, Message>) -> PageView<'a> {
        let page = PageForm {
            form,
            look: form.look,
            now: &self.now,
            found: self.found,
        };
        match self.page {
            SettingsPage::General => general::view(&page, &self.before),
            SettingsPage::Opponents => opponents::view(&page, &self.shown.rules),
            SettingsPage::Hints => hints::view(&page),
            SettingsPage::Themes => colours::view(&page, &self.colours, &self.shown.themes),
            SettingsPage::Table => table::view(&page),
            SettingsPage::YourTiles => your_tiles::view(&page),
            SettingsPage::TileSets => tile_sets::view(&page, &self.tile_sets),
            SettingsPage::Movements => movements::view(&page),
            SettingsPage::Sound => sound::view(&page),
            SettingsPage::Text => text::view(&page, &self.shown.typefaces),
            SettingsPage::Language => language::view(&page, &self.shown.languages),
            SettingsPage::Network => network::view(&page),
        }
    }

    /// The settings that the search has found; a press shows one on its page.
    fn found_view<'a>(form: &Form<'a, Message>, found: &[Found]) -> Element<'a, Event> {
        let look = form.look;
        if found.is_empty() {
            return look.text(say!("settings-nothing-found"));
        }
        let lines = found.iter().map(|(page, setting)| {
            let label = plain(setting.label.text());
            let place = say!("settings-place", page = page::name(*page), label = label);
            let face = column![
                look.words(place, 15.0, theme::MEDIUM, look.palette.ink),
                look.hint(setting.about.text()),
            ];
            form.pressable_picture("", face, Message::Show(*page, setting.label))
        });
        column(lines).width(Length::Fill).into()
    }

    /// The list of pages, or buttons in a narrow window.
    fn pages<'a>(&self, form: &Form<'a, Message>, is_narrow: bool) -> Element<'a, Event> {
        let look = form.look;
        if is_narrow {
            let buttons = SettingsPage::ALL.iter().enumerate();
            let buttons = buttons.map(|(at, page)| {
                let message = (*page != self.page).then_some(Message::Page(at));
                form.small(page::name(*page), message)
            });
            let buttons = row(buttons).spacing(look.px(4.0));
            return buttons.wrap().vertical_spacing(look.px(4.0)).into();
        }
        let lines = SettingsPage::ALL
            .iter()
            .map(|page| Row::Line(look.line(page::name(*page), theme::REGULAR)));
        let is_shown = |page: &SettingsPage| *page == self.page && !self.is_searching();
        let chosen = SettingsPage::ALL.iter().position(is_shown);
        // A little more than the lines and the frame need, so that rounding makes nothing scroll.
        let height = look.target(PAGES.1) * lines.len() as f32 + look.px(10.0);
        let pages = list(
            (form, say!("settings-pages")),
            lines.collect(),
            chosen,
            Message::Page,
            None,
            false,
        );
        container(pages)
            .width(look.px(PAGES.0))
            .height(height)
            .into()
    }
}

/// The width of the dialog, in units: more than usual in a window that is too low for the text, so that the frame scales the text down.
pub(super) fn width(metrics: Metrics) -> f32 {
    let across = metrics.scale_to_fit(SIZE.0).min(1.0);
    let down = (metrics.window.height - metrics.px(16.0)) / metrics.px(SIZE.1);
    SIZE.0 * (across / down).max(1.0)
}

/// A setting that was found, and its page.
type Found = (SettingsPage, page::Setting);

impl DialogContent for SettingsDialog {
    type Message = Message;

    fn title(&self) -> String {
        say!("settings-title").to_owned()
    }

    fn page(&self) -> usize {
        self.jumps
    }

    fn load(&mut self) -> Task<Message> {
        self.tile_sets
            .request_preview(&self.now)
            .map(Message::TileSets)
    }

    fn update(&mut self, message: Message) -> Action<Message> {
        let reply = match message {
            Message::Page(at) => {
                if let Some(page) = SettingsPage::ALL.get(at) {
                    self.turn(*page);
                }
                return Action::None;
            }
            Message::Search(query) => {
                self.query = query;
                return Action::None;
            }
            Message::LeaveSearch => {
                self.query.clear();
                return Action::None;
            }
            Message::Show(page, label) => {
                self.turn(page);
                self.found = Some(label);
                self.jumps += 1;
                self.colours.show(label);
                return Action::None;
            }
            Message::Change(change) => return self.change(|settings| change.make(settings)),
            Message::Colours(message) => {
                let colours = &mut self.colours;
                let mut now = self.now.colours;
                colours.update(message, &mut now);
                return self.change(|settings| settings.colours = now);
            }
            Message::TileSets(message) => {
                return self
                    .tile_sets
                    .update(message, &mut self.now)
                    .map(Message::TileSets);
            }
            Message::TestMovements => Reply::PreviewAnimation(self.now.motion.clone()),
            Message::Ok => Reply::SaveSettings(Box::new(self.result())),
            Message::Cancel => Reply::SaveSettings(Box::new(self.before.clone())),
            Message::Help => Reply::Help(page::topic(self.page)),
        };
        Action::Reply(reply)
    }

    fn size(&self, look: Look<'_>) -> DialogSize {
        DialogSize::middle(width(look.metrics))
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let is_narrow = look.metrics.window.width < look.px(760.0);
        let label = say!("settings-find");
        let find = row![
            form.name(label),
            form.field(
                label,
                &self.query,
                say!("settings-find-what"),
                self.starts_with_search,
                Some(Message::Search),
            )
        ];
        let find = find.spacing(look.px(10.0)).align_y(Center);
        let pages = self.pages(form, is_narrow);
        let found = self.is_searching().then(|| search::find(&self.query));
        let page = match &found {
            Some(found) => PageView::new(Self::found_view(form, found)),
            None => self.page_view(form),
        };
        let body: Element<'a, Event> = match is_narrow {
            true => column![pages, page.body].spacing(look.px(14.0)).into(),
            false => row![pages, page.body].spacing(look.px(14.0)).into(),
        };
        let buttons = match found.as_deref() {
            Some(found) => {
                form.on_escape(Message::LeaveSearch);
                let first = found.first();
                let show = first.map(|(page, setting)| Message::Show(*page, setting.label));
                vec![
                    form.help(Message::Help),
                    form.button(say!("label-cancel"), Some(Message::Cancel)),
                    form.default(say!("settings-show-first"), show),
                ]
            }
            None => {
                let can_save = self.tile_sets.is_readable();
                form.dialog_buttons(
                    say!("label-ok"),
                    can_save.then_some(Message::Ok),
                    Message::Cancel,
                    Message::Help,
                )
            }
        };
        DialogLayout {
            min_height: Some(HEIGHT),
            head: Some(
                container(find)
                    .padding([look.px(7.0), look.px(20.0)])
                    .into(),
            ),
            hint: page.footer,
            ..DialogLayout::new(body, buttons)
        }
    }
}
