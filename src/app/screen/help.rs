//! The help in the window: a left pane with contents, index, search or glossary, and the page at the right. It covers the whole window, and a
//! local game is paused meanwhile.

mod columns;
mod description;
mod keyboard;
mod left_pane;
mod line;
mod navigation;
mod page;
mod view;

use std::collections::HashSet;
use std::sync::Arc;

use iced::advanced::image::Handle;
use iced::advanced::widget::Id;
use iced::widget::operation;
use iced::{Size, Task};

use crate::app::input::menu::help_keys;
use crate::help::hand::{ScoredHand, score_hand};
use crate::help::markup::{Block, Span, Target};
use crate::help::table::generated;
use crate::help::{Help, ROOT};
use engine::rules::RuleSet;
use words::say;

/// The text sizes, in percent of the usual one.
const ZOOMS: [u16; 6] = [85, 100, 115, 130, 150, 175];

/// What the left pane shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pane {
    /// The tree of all pages.
    Contents,
    /// The index.
    Index,
    /// The search.
    Search,
    /// The glossary.
    Glossary,
}

/// How far to scroll the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scroll {
    /// By lines of a fixed height.
    Lines(f32),
    /// By pages of a fixed height, whatever the height of the window.
    Pages(f32),
    /// To the start.
    Start,
    /// To the end.
    End,
}

/// A message of the help.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// Follows a link.
    Follow(Target),
    /// Opens the page with this id.
    OpenPage(String),
    /// Goes back to the previous page in the history; from the first one, leaves the help.
    Back,
    /// Goes forward in the history.
    Forward,
    /// Goes to the parent page.
    Up,
    /// Turns to the next page (true) or the previous one, as in a book.
    Turn(bool),
    /// Shows something else in the left pane.
    ShowPane(Pane),
    /// Expands or collapses a branch of the tree.
    Toggle(String),
    /// The text of the field of the index or the search has changed.
    Typed(String),
    /// Something was scrolled by an operation, which does not cause a repaint.
    Repaint,
    /// Selects a line of the left pane.
    Select(usize),
    /// Opens the page or term of the selected line.
    OpenSelected,
    /// Closes the pop-up.
    ClosePopUp,
    /// Moves the keyboard focus to the left pane (true) or to the page.
    FocusLeft(bool),
    /// Moves the focus to the next link of the page (true), or to the previous one.
    Link(bool),
    /// Scrolls the page.
    Scroll(Scroll),
    /// The page was scrolled to this offset.
    Scrolled(f32),
    /// Makes the text larger (true) or smaller.
    Zoom(bool),
    /// Closes the help.
    Close,
}

/// What the app does after a message.
pub enum Action {
    /// Run this task.
    Run(Task<Message>),
    /// Close the help.
    Close,
}

/// A part of the page, ready to be shown: tables have been generated, and hands scored.
#[derive(Clone, Debug)]
pub(super) enum Part {
    /// A block of text.
    Text(Block),
    /// A scored hand, or why it cannot be scored.
    Hand(Result<Box<ScoredHand>, String>),
    /// A picture, its size, and its caption.
    Picture(Handle, Size, Vec<Span>),
}

/// An entry of the history.
#[derive(Clone, Debug, PartialEq)]
struct HistoryEntry {
    /// The id of the page.
    topic: String,
    /// How far the page is scrolled, in pixels.
    offset: f32,
}

/// The state of the help.
pub struct HelpScreen {
    help: Arc<Help>,
    current: HistoryEntry,
    back: Vec<HistoryEntry>,
    forward: Vec<HistoryEntry>,
    /// The parts of the current page.
    parts: Vec<Part>,
    /// What the left pane shows.
    pane: Pane,
    /// The ids of the expanded branches of the tree.
    expanded: HashSet<String>,
    /// The text in the field of the index or the search.
    typed: String,
    /// The selected line of the left pane.
    selected: Option<usize>,
    /// Whether the left pane has the keyboard focus, and not the page.
    left_focused: bool,
    /// The id of the glossary term in the pop-up.
    pop_up: Option<String>,
    /// The number of the link with the keyboard focus, in the order of `links`.
    focused_link: Option<usize>,
    /// The text size, as an index into `ZOOMS`.
    zoom: usize,
    is_open: bool,
}

