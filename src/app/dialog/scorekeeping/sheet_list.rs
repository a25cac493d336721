//! The page with the sheet: a row for each entry, with every player's gain or loss and score after it.

use iced::widget::{column, container, row, space};
use iced::{Center, Color, Element, Fill, Font, Length};

use super::message::{Message, Page};
use super::scorecard_model::ScorecardModel;
use super::unsaved::unsaved_words;
use crate::app::theme;
use crate::app::widget::{Event, Form, Hotkey, Look, Row, list};
use engine::scorekeeper::{Entry, EntryResult, Line};
use engine::tiles::Seat;
use wording::ScorecardWording;
use words::say;
use words::{change, figure};

type Part<'a> = Element<'a, Event>;

/// The page, with a notice below the list.
pub fn page<'a>(
    form: &Form<'a, Message>,
    model: &'a ScorecardModel,
    chosen: usize,
    notice: Option<&str>,
) -> Part<'a> {
    let look = form.look;
    let (card, results) = (model.card(), model.results());
    if results.lines.is_empty() {
        return look.hint(say!("keeper-nothing-entered"));
    }
    let heads = [
        say!("keeper-hand"),
        say!("keeper-east"),
        say!("keeper-what"),
    ]
    .map(str::to_owned);
    let names = card.names.0.clone();
    let heads = cells(look, heads, names, (theme::SEMIBOLD, look.palette.ink));
    let lines = results.lines.iter();
    let rows = lines.map(|line| Row::Tall(entry_row(look, model, line)));
    let shown = list(
        (form, say!("keeper-tab-sheet")),
        rows.collect(),
        Some(chosen),
        Message::Choose,
        Some(Message::Page(Page::Explained)),
        true,
    );
    let place = super::hand_heading(&results.progress);
    let next = match results.is_over {
        true => say!("keeper-over").to_owned(),
        false => say!(
            "keeper-next",
            place,
            east = card.names[results.progress.east]
        ),
    };
    let warnings = results
        .lines
        .iter()
        .filter(|line| line.needs_attention())
        .count();
    let footer: Part<'a> = match (notice, results.lines.get(chosen)) {
        (Some(notice), _) => look.notice(notice),
        (None, _) if model.has_unsaved_change() => {
            form.warning(unsaved_words(model).unwrap_or_default())
        }
        (None, Some(line)) if line.needs_attention() => {
            form.warning(card.describe_warnings(line).unwrap_or_default())
        }
        (None, _) if warnings > 0 => form.warning(say!("keeper-doubts", count = warnings)),
        (None, _) => look.hint(next),
    };
    column![
        container(heads).padding([0.0, look.px(16.0)]),
        container(shown).height(look.px(list_height(look))),
        actions(form, model),
        footer,
    ]
    .spacing(look.px(6.0))
    .width(Fill)
    .into()
}

/// Actions for the selected entry, and undo and redo.
fn actions<'a>(form: &Form<'a, Message>, model: &ScorecardModel) -> Part<'a> {
    form.on_key(Hotkey::Edit, Message::Edit);
    form.on_key(Hotkey::Insert, Message::Insert);
    form.on_key(Hotkey::Delete, Message::Delete);
    row![
        form.button(say!("keeper-edit"), Some(Message::Edit)),
        form.button(say!("keeper-insert"), Some(Message::Insert)),
        form.button(say!("keeper-delete"), Some(Message::Delete)),
        space().width(Fill),
        form.button(
            say!("label-undo"),
            model.can_undo().then_some(Message::Undo)
        ),
        form.button(
            say!("label-redo"),
            model.can_redo().then_some(Message::Redo)
        ),
    ]
    .spacing(form.look.px(8.0))
    .into()
}

/// Height of the list in units; it grows with the window.
fn list_height(look: Look<'_>) -> f32 {
    // The title, tabs, footer and margin of the dialog, and the space around the list.
    const TAKEN: f32 = 41.0 + 50.0 + 62.0 + 20.0 + 148.0;
    look.metrics.flexible_height(TAKEN, (266.0, 362.0))
}

/// A row of the sheet.
fn entry_row<'a>(look: Look<'a>, model: &ScorecardModel, line: &Line) -> Part<'a> {
    let card = model.card();
    let number = match &line.result {
        EntryResult::Other(Entry::Penalty { .. } | Entry::Correction { .. }) => String::new(),
        _ => say!(
            "keeper-number",
            number = line.progress.deals + 1,
            round = line.progress.round_wind.letter().to_string()
        ),
    };
    let words = [
        number,
        card.names[line.progress.east].clone(),
        match card.describe_warnings(line) {
            Some(warnings) => say!("keeper-doubt", doubt = warnings),
            None => card.describe_line(line),
        },
    ];
    let ink = match line.needs_attention() {
        true => look.palette.negative,
        false => look.palette.ink,
    };
    let figures = Seat::ALL.map(|seat| {
        let gets = match line.changes[seat] {
            0 => "·".to_owned(),
            gets => change(gets),
        };
        format!("{gets}\n{}", figure(line.scores[seat]))
    });
    cells(look, words, figures, (theme::REGULAR, ink))
}

/// The cells of a row or of the headings: number, East and event, and each player's figures; `event_ink` colours the event.
fn cells<'a>(
    look: Look<'a>,
    words: [String; 3],
    figures: [String; 4],
    (font, event_ink): (Font, Color),
) -> Part<'a> {
    let ink = look.palette.ink;
    let [number, east, event] = words;
    let number = look.words(number, 13.5, font, ink);
    let east = look.one_line(east, 13.5, font, ink);
    let event = look.words(event, 13.5, font, event_ink);
    let figures = figures.map(|figure| {
        let lines = figure
            .lines()
            .map(|line| look.one_line(line.to_owned(), 13.5, font, ink));
        container(column(lines).align_x(iced::Alignment::End))
            .width(Length::FillPortion(4))
            .align_x(iced::Alignment::End)
            .into()
    });
    row![
        container(number).width(Length::FillPortion(2)),
        container(east).width(Length::FillPortion(4)),
        container(event).width(Length::FillPortion(11)),
    ]
    .extend(figures)
    .spacing(look.px(6.0))
    .align_y(Center)
    .into()
}
