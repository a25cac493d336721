//! The page of a hand or the whole game: its result, how much of it was skill, the value curve, and one decision with all its moves.

use iced::widget::{column, row, space};
use iced::{Center, Element, Fill};

use super::step::Step;
use super::{Message, ReviewDialog};
use crate::app::dialog::DialogLayout;
use crate::app::widget::{Curve, CurveStep, Event, Form, Look, Tab, tabs};
use coach::review::{Account, MadeBy, Review};
use wording::person;
use words::{change, say};

/// Height of the curve, in units.
const CURVE_HEIGHT: f32 = 92.0;
/// Height of the body, in units.
const HEIGHT: f32 = 568.0;

type Part<'a> = Element<'a, Event>;

impl ReviewDialog {
    /// The shown page of a hand or the whole game.
    pub(super) fn page_layout<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let head = (self.ours || self.watched).then(|| self.seats(form));
        let all = self.steps();
        let chosen = self.step_in_full(&all);
        let mut body = column![self.page_buttons(form), look.text(self.summary())]
            .spacing(look.px(8.0))
            .width(Fill);
        if !all.is_empty() {
            body = body.push(self.curve(look, &all, chosen));
        }
        body = match chosen.and_then(|at| all.get(at)) {
            Some(Step::Start(review, first)) => body.push(self.start(look, review, first)),
            Some(Step::Decision(hand, place, decision)) => {
                body.push(self.decision(form, (*hand, *place), decision))
            }
            Some(Step::End(deal, last)) => body.push(self.ending(look, deal, last)),
            None => body,
        };
        let turning_point = self.next_turning_point(&all, chosen);
        let hint = match (self.hand_to_review(), chosen) {
            (Some(deal), _) => say!("review-hand-pending", number = deal.number),
            (None, None) => match self.failed_hand() {
                Some(number) => say!("review-hand-failed", number),
                None => say!("review-no-choice").to_owned(),
            },
            (None, Some(at)) => {
                let decisions_in = |steps: &[Step<'_>]| {
                    let decisions = steps.iter().filter_map(|step| step.decision());
                    decisions.count()
                };
                let (number, count) = (decisions_in(&all[..=at]), decisions_in(&all));
                let place = match all[at] {
                    Step::Start(..) => say!("review-before-decisions").to_owned(),
                    Step::Decision(..) => say!("review-decision-position", number, count),
                    Step::End(..) => say!("review-after-decisions", number),
                };
                match all.iter().any(|step| step.is_turning_point()) {
                    true => place,
                    false => words::sentences([place.as_str(), say!("review-no-costly-move")]),
                }
            }
        };
        let earlier = chosen.and_then(|at| at.checked_sub(1)).map(Message::Choose);
        let later = chosen.map(|at| at + 1).filter(|at| *at < all.len());
        let later = later.map(Message::Choose);
        let turning_point = turning_point.map(Message::Choose);
        form.on_arrows(earlier.clone(), later.clone());
        DialogLayout {
            height: Some(HEIGHT),
            head,
            white: true,
            hint: Some(look.hint(hint)),
            ..DialogLayout::new(
                body,
                vec![
                    form.help(Message::Help),
                    form.button(say!("review-step-turning-point"), turning_point),
                    form.button(say!("review-earlier"), earlier),
                    form.button(say!("review-later"), later),
                    form.default_and_cancel(say!("label-close"), Message::Close),
                ],
            )
        }
    }

    /// A tab for each seat, the player's own first, or that from which the game was watched.
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

    /// Buttons that turn to other pages, and the one that steps through the shown hand.
    fn page_buttons<'a>(&'a self, form: &Form<'a, Message>) -> Part<'a> {
        let look = form.look;
        let before = (self.page > 0).then_some(Message::Turn(-1));
        let after = (self.page < self.last_page()).then_some(Message::Turn(1));
        let next = match self.page + 1 >= self.deals.len() {
            true => say!("review-whole-game"),
            false => say!("review-next-hand"),
        };
        let start = self.deals.get(self.page).map(|deal| deal.inputs.0 + 1);
        row![
            form.button(say!("review-hand-before"), before),
            form.button(next, after),
            space().width(Fill),
            form.button(say!("review-step-through"), start.map(Message::Show)),
        ]
        .spacing(look.px(10.0))
        .align_y(Center)
        .into()
    }

    /// The curve: the expected result from decision to decision, and the final result of each hand.
    fn curve<'a>(&'a self, look: Look<'a>, all: &[Step<'a>], chosen: Option<usize>) -> Part<'a> {
        let steps: Vec<CurveStep> = all.iter().map(|step| step.curve_step()).collect();
        let (least, most) = Curve::<Message>::range(&steps);
        let figure = |value: f64| look.hint(change(value.round() as i64));
        let scale = column![figure(most), space().height(Fill), figure(least)]
            .width(look.px(46.0))
            .height(look.px(CURVE_HEIGHT))
            .align_x(iced::Right);
        let curve = Curve::new(look, steps, chosen, CURVE_HEIGHT, |at| {
            Event::send(Message::Choose(at))
        });
        let curve = row![scale, Element::from(curve)].spacing(look.px(8.0));
        column![look.hint(say!("review-curve")), curve]
            .spacing(look.px(2.0))
            .into()
    }

    /// Summarises the result of the hand or game and how much of it was skill.
    fn summary(&self) -> String {
        let reviews: Vec<&Review> = match self.reviews.get(self.page) {
            Some(review) => review.iter().collect(),
            None => self.reviews.iter().flatten().collect(),
        };
        let accounts: Vec<Account> = reviews
            .iter()
            .filter_map(|review| review.account())
            .collect();
        let result: i64 = reviews.iter().filter_map(|review| review.result).sum();
        if reviews.is_empty() {
            return say!("review-method").to_owned();
        }
        let you = self.seat == self.own && !self.watched;
        let who = person(&self.names[self.seat]);
        let whole = self.is_whole();
        let brought = match result {
            loss if loss < 0 => say!("review-cost", whole, you, who, cost = -loss),
            points => say!("review-brought", whole, you, who, points),
        };
        let sum = |part: fn(&Account) -> f64| accounts.iter().map(part).sum::<f64>();
        let error = sum(|account| account.error * account.error).sqrt();
        let all = || reviews.iter().flat_map(|review| review.decisions.iter());
        let has_own_moves = all().any(|decision| decision.by != MadeBy::AutoPlay);
        let (choice, shown_cost) = match sum(|account| account.cost) {
            _ if !has_own_moves => (say!("review-auto-play-chose").to_owned(), 0),
            cost if cost <= 0.0 => (say!("review-choices-were-even", you), 0),
            cost => {
                let (cost, error) = (cost.round(), (2.0 * error).round());
                let words = say!("review-choices-cost", you, cost, error);
                (words, cost as i64)
            }
        };
        let expected = sum(|account| account.expected).round() as i64;
        let uncounted = sum(|account| account.uncounted).round() as i64;
        // Derived from rounded values, so that the displayed numbers add up.
        let luck = match result - expected + shown_cost + uncounted {
            luck if luck < 0 => say!("review-luck-cost", luck = -luck),
            luck => say!("review-luck-brought", luck),
        };
        let start = say!("review-start-estimate", whole, round = expected);
        let is_lost_by = |by| all().any(|decision| decision.by == by && decision.is_costly());
        let by = match (is_lost_by(MadeBy::AutoPlay), is_lost_by(MadeBy::TimeOut)) {
            (true, true) => "both",
            (true, false) => "auto",
            _ => "late",
        };
        let uncounted = (uncounted > 0).then(|| say!("review-not-counted", cost = uncounted, by));
        let parts = [brought, start, choice].into_iter().chain(uncounted);
        let summary = words::sentences(parts.chain([luck]));
        let costly = reviews.iter().flat_map(|review| review.turning_points());
        let advised = costly.filter(|decision| decision.follows_tip);
        let cost: f64 = advised.map(|decision| decision.verdict.points).sum();
        match cost.round() as i64 {
            cost @ 1.. if you && shown_cost > 0 => {
                words::sentences([summary, say!("review-as-advised", cost)])
            }
            _ => summary,
        }
    }
}
