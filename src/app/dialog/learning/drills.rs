//! The drills: four exercises on tabs, each with immediate feedback and a tally, and a page of puzzles taken from play.

mod puzzles;
#[cfg(test)]
mod tests;
mod view;

use std::sync::LazyLock;

use iced::widget::image::Handle;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::widget::{Form, Look, tabs_width};
use coach::lesson::drill::{AfterDiscard, Kind, Question, Tally, is_as_good};
use coach::puzzle::{Overview, PuzzleFilter};
use engine::rules::RuleSet;
use engine::tiles::Tile;
use storage::settings::BuiltIn;
use tileset::{Face, TileSet, Turn};
use words::say;

/// Width of the picture of the tile to name, in pixels; enough for a large window.
const PICTURE_WIDTH: u32 = 216;

/// Height of the body of all pages, in units.
const HEIGHT: f32 = 420.0;

/// The built-in tile set without numbers; `None` if it cannot be read.
static UNNUMBERED: LazyLock<Option<TileSet>> =
    LazyLock::new(|| TileSet::builtin(BuiltIn::Plain).ok());

/// The dialog's state.
pub struct Drills {
    rules: RuleSet,
    rng: ChaCha8Rng,
    kind: Kind,
    question: Question,
    /// The results of each kind of drill, including earlier sessions.
    tally: [Tally; 4],
    /// Whether the puzzle page is shown instead of a drill.
    at_puzzles: bool,
    /// The puzzles available.
    puzzles: Overview,
    /// Filter for the next puzzle session.
    filter: PuzzleFilter,
    /// The picture of the tile to name, without the number that would give the answer away.
    picture: Option<Handle>,
    /// Indices of the chosen tiles, names or lines.
    chosen: Vec<usize>,
    /// Whether the answer is right; `None` before it is given.
    judged: Option<bool>,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// Switches to another drill.
    Kind(Kind),
    /// Switches to the puzzle page.
    Puzzles,
    /// Sets the filter for the next puzzle session.
    Filter(PuzzleFilter),
    /// Starts a puzzle session.
    Begin,
    /// Chooses the tile, name or line at this index, or takes the choice back.
    Choose(usize),
    /// Submits the answer.
    Check,
    /// Moves to the next question.
    Next,
    /// Closes the dialog.
    Close,
    /// Opens this dialog's help page.
    Help,
}

impl Drills {
    /// Opens the drills with a first question and the available puzzles. Equal seeds give equal questions.
    pub fn new(rules: &RuleSet, tally: [Tally; 4], puzzles: Overview, seed: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let level = tally[0].level();
        let question = Question::new(Kind::Name, level, rules, &mut rng);
        Self {
            picture: picture_to_name(&question),
            question,
            rules: rules.clone(),
            rng,
            kind: Kind::Name,
            tally,
            at_puzzles: false,
            puzzles,
            filter: PuzzleFilter::default(),
            chosen: Vec::new(),
            judged: None,
        }
    }

    /// The same dialog, opened at the puzzle page.
    pub fn at_puzzles(self) -> Self {
        Self {
            at_puzzles: true,
            ..self
        }
    }

    /// Asks a new question of the current kind, as difficult as the tally says.
    fn ask(&mut self) {
        let level = self.tally[self.kind as usize].level();
        self.question = Question::new(self.kind, level, &self.rules, &mut self.rng);
        self.picture = picture_to_name(&self.question);
        self.chosen.clear();
        self.judged = None;
    }

    /// The tiles offered as answers, if the question offers tiles.
    fn offered(&self) -> Vec<Tile> {
        match &self.question {
            Question::Name { choices, .. } => choices.clone(),
            Question::Waits { .. } => Tile::plain().collect(),
            Question::Discard { stake, .. } => stake.iter().collect(),
            Question::Score(_) => Vec::new(),
        }
    }

    /// Whether the answer can have several choices, and is submitted when it is complete.
    fn takes_several(&self) -> bool {
        matches!(self.question, Question::Waits { .. } | Question::Score(_))
    }

    /// Chooses the tile, name or line at this index, or takes the choice back. If the answer can have only one choice, that is judged at once.
    fn choose(&mut self, place: usize) {
        if self.judged.is_some() {
            return;
        }
        if !self.takes_several() {
            self.chosen = vec![place];
            self.check();
        } else if let Some(at) = self.chosen.iter().position(|chosen| *chosen == place) {
            self.chosen.remove(at);
        } else {
            self.chosen.push(place);
        }
    }

    /// Judges the answer and adds it to the tally, once for each question.
    fn check(&mut self) {
        if self.judged.is_some() {
            return;
        }
        let offered = self.offered();
        let tiles: Vec<Tile> = self
            .chosen
            .iter()
            .filter_map(|at| offered.get(*at).copied())
            .collect();
        let is_right = match &self.question {
            Question::Name { tile, .. } => tiles == [*tile],
            Question::Waits { waits, .. } => {
                tiles.len() == waits.len() && waits.iter().all(|tile| tiles.contains(tile))
            }
            Question::Discard { options, .. } => {
                let own = options.iter().find(|option| tiles == [option.tile]);
                own.is_some_and(|own: &AfterDiscard| is_as_good(own, &options[0]))
            }
            Question::Score(question) => {
                let lines = 0..question.candidates.len();
                let ticked: Vec<bool> = lines.map(|at| self.chosen.contains(&at)).collect();
                question.is_correct(&ticked)
            }
        };
        self.tally[self.kind as usize].record(is_right);
        self.judged = Some(is_right);
    }
}

/// The picture of the tile to name, from the set without numbers, if the question asks for a name.
fn picture_to_name(question: &Question) -> Option<Handle> {
    let Question::Name { tile, .. } = question else {
        return None;
    };
    let set = UNNUMBERED.as_ref()?;
    let picture = set.face(Face::from(*tile), PICTURE_WIDTH, Turn::Upright);
    Some(Handle::from_rgba(
        picture.width,
        picture.height,
        picture.rgba,
    ))
}

impl DialogContent for Drills {
    type Message = Message;

    fn title(&self) -> String {
        say!("drills-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Kind(kind) => {
                self.at_puzzles = false;
                self.kind = kind;
                self.ask();
            }
            Message::Puzzles => self.at_puzzles = true,
            Message::Filter(filter) => self.filter = filter,
            Message::Begin => return Some(Reply::Solve(self.filter)),
            Message::Choose(place) => self.choose(place),
            Message::Check => self.check(),
            Message::Next => self.ask(),
            Message::Close => return Some(Reply::DrillsFinished(self.tally)),
            Message::Help if self.at_puzzles => return Some(Reply::Help("puzzles")),
            Message::Help => return Some(Reply::Help("drills")),
        }
        None
    }

    fn size(&self, look: Look<'_>) -> DialogSize {
        DialogSize::middle(tabs_width(look, &view::labels()).max(640.0))
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        self.layout(form)
    }
}
