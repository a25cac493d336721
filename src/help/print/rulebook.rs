//! The rulebook: the help pages that state the rules, with the values and options in force.

use super::card::value_of;
use super::html::Html;
use super::in_force;
use crate::help::markup::{Block, Generated, Span, Style, Target};
use crate::help::table::generated;
use crate::help::{Help, Topic};
use engine::rules::{RuleSet, RuleSetId, ScoringEvent};
use wording::{RowTitle, RulesWording};
use words::Key;
use words::{key, say};

/// The style of the rulebook.
pub(super) const STYLE: &str = include_str!("rulebook.css");

/// The mark of sentences and rows that differ from the original rules.
const MARK: &str = "†";

/// A chapter: its title, and its help pages.
type Chapter = (Key, &'static [&'static str]);

const BLOEM: &[Chapter] = &[
    (key!("print-object"), &["object-of-the-game", "guide-tiles"]),
    (key!("print-the-rules"), &["rules", "precedences"]),
    (
        key!("print-before"),
        &[
            "first-east-wind",
            "building-the-wall",
            "opening-side",
            "opening-tile",
            "dealing-the-tiles",
            "loose-tiles-and-kong-box",
        ],
    ),
    (
        key!("print-cases"),
        &[
            "original-hand",
            "standing-hand",
            "snatching-a-kong",
            "dead-hand",
        ],
    ),
    (
        key!("print-rotation"),
        &["rotation-of-east", "rotation-of-round", "final-winner"],
    ),
    (
        key!("print-scoring"),
        &[
            "calculating-scores",
            "winning-bonuses",
            "purity",
            "settling-scores",
        ],
    ),
];

const CLASSICAL: &[Chapter] = &[
    (key!("print-object"), &["object-of-the-game", "guide-tiles"]),
    (
        key!("print-play"),
        &["rules", "classical-play", "original-call"],
    ),
    (
        key!("print-scoring"),
        &[
            "classical-scoring",
            "classical-doubles",
            "classical-limits",
            "classical-settling",
            "cannon",
        ],
    ),
];

/// Writes the rulebook.
pub(super) fn write(help: &Help, rules: &RuleSet, html: &mut Html) {
    html.element("h1", say!("print-book"));
    html.element("p", &say!("print-rules", rules = in_force::name(rules)));
    if rules.id == RuleSetId::Bloem {
        html.element("p", say!("print-bloem"));
    }
    let original = RuleSet::new(rules.id);
    if *rules != original {
        let based_on = rules.id.title();
        html.element("p", &say!("print-differs", based_on));
    }
    html.element("p", say!("print-stake"));
    html.element("h2", say!("print-agreed"));
    html.raw("<ul>");
    let before = in_force::option_sentences(&original);
    html.element("li", &in_force::length(rules));
    for sentence in in_force::option_sentences(rules) {
        html.element("li", &marked(&sentence, !before.contains(&sentence)));
    }
    let before = in_force::settlement(&original);
    for sentence in in_force::settlement(rules) {
        html.element("li", &marked(sentence, !before.contains(&sentence)));
    }
    html.raw("</ul>");
    let chapters = match rules.id {
        RuleSetId::Bloem => BLOEM,
        RuleSetId::Classical => CLASSICAL,
    };
    for (title, topics) in chapters {
        html.element("h2", title.text());
        for topic in topics.iter().filter_map(|id| help.topic(id)) {
            section(topic, html);
        }
    }
    values(rules, &original, html);
    special_hands(help, rules, &original, html);
}

/// Text with a mark before it if it differs from the original rules.
fn marked(words: &str, differs: bool) -> String {
    match differs {
        true => format!("{MARK} {words}"),
        false => words.to_owned(),
    }
}

/// Whether a row differs from that of the original rules, or is not one of them.
fn differs(event: &ScoringEvent, rules: &RuleSet, original: &RuleSet) -> bool {
    let before = original.event(&event.id);
    before.is_none_or(|before| {
        before != event || before.award(&original.options) != event.award(&rules.options)
    })
}

