//! What the pages of the Settings dialog share: their names, the settings that the search finds, and controls that show what it found.

use std::sync::Arc;

use iced::widget::container;
use iced::{Element, Length};

use super::settings_dialog::Message;
use super::{
    colours, general, hints, language, movements, network, opponents, sound, table, text,
    tile_sets, your_tiles,
};
use crate::app::widget::{Event, Form, Look, SliderSpec, style};
use crate::presenter::SettingsPage;
use storage::settings::Settings;
use words::Key;

/// A setting as the search knows it.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// The label of its control or group.
    pub label: Key,
    /// A sentence about it.
    pub about: Key,
    /// Other words for it.
    pub synonyms: Key,
}

/// A setting with this label, sentence, and other words for it.
pub(super) const fn setting(label: Key, about: Key, synonyms: Key) -> Setting {
    Setting {
        label,
        about,
        synonyms,
    }
}

/// The name of a page in the list of pages.
pub(super) fn name(page: SettingsPage) -> &'static str {
    page.label().text()
}

/// The help topic of a page.
pub(super) fn topic(page: SettingsPage) -> &'static str {
    match page {
        SettingsPage::General => "box-general-setup",
        SettingsPage::Opponents => "box-opponents",
        SettingsPage::Hints => "box-settings",
        SettingsPage::Themes => "box-colours",
        SettingsPage::Table => "box-table-setup",
        SettingsPage::YourTiles => "box-your-tiles",
        SettingsPage::TileSets => "box-tile-sets",
        SettingsPage::Movements => "box-tile-movements",
        SettingsPage::Sound => "box-sound",
        SettingsPage::Text => "box-words-and-boxes",
        SettingsPage::Language => "languages",
        SettingsPage::Network => "playing-preferences",
    }
}

/// The settings of a page that the search finds.
pub(super) fn settings(page: SettingsPage) -> &'static [Setting] {
    match page {
        SettingsPage::General => general::SETTINGS,
        SettingsPage::Opponents => opponents::SETTINGS,
        SettingsPage::Hints => hints::SETTINGS,
        SettingsPage::Themes => colours::SETTINGS,
        SettingsPage::Table => table::SETTINGS,
        SettingsPage::YourTiles => your_tiles::SETTINGS,
        SettingsPage::TileSets => tile_sets::SETTINGS,
        SettingsPage::Movements => movements::SETTINGS,
        SettingsPage::Sound => sound::SETTINGS,
        SettingsPage::Text => text::SETTINGS,
        SettingsPage::Language => language::SETTINGS,
        SettingsPage::Network => network::SETTINGS,
    }
}

/// A change of the preferences.
#[derive(Clone)]
pub struct Change(Arc<dyn Fn(&mut Settings) + Send + Sync>);

impl Change {
    /// Makes the change.
    pub(super) fn make(&self, settings: &mut Settings) {
        (self.0)(settings);
    }
}

/// The message that changes the preferences like this.
pub(super) fn change(make: impl Fn(&mut Settings) + Send + Sync + 'static) -> Message {
    Message::Change(Change(Arc::new(make)))
}

/// What a page shows.
pub(super) struct PageView<'a> {
    /// The controls.
    pub body: Element<'a, Event>,
    /// What is at the left of the footer.
    pub footer: Option<Element<'a, Event>>,
}

impl<'a> PageView<'a> {
    /// A page that leaves the footer free.
    pub(super) fn new(body: impl Into<Element<'a, Event>>) -> Self {
        Self {
            body: body.into(),
            footer: None,
        }
    }
}

/// The controls of a page.
pub(super) struct PageForm<'f, 'a> {
    /// The form of the dialog.
    pub form: &'f Form<'a, Message>,
    /// Colours, sizes and tile pictures.
    pub look: Look<'a>,
    /// The preferences with the changes made so far.
    pub now: &'a Settings,
    /// The setting that the search has found.
    pub found: Option<Key>,
}

