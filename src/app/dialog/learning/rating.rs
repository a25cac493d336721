//! The rating: what the player's decisions cost, compared with computer players of each level, and the weekly trend.

use iced::widget::{column, container, row};
use iced::{Element, Fill, Font, Length};

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, footer_width, pale_rule, rule};
use coach::stats::{
    Estimate, LevelBenchmark, Rank, Rating, RatingCategory, Sums, level_benchmarks, rank,
};
use players::Level;
use wording::Named;
use words::{Value, noun, say};
use words::{change, date, decimal};

/// Minimum number of hands for a meaningful rating.
const MIN_HANDS: u32 = coach::next_steps::MIN_RATED_HANDS;
/// Maximum number of weeks shown.
const WEEKS: usize = 3;

/// The dialog's state.
pub struct RatingDialog {
    rating: Rating,
    categories: Vec<RatingCategory>,
    /// Index of the shown category.
    shown: usize,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Previous category of rules and opponents.
    Earlier,
    /// Next category of rules and opponents.
    Later,
    /// Exports all ratings.
    Save,
    /// Closes the dialog.
    Close,
    /// Opens this dialog's help page.
    Help,
}

/// Formats a mean with its error, if known.
fn formatted(estimate: Option<Estimate>, digits: usize) -> String {
    match estimate {
        None => "–".to_owned(),
        Some(Estimate { mean, error: None }) => decimal(mean, digits),
        Some(Estimate {
            mean,
            error: Some(error),
        }) => {
            let (value, error) = (decimal(mean, digits), decimal(error, digits));
            say!("number-with-error", value, error)
        }
    }
}

/// A sentence about the levels between which the player ranks.
pub fn describe_rank(rank: Rank) -> String {
    let level = |level: Level| Value::from(level.noun());
    match (rank.weaker, rank.stronger) {
        (Some(above), Some(below)) => {
            say!("rating-between", above = level(above), below = level(below))
        }
        (Some(above), None) => say!("rating-above", above = level(above)),
        (None, below) => say!(
            "rating-below",
            below = below.map_or_else(|| "".into(), level)
        ),
    }
}

/// The luck per hand in points.
fn luck(hands: &Sums) -> i64 {
    let per_hand = hands.luck / f64::from(hands.hands.max(1));
    per_hand.round() as i64
}

/// Formats a percentage with this number of digits after the point.
fn percent(share: f64, digits: usize) -> String {
    words::percent(&decimal(share, digits))
}

impl RatingDialog {
    /// Opens the dialog with all decisions rated so far.
    pub fn new(rating: Rating) -> Self {
        Self {
            categories: rating.categories(),
            rating,
            shown: 0,
        }
    }

    /// The shown category; `None` if nothing was rated yet.
    fn category(&self) -> Option<&RatingCategory> {
        self.categories.get(self.shown)
    }

    /// Describes where the player ranks among the levels; or that the hands were played with tips, or are too few.
    fn standing(category: &RatingCategory, hands: &Sums) -> String {
        if category.is_advised {
            return say!("rating-tipped").to_owned();
        }
        let missing = MIN_HANDS.saturating_sub(hands.hands);
        let Some(cost) = hands.cost_per_hand().filter(|_| missing == 0) else {
            return say!("rating-not-yet", missing);
        };
        describe_rank(rank(cost.mean, level_benchmarks(category)))
    }

    /// Names the most expensive kind of mistake, once there are enough hands.
    fn advice(hands: &Sums) -> Option<String> {
        let (kind, points) = hands.worst().filter(|_| hands.hands >= MIN_HANDS)?;
        Some(say!("rating-worst", kind = kind.words(), points))
    }

