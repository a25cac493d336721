//! The Scores dialog at the end of a hand: a sheet for each player, row by row with its tiles, and the totals.

mod calculation;
mod figure;
mod fit;
mod letters;
mod row;
mod sheet;
mod totals;
mod uncounted;

pub use figure::Figure;
use fit::Fit;
use letters::with_letters;
use row::Row;

use std::sync::Arc;

use iced::widget::column;
use iced::{Element, Padding, Task};

use crate::app::dialog::{DialogLayout, DialogSize, Reply, Screen};
use crate::app::widget::{Event, Form, Look, Tab, tabs};
use crate::presenter::phrases::possessive;
use crate::presenter::{Command, DialogEvent};
use engine::rules::{Payment, RuleSet, Settlement, Source};
use engine::table::{DealEnd, Outcome, SeatView};
use engine::tiles::{BySeat, Meld, Seat, Tile};
use players::Character;
use wording::{Named, TileWording};
use words::say;

/// The dialog's contents, as plain values.
#[derive(Clone, Debug)]
pub struct Scores {
    viewer: Seat,
    /// The seat addressed as "you".
    listener: Option<Seat>,
    names: BySeat<String>,
    /// The character in each seat, if any.
    people: BySeat<Option<&'static Character>>,
    winner: Seat,
    tile: Tile,
    /// How the winning tile was obtained, and from whom if not from the wall.
    source: Source,
    from: Option<Seat>,
    /// The seat that was East.
    east: Seat,
    /// The rules used for scoring.
    rules: Arc<RuleSet>,
    /// The score of each hand.
    outcomes: BySeat<Option<Outcome>>,
    /// The melds each player had exposed.
    laid_out: BySeat<Vec<Meld>>,
    /// `None` if the hand was not settled because all hands were visible.
    settlement: Option<Settlement>,
    /// The payments that make up the settlement.
    payments: Vec<Payment>,
    /// The number on the Totals page under the pointer.
    pointed: Option<Figure>,
    new: BySeat<i64>,
    place: String,
    page: usize,
    misses: bool,
    /// In a lesson: its step and its text. There is no next hand to go to.
    lesson: Option<(String, &'static str)>,
    /// A note about the hand: the result of checking its deal's seal, or that it doesn't count.
    remark: Option<String>,
    /// Whether this was the last hand of its game.
    is_last: bool,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Message {
    /// Shows this page: 0 to 3 are the players from the viewer on, 4 the totals.
    Page(usize),
    /// Shows or hides the near misses.
    Misses,
    /// Explains this row of the sheet.
    Explain(Row),
    /// Explains this number on the Totals page.
    Point(Figure),
    /// Explains the next number.
    NextFigure,
    /// The pointer left this number.
    Leave(Figure),
    /// Opens the review of the hand.
    Review,
    /// Shows the hand as text.
    Text,
    /// Starts the next hand.
    Ok,
    /// Closes the dialog; the table stays as it is.
    Cancel,
    /// Opens this dialog's help page.
    Help,
}

/// Width of a name on a tab if all four are long, in units.
const NAME: f32 = 92.0;

/// Index of the Totals page.
const TOTALS: usize = 4;

impl Scores {
    /// Opens the scores of the hand that has just ended; `None` if nobody went Mah Jongg.
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
        let counts = BySeat::from_fn(|seat| outcomes[seat].as_ref().map_or(0, Outcome::total));
        let discarder = from.filter(|_| *source == Source::Discard);
        let cannon = settlement.as_ref().and_then(|settlement| settlement.cannon);
        let payments = view
            .rules
            .payments(&counts, *winner, view.east, discarder, cannon);
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
            people: BySeat::default(),
            winner: *winner,
            tile: *tile,
            source: *source,
            from: *from,
            east: view.east,
            rules: Arc::clone(&view.rules),
            outcomes,
            laid_out: BySeat::from_fn(|seat| view.players[seat].melds.clone()),
            settlement: settlement.as_deref().cloned(),
            payments: payments.collect(),
            pointed: None,
            new: view.scores,
            place: say!(
                "scores-heading",
                deal_number = view.deal_number,
                round_wind = view.round_wind.name()
            ),
            page: viewer.steps_to(*winner),
            misses: false,
            lesson: None,
            remark: None,
            is_last: view.game_over,
        })
    }

    /// Shows the scores in a lesson, with the text of the lesson's card, which the dialog would cover. Near misses of special hands are
    /// left out.
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
    pub fn with_people(self, people: BySeat<Option<&'static Character>>) -> Self {
        Self { people, ..self }
    }

    /// Turns to a page: 0 to 3 are the players from the viewer on, 4 the totals.
    fn turn(&mut self, page: usize) {
        self.page = page.min(TOTALS);
    }

    /// The help page that explains a row of the shown sheet, if there is one.
    fn topic(&self, row: Row) -> Option<&str> {
        let seat = *self.order().get(self.page)?;
        let Some(Outcome::Ours(score)) = &self.outcomes[seat] else {
            return None;
        };
        let event = match row {
            Row::Line(place) => &score.lines.get(place)?.row,
            Row::Missed(place) => &score.near_misses.get(place)?.row,
        };
        let topic = self.rules.event(event)?.topic.as_str();
        Some(topic).filter(|topic| !topic.is_empty())
    }

    /// The seats in the order you, right, opposite, left.
    fn order(&self) -> [Seat; 4] {
        [0, 1, 2, 3].map(|places| self.viewer.plus(places))
    }
}

