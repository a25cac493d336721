//! The Totals page: old score, this hand, all payments, total and new score, and below them sentences about the payments.

use iced::widget::{column, container, mouse_area, row, space};
use iced::{Element, Font, Length, Padding};

use super::fit::is_window_low;
use super::{Figure, Message, Scores};
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, pale_rule, portrait, rule, style};
use engine::rules::Source;
use engine::tiles::Seat;
use wording::person;
use words::say;

/// Width of a line if the window has room for it, in units.
const LINE: f32 = 610.0;

/// Height reserved for the explanation of the payments, in units: two lines.
const EXPLANATION: f32 = 48.0;
/// Height of the line that shows the next explanation, in units.
const CONTROL: f32 = 26.0;
/// How far the highlight extends to the left and right of a number, in units.
const PLATE: f32 = 6.0;

type Part<'a> = Element<'a, Event>;

impl Scores {
    /// The page. Without a settlement, a sentence says so in place of the payments.
    pub(super) fn totals<'a>(&'a self, form: &Form<'a, Message>) -> Part<'a> {
        let look = form.look;
        let palette = look.palette;
        let order = self.order();
        // The whole page must fit in a low window and below a lesson's text.
        let has_text_above = self.lesson.is_some() || self.looks_back();
        let (line_height, new_height, face) = match (is_window_low(look), has_text_above) {
            (true, true) => (28.0, 36.0, None),
            (true, false) | (false, true) => (30.0, 38.0, Some(28.0)),
            (false, false) => (37.0, 46.0, Some(40.0)),
        };
        let line = |words: &str, font: Font, size: f32, figure: &dyn Fn(Seat) -> Figure| {
            let cells = order
                .iter()
                .map(|seat| self.cell(look, figure(*seat), size, font));
            let words = shortened(look, words, font, 5.0);
            let name = container(look.words(words, size, font, palette.ink))
                .width(Length::FillPortion(5))
                .clip(true);
            let height = look.px(if size > 16.0 { new_height } else { line_height });
            row![name]
                .extend(cells)
                .height(height)
                .align_y(iced::Center)
        };
        let heads = order.iter().map(|seat| {
            let name = shortened(look, &self.names[*seat], theme::SEMIBOLD, 4.0);
            let name = look.words(name, 15.0, theme::SEMIBOLD, palette.ink);
            let face = self.characters[*seat].zip(face);
            let face = face.map(|(character, width)| portrait(look, character, width));
            in_cell(
                look,
                column![].push(face).push(name).align_x(iced::Right),
                0.0,
            )
        });
        let mut page = column![
            row![container(look.hint(self.hand_heading.as_str())).width(Length::FillPortion(5))]
                .extend(heads)
                .align_y(iced::Bottom),
            line(say!("totals-old-score"), theme::REGULAR, 15.0, &Figure::Old),
            pale_rule(look),
            line(
                say!("totals-this-hand"),
                theme::SEMIBOLD,
                15.0,
                &Figure::Hand
            ),
            pale_rule(look),
        ];
        let ink_rule = container(space().height(2.0))
            .width(Length::Fill)
            .style(move |_| style::plane(palette.ink));
        let new_score = line(
            say!("totals-new-score"),
            theme::SEMIBOLD,
            21.0,
            &Figure::New,
        );
        match &self.settlement {
            Some(settlement) => {
                let hint = row![
                    look.hint(say!("totals-hint")),
                    space().height(look.target(CONTROL)),
                ];
                let heading = row![
                    look.heading(say!("totals-received")),
                    space().width(Length::Fill),
                    form.pressable_line(hint.align_y(iced::Center), Message::NextFigure),
                ];
                let heading = heading.align_y(iced::Center);
                let heading =
                    container(heading).padding(Padding::new(2.0).top(look.px(9.0)).left(0.0));
                page = page.push(heading).push(rule(look));
                for from in order.into_iter().filter(|from| self.pays(*from)) {
                    let payment = |to: Seat| Figure::Payment(to, from);
                    let (you, who) = self.player(from);
                    let payer = say!("totals-payer", you, who);
                    page = page
                        .push(line(&payer, theme::REGULAR, 15.0, &payment))
                        .push(pale_rule(look));
                }
                page = page
                    .push(line(
                        say!("totals-paid"),
                        theme::REGULAR,
                        15.0,
                        &Figure::Paid,
                    ))
                    .push(pale_rule(look));
                page = page.push(line(
                    say!("totals-total"),
                    theme::SEMIBOLD,
                    15.0,
                    &Figure::Total,
                ));
                // The result comes before all sentences, so that it is in sight in a low window.
                page = page.push(ink_rule).push(new_score);
                let explained = self.explained.and_then(|figure| self.explanation(figure));
                let explanation = explained
                    .or_else(|| self.own_payments())
                    .unwrap_or_default();
                // The explanation of one number takes the space of the payments overview, so that nothing moves under the pointer.
                let explanation = container(look.text(explanation)).height(look.px(EXPLANATION));
                page = page.push(explanation.padding([look.px(4.0), 0.0]));
                let has_payment =
                    |(one, other): (Seat, Seat)| settlement.gets_from[one][other] != 0;
                let losers = || self.winner.others();
                let mut loser_pairs =
                    losers().flat_map(|one| losers().map(move |other| (one, other)));
                let discarded = match (self.source, self.rules.options.discarder_doubles) {
                    (Source::Discard, true) => "double",
                    (Source::Discard, false) => "alike",
                    _ => "drawn",
                };
                // Under the cannon rule a single player pays, as explained below.
                let all_pay = settlement
                    .cannon
                    .is_none()
                    .then(|| say!("totals-all-pay", discarded));
                let losers_settle = loser_pairs.any(has_payment);
                if all_pay.is_some() || losers_settle {
                    let losers_settle = losers_settle.then(|| say!("totals-losers-settle"));
                    let all_pay = all_pay.as_deref().into_iter();
                    let words = words::sentences(all_pay.chain(losers_settle));
                    page = page.push(look.hint(words));
                }
                if let Some(payer) = settlement.cannon {
                    let (you, who) = (Some(payer) == self.listener, person(&self.names[payer]));
                    page = page.push(look.hint(say!("totals-cannon", you, who)));
                }
                if self.rules.options.east_doubles {
                    let (you, who) = (
                        Some(self.east) == self.listener,
                        person(&self.names[self.east]),
                    );
                    let words = say!("totals-east-doubles", you, who);
                    page = page.push(container(look.hint(words)).padding([look.px(4.0), 0.0]));
                }
                if !self.is_last {
                    let stays = self.winner == self.east;
                    let next = if stays { self.east } else { self.east.next() };
                    let (you, who) = (Some(next) == self.listener, person(&self.names[next]));
                    let words = match stays {
                        true => say!("totals-east-stays", you, who),
                        false => say!("totals-east-next", you, who),
                    };
                    page = page.push(
                        container(look.hint(words)).padding(Padding::ZERO.bottom(look.px(8.0))),
                    );
                }
            }
            None => {
                let words = container(look.hint(say!("event-not-settled")));
                page = page
                    .push(words.padding([look.px(12.0), 0.0]))
                    .push(ink_rule)
                    .push(new_score);
            }
        }
        page.width(Length::Fill).into()
    }
}

