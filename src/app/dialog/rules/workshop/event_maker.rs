//! The editor for a scoring event: its name, its condition and its value.

use iced::widget::{column, container, row};
use iced::{Center, Length};

use super::Workshop;
use super::change::EventChange;
use super::event_draft::EventDraft;
use super::message::{Message, Part};
use super::pages::page_height;
use crate::app::theme;
use crate::app::widget::{Form, Row, list, scrolled};
use coach::workshop::{ParameterChange, condition_groups};
use engine::rules::{Condition, Source, TileClass};
use engine::tiles::{MeldKind, Tile};
use words::Key;
use words::{key, say};

/// The kinds of melds with their names.
const KINDS: [(Key, MeldKind); 4] = [
    (key!("workshop-pair"), MeldKind::Pair),
    (key!("workshop-chow"), MeldKind::Chow),
    (key!("workshop-pung"), MeldKind::Pung),
    (key!("condition-kong"), MeldKind::Kong),
];

/// The classes of tiles to choose from, with their names.
const CLASSES: [(Key, TileClass); 9] = [
    (key!("condition-tile-any"), TileClass::Any),
    (key!("condition-tile-minor"), TileClass::Minor),
    (key!("condition-tile-terminal"), TileClass::Terminal),
    (key!("condition-tile-major"), TileClass::Major),
    (key!("condition-tile-honour"), TileClass::Honour),
    (key!("condition-tile-wind"), TileClass::Wind),
    (key!("condition-tile-dragon"), TileClass::Dragon),
    (key!("condition-tile-own-wind"), TileClass::OwnWind),
    (key!("condition-tile-round-wind"), TileClass::RoundWind),
];

/// Possible sources of the winning tile, with their labels.
const SOURCES: [(Key, Option<Source>); 5] = [
    (key!("condition-from-anywhere"), None),
    (key!("condition-from-wall"), Some(Source::Wall)),
    (key!("condition-from-loose"), Some(Source::Loose)),
    (key!("condition-from-discard"), Some(Source::Discard)),
    (key!("condition-from-kong"), Some(Source::Snatch)),
];

/// Width of a tile, in units.
const TILE: f32 = 24.0;

fn send(change: EventChange) -> Option<Message> {
    Some(Message::OwnEvent(change))
}

fn send_parameter(parameter: ParameterChange) -> Option<Message> {
    send(EventChange::Parameter(parameter))
}

impl Workshop {
    /// The page while a scoring event is being made or changed.
    pub(super) fn event_maker<'a>(
        &'a self,
        form: &Form<'a, Message>,
        event_draft: &'a EventDraft,
    ) -> Part<'a> {
        let look = form.look;
        let name = form.field(
            "",
            &event_draft.event.name,
            say!("workshop-event-name"),
            true,
            Some(|name| Message::OwnEvent(EventChange::Name(name))),
        );
        let mut rows = Vec::new();
        let chosen = event_draft.condition_row();
        let mut condition_row = 0;
        for (heading, lines) in condition_groups() {
            rows.push(Row::Heading(look.heading(heading.text())));
            for (words, _) in lines {
                let font = match chosen == Some(condition_row) {
                    true => theme::SEMIBOLD,
                    false => theme::REGULAR,
                };
                rows.push(Row::Line(look.line(words.text(), font)));
                condition_row += 1;
            }
        }
        let choose = |row| Message::OwnEvent(EventChange::Condition(row));
        let lines = list(
            (form, say!("workshop-when")),
            rows,
            chosen,
            choose,
            None,
            false,
        );
        let left = column![
            look.heading(say!("workshop-when")),
            container(lines).height(Length::Fill),
        ];
        let right = column![
            name,
            value_fields(form, event_draft),
            parameters(form, &event_draft.event.when)
        ];
        let error = event_draft.rules.as_ref().err();
        let right = right.push(error.map(|why| form.warning(why.as_str())));
        // Padding keeps the focus ring from being clipped.
        let right = container(right.spacing(look.px(10.0))).padding(5.0);
        row![
            left.spacing(look.px(6.0)).width(Length::FillPortion(10)),
            container(scrolled(look, right)).width(Length::FillPortion(11)),
        ]
        .spacing(look.px(18.0))
        .height(page_height(look))
        .into()
    }
}

