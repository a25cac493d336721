//! The help in the window: contents, index, search and glossary at the left, the page at the right. It lies over the whole
//! window; the game waits meanwhile and goes on where it was.

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
use crate::help::hand::{Worth, worth};
use crate::help::markup::{Block, Span, Target};
use crate::help::table::made;
use crate::help::{Help, ROOT};
use engine::rules::RuleSet;
use words::say;

/// The sizes of the text in per cent of the usual one.
const ZOOMS: [u16; 6] = [85, 100, 115, 130, 150, 175];

/// What the left side shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The tree of all pages.
    Contents,
    /// The words of the index.
    Index,
    /// What a search finds.
    Search,
    /// The words of the glossary.
    Glossary,
}

/// How far the page goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scroll {
    /// So many lines.
    Lines(f32),
    /// So many heights of the window.
    Pages(f32),
    /// To the start.
    Start,
    /// To the end.
    End,
}

/// What is done in the help.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// A link is followed.
    Follow(Target),
    /// A page is opened.
    Go(String),
    /// To the page before, as one came; from the first one out of the help.
    Back,
    /// Forward again.
    Forward,
    /// To the page above.
    Up,
    /// To the next page, or the one before, as in a book.
    Turn(bool),
    /// The left side shows something else.
    Side(Side),
    /// A branch of the tree is opened or closed.
    Toggle(String),
    /// Words are typed above the index or the search.
    Typed(String),
    /// What scrolls was moved, and is to be drawn.
    Moved,
    /// A line of the left side is chosen.
    Choose(usize),
    /// The chosen line is opened.
    Take,
    /// The pop-up closes.
    ClosePopUp,
    /// The keyboard goes to the left side, or back to the page.
    Pane(bool),
    /// The next link of the page, or the one before.
    Link(bool),
    /// The page moves.
    Scroll(Scroll),
    /// The page has moved so far.
    Scrolled(f32),
    /// The text becomes larger or smaller.
    Zoom(bool),
    /// The help closes.
    Close,
}

/// What the help wants of the app.
pub enum Action {
    /// It goes on; this is to be done.
    Run(Task<Message>),
    /// The help closes.
    Close,
}

/// A part of the page as it is shown: tables made, hands scored.
#[derive(Clone, Debug)]
pub(super) enum Part {
    Text(Block),
    Hand(Result<Box<Worth>, String>),
    /// A picture, its size, and what it shows.
    Picture(Handle, Size, Vec<Span>),
}

/// Where one was.
#[derive(Clone, Debug, PartialEq)]
struct Place {
    topic: String,
    offset: f32,
}

/// The state of the help.
pub struct HelpScreen {
    help: Arc<Help>,
    here: Place,
    back: Vec<Place>,
    forward: Vec<Place>,
    parts: Vec<Part>,
    side: Side,
    opened: HashSet<String>,
    typed: String,
    chosen: Option<usize>,
    /// The keyboard is at the left side.
    in_side: bool,
    pop_up: Option<String>,
    link: Option<usize>,
    zoom: usize,
    open: bool,
}

impl HelpScreen {
    /// The help, closed, at its first page.
    pub fn new(help: Help) -> Self {
        Self {
            help: Arc::new(help),
            here: Place {
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

    /// Whether it is open.
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

    /// The id of the page that is shown.
    pub fn topic(&self) -> &str {
        &self.here.topic
    }

    /// Opens it at a page, with the values of these rules. The way back leads out of it again, not to what was read another time.
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

    /// Opens it to search.
    pub fn open_search(&mut self, rules: &RuleSet) -> Task<Message> {
        self.open = true;
        self.show(rules);
        self.turn_side(Side::Search)
    }

    /// Takes what was done; `rules` say what the tables show.
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
                // What is typed now is another word.
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
            // A message is enough for that.
            Message::Moved => Task::none(),
            Message::Close => return self.close(),
        })
    }

    fn close(&mut self) -> Action {
        (self.open, self.pop_up) = (false, None);
        Action::Close
    }

    /// Makes the page ready and finds it in the tree.
    fn show(&mut self, rules: &RuleSet) {
        (self.pop_up, self.link, self.in_side) = (None, None, false);
        let Some(topic) = self.help.topic(&self.here.topic) else {
            return;
        };
        let keys = help_keys();
        let part = |block: &Block| match block {
            Block::Generated(table) => Part::Text(made(*table, rules, &keys)),
            Block::Hand(text) => Part::Hand(worth(text, rules).map(Box::new)),
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

    /// Whether words can be typed above the list.
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

/// What scrolls the page.
fn page_id() -> Id {
    Id::new(say!("help-help-page"))
}

/// A picture of the help as it is drawn; what it shows in words if it cannot be.
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

/// What scrolls the left side.
fn side_id() -> Id {
    Id::new(say!("help-help-side"))
}

/// The field above the index and the search.
fn field_id() -> Id {
    Id::new(say!("help-help-field"))
}
