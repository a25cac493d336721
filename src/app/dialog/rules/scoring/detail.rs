//! The settings of the selected event. Those that can't be changed are disabled; a hint gives most reasons.

use iced::widget::{column, container, row};
use iced::{Center, Element, Length};

use super::{Change, EventTable};
use crate::app::theme;
use crate::app::widget::{Event, Form, FormMessage, Look, scrolled, style, tile_row};
use engine::rules::{Form as Tiles, ScoringEvent};
use engine::tiles::Tile;
use wording::RowTitle;
use words::say;

type Part<'a> = Element<'a, Event>;

/// Converts the controls' messages to those of their dialog.
pub(super) type MessageOf<M> = fn(Change) -> M;

impl EventTable {
    /// The right side of the table: a special hand's tiles, the value of the event, and how it counts.
    pub(super) fn detail<'a, M: FormMessage>(
        &'a self,
        form: &Form<'a, M>,
        message_of: MessageOf<M>,
    ) -> Part<'a> {
        let look = form.look;
        let Some(event) = self.event() else {
            return look.hint(say!("scoring-none-found"));
        };
        let title = look.words(event.id.title(), 20.0, theme::SEMIBOLD, look.palette.ink);
        let mut page = column![title].spacing(look.px(8.0)).width(Length::Fill);
        let forms = self.rules.examples(event);
        if let Some(shown) = forms.get(self.shown_form % forms.len().max(1)) {
            page = page.push(picture(look, shown));
        }
        page = page
            .push(self.value_fields(form, event, message_of))
            .push(checks(form, event, message_of));
        let reasons = why_disabled(event);
        if !reasons.is_empty() {
            page = page.push(look.hint(reasons));
        }
        let changed = self.rules.changes().contains_key(&event.id);
        let mut buttons = row![
            form.button(
                say!("scoring-default"),
                changed.then(|| message_of(Change::Default))
            ),
            form.button(
                say!("scoring-default-all"),
                (!self.rules.changes().is_empty()).then(|| message_of(Change::DefaultAll))
            ),
        ]
        .spacing(look.px(10.0));
        if event.special.is_some() {
            buttons = buttons.push(form.button(
                say!("scoring-show"),
                (forms.len() > 1).then(|| message_of(Change::NextForm)),
            ));
        }
        // Padding keeps the focus ring from being clipped.
        let page = container(page.push(buttons.wrap().vertical_spacing(look.px(8.0)))).padding(5.0);
        scrolled(look, page)
    }

    fn value_fields<'a, M: FormMessage>(
        &'a self,
        form: &Form<'a, M>,
        event: &'a ScoringEvent,
        message_of: MessageOf<M>,
    ) -> Part<'a> {
        let look = form.look;
        let doubles = event.award.doubles;
        let is_total = event.is_whole_score();
        let on_input = move |text| message_of(Change::Points(text));
        let points = (doubles == 0 && !event.never_counts).then_some(on_input);
        let points = form.field(say!("scoring-points"), &self.points, "0", false, points);
        let points = container(points).width(look.px(96.0));
        let can_double = !event.never_counts && !is_total && !event.fixed.points;
        let choices = [say!("scoring-none"), "1", "2", "3"]
            .into_iter()
            .zip(0u32..)
            .map(|(name, number)| {
                let message = can_double.then(|| message_of(Change::Doubles(number)));
                form.radio(name, doubles == number, message)
            });
        let limit = self.limit.as_ref().map(|typed| {
            let on_input = move |text| message_of(Change::Limit(text));
            let field = form.field(
                say!("scoring-part-of-limit"),
                typed,
                "0",
                false,
                (!event.never_counts).then_some(on_input),
            );
            row![
                form.name(say!("scoring-part-of-limit")),
                container(field).width(look.px(70.0)),
            ]
            .spacing(look.px(12.0))
            .align_y(Center)
        });
        column![
            row![form.name(say!("scoring-points")), points]
                .spacing(look.px(12.0))
                .align_y(Center),
            row![look.text(say!("scoring-doubles"))]
                .extend(choices)
                .spacing(look.px(6.0))
                .align_y(Center)
                .wrap(),
        ]
        .push(limit)
        .spacing(look.px(4.0))
        .into()
    }
}

/// The checkboxes for how the event counts.
fn checks<'a, M: FormMessage>(
    form: &Form<'a, M>,
    event: &ScoringEvent,
    message_of: MessageOf<M>,
) -> Part<'a> {
    let winner = (!event.fixed.winner_only).then(|| message_of(Change::WinnerOnly));
    let mut part = column![
        form.check(
            say!("scoring-mah-jongg-hand-only"),
            event.winner_only,
            winner
        ),
        form.check(
            say!("scoring-no-scoring-value"),
            event.never_counts,
            Some(message_of(Change::NeverCounts))
        ),
    ];
    if let Some(special) = &event.special {
        let total = (!event.fixed.total).then(|| message_of(Change::Total));
        part = part
            .push(form.check(
                say!("scoring-allow-this-special-hand"),
                special.allowed,
                Some(message_of(Change::Allowed)),
            ))
            .push(form.check(say!("scoring-total-score"), special.total, total));
    }
    part.into()
}

/// Why settings of this event are disabled, except by No Scoring Value; may be empty.
fn why_disabled(event: &ScoringEvent) -> String {
    let is_total = event.is_whole_score();
    let reasons = [
        (
            event.fixed.points && !is_total,
            say!("scoring-points-fixed"),
        ),
        (is_total && !event.fixed.total, say!("scoring-doubles-off")),
        (event.fixed.total, say!("scoring-total-fixed-hint")),
        (event.fixed.winner_only, say!("scoring-winner-fixed")),
    ];
    let disabled = reasons
        .iter()
        .filter(|(applies, _)| *applies)
        .map(|(_, why)| *why);
    words::sentences(disabled)
}

/// Draws one form of a special hand in tiles.
pub fn picture<'a, M: 'a>(look: Look<'a>, form: &Tiles) -> Element<'a, M> {
    let palette = look.palette;
    // Long groups are split so that they wrap inside the frame.
    let groups: Vec<Vec<Tile>> = form
        .groups()
        .iter()
        .flat_map(|group| group.chunks(7).map(<[Tile]>::to_vec))
        .collect();
    let tiles = tile_row(look, &groups, look.px(28.0), look.px(8.0))
        .wrap()
        .vertical_spacing(look.px(6.0));
    container(tiles)
        .padding(look.px(10.0))
        .center_x(Length::Fill)
        .style(move |_| style::panel(theme::shade(palette.paper, -0.02), palette.line, 7.0))
        .into()
}
