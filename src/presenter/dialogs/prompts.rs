//! Prompts: decisions that only the player can make, as typed questions, and the queue of what is open over the table.

use std::collections::VecDeque;
use std::path::PathBuf;

use crate::presenter::commands::command::Command;
use crate::presenter::dialogs::dialog_kind::DialogKind;
use engine::table::{ChowPosition, Claim, Move, Request};
use engine::tiles::{BySeat, Seat, Tile};
use players::Level;
use words::say;

/// Maximum number of failures queued to be read.
const MAX_FAILURES: usize = 16;

/// A question to the player, or a message to be acknowledged.
#[derive(Clone, Debug, PartialEq)]
pub enum Prompt {
    /// What to claim a discard for, with the legal claims.
    Claim(Tile, Vec<Claim>),
    /// Which Chow to make of a claimed tile, by its possible positions.
    WhichChow(Tile, Vec<ChowPosition>),
    /// Whether to go Mah Jongg, with the drawn tile if there is one.
    GoMahJongg(Option<Tile>),
    /// Whether to rob the Kong of this player.
    RobKong(Tile, String),
    /// Whether to make a Kong.
    Kong(Tile, KongPrompt),
    /// Whether to declare a Standing Hand after the first discard; these tiles would win.
    StandingHand(Vec<Tile>),
    /// Whether to pass these tiles to this player before a Goulash.
    Exchange([Tile; 3], String),
    /// Whether to make an Original Call with this first discard under the classical rules; the hand would wait for these.
    OriginalCall(Tile, Vec<Tile>),
    /// Whether to lay out a Flower or Season at a network table.
    DeclareBonus(Tile),
    /// Which set to lay out next after Mah Jongg. At a local table, that is asked only about the set that the last tile completes.
    LayOut {
        /// The possible sets.
        choices: Vec<Move>,
        /// The most valuable one.
        best: Move,
    },
    /// Whether this person, whose answer the table wants, has sat down at the screen.
    ChangePlaces(Seat, String),
    /// Who claims the tile, with several people at the screen.
    WhoClaims {
        /// The tile.
        tile: Tile,
        /// The people who may claim it, by name.
        people: Vec<(Seat, String)>,
        /// The person who may take the tile back instead, by name.
        discarder: Option<String>,
    },
    /// The game is over.
    GameFinished {
        /// The players.
        names: BySeat<String>,
        /// Their scores.
        scores: BySeat<i64>,
        /// The scores at the start.
        starting_score: i64,
        /// The player addressed as "you".
        listener: Option<Seat>,
        /// Whether it was played at a network table.
        at_network: bool,
    },
    /// Whether to play against three opponents of this stronger level.
    NextLevel(Level),
    /// Asked at the first start: how well the player knows the game.
    Welcome,
    /// The start screen, while no local game is in progress or when requested.
    Start,
    /// Whether to exit, although nothing was played.
    Exit,
    /// Whether to leave a network game for this command.
    LeaveTable(Command),
    /// Whether to save a changed game before this command.
    SaveFirst(Command),
    /// Whether to overwrite this file.
    Overwrite(PathBuf),
    /// Whether to show all hands, which forfeits the settlement of the hand.
    ShowAllHands,
    /// A failure.
    Trouble(Trouble),
}

/// The kind of Kong in question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KongPrompt {
    /// Four tiles on the stake.
    Concealed,
    /// A fourth tile for an exposed pung.
    Exposed,
    /// One that the command Kong! offers.
    Chosen,
}

/// A failure that stays on the screen until the player has read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// The title of its dialog.
    pub title: &'static str,
    /// What went wrong.
    pub words: String,
    /// The help topic about it.
    pub topic: &'static str,
}

impl Trouble {
    /// A failure that has to do with a file.
    pub fn with_file(words: String) -> Self {
        Self {
            title: say!("trouble-title"),
            words,
            topic: "box-error-opening-file",
        }
    }

    /// A panic in a part of the program.
    pub fn fault(words: String) -> Self {
        Self {
            title: say!("fault-title"),
            words,
            topic: "error-fault",
        }
    }
}