impl<'a> PageForm<'_, 'a> {
    /// Gives the next control the initial focus if the search has found this setting.
    pub(super) fn begin(&self, setting: Key) {
        if self.found == Some(setting) {
            self.form.start_at_next();
        }
    }

    /// The control or the group of a setting, marked if the search has found it.
    pub(super) fn marked(
        &self,
        setting: Key,
        control: impl Into<Element<'a, Event>>,
    ) -> Element<'a, Event> {
        let palette = self.look.palette;
        match self.found == Some(setting) {
            true => container(control)
                .padding(self.look.px(3.0))
                .style(move |_| style::panel(palette.highlight, palette.gold_line, 7.0))
                .into(),
            false => control.into(),
        }
    }

    /// A check box for a preference.
    pub(super) fn check(
        &self,
        label: Key,
        is_on: bool,
        field: fn(&mut Settings) -> &mut bool,
    ) -> Element<'a, Event> {
        self.check_if(true, label, is_on, field)
    }

    /// A check box that is disabled unless `enabled`.
    pub(super) fn check_if(
        &self,
        enabled: bool,
        label: Key,
        is_on: bool,
        field: fn(&mut Settings) -> &mut bool,
    ) -> Element<'a, Event> {
        self.begin(label);
        let flip = change(move |settings| {
            let field = field(settings);
            *field = !*field;
        });
        let check = self
            .form
            .check(label.text(), is_on, enabled.then_some(flip));
        self.marked(label, check)
    }

    /// Radio buttons for the values of a preference.
    pub(super) fn radios<T: Copy + PartialEq + Send + Sync + 'static>(
        &self,
        choices: &[(Key, T)],
        chosen: T,
        set: fn(&mut Settings, T),
    ) -> Vec<Element<'a, Event>> {
        let radio = |(label, value): &(Key, T)| {
            let value = *value;
            let message = change(move |settings| set(settings, value));
            self.form
                .radio(label.text(), chosen == value, Some(message))
        };
        choices.iter().map(radio).collect()
    }

    /// A group in which one value of a preference is chosen.
    pub(super) fn choice<T: Copy + PartialEq + Send + Sync + 'static>(
        &self,
        heading: Key,
        choices: &[(Key, T)],
        chosen: T,
        set: fn(&mut Settings, T),
    ) -> Element<'a, Event> {
        self.begin(heading);
        let radios = self.radios(choices, chosen, set);
        self.group(heading, radios)
    }

    /// A group with one slider.
    pub(super) fn slider(
        &self,
        heading: Key,
        spec: SliderSpec,
        enabled: bool,
        set: fn(&mut Settings, i32),
    ) -> Element<'a, Event> {
        self.begin(heading);
        let slider = self.bare_slider(spec, enabled, set);
        self.group(heading, vec![slider])
    }

    /// A slider.
    pub(super) fn bare_slider(
        &self,
        spec: SliderSpec,
        enabled: bool,
        set: fn(&mut Settings, i32),
    ) -> Element<'a, Event> {
        let moved = move |value| change(move |settings| set(settings, value));
        self.form.slider(spec, enabled, moved)
    }

    /// A group of controls with a heading, marked if the search has found it.
    pub(super) fn group(
        &self,
        heading: Key,
        controls: Vec<Element<'a, Event>>,
    ) -> Element<'a, Event> {
        self.marked(heading, self.form.group(heading.text(), controls))
    }

    /// Two groups side by side.
    pub(super) fn beside(
        &self,
        left: Element<'a, Event>,
        right: Element<'a, Event>,
    ) -> Element<'a, Event> {
        let half = |group| container(group).width(Length::FillPortion(1));
        iced::widget::row![half(left), half(right)]
            .spacing(self.look.px(14.0))
            .into()
    }

    /// Groups below each other.
    pub(super) fn stacked(&self, groups: Vec<Element<'a, Event>>) -> Element<'a, Event> {
        iced::widget::column(groups)
            .spacing(self.look.px(14.0))
            .width(Length::Fill)
            .into()
    }
}
