//! Prompts: decisions that only the player can make, as typed questions, and the queue of what is open over the table.

use std::collections::VecDeque;
use std::path::PathBuf;

use crate::presenter::commands::command::Command;
use crate::presenter::dialogs::dialog_kind::DialogKind;
use engine::table::{ChowPosition, Claim, Move, Request};
use engine::tiles::{BySeat, Seat, Tile};
use words::say;

/// Maximum number of failures queued to be read.
const MAX_FAILURES: usize = 16;

/// A question to the player, or a message to be acknowledged.
#[derive(Clone, Debug, PartialEq)]
pub enum Prompt {
    /// For what to claim a discard, with the legal claims.
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
    /// Which set to lay out next, after Mah Jongg at a network table.
    LayOut {
        /// The possible sets.
        choices: Vec<Move>,
        /// The most valuable one.
        best: Move,
    },
    /// This person is asked to sit down at the screen.
    ChangePlaces(Seat, String),
    /// Who claims the tile, with several people at the screen.
    WhoClaims {
        /// The tile.
        tile: Tile,
        /// The people who may claim it, by name.
        people: Vec<(Seat, String)>,
        /// The person who may take it back instead.
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
        /// It was played at a network table.
        away: bool,
    },
    /// Asked at the first start: how well the player knows the game.
    Welcome,
    /// The start screen, while no local game is in progress or when requested.
    Start,
    /// Whether to exit before anything was played.
    Exit,
    /// Whether to leave a network game for this command.
    LeaveTable(Command),
    /// Whether to save a changed game before this command.
    SaveFirst(Command),
    /// A file of this name exists.
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
    /// A failure to save the game.
    pub fn saving(words: String) -> Self {
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
    /// Whether its answer is a move. Such a prompt closes when the table no longer asks for that move.
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

/// What is open over the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Open {
    /// A question.
    Prompt(Prompt),
    /// A dialog opened by a command, or the scores.
    Dialog(DialogKind),
}

/// The request of the table when a prompt for a move was shown. The prompt is valid only for that request.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PromptContext {
    /// The request to the person at the screen.
    pub request: Option<Request>,
    /// The discard or Kong awaiting claims.
    pub window: Option<u32>,
    /// Whose turn it was.
    pub turn: Option<Seat>,
}

/// What is open over the table, and the queue of what opens next.
#[derive(Debug, Default)]
pub struct Prompts {
    open: Option<Open>,
    queue: VecDeque<Prompt>,
    troubles: VecDeque<Trouble>,
    /// The context of the queued prompts for a move.
    prompt_context: PromptContext,
    /// The open dialog was chosen on the start screen.
    from_start: bool,
}

impl Prompts {
    /// What is open.
    pub fn open(&self) -> Option<&Open> {
        self.open.as_ref()
    }

    /// Whether something is open.
    pub fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// The open dialog, if there is one.
    pub fn open_dialog(&self) -> Option<&DialogKind> {
        match &self.open {
            Some(Open::Dialog(open)) => Some(open),
            _ => None,
        }
    }

    /// Whether a prompt for a move is open or queued.
    pub fn asks_for_a_move(&self) -> bool {
        let open = match &self.open {
            Some(Open::Prompt(prompt)) => Some(prompt),
            _ => None,
        };
        open.into_iter()
            .chain(&self.queue)
            .any(Prompt::asks_for_a_move)
    }

    /// Whether something is open or queued.
    pub fn is_busy(&self) -> bool {
        self.open.is_some() || !self.queue.is_empty() || !self.troubles.is_empty()
    }

    /// Queues a prompt.
    pub fn ask(&mut self, prompt: Prompt, prompt_context: PromptContext) {
        if prompt.asks_for_a_move() {
            self.prompt_context = prompt_context;
        }
        self.queue.push_back(prompt);
    }

    /// Shows a prompt at once; one that was open is shown again afterwards.
    pub fn ask_now(&mut self, prompt: Prompt, prompt_context: PromptContext) {
        if self.open == Some(Open::Prompt(prompt.clone())) {
            return;
        }
        if prompt.asks_for_a_move() {
            self.prompt_context = prompt_context;
        }
        self.set_aside();
        self.queue.push_front(prompt);
    }

    /// Queues a failure before everything else. The start screen, which has nothing to decide, gives way to it.
    pub fn trouble(&mut self, trouble: Trouble) {
        if self.open == Some(Open::Prompt(Prompt::Start)) {
            self.set_aside();
        }
        // A server can cause any number of them.
        if self.troubles.len() < MAX_FAILURES && !self.troubles.contains(&trouble) {
            self.troubles.push_back(trouble);
        }
    }

