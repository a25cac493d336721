//! Doing what the user says: presses on the table, keys, commands.

use iced::{Task, keyboard, window};

use super::command::{Command, Step};
use super::dialog::Question;
use super::input::{cursor, keys, menu};
use super::journal::Origin;
use super::screen::table::layout::Spot;
use super::screen::{lesson, table};
use super::widget::{KeyPress, Reaction};
use super::{App, Message};
use crate::table::{IllegalMove, Move, ReadyFor, Request};

impl App {
    /// Takes a press or movement on the table.
    pub(super) fn on_table(&mut self, message: table::Message) -> Task<Message> {
        self.record.origin = Origin::Mouse;
        match message {
            table::Message::Hovered(over) => {
                self.table.hover(over, &self.pictures);
                self.pointed = self.point_out();
                Task::none()
            }
            table::Message::Pressed(spot) => self.pressed(spot, false),
            table::Message::PressedTwice(spot) => self.pressed(Some(spot), true),
            table::Message::Pulled(from, to) => {
                self.table.shift(from, to, &self.pictures);
                Task::none()
            }
            table::Message::RightPressed(Some(Spot::Well), _) => self.obey(Command::Skip),
            table::Message::RightPressed(Some(spot), _)
                if self.table.bring_forward(spot, &self.pictures) =>
            {
                Task::none()
            }
            table::Message::RightPressed(_, at) if !self.is_persons_turn() => {
                let bar = iced::Vector::new(0.0, self.metrics.menu_bar());
                self.menu.float(at + bar);
                Task::none()
            }
            table::Message::RightPressed(..) => Task::none(),
        }
    }

    /// A press finishes what still moves and acts only if its target is still there. `twice`: it is the second of a double click.
    fn pressed(&mut self, spot: Option<Spot>, twice: bool) -> Task<Message> {
        if self.auto_play {
            return self.auto_play(false);
        }
        if self.table.is_busy() {
            for event in self.table.finish(&self.pictures) {
                self.tell(&event);
            }
            return self.go_on();
        }
        match spot {
            _ if self.now.waiting_for == Some(ReadyFor::Play) => self.obey(Command::Start),
            Some(Spot::Stake(seat, index)) if seat == self.viewer => {
                if self.settings.hand.double_click && !twice {
                    let selected = self.table.marks.cursor == Some(index);
                    let cursor = (!selected).then_some(index);
                    self.table.set_cursor(cursor, false, &self.pictures);
                    return Task::none();
                }
                self.choose(index)
            }
            Some(Spot::Well) => self.press_discard(),
            _ => Task::none(),
        }
    }

    /// Chooses a tile of the own stake: discards it in the own turn.
    fn choose(&mut self, index: usize) -> Task<Message> {
        let Some(tile) = self.own_tile(index) else {
            return Task::none();
        };
        self.table.set_cursor(None, false, &self.pictures);
        self.table.let_go(index);
        self.play(Move::Discard {
            tile,
            calling: false,
        })
    }

    /// Takes a key that no open box wanted: the menus have it first.
    pub(super) fn on_key(&mut self, event: &keyboard::Event) -> Task<Message> {
        self.record.origin = Origin::Key;
        if self.help.is_open() {
            return Task::none();
        }
        if let Some(press) = KeyPress::of(event) {
            match self.menu.react(&press, &self.standing, &self.words) {
                Reaction::Send(message) => return self.on_menu(message),
                Reaction::Swallow => return Task::none(),
                Reaction::Tell(message) => drop(self.on_menu(message)),
                Reaction::Pass => {}
            }
        }
        if self.dialog.is_some() {
            return Task::none();
        }
        keys::command(event).map_or_else(Task::none, |command| self.obey(command))
    }

    /// Takes what was done in the menus.
    pub(super) fn on_menu(&mut self, message: menu::Message) -> Task<Message> {
        self.menu
            .update(message)
            .map_or_else(Task::none, |command| self.obey(command))
    }

