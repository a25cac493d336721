//! How things stand with the commands: what menus, keys and the words after the menus go by.

use std::collections::HashMap;

use crate::presenter::commands::command::Command;

/// How things stand with a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Availability {
    /// There is no such thing in this program; it is not listed.
    Absent,
    /// It cannot be given now; why, a short sentence.
    Grey(&'static str),
    /// It can be given.
    Ready,
    /// It can be given and has a check mark if on.
    Checked(bool),
}

/// How things stand with every command.
#[derive(Clone, Debug, Default)]
pub struct CommandStates {
    states: HashMap<Command, Availability>,
    /// The words after the menus that apply now.
    bar: Vec<Command>,
    /// The buttons beside the own tiles.
    buttons: Vec<Command>,
    /// The last hand of the game is over.
    finished: bool,
}

impl CommandStates {
    /// States as a function gives them.
    pub fn of(state: impl Fn(Command) -> Availability) -> Self {
        let states = Command::all().map(|command| (command, state(command)));
        Self {
            states: states.collect(),
            ..Self::default()
        }
    }

    /// The same with these words after the menus.
    pub fn with_bar(self, bar: Vec<Command>) -> Self {
        Self { bar, ..self }
    }

    /// The same with these buttons beside the own tiles.
    pub fn with_buttons(self, buttons: Vec<Command>) -> Self {
        Self { buttons, ..self }
    }

    /// The same where the last hand of the game is over.
    pub fn with_finished(self, finished: bool) -> Self {
        Self { finished, ..self }
    }

    /// Whether the last hand of the game is over, so that its final scores come next and no hand.
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    /// Whether a command can be given.
    pub fn is_ready(&self, command: Command) -> bool {
        self.state(command) == Availability::Ready
    }

    /// How things stand with a command; the pages of the help can always be opened.
    pub fn state(&self, command: Command) -> Availability {
        match (self.states.get(&command), command) {
            (Some(state), _) => state.clone(),
            (None, Command::Topic(_)) => Availability::Ready,
            (None, _) => Availability::Absent,
        }
    }

    /// The words after the menus that apply now.
    pub fn bar(&self) -> &[Command] {
        &self.bar
    }

    /// What can be made with the discard that waits or the own tiles, and Pass if a discard waits; each has a button.
    pub fn buttons(&self) -> &[Command] {
        &self.buttons
    }
}