    /// A table row: its label, the player's own number, and those of the levels.
    fn line<'a>(
        look: Look<'a>,
        name: &'a str,
        own: String,
        levels: [String; 4],
        font: Font,
    ) -> Element<'a, Event> {
        let ink = look.palette.ink;
        let cell = |words: String, font: Font| {
            container(look.words(words, 15.0, font, ink)).width(Length::FillPortion(3))
        };
        let mut line = row![
            container(look.words(name, 15.0, font, ink)).width(Length::FillPortion(9)),
            cell(own, theme::SEMIBOLD).width(Length::FillPortion(5)),
        ];
        for words in levels {
            line = line.push(cell(words, font));
        }
        line.spacing(look.px(6.0)).into()
    }

    /// The player's figures in a category beside those of the levels.
    fn table<'a>(look: Look<'a>, category: &RatingCategory, hands: &Sums) -> Element<'a, Event> {
        let benchmarks = level_benchmarks(category);
        let headings = benchmarks
            .each_ref()
            .map(|benchmark| benchmark.level.noun().text().to_owned());
        let you = say!("rating-you").to_owned();
        let percents = |figure: fn(&LevelBenchmark) -> f64, digits| {
            benchmarks
                .each_ref()
                .map(|benchmark| percent(figure(benchmark), digits))
        };
        let costs = benchmarks
            .each_ref()
            .map(|benchmark| decimal(benchmark.cost, 1));
        let line = |name, own, levels| Self::line(look, name, own, levels, theme::REGULAR);
        let claims = f64::from(hands.claims) / f64::from(hands.hands.max(1));
        column![
            Self::line(look, "", you, headings, theme::SEMIBOLD),
            rule(look),
            line(
                say!("rating-cost"),
                formatted(hands.cost_per_hand(), 1),
                costs
            ),
            line(
                say!("rating-cost-decision"),
                formatted(hands.cost_per_decision(), 2),
                [const { String::new() }; 4]
            ),
            line(
                say!("statistics-won"),
                percent(hands.share(hands.won), 0),
                percents(|benchmark| benchmark.won, 0)
            ),
            line(
                say!("statistics-dealt-in"),
                percent(hands.share(hands.given_away), 0),
                percents(|benchmark| benchmark.given_away, 0)
            ),
            line(
                say!("rating-claims"),
                decimal(claims, 1),
                benchmarks
                    .each_ref()
                    .map(|benchmark| decimal(benchmark.claims, 1))
            ),
            line(
                say!("rating-special"),
                percent(hands.share(hands.special), 1),
                percents(|benchmark| benchmark.special, 1)
            ),
            line(
                say!("statistics-points-a-hand"),
                formatted(hands.points_per_hand(), 1),
                benchmarks
                    .each_ref()
                    .map(|benchmark| change(benchmark.points.round() as i64))
            ),
        ]
        .spacing(look.px(3.0))
        .into()
    }

    /// The last few weeks, newest first.
    fn weeks<'a>(&self, look: Look<'a>, category: &RatingCategory) -> Element<'a, Event> {
        let weeks: Vec<_> = self.rating.weeks(category).collect();
        let mut list = column![look.heading(say!("rating-weeks")), pale_rule(look)]
            .spacing(look.px(3.0))
            .width(Fill);
        for (monday, hands) in weeks.into_iter().rev().take(WEEKS) {
            list = list.push(look.text(say!(
                "rating-week",
                date = date(monday),
                hands = hands.hands,
                cost = formatted(hands.cost_per_hand(), 1)
            )));
        }
        list.into()
    }
}

impl DialogContent for RatingDialog {
    type Message = Message;

    fn title(&self) -> String {
        say!("rating-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        let last = self.categories.len().saturating_sub(1);
        match message {
            Message::Earlier => self.shown = self.shown.saturating_sub(1),
            Message::Later => self.shown = (self.shown + 1).min(last),
            Message::Save => return Some(Reply::SaveRating(self.rating.csv())),
            Message::Close => return Some(Reply::Close),
            Message::Help => return Some(Reply::Help("box-rating")),
        }
        None
    }

    fn size(&self, look: Look<'_>) -> DialogSize {
        let buttons = [
            say!("rating-earlier"),
            say!("rating-later"),
            say!("rating-save"),
            say!("form-help"),
            say!("label-close"),
        ];
        DialogSize::middle(footer_width(look, &buttons).max(700.0))
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let mut body = column![].spacing(look.px(6.0)).width(Fill);
        match self.category() {
            None => body = body.push(look.text(say!("rating-none"))),
            Some(category) => {
                let hands = self.rating.total(category);
                let opponents = match category.level {
                    Some(level) => noun!("rating-against", level = level.noun()),
                    None => noun!("rating-against-people"),
                };
                body = body
                    .push(look.hint(say!(
                        "rating-company",
                        luck = luck(&hands),
                        tipped = category.is_advised,
                        rules = category.rules.clone(),
                        opponents,
                        hands = hands.hands
                    )))
                    .push(look.words(
                        Self::standing(category, &hands),
                        18.0,
                        theme::SEMIBOLD,
                        look.palette.ink,
                    ))
                    .push(Self::advice(&hands).map(|advice| look.text(advice)))
                    .push(Self::table(look, category, &hands))
                    .push(self.weeks(look, category))
                    .push(look.hint(say!("rating-hint")));
            }
        }
        let (has_earlier, has_later) = (self.shown > 0, self.shown + 1 < self.categories.len());
        let has_ratings = self.category().is_some();
        form.on_arrows(
            has_earlier.then_some(Message::Earlier),
            has_later.then_some(Message::Later),
        );
        let mut buttons = Vec::new();
        if self.categories.len() > 1 {
            buttons.push(form.button(
                say!("rating-earlier"),
                has_earlier.then_some(Message::Earlier),
            ));
            buttons.push(form.button(say!("rating-later"), has_later.then_some(Message::Later)));
        }
        buttons.push(form.button(say!("rating-save"), has_ratings.then_some(Message::Save)));
        buttons.push(form.help(Message::Help));
        buttons.push(form.default_and_cancel(say!("label-close"), Message::Close));
        DialogLayout {
            height: Some(424.0),
            white: true,
            ..DialogLayout::new(row![body], buttons)
        }
    }
}
