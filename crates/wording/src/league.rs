//! The league table in words, as a table for spreadsheets and as a page to print.

use std::fmt::Write;

use engine::scorekeeper::{LeagueTable, Standing};
use words::{change, decimal, escaped, figure, say};

use super::csv::{Cell, add_row};
use super::printed;

/// Words for a league table.
pub trait LeagueWording {
    /// The table as comma-separated values, with headings.
    fn csv(&self) -> String;

    /// The table as a page to print; `lines` say what it counts.
    fn print_page(&self, lines: &[String]) -> String;
}

/// Words for a player's place in a league table.
pub trait StandingWording {
    /// The rank; with a mark if it is shared.
    fn rank_words(&self) -> String;

    /// Evenings, hands, wins, points and average.
    fn figures(&self) -> [String; 5];
}

/// The headings of the columns.
pub fn league_headings() -> [&'static str; 7] {
    [
        say!("league-rank"),
        say!("league-player"),
        say!("league-evenings"),
        say!("league-hands"),
        say!("league-wins"),
        say!("league-points"),
        say!("league-average"),
    ]
}

impl StandingWording for Standing {
    fn rank_words(&self) -> String {
        say!("league-rank-of", number = self.rank, shared = self.is_tied)
    }

    fn figures(&self) -> [String; 5] {
        let count = |count: usize| figure(count as i64);
        [
            count(self.evenings),
            count(self.hands),
            count(self.wins),
            change(self.points),
            decimal(self.average(), 1),
        ]
    }
}

impl LeagueWording for LeagueTable {
    fn csv(&self) -> String {
        let mut table = String::new();
        add_row(&mut table, league_headings().map(Cell::from));
        for standing in &self.standings {
            let cells: [Cell; 7] = [
                standing.rank.into(),
                standing.name.as_str().into(),
                standing.evenings.into(),
                standing.hands.into(),
                standing.wins.into(),
                standing.points.into(),
                Cell::Decimal(standing.average()),
            ];
            add_row(&mut table, cells);
        }
        table
    }

    fn print_page(&self, lines: &[String]) -> String {
        let mut body = String::from("<table>\n<tr>");
        for (column, heading) in league_headings().into_iter().enumerate() {
            let class = if column > 1 { " class=f" } else { "" };
            let _ = write!(body, "<th{class}>{}", escaped(heading));
        }
        body.push('\n');
        for standing in &self.standings {
            let (rank, name) = (standing.rank_words(), escaped(&standing.name));
            let _ = write!(body, "<tr><td>{rank}<td>{name}");
            for figure in standing.figures() {
                let _ = write!(body, "<td class=f>{figure}");
            }
            body.push('\n');
        }
        body.push_str("</table>\n");
        printed::page(say!("league-title"), lines, &body)
    }
}