impl Prompt {
    /// Whether it is about a request of the table: its answer is a move, or the person who makes it. Such a prompt closes when the table no
    /// longer asks.
    pub fn asks_for_a_move(&self) -> bool {
        match self {
            Self::Claim(..)
            | Self::WhichChow(..)
            | Self::GoMahJongg(_)
            | Self::RobKong(..)
            | Self::Kong(..)
            | Self::StandingHand(_)
            | Self::Exchange(..)
            | Self::OriginalCall(..)
            | Self::DeclareBonus(_)
            | Self::LayOut { .. }
            | Self::ChangePlaces(..)
            | Self::WhoClaims { .. } => true,
            Self::GameFinished { .. }
            | Self::NextLevel(_)
            | Self::Welcome
            | Self::Start
            | Self::Exit
            | Self::LeaveTable(_)
            | Self::SaveFirst(_)
            | Self::Overwrite(_)
            | Self::ShowAllHands
            | Self::Trouble(_) => false,
        }
    }
}

/// What is open over the table and waits for the player.
#[derive(Clone, Debug, PartialEq)]
pub enum Modal {
    /// A question or message.
    Prompt(Prompt),
    /// A dialog.
    Dialog(DialogKind),
}

/// The request of the table when a prompt for a move was queued. The prompt is valid only for that request.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PromptContext {
    /// The request to the person at the screen.
    pub request: Option<Request>,
    /// The serial number of the discard or Kong awaiting claims.
    pub window: Option<u32>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
}

/// What is open over the table, and the queue of what opens next.
#[derive(Debug, Default)]
pub struct Prompts {
    modal: Option<Modal>,
    queue: VecDeque<Prompt>,
    troubles: VecDeque<Trouble>,
    /// The context of the prompts for a move, open or queued.
    prompt_context: PromptContext,
    /// Whether the open dialog was chosen on the start screen.
    is_from_start: bool,
}

impl Prompts {
    /// What is open.
    pub fn modal(&self) -> Option<&Modal> {
        self.modal.as_ref()
    }

    /// Whether something is open.
    pub fn is_open(&self) -> bool {
        self.modal.is_some()
    }

    /// The open dialog, if there is one.
    pub fn open_dialog(&self) -> Option<&DialogKind> {
        match &self.modal {
            Some(Modal::Dialog(kind)) => Some(kind),
            _ => None,
        }
    }

    /// Whether a prompt for a move is open or queued.
    pub fn asks_for_a_move(&self) -> bool {
        let open = match &self.modal {
            Some(Modal::Prompt(prompt)) => Some(prompt),
            _ => None,
        };
        open.into_iter()
            .chain(&self.queue)
            .any(Prompt::asks_for_a_move)
    }

    /// Whether something is open or queued.
    pub fn is_busy(&self) -> bool {
        self.modal.is_some() || !self.queue.is_empty() || !self.troubles.is_empty()
    }

    /// Queues a prompt.
    pub fn ask(&mut self, prompt: Prompt, prompt_context: PromptContext) {
        if prompt.asks_for_a_move() {
            self.prompt_context = prompt_context;
        }
        self.queue.push_back(prompt);
    }

    /// Puts a prompt before all others except failures. A prompt that was open opens again afterwards; a dialog is closed.
    pub fn ask_now(&mut self, prompt: Prompt, prompt_context: PromptContext) {
        if self.modal == Some(Modal::Prompt(prompt.clone())) {
            return;
        }
        if prompt.asks_for_a_move() {
            self.prompt_context = prompt_context;
        }
        self.set_aside();
        self.queue.push_front(prompt);
    }

    /// Queues a failure before all prompts. The start screen gives way to it. It is dropped if an equal one is queued, or the maximum is
    /// reached.
    pub fn add_trouble(&mut self, trouble: Trouble) {
        if self.modal == Some(Modal::Prompt(Prompt::Start)) {
            self.set_aside();
        }
        // A server can cause any number of failures.
        if self.troubles.len() < MAX_FAILURES && !self.troubles.contains(&trouble) {
            self.troubles.push_back(trouble);
        }
    }

    /// Opens a dialog. A prompt that was open opens again afterwards; another dialog is closed.
    pub fn open_now(&mut self, kind: DialogKind) {
        self.set_aside();
        self.modal = Some(Modal::Dialog(kind));
    }

    /// Puts an open prompt back into the queue, or closes an open dialog.
    fn set_aside(&mut self) {
        match self.modal.take() {
            Some(Modal::Prompt(Prompt::Trouble(trouble))) => self.troubles.push_front(trouble),
            Some(Modal::Prompt(prompt)) => self.queue.push_front(prompt),
            Some(Modal::Dialog(_)) | None => {}
        }
    }

