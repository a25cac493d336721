//! Statistics of all hands that the player has finished on this computer, with charts of the most recent ones.

use iced::widget::{column, container, row, space};
use iced::{Color, Element, Fill, Length};

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, rule, style};
use coach::stats::Statistics;
use wording::RowTitle;
use words::{change, noun, percent, say};

/// The dialog's state.
pub struct StatisticsDialog {
    figures: Statistics,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Clears all statistics.
    Clear,
    /// Closes the dialog.
    Close,
    /// Opens this dialog's help page.
    Help,
}

/// Maximum number of special hands listed.
const MAX_SPECIAL: usize = 5;
/// Maximum number of kinds of mistakes listed.
const MAX_MISTAKES: usize = 3;
/// Minimum number of bars that a chart has room for.
const MIN_BARS: usize = 30;
/// Height of a chart from the end of its lowest bar to that of its highest, in units.
const HEIGHT: f32 = 64.0;

impl StatisticsDialog {
    /// Opens the dialog with these statistics.
    pub fn new(figures: Statistics) -> Self {
        Self { figures }
    }

    /// The statistics as labels with their values.
    fn lines(&self) -> Vec<(&'static str, String)> {
        let figures = &self.figures;
        let hands = f64::from(figures.hands.max(1));
        let share = |count: u32| {
            let percentage = format!("{:.0}", f64::from(count) * 100.0 / hands);
            say!("statistics-share", count, percentage = percent(&percentage))
        };
        let winning = figures.winning_scores as f64 / f64::from(figures.wins.max(1));
        vec![
            (say!("statistics-hands-played"), figures.hands.to_string()),
            (say!("statistics-won"), share(figures.wins)),
            (say!("statistics-dealt-in"), share(figures.given_away)),
            (say!("statistics-dead-hands"), share(figures.dead)),
            (
                say!("statistics-points-a-hand"),
                change((figures.points as f64 / hands).round() as i64),
            ),
            (
                say!("statistics-winning-hand"),
                match figures.wins {
                    0 => say!("statistics-nothing").to_owned(),
                    _ => say!(
                        "statistics-average-and-best",
                        winning = winning.round(),
                        best = figures.best
                    ),
                },
            ),
            (
                say!("statistics-streak"),
                say!(
                    "statistics-streak-now-and-longest",
                    streak = figures.streak,
                    longest_streak = figures.longest_streak
                ),
            ),
            (say!("statistics-special-hands"), self.special()),
            (say!("statistics-decisions-judged"), self.judged()),
            (say!("statistics-mistakes"), self.mistakes()),
        ]
    }

    /// How many decisions were rated, over all categories of the rating, and what each cost on average.
    fn judged(&self) -> String {
        let judged = self.figures.rating.grand_total();
        match judged.cost_per_decision() {
            None => say!("statistics-nothing").to_owned(),
            Some(cost) => say!(
                "statistics-decisions-and-cost",
                count = judged.decisions,
                from = cost.mean
            ),
        }
    }

    /// Lists the kinds of mistakes that cost most in total, one per line.
    fn mistakes(&self) -> String {
        let judged = self.figures.rating.grand_total();
        let mut kinds: Vec<_> = judged.mistakes.iter().collect();
        kinds.sort_by(|(_, one), (_, other)| other.1.total_cmp(&one.1));
        let described = kinds.iter().take(MAX_MISTAKES);
        let described = described.map(|(kind, (count, points))| {
            say!(
                "statistics-mistake-line",
                kind = kind.words(),
                count,
                points = points.round()
            )
        });
        match kinds.is_empty() {
            true => say!("statistics-no-mistakes").to_owned(),
            false => described.collect::<Vec<_>>().join("\n"),
        }
    }

    /// Names the special hands made most often, each with its count.
    fn special(&self) -> String {
        let mut made: Vec<_> = self.figures.special.iter().collect();
        made.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
        let names = made.iter().take(MAX_SPECIAL);
        let names = names.map(|(row, count)| {
            let name = row.noun();
            noun!("statistics-special-hand", name, count = **count)
        });
        match made.is_empty() {
            true => say!("statistics-nothing").to_owned(),
            false => words::all_of(names).to_string(),
        }
    }
}

