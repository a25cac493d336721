//! Exports the scorecard as a printable page that explains every hand, and as comma-separated values.

use std::fmt::Write;

use engine::rules::{RuleSet, Score};
use engine::scorekeeper::{EntryResult, HandTotal, Line, Results, Scorecard};
use engine::tiles::{Seat, ShortHand};
use words::{change, date, escaped, figure, quoted, say};

use super::rows::line_words;
use super::rules::RulesWording;
use super::scorekeeper::ScorecardWording;
use super::scores::AwardWording;
use super::tiles::Named;

const STYLE: &str = "<style>body{font:11pt/1.35 sans-serif;margin:2em;color:#221}h1{font-size:20pt;margin:0}\
    table{border-collapse:collapse;margin:1em 0}td,th{padding:.25em .7em;border-bottom:1px solid #bbb;text-align:left}\
    .f{text-align:right}tr.sum td{border-bottom:2px solid #221;font-weight:bold}section{break-inside:avoid;margin:1.2em 0}\
    h2{font-size:12pt;margin:0;border-bottom:1px solid #221}.hands{display:grid;grid-template-columns:repeat(4,1fr);gap:1em}\
    h3{font-size:10.5pt;margin:.5em 0 .2em}p{margin:.2em 0}code{font-size:10pt}.l{display:flex;gap:.6em}.l b{min-width:2.6em;text-align:right}</style>";

/// Exports a scorecard.
pub trait ScorecardSheet {
    /// The file name without an extension: the day, and the sheet's name or the players.
    fn file_stem(&self) -> String;

    /// The sheet as comma-separated values: a line with headings, and one for each entry.
    fn csv(&self, results: &Results) -> String;

    /// The sheet as a self-contained, printable page for a browser, with every hand explained.
    fn html(&self, results: &Results) -> String;
}

impl ScorecardSheet for Scorecard {
    fn file_stem(&self) -> String {
        let players: Vec<&str> = self.names.0.iter().map(String::as_str).collect();
        let name = match self.heading.name.trim() {
            "" => players.join(" "),
            name => name.to_owned(),
        };
        let day = match self.heading.date {
            Some((year, month, day)) => format!("{year:04}-{month:02}-{day:02} "),
            None => String::new(),
        };
        // Keep only characters that every file system accepts.
        let is_allowed = |letter: &char| letter.is_alphanumeric() || " -'".contains(*letter);
        let name: String = name.chars().filter(is_allowed).take(60).collect();
        match format!("{day}{}", name.trim()).trim() {
            "" => say!("keeper-title").to_owned(),
            stem => stem.to_owned(),
        }
    }

    fn csv(&self, results: &Results) -> String {
        let mut text = [
            say!("keeper-hand"),
            say!("keeper-round"),
            say!("keeper-east"),
            say!("keeper-what"),
        ]
        .map(quoted)
        .join(",");
        for what in [
            say!("keeper-counts"),
            say!("keeper-gets"),
            say!("keeper-score"),
        ] {
            for (_, name) in self.names.iter() {
                let _ = write!(text, ",{}", quoted(&say!("sheet-of", name, what)));
            }
        }
        text.push_str("\r\n");
        for line in &results.lines {
            let _ = write!(
                text,
                "{},{},{},{}",
                line.progress.deals + 1,
                line.progress.round_wind.name(),
                quoted(&self.names[line.progress.east]),
                quoted(&self.describe_line(line))
            );
            for seat in Seat::ALL {
                let _ = write!(text, ",{}", line.points(seat));
            }
            for figures in [line.changes, line.scores] {
                for (_, value) in figures.iter() {
                    let _ = write!(text, ",{value}");
                }
            }
            text.push_str("\r\n");
        }
        text
    }

