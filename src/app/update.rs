//! Handles messages of the window: turns them into inputs of the presenter, or passes them to the part of the window that they are for.

use std::time::Instant;

use iced::keyboard::Key;
use iced::keyboard::key::Named;
use iced::{Event, Task, keyboard, mouse, window};

use super::background::BackgroundMessage;
use super::dialog::Action;
use super::input::{cursor, demo_input, keys, menu};
use super::screen::table::{self, Over, placed::TilePosition};
use super::widget::{KeyPress, Reaction};
use super::{App, Message, hover_text, pressing, screen};
use crate::presenter::{
    Command, Content, DialogKind, Input, MenuDialog, Modal, Origin, Place, Prompt, Purpose, Reply,
    SaveJob,
};
use storage::save::WindowThread;

impl App {
    /// Handles a message, and records how long that took.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        let _no_files = WindowThread::begin_message();
        let (kind, start) = (message.kind(), Instant::now());
        let task = self.handle(message);
        #[cfg(windows)]
        self.watch_menus();
        self.event_log.record_update(kind, start.elapsed());
        task
    }

    /// Handles a message, and updates what follows from the presenter's state.
    fn handle(&mut self, message: Message) -> Task<Message> {
        let is_passive = message.is_passive();
        self.action_count = self
            .action_count
            .wrapping_add(u32::from(message.is_action()));
        if matches!(&message, Message::Key(_) | Message::Dialog(_)) {
            self.accessibility.key_used();
        }
        let before = self.state_summary();
        let task = self.dispatch(message);
        let problems = self.disk.take_file_problems();
        let problems = problems.map(|words| self.send(Input::Trouble(words)));
        let task = Task::batch([task].into_iter().chain(problems));
        self.hover_idle.update(&self.presenter, &self.scene.table);
        // The passing of time changes nothing that can be pressed, unless it advances the game.
        if is_passive && before == self.state_summary() {
            self.scene.refresh_time(&self.presenter);
            return task;
        }
        Task::batch([task, self.refresh()])
    }

    /// A summary of what time or a search for controls may change, as far as marks, menus and controls depend on it.
    fn state_summary(&self) -> (usize, bool, bool, usize, bool, u64) {
        (
            self.presenter.notices().message_count(),
            self.presenter.is_animating(),
            self.dialog.is_some(),
            self.presenter.shown().discards.len(),
            self.presenter.is_showing_winning_hand(),
            self.accessibility.spoken_number(),
        )
    }

    /// Passes a message on to the part of the app that handles it.
    pub(super) fn dispatch(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Tick(now) => self.tick(now),
            Message::Table(message) => self.on_table(message),
            Message::Dialog(message) => self.on_dialog(message),
            Message::DialogResult(opening, result) => self.take_dialog_result(opening, result),
            Message::Menu(message) => self.on_menu(message, Origin::Mouse),
            Message::Help(message) => self.on_help(message),
            Message::Lesson(card) => self.send(Input::Lesson(card)),
            Message::Key(event) => self.on_key(&event),
            Message::TouchDetected => {
                self.scene
                    .change_sizes(&self.presenter, |sizes| sizes.touch = true);
                self.log_tiles();
                Task::none()
            }
            Message::DemoInput(input) => self.send(Input::DemoInput(input)),
            Message::MovedInDarkWindow(window, at) => self.moved_in_dark_window(window, at),
            Message::Window(event) => self.on_window(&event),
            Message::System(event) => self.on_system_event(event),
            Message::Scaled(scale) => {
                self.scene.rescale(scale, &self.presenter);
                Task::none()
            }
            Message::MovesComputed(request_id, answers) => {
                self.send(Input::MovesComputed(request_id, answers))
            }
            Message::FromBackground(BackgroundMessage::DialogLoaded(opening, make)) => {
                self.dialog_loaded(opening, &make)
            }
            Message::ScreenshotTaken(name, picture) => {
                self.disk.save(SaveJob {
                    place: Place::Documents(name),
                    content: Content::Picture(picture.rgba.to_vec(), picture.size.width),
                    purpose: Purpose::Picture,
                });
                Task::none()
            }
            Message::FromBackground(BackgroundMessage::Tiles(request, tiles)) => {
                self.take_tiles(request, &tiles)
            }
            Message::HostedTableOpened(number, opened) => self.take_hosted_table(number, &opened),
            Message::Answered(answer)
            | Message::FromBackground(BackgroundMessage::Input(answer)) => match answer.take() {
                Some(input) => self.send(input),
                None => Task::none(),
            },
            Message::ClientEvent(id, event) => self.send(Input::ClientEvent(id, event)),
            Message::LanguageRead(choice, read) => self.take_language(&choice, &read),
            Message::RoomEvent(event) => self.send(Input::RoomEvent(event)),
            Message::Accessibility(message) => self.on_accessibility(message),
            Message::ControlsFound(search, controls) => self.log_controls(search, &controls),
        }
    }

    /// Whether nothing moves, no win is on display unless it waits for the player, and no answer of a computer player, tip or data is awaited.
    pub(super) fn is_still(&self) -> bool {
        let is_waiting = self.presenter.phase().awaited().is_some()
            || self.presenter.is_advice_awaited()
            || self.awaits_data;
        let shows_win = self.presenter.is_showing_winning_hand();
        !is_waiting
            && (!shows_win || self.presenter.is_win_waiting())
            && !self.presenter.is_animating()
            && !self.scene.table.is_moving()
    }

    /// Sends an input to the presenter and carries out its effects.
    pub(super) fn send(&mut self, input: Input) -> Task<Message> {
        let before = self.presenter.notices().message_count();
        let effects = self.presenter.handle(input, self.now());
        if self.presenter.notices().message_count() > before {
            self.menu.suppress_hint();
        }
        self.perform(effects)
    }

    /// Handles a press on the table; `is_double`: it is the second of a double click.
    fn press(&mut self, position: Option<TilePosition>, is_double: bool) -> Task<Message> {
        match pressing::target(&mut self.scene, &self.presenter, position, is_double) {
            Some(target) => self.send(Input::Pressed(target)),
            None => Task::none(),
        }
    }

    /// Advances animations and the presenter's clock.
    fn tick(&mut self, now: Instant) -> Task<Message> {
        self.scene.tick(now, &mut self.presenter);
        let tiles_moving = self.scene.table.is_moving();
        let now = now.saturating_duration_since(self.started);
        let effects = self.presenter.handle(Input::Time { tiles_moving }, now);
        self.perform(effects)
    }

    /// Handles a message of the table.
    fn on_table(&mut self, message: table::Message) -> Task<Message> {
        match message {
            table::Message::Hovered(over) => {
                self.scene.table.hover(over);
                let words = hover_text::text(&self.presenter, &self.scene.table);
                self.send(Input::PointedAt(words))
            }
            table::Message::Unhovered(over) if over != self.scene.table.hovered() => Task::none(),
            table::Message::Unhovered(_) => self.on_table(table::Message::Hovered(Over::Nothing)),
            table::Message::Pressed(_) if self.awaits_data => Task::none(),
            table::Message::Pressed(position) => self.press(position, false),
            table::Message::DoublePressed(position) => self.press(Some(position), true),
            table::Message::Dragged(from, to) => {
                self.scene.shift(from, to, self.presenter.shown());
                Task::none()
            }
            table::Message::RightPressed(Some(TilePosition::Well), at) => {
                let passes = self.presenter.settings().hand.right_passes;
                if self.presenter.may_claim() && !passes && !self.presenter.is_demo() {
                    self.menu
                        .open_context_menu(at + self.scene.below_menu_bar());
                    return Task::none();
                }
                self.send(Input::Command(Command::Skip, Origin::Mouse))
            }
            table::Message::RightPressed(position, at) => {
                let overlaps =
                    position.is_some_and(|position| self.scene.table.bring_forward(position));
                if !overlaps
                    && !self.scene.is_own_turn(&self.presenter)
                    && !self.presenter.is_demo()
                {
                    self.menu
                        .open_context_menu(at + self.scene.below_menu_bar());
                }
                Task::none()
            }
        }
    }

    /// Handles a key that no open dialog has taken, or whose command works over dialogs; menus come first.
    fn on_key(&mut self, event: &keyboard::Event) -> Task<Message> {
        if self.help.is_open() || self.presenter.is_demo() {
            return Task::none();
        }
        let Some(press) = KeyPress::of(event) else {
            return Task::none();
        };
        if self.awaits_data {
            let closes = press.key == Key::Named(Named::Escape) && !press.released;
            let closed = closes.then(|| self.send(Input::Replied(Reply::Close)));
            return closed.unwrap_or_else(Task::none);
        }
        match self.menu.react(&press, self.presenter.commands()) {
            Reaction::Send(message) => return self.on_menu(message, Origin::Key),
            Reaction::Swallow => return Task::none(),
            Reaction::SendAndPass(message) => drop(self.on_menu(message, Origin::Key)),
            Reaction::Pass => {}
        }
        let letters_need_ctrl_alt = self.presenter.settings().letters_need_ctrl_alt;
        if letters_need_ctrl_alt && keys::is_bare_letter(&press) {
            return Task::none();
        }
        let command = keys::command(&press, letters_need_ctrl_alt);
        if self.ends_win(&press, command) {
            return self.send(Input::Choose(None));
        }
        // Open, New Game, Settings and Exit also work on the start screen.
        let start = self.presenter.modal() == Some(&Modal::Prompt(Prompt::Start));
        let command = command.filter(|command| match command {
            command if self.works_over_dialog(*command) => true,
            Command::Open
            | Command::NewGame
            | Command::Dialog(MenuDialog::Settings)
            | Command::Exit => start || self.dialog.is_none(),
            _ => self.dialog.is_none(),
        });
        command.map_or_else(Task::none, |command| self.command_by_key(command))
    }

    /// Whether a key ends the display of a win: any key does, except those of commands that do something then, and those of Auto Play, which
    /// goes on by itself.
    fn ends_win(&self, press: &KeyPress, command: Option<Command>) -> bool {
        if !self.presenter.is_showing_winning_hand()
            || self.presenter.table().is_auto_played()
            || press.released
            || keys::is_modifier(press)
        {
            return false;
        }
        match command {
            None
            | Some(
                Command::Choose
                | Command::LeaveFullScreen
                | Command::Move(_)
                | Command::MoveTo(_)
                | Command::Shift(_),
            ) => true,
            Some(command) => self.presenter.why_not(command).is_some(),
        }
    }

    /// Whether the key of a command works while a dialog is open: a picture of the window can always be saved, and the last move can be undone
    /// while the scores are shown.
    fn works_over_dialog(&self, command: Command) -> bool {
        let scores = Some(&Modal::Dialog(DialogKind::Menu(MenuDialog::Scores)));
        match command {
            Command::SavePicture => true,
            Command::Undo => self.presenter.modal() == scores,
            _ => false,
        }
    }

    /// Runs a command by key. Those of the cursor are handled here, all others by the presenter.
    pub(super) fn command_by_key(&mut self, command: Command) -> Task<Message> {
        let is_refused = self.presenter.why_not(command).is_some();
        match command {
            Command::Choose => {
                let cursor = self.scene.cursor();
                let tile = cursor.and_then(|index| self.scene.own_tile(index));
                let discarded = self.presenter.view().discards.len();
                let is_own_turn = pressing::is_at_rest(&self.presenter)
                    && self.scene.is_own_turn(&self.presenter);
                let leaving = cursor.filter(|_| is_own_turn);
                if let Some(index) = leaving {
                    self.scene.mark_leaving(index);
                }
                let task = self.send(Input::Choose(tile));
                // After a refused discard the cursor is put back; a discard that awaits a confirmation may still happen.
                let is_unchanged = self.presenter.view().discards.len() == discarded;
                if leaving.is_some() && is_unchanged && self.presenter.modal().is_none() {
                    self.scene.set_cursor(leaving);
                }
                task
            }
            Command::Move(step) => {
                let to = cursor::step(self.scene.cursor(), step, self.scene.table.own_tiles());
                self.scene.set_cursor(to);
                Task::none()
            }
            Command::MoveTo(number) => {
                if let Some(to) = number
                    .checked_sub(1)
                    .filter(|at| self.scene.own_tile(*at).is_some())
                {
                    self.scene.set_cursor(Some(to));
                }
                Task::none()
            }
            Command::MoveToTip => {
                let tip = self.scene.table.marks.tip;
                if tip.is_none() || tip == self.scene.cursor_of_player() {
                    return self.send(Input::Command(command, Origin::Key));
                }
                self.scene.set_cursor(tip);
                self.send(Input::AdviceViewed)
            }
            Command::Shift(step) if !is_refused => {
                let from = self.scene.cursor();
                let to = cursor::step(from, step, self.scene.table.own_tiles());
                if let (Some(from), Some(to)) = (from, to) {
                    self.scene.shift(from, to, self.presenter.shown());
                }
                self.scene.set_cursor(to);
                Task::none()
            }
            command => self.send(Input::Command(command, Origin::Key)),
        }
    }

    /// Handles a message of the menus.
    fn on_menu(&mut self, message: menu::Message, origin: Origin) -> Task<Message> {
        if self.presenter.is_demo() {
            return Task::none();
        }
        let chosen = self.menu.update(message);
        chosen.map_or_else(Task::none, |command| {
            self.send(Input::Command(command, origin))
        })
    }

    /// Handles a message of the open dialog.
    pub(super) fn on_dialog(&mut self, message: super::dialog::Message) -> Task<Message> {
        if self.presenter.is_demo() {
            return Task::none();
        }
        let takes_focus = message.focus.is_some();
        let open = self.dialog.as_mut();
        let action = open.map_or(Action::None, |open| open.update(message));
        // A pointer that merely passes over the dialog does not close a menu.
        if takes_focus || !matches!(action, Action::None) {
            self.menu.close();
        }
        self.perform_action(action)
    }

    /// Handles a message of the help.
    pub(super) fn on_help(&mut self, message: screen::help::Message) -> Task<Message> {
        let rules = self.presenter.view().rules.clone();
        match self.help.update(message, &rules) {
            screen::help::Action::Run(task) => task.map(Message::Help),
            screen::help::Action::Close => self.send(Input::Help(false)),
        }
    }

    /// The message for an event. Of the keys that a widget has captured, only those that work over a dialog have one.
    pub(super) fn message_for(&self, event: &Event, captured: bool) -> Option<Message> {
        if let Some(input) = demo_input::of(event).filter(|_| self.presenter.is_demo()) {
            return Some(Message::DemoInput(input));
        }
        match event {
            Event::Window(window::Event::RedrawRequested(_)) => None,
            Event::Window(event) => Some(Message::Window(event.clone())),
            Event::Keyboard(event) => {
                let works = |command| self.works_over_dialog(command);
                // Those commands have keys with Ctrl.
                let command = KeyPress::of(event).and_then(|press| keys::command(&press, false));
                let is_key = !captured || command.is_some_and(works);
                is_key.then(|| Message::Key(event.clone()))
            }
            Event::Touch(iced::touch::Event::FingerLifted { .. })
                if !self.scene.metrics().touch =>
            {
                Some(Message::TouchDetected)
            }
            // If Alt is held, it is meant for this press, and its release opens no menu.
            Event::Mouse(mouse::Event::ButtonPressed(_)) => {
                Some(Message::Menu(menu::Message::AltArmed(false)))
            }
            Event::Mouse(mouse::Event::CursorMoved { .. }) if self.menu.is_hint_suppressed() => {
                Some(Message::Menu(menu::Message::PointerMoved))
            }
            _ => None,
        }
    }
}
