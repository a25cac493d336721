//! Tables generated from the rules, with the current values, and from the keyboard shortcuts.

use super::markup::{Block, Generated, Span, Style, Target};
use engine::rules::{
    Award, GameOptions, OptionKind, RuleSet, RuleSetId, ScoringEvent, WIRE_OPTIONS, WireOption,
};
use wording::{OptionWording, RowTitle};
use words::say;

type Row = Vec<Vec<Span>>;

/// A keyboard shortcut.
#[derive(Clone, Debug, PartialEq)]
pub struct KeyLine {
    /// The keys, such as `Alt+F2`.
    pub keys: String,
    /// The menu item.
    pub item: String,
    /// Its description.
    pub hint: &'static str,
    /// The id of its topic.
    pub topic: &'static str,
}

/// Generates a table for these rules.
pub fn generated(table: Generated, rules: &RuleSet, keys: &[KeyLine]) -> Block {
    let events = || rules.events().iter();
    let (head, rows): (&[&str], Vec<Row>) = match table {
        Generated::ScoringEvents => (
            &[
                say!("help-scoring-event"),
                say!("help-column-points"),
                say!("help-column-doubles"),
                say!("help-remark"),
            ],
            events()
                .map(|event| event_row(event, rules, true))
                .collect(),
        ),
        Generated::SpecialHands => (
            &[
                say!("help-special-hand"),
                say!("help-column-points"),
                say!("help-column-doubles"),
                say!("help-remark"),
            ],
            events()
                .filter(|event| event.special.is_some())
                .map(|event| event_row(event, rules, false))
                .collect(),
        ),
        Generated::Doubles => {
            let mut doubles: Vec<(u32, &ScoringEvent)> = events()
                .filter(|event| rules.accepts(event))
                .map(|event| (event.award(&rules.options).doubles, event))
                .filter(|(doubles, _)| *doubles > 0)
                .collect();
            doubles.sort_by_key(|(doubles, _)| *doubles);
            let row = |(doubles, event): (u32, &ScoringEvent)| {
                vec![
                    title_span(event),
                    plain(&doubles.to_string()),
                    plain(remark(event, rules)),
                ]
            };
            (
                &[
                    say!("help-scoring-event"),
                    say!("help-column-doubles"),
                    say!("help-remark"),
                ],
                doubles.into_iter().map(row).collect(),
            )
        }
        Generated::GameOptions => {
            let classical = RuleSet::classical();
            // Only the classical game has these options; with Bloem's rules the table shows their defaults.
            let options = match rules.id {
                RuleSetId::Classical => &rules.options,
                RuleSetId::Bloem => &classical.options,
            };
            let row = |option: &WireOption| {
                vec![
                    vec![words(option.name, Style::Code, None)],
                    plain(option.title()),
                    plain(&value(option, options)),
                ]
            };
            (
                &[
                    say!("help-column-option"),
                    say!("help-key-item"),
                    say!("help-column-now"),
                ],
                WIRE_OPTIONS.iter().map(row).collect(),
            )
        }
        Generated::Keys => {
            let row = |line: &KeyLine| {
                vec![
                    vec![words(&line.keys, Style::Strong, None)],
                    vec![words(
                        &line.item,
                        Style::Plain,
                        Some(Target::Topic(line.topic.to_owned())),
                    )],
                    plain(line.hint),
                ]
            };
            (
                &[
                    say!("help-column-key"),
                    say!("help-column-item"),
                    say!("help-key-hint"),
                ],
                keys.iter().map(row).collect(),
            )
        }
    };
    Block::Table(head.iter().map(|word| plain(word)).collect(), rows)
}

/// A row of a table of values. If `marked`, an asterisk follows the points of a row that can never have doubles.
fn event_row(event: &ScoringEvent, rules: &RuleSet, marked: bool) -> Row {
    let Award {
        points, doubles, ..
    } = event.award(&rules.options);
    let number = |value: u32| match value {
        0 => Vec::new(),
        value => plain(&value.to_string()),
    };
    let fixed = if marked && event.fixed.points {
        " *"
    } else {
        ""
    };
    let points = match points {
        0 => Vec::new(),
        points => plain(&format!("{points}{fixed}")),
    };
    vec![
        title_span(event),
        points,
        number(doubles),
        plain(remark(event, rules)),
    ]
}

/// The value of an option, as text.
fn value(option: &WireOption, options: &GameOptions) -> String {
    let value = option.value(options);
    match option.kind {
        OptionKind::Bool if value == 0 => say!("help-off").to_owned(),
        OptionKind::Bool => say!("help-on").to_owned(),
        OptionKind::Nat => value.to_string(),
        OptionKind::Score => {
            // As on the wire: points + 10,000 × doubles + 1,000,000 × hundredths of the limit.
            let (points, doubles) = (value % 10_000, value / 10_000 % 100);
            let limit = value / 1_000_000;
            let parts = [
                (points > 0).then(|| say!("help-points", points)),
                (doubles > 0).then(|| say!("score-doubles", doubles)),
                (limit > 0).then(|| say!("help-of-the-limit", limit)),
            ];
            match parts.iter().flatten().count() {
                0 => say!("help-nothing").to_owned(),
                _ => words::listed(parts.into_iter().flatten()).to_string(),
            }
        }
    }
}

fn title_span(event: &ScoringEvent) -> Vec<Span> {
    let to = (!event.topic.is_empty()).then(|| Target::Topic(event.topic.clone()));
    vec![words(event.id.title(), Style::Plain, to)]
}

/// Remarks about a row besides its value.
fn remark(event: &ScoringEvent, rules: &RuleSet) -> &'static str {
    let total = event.is_whole_score();
    let limit = event.award(&rules.options).limit;
    match () {
        () if event.never_counts => say!("help-no-scoring-value"),
        () if !rules.accepts(event) => say!("help-not-allowed"),
        () if total => say!("help-total"),
        () if limit == 100 => say!("help-limit-hand"),
        () if limit > 0 => say!("help-part-of-limit"),
        () if event.winner_only => say!("help-mah-jongg-hand-only"),
        () => "",
    }
}

fn plain(text: &str) -> Vec<Span> {
    vec![words(text, Style::Plain, None)]
}

fn words(text: &str, style: Style, to: Option<Target>) -> Span {
    Span::Words {
        text: text.to_owned(),
        style,
        to,
    }
}
