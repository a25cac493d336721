//! The drills: four exercises behind tabs, each answer judged at once, with a tally; and what there is to solve of positions from play.

mod puzzles;
#[cfg(test)]
mod tests;
mod view;

use std::sync::LazyLock;

use iced::widget::image::Handle;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::app::dialog::{DialogLayout, Reply, Screen};
use crate::app::widget::Form;
use crate::tileset::{Face, TileSet, Turn};
use coach::lesson::drill::{Kind, Question, Tally, Worth, is_as_good};
use coach::puzzle::{Overview, PuzzleFilter};
use engine::rules::RuleSet;
use engine::tiles::Tile;
use storage::settings::BuiltIn;
use words::say;

/// The width of the tile to be named, in pixels: fine enough for a large window.
const FINE: u32 = 216;

/// The tiles without numbers that are part of the program.
static UNNUMBERED: LazyLock<Option<TileSet>> =
    LazyLock::new(|| TileSet::builtin(BuiltIn::Plain).ok());

/// The box.
pub struct Drills {
    rules: RuleSet,
    chance: ChaCha8Rng,
    kind: Kind,
    question: Question,
    tally: [Tally; 4],
    /// The page of the puzzles is on show, not a drill.
    at_puzzles: bool,
    /// What there is to solve.
    puzzles: Overview,
    /// What a sitting is to be about.
    filter: PuzzleFilter,
    /// The tile to be named, without a number, which would say what is asked for.
    face: Option<Handle>,
    /// The tiles or lines that are chosen.
    chosen: Vec<usize>,
    /// Whether the answer was right, once it is given.
    judged: Option<bool>,
}

/// What its controls say.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// Another drill.
    Kind(Kind),
    /// The puzzles.
    Puzzles,
    /// A sitting is to be about this.
    Filter(PuzzleFilter),
    /// Begins a sitting of puzzles.
    Begin,
    /// A tile, a name or a line is chosen, by its place.
    Choose(usize),
    /// The answer is given.
    Check,
    /// The next question.
    Next,
    /// The box closes.
    Close,
    /// Opens the page of the help about this box.
    Help,
}

impl Drills {
    /// The box with a first question and what there is to solve; chance comes from the seed.
    pub fn new(rules: &RuleSet, tally: [Tally; 4], puzzles: Overview, seed: u64) -> Self {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let level = tally[0].level();
        let question = Question::new(Kind::Name, level, rules, &mut chance);
        Self {
            face: face(&question),
            question,
            rules: rules.clone(),
            chance,
            kind: Kind::Name,
            tally,
            at_puzzles: false,
            puzzles,
            filter: PuzzleFilter::default(),
            chosen: Vec::new(),
            judged: None,
        }
    }

    /// The same box at the page of the puzzles.
    pub fn at_puzzles(self) -> Self {
        Self {
            at_puzzles: true,
            ..self
        }
    }

    fn ask(&mut self) {
        let level = self.tally[self.kind as usize].level();
        self.question = Question::new(self.kind, level, &self.rules, &mut self.chance);
        self.face = face(&self.question);
        self.chosen.clear();
        self.judged = None;
    }

    /// The tiles that can be chosen, if tiles are.
    fn offered(&self) -> Vec<Tile> {
        match &self.question {
            Question::Name { choices, .. } => choices.clone(),
            Question::Waits { .. } => Tile::plain().collect(),
            Question::Discard { stake, .. } => stake.iter().collect(),
            Question::Score(_) => Vec::new(),
        }
    }

    /// Whether one chooses several things before the answer is given.
    fn is_many(&self) -> bool {
        matches!(self.question, Question::Waits { .. } | Question::Score(_))
    }

    fn choose(&mut self, place: usize) {
        if self.judged.is_some() {
            return;
        }
        if !self.is_many() {
            self.chosen = vec![place];
            self.check();
        } else if let Some(at) = self.chosen.iter().position(|own| *own == place) {
            self.chosen.remove(at);
        } else {
            self.chosen.push(place);
        }
    }

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
        let right = match &self.question {
            Question::Name { tile, .. } => tiles == [*tile],
            Question::Waits { waits, .. } => {
                tiles.len() == waits.len() && waits.iter().all(|tile| tiles.contains(tile))
            }
            Question::Discard { worth, .. } => {
                let own = worth.iter().find(|worth| tiles == [worth.tile]);
                own.is_some_and(|own: &Worth| is_as_good(own, &worth[0]))
            }
            Question::Score(question) => {
                let lines = 0..question.candidates.len();
                let ticked: Vec<bool> = lines.map(|at| self.chosen.contains(&at)).collect();
                question.is_right(&ticked)
            }
        };
        self.tally[self.kind as usize].note(right);
        self.judged = Some(right);
    }
}

/// The tile to be named, if one is, of the set without numbers.
fn face(question: &Question) -> Option<Handle> {
    let Question::Name { tile, .. } = question else {
        return None;
    };
    let set = UNNUMBERED.as_ref()?;
    let picture = set.face(Face::from(*tile), FINE, Turn::Upright);
    Some(Handle::from_rgba(
        picture.width,
        picture.height,
        picture.rgba,
    ))
}

impl Screen for Drills {
    type Message = Message;

    fn title(&self) -> String {
        say!("drills-drills").to_owned()
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
            Message::Close => return Some(Reply::Drilled(self.tally)),
            Message::Help if self.at_puzzles => return Some(Reply::Help("puzzles")),
            Message::Help => return Some(Reply::Help("drills")),
        }
        None
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a, Message> {
        self.sheet(form)
    }
}
