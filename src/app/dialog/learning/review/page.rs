//! The page of decisions: what the hand brought, what of it was choice, and the decisions with their costs.

use iced::widget::{column, container, row, space};
use iced::{Center, Element, Fill};

use super::{LINES, Message, ReviewBox};
use crate::app::dialog::Sheet;
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, Tab, marked_tile, pale_rule, tabs};
use crate::computer::is_even;
use crate::presenter::figures::change;
use crate::review::{Account, Decision, Review, deed};
use crate::table::Move;
use crate::tiles::Tile;

/// Height of what stands above the decisions, and of a decision, in units.
const HEAD: f32 = 171.0;
const LINE: f32 = 78.0;

/// How many decisions there is room for.
fn lines(look: Look<'_>) -> usize {
    let room = look.metrics.window.height / look.metrics.k - 230.0;
    (((room - HEAD) / LINE) as usize).clamp(LINES.0, LINES.1)
}

type Part<'a> = Element<'a, Event<Message>>;

impl ReviewBox {
    pub(super) fn page<'a>(&'a self, form: &Form<'a, Message>) -> Sheet<'a, Message> {
        let look = form.look;
        let head = (self.ours || self.watched).then(|| self.seats(form));
        let all = self.decisions();
        let lines = lines(look);
        let last = (self.first + lines).min(all.len());
        let mut body = column![self.hands(form), look.text(self.summary())]
            .spacing(look.px(7.0))
            .width(Fill);
        for (hand, decision) in all.iter().skip(self.first).take(lines) {
            let line = self.line(form, *hand, decision);
            body = body.push(pale_rule(look)).push(line);
        }
        let hint = match (self.wanted(), all.len()) {
            (Some(deal), _) => say!("review-hand-is-being-judged", number = deal.number),
            (None, 0) => say!("review-no-single-decision-cost-much").to_owned(),
            (None, count) => {
                let kind = match self.in_order {
                    true => say!("review-decisions"),
                    false => say!("review-turning-points"),
                };
                say!("review-to-of", kind, first = self.first + 1, last, count)
            }
        };
        Sheet {
            height: Some(HEAD + LINE * lines as f32),
            head,
            white: true,
            hint: Some(look.hint(hint)),
            ..Sheet::new(
                740.0,
                body,
                vec![
                    form.help(Message::Help),
                    form.button(
                        say!("review-earlier"),
                        (self.first > 0).then_some(Message::Earlier(lines)),
                    ),
                    form.button(
                        say!("review-later"),
                        (last < all.len()).then_some(Message::Later(lines)),
                    ),
                    form.only(say!("label-close"), Message::Close),
                ],
            )
        }
    }

    fn seats<'a>(&'a self, form: &Form<'a, Message>) -> Part<'a> {
        let pages: Vec<Tab<Message>> = (0..4)
            .map(|places| Tab {
                label: match places {
                    0 if !self.watched => say!("label-you").to_owned(),
                    _ => self.names[self.own.plus(places)].replace('&', "+"),
                },
                message: Message::Sit(places),
                right: false,
            })
            .collect();
        tabs(form, &pages, self.own.steps_to(self.seat))
    }

    /// Which hand is on show, and the way to the others.
    fn hands<'a>(&'a self, form: &Form<'a, Message>) -> Part<'a> {
        let look = form.look;
        let before = (self.place > 0).then_some(Message::Hand(-1));
        let after = (!self.is_whole()).then_some(Message::Hand(1));
        let next = match self.place + 1 >= self.deals.len() {
            true => say!("review-whole-game"),
            false => say!("review-next-hand"),
        };
        let start = self.deals.get(self.place).map(|deal| deal.inputs.0 + 1);
        row![
            form.button(say!("review-hand-before"), before),
            form.button(next, after),
            form.button(say!("review-step-through"), start.map(Message::Show)),
            space().width(Fill),
            form.check(say!("review-in-order"), self.in_order, Some(Message::Order)),
        ]
        .spacing(look.px(10.0))
        .align_y(Center)
        .into()
    }

