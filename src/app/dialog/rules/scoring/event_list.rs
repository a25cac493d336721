//! The list of scoring events: regular events, then special hands, then any rows of the player's own.

use iced::widget::{column, container, row};
use iced::{Center, Element, Length};

use super::detail::MessageOf;
use super::{Change, EventTable, GAP, HEIGHT, SHARES, TAKEN, WIDTH};
use crate::app::theme;
use crate::app::widget::{Event, Form, FormMessage, Look, Row, list, plain};
use engine::rules::ScoringEvent;
use wording::RowTitle;
use words::say;

type Part<'a> = Element<'a, Event>;

/// The usual widths of the columns beside the name, in units: points, doubles, and how the event counts.
const COLUMNS: [f32; 3] = [52.0, 72.0, 80.0];

/// The widths of the columns, in units: the usual ones, or more for longer headings.
fn column_widths(look: Look<'_>) -> [f32; 3] {
    let width =
        |words: &str| theme::width(words, look.px(SIZE), theme::SEMIBOLD) / look.px(1.0) + 8.0;
    let [points, doubles, counts] = COLUMNS;
    [
        width(say!("scoring-column-points")).max(points),
        width(say!("scoring-column-doubles")).max(doubles),
        width(say!("scoring-counts-as")).max(counts),
    ]
}

impl EventTable {
    /// The list beside the settings of the selected event. `taken` is the height of other parts of the dialog's body, in units.
    pub fn view<'a, M: FormMessage>(
        &'a self,
        form: &Form<'a, M>,
        taken: f32,
        message_of: MessageOf<M>,
    ) -> Part<'a> {
        let look = form.look;
        let room = (look.metrics.window.height - look.px(TAKEN + taken)).min(look.px(HEIGHT));
        let table = container(self.table(form, message_of))
            .width(Length::FillPortion(SHARES.0 as u16))
            .height(room);
        let detail = container(self.detail(form, message_of))
            .width(Length::FillPortion(SHARES.1 as u16))
            .height(room);
        row![table, detail].spacing(look.px(GAP)).into()
    }

    /// Search field, column headings and rows.
    fn table<'a, M: FormMessage>(
        &'a self,
        form: &Form<'a, M>,
        message_of: MessageOf<M>,
    ) -> Part<'a> {
        let look = form.look;
        let found = self.filtered();
        let field = form.field(
            say!("scoring-find"),
            &self.filter,
            &plain(say!("scoring-find")),
            false,
            Some(move |words| message_of(Change::Filter(words))),
        );
        let changes = self.rules.changes();
        let changed = changes.len();
        let count = look.hint(say!(
            "scoring-events-changed",
            count = self.rules.events().len(),
            changed
        ));
        let head = columns(
            look,
            look.words(
                say!("scoring-event"),
                14.0,
                theme::SEMIBOLD,
                look.palette.ink,
            ),
            [
                say!("scoring-column-points"),
                say!("scoring-column-doubles"),
                say!("scoring-counts-as"),
            ]
            .map(|words| look.words(words, 14.0, theme::SEMIBOLD, look.palette.ink)),
        );
        let head = container(head).padding([0.0, look.px(12.0)]);
        let mut rows = Vec::with_capacity(found.len() + 2);
        let mut are_special = None;
        for place in &found {
            let Some(event) = self.rules.events().get(*place) else {
                continue;
            };
            if are_special != Some(event.special.is_some()) {
                are_special = Some(event.special.is_some());
                let words = if are_special == Some(true) {
                    say!("scoring-special-hands")
                } else {
                    say!("scoring-points-and-doubles")
                };
                rows.push(Row::Heading(look.heading(words)));
            }
            let is_changed = changes.contains_key(&event.id);
            let row = event_row(look, event, *place == self.chosen, is_changed);
            rows.push(match name_fits(look, event) {
                true => Row::Line(row),
                false => Row::Tall(row),
            });
        }
        let chosen = found.iter().position(|place| *place == self.chosen);
        let lines = list(
            (form, say!("workshop-page-events")),
            rows,
            chosen,
            move |line| message_of(Change::Select(line)),
            None,
            false,
        );
        column![
            row![field, count].spacing(look.px(12.0)).align_y(Center),
            head,
            container(lines).height(Length::Fill),
        ]
        .spacing(look.px(8.0))
        .into()
    }
}

/// Font size of a row, in units.
const SIZE: f32 = 14.0;

/// The number of columns that fit beside the name. If not all three fit, the last is left out (how an event counts), because the settings
/// show it too.
fn columns_shown(look: Look<'_>) -> usize {
    let roomy = look.metrics.window.width >= look.px(WIDTH - 100.0);
    if roomy { 3 } else { 2 }
}

/// Whether the event's name fits on one line.
fn name_fits(look: Look<'_>, event: &ScoringEvent) -> bool {
    let dialog = (look.metrics.window.width - look.px(16.0)).min(look.px(WIDTH));
    let list = (dialog - look.px(40.0 + GAP)) * SHARES.0 / (SHARES.0 + SHARES.1);
    let figures = column_widths(look)
        .into_iter()
        .take(columns_shown(look))
        .sum::<f32>();
    let name = list - look.px(8.0 + 34.0 + figures);
    theme::width(event.id.title(), look.px(SIZE), theme::SEMIBOLD) < name
}

/// A row of the list.
fn event_row<'a>(
    look: Look<'a>,
    event: &'a ScoringEvent,
    is_chosen: bool,
    is_changed: bool,
) -> Part<'a> {
    let font = if is_chosen {
        theme::SEMIBOLD
    } else {
        theme::REGULAR
    };
    let figure = |value: u32| {
        if value == 0 || event.never_counts {
            "–".to_owned()
        } else {
            value.to_string()
        }
    };
    let words = |words: String| look.line(words, font);
    // Mark a changed row with a symbol too, not by colour alone.
    let (mark, ink) = match is_changed {
        true => ("• ", look.palette.negative),
        false => ("", look.palette.ink),
    };
    let name = look.words(format!("{mark}{}", event.id.title()), SIZE, font, ink);
    columns(
        look,
        name,
        [
            words(figure(event.award.points)),
            words(figure(event.award.doubles)),
            look.hint(counts_as(event)),
        ],
    )
}

/// How the event counts, in a word or two; empty if its points and doubles simply count.
fn counts_as(event: &ScoringEvent) -> &'static str {
    match &event.special {
        _ if event.never_counts => say!("scoring-nothing"),
        Some(special) if !special.allowed => say!("scoring-not-allowed"),
        Some(special) if special.total && event.fixed.total => {
            say!("scoring-counts-as-total-fixed")
        }
        Some(special) if special.total => say!("scoring-total"),
        _ => "",
    }
}

fn columns<'a>(look: Look<'a>, name: Part<'a>, cells: [Part<'a>; 3]) -> Part<'a> {
    let cell = |(part, width)| container(part).align_right(look.px(width)).into();
    row![container(name).width(Length::Fill)]
        .extend(
            cells
                .into_iter()
                .zip(column_widths(look))
                .take(columns_shown(look))
                .map(cell),
        )
        .align_y(Center)
        .into()
}
