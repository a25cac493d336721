//! The contents of the menus. Labels, keys and hints of commands are in the table of commands.

use crate::presenter::{
    Availability, Command, CommandStates, MenuDialog, SettingsPage, Spoken, Toggle,
};
use words::Key;
use words::{key, say};

/// An entry of a menu.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Entry {
    /// A command.
    Item(Command),
    /// A line between groups of items.
    Separator,
    /// A submenu.
    Submenu {
        /// Its label, with `&` before the underlined letter.
        label: Key,
        /// Its hint on the status bar.
        hint: Key,
        /// Its help topic.
        topic: &'static str,
        /// Its entries.
        entries: &'static [Entry],
    },
    /// Closes the context menu.
    Close,
}

/// A menu of the bar.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Menu {
    /// Its title, with `&` before the underlined letter.
    pub label: Key,
    /// Its entries.
    pub entries: &'static [Entry],
}

impl Entry {
    /// The label, with `&` before the underlined letter; none for a separator.
    pub fn label(&self) -> Option<&'static str> {
        match self {
            Self::Item(command) => Some(command.row().name.text()),
            Self::Submenu { label, .. } => Some(label.text()),
            Self::Close => Some(say!("menu-close-menu")),
            Self::Separator => None,
        }
    }

    /// The hint for the status bar.
    pub fn hint(&self) -> Option<&'static str> {
        match self {
            Self::Item(command) => Some(command.row().hint.text()),
            Self::Submenu { hint, .. } => Some(hint.text()),
            Self::Close => Some(say!("menu-close-hint")),
            Self::Separator => None,
        }
    }

    /// The help topic.
    pub fn topic(&self) -> Option<&'static str> {
        match self {
            Self::Item(command) => Some(command.row().topic),
            Self::Submenu { topic, .. } => Some(topic),
            Self::Close => Some("menu-close-menu"),
            Self::Separator => None,
        }
    }
}

const PREFERENCES: &[Entry] = &[
    Entry::Item(Command::Dialog(MenuDialog::Page(SettingsPage::General))),
    Entry::Item(Command::Dialog(MenuDialog::Page(SettingsPage::Opponents))),
    Entry::Item(Command::Dialog(MenuDialog::Page(SettingsPage::Hints))),
    Entry::Item(Command::Dialog(MenuDialog::Page(SettingsPage::Themes))),
    Entry::Item(Command::Dialog(MenuDialog::Page(SettingsPage::Table))),
    Entry::Item(Command::Dialog(MenuDialog::Page(SettingsPage::YourTiles))),
    Entry::Item(Command::Dialog(MenuDialog::Page(SettingsPage::Text))),
    Entry::Item(Command::Dialog(MenuDialog::Page(SettingsPage::Language))),
    Entry::Item(Command::Dialog(MenuDialog::Page(SettingsPage::TileSets))),
    Entry::Item(Command::Dialog(MenuDialog::Page(SettingsPage::Movements))),
    Entry::Item(Command::Dialog(MenuDialog::Page(SettingsPage::Sound))),
];

const GAME: &[Entry] = &[
    Entry::Item(Command::NewGame),
    Entry::Item(Command::StartScreen),
    Entry::Item(Command::Hotseat),
    Entry::Item(Command::Open),
    Entry::Item(Command::Save),
    Entry::Item(Command::SaveAs),
    Entry::Separator,
    Entry::Item(Command::CopyHand),
    Entry::Item(Command::OpenHand),
    Entry::Item(Command::CopyDeal),
    Entry::Item(Command::PlayDeal),
    Entry::Item(Command::Calendar),
    Entry::Separator,
    Entry::Item(Command::Dialog(MenuDialog::Scorekeeper)),
    Entry::Item(Command::Dialog(MenuDialog::Tournament)),
    Entry::Separator,
    Entry::Item(Command::Dialog(MenuDialog::Settings)),
    Entry::Submenu {
        label: key!("menu-preferences"),
        hint: key!("menu-preferences-hint"),
        topic: "menu-preferences",
        entries: PREFERENCES,
    },
    Entry::Separator,
    Entry::Item(Command::Exit),
];

