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
    /// The words after the menus that apply now [M2].
    bar: Vec<Command>,
}

impl CommandStates {
    /// States as a function gives them.
    pub fn of(state: impl Fn(Command) -> Availability) -> Self {
        let states = Command::all().map(|command| (command, state(command)));
        Self {
            states: states.collect(),
            bar: Vec::new(),
        }
    }

    /// The same with these words after the menus.
    pub fn with_bar(self, bar: Vec<Command>) -> Self {
        Self { bar, ..self }
    }

    /// How things stand with a command; the pages of the help can always be opened.
    pub fn state(&self, command: Command) -> Availability {
        match (self.states.get(&command), command) {
            (Some(state), _) => state.clone(),
            (None, Command::Topic(_)) => Availability::Ready,
            (None, _) => Availability::Absent,
        }
    }

    /// The words after the menus that apply now [M2].
    pub fn bar(&self) -> &[Command] {
        &self.bar
    }
}