/// The value of the event, and who can score it.
fn value_fields<'a>(form: &Form<'a, Message>, event_draft: &'a EventDraft) -> Part<'a> {
    let (look, event) = (form.look, &event_draft.event);
    let points = form.field(
        say!("workshop-event-points"),
        &event_draft.points,
        "0",
        false,
        Some(|text| Message::OwnEvent(EventChange::Points(text))),
    );
    let limit = form.field(
        say!("workshop-event-limit"),
        &event_draft.limit,
        "0",
        false,
        Some(|text| Message::OwnEvent(EventChange::Limit(text))),
    );
    let doubles = [say!("scoring-none"), "1", "2", "3"].into_iter().zip(0..);
    let doubles = doubles.map(|(words, doubles)| {
        let on = event.award.doubles == doubles;
        form.radio(words, on, send(EventChange::Doubles(doubles)))
    });
    let doubles: Vec<Part<'a>> = doubles.collect();
    column![
        row![
            form.name(say!("workshop-event-points")),
            container(points).width(look.px(80.0)),
            form.name(say!("workshop-event-limit")),
            container(limit).width(look.px(64.0)),
        ]
        .spacing(look.px(10.0))
        .align_y(Center)
        .wrap(),
        row![look.text(say!("scoring-doubles"))]
            .extend(doubles)
            .spacing(look.px(8.0))
            .align_y(Center)
            .wrap(),
        form.check(
            say!("scoring-mah-jongg-hand-only"),
            event.winner_only,
            send(EventChange::WinnerOnly)
        ),
    ]
    .spacing(look.px(6.0))
    .into()
}

/// The parameters of the condition, if it has any.
fn parameters<'a>(form: &Form<'a, Message>, when: &Condition) -> Part<'a> {
    match when {
        Condition::Set(test) => {
            let kinds = KINDS.map(|(words, kind)| {
                let on = test.kinds.contains(&kind);
                form.check(
                    words.text(),
                    on,
                    send_parameter(ParameterChange::Kind(kind)),
                )
            });
            let exposures = [
                (say!("condition-either"), None),
                (say!("condition-exposed"), Some(true)),
                (say!("condition-concealed"), Some(false)),
            ];
            let exposures = exposures.map(|(words, exposed)| {
                let on = test.exposed == exposed;
                form.radio(words, on, send_parameter(ParameterChange::Exposed(exposed)))
            });
            stacked(
                form,
                vec![
                    wrapped(form, kinds.into()),
                    classes(form, test.of),
                    wrapped(form, exposures.into()),
                ],
            )
        }
        Condition::Family(family) => {
            let counts = [1, 2, 3, 4].map(|sets| {
                let words = say!("condition-sets-of", sets);
                form.radio(
                    &words,
                    family.sets == sets,
                    send_parameter(ParameterChange::Sets(sets)),
                )
            });
            let pair = form.check(
                say!("condition-pair-too"),
                family.pair,
                send_parameter(ParameterChange::Pair),
            );
            let no_chow = send_parameter(ParameterChange::NoChow);
            let no_chow = form.check(say!("condition-no-chow"), family.no_chow, no_chow);
            stacked(
                form,
                vec![
                    wrapped(form, counts.into()),
                    classes(form, family.of),
                    pair,
                    no_chow,
                ],
            )
        }
        Condition::Eyes(of) => classes(form, *of),
        Condition::WonWith(tile) => won_with(form, *tile, None, false),
        Condition::Catch(catch) => won_with(form, catch.tile, Some(catch.from), catch.last),
        _ => stacked(form, Vec::new()),
    }
}

fn stacked<'a>(form: &Form<'a, Message>, parts: Vec<Part<'a>>) -> Part<'a> {
    column(parts).spacing(form.look.px(8.0)).into()
}

fn wrapped<'a>(form: &Form<'a, Message>, parts: Vec<Part<'a>>) -> Part<'a> {
    let gap = form.look.px(12.0);
    row(parts).spacing(gap).wrap().into()
}

fn classes<'a>(form: &Form<'a, Message>, chosen: TileClass) -> Part<'a> {
    let choices = CLASSES.map(|(words, class)| {
        form.radio(
            words.text(),
            class == chosen,
            send_parameter(ParameterChange::Of(class)),
        )
    });
    wrapped(form, choices.into())
}

/// The winning tile, where it comes from, and whether it counts only when no live tile is left.
fn won_with<'a>(
    form: &Form<'a, Message>,
    chosen: Tile,
    from: Option<Source>,
    is_last: bool,
) -> Part<'a> {
    let look = form.look;
    let tiles = Tile::plain().map(|face| {
        let message = send_parameter(ParameterChange::Tile(face));
        form.tile(face, look.px(TILE), face == chosen, false, message)
    });
    let tiles = row(tiles).spacing(look.px(2.0)).wrap();
    let sources = SOURCES.map(|(words, source)| {
        form.radio(
            words.text(),
            source == from,
            send_parameter(ParameterChange::From(source)),
        )
    });
    let message = send_parameter(ParameterChange::Last).filter(|_| from.is_some());
    let last = form.check(say!("condition-last"), is_last, message);
    stacked(
        form,
        vec![tiles.into(), wrapped(form, sources.into()), last],
    )
}