    /// Opens a dialog; a prompt that was open is shown again afterwards.
    pub fn open_now(&mut self, open: DialogKind) {
        self.set_aside();
        self.open = Some(Open::Dialog(open));
    }

    fn set_aside(&mut self) {
        match self.open.take() {
            Some(Open::Prompt(Prompt::Trouble(trouble))) => self.troubles.push_front(trouble),
            Some(Open::Prompt(prompt)) => self.queue.push_front(prompt),
            Some(Open::Dialog(_)) | None => {}
        }
    }

    /// Records that the open dialog was chosen on the start screen. When it closes without a reply, the start screen returns.
    pub fn note_from_start(&mut self) {
        self.from_start = self.open_dialog().is_some();
    }

    /// Whether the dialog was chosen on the start screen. Resets the flag.
    pub fn take_from_start(&mut self) -> bool {
        std::mem::take(&mut self.from_start)
    }

    /// Closes what is open.
    pub fn close(&mut self) -> Option<Open> {
        self.open.take()
    }

    /// Opens the next in the queue if nothing is open; true if something was opened.
    pub fn open_next(&mut self) -> bool {
        if self.open.is_some() {
            return false;
        }
        let next = match self.troubles.pop_front() {
            Some(trouble) => Some(Prompt::Trouble(trouble)),
            None => self.queue.pop_front(),
        };
        self.open = next.map(Open::Prompt);
        self.open.is_some()
    }

    /// Drops the prompts for a move: one was answered, or the game has changed.
    pub fn drop_move_prompts(&mut self) {
        self.queue.retain(|prompt| !prompt.asks_for_a_move());
        if matches!(&self.open, Some(Open::Prompt(prompt)) if prompt.asks_for_a_move()) {
            self.open = None;
        }
    }

    /// Drops the prompts for a move that the table no longer asks for; true if one was open.
    pub fn drop_outdated(&mut self, prompt_context: &PromptContext) -> bool {
        let stale = self.asks_for_a_move() && self.prompt_context != *prompt_context;
        let open = self.open.is_some();
        if stale {
            self.drop_move_prompts();
        }
        open && self.open.is_none()
    }

    /// Drops everything except failures, for another game.
    pub fn clear(&mut self) {
        self.queue.clear();
        if let Some(Open::Prompt(Prompt::Trouble(trouble))) = self.open.take() {
            self.troubles.push_front(trouble);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kong(name: &str) -> Prompt {
        Prompt::Kong(name.parse().expect("a tile"), KongPrompt::Chosen)
    }

    fn turn() -> PromptContext {
        PromptContext {
            request: Some(Request::Turn { drawn: None }),
            ..PromptContext::default()
        }
    }

    #[test]
    fn failures_come_first_and_outlive_the_game() {
        let mut prompts = Prompts::default();
        prompts.ask(Prompt::Welcome, PromptContext::default());
        prompts.trouble(Trouble::saving("The disk is full.".to_owned()));
        assert!(prompts.open_next());
        prompts.clear();
        assert!(prompts.open_next());
        assert!(matches!(
            prompts.close(),
            Some(Open::Prompt(Prompt::Trouble(_)))
        ));
        assert!(!prompts.open_next(), "the welcome was for the game before");
    }

    #[test]
    fn failures_open_over_the_start_screen() {
        let mut prompts = Prompts::default();
        prompts.ask(Prompt::Start, PromptContext::default());
        prompts.open_next();
        prompts.trouble(Trouble::saving("That file is damaged.".to_owned()));
        assert!(prompts.open_next());
        let open = prompts.close();
        assert!(matches!(open, Some(Open::Prompt(Prompt::Trouble(_)))));
        assert!(prompts.open_next());
        assert_eq!(prompts.open(), Some(&Open::Prompt(Prompt::Start)));
    }

    #[test]
    fn a_prompt_comes_back_after_a_dialog() {
        let mut prompts = Prompts::default();
        prompts.ask(kong("RD"), turn());
        prompts.open_next();
        prompts.open_now(DialogKind::Setup);
        prompts.close();
        assert!(prompts.open_next());
        assert_eq!(prompts.open(), Some(&Open::Prompt(kong("RD"))));
    }

    #[test]
    fn no_prompt_outlives_the_request_of_the_table() {
        let mut prompts = Prompts::default();
        prompts.ask(kong("RD"), turn());
        prompts.ask(kong("GD"), turn());
        prompts.open_next();
        prompts.drop_outdated(&turn());
        assert!(prompts.is_open());
        assert!(prompts.drop_outdated(&PromptContext::default()));
        assert!(!prompts.is_open() && !prompts.open_next());
    }
}