impl HelpScreen {
    /// The closed help, at its first page.
    pub fn new(help: Help) -> Self {
        Self {
            help: Arc::new(help),
            current: HistoryEntry {
                topic: ROOT.to_owned(),
                offset: 0.0,
            },
            back: Vec::new(),
            forward: Vec::new(),
            parts: Vec::new(),
            pane: Pane::Contents,
            expanded: HashSet::new(),
            typed: String::new(),
            selected: None,
            left_focused: false,
            pop_up: None,
            focused_link: None,
            zoom: 1,
            is_open: false,
        }
    }

    /// Whether the help is open.
    pub fn is_open(&self) -> bool {
        self.is_open
    }

    /// The topics and the glossary, to be used on another thread.
    pub fn shared(&self) -> Arc<Help> {
        Arc::clone(&self.help)
    }

    /// The topics and the glossary.
    pub fn content(&self) -> &Help {
        &self.help
    }

    /// The id of the current page.
    pub fn topic(&self) -> &str {
        &self.current.topic
    }

    /// Opens the help at a page, with the values of these rules. If the help was closed the history starts anew, so that Back leaves the help.
    pub fn open_at(&mut self, topic: &str, rules: &RuleSet) -> Task<Message> {
        if !self.is_open {
            (self.pane, self.left_focused) = (Pane::Contents, false);
        }
        let shown = self.go(topic, rules);
        self.begin_history();
        shown
    }

    /// Opens the search. If the help was closed the history starts anew.
    pub fn open_search(&mut self, rules: &RuleSet) -> Task<Message> {
        self.begin_history();
        self.prepare_page(rules);
        self.show_pane(Pane::Search)
    }

    /// Opens the help at the current page. If it was closed the history starts there.
    fn begin_history(&mut self) {
        if !std::mem::replace(&mut self.is_open, true) {
            self.back.clear();
            self.forward.clear();
        }
    }

    /// Handles a message; tables show the values of `rules`.
    pub fn update(&mut self, message: Message, rules: &RuleSet) -> Action {
        Action::Run(match message {
            Message::Follow(Target::Topic(id)) | Message::OpenPage(id) => self.go(&id, rules),
            Message::Follow(Target::Term(id)) => {
                self.pop_up = Some(id);
                Task::none()
            }
            Message::Back if self.back.is_empty() => return self.close(),
            Message::Back => self.move_in_history(true, rules),
            Message::Forward => self.move_in_history(false, rules),
            Message::Up => match self
                .help
                .topic(&self.current.topic)
                .map(|t| t.parent.clone())
            {
                Some(parent) if !parent.is_empty() => self.go(&parent, rules),
                _ => Task::none(),
            },
            Message::Turn(forward) => {
                let neighbour = self.help.turn(&self.current.topic, forward);
                match neighbour.map(|topic| topic.id.clone()) {
                    Some(id) => self.go(&id, rules),
                    None => Task::none(),
                }
            }
            Message::ShowPane(pane) => self.show_pane(pane),
            Message::Toggle(id) => {
                if !self.expanded.remove(&id) {
                    self.expanded.insert(id);
                }
                Task::none()
            }
            Message::Typed(words) => {
                (self.typed, self.left_focused) = (words, true);
                self.selected = (!self.lines().is_empty()).then_some(0);
                Task::none()
            }
            Message::Select(line) => {
                (self.selected, self.left_focused) = (Some(line), true);
                self.reveal(line)
            }
            Message::OpenSelected => match self
                .selected
                .and_then(|at| self.lines().into_iter().nth(at))
            {
                Some(line) => {
                    let task = match line.to {
                        Target::Topic(id) => self.go(&id, rules),
                        Target::Term(id) => {
                            self.pop_up = Some(id);
                            Task::none()
                        }
                    };
                    self.left_focused = true;
                    task
                }
                None => Task::none(),
            },
            Message::ClosePopUp => {
                self.pop_up = None;
                Task::none()
            }
            Message::FocusLeft(true) if !self.left_focused && self.has_field() => {
                self.left_focused = true;
                // The next typed letter replaces the text.
                operation::focus(field_id()).chain(operation::select_all(field_id()))
            }
            Message::FocusLeft(focused) => {
                self.left_focused = focused;
                if focused && self.selected.is_none() {
                    self.select_current();
                }
                Task::none()
            }
            Message::Link(next) => {
                let count = self.links().len();
                let step = |at: usize| if next { at + 1 } else { at + count - 1 };
                let first = if next { 0 } else { count.saturating_sub(1) };
                self.focused_link =
                    (count > 0).then(|| self.focused_link.map_or(first, step) % count);
                self.left_focused = false;
                self.show_link()
            }
            Message::Scroll(scroll) => self.scroll(scroll),
            Message::Scrolled(offset) => {
                self.current.offset = offset;
                Task::none()
            }
            Message::Zoom(larger) => {
                let step = if larger { 1 } else { -1 };
                let zoom = self.zoom.saturating_add_signed(step);
                self.zoom = zoom.min(ZOOMS.len() - 1);
                Task::none()
            }
            // Every message causes a repaint.
            Message::Repaint => Task::none(),
            Message::Close => return self.close(),
        })
    }