    /// Does what a command says.
    pub(super) fn obey(&mut self, command: Command) -> Task<Message> {
        if self.auto_play && matches!(command, Command::Choose | Command::AutoPlay) {
            return self.auto_play(false);
        }
        if let Some(why) = self.why_not_now(command) {
            self.refuse(&IllegalMove(why.to_owned()));
            return Task::none();
        }
        match command {
            Command::AutoPlay => self.auto_play(true),
            Command::ShowAllHands => self.show_all_hands(),
            Command::Redo => self.redo(),
            Command::FullScreen => window::oldest().and_then(|id| {
                window::mode(id).then(move |mode| {
                    let next = match mode {
                        window::Mode::Fullscreen => window::Mode::Windowed,
                        _ => window::Mode::Fullscreen,
                    };
                    window::set_mode(id, next)
                })
            }),
            Command::Minimise => window::oldest().and_then(|id| window::minimize(id, true)),
            Command::Mute => {
                let mut sound = self.sounds.settings().clone();
                sound.muted = !sound.muted;
                self.say(
                    if sound.muted {
                        "Sound is off."
                    } else {
                        "Sound is on."
                    }
                    .to_owned(),
                );
                self.settings.sound = sound.clone();
                self.sounds.set_settings(sound);
                self.keep_settings();
                Task::none()
            }
            Command::NewGame | Command::Hotseat | Command::Open | Command::Exit => {
                self.leave(command)
            }
            Command::Start => {
                self.start_wanted = true;
                self.go_on()
            }
            Command::NextHand if self.teaching.is_some() => {
                self.say("Leave, on the lesson's card, brings your own game back.".to_owned());
                Task::none()
            }
            Command::NextHand => {
                self.next_hand_wanted = true;
                self.go_on()
            }
            Command::Restart => self.rewind(self.session.game().dealt_at(), false),
            Command::Undo => self.undo(),
            Command::Kong => {
                self.ask_for_kongs();
                Task::none()
            }
            Command::ShowScores => {
                self.scores_shown = false;
                self.show_scores();
                Task::none()
            }
            Command::Review => self.look_back(),
            Command::Choose if self.lesson_holds() => self.on_lesson(lesson::Message::Read),
            Command::Lesson => self.teach(),
            Command::Help | Command::Topic(_) | Command::SearchHelp => self.open_help(command),
            Command::About => {
                self.open(Question::about().into());
                Task::none()
            }
            Command::Setup
            | Command::Opponents
            | Command::Colours
            | Command::TableSetup
            | Command::TileSets
            | Command::TileMovements
            | Command::Sound
            | Command::YourTiles
            | Command::WordsAndBoxes
            | Command::PlayOnFrom
            | Command::Rules
            | Command::Scoring
            | Command::ScoreSheet
            | Command::ShowLog
            | Command::Drills
            | Command::Oracle
            | Command::Statistics
            | Command::WhyNot
            | Command::Tips => {
                if let Some(dialog) = self.box_of(command) {
                    self.open(dialog);
                }
                Task::none()
            }
            Command::Save if self.away.is_some() => {
                self.save_away();
                Task::none()
            }
            Command::LeaveTable => self.leave_table(),
            Command::Resume => {
                self.ask_what_to_resume();
                Task::none()
            }
            Command::Host
            | Command::Join
            | Command::Messages
            | Command::GameOptions
            | Command::PlayingPreferences
            | Command::GameStatus => {
                if let Some(dialog) = self.network_box(command) {
                    self.open(dialog);
                }
                Task::none()
            }
            Command::Save => {
                self.save_game();
                Task::none()
            }
            Command::SaveAs => {
                self.ask_where_to_save();
                Task::none()
            }
            Command::Skip => self.skip(),
            Command::Pause => self.pause(),
            Command::Move(step) => {
                let to = cursor::step(self.table.marks.cursor, step, self.table.own_tiles());
                self.table.set_cursor(to, true, &self.pictures);
                Task::none()
            }
            Command::MoveTo(number) => {
                let count = self.table.own_tiles().len();
                let to = number.checked_sub(1).filter(|index| *index < count);
                if to.is_some() {
                    self.table.set_cursor(to, true, &self.pictures);
                }
                Task::none()
            }
            Command::Shift(step) => {
                let from = self.table.marks.cursor;
                let to = cursor::step(from, step, self.table.own_tiles());
                if let (Some(from), Some(to)) = (from, to) {
                    self.table.shift(from, to, &self.pictures);
                }
                self.table.set_cursor(to, true, &self.pictures);
                Task::none()
            }
            Command::MoveToTip => {
                self.table.set_cursor(self.advised, true, &self.pictures);
                Task::none()
            }
            Command::Choose => self.choose_by_key(),
            _ => self.set(command),
        }
    }

    /// Enter or Space: starts the hand, discards the tile under the cursor, or claims the discard.
    fn choose_by_key(&mut self) -> Task<Message> {
        if self.table.is_busy() {
            return self.pressed(None, false);
        }
        match self.table.marks.cursor {
            _ if self.can(Command::Start) => self.obey(Command::Start),
            _ if self.can(Command::NextHand) => self.obey(Command::NextHand),
            Some(index) if self.is_persons_turn() => self.choose(index),
            None if self.is_persons_turn() => self.obey(Command::Move(Step::Last)),
            _ => self.press_discard(),
        }
    }

    /// A press on the discard: takes back one's own, claims another's.
    fn press_discard(&mut self) -> Task<Message> {
        let own = self
            .now
            .window
            .is_some_and(|window| window.from == self.viewer);
        if own {
            self.obey(Command::Undo)
        } else {
            self.take_discard()
        }
    }

    /// Lets play go on: passes on the discard that waits.
    fn skip(&mut self) -> Task<Message> {
        if matches!(
            self.now.request(),
            Some(Request::Claim { .. } | Request::Rob { .. })
        ) {
            return self.play(Move::Pass);
        }
        if let Some(waiting) = &mut self.waiting {
            waiting.released = true;
        }
        self.go_on()
    }

    fn pause(&mut self) -> Task<Message> {
        self.paused = !self.paused;
        let now = std::time::Instant::now();
        if let Some(waiting) = &mut self.waiting {
            if self.paused {
                waiting.pause(now)
            } else {
                waiting.resume(now)
            }
        }
        self.say(
            if self.paused {
                "Paused. F9 goes on."
            } else {
                "The game goes on."
            }
            .to_owned(),
        );
        self.go_on()
    }
}
