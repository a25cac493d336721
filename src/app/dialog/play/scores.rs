//! The Scores dialog at the end of a hand: for each player a page with the scoring rows and their tiles, and a page with the totals.

mod buttons;
mod calculation;
mod figure;
mod fit;
mod hindsight;
mod letters;
mod row;
mod sheet;
mod totals;
mod uncounted;

pub use figure::Figure;
use fit::Fit;
use hindsight::LookBack;
use letters::with_letters;
use row::Row;

use std::sync::Arc;

use iced::widget::column;
use iced::{Padding, Task};

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::widget::{Form, Look, Tab, footer_width, tabs};
use crate::presenter::{Command, DialogEvent};
use coach::hindsight::Hindsight;
use engine::rules::{Payment, RowId, RuleSet, Settlement, Source};
use engine::table::{DealEnd, Outcome, SeatView};
use engine::tiles::{BySeat, Meld, Seat, Tile};
use players::Character;
use wording::{Named, TileWording, person};
use words::say;

/// The dialog's state.
pub struct Scores {
    /// The seat on the first page; the others follow counter-clockwise.
    viewer: Seat,
    /// The seat addressed as "you".
    listener: Option<Seat>,
    names: BySeat<String>,
    /// The character in each seat, if any.
    characters: BySeat<Option<&'static Character>>,
    winner: Seat,
    winning_tile: Tile,
    /// How the winning tile was obtained.
    source: Source,
    /// From whom, for a discard or a robbed kong.
    from: Option<Seat>,
    /// The seat that was East in this hand.
    east: Seat,
    /// The rules used for scoring.
    rules: Arc<RuleSet>,
    /// The score of each hand.
    outcomes: BySeat<Option<Outcome>>,
    /// The melds that each player had laid out.
    laid_out: BySeat<Vec<Meld>>,
    /// `None` if the hand was not settled, because all hands were visible, or is not settled yet.
    settlement: Option<Settlement>,
    /// The payments that make up the settlement.
    payments: Vec<Payment>,
    /// The number on the Totals page that is explained: the one under the pointer, or the one chosen by keyboard.
    explained: Option<Figure>,
    /// The players' scores after this hand.
    new_scores: BySeat<i64>,
    /// The number of the hand and its round.
    hand_heading: String,
    /// Index of the shown page, see `Message::Page`.
    page: usize,
    shows_near_misses: bool,
    /// The row whose rule is explained.
    explained_row: Option<Row>,
    /// Sentences of the help about the special hands in the scores.
    special_hands: Vec<(RowId, String)>,
    /// In a lesson: the heading of its step, and its text. The lesson goes on instead of a next hand.
    lesson: Option<(String, &'static str)>,
    /// A note about the hand: the result of checking its deal's seal, that it isn't rated, or why the player's claim of the last tile didn't
    /// count.
    remark: Option<String>,
    /// Whether this was the last hand of its game.
    is_last: bool,
    /// What the player did well in a lost hand and what to try.
    look_back: LookBack,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// Shows this page: 0 to 3 are the players from the viewer on, 4 the totals.
    Page(usize),
    /// Shows or hides the near misses.
    NearMisses,
    /// Shows or hides a sentence about the rule of this row of the sheet.
    ExplainRow(Row),
    /// Opens the help about the rule of this row.
    OpenRule(Row),
    /// Explains this number on the Totals page.
    ExplainFigure(Figure),
    /// Explains the next number.
    NextFigure,
    /// The pointer left this number.
    LeaveFigure(Figure),
    /// Opens the review of the hand.
    Review,
    /// Saves the hand as text.
    SaveText,
    /// Starts the next hand, or shows the final scores after the last one.
    Ok,
    /// Closes the dialog: the hand stays on the table, or the lesson goes on.
    Cancel,
    /// Opens this dialog's help page.
    Help,
    /// The lost hand has been judged, unless it could not be.
    LookedBack(Option<Box<Hindsight>>),
}

/// Maximum width of a name on a tab if the four together need more than four times this width, in units.
const NAME: f32 = 92.0;

/// Index of the Totals page.
const TOTALS: usize = 4;

impl Scores {
    /// Opens the dialog at the winner's page; `None` if the hand is not over or nobody went Mah Jongg.
    pub fn new(view: &SeatView, names: &BySeat<String>, listener: Option<Seat>) -> Option<Self> {
        let Some(DealEnd::MahJong {
            winner,
            tile,
            source,
            from,
            settlement,
            ..
        }) = &view.end
        else {
            return None;
        };
        let viewer = view.seat();
        let outcomes = BySeat::from_fn(|seat| view.players[seat].outcome.clone());
        let hand_values = BySeat::from_fn(|seat| outcomes[seat].as_ref().map_or(0, Outcome::total));
        let discarder = from.filter(|_| *source == Source::Discard);
        let cannon = settlement.as_ref().and_then(|settlement| settlement.cannon);
        let payments = view
            .rules
            .payments(&hand_values, *winner, view.east, discarder, cannon);
        Some(Self {
            viewer,
            listener,
            names: BySeat::from_fn(|seat| {
                if Some(seat) == listener {
                    say!("label-you").to_owned()
                } else {
                    names[seat].clone()
                }
            }),
            characters: BySeat::default(),
            winner: *winner,
            winning_tile: *tile,
            source: *source,
            from: *from,
            east: view.east,
            rules: Arc::clone(&view.rules),
            outcomes,
            laid_out: BySeat::from_fn(|seat| view.players[seat].melds.clone()),
            settlement: settlement.as_deref().cloned(),
            payments: payments.collect(),
            explained: None,
            new_scores: view.scores,
            hand_heading: say!(
                "scores-heading",
                deal_number = view.deal_number,
                round_wind = view.round_wind.noun()
            ),
            page: viewer.steps_to(*winner),
            shows_near_misses: false,
            explained_row: None,
            special_hands: Vec::new(),
            lesson: None,
            remark: None,
            is_last: view.game_over,
            look_back: LookBack::None,
        })
    }