impl Scores {
    /// How the pages fit into the window.
    fn fit(&self, look: Look<'_>) -> Fit {
        let lesson = self.lesson.as_ref().map(|(_, words)| *words);
        Fit::of(&self.outcomes, lesson, look)
    }

    fn buttons<'a>(&self, form: &Form<'a, Message>) -> Vec<Element<'a, Event>> {
        let help = form.help(Message::Help);
        if self.lesson.is_some() {
            return vec![
                help,
                form.default_and_cancel(say!("lesson-go-on"), Message::Cancel),
            ];
        }
        let [_, save, review, look, on] = self.labels();
        vec![
            help,
            form.button(save, Some(Message::Text)),
            form.button(review, Some(Message::Review)),
            form.cancel(look, Message::Cancel),
            form.default(on, Some(Message::Ok)),
        ]
    }

    /// The button labels.
    fn labels(&self) -> [&'static str; 5] {
        [
            say!("form-help"),
            say!("scores-save"),
            say!("scores-review"),
            say!("scores-look-at-table"),
            match self.is_last {
                true => say!("scores-final-scores"),
                false => say!("scores-next-hand"),
            },
        ]
    }
}

impl Screen for Scores {
    type Message = Message;

    fn title(&self) -> String {
        let who = &self.names[self.winner];
        let (you, tile) = (Some(self.winner) == self.listener, self.tile.name());
        let (by, whose) = match self.from {
            Some(seat) if Some(seat) == self.listener => {
                (say!("scores-by-you"), say!("owner-your").to_owned())
            }
            Some(seat) => (self.names[seat].as_str(), possessive(&self.names[seat])),
            None => (
                say!("scores-another-player"),
                say!("scores-another-players").to_owned(),
            ),
        };
        match self.source {
            Source::Wall => say!("scores-drawn", you, who, tile),
            Source::Loose => say!("scores-loose", you, who, tile),
            Source::Discard => say!("scores-discarded", you, who, tile, by),
            Source::Snatch => say!("scores-snatched", you, who, tile, whose),
        }
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Page(page) => self.turn(page),
            Message::Point(figure) => self.pointed = Some(figure),
            Message::NextFigure => self.pointed = self.figure_after(self.pointed),
            Message::Leave(figure) => drop(self.pointed.take_if(|at| *at == figure)),
            Message::Misses => self.misses = !self.misses,
            Message::Explain(row) => return Some(Reply::Explain(self.topic(row)?.to_owned())),
            Message::Ok => return Some(Reply::Run(Command::NextHand)),
            Message::Text => return Some(Reply::SaveHand),
            Message::Review => return Some(Reply::ReviewScores(self.page)),
            Message::Cancel => return Some(Reply::Close),
            Message::Help if self.page == TOTALS => return Some(Reply::Help("box-totals")),
            Message::Help => return Some(Reply::Help("box-scores")),
        }
        None
    }

    fn notify(&mut self, event: DialogEvent) -> Task<Message> {
        if let DialogEvent::ScoresPage(page) = event {
            self.turn(page);
        }
        Task::none()
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(660.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let (order, fit) = (self.order(), self.fit(form.look));
        let [you, right, opposite, left] = self.shown_names(form.look);
        let pages = [&you, &right, &opposite, &left, say!("scores-totals")];
        let labels = with_letters(pages, &self.labels());
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
        let body = column![].push(lesson).push(body).push(remark);
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

    /// The lesson's text is clearly separated from the page.
    #[test]
    fn lesson_text_and_page_are_separated() {
        let said = "Totals shows who pays whom.";
        let scores = Scores::new(&example(), &names(), Some(Seat::new(0)));
        let scores = scores.expect("the hand is over");
        let scores = scores.in_lesson(Some(("Lesson".to_owned(), said)));
        let mut bench = Bench::new(scores);
        bench.choose("Totals");
        let texts = bench.texts();
        let place = |words: &str| {
            let mut texts = texts.iter();
            let found = texts.find(|(text, _)| text.starts_with(words));
            found.expect("the result is there").1
        };
        let (lesson, page) = (place(said), place("Hand "));
        assert!(page.y - lesson.y - lesson.height > 14.0);
    }

    /// A worthless pair in a loser's hand is not pulled out of a potential chow.
    #[test]
    fn a_losers_pair_is_a_set_only_if_it_scores() {
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
