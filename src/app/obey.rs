//! Doing what the user says: presses on the table, keys, commands.

use std::sync::Arc;

use iced::{Task, keyboard};

use super::command::{Change, Command, Step};
use super::dialog::Question;
use super::journal::Origin;
use super::screen::table;
use super::screen::table::layout::{self, Spot};
use super::{App, Message, cursor, keep};
use crate::rules::RuleSet;
use crate::table::{Input, Move, ReadyFor, Request};

impl App {
    /// Takes a press or movement on the table.
    pub(super) fn on_table(&mut self, message: table::Message) -> Task<Message> {
        self.record.origin = Origin::Mouse;
        match message {
            table::Message::Hovered(spot) => {
                self.table.hover(spot, &self.pictures);
                Task::none()
            }
            table::Message::Pressed(spot) => self.pressed(spot),
            table::Message::RightPressed(Some(Spot::Well), _) => self.obey(Command::Skip),
            table::Message::RightPressed(..) => Task::none(),
        }
    }

    /// A press finishes what still moves and acts only if its target is still there.
    fn pressed(&mut self, spot: Option<Spot>) -> Task<Message> {
        if self.table.is_busy() {
            for event in self.table.finish(&self.pictures) {
                self.tell(&event);
            }
            return self.go_on();
        }
        match spot {
            _ if self.now.waiting_for == Some(ReadyFor::Play) => self.obey(Command::Start),
            Some(Spot::Stake(seat, index)) if seat == self.viewer => self.choose(index),
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
        self.play(Move::Discard {
            tile,
            calling: false,
        })
    }

    /// Takes a key.
    pub(super) fn on_key(&mut self, event: &keyboard::Event) -> Task<Message> {
        use keyboard::key::Named;
        self.record.origin = Origin::Key;
        let keyboard::Event::KeyPressed { key, .. } = event else {
            return Task::none();
        };
        match key {
            keyboard::Key::Named(Named::ArrowLeft) => self.obey(Command::Move(Step::Left)),
            keyboard::Key::Named(Named::ArrowRight) => self.obey(Command::Move(Step::Right)),
            keyboard::Key::Named(Named::Enter | Named::Space) => self.obey(Command::Choose),
            _ => Task::none(),
        }
    }

    /// Does what a command says.
    pub(super) fn obey(&mut self, command: Command) -> Task<Message> {
        if !self.can(command) {
            return Task::none();
        }
        match command {
            Command::NewGame => self.new_game(),
            Command::Start => {
                self.start_wanted = true;
                self.go_on()
            }
            Command::NextHand => {
                self.next_hand_wanted = true;
                self.go_on()
            }
            Command::Restart => self.rewind(self.deal_began, false),
            Command::Undo => self
                .undo_to()
                .map_or_else(Task::none, |inputs| self.rewind(inputs, true)),
            Command::Kong => {
                self.ask_for_kongs();
                Task::none()
            }
            Command::ShowScores => {
                self.scores_shown = false;
                self.show_scores();
                Task::none()
            }
            Command::About => {
                self.open(Question::about().into());
                Task::none()
            }
            Command::Setup
            | Command::Colours
            | Command::TileSets
            | Command::TileMovements
            | Command::Sound
            | Command::Rules
            | Command::Scoring
            | Command::ShowLog => {
                if let Some(dialog) = self.box_of(command) {
                    self.open(dialog);
                }
                Task::none()
            }
            Command::Exit => iced::exit(),
            Command::Skip => self.skip(),
            Command::Pause => self.pause(),
            Command::Move(step) => {
                let tiles = layout::stake_tiles(self.table.shown.me());
                let to = cursor::step(self.table.marks.cursor, step, &tiles);
                self.table.set_cursor(to, true, &self.pictures);
                Task::none()
            }
            Command::MoveTo(number) => {
                let count = layout::stake_tiles(self.table.shown.me()).len();
                let to = number.checked_sub(1).filter(|index| *index < count);
                if to.is_some() {
                    self.table.set_cursor(to, true, &self.pictures);
                }
                Task::none()
            }
            Command::Choose => self.choose_by_key(),
            _ => self.set(command),
        }
    }

    /// Enter or Space: starts the hand, discards the tile under the cursor, or claims the discard.
    fn choose_by_key(&mut self) -> Task<Message> {
        if self.table.is_busy() {
            return self.pressed(None);
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

    /// Where Undo goes back to: before one's own discard, as long as it waits and nobody has claimed it [Q39].
    pub(super) fn undo_to(&self) -> Option<usize> {
        let inputs = self.session.game().inputs();
        let last = inputs
            .iter()
            .rposition(|input| matches!(input, Input::Move(seat, _) if *seat == self.viewer))?;
        let discard = matches!(inputs[last], Input::Move(_, Move::Discard { .. }));
        let waits = self
            .now
            .window
            .is_some_and(|window| window.from == self.viewer);
        (discard && waits && last + 1 == inputs.len()).then_some(last)
    }

    fn rewind(&mut self, inputs: usize, fair: bool) -> Task<Message> {
        match self.session.rewind(inputs, fair) {
            Ok(()) => self.jump(),
            Err(refused) => {
                self.refuse(&refused);
                Task::none()
            }
        }
    }

    fn new_game(&mut self) -> Task<Message> {
        let rules = Arc::new(RuleSet::bloem());
        let opened = keep::new_game(rules, rand::random(), self.names());
        self.take_over(opened)
    }

    /// Changes a setting and says so.
    fn set(&mut self, command: Command) -> Task<Message> {
        let settings = &mut self.settings;
        let on = |value: &mut bool, name: &str| {
            *value = !*value;
            format!("{name} is {}.", if *value { "on" } else { "off" })
        };
        let said = match command {
            Command::QuickTip => on(&mut settings.quick_tip, "QuickTip"),
            Command::AskFirst => on(&mut settings.ask_first, "Ask First"),
            Command::Balloons => on(&mut settings.balloons, "Speech balloons"),
            Command::TimerBar => on(&mut settings.timer_bar, "The Timer Bar"),
            Command::Movements => on(&mut settings.motion.movements, "Tile movement"),
            Command::Direction => on(&mut settings.motion.direction, "Movement direction"),
            Command::ShowDiscards => on(&mut settings.show_discards, "Laying out the discards"),
            Command::WaitTime(change) => {
                settings.wait_time = wait_time(settings.wait_time, change);
                match settings.wait_time {
                    Some(time) => format!("Wait time: {time:.2} seconds."),
                    None => "Wait time: without limit where you could claim.".to_owned(),
                }
            }
            Command::TileSpeed(change) => {
                let speed = &mut settings.motion.speed;
                *speed = match change {
                    Change::More => (*speed + 1).min(10),
                    Change::Less => speed.saturating_sub(1).max(1),
                };
                format!("Tile speed: {speed} of 10.")
            }
            _ => return Task::none(),
        };
        self.table.motion = self.settings.motion.clone();
        self.keep_settings();
        self.say(said);
        let laid = self.lay_out(self.metrics.window);
        let on = self.go_on();
        Task::batch([laid, on])
    }
}

/// The next longer or shorter waiting time [Q40]: 0.25 to 10 s in steps of 0.25, then without limit.
fn wait_time(time: Option<f32>, change: Change) -> Option<f32> {
    match (time, change) {
        (None, Change::Less) => Some(10.0),
        (None, Change::More) => None,
        (Some(time), Change::More) if time >= 10.0 => None,
        (Some(time), Change::More) => Some((time + 0.25).min(10.0)),
        (Some(time), Change::Less) => Some((time - 0.25).max(0.25)),
    }
}
