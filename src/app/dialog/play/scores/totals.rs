//! The Totals page: old score, this hand, what everybody gets from everybody, total and new score [D22, S56].

use iced::widget::{column, container, row, space};
use iced::{Color, Element, Font, Length};

use super::sheet::is_low;
use super::{Message, Scores};
use crate::app::theme;
use crate::app::widget::{Event, Look, pale_rule, portrait, rule, style};
use crate::table::Outcome;
use crate::tiles::Seat;
use crate::words::figure;

/// How wide a line of the page is where the window has room for it, in units.
const LINE: f32 = 610.0;

type Part<'a> = Element<'a, Event<Message>>;

impl Scores {
    /// The page. A hand that was not settled changes nothing.
    pub(super) fn totals<'a>(&'a self, look: Look<'a>) -> Part<'a> {
        let palette = look.palette;
        let order = self.order();
        // All of it is seen in a low window too.
        let (line_height, new_height, face) = match is_low(look) {
            true => (32.0, 40.0, 30.0),
            false => (37.0, 46.0, 40.0),
        };
        let totals = self
            .settlement
            .as_ref()
            .map(|settlement| settlement.totals())
            .unwrap_or_default();
        let hand = |seat: Seat| match &self.outcomes[seat] {
            Some(Outcome::Ours(score)) => i64::from(score.total),
            Some(Outcome::Foreign { total, .. }) => i64::from(*total),
            None => 0,
        };
        let line = |words: &'a str, font: Font, size: f32, value: &dyn Fn(Seat) -> Option<i64>| {
            let cells = order.iter().map(|seat| {
                let value = value(*seat);
                let color = if value.is_some_and(|value| value < 0) {
                    palette.negative
                } else {
                    palette.ink
                };
                let words = value.map_or("·".to_owned(), figure);
                cell(look, words, size, font, color)
            });
            let words = short(look, words, font, 5.0);
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
            let color = if *seat == self.winner {
                palette.negative
            } else {
                palette.ink
            };
            let name = short(look, &self.names[*seat], theme::SEMIBOLD, 4.0);
            let name = look.words(name, 15.0, theme::SEMIBOLD, color);
            let face = self.people[*seat].map(|character| portrait(look, character, face));
            in_cell(look, column![].push(face).push(name).align_x(iced::Right))
        });
        let mut page = column![
            row![container(look.hint(self.place.as_str())).width(Length::FillPortion(5))]
                .extend(heads)
                .align_y(iced::Bottom),
            line(
                say!("totals-old-score"),
                theme::REGULAR,
                15.0,
                &|seat| Some(self.new[seat] - totals[seat])
            ),
            pale_rule(look),
            line(say!("totals-this-hand"), theme::SEMIBOLD, 15.0, &|seat| {
                Some(hand(seat))
            }),
            pale_rule(look),
        ];
        match &self.settlement {
            Some(settlement) => {
                let heading = container(look.heading(say!("totals-receives-from-a-minus-is")))
                    .padding(iced::Padding::new(4.0).top(look.px(12.0)).left(0.0));
                page = page.push(heading).push(rule(look));
                for from in order {
                    let get = |seat: Seat| (seat != from).then(|| settlement.gets_from[seat][from]);
                    page = page
                        .push(line(&self.names[from], theme::REGULAR, 15.0, &get))
                        .push(pale_rule(look));
                }
                page = page.push(line(say!("totals-total"), theme::SEMIBOLD, 15.0, &|seat| {
                    Some(totals[seat])
                }));
                let payments = self.payments();
                page = page.push(
                    payments.map(|words| container(look.text(words)).padding([look.px(6.0), 0.0])),
                );
                let settle = |(one, other): (Seat, Seat)| settlement.gets_from[one][other] != 0;
                let losers = || self.winner.others();
                let mut among = losers().flat_map(|one| losers().map(move |other| (one, other)));
                if among.any(settle) {
                    page = page.push(look.hint(say!("totals-losers-settle")));
                }
                if let Some(east) = self.doubled {
                    let (you, who) = (Some(east) == self.listener, &self.names[east]);
                    let words = say!("totals-east-whatever-east-pays-or", you, who);
                    page = page.push(container(look.hint(words)).padding([look.px(4.0), 0.0]));
                }
                if let Some(east) = self.stays {
                    let (you, who) = (Some(east) == self.listener, self.names[east].as_str());
                    page = page.push(look.hint(say!("totals-east-stays", you, who)));
                }
            }
            None => {
                page = page.push(
                    container(look.hint(say!("totals-no-settlement-all-hands-were")))
                        .padding([look.px(12.0), 0.0]),
                );
            }
        }
        let ink_rule = container(space().height(2.0))
            .width(Length::Fill)
            .style(move |_| style::plane(palette.ink));
        page.push(ink_rule)
            .push(line(
                say!("totals-new-score"),
                theme::SEMIBOLD,
                21.0,
                &|seat| Some(self.new[seat]),
            ))
            .width(Length::Fill)
            .into()
    }
}

impl Scores {
    /// Who pays the listener what, and whom the listener pays; nothing where nobody is spoken to.
    fn payments(&self) -> Option<String> {
        let (settlement, own) = (self.settlement.as_ref()?, self.listener?);
        let paid = own.others().filter_map(|other| {
            let doubled = self
                .doubled
                .is_some_and(|east| [own, other].contains(&east));
            let name = &self.names[other];
            match settlement.gets_from[own][other] {
                0 => None,
                gets if gets > 0 => Some(say!(
                    "totals-pays-you",
                    name,
                    points = figure(gets),
                    doubled
                )),
                pays => Some(say!(
                    "totals-you-pay",
                    name,
                    points = figure(-pays),
                    doubled
                )),
            }
        });
        let paid: Vec<String> = paid.collect();
        Some(match paid.is_empty() {
            true => say!("totals-nobody-pays").to_owned(),
            false => paid.join(" "),
        })
    }
}

/// A name that fits into so many of the 21 parts of a line.
fn short(look: Look<'_>, name: &str, font: Font, parts: f32) -> String {
    let room = LINE.min(look.metrics.window.width / look.px(1.0) - 64.0) * parts / 21.0 - 10.0;
    theme::shortened(name, look.px(15.0), font, look.px(room))
}

fn cell<'a>(look: Look<'a>, words: String, size: f32, font: Font, color: Color) -> Part<'a> {
    in_cell(look, look.words(words, size, font, color))
}

fn in_cell<'a>(look: Look<'a>, content: impl Into<Part<'a>>) -> Part<'a> {
    container(content)
        .width(Length::FillPortion(4))
        .align_x(iced::Alignment::End)
        .padding(iced::Padding::ZERO.right(look.px(10.0)))
        .clip(true)
        .into()
}