const HAND: &[Entry] = &[
    Entry::Item(Command::NextHand),
    Entry::Item(Command::Restart),
    Entry::Separator,
    Entry::Item(Command::Undo),
    Entry::Item(Command::Redo),
    Entry::Item(Command::Dialog(MenuDialog::PlayOnFrom)),
    Entry::Item(Command::Pause),
];

const OPTIONS: &[Entry] = &[
    Entry::Item(Command::Dialog(MenuDialog::Rules)),
    Entry::Item(Command::Dialog(MenuDialog::Scoring)),
    Entry::Item(Command::Workshop),
    Entry::Separator,
    Entry::Item(Command::Toggle(Toggle::AskFirst)),
    Entry::Item(Command::AutoPlay),
    Entry::Item(Command::ShowAllHands),
    Entry::Separator,
    Entry::Item(Command::Toggle(Toggle::Movements)),
    Entry::Item(Command::Toggle(Toggle::Direction)),
    Entry::Item(Command::Toggle(Toggle::Balloons)),
    Entry::Item(Command::Toggle(Toggle::TimerBar)),
    Entry::Item(Command::Toggle(Toggle::ClaimButtons)),
    Entry::Item(Command::Toggle(Toggle::GoalLine)),
    Entry::Item(Command::Toggle(Toggle::Mute)),
    Entry::Item(Command::FullScreen),
];

const SAY: &[Entry] = &[
    Entry::Item(Command::Speak(Spoken::Again)),
    Entry::Item(Command::Speak(Spoken::OwnTiles)),
    Entry::Item(Command::Speak(Spoken::LastDiscard)),
    Entry::Item(Command::Speak(Spoken::Claims)),
    Entry::Item(Command::Speak(Spoken::Scores)),
    Entry::Item(Command::Speak(Spoken::TilesLeft)),
    Entry::Separator,
    Entry::Item(Command::Speak(Spoken::Detail)),
    Entry::Item(Command::Toggle(Toggle::NoTimeLimit)),
];

const SHOW: &[Entry] = &[
    Entry::Item(Command::Dialog(MenuDialog::Log)),
    Entry::Item(Command::Dialog(MenuDialog::Scores)),
    Entry::Item(Command::Dialog(MenuDialog::ScoreSheet)),
    Entry::Item(Command::Review),
    Entry::Item(Command::Dialog(MenuDialog::Statistics)),
    Entry::Item(Command::Dialog(MenuDialog::Rating)),
    Entry::Item(Command::Puzzles),
    Entry::Item(Command::Dialog(MenuDialog::CompareDeals)),
    Entry::Item(Command::Dialog(MenuDialog::Album)),
    Entry::Item(Command::SavePicture),
    Entry::Item(Command::SaveHand),
    Entry::Item(Command::SaveHistory),
    Entry::Item(Command::Toggle(Toggle::ShowDiscards)),
    Entry::Separator,
    Entry::Submenu {
        label: key!("menu-say"),
        hint: key!("menu-say-hint"),
        topic: "without-sight",
        entries: SAY,
    },
];

const NETWORK: &[Entry] = &[
    Entry::Item(Command::Host),
    Entry::Item(Command::Dialog(MenuDialog::Resume)),
    Entry::Item(Command::Join),
    Entry::Item(Command::LeaveTable),
    Entry::Separator,
    Entry::Item(Command::Dialog(MenuDialog::Messages)),
    Entry::Item(Command::Dialog(MenuDialog::GameOptions)),
    Entry::Item(Command::Dialog(MenuDialog::StoredOptions)),
    Entry::Item(Command::Dialog(MenuDialog::Page(SettingsPage::Network))),
    Entry::Item(Command::Dialog(MenuDialog::GameStatus)),
];