    fn html(&self, results: &Results) -> String {
        let name = match self.heading.name.trim() {
            "" => say!("keeper-title"),
            name => name,
        };
        let day = self.heading.date.map(date);
        let subtitle = [day.as_deref(), Some(self.heading.place.trim())];
        let subtitle: Vec<&str> = subtitle
            .into_iter()
            .flatten()
            .filter(|part| !part.is_empty())
            .collect();
        let (title, subtitle) = (escaped(name), escaped(&subtitle.join(", ")));
        let language = words::language();
        let mut page = format!(
            "<!doctype html>\n<html lang={language}><meta charset=utf-8><title>{title}</title>\n{STYLE}\n<h1>{title}</h1>\n<p>{subtitle}\n<p>{}\n<table>\n<tr>",
            escaped(&say!("keeper-by-rules", rules = self.rules.title()))
        );
        for heading in [
            say!("keeper-hand"),
            say!("keeper-round"),
            say!("keeper-east"),
            say!("keeper-what"),
        ] {
            let _ = write!(page, "<th>{heading}");
        }
        for (_, name) in self.names.iter() {
            let _ = write!(page, "<th class=f colspan=2>{}", escaped(name));
        }
        page.push('\n');
        for line in &results.lines {
            let _ = write!(
                page,
                "<tr><td>{}<td>{}<td>{}<td>{}",
                line.progress.deals + 1,
                line.progress.round_wind.name(),
                escaped(&self.names[line.progress.east]),
                escaped(&self.describe_line(line))
            );
            for seat in Seat::ALL {
                let (gain, score) = (change(line.changes[seat]), figure(line.scores[seat]));
                let _ = write!(page, "<td class=f>{gain}<td class=f>{score}");
            }
            page.push('\n');
        }
        let _ = write!(page, "<tr class=sum><td colspan=4>{}", say!("keeper-score"));
        for (_, score) in results.scores.iter() {
            let _ = write!(page, "<td><td class=f>{}", figure(*score));
        }
        page.push_str("\n</table>\n");
        for line in &results.lines {
            explain_hand(self, &mut page, line);
        }
        page.push_str("</html>\n");
        page
    }
}

/// Writes what every player's hand counted, the payments, and any warnings; of a refused hand only the error and the warnings. Writes nothing
/// for an entry without a hand.
fn explain_hand(card: &Scorecard, page: &mut String, line: &Line) {
    let words = match &line.result {
        EntryResult::Won(_) => card.describe_line(line),
        EntryResult::Refused(error) => card.describe_error(error),
        EntryResult::Other(_) => return,
    };
    let number = line.progress.deals + 1;
    let heading = say!("keeper-hand-was", number, words);
    let _ = write!(page, "<section><h2>{}</h2>", escaped(&heading));
    if let EntryResult::Won(result) = &line.result {
        page.push_str("<div class=hands>\n");
        for (seat, hand_total) in result.hands.iter() {
            let (name, total) = (card.names[seat].as_str(), i64::from(hand_total.total()));
            let heading = say!("keeper-hand-of", name, total);
            let _ = write!(page, "<div><h3>{}</h3>", escaped(&heading));
            if let HandTotal::Scored(scored) = hand_total {
                let notation = ShortHand {
                    hand: scored.hand.clone(),
                    last: (seat == result.played.winner).then_some(result.played.last),
                };
                let _ = write!(page, "<code>{}</code>", escaped(&notation.to_string()));
                for (value, words) in explanation(&card.rules, &scored.score) {
                    let words = escaped(&words);
                    let _ = write!(
                        page,
                        "<div class=l><b>{value}</b><span>{words}</span></div>"
                    );
                }
            }
            page.push_str("</div>\n");
        }
        let payments = words::sentences(card.payments(line));
        let _ = write!(page, "</div><p>{}", escaped(&payments));
    }
    if !line.warnings.is_empty()
        && let Some(warning) = card.describe_warnings(line)
    {
        let _ = write!(page, "<p><b>{}</b>", escaped(&warning));
    }
    page.push_str("</section>\n");
}

/// The lines that counted with their values, and the total.
fn explanation(rules: &RuleSet, score: &Score) -> Vec<(String, String)> {
    let lines = score.lines.iter();
    let mut lines: Vec<(String, String)> = lines
        .map(|line| (line.award.in_short(), line_words(rules, line)))
        .collect();
    let words = match score.is_capped() {
        true => say!("keeper-total-at-most"),
        false => say!("keeper-total"),
    };
    lines.push((score.total.to_string(), words.to_owned()));
    lines
}
