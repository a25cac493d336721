//! The help and the app: which page belongs to where one is, and what the window tells the help.

#[cfg(test)]
mod tests;

use std::path::PathBuf;
use std::time::Instant;

use iced::{Element, Task};

use super::command::Command;
use super::input::menu::{Entry, Item, MENUS};
use super::screen::help::{Action, HelpScreen, Message as HelpMessage};
use super::screen::table::Over;
use super::screen::table::layout::Spot;
use super::startup::launch::Folders;
use super::widget::{Look, plain};
use super::{App, Message};
use crate::help::table::KeyLine;
use crate::help::{Help, ROOT};
use crate::table::{ReadyFor, Request};

/// Every item of the menus.
fn items() -> Vec<Item> {
    fn below(entries: &'static [Entry], into: &mut Vec<Item>) {
        for entry in entries {
            match entry {
                Entry::Item(item) => into.push(*item),
                Entry::Beside { entries, .. } => below(entries, into),
                Entry::Line | Entry::Close => {}
            }
        }
    }
    let mut all = Vec::new();
    for menu in MENUS {
        below(menu.entries, &mut all);
    }
    all
}

/// The keys of the menus, for the help's table.
pub fn help_keys() -> Vec<KeyLine> {
    let line = |item: Item| KeyLine {
        keys: item.keys,
        item: plain(item.label),
        hint: item.hint,
        topic: item.topic,
    };
    let keyed = items().into_iter().filter(|item| !item.keys.is_empty());
    keyed.map(line).collect()
}

/// The pages that menu items open.
pub(super) fn menu_topics() -> impl Iterator<Item = &'static str> {
    items().into_iter().filter_map(|item| match item.command {
        Command::Topic(topic) => Some(topic),
        _ => None,
    })
}

/// The help with the player's own files before those of the program.
pub(super) fn open_help(folders: &Folders) -> HelpScreen {
    let own: Vec<PathBuf> = folders
        .assets()
        .iter()
        .map(|folder| folder.join("help"))
        .collect();
    let help = Help::open(&own);
    for wrong in &help.wrong {
        tracing::warn!("{wrong}");
    }
    HelpScreen::new(help)
}

impl App {
    /// The open help, over everything else.
    pub(super) fn help_layer<'a>(&'a self, look: Look<'a>) -> Option<Element<'a, Message>> {
        let open = self.help.is_open();
        open.then(|| self.help.view(look).map(Message::Help))
    }

    /// Opens the help where a command says.
    pub(super) fn open_help(&mut self, command: Command) -> Task<Message> {
        match command {
            Command::SearchHelp => {
                self.stop_for_help();
                let rules = self.now.rules.clone();
                self.help.open_search(&rules).map(Message::Help)
            }
            Command::Topic(topic) => self.open_help_at(topic),
            _ => self.open_help_at(self.topic_here()),
        }
    }

    /// Opens the help at a page; the clock of a discard stands still meanwhile.
    pub(super) fn open_help_at(&mut self, topic: &str) -> Task<Message> {
        self.stop_for_help();
        let rules = self.now.rules.clone();
        self.help.open_at(topic, &rules).map(Message::Help)
    }

    fn stop_for_help(&mut self) {
        if let Some(waiting) = &mut self.waiting {
            waiting.pause(Instant::now());
        }
    }

    /// Takes what was done in the help.
    pub(super) fn on_help(&mut self, message: HelpMessage) -> Task<Message> {
        let rules = self.now.rules.clone();
        match self.help.update(message, &rules) {
            Action::Run(task) => task.map(Message::Help),
            Action::Close => {
                if let Some(waiting) = &mut self.waiting
                    && self.dialog.is_none()
                    && !self.paused
                {
                    waiting.resume(Instant::now());
                }
                self.go_on()
            }
        }
    }

    /// The page about what one is pointing at, or else about what is due.
    fn topic_here(&self) -> &'static str {
        let own = |seat| seat == self.viewer;
        let spot = match self.table.hovered() {
            Over::Timer => return "screen-timer-bar",
            Over::Compass | Over::Name(_) => return "screen-compass",
            Over::Stake(_) => return "screen-stakes",
            Over::Tile(spot) => Some(spot),
            Over::Nothing => None,
        };
        match (spot, self.now.request()) {
            (Some(Spot::Stake(seat, _)), _) if !own(seat) => "screen-stakes",
            (Some(Spot::Meld(..) | Spot::Bonus(..)), _) => "screen-exposed-tiles",
            (Some(Spot::Discard(_)), _) => "reading-discards",
            (Some(Spot::Well), _) | (_, Some(Request::Claim { .. })) => "claiming",
            (_, Some(Request::Rob { .. })) => "snatching-a-kong",
            (_, Some(Request::Turn { .. })) => "discarding-tiles",
            (_, Some(Request::Stand { .. })) => "standing-hand",
            (_, Some(Request::Declare)) => "claiming-kong",
            (_, Some(Request::LayOut | Request::PlaceChow { .. })) => "network-table",
            (_, Some(Request::Ready(ReadyFor::Play))) => "starting-a-hand",
            (_, Some(Request::Ready(ReadyFor::NextDeal))) => "next-hand-step",
            _ if self.now.window.is_some() => "wait-time",
            _ if self.now.deal_number == 0 => ROOT,
            _ => "explanation-of-screen",
        }
    }
}
