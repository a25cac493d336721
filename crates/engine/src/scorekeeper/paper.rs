//! The scorecard on paper: as a page that prints, every hand explained line by line, and as comma-separated values.

use std::fmt::Write;

use super::{Counted, Doubt, Entry, Line, Reckoning, Scorecard, Slip, Told, What};
use crate::rules::{Score, Source};
use crate::tiles::{Seat, ShortHand};
use words::say;
use words::{change, date, escaped, figure, quoted};

const STYLE: &str = "<style>body{font:11pt/1.35 sans-serif;margin:2em;color:#221}h1{font-size:20pt;margin:0}\
    table{border-collapse:collapse;margin:1em 0}td,th{padding:.25em .7em;border-bottom:1px solid #bbb;text-align:left}\
    .f{text-align:right}tr.sum td{border-bottom:2px solid #221;font-weight:bold}section{break-inside:avoid;margin:1.2em 0}\
    h2{font-size:12pt;margin:0;border-bottom:1px solid #221}.hands{display:grid;grid-template-columns:repeat(4,1fr);gap:1em}\
    h3{font-size:10.5pt;margin:.5em 0 .2em}p{margin:.2em 0}code{font-size:10pt}.l{display:flex;gap:.6em}.l b{min-width:2.6em;text-align:right}</style>";

impl Scorecard {
    /// What an entry was, in a few words.
    pub fn happened(&self, line: &Line) -> String {
        let name = |seat: Seat| self.names[seat].as_str();
        match &line.what {
            What::Won(reckoning) => self.won(reckoning),
            What::Refused(_) => say!("keeper-line-refused").to_owned(),
            What::Other(Entry::Dead | Entry::Hand(_)) => say!("keeper-line-dead").to_owned(),
            What::Other(Entry::Penalty { by, to, points }) => {
                let (who, points) = (name(*by), figure(i64::from(*points)));
                match to {
                    Some(to) => say!("keeper-line-penalty-to", who, points, whom = name(*to)),
                    None => say!("keeper-line-penalty", who, points),
                }
            }
            What::Other(Entry::Correction { of, points }) => {
                say!(
                    "keeper-line-correction",
                    who = name(*of),
                    points = change(*points)
                )
            }
        }
    }

    /// Who won, with what, and from whom.
    pub fn won(&self, reckoning: &Reckoning) -> String {
        let played = &reckoning.played;
        let who = self.names[played.winner].as_str();
        let tile = played.last.name();
        let source = played.came.source();
        match reckoning.from {
            Some(from) => {
                let robbed = source == Source::Snatch;
                let whom = self.names[from].as_str();
                say!("keeper-won-from", who, tile, whom, robbed)
            }
            None => match source {
                Source::Wall => say!("keeper-won-drawn", who, tile),
                Source::Loose => say!("keeper-won-loose", who, tile),
                Source::Discard => say!("keeper-won-discard", who, tile),
                Source::Snatch => say!("keeper-won-robbed", who, tile),
            },
        }
    }

    /// Why an entry needs another look, in plain sentences; `None` if it does not.
    pub fn doubt(&self, line: &Line) -> Option<String> {
        let refused = match &line.what {
            What::Refused(slip) => Some(self.slip(slip)),
            What::Won(_) | What::Other(_) => None,
        };
        let doubts = line.doubts.iter().map(|doubt| match doubt {
            Doubt::AfterTheEnd => say!("keeper-doubt-after-end").to_owned(),
            Doubt::Dropped(tick) => {
                let what = tick.label().replacen('&', "", 1);
                say!("keeper-doubt-dropped", what)
            }
        });
        let all: Vec<String> = refused.into_iter().chain(doubts).collect();
        (!all.is_empty()).then(|| all.join(" "))
    }

    /// What is wrong with a hand, and whose it is.
    pub fn slip(&self, slip: &Slip) -> String {
        let why = slip.to_string();
        match slip.seat() {
            Some(seat) => say!("keeper-slip-of", who = self.names[seat], why),
            None => why,
        }
    }

    /// Who pays whom for a hand that was won, a sentence for each payment.
    pub fn payments(&self, line: &Line) -> Vec<String> {
        let What::Won(reckoning) = &line.what else {
            return Vec::new();
        };
        let gets = &reckoning.settlement.gets_from;
        let mut paid = Vec::new();
        for to in Seat::ALL {
            for from in Seat::ALL {
                let points = gets[to][from];
                if points > 0 {
                    paid.push(say!(
                        "keeper-pays",
                        who = self.names[from],
                        whom = self.names[to],
                        points = figure(points)
                    ));
                }
            }
        }
        if self.rules.options.east_doubles {
            let east = self.names[line.at.east].as_str();
            paid.push(say!("keeper-east-doubles", east));
        }
        paid
    }