impl DialogContent for StatisticsDialog {
    type Message = Message;

    fn title(&self) -> String {
        say!("statistics-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        Some(match message {
            Message::Clear => Reply::ClearStatistics,
            Message::Close => Reply::Close,
            Message::Help => Reply::Help("statistics"),
        })
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(700.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let lines = self.lines().into_iter().map(|(words, figure)| {
            row![
                container(look.text(words)).width(Length::FillPortion(2)),
                container(look.words(figure, 15.0, theme::SEMIBOLD, look.palette.ink))
                    .width(Length::FillPortion(4)),
            ]
            .into()
        });
        let has_hands = self.figures.hands > 0;
        let results = &self.figures.results;
        let mut sum = 0;
        let sums: Vec<i64> = results
            .iter()
            .map(|result| {
                sum += result;
                sum
            })
            .collect();
        let charts = row![
            chart(look, say!("statistics-chart-points"), results),
            chart(look, say!("statistics-chart-sum"), &sums),
        ];
        let body = column![column(lines).spacing(look.px(3.0))]
            .push(has_hands.then(|| charts.spacing(look.px(24.0))));
        DialogLayout {
            white: true,
            hint: Some(look.hint(say!("statistics-note"))),
            ..DialogLayout::new(
                body.spacing(look.px(10.0)).width(Fill),
                vec![
                    form.help(Message::Help),
                    form.button(
                        say!("statistics-forget-all"),
                        has_hands.then_some(Message::Clear),
                    ),
                    form.default_and_cancel(say!("label-close"), Message::Close),
                ],
            )
        }
    }
}

/// A bar chart with its heading above and its range below; bars of positive numbers go up, of negative ones down.
fn chart<'a>(look: Look<'a>, heading: &'a str, figures: &[i64]) -> Element<'a, Event> {
    let palette = look.palette;
    let min = figures.iter().copied().min().unwrap_or(0).min(0);
    let max = figures.iter().copied().max().unwrap_or(0).max(0);
    let scale = HEIGHT / (max - min).max(1) as f32;
    // The bars above or below the line; `part` gives a figure's height on that side, and `peak` is the largest of them.
    let half = |peak: i64, part: fn(i64) -> i64, colour: Color| {
        let bars = figures.iter().map(move |figure| {
            container(
                space()
                    .height(look.px(scale * part(*figure) as f32))
                    .width(Fill),
            )
            .style(move |_| style::plane(colour))
            .into()
        });
        let empty = (figures.len()..MIN_BARS).map(|_| space().width(Fill).into());
        row(bars.chain(empty))
            .spacing(look.px(1.0))
            .height(look.px(scale * peak as f32))
    };
    let range = match figures.len() {
        1 => say!("statistics-chart-one-hand", points = figures[0]),
        count => say!("statistics-chart-hands", count, least = min, most = max),
    };
    column![
        look.heading(heading),
        half(max, |figure| figure.max(0), palette.link).align_y(iced::Bottom),
        rule(look),
        half(-min, |figure| (-figure).max(0), palette.negative),
        look.hint(range),
    ]
    .spacing(look.px(2.0))
    .width(Fill)
    .into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::dialog::fit_tests::examples::rating;

    #[test]
    fn statistics_count_decisions_over_all_rating_pages() {
        let mut figures = Statistics::default();
        figures.rating = rating();
        let pages = figures.rating.categories();
        assert!(pages.len() > 1);
        let judged = pages
            .iter()
            .map(|category| figures.rating.total(category).decisions);
        let judged: u32 = judged.sum();
        let dialog = StatisticsDialog::new(figures);
        let described = dialog.judged();
        let judged = words::figure(judged.into());
        assert!(described.starts_with(&format!("{judged}, ")), "{described}");
        assert!(
            dialog.mistakes().contains(": 60 times"),
            "{}",
            dialog.mistakes()
        );
        let none = StatisticsDialog::new(Statistics::default());
        assert_eq!(none.judged(), say!("statistics-nothing"));
    }
}