impl Scores {
    /// A number that is explained while the pointer is over it.
    fn cell<'a>(&self, look: Look<'a>, figure: Figure, size: f32, font: Font) -> Part<'a> {
        let palette = look.palette;
        let value = self.value(figure);
        let color = match value.is_some_and(|value| value < 0) {
            true => palette.negative,
            false => palette.ink,
        };
        // Nothing paid looks the same whether somebody owes nothing or pays somebody else.
        let is_payment = matches!(figure, Figure::Payment(..) | Figure::Paid(_));
        let shown = value.filter(|value| *value != 0 || !is_payment);
        let words = shown.map_or("·".to_owned(), words::figure);
        let is_explained = self.explained == Some(figure);
        let plate = container(look.words(words, size, font, color))
            .padding([look.px(1.0), look.px(PLATE)])
            .style(move |_| match is_explained {
                true => style::plane(palette.highlight),
                false => container::Style::default(),
            });
        if self.explanation(figure).is_none() {
            return in_cell(look, plate, PLATE);
        }
        mouse_area(in_cell(look, plate, PLATE))
            .on_enter(Event::send(Message::ExplainFigure(figure)))
            .on_press(Event::send(Message::ExplainFigure(figure)))
            .on_exit(Event::send(Message::LeaveFigure(figure)))
            .into()
    }
}

/// Shortens a name to this many of the 21 parts of a line, which are 5 for the label and 4 for each player.
fn shortened(look: Look<'_>, name: &str, font: Font, parts: f32) -> String {
    let room = LINE.min(look.metrics.window.width / look.px(1.0) - 64.0) * parts / 21.0 - 10.0;
    theme::shortened(name, look.px(15.0), font, look.px(room))
}

/// Right-aligns a cell in its column; `own` is the padding that the content already has at the right.
fn in_cell<'a>(look: Look<'a>, content: impl Into<Part<'a>>, own: f32) -> Part<'a> {
    container(content)
        .width(Length::FillPortion(4))
        .align_x(iced::Alignment::End)
        .padding(Padding::ZERO.right(look.px(10.0 - own)))
        .clip(true)
        .into()
}
