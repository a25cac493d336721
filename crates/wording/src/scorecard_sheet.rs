//! Exports the scorecard as a printable page that explains every hand, and as comma-separated values.

use std::fmt::Write;

use engine::rules::{RuleSet, Score};
use engine::scorekeeper::{EntryResult, HandTotal, Line, Results, Scorecard};
use engine::tiles::{Seat, ShortHand};
use words::{change, date, escaped, figure, say};

use super::csv::{Cell, add_row};
use super::printed;
use super::rows::line_words;
use super::rules::RulesWording;
use super::scorekeeper::ScorecardWording;
use super::scores::AwardWording;
use super::tiles::Named;

/// Exports a scorecard.
pub trait ScorecardSheet {
    /// The file name without an extension: the day, and the sheet's name or the players.
    fn file_stem(&self) -> String;

    /// The sheet as comma-separated values: a line with headings, and one for each entry.
    fn csv(&self, results: &Results) -> String;

    /// The sheet as a page to print, with every hand explained and with who pays whom in all.
    fn print_page(&self, results: &Results) -> String;
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
        let mut table = String::new();
        let headings = [
            say!("keeper-hand"),
            say!("keeper-round"),
            say!("keeper-east"),
            say!("keeper-what"),
        ];
        let figures = [
            say!("keeper-counts"),
            say!("keeper-gets"),
            say!("keeper-score"),
        ];
        let figures = figures.into_iter().flat_map(|what| {
            let names = self.names.iter();
            names.map(move |(_, name)| Cell::from(say!("sheet-of", name, what)))
        });
        add_row(
            &mut table,
            headings.map(Cell::from).into_iter().chain(figures),
        );
        for line in &results.lines {
            let mut cells = vec![
                (line.progress.deals + 1).into(),
                line.progress.round_wind.name().into(),
                self.names[line.progress.east].as_str().into(),
                self.describe_line(line).into(),
            ];
            cells.extend(Seat::ALL.map(|seat| Cell::from(line.points(seat))));
            cells.extend(line.changes.0.map(Cell::from));
            cells.extend(line.scores.0.map(Cell::from));
            add_row(&mut table, cells);
        }
        table
    }

    fn print_page(&self, results: &Results) -> String {
        let title = match self.heading.name.trim() {
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
        let rules = say!("keeper-by-rules", rules = self.rules.title());
        let lines = [words::listed(subtitle).to_string(), rules];
        let mut body = String::from("<table>\n<tr>");
        let page = &mut body;
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
        list_totals(self, page, results);
        for line in &results.lines {
            explain_hand(self, page, line);
        }
        printed::page(title, &lines, &body)
    }
}

/// Writes who pays whom over all entries, so that a table can settle once at the end.
fn list_totals(card: &Scorecard, page: &mut String, results: &Results) {
    let payments = card.payments_in_all(results);
    if payments.is_empty() {
        return;
    }
    let heading = escaped(say!("keeper-pays-in-all"));
    let _ = write!(page, "<section><h2>{heading}</h2>");
    for payment in payments {
        let _ = write!(page, "<p>{}", escaped(&payment));
    }
    page.push_str("</section>\n");
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
