//! The review of a hand: what each discard cost against the best one found, the dearest first, and what was luck.

use iced::widget::{column, container, row};
use iced::{Center, Element, Fill};

use super::tips::sentence;
use super::{Action, Place, Screen, Sheet};
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, marked_tile, pale_rule};
use crate::review::{Decision, Review};

/// The box.
pub struct LookingBack {
    review: Review,
    /// The first turning point on the page.
    first: usize,
}

/// What its controls say.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Dearer ones.
    Earlier,
    /// Cheaper ones.
    Later,
    /// Close.
    Close,
    /// Help.
    Help,
}

/// Turning points on a page.
const PAGE: usize = 4;

impl LookingBack {
    /// The box for this review.
    pub fn new(review: Review) -> Self {
        Self { review, first: 0 }
    }

    /// What the hand brought, and how much of it was choice.
    fn summary(&self) -> String {
        let review = &self.review;
        let discards = match review.decisions.len() {
            1 => "Your one discard".to_owned(),
            count => format!("Your {count} discards"),
        };
        let cost = review.cost().round();
        let choice = match cost {
            0.0 => format!("{discards} cost you nothing against the best found"),
            _ => format!("{discards} cost about {cost} points against the best found"),
        };
        match review.result {
            Some(0) => format!("The hand brought nothing. {choice}."),
            Some(result) if result > 0 => {
                format!("The hand brought you {result} points. {choice}; the rest is luck.")
            }
            Some(result) => {
                format!(
                    "The hand cost you {} points. {choice}; the rest is luck.",
                    -result
                )
            }
            None => format!("{choice}."),
        }
    }
}

impl Screen for LookingBack {
    type Message = Message;

    fn title(&self) -> String {
        format!("Review of Hand {}", self.review.number)
    }

    fn update(&mut self, message: Message) -> Option<Action> {
        match message {
            Message::Earlier => self.first = self.first.saturating_sub(PAGE),
            Message::Later => {
                if self.first + PAGE < self.review.turning_points().count() {
                    self.first += PAGE;
                }
            }
            Message::Close => return Some(Action::Close),
            Message::Help => return Some(Action::Help("quicktip")),
        }
        None
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> Sheet<'a, Message> {
        let look = form.look;
        let count = self.review.turning_points().count();
        let mut body = column![look.text(self.summary())]
            .spacing(look.px(8.0))
            .width(Fill);
        for decision in self.review.turning_points().skip(self.first).take(PAGE) {
            body = body.push(pale_rule(look)).push(line(look, decision));
        }
        let last = (self.first + PAGE).min(count);
        let hint = match count {
            0 => "No discard of this hand could have been much better.".to_owned(),
            _ => format!(
                "Turning points {} to {last} of {count}, the dearest first",
                self.first + 1
            ),
        };
        Sheet {
            place: Place::Middle,
            width: 680.0,
            height: Some(450.0),
            head: None,
            white: true,
            body: body.into(),
            hint: Some(look.hint(hint)),
            buttons: vec![
                form.help(Message::Help),
                form.button("&Earlier", (self.first > 0).then_some(Message::Earlier)),
                form.button("&Later", (last < count).then_some(Message::Later)),
                form.only("Close", Message::Close),
            ],
        }
    }
}

fn line<'a>(look: Look<'a>, decision: &Decision) -> Element<'a, Event<Message>> {
    let best = &decision.cost.best;
    let tile = |tile| marked_tile(look, tile, look.px(34.0), false);
    let heading = format!(
        "Discard {}: {} cost {:.0} points, {} was better",
        decision.turn,
        decision.thrown.name(),
        decision.cost.points,
        best.tile.name()
    );
    let text = column![
        look.words(heading, 15.0, theme::SEMIBOLD, look.palette.ink),
        look.hint(format!(
            "{} without {}. {}",
            sentence(&best.reason()),
            best.tile.name(),
            best.figures()
        )),
    ]
    .spacing(look.px(2.0));
    row![
        tile(decision.thrown),
        tile(best.tile),
        container(text).width(Fill)
    ]
    .spacing(look.px(12.0))
    .align_y(Center)
    .into()
}
