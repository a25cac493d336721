//! What only the person can decide, as typed questions, and what lies open over the table.

use std::collections::VecDeque;
use std::path::PathBuf;

use crate::presenter::commands::command::Command;
use crate::presenter::dialogs::dialog_kind::DialogKind;
use engine::table::{ChowPosition, Claim, Move, Request};
use engine::tiles::{BySeat, Seat, Tile};
use words::say;

/// So many troubles wait to be read; more than that nobody reads.
const MOST_TROUBLES: usize = 16;

/// A question to the person, or something she has to know.
#[derive(Clone, Debug, PartialEq)]
pub enum Prompt {
    /// For what to claim a discard; the claims that the table allows.
    Claim(Tile, Vec<Claim>),
    /// Which chow to make of a claimed tile: the places at which it can stand.
    WhichChow(Tile, Vec<ChowPosition>),
    /// The hand is complete, with this tile if one was drawn.
    GoMahJongg(Option<Tile>),
    /// A kong of this player can be robbed to go Mah Jongg.
    RobKong(Tile, String),
    /// A kong can be made.
    Kong(Tile, KongPrompt),
    /// One tile short after the first discard: the tiles that would win.
    StandingHand(Vec<Tile>),
    /// This first discard would leave the hand waiting for these under the classical rules.
    OriginalCall(Tile, Vec<Tile>),
    /// A Flower or Season may be laid out at a table of the network.
    DeclareBonus(Tile),
    /// The next set of the own hand, after Mah Jongg at a table of the network.
    LayOut {
        /// What can be laid out.
        choices: Vec<Move>,
        /// What is worth most.
        best: Move,
    },
    /// This person is to sit down at the screen.
    ChangePlaces(Seat, String),
    /// Several people at the screen: who claims the tile.
    WhoClaims {
        /// The tile.
        tile: Tile,
        /// Who may claim it, by name.
        people: Vec<(Seat, String)>,
        /// Who may take it back instead.
        discarder: Option<String>,
    },
    /// The game is over.
    GameFinished {
        /// The players.
        names: BySeat<String>,
        /// Their scores.
        scores: BySeat<i64>,
        /// What everybody had at the start.
        began: i64,
        /// Whom its words call "you".
        listener: Option<Seat>,
        /// It was played at a table of the network.
        away: bool,
    },
    /// Asked at the first start: what the person knows of the game.
    Welcome,
    /// The start screen: what to do, while no game of this computer is under way, or when it was asked for.
    Start,
    /// Leaving before anything was played.
    Exit,
    /// A game of the network is about to be left for this command.
    LeaveTable(Command),
    /// A changed game is about to be left for this command.
    SaveFirst(Command),
    /// A file of this name exists.
    Overwrite(PathBuf),
    /// All hands are to be shown, which costs the settlement of the hand.
    ShowAllHands,
    /// Something went wrong.
    Trouble(Trouble),
}

/// Which kong is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KongPrompt {
    /// Four tiles of the stake.
    Concealed,
    /// A fourth tile for an exposed pung.
    Exposed,
    /// One of those that Kong! offers.
    Chosen,
}

/// Something that went wrong and that the person has to know; it stays until it has been read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// The title of its box.
    pub title: &'static str,
    /// What went wrong.
    pub words: String,
    /// The help topic about it.
    pub topic: &'static str,
}

impl Trouble {
    /// Trouble with what keeps the game.
    pub fn saving(words: String) -> Self {
        Self {
            title: say!("question-something-went-wrong"),
            words,
            topic: "box-error-opening-file",
        }
    }

    /// A part of the program has failed.
    pub fn fault(words: String) -> Self {
        Self {
            title: say!("fault-title"),
            words,
            topic: "error-fault",
        }
    }
}

impl Prompt {
    /// Whether its answer is a move at the table: it goes when what it answers is not asked any more.
    pub fn asks_for_a_move(&self) -> bool {
        match self {
            Self::Claim(..)
            | Self::WhichChow(..)
            | Self::GoMahJongg(_)
            | Self::RobKong(..)
            | Self::Kong(..)
            | Self::StandingHand(_)
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

/// What lies over the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Open {
    /// A question.
    Prompt(Prompt),
    /// A box that a command has opened, or the scores.
    Dialog(DialogKind),
}

/// What the table asked when a question for a move was put: the question goes with it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PromptContext {
    /// What the person at the screen was asked.
    pub request: Option<Request>,
    /// The discard or kong that waited.
    pub window: Option<u32>,
    /// Whose turn it was.
    pub turn: Option<Seat>,
}

/// What lies over the table, and what is still to be put up there, one after another.
#[derive(Debug, Default)]
pub struct Prompts {
    open: Option<Open>,
    queue: VecDeque<Prompt>,
    troubles: VecDeque<Trouble>,
    /// What the table asked when the questions for a move were put.
    prompt_context: PromptContext,
    /// The open box was chosen on the start screen.
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