    /// Adapts the dialog to a lesson, if there is one: shows the heading and text of the lesson's card, which the dialog would cover, and
    /// leaves out near misses.
    pub fn in_lesson(mut self, lesson: Option<(String, &'static str)>) -> Self {
        for seat in Seat::ALL.into_iter().filter(|_| lesson.is_some()) {
            if let Some(Outcome::Ours(score)) = &mut self.outcomes[seat] {
                Arc::make_mut(score).near_misses.clear();
            }
        }
        Self { lesson, ..self }
    }

    /// Adds a note about the hand.
    pub fn with_remark(self, remark: Option<String>) -> Self {
        Self { remark, ..self }
    }

    /// Adds the portraits of these characters.
    pub fn with_characters(self, characters: BySeat<Option<&'static Character>>) -> Self {
        Self { characters, ..self }
    }

    /// Turns to a page, or to the last one if the index is too large; see `Message::Page`.
    fn turn_to(&mut self, page: usize) {
        self.page = page.min(TOTALS);
        self.explained_row = None;
    }

    /// The seats in the order of the pages: the viewer, right, opposite, left.
    fn order(&self) -> [Seat; 4] {
        [0, 1, 2, 3].map(|places| self.viewer.plus(places))
    }
}

impl Scores {
    /// How the pages fit into the window.
    fn fit(&self, look: Look<'_>) -> Fit {
        let lesson = self.lesson.as_ref().map(|(_, words)| *words);
        let back = if self.looks_back() {
            hindsight::HEIGHT
        } else {
            0.0
        };
        Fit::of(&self.outcomes, lesson, back, look)
    }
}

impl DialogContent for Scores {
    type Message = Message;

    fn title(&self) -> String {
        let you = Some(self.winner) == self.listener;
        let who = person(&self.names[self.winner]);
        let tile = self.winning_tile.noun();
        let other = match self.from {
            Some(seat) if Some(seat) == self.listener => "you",
            Some(_) => "known",
            None => "unknown",
        };
        let from = person(self.from.map_or("", |seat| self.names[seat].as_str()));
        match self.source {
            Source::Wall => say!("scores-drawn", you, who, tile),
            Source::Loose => say!("scores-loose", you, who, tile),
            Source::Discard => say!("scores-discarded", you, who, tile, other, from),
            Source::Snatch => say!("scores-snatched", you, who, tile, other, from),
        }
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Page(page) => self.turn_to(page),
            Message::ExplainFigure(figure) => self.explained = Some(figure),
            Message::NextFigure => self.explained = self.figure_after(self.explained),
            Message::LeaveFigure(figure) => drop(self.explained.take_if(|shown| *shown == figure)),
            Message::NearMisses => self.shows_near_misses = !self.shows_near_misses,
            Message::ExplainRow(row) => {
                self.explained_row = (self.explained_row != Some(row)).then_some(row);
            }
            Message::OpenRule(row) => return Some(Reply::Explain(self.topic(row)?.to_owned())),
            Message::Ok => return Some(Reply::Run(Command::NextHand)),
            Message::SaveText => return Some(Reply::SaveHand),
            Message::Review => return Some(Reply::ReviewScores(self.page)),
            Message::Cancel => return Some(Reply::Close),
            Message::Help if self.page == TOTALS => return Some(Reply::Help("box-totals")),
            Message::Help => return Some(Reply::Help("box-scores")),
            Message::LookedBack(hindsight) => return self.look_back(hindsight),
        }
        None
    }

