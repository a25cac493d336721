//! Statistics over all games played at this computer, with charts of the last hands.

use iced::widget::{column, container, row, space};
use iced::{Color, Element, Fill, Length};

use crate::app::dialog::{Reply, Screen, Sheet};
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, rule, style};
use crate::presenter::figures::change;
use crate::stats::Statistics;

/// The box.
pub struct Figures {
    figures: Statistics,
}

/// What its controls say.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Begin anew.
    Forget,
    /// Close.
    Close,
    /// Help.
    Help,
}

/// Special hands named.
const NAMED: usize = 5;
/// Mistakes named.
const MISTAKES: usize = 3;
/// At least so many bars have room in a chart.
const BARS: usize = 30;
/// Height of a chart, from its lowest bar to its highest.
const HEIGHT: f32 = 64.0;

impl Figures {
    /// The box for these figures.
    pub fn new(figures: Statistics) -> Self {
        Self { figures }
    }

    /// What is told, with its figure.
    fn lines(&self) -> Vec<(&'static str, String)> {
        let figures = &self.figures;
        let hands = f64::from(figures.hands.max(1));
        let share = |count: u32| format!("{count} ({:.0} %)", f64::from(count) * 100.0 / hands);
        let winning = figures.winning_scores as f64 / f64::from(figures.wins.max(1));
        vec![
            ("Hands played", figures.hands.to_string()),
            ("Won", share(figures.wins)),
            ("Given away with a discard", share(figures.given_away)),
            ("Dead hands", share(figures.dead)),
            (
                "Points a hand",
                change((figures.points as f64 / hands).round() as i64),
            ),
            (
                "A winning hand counts",
                format!("{winning:.0} on average, the best {}", figures.best),
            ),
            (
                "Won in a row",
                format!("{} now, at most {}", figures.streak, figures.longest_streak),
            ),
            ("Special hands", self.special()),
            ("Decisions reviewed", self.reviewed()),
            ("Favourite mistakes", self.mistakes()),
        ]
    }

    fn reviewed(&self) -> String {
        let (count, points) = self.figures.reviewed;
        match count {
            0 => "none yet; see Review".to_owned(),
            _ => format!("{count}, at {:.1} points each", points / f64::from(count)),
        }
    }

    /// What cost most in all.
    fn mistakes(&self) -> String {
        let mut made: Vec<_> = self.figures.mistakes.iter().collect();
        made.sort_by(|(_, one), (_, other)| other.1.total_cmp(&one.1));
        let told = made.iter().take(MISTAKES);
        let told = told.map(|(kind, (count, points))| {
            format!("{}: {count} times, {points:.0} points", kind.words())
        });
        match made.is_empty() {
            true => "none found yet".to_owned(),
            false => told.collect::<Vec<_>>().join("\n"),
        }
    }

    fn special(&self) -> String {
        let mut made: Vec<_> = self.figures.special.iter().collect();
        made.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
        let names = made.iter().take(NAMED);
        let names: Vec<String> = names
            .map(|(name, count)| format!("{name} {count}"))
            .collect();
        match names.is_empty() {
            true => "none yet".to_owned(),
            false => names.join(", "),
        }
    }
}

impl Screen for Figures {
    type Message = Message;

    fn title(&self) -> String {
        "Statistics".to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        Some(match message {
            Message::Forget => Reply::ForgetStatistics,
            Message::Close => Reply::Close,
            Message::Help => Reply::Help("statistics"),
        })
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> Sheet<'a, Message> {
        let look = form.look;
        let lines = self.lines().into_iter().map(|(words, figure)| {
            row![
                container(look.text(words)).width(Length::FillPortion(2)),
                container(look.words(figure, 15.0, theme::SEMIBOLD, look.palette.ink))
                    .width(Length::FillPortion(4)),
            ]
            .into()
        });
        let some = self.figures.hands > 0;
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
            chart(look, "What the last hands brought", results),
            chart(look, "The same added up", &sums),
        ];
        let body = column![column(lines).spacing(look.px(3.0))]
            .push(some.then(|| charts.spacing(look.px(24.0))));
        Sheet {
            white: true,
            hint: Some(look.hint("Hands you finished yourself, kept on this computer only.")),
            ..Sheet::new(
                700.0,
                body.spacing(look.px(10.0)).width(Fill),
                vec![
                    form.help(Message::Help),
                    form.button("&Forget All", some.then_some(Message::Forget)),
                    form.only("Close", Message::Close),
                ],
            )
        }
    }
}

/// A bar for each figure, up for what is above nothing, down for what is below, and how far they reach.
fn chart<'a>(look: Look<'a>, heading: &'a str, figures: &[i64]) -> Element<'a, Event<Message>> {
    let palette = look.palette;
    let least = figures.iter().copied().min().unwrap_or(0).min(0);
    let most = figures.iter().copied().max().unwrap_or(0).max(0);
    let scale = HEIGHT / (most - least).max(1) as f32;
    let half = |high: i64, part: fn(i64) -> i64, colour: Color| {
        let bars = figures.iter().map(move |figure| {
            container(
                space()
                    .height(look.px(scale * part(*figure) as f32))
                    .width(Fill),
            )
            .style(move |_| style::plane(colour))
            .into()
        });
        let to_come = (figures.len()..BARS).map(|_| space().width(Fill).into());
        row(bars.chain(to_come))
            .spacing(look.px(1.0))
            .height(look.px(scale * high as f32))
    };
    let reach = match figures.len() {
        1 => format!("1 hand: {}", change(figures[0])),
        count => format!("{count} hands, from {} to {}", change(least), change(most)),
    };
    column![
        look.heading(heading),
        half(most, |figure| figure.max(0), palette.link).align_y(iced::Bottom),
        rule(look),
        half(-least, |figure| (-figure).max(0), palette.negative),
        look.hint(reach),
    ]
    .spacing(look.px(2.0))
    .width(Fill)
    .into()
}
