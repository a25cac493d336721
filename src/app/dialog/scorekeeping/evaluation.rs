//! The page that evaluates a single hand: its value, with near misses, or with the tiles that would complete it.

use iced::widget::{column, container, row};
use iced::{Center, Element, Fill};

use super::explained::scored_hand;
use super::message::{EvaluationMessage, Message};
use super::palette::{Palette, PaletteMessage, choice, origins, palette};
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, pale_rule};
use engine::rules::RuleSet;
use engine::scorekeeper::{
    Circumstance, EntryError, ScoredHand, SingleHand, SingleHandResult, TypedHand, Wait,
};
use engine::tiles::{Seat, Tile, Wind};
use wording::{CircumstanceWording, Describe, Named, NearMissWording, RulesWording, TileWording};
use words::{figure, say};

type Part<'a> = Element<'a, Event>;

/// The page.
#[derive(Default)]
pub struct EvaluationPage {
    hand: SingleHand,
    palette: Palette,
    /// The result; `None` if nothing is typed.
    result: Option<Result<SingleHandResult, EntryError>>,
    /// The circumstances that are possible and would affect the score.
    offered: Vec<Circumstance>,
}

impl EvaluationPage {
    /// Handles a message from a control.
    pub fn update(&mut self, rules: &RuleSet, message: EvaluationMessage) {
        match message {
            EvaluationMessage::Typed(text) => self.hand.typed = text,
            EvaluationMessage::Own(wind) => self.hand.own = wind,
            EvaluationMessage::Round(wind) => self.hand.round = wind,
            EvaluationMessage::Palette(PaletteMessage::ToggleCircumstance(circumstance)) => {
                if !self.hand.circumstances.remove(&circumstance) {
                    self.hand.circumstances.insert(circumstance);
                }
            }
            EvaluationMessage::Palette(message) => {
                // This page has a single line, so any seat will do.
                let line = (Seat::new(0), self.hand.typed.as_str());
                if let Some((_, after)) = self.palette.apply(&message, line) {
                    self.hand.typed = after;
                }
            }
        }
        self.evaluate(rules);
    }

    /// Evaluates the hand by these rules.
    pub fn evaluate(&mut self, rules: &RuleSet) {
        let is_typed = !self.hand.typed.trim().is_empty();
        self.result = is_typed.then(|| self.hand.evaluate(rules));
        self.offered = self.hand.offered_circumstances(rules);
    }

