//! The reference card: one page with the tiles, the claims, the values in force and the settlement.

use super::html::Html;
use super::in_force;
use engine::rules::{RuleSet, RuleSetId, ScoringEvent};
use engine::tiles::Tile;
use wording::{AwardWording, RowTitle};
use words::say;

/// The style of the card, which fits one page of A4.
pub(super) const STYLE: &str = include_str!("card.css");

/// The rows of tiles with their names: Bamboo, Circle, Wan, honours, bonus tiles.
fn rows(flowers: bool) -> Vec<(&'static str, Vec<Tile>)> {
    let plain: Vec<Tile> = Tile::plain().collect();
    let mut rows = vec![
        (say!("print-bamboo"), plain[..9].to_vec()),
        (say!("print-circle"), plain[9..18].to_vec()),
        (say!("print-wan"), plain[18..27].to_vec()),
        (say!("print-winds"), plain[27..31].to_vec()),
        (say!("print-dragons"), plain[31..].to_vec()),
    ];
    if flowers {
        let bonus: Vec<Tile> = Tile::all().skip(34).collect();
        rows.push((say!("print-bonus-flowers"), bonus[..4].to_vec()));
        rows.push((say!("print-bonus-seasons"), bonus[4..].to_vec()));
    }
    rows
}

/// Writes the card.
pub(super) fn write(rules: &RuleSet, html: &mut Html) {
    html.element("h1", say!("print-card"));
    let (option_sentences, length) = (
        in_force::option_sentences(rules).join(" "),
        in_force::length(rules),
    );
    html.element(
        "p",
        &format!("{}. {option_sentences} {length}", in_force::name(rules)),
    );
    html.raw("<div class=tiles>");
    for (name, tiles) in rows(rules.options.flowers) {
        html.raw("<span class=g>");
        html.tiles(tiles.into_iter().map(Some));
        html.element("small", name);
        html.raw("</span>");
    }
    html.raw("</div><div class=two><div>");
    claims(rules, html);
    html.raw("</div><div>");
    html.element("h2", say!("print-several"));
    list("ol", &in_force::precedence(rules), html);
    html.element("p", say!("print-nearest"));
    html.raw("</div></div><div class=three><div>");
    let counts = |event: &&ScoringEvent| event.special.is_none() && !event.never_counts;
    let plain = || rules.events().iter().filter(counts);
    let award = |event: &ScoringEvent| event.award(&rules.options);
    let points = plain().filter(|event| award(event).points > 0);
    html.element("h2", say!("print-points"));
    values(points, |event| award(event).points.to_string(), html);
    html.raw("</div><div>");
    let doubles = plain().filter(|event| award(event).doubles > 0 || award(event).limit > 0);
    html.element("h2", say!("print-doubles"));
    values(
        doubles,
        |event| match award(event) {
            award if award.limit > 0 => limit(award.limit),
            award => award.in_short(),
        },
        html,
    );
    html.element("h2", say!("print-settling"));
    list("ul", &in_force::settlement(rules), html);
    html.raw("</div><div>");
    let special = || {
        let rows = rules.events().iter();
        rows.filter(|event| event.special.is_some() && rules.accepts(event) && !event.never_counts)
    };
    if special().next().is_some() {
        html.element("h2", say!("print-special-hands"));
        values(special(), |event| value_of(event, rules), html);
        html.element("p", say!("print-marks-special"));
    }
    html.element("p", say!("print-marks"));
    if rules.id == RuleSetId::Bloem {
        html.element("p", say!("print-bloem"));
    }
    html.raw("</div></div>\n");
}

fn claims(rules: &RuleSet, html: &mut Html) {
    html.element("h2", say!("print-turn"));
    html.raw("<table>");
    let mut line = |name: &str, tiles: &str, words: &str| {
        html.raw(&format!("<tr><td><b>{name}</b><td>"));
        html.tiles(tiles.split(' ').map(|tile| tile.parse().ok()));
        html.raw(&format!("<td>{words}\n"));
    };
    if rules.options.chows {
        line(say!("print-chow"), "4D 5D 6D", say!("print-chow.words"));
    }
    line(say!("print-pung"), "9C 9C 9C", say!("print-pung.words"));
    line(say!("print-kong"), "GD GD GD GD", say!("print-kong.words"));
    line(say!("print-win"), "5B 5B", say!("print-win.words"));
    html.raw("</table>");
}

fn list(kind: &str, entries: &[&str], html: &mut Html) {
    html.raw(&format!("<{kind}>"));
    entries.iter().for_each(|entry| html.element("li", entry));
    html.raw(&format!("</{kind}>"));
}

fn values<'e>(
    events: impl Iterator<Item = &'e ScoringEvent>,
    value_of: impl Fn(&ScoringEvent) -> String,
    html: &mut Html,
) {
    html.raw("<table>");
    for event in events {
        // Special hands always belong to the winner and need no mark.
        let is_marked = event.winner_only && event.special.is_none();
        let mark = if is_marked { " *" } else { "" };
        html.raw("<tr>");
        html.element("td", &format!("{}{mark}", event.id.title()));
        html.number_cell(&value_of(event));
    }
    html.raw("</table>");
}

/// The value of a special hand.
pub(super) fn value_of(event: &ScoringEvent, rules: &RuleSet) -> String {
    let award = event.award(&rules.options);
    match (award.points, award.limit) {
        (0, part) if part > 0 => limit(part),
        (points, _) if event.special.as_ref().is_some_and(|special| !special.total) => {
            format!("+{points}")
        }
        (points, _) => points.to_string(),
    }
}

fn limit(part: u32) -> String {
    match part {
        100 => say!("print-limit").to_owned(),
        part => say!("print-part-of-limit", part),
    }
}
