//! What can be commanded now: the menus, the keys and the words after the menus all ask here.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use super::App;
use super::command::Command;
use super::input::menu::Standing;
use crate::computer;
use crate::settings::Discards;
use crate::table::{Move, ReadyFor, Request};
use crate::tiles::Tile;

/// How things stand with every command that exists, brought up to date after each message.
#[derive(Clone, Default)]
pub struct Standings(Rc<RefCell<HashMap<Command, Standing>>>);

impl Standings {
    /// How things stand with a command; one that is not listed does not exist.
    pub fn of(&self, command: Command) -> Standing {
        let known = self.0.borrow();
        known.get(&command).cloned().unwrap_or(Standing::Absent)
    }

    fn set(&self, standings: impl IntoIterator<Item = (Command, Standing)>) {
        *self.0.borrow_mut() = standings.into_iter().collect();
    }
}

/// The kong a move makes, if it makes one.
pub(super) fn kong(choice: &Move) -> Option<Tile> {
    match choice {
        Move::Kong(tile) => Some(*tile),
        _ => None,
    }
}

impl App {
    /// Why a command would do nothing now; `None` if it would do something.
    pub(super) fn why_not_now(&self, command: Command) -> Option<&'static str> {
        if let Some(why) = self.why_not_away(command) {
            return Some(why);
        }
        let between = self.now.waiting_for == Some(ReadyFor::NextDeal);
        if self.teaching.is_some() && Self::spoils_lesson(command) {
            return Some("Leave the lesson first.");
        }
        if self.never_grey.contains(&command) {
            return None;
        }
        let (can, why) = match command {
            Command::Save if self.away.is_some() => (true, ""),
            Command::Save => (self.is_begun(), "Nothing was played yet."),
            Command::Sound => (self.sounds.is_available(), "No sound device was found."),
            Command::Start => (
                self.now.waiting_for == Some(ReadyFor::Play),
                "No hand waits to be started.",
            ),
            Command::NextHand => (
                self.now.deal_number > 0 && between || self.now.game_over && !self.finish_shown,
                match self.now.game_over {
                    true => "The game is over.",
                    false => "The hand is not over yet.",
                },
            ),
            Command::Restart => (
                self.now.deal_number > 0 && !between,
                "No hand is being played.",
            ),
            Command::Kong => (
                self.now.legal().iter().any(|choice| kong(choice).is_some()),
                "There is no Kong to make.",
            ),
            Command::Tips => (
                matches!(self.now.request(), Some(Request::Turn { .. })) && !self.now.me().standing,
                "It is not your turn to throw a tile.",
            ),
            Command::WhyNot => (
                !computer::wishes(&self.now).is_empty(),
                "Nothing can be claimed or made now.",
            ),
            Command::Skip => (self.now.window.is_some(), "No discard is waiting."),
            Command::Undo if self.hotseat.is_some() => (
                self.undo_to().is_some_and(|to| self.is_fair(to)),
                "Only one's own discard can be taken back here, while it waits.",
            ),
            Command::AutoPlay if self.hotseat.is_some() => {
                (false, "Several people play at this computer.")
            }
            Command::Undo => (self.undo_to().is_some(), "There is no move to take back."),
            Command::PlayOnFrom if self.hotseat.is_some() => (
                false,
                "Only one's own discard can be taken back here, while it waits.",
            ),
            Command::PlayOnFrom => (self.is_begun(), "Nothing was played yet."),
            Command::Shift(_) => (
                self.table.rows.can_be_arranged(),
                "Your tiles are always kept in order.",
            ),
            Command::Redo => (!self.undone.is_empty(), "Nothing was taken back."),
            Command::ShowScores => (self.now.end.is_some(), "No hand has been scored yet."),
            Command::AutoPlay | Command::ShowAllHands => (!self.now.game_over, "The game is over."),
            _ => (true, ""),
        };
        (!can).then_some(why)
    }

    /// Whether a command would do something now.
    pub(super) fn can(&self, command: Command) -> bool {
        self.why_not_now(command).is_none()
    }

    /// The words after the menus that apply now [M2].
    pub(super) fn bar_words(&self) -> Vec<Command> {
        let settled = !self.table.is_busy() && self.dialog.is_none();
        let mut words = Vec::new();
        for command in [Command::Start, Command::NextHand, Command::Kong] {
            if settled && self.can(command) {
                words.push(command);
            }
        }
        if self.paused {
            words.push(Command::Pause);
        }
        words
    }

    /// Brings the standings up to date.
    pub(super) fn stand(&self) {
        let s = &self.settings;
        let ready = [
            Command::NewGame,
            Command::Hotseat,
            Command::Open,
            Command::Save,
            Command::SaveAs,
            Command::Exit,
            Command::NextHand,
            Command::Restart,
            Command::Undo,
            Command::Redo,
            Command::PlayOnFrom,
            Command::Pause,
            Command::FullScreen,
            Command::ShowScores,
            Command::ShowLog,
            Command::ScoreSheet,
            Command::Tips,
            Command::WhyNot,
            Command::Review,
            Command::Statistics,
            Command::Setup,
            Command::Opponents,
            Command::Colours,
            Command::TableSetup,
            Command::YourTiles,
            Command::WordsAndBoxes,
            Command::TileSets,
            Command::TileMovements,
            Command::Sound,
            Command::Rules,
            Command::Scoring,
            Command::About,
            Command::Help,
            Command::SearchHelp,
            Command::Lesson,
            Command::Drills,
            Command::Oracle,
            Command::Host,
            Command::Resume,
            Command::Join,
            Command::LeaveTable,
            Command::Messages,
            Command::GameOptions,
            Command::GameStatus,
            Command::PlayingPreferences,
        ];
        let topics = super::helping::menu_topics();
        let checks = [
            (Command::AskFirst, s.ask_first),
            (Command::AutoPlay, self.auto_play),
            (Command::ShowAllHands, self.now.showing_hands),
            (Command::QuickTip, s.quick_tip),
            (Command::Movements, s.motion.movements),
            (Command::Direction, s.motion.direction),
            (Command::Balloons, s.balloons),
            (Command::TimerBar, s.timer_bar),
            (Command::Mute, self.sounds.settings().muted),
            (Command::ShowDiscards, s.table.discards != Discards::Hidden),
        ];
        let grey = |command, standing| {
            (
                command,
                self.why_not_now(command).map_or(standing, Standing::Grey),
            )
        };
        let ready = ready
            .into_iter()
            .map(|command| grey(command, Standing::Ready));
        let checks = checks
            .into_iter()
            .map(|(command, on)| grey(command, Standing::Checked(on)));
        let topics = topics.map(|topic| (Command::Topic(topic), Standing::Ready));
        self.standings.set(ready.chain(checks).chain(topics));
    }
}