    fn load(&mut self) -> Task<Message> {
        self.judge_lost_hand()
    }

    fn notify(&mut self, event: DialogEvent) -> Task<Message> {
        if let DialogEvent::ScoresPage(page) = event {
            self.turn_to(page);
        }
        Task::none()
    }

    fn size(&self, look: Look<'_>) -> DialogSize {
        let needed = footer_width(look, &self.button_labels());
        DialogSize::middle(needed.max(660.0))
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let (order, fit) = (self.order(), self.fit(form.look));
        let [you, right, opposite, left] = self.shown_names(form.look);
        let pages = [&you, &right, &opposite, &left, say!("scores-totals")];
        let labels = with_letters(pages, &self.button_labels());
        let pages: Vec<Tab<Message>> = labels
            .into_iter()
            .enumerate()
            .map(|(page, label)| Tab {
                label,
                message: Message::Page(page),
                right: page == TOTALS,
            })
            .collect();
        let head = tabs(form, &pages, self.page);
        let body = match order.get(self.page) {
            Some(seat) => self.sheet(form, *seat, fit),
            None => self.totals(form),
        };
        let remark = self.remark.as_deref();
        let remark = remark.map(|words| form.look.hint(words));
        let lesson = self.lesson.as_ref().map(|(step, words)| {
            let step = form.look.heading(step.as_str());
            column![step, form.look.text(*words)]
                .spacing(form.look.px(2.0))
                .padding(Padding::ZERO.bottom(form.look.px(10.0)))
        });
        let back = self.sentences(form.look);
        let body = column![].push(lesson).push(back).push(body).push(remark);
        let body = body.spacing(form.look.px(8.0));
        DialogLayout {
            min_height: Some(fit.max_height),
            head: Some(head),
            white: true,
            ..DialogLayout::new(body, self.buttons(form))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::dialog::bench::Bench;
    use crate::app::dialog::play::tests::{example, names};

    #[test]
    fn a_gap_separates_the_lessons_text_from_the_page() {
        let lesson_text = "Totals shows who pays whom.";
        let scores = Scores::new(&example(), &names(), Some(Seat::new(0)));
        let scores = scores.expect("the hand is over");
        let scores = scores.in_lesson(Some(("Lesson".to_owned(), lesson_text)));
        let mut bench = Bench::new(scores);
        bench.choose("Totals");
        let texts = bench.texts();
        let place = |words: &str| {
            let mut texts = texts.iter();
            let found = texts.find(|(text, _)| text.starts_with(words));
            found.expect("the text is shown").1
        };
        let (lesson, page) = (place(lesson_text), place("Hand "));
        assert!(page.y - lesson.y - lesson.height > 14.0);
    }

    /// A pair that scores nothing stays with the other tiles of a loser's suit, where it may look like part of a chow.
    #[test]
    fn a_losers_pair_stands_apart_only_if_it_scores() {
        let tile = |name: &str| -> Tile { name.parse().expect("a tile") };
        let scores = Scores::new(&example(), &names(), Some(Seat::new(0)));
        let scores = scores.expect("the hand is over");
        let loser = scores.winner.plus(1);
        let mut score = engine::rules::Score::default();
        score.arrangement.melds = vec![Meld::concealed(engine::tiles::MeldKind::Pair, tile("6D"))];
        score.arrangement.rest = ["5D", "7D"].into_iter().map(tile).collect();
        let parts = |seat, score: &engine::rules::Score| {
            let (melds, rest) = scores.parts(seat, score);
            (melds.len(), rest.iter().count())
        };
        assert_eq!(parts(loser, &score), (0, 4));
        assert_eq!(parts(scores.winner, &score), (1, 2));
        score.lines = vec![engine::rules::ScoreLine {
            row: "Pair".into(),
            tile: Some(tile("6D")),
            tiles: vec![tile("6D"); 2],
            award: engine::rules::Award::default(),
            calling: false,
        }];
        assert_eq!(parts(loser, &score), (1, 2));
    }
}
