//! The help in the window: contents, index, search and glossary at the left, the page at the right. It covers the whole window; the game is
//! paused meanwhile.

mod columns;
mod keyboard;
mod line;
mod moving;
mod page;
mod side;
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

/// The panes of the left side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
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
    /// By lines.
    Lines(f32),
    /// By window heights.
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
    /// Opens a page.
    Go(String),
    /// Goes back to the previous page in the history; from the first one, leaves the help.
    Back,
    /// Goes forward in the history.
    Forward,
    /// Goes to the parent page.
    Up,
    /// Goes to the next page (true) or the previous one, as in a book.
    Turn(bool),
    /// Shows another pane at the left.
    Side(Side),
    /// Expands or collapses a branch of the tree.
    Toggle(String),
    /// The text of the field of the index or the search has changed.
    Typed(String),
    /// Something was scrolled and needs repainting.
    Moved,
    /// Selects a line of the left side.
    Choose(usize),
    /// Opens the selected line.
    Take,
    /// Closes the pop-up.
    ClosePopUp,
    /// Moves the keyboard focus to the left side (true) or to the page.
    Pane(bool),
    /// Moves the focus to the next link of the page (true) or the previous one.
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

/// What the app should do after a message.
pub enum Action {
    /// Run this task.
    Run(Task<Message>),
    /// Close the help.
    Close,
}

/// A part of the page, ready to be shown: tables are generated, hands are scored.
#[derive(Clone, Debug)]
pub(super) enum Part {
    Text(Block),
    Hand(Result<Box<ScoredHand>, String>),
    /// A picture, its size, and its caption.
    Picture(Handle, Size, Vec<Span>),
}

/// An entry of the history.
#[derive(Clone, Debug, PartialEq)]
struct HistoryEntry {
    topic: String,
    offset: f32,
}

/// The state of the help.
pub struct HelpScreen {
    help: Arc<Help>,
    here: HistoryEntry,
    back: Vec<HistoryEntry>,
    forward: Vec<HistoryEntry>,
    parts: Vec<Part>,
    side: Side,
    opened: HashSet<String>,
    typed: String,
    chosen: Option<usize>,
    /// The left side has the keyboard focus.
    in_side: bool,
    pop_up: Option<String>,
    link: Option<usize>,
    zoom: usize,
    open: bool,
}

impl HelpScreen {
    /// The closed help, at its first page.
    pub fn new(help: Help) -> Self {
        Self {
            help: Arc::new(help),
            here: HistoryEntry {
                topic: ROOT.to_owned(),
                offset: 0.0,
            },
            back: Vec::new(),
            forward: Vec::new(),
            parts: Vec::new(),
            side: Side::Contents,
            opened: HashSet::new(),
            typed: String::new(),
            chosen: None,
            in_side: false,
            pop_up: None,
            link: None,
            zoom: 1,
            open: false,
        }
    }

    /// Whether the help is open.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// The topics and the glossary, for another thread.
    pub fn shared(&self) -> Arc<Help> {
        Arc::clone(&self.help)
    }

    /// The topics and the glossary.
    pub fn text(&self) -> &Help {
        &self.help
    }

    /// The id of the current page.
    pub fn topic(&self) -> &str {
        &self.here.topic
    }

    /// Opens the help at a page, with the values of these rules. The history starts anew, so that Back leaves the help.
    pub fn open_at(&mut self, topic: &str, rules: &RuleSet) -> Task<Message> {
        let was_open = std::mem::replace(&mut self.open, true);
        if !was_open {
            (self.side, self.in_side) = (Side::Contents, false);
        }
        let shown = self.go(topic, rules);
        if !was_open {
            self.back.clear();
            self.forward.clear();
        }
        shown
    }

    /// Opens the search.
    pub fn open_search(&mut self, rules: &RuleSet) -> Task<Message> {
        self.open = true;
        self.show(rules);
        self.turn_side(Side::Search)
    }

