//! The availability of all commands, for menus, keys and buttons.

use std::collections::HashMap;

use crate::presenter::commands::command::Command;

/// The availability of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Availability {
    /// The command does not exist, and menus do not list it.
    Absent,
    /// Not available, with the reason as a short sentence.
    Disabled(&'static str),
    /// Available.
    Ready,
    /// Available, with a check mark if on.
    Checked(bool),
}

/// The availability of every command.
#[derive(Clone, Debug, Default)]
pub struct CommandStates {
    states: HashMap<Command, Availability>,
    /// The commands shown in the menu bar.
    bar: Vec<Command>,
    /// The buttons beside the player's tiles.
    buttons: Vec<Command>,
    /// Whether the game is over.
    is_game_over: bool,
    /// Whether letters need Ctrl and Alt.
    letters_need_ctrl_alt: bool,
}

impl CommandStates {
    /// Evaluates `state` for every command.
    pub fn of(state: impl Fn(Command) -> Availability) -> Self {
        let states = Command::all().map(|command| (command, state(command)));
        Self {
            states: states.collect(),
            ..Self::default()
        }
    }

    /// Sets the commands shown in the menu bar.
    pub fn with_bar(self, bar: Vec<Command>) -> Self {
        Self { bar, ..self }
    }

    /// Sets the buttons beside the player's tiles.
    pub fn with_buttons(self, buttons: Vec<Command>) -> Self {
        Self { buttons, ..self }
    }

    /// Sets whether the game is over.
    pub fn with_game_over(self, is_game_over: bool) -> Self {
        Self {
            is_game_over,
            ..self
        }
    }

    /// Sets whether letters need Ctrl and Alt.
    pub fn with_letters_need_ctrl_alt(self, letters_need_ctrl_alt: bool) -> Self {
        Self {
            letters_need_ctrl_alt,
            ..self
        }
    }

    /// The key of a command, as menus and buttons show it; empty if it has none.
    pub fn key_name(&self, command: Command) -> String {
        command.row().key_name(self.letters_need_ctrl_alt)
    }

    /// Whether the game is over, so that Next Hand shows the final scores.
    pub fn is_game_over(&self) -> bool {
        self.is_game_over
    }

    /// Whether a command without a check mark is available.
    pub fn is_ready(&self, command: Command) -> bool {
        self.state(command) == Availability::Ready
    }

    /// The availability of a command. Help topics can always be opened.
    pub fn state(&self, command: Command) -> Availability {
        match (self.states.get(&command), command) {
            (Some(state), _) => state.clone(),
            (None, Command::Topic(_)) => Availability::Ready,
            (None, _) => Availability::Absent,
        }
    }

    /// The commands shown in the menu bar.
    pub fn bar(&self) -> &[Command] {
        &self.bar
    }

    /// The buttons beside the player's tiles: what can be made now, and Pass if a discard awaits the answer.
    pub fn buttons(&self) -> &[Command] {
        &self.buttons
    }
}