    /// Closes the help and its pop-up.
    fn close(&mut self) -> Action {
        (self.is_open, self.pop_up) = (false, None);
        Action::Close
    }

    /// Prepares the current page, gives it the keyboard focus, expands its branch of the tree, and selects it there if the tree is shown.
    fn prepare_page(&mut self, rules: &RuleSet) {
        (self.pop_up, self.focused_link, self.left_focused) = (None, None, false);
        let Some(topic) = self.help.topic(&self.current.topic) else {
            return;
        };
        let keys = help_keys();
        let part = |block: &Block| match block {
            Block::Generated(table) => Part::Text(generated(*table, rules, &keys)),
            Block::Hand(text) => Part::Hand(score_hand(text, rules).map(Box::new)),
            Block::Picture(name, words) => page::picture(name, words),
            block => Part::Text(block.clone()),
        };
        self.parts = topic.blocks.iter().map(part).collect();
        let ancestors = self.help.path(&self.current.topic);
        self.expanded
            .extend(ancestors.iter().map(|topic| topic.id.clone()));
        if self.help.children(&self.current.topic).next().is_some() {
            self.expanded.insert(self.current.topic.clone());
        }
        if self.pane == Pane::Contents {
            self.select_current();
        }
    }

    /// Whether the left pane has a text field.
    fn has_field(&self) -> bool {
        matches!(self.pane, Pane::Index | Pane::Search)
    }

    /// Selects the line of the current page, if there is one.
    fn select_current(&mut self) {
        let current = Target::Topic(self.current.topic.clone());
        self.selected = self.lines().iter().position(|line| line.to == current);
    }

    /// Shows a pane and gives it the keyboard focus. The typed text is kept only if the pane was already shown.
    fn show_pane(&mut self, pane: Pane) -> Task<Message> {
        if self.pane != pane {
            self.typed.clear();
        }
        (self.pane, self.left_focused, self.selected, self.pop_up) = (pane, true, None, None);
        match pane {
            Pane::Contents => {
                self.select_current();
                self.reveal_current()
            }
            Pane::Glossary => self.to_first_line(),
            Pane::Index | Pane::Search => {
                operation::focus(field_id()).chain(operation::select_all(field_id()))
            }
        }
    }
}

/// The id of the scrollable page.
fn page_id() -> Id {
    Id::new(say!("help-control-page"))
}

/// The id of the scrollable list in the left pane.
fn left_pane_id() -> Id {
    Id::new(say!("help-control-side"))
}

/// The id of the field above the index and the search.
fn field_id() -> Id {
    Id::new(say!("help-control-field"))
}