/// A help page as a section of a chapter.
fn section(topic: &Topic, html: &mut Html) {
    if !topic.is_translated {
        html.element("p", say!("help-not-translated"));
        html.raw("<div lang=en>");
    }
    html.element(
        "h3",
        topic
            .title
            .trim_start_matches(|c: char| c.is_ascii_digit() || ". ".contains(c)),
    );
    for block in &topic.blocks {
        match block {
            // Values and special hands have chapters of their own; scored examples are left out.
            Block::Hand(_) | Block::Generated(_) => {}
            Block::List(number, entries) => {
                let entries = entries.iter().filter(|entry| !is_about_program(entry));
                html.block(&Block::List(*number, entries.cloned().collect()));
            }
            Block::Paragraph(line) if is_about_program(line) => {}
            block => html.block(block),
        }
    }
    if !topic.is_translated {
        html.raw("</div>");
    }
}

/// Whether a line is about the program, which does not matter at a real table.
fn is_about_program(line: &[Span]) -> bool {
    line.iter().any(|span| match span {
        Span::Words { text, to, .. } => {
            let is_program_link = matches!(to, Some(Target::Topic(id)) if ["box-", "menu-", "guide-"].iter().any(|kind| id.starts_with(kind)));
            let mut about = say!("help-words-about-the-program").split_whitespace();
            is_program_link || about.any(|word| text.contains(word))
        }
        Span::Tiles(_) => false,
    })
}

/// The mark as a span.
fn mark() -> Span {
    Span::Words {
        text: format!("{MARK} "),
        style: Style::Plain,
        to: None,
    }
}

/// The table of values, without special hands.
fn values(rules: &RuleSet, original: &RuleSet, html: &mut Html) {
    html.element("h2", say!("print-values"));
    if let Block::Table(head, rows) = generated(Generated::ScoringEvents, rules, &[]) {
        let rows = rows.into_iter().zip(rules.events());
        let plain = rows.filter(|(_, event)| event.special.is_none());
        let rows = plain.map(|(mut row, event)| {
            // The asterisk is about the dialog that changes values, which does not exist at a real table.
            for span in row.iter_mut().flatten() {
                if let Span::Words { text, .. } = span
                    && let Some(points) = text.strip_suffix(" *")
                {
                    *text = points.to_owned();
                }
            }
            if differs(event, rules, original)
                && let Some(name) = row.first_mut()
            {
                name.insert(0, mark());
            }
            row
        });
        html.block(&Block::Table(head, rows.collect()));
    }
}

/// The allowed special hands, each with one example.
fn special_hands(help: &Help, rules: &RuleSet, original: &RuleSet, html: &mut Html) {
    let accepted = || {
        let all = rules.special_hands();
        all.filter(|(event, _)| rules.accepts(event) && !event.never_counts)
    };
    if accepted().next().is_none() {
        return;
    }
    html.element("h2", say!("print-special-hands"));
    html.element("p", say!("print-forms"));
    html.raw("<table>");
    for (event, _) in accepted() {
        html.raw("<tr><td>");
        html.element(
            "b",
            &marked(event.id.title(), differs(event, rules, original)),
        );
        if let Some(Block::Paragraph(line)) = description(help, &event.topic) {
            html.raw("<br>");
            html.line(line);
        }
        html.raw("<br>");
        if let Some(form) = rules.examples(event).first() {
            for slot in &form.slots {
                html.tiles(slot.tiles().map(Some));
            }
        }
        html.number_cell(&value_of(event, rules));
    }
    html.raw("</table>");
}

/// The first paragraph of a page.
fn description<'h>(help: &'h Help, topic: &str) -> Option<&'h Block> {
    let blocks = &help.topic(topic)?.blocks;
    blocks
        .iter()
        .find(|block| matches!(block, Block::Paragraph(_)))
}