    /// The page.
    pub fn page<'a>(&'a self, form: &Form<'a, Message>, rules: &RuleSet) -> Part<'a> {
        let look = form.look;
        let field = form.field(
            say!("keeper-hand"),
            &self.hand.typed,
            say!("keeper-type-hand"),
            true,
            Some(|text| Message::Evaluation(EvaluationMessage::Typed(text))),
        );
        let winds =
            |heading: &'static str, chosen: Wind, message: fn(Wind) -> EvaluationMessage| {
                let choices = Wind::ALL.map(|wind| {
                    let message = Message::Evaluation(message(wind));
                    form.radio(wind.name(), chosen == wind, Some(message))
                });
                row![container(look.hint(heading)).width(look.px(120.0))]
                    .extend(choices)
                    .spacing(look.px(10.0))
                    .align_y(Center)
            };
        let typed: Option<TypedHand> = self.hand.typed.parse().ok();
        let with_last = typed.as_ref().filter(|typed| typed.short.last.is_some());
        let origin = with_last.map(|typed| {
            let choices = origins(None, Seat::new(0))
                .into_iter()
                .map(|(origin, words)| {
                    let message = palette_message(PaletteMessage::TileOrigin(origin));
                    choice(
                        look,
                        words,
                        origin.source() == typed.origin.source(),
                        message,
                    )
                });
            row![look.hint(say!("keeper-last-tile-came"))]
                .extend(choices)
                .spacing(look.px(6.0))
                .align_y(Center)
        });
        let circumstances = self.offered.iter().map(|circumstance| {
            let message = palette_message(PaletteMessage::ToggleCircumstance(*circumstance));
            form.check(
                circumstance.label(),
                self.hand.circumstances.contains(circumstance),
                Some(message),
            )
        });
        let circumstances = row(circumstances.collect::<Vec<_>>()).spacing(look.px(14.0));
        let tiles = palette(look, &self.palette, palette_message);
        let total = match &self.result {
            Some(Ok(SingleHandResult::Scored(scored, _))) => figure(i64::from(scored.score.total)),
            _ => String::new(),
        };
        let total = look.words(total, 26.0, theme::SEMIBOLD, look.palette.negative);
        let total = container(total).align_right(look.px(96.0));
        let field = row![field, total].spacing(look.px(10.0)).align_y(Center);
        column![
            field.height(look.px(36.0)),
            winds(
                say!("keeper-own-wind"),
                self.hand.own,
                EvaluationMessage::Own
            ),
            winds(
                say!("keeper-round-wind"),
                self.hand.round,
                EvaluationMessage::Round
            ),
        ]
        .push(origin)
        .push((!self.offered.is_empty()).then(|| circumstances.wrap()))
        .push(tiles)
        .push(self.result_view(look, rules, with_last.and_then(|typed| typed.short.last)))
        .spacing(look.px(7.0))
        .width(Fill)
        .into()
    }

    /// The result, or what to type.
    fn result_view<'a>(&self, look: Look<'a>, rules: &RuleSet, last: Option<Tile>) -> Part<'a> {
        match &self.result {
            None => look.hint(say!("keeper-alone-hint", rules = rules.title())),
            Some(Err(error)) => look.hint(error.describe()),
            Some(Ok(SingleHandResult::Scored(scored, waits))) => {
                scored_view(look, rules, scored, waits, last)
            }
            Some(Ok(SingleHandResult::NotMahJongg(why, discards))) => {
                let mut parts = column![look.text(words::sentences([
                    say!("keeper-error-not-mah-jongg"),
                    &why.describe()
                ]))];
                for (without, waits) in discards {
                    let waits = words::any_of(waits.iter().map(|tile| tile.noun()));
                    parts = parts.push(look.hint(say!(
                        "keeper-one-away",
                        without = without.noun(),
                        waits
                    )));
                }
                parts.spacing(look.px(3.0)).into()
            }
        }
    }
}

/// Wraps a palette message from this page.
fn palette_message(message: PaletteMessage) -> Message {
    Message::Evaluation(EvaluationMessage::Palette(message))
}

/// The hand's score, beside its near misses, or beside the tiles that it waits for if it has no last tile.
fn scored_view<'a>(
    look: Look<'a>,
    rules: &RuleSet,
    scored: &ScoredHand,
    waits: &[Wait],
    last: Option<Tile>,
) -> Part<'a> {
    let score = scored_hand(look, rules, scored, last, 22.0);
    let mut beside = column![].spacing(look.px(4.0));
    for wait in waits {
        let words = say!(
            "keeper-waits-for",
            tile = wait.tile.noun(),
            discarded = wait.points_if_discarded,
            drawn = wait.points_if_drawn
        );
        beside = beside.push(look.text(words));
    }
    for miss in &scored.score.near_misses {
        let name = look.words(miss.title(), 14.0, theme::MEDIUM, look.palette.ink);
        beside = beside.push(column![name, look.hint(miss.obstacle.describe())]);
    }
    if waits.is_empty() && scored.score.near_misses.is_empty() {
        let words = match last {
            Some(_) => say!("keeper-no-near-misses"),
            None => say!("keeper-waits-for-nothing"),
        };
        beside = beside.push(look.hint(words));
    }
    let heading = match last {
        Some(_) => say!("keeper-near-misses"),
        None => say!("keeper-one-tile-away"),
    };
    row![
        container(score).width(Fill),
        column![look.heading(heading), pale_rule(look), beside]
            .spacing(look.px(4.0))
            .width(Fill),
    ]
    .spacing(look.px(18.0))
    .into()
}
