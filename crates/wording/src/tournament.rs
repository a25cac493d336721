//! A tournament in words: pages to print, and the standings as a table for spreadsheets.

use std::fmt::Write;

use engine::file_fault::FileFault;
use engine::tiles::Wind;
use engine::tournament::{SeatingPlan, Tournament, TournamentError, TournamentStanding};
use words::{change, date, escaped, figure, say};

use super::csv::{Cell, add_row};
use super::tiles::Named;
use super::{Describe, printed};

/// Words for a tournament.
pub trait TournamentWording {
    /// Its name, or what it is.
    fn title(&self) -> String;

    /// Who sits where in every round, as a page to print.
    fn plan_page(&self) -> String;

    /// A slip for each table of each round on which the players write their points, as a page to print.
    fn slips_page(&self) -> String;

    /// The standings as a page to print.
    fn standings_page(&self) -> String;

    /// The standings as comma-separated values, with headings.
    fn standings_csv(&self) -> String;

    /// The cells of a person's line in the standings: rank, name, rounds, penalties and points.
    fn standing_cells(&self, standing: &TournamentStanding) -> [String; 5];

    /// How well a plan lets people meet, in a sentence.
    fn describe_meetings(&self, plan: &SeatingPlan) -> String;
}

/// The headings of the standings.
pub fn standing_headings() -> [&'static str; 5] {
    [
        say!("league-rank"),
        say!("league-player"),
        say!("tournament-rounds-played"),
        say!("tournament-penalties"),
        say!("league-points"),
    ]
}

impl TournamentWording for Tournament {
    fn title(&self) -> String {
        match self.name.trim() {
            "" => say!("tournament-title").to_owned(),
            name => name.to_owned(),
        }
    }

    fn plan_page(&self) -> String {
        let mut body = String::new();
        for (number, round) in self.plan.iter().flat_map(|plan| &plan.rounds).enumerate() {
            let heading = escaped(&say!("tournament-round", number = number + 1));
            let _ = write!(body, "<section><h2>{heading}</h2><table>\n<tr><th>");
            for wind in Wind::ALL {
                let _ = write!(body, "<th>{}", escaped(wind.name()));
            }
            body.push('\n');
            for (table, people) in round.tables.iter().enumerate() {
                let table = escaped(&say!("tournament-table", number = table + 1));
                let _ = write!(body, "<tr><td>{table}");
                for person in people {
                    let _ = write!(body, "<td>{}", escaped(&self.people[*person]));
                }
                body.push('\n');
            }
            body.push_str("</table>");
            if !round.resting.is_empty() {
                let resting = round
                    .resting
                    .iter()
                    .map(|person| self.people[*person].as_str());
                let who = words::listed(resting);
                let _ = write!(body, "<p>{}", escaped(&say!("tournament-resting", who)));
            }
            body.push_str("</section>\n");
        }
        printed::page(&self.title(), &page_lines(self), &body)
    }

    fn slips_page(&self) -> String {
        let mut body = String::new();
        for (number, round) in self.plan.iter().flat_map(|plan| &plan.rounds).enumerate() {
            for (table, people) in round.tables.iter().enumerate() {
                let (round, table) = (number + 1, table + 1);
                let heading = escaped(&say!("tournament-slip", round, table));
                let _ = write!(body, "<section><h2>{heading}</h2><table>\n<tr><th><th>");
                for heading in [
                    say!("league-points"),
                    say!("tournament-penalties"),
                    say!("tournament-signature"),
                ] {
                    let _ = write!(body, "<th style=width:8em>{}", escaped(heading));
                }
                body.push('\n');
                for (person, wind) in people.iter().zip(Wind::ALL) {
                    let (wind, name) = (wind.name(), escaped(&self.people[*person]));
                    let _ = write!(
                        body,
                        "<tr style=height:2.4em><td>{wind}<td>{name}<td><td><td>"
                    );
                }
                body.push_str("</table></section>\n");
            }
        }
        printed::page(&self.title(), &page_lines(self), &body)
    }

    fn standings_page(&self) -> String {
        let mut body = String::from("<table>\n<tr>");
        let class = |column: usize| if column > 1 { " class=f" } else { "" };
        for (column, heading) in standing_headings().into_iter().enumerate() {
            let _ = write!(body, "<th{}>{}", class(column), escaped(heading));
        }
        for standing in self.standings() {
            body.push_str("\n<tr>");
            let cells = self.standing_cells(&standing).into_iter().enumerate();
            for (column, cell) in cells {
                let _ = write!(body, "<td{}>{}", class(column), escaped(&cell));
            }
        }
        body.push_str("\n</table>\n");
        printed::page(&self.title(), &page_lines(self), &body)
    }

    fn standings_csv(&self) -> String {
        let mut table = String::new();
        add_row(&mut table, standing_headings().map(Cell::from));
        for standing in self.standings() {
            let cells: [Cell; 5] = [
                standing.rank.into(),
                self.people[standing.person].as_str().into(),
                standing.rounds.into(),
                standing.penalties.into(),
                standing.points.into(),
            ];
            add_row(&mut table, cells);
        }
        table
    }

    fn standing_cells(&self, standing: &TournamentStanding) -> [String; 5] {
        [
            say!(
                "league-rank-of",
                number = standing.rank,
                shared = standing.is_tied
            ),
            self.people[standing.person].clone(),
            figure(standing.rounds as i64),
            figure(standing.penalties),
            change(standing.points),
        ]
    }

    fn describe_meetings(&self, plan: &SeatingPlan) -> String {
        let meetings = plan.meetings();
        match (meetings.often, meetings.never) {
            (0, 0) => say!("tournament-all-meet-once").to_owned(),
            (0, _) => say!("tournament-none-meets-twice").to_owned(),
            (count, _) => say!("tournament-some-meet-again", count, most = meetings.most),
        }
    }
}

/// The lines below the title of a page.
fn page_lines(tournament: &Tournament) -> [String; 1] {
    [tournament.date.map(date).unwrap_or_default()]
}

impl Describe for TournamentError {
    fn describe(&self) -> String {
        match self {
            Self::Damaged(fault @ FileFault::Other) => {
                say!("tournament-damaged", why = fault.describe())
            }
            Self::Damaged(fault) => fault.describe(),
            Self::Later(format) => say!("tournament-later", format = *format),
        }
    }
}