    /// The open box, if it is one.
    pub fn open_dialog(&self) -> Option<&DialogKind> {
        match &self.open {
            Some(Open::Dialog(open)) => Some(open),
            _ => None,
        }
    }

    /// Whether a question for a move is open or waits.
    pub fn asks_for_a_move(&self) -> bool {
        let open = match &self.open {
            Some(Open::Prompt(prompt)) => Some(prompt),
            _ => None,
        };
        open.into_iter()
            .chain(&self.queue)
            .any(Prompt::asks_for_a_move)
    }

    /// Whether something is open or waits to be put up.
    pub fn is_busy(&self) -> bool {
        self.open.is_some() || !self.queue.is_empty() || !self.troubles.is_empty()
    }

    /// Puts a question at the end of the queue; `prompt_context` is what the table asks now.
    pub fn ask(&mut self, prompt: Prompt, prompt_context: PromptContext) {
        if prompt.asks_for_a_move() {
            self.prompt_context = prompt_context;
        }
        self.queue.push_back(prompt);
    }

    /// Puts up a question at once; another that is open comes again afterwards.
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

    /// Notes trouble, to be put up before anything else. The start screen, which asks for nothing, makes room for it.
    pub fn trouble(&mut self, trouble: Trouble) {
        if self.open == Some(Open::Prompt(Prompt::Start)) {
            self.set_aside();
        }
        // A server can bring about any number of them.
        if self.troubles.len() < MOST_TROUBLES && !self.troubles.contains(&trouble) {
            self.troubles.push_back(trouble);
        }
    }

    /// Opens a box; a question that was open comes again afterwards.
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

    /// The box that is open was chosen on the start screen: left without an answer, it gives way to it again.
    pub fn note_from_start(&mut self) {
        self.from_start = self.open_dialog().is_some();
    }

    /// Whether the box that was open was chosen on the start screen; told once.
    pub fn take_from_start(&mut self) -> bool {
        std::mem::take(&mut self.from_start)
    }

    /// Takes down what is open.
    pub fn close(&mut self) -> Option<Open> {
        self.open.take()
    }

    /// Puts up what comes next if nothing is open: true if something was put up.
    pub fn put_up_next(&mut self) -> bool {
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

    /// Forgets the questions for a move: one was answered, or the game is at another point.
    pub fn forget_moves(&mut self) {
        self.queue.retain(|prompt| !prompt.asks_for_a_move());
        if matches!(&self.open, Some(Open::Prompt(prompt)) if prompt.asks_for_a_move()) {
            self.open = None;
        }
    }

    /// Takes down the questions for a move that the table does not ask any more; true if one was open.
    pub fn retire(&mut self, prompt_context: &PromptContext) -> bool {
        let stale = self.asks_for_a_move() && self.prompt_context != *prompt_context;
        let open = self.open.is_some();
        if stale {
            self.forget_moves();
        }
        open && self.open.is_none()
    }

    /// Forgets everything but trouble: another game is on the table.
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
    fn trouble_comes_first_and_outlives_the_game() {
        let mut prompts = Prompts::default();
        prompts.ask(Prompt::Welcome, PromptContext::default());
        prompts.trouble(Trouble::saving("The disk is full.".to_owned()));
        assert!(prompts.put_up_next());
        prompts.clear();
        assert!(prompts.put_up_next());
        assert!(matches!(
            prompts.close(),
            Some(Open::Prompt(Prompt::Trouble(_)))
        ));
        assert!(
            !prompts.put_up_next(),
            "the welcome was for the game before"
        );
    }

    #[test]
    fn trouble_is_told_over_the_start_screen_at_once() {
        let mut prompts = Prompts::default();
        prompts.ask(Prompt::Start, PromptContext::default());
        prompts.put_up_next();
        prompts.trouble(Trouble::saving("That file is damaged.".to_owned()));
        assert!(prompts.put_up_next());
        let open = prompts.close();
        assert!(matches!(open, Some(Open::Prompt(Prompt::Trouble(_)))));
        assert!(prompts.put_up_next());
        assert_eq!(prompts.open(), Some(&Open::Prompt(Prompt::Start)));
    }

    #[test]
    fn a_question_comes_again_after_a_box_that_was_opened_over_it() {
        let mut prompts = Prompts::default();
        prompts.ask(kong("RD"), turn());
        prompts.put_up_next();
        prompts.open_now(DialogKind::Setup);
        prompts.close();
        assert!(prompts.put_up_next());
        assert_eq!(prompts.open(), Some(&Open::Prompt(kong("RD"))));
    }

    #[test]
    fn no_question_outlives_what_the_table_asks() {
        let mut prompts = Prompts::default();
        prompts.ask(kong("RD"), turn());
        prompts.ask(kong("GD"), turn());
        prompts.put_up_next();
        prompts.retire(&turn());
        assert!(prompts.is_open());
        assert!(prompts.retire(&PromptContext::default()));
        assert!(!prompts.is_open() && !prompts.put_up_next());
    }
}