    /// Handles a message; tables show the values of `rules`.
    pub fn update(&mut self, message: Message, rules: &RuleSet) -> Action {
        Action::Run(match message {
            Message::Follow(Target::Topic(id)) | Message::Go(id) => self.go(&id, rules),
            Message::Follow(Target::Term(id)) => {
                self.pop_up = Some(id);
                Task::none()
            }
            Message::Back if self.back.is_empty() => return self.close(),
            Message::Back => self.retrace(true, rules),
            Message::Forward => self.retrace(false, rules),
            Message::Up => match self.help.topic(&self.here.topic).map(|t| t.parent.clone()) {
                Some(parent) if !parent.is_empty() => self.go(&parent, rules),
                _ => Task::none(),
            },
            Message::Turn(forward) => {
                let to = self.help.turn(&self.here.topic, forward);
                match to.map(|topic| topic.id.clone()) {
                    Some(id) => self.go(&id, rules),
                    None => Task::none(),
                }
            }
            Message::Side(side) => self.turn_side(side),
            Message::Toggle(id) => {
                if !self.opened.remove(&id) {
                    self.opened.insert(id);
                }
                Task::none()
            }
            Message::Typed(words) => {
                (self.typed, self.in_side) = (words, true);
                self.chosen = (!self.lines().is_empty()).then_some(0);
                Task::none()
            }
            Message::Choose(line) => {
                (self.chosen, self.in_side) = (Some(line), true);
                self.reveal(line)
            }
            Message::Take => match self.chosen.and_then(|at| self.lines().into_iter().nth(at)) {
                Some(line) => {
                    let task = match line.to {
                        Target::Topic(id) => self.go(&id, rules),
                        Target::Term(id) => {
                            self.pop_up = Some(id);
                            Task::none()
                        }
                    };
                    self.in_side = true;
                    task
                }
                None => Task::none(),
            },
            Message::ClosePopUp => {
                self.pop_up = None;
                Task::none()
            }
            Message::Pane(true) if !self.in_side && self.has_field() => {
                self.in_side = true;
                // The next typed letter starts a new word.
                operation::focus(field_id()).chain(operation::select_all(field_id()))
            }
            Message::Pane(side) => {
                self.in_side = side;
                if side && self.chosen.is_none() {
                    self.choose_here();
                }
                Task::none()
            }
            Message::Link(next) => {
                let count = self.links().len();
                let step = |at: usize| if next { at + 1 } else { at + count - 1 };
                let first = if next { 0 } else { count.saturating_sub(1) };
                self.link = (count > 0).then(|| self.link.map_or(first, step) % count);
                self.in_side = false;
                self.show_link()
            }
            Message::Scroll(scroll) => self.scroll(scroll),
            Message::Scrolled(offset) => {
                self.here.offset = offset;
                Task::none()
            }
            Message::Zoom(larger) => {
                let last = ZOOMS.len() - 1;
                self.zoom = if larger {
                    (self.zoom + 1).min(last)
                } else {
                    self.zoom.saturating_sub(1)
                };
                Task::none()
            }
            // Any message causes a repaint.
            Message::Moved => Task::none(),
            Message::Close => return self.close(),
        })
    }

    fn close(&mut self) -> Action {
        (self.open, self.pop_up) = (false, None);
        Action::Close
    }

    /// Prepares the page and selects it in the tree.
    fn show(&mut self, rules: &RuleSet) {
        (self.pop_up, self.link, self.in_side) = (None, None, false);
        let Some(topic) = self.help.topic(&self.here.topic) else {
            return;
        };
        let keys = help_keys();
        let part = |block: &Block| match block {
            Block::Generated(table) => Part::Text(generated(*table, rules, &keys)),
            Block::Hand(text) => Part::Hand(score_hand(text, rules).map(Box::new)),
            Block::Picture(name, words) => picture(name, words),
            block => Part::Text(block.clone()),
        };
        self.parts = topic.blocks.iter().map(part).collect();
        let above = self.help.path(&self.here.topic);
        self.opened
            .extend(above.iter().map(|topic| topic.id.clone()));
        if self.help.children(&self.here.topic).next().is_some() {
            self.opened.insert(self.here.topic.clone());
        }
        if self.side == Side::Contents {
            self.choose_here();
        }
    }

    /// Whether the left side has a text field.
    fn has_field(&self) -> bool {
        matches!(self.side, Side::Index | Side::Search)
    }

    fn choose_here(&mut self) {
        let here = Target::Topic(self.here.topic.clone());
        self.chosen = self.lines().iter().position(|line| line.to == here);
    }

    fn turn_side(&mut self, side: Side) -> Task<Message> {
        if self.side != side {
            self.typed.clear();
        }
        (self.side, self.in_side, self.chosen, self.pop_up) = (side, true, None, None);
        match side {
            Side::Contents => {
                self.choose_here();
                self.reveal_here()
            }
            Side::Glossary => self.to_first_line(),
            Side::Index | Side::Search => {
                operation::focus(field_id()).chain(operation::select_all(field_id()))
            }
        }
    }
}

/// The id of the scrollable page.
fn page_id() -> Id {
    Id::new(say!("help-control-page"))
}

/// A picture of the help; its caption as text if it cannot be drawn.
fn picture(name: &str, words: &[Span]) -> Part {
    let decoded = Help::picture(name).and_then(|bytes| image::load_from_memory(bytes).ok());
    match decoded.map(image::DynamicImage::into_rgba8) {
        Some(picture) => {
            let (width, height) = picture.dimensions();
            let handle = Handle::from_rgba(width, height, picture.into_raw());
            let size = Size::new(width as f32, height as f32);
            Part::Picture(handle, size, words.to_vec())
        }
        None => Part::Text(Block::Paragraph(words.to_vec())),
    }
}

/// The id of the scrollable left side.
fn side_id() -> Id {
    Id::new(say!("help-control-side"))
}

/// The id of the field above the index and the search.
fn field_id() -> Id {
    Id::new(say!("help-control-field"))
}