    /// The sheet as comma-separated values, a line for each entry, with headings.
    pub fn csv(&self, told: &Told) -> String {
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
        for line in &told.lines {
            let _ = write!(
                text,
                "{},{},{},{}",
                line.at.deals + 1,
                line.at.round_wind.name(),
                quoted(&self.names[line.at.east]),
                quoted(&self.happened(line))
            );
            for seat in Seat::ALL {
                let _ = write!(text, ",{}", line.counted(seat));
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

    /// The sheet as a page for a browser, whole in itself, every hand explained; it prints.
    pub fn html(&self, told: &Told) -> String {
        let name = match self.heading.name.trim() {
            "" => say!("keeper-title"),
            name => name,
        };
        let day = self.heading.date.map(date);
        let head = [day.as_deref(), Some(self.heading.place.trim())];
        let head: Vec<&str> = head
            .into_iter()
            .flatten()
            .filter(|part| !part.is_empty())
            .collect();
        let (title, head) = (escaped(name), escaped(&head.join(", ")));
        let mut page = format!(
            "<!doctype html>\n<html lang=en><meta charset=utf-8><title>{title}</title>\n{STYLE}\n<h1>{title}</h1>\n<p>{head}\n<p>{}\n<table>\n<tr>",
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
        for line in &told.lines {
            let _ = write!(
                page,
                "<tr><td>{}<td>{}<td>{}<td>{}",
                line.at.deals + 1,
                line.at.round_wind.name(),
                escaped(&self.names[line.at.east]),
                escaped(&self.happened(line))
            );
            for seat in Seat::ALL {
                let (gets, score) = (change(line.changes[seat]), figure(line.scores[seat]));
                let _ = write!(page, "<td class=f>{gets}<td class=f>{score}");
            }
            page.push('\n');
        }
        let _ = write!(page, "<tr class=sum><td colspan=4>{}", say!("keeper-score"));
        for (_, score) in told.scores.iter() {
            let _ = write!(page, "<td><td class=f>{}", figure(*score));
        }
        page.push_str("\n</table>\n");
        for line in &told.lines {
            self.explained(&mut page, line);
        }
        page.push_str("</html>\n");
        page
    }

    /// A hand with everything that counted.
    fn explained(&self, page: &mut String, line: &Line) {
        let words = match &line.what {
            What::Won(_) => self.happened(line),
            What::Refused(slip) => self.slip(slip),
            What::Other(_) => return,
        };
        let number = line.at.deals + 1;
        let heading = say!("keeper-hand-was", number, words);
        let _ = write!(page, "<section><h2>{}</h2>", escaped(&heading));
        if let What::Won(reckoning) = &line.what {
            page.push_str("<div class=hands>\n");
            for (seat, counted) in reckoning.hands.iter() {
                let (name, total) = (self.names[seat].as_str(), i64::from(counted.total()));
                let heading = say!("keeper-hand-of", name, total = figure(total));
                let _ = write!(page, "<div><h3>{}</h3>", escaped(&heading));
                if let Counted::Scored(scored) = counted {
                    let short = ShortHand {
                        hand: scored.hand.clone(),
                        last: (seat == reckoning.played.winner).then_some(reckoning.played.last),
                    };
                    let _ = write!(page, "<code>{}</code>", escaped(&short.to_string()));
                    for (worth, words) in explanation(&scored.score) {
                        let words = escaped(&words);
                        let _ = write!(
                            page,
                            "<div class=l><b>{worth}</b><span>{words}</span></div>"
                        );
                    }
                }
                page.push_str("</div>\n");
            }
            let paid = self.payments(line).join(" ");
            let _ = write!(page, "</div><p>{}", escaped(&paid));
        }
        if !line.doubts.is_empty()
            && let Some(doubt) = self.doubt(line)
        {
            let _ = write!(page, "<p><b>{}</b>", escaped(&doubt));
        }
        page.push_str("</section>\n");
    }
}

impl Line {
    /// What a player's tiles counted in it.
    pub fn counted(&self, seat: Seat) -> u32 {
        match &self.what {
            What::Won(reckoning) => reckoning.hands[seat].total(),
            What::Refused(_) | What::Other(_) => 0,
        }
    }
}

/// What counted, each line with what it brought, and what it comes to.
fn explanation(score: &Score) -> Vec<(String, String)> {
    let lines = score.lines.iter();
    let mut lines: Vec<(String, String)> = lines
        .map(|line| (line.award.in_short(), line.text.clone()))
        .collect();
    let words = match score.is_held() {
        true => say!("keeper-total-at-most"),
        false => say!("keeper-total"),
    };
    lines.push((score.total.to_string(), words.to_owned()));
    lines
}