    /// Records whether a dialog is open after a choice on the start screen. If that dialog is cancelled, the start screen returns.
    pub fn note_from_start(&mut self) {
        self.is_from_start = self.open_dialog().is_some();
    }

    /// Whether the dialog was chosen on the start screen. Resets the flag.
    pub fn take_from_start(&mut self) -> bool {
        std::mem::take(&mut self.is_from_start)
    }

    /// Closes what is open, and returns it.
    pub fn close(&mut self) -> Option<Modal> {
        self.modal.take()
    }

    /// Opens the next failure or else the next prompt, if nothing is open; true if something was opened.
    pub fn open_next(&mut self) -> bool {
        if self.modal.is_some() {
            return false;
        }
        let next = match self.troubles.pop_front() {
            Some(trouble) => Some(Prompt::Trouble(trouble)),
            None => self.queue.pop_front(),
        };
        self.modal = next.map(Modal::Prompt);
        self.modal.is_some()
    }

    /// Drops the prompts for a move: one was answered, or the game has changed.
    pub fn drop_move_prompts(&mut self) {
        self.queue.retain(|prompt| !prompt.asks_for_a_move());
        if matches!(&self.modal, Some(Modal::Prompt(prompt)) if prompt.asks_for_a_move()) {
            self.modal = None;
        }
    }

    /// Drops the prompts for a move that the table no longer asks for; true if one was open.
    pub fn drop_outdated(&mut self, prompt_context: &PromptContext) -> bool {
        let is_outdated = self.asks_for_a_move() && self.prompt_context != *prompt_context;
        let was_open = self.modal.is_some();
        if is_outdated {
            self.drop_move_prompts();
        }
        was_open && self.modal.is_none()
    }

    /// Drops everything except failures, for another game or another point of the game.
    pub fn clear(&mut self) {
        self.queue.clear();
        if let Some(Modal::Prompt(Prompt::Trouble(trouble))) = self.modal.take() {
            self.troubles.push_front(trouble);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kong_prompt(name: &str) -> Prompt {
        Prompt::Kong(name.parse().expect("a tile"), KongPrompt::Chosen)
    }

    fn turn_context() -> PromptContext {
        PromptContext {
            request: Some(Request::Turn { drawn: None }),
            ..PromptContext::default()
        }
    }

    #[test]
    fn failures_come_first_and_outlive_the_game() {
        let mut prompts = Prompts::default();
        prompts.ask(Prompt::Welcome, PromptContext::default());
        prompts.add_trouble(Trouble::with_file("The disk is full.".to_owned()));
        assert!(prompts.open_next());
        prompts.clear();
        assert!(prompts.open_next());
        assert!(matches!(
            prompts.close(),
            Some(Modal::Prompt(Prompt::Trouble(_)))
        ));
        assert!(!prompts.open_next(), "the welcome is dropped with the game");
    }

    #[test]
    fn failures_open_over_the_start_screen() {
        let mut prompts = Prompts::default();
        prompts.ask(Prompt::Start, PromptContext::default());
        prompts.open_next();
        prompts.add_trouble(Trouble::with_file("That file is damaged.".to_owned()));
        assert!(prompts.open_next());
        let open = prompts.close();
        assert!(matches!(open, Some(Modal::Prompt(Prompt::Trouble(_)))));
        assert!(prompts.open_next());
        assert_eq!(prompts.modal(), Some(&Modal::Prompt(Prompt::Start)));
    }

    #[test]
    fn a_prompt_comes_back_after_a_dialog() {
        let mut prompts = Prompts::default();
        prompts.ask(kong_prompt("RD"), turn_context());
        prompts.open_next();
        prompts.open_now(DialogKind::Menu(crate::presenter::MenuDialog::Settings));
        prompts.close();
        assert!(prompts.open_next());
        assert_eq!(prompts.modal(), Some(&Modal::Prompt(kong_prompt("RD"))));
    }

    #[test]
    fn no_prompt_outlives_the_request_of_the_table() {
        let mut prompts = Prompts::default();
        prompts.ask(kong_prompt("RD"), turn_context());
        prompts.ask(kong_prompt("GD"), turn_context());
        prompts.open_next();
        prompts.drop_outdated(&turn_context());
        assert!(prompts.is_open());
        assert!(prompts.drop_outdated(&PromptContext::default()));
        assert!(!prompts.is_open() && !prompts.open_next());
    }
}