    /// What the hand or the game brought, and how much of it was choice.
    fn summary(&self) -> String {
        let reviews: Vec<&Review> = match self.judged.get(self.place) {
            Some(review) => review.iter().collect(),
            None => self.judged.iter().flatten().collect(),
        };
        let accounts: Vec<Account> = reviews
            .iter()
            .filter_map(|review| review.account())
            .collect();
        let result: i64 = reviews.iter().filter_map(|review| review.result).sum();
        if reviews.is_empty() {
            return say!("review-the-moves-are-played-on").to_owned();
        }
        let you = self.seat == self.own && !self.watched;
        let who = &self.names[self.seat];
        let whole = self.is_whole();
        let brought = match result {
            cost if cost < 0 => say!("review-cost", whole, you, who, cost = -cost),
            points => say!("review-brought", whole, you, who, points),
        };
        let sum = |part: fn(&Account) -> f64| accounts.iter().map(part).sum::<f64>();
        let error = sum(|account| account.error * account.error).sqrt();
        let choice = match sum(|account| account.choice) {
            cost if is_even(cost, error) => say!("review-choices-were-even", you),
            cost => {
                let (cost, error) = (cost.round(), (2.0 * error).round());
                say!("review-choices-cost", you, cost, error)
            }
        };
        let luck = match sum(|account| account.luck).round() as i64 {
            luck if luck < 0 => say!("review-luck-cost", luck = -luck),
            luck => say!("review-luck-brought", luck),
        };
        say!(
            "review-with-average-luck-these-tiles",
            brought,
            round = change(sum(|account| account.expected).round() as i64),
            choice,
            luck
        )
    }

    fn line<'a>(&'a self, form: &Form<'a, Message>, hand: u32, decision: &'a Decision) -> Part<'a> {
        let look = form.look;
        let place = match (self.is_whole(), decision.thrown) {
            (true, _) => say!("review-hand-move", hand, number = decision.number),
            (false, thrown) => say!("review-after-discards", thrown),
        };
        let heading = format!("{place}: {}", told(decision));
        let mut text = column![look.words(heading, 15.0, theme::SEMIBOLD, look.palette.ink)]
            .spacing(look.px(2.0));
        if let Some(choice) = &decision.verdict.choice {
            let reason = format!("{} {}", choice.reason(), choice.figures());
            text = text.push(look.hint(reason));
        }
        row![
            face(look, decision.made, decision.about),
            face(look, decision.verdict.best, decision.about),
            container(text).width(Fill),
            form.button(say!("review-show"), Some(Message::Show(decision.at))),
        ]
        .spacing(look.px(10.0))
        .align_y(Center)
        .into()
    }
}

/// A decision in words: `throwing 2 Wan cost 8 points (± 3); throwing Red Dragon was better`.
pub(super) fn told(decision: &Decision) -> String {
    let verdict = &decision.verdict;
    let made = deed(decision.made, decision.about);
    let best = deed(verdict.best, decision.about);
    if best == made {
        return say!("review-was-the-best-found", made);
    }
    if verdict.is_even() {
        return say!("review-was-about-even-with", made, best);
    }
    let (points, error) = (verdict.points, 2.0 * verdict.error);
    say!(
        "review-cost-points-was-better",
        made,
        points = format!("{:.0}", points),
        error = format!("{:.0}", error),
        best
    )
}

/// The tile of a move: the one thrown, or the one it is about.
fn face<'a>(look: Look<'a>, choice: Move, about: Option<Tile>) -> Part<'a> {
    let (tile, chosen) = match choice {
        Move::Discard { tile, .. } | Move::Kong(tile) => (Some(tile), false),
        Move::Claim(_) => (about, true),
        _ => (about, false),
    };
    match tile {
        Some(tile) => marked_tile(look, tile, look.px(32.0), chosen),
        None => space().width(look.px(34.0)).into(),
    }
}
