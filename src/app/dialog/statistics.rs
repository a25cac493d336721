//! Statistics over all games played at this computer, with a chart of the last hands.

use iced::widget::{column, container, row, space};
use iced::{Element, Fill, Length};

use super::{Action, Screen, Sheet};
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, rule, style};
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
/// Height of the chart above and below its line.
const HALF: f32 = 28.0;

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
                format!("{:+.1}", figures.points as f64 / hands),
            ),
            (
                "A winning hand counts",
                format!("{winning:.0} on average, the best {}", figures.best),
            ),
            (
                "Won in a row",
                format!("{}, at most {}", figures.streak, figures.longest_streak),
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

    fn update(&mut self, message: Message) -> Option<Action> {
        Some(match message {
            Message::Forget => Action::ForgetFigures,
            Message::Close => Action::Close,
            Message::Help => Action::Help("statistics"),
        })
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> Sheet<'a, Message> {
        let look = form.look;
        let lines = self.lines().into_iter().map(|(words, figure)| {
            row![
                container(look.text(words)).width(Length::FillPortion(2)),
                container(look.words(figure, 15.0, theme::SEMIBOLD, look.palette.ink))
                    .width(Length::FillPortion(3)),
            ]
            .into()
        });
        let some = self.figures.hands > 0;
        let body = column![
            column(lines).spacing(look.px(3.0)),
            look.heading("What the last hands brought"),
            match some {
                true => chart(look, &self.figures.results),
                false => look.hint("Nothing yet."),
            },
        ];
        Sheet {
            white: true,
            hint: Some(look.hint("Hands you finished yourself, kept on this computer only.")),
            ..Sheet::new(
                600.0,
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

/// A bar for each result: up for what was got, down for what was paid.
fn chart<'a>(look: Look<'a>, results: &[i64]) -> Element<'a, Event<Message>> {
    let most = results.iter().map(|result| result.abs()).max().unwrap_or(0);
    let high = |result: i64| look.px(HALF * result as f32 / most.max(1) as f32);
    let half = |wanted: fn(i64) -> i64| {
        let palette = look.palette;
        let bars = results.iter().map(move |result| {
            let result = wanted(*result);
            container(space().height(high(result)).width(Fill))
                .style(move |_| style::plane(palette.link))
                .into()
        });
        row(bars).spacing(look.px(2.0)).height(look.px(HALF))
    };
    column![
        half(|result| result.max(0)).align_y(iced::Bottom),
        rule(look),
        half(|result| (-result).max(0)),
    ]
    .width(Fill)
    .into()
}