const HELP: &[Entry] = &[
    Entry::Item(Command::Contents),
    Entry::Item(Command::SearchHelp),
    Entry::Separator,
    Entry::Item(Command::Toggle(Toggle::QuickTip)),
    Entry::Item(Command::Toggle(Toggle::SimpleTips)),
    Entry::Item(Command::Dialog(MenuDialog::WhyNot)),
    Entry::Item(Command::Tips),
    Entry::Separator,
    Entry::Item(Command::BeginnersGuide),
    Entry::Item(Command::Lesson),
    Entry::Item(Command::SecondLesson),
    Entry::Item(Command::Puzzles),
    Entry::Item(Command::Drills),
    Entry::Item(Command::Oracle),
    Entry::Separator,
    Entry::Item(Command::MouseHelp),
    Entry::Item(Command::KeyboardHelp),
    Entry::Separator,
    Entry::Item(Command::ReferenceCard),
    Entry::Item(Command::Rulebook),
    Entry::Separator,
    Entry::Item(Command::Dialog(MenuDialog::About)),
];

/// The menus of the bar.
pub const MENUS: &[Menu] = &[
    Menu {
        label: key!("menu-game"),
        entries: GAME,
    },
    Menu {
        label: key!("menu-hand"),
        entries: HAND,
    },
    Menu {
        label: key!("menu-options"),
        entries: OPTIONS,
    },
    Menu {
        label: key!("menu-show"),
        entries: SHOW,
    },
    Menu {
        label: key!("menu-network"),
        entries: NETWORK,
    },
    Menu {
        label: key!("menu-help"),
        entries: HELP,
    },
];

/// The buttons that may follow the menus in the bar, with their labels.
const BUTTONS: [(Key, Command); 5] = [
    (key!("menu-start"), Command::Start),
    (key!("menu-next-hand"), Command::NextHand),
    (key!("menu-kong"), Command::Kong),
    (key!("menu-continue"), Command::Pause),
    (key!("menu-new-game"), Command::StartScreen),
];

/// The buttons that may follow the menus, with their current labels.
pub(super) fn buttons(states: &CommandStates) -> impl Iterator<Item = (Key, Command)> {
    let is_game_over = states.is_game_over();
    BUTTONS
        .into_iter()
        .map(move |(label, command)| match command {
            Command::NextHand if is_game_over => (key!("menu-final-scores"), command),
            _ => (label, command),
        })
}

/// The buttons that are visible now.
pub(super) fn visible_buttons(states: &CommandStates) -> impl Iterator<Item = (Key, Command)> {
    buttons(states).filter(|(_, command)| states.bar().contains(command))
}

/// The context menu, which the right mouse button opens.
pub const CONTEXT_MENU: &[Entry] = &[
    Entry::Item(Command::Skip),
    Entry::Item(Command::Undo),
    Entry::Item(Command::Pause),
    Entry::Close,
];

/// The visible entries: without absent items, and without separators at an end or next to another.
pub(super) fn visible_entries(entries: &[Entry], states: &CommandStates) -> Vec<Entry> {
    let mut visible: Vec<Entry> = Vec::with_capacity(entries.len());
    for entry in entries {
        let is_visible = match entry {
            Entry::Item(command) => states.state(*command) != Availability::Absent,
            Entry::Submenu { entries, .. } => !visible_entries(entries, states).is_empty(),
            Entry::Separator => !matches!(visible.last(), None | Some(Entry::Separator)),
            Entry::Close => true,
        };
        if is_visible {
            visible.push(*entry);
        }
    }
    if visible.last() == Some(&Entry::Separator) {
        visible.pop();
    }
    visible
}

/// The menus that have visible entries.
pub(super) fn visible_menus(states: &CommandStates) -> Vec<Menu> {
    let has_entries = |menu: &&Menu| !visible_entries(menu.entries, states).is_empty();
    MENUS.iter().filter(has_entries).copied().collect()
}
