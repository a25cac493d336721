//! The score sheet of a game: every finished hand with its winner and the payments; also as CSV and HTML.

use std::fmt::Write;
use std::sync::Arc;

use super::SavedGame;
use engine::rules::Source;
use engine::table::{Ending, FinishedDeal, LastTile};
use engine::tiles::{BySeat, Seat, Wind};
use wording::{Named, TileWording, person};
use words::say;
use words::{escaped, quoted};

/// A hand on the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreSheetLine {
    /// Its number in the game, from 1.
    pub number: u32,
    /// The Wind of the Round.
    pub round: Wind,
    /// The player who was East.
    pub east: Seat,
    /// The player who went Mah Jongg, and the winning tile if it is known; `None` for a dead hand.
    pub winner: Option<(Seat, Option<LastTile>)>,
    /// What each player's hand counted.
    pub hands: BySeat<u32>,
    /// What each player received from the others in all; negative if the player paid.
    pub payments: BySeat<i64>,
    /// The scores after it.
    pub scores: BySeat<i64>,
}

/// The score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreSheet {
    /// The players.
    pub names: BySeat<String>,
    /// Whether the game counts as assisted; see [`SavedGame::assisted`].
    pub assisted: bool,
    /// The finished hands, in order.
    pub lines: Vec<ScoreSheetLine>,
}

impl ScoreSheet {
    /// The sheet of a game, from the stored results of its hands.
    pub fn of(saved: &SavedGame) -> Self {
        let record = &saved.record;
        let line = |(index, deal): (usize, &Arc<FinishedDeal>)| {
            let progress = record.start(index).progress;
            ScoreSheetLine {
                number: progress.deals + 1,
                round: progress.round_wind,
                east: progress.east,
                winner: match &deal.ending {
                    Ending::Won { winner, last, .. } => Some((*winner, *last)),
                    Ending::Dead { .. } => None,
                },
                hands: deal.totals().unwrap_or_default(),
                payments: deal.payments(),
                scores: deal.next.scores,
            }
        };
        Self {
            names: saved.names.clone(),
            assisted: saved.assisted,
            lines: record.deals.iter().enumerate().map(line).collect(),
        }
    }

    /// The winner of a hand and the winning tile, in words.
    pub fn winner_text(&self, line: &ScoreSheetLine) -> String {
        match line.winner {
            None => say!("sheet-dead-hand").to_owned(),
            Some((seat, None)) => self.names[seat].clone(),
            Some((seat, Some(LastTile { tile, source, .. }))) => {
                let how = match source {
                    Source::Wall => "wall",
                    Source::Loose => "loose",
                    Source::Discard => "discard",
                    Source::Snatch => "kong",
                };
                let (who, tile) = (person(&self.names[seat]), tile.noun());
                say!("sheet-won", who, tile, how)
            }
        }
    }

    /// The sheet as comma-separated values, with headings and one line per hand.
    pub fn csv(&self) -> String {
        let (hand, gets, score) = (say!("sheet-hand"), say!("sheet-gets"), say!("sheet-score"));
        let mut text = [
            hand,
            say!("sheet-round"),
            say!("sheet-east"),
            say!("sheet-mah-jongg"),
        ]
        .map(quoted)
        .join(",");
        for what in [hand, gets, score] {
            for (_, name) in self.names.iter() {
                let heading = say!("sheet-of", name, what);
                let _ = write!(text, ",{}", quoted(&heading));
            }
        }
        text.push_str("\r\n");
        for line in &self.lines {
            let _ = write!(
                text,
                "{},{},{},{}",
                line.number,
                line.round.name(),
                quoted(&self.names[line.east]),
                quoted(&self.winner_text(line))
            );
            for figure in self.figures(line) {
                let _ = write!(text, ",{figure}");
            }
            text.push_str("\r\n");
        }
        text
    }

    /// The numbers of a line: what the four hands counted, the four payments, the four scores.
    fn figures(&self, line: &ScoreSheetLine) -> impl Iterator<Item = i64> {
        let hands = line.hands.map(i64::from);
        [hands, line.payments, line.scores]
            .into_iter()
            .flat_map(|figures| figures.0)
    }

    /// The sheet as a self-contained HTML page.
    pub fn html(&self) -> String {
        let mut rows = String::new();
        for line in &self.lines {
            let _ = write!(
                rows,
                "<tr><td>{}<td>{}<td>{}<td>{}",
                line.number,
                line.round.name(),
                escaped(&self.names[line.east]),
                escaped(&self.winner_text(line))
            );
            for figure in self.figures(line) {
                let _ = write!(rows, "<td class=f>{figure}");
            }
            rows.push('\n');
        }
        let names: String = self
            .names
            .iter()
            .map(|(_, name)| format!("<th>{}", escaped(name)))
            .collect();
        let assisted = match self.assisted {
            true => format!("<p>{}", say!("sheet-assisted")),
            false => String::new(),
        };
        let (title, hand) = (say!("sheet-title"), say!("sheet-hand"));
        let (round, east, winner) = (
            say!("sheet-round"),
            say!("sheet-east"),
            say!("sheet-mah-jongg"),
        );
        let (gets, score) = (say!("sheet-gets"), say!("sheet-score"));
        let language = words::language();
        format!(
            "<!doctype html>\n<html lang={language}><meta charset=utf-8><title>{title}</title>\n\
             <style>body{{font-family:sans-serif;margin:2em}}table{{border-collapse:collapse}}\
             td,th{{padding:.3em .6em;border-bottom:1px solid #bbb;text-align:left}}.f{{text-align:right}}</style>\n\
             <h1>{title}</h1>{assisted}\n<table>\n\
             <tr><th rowspan=2>{hand}<th rowspan=2>{round}<th rowspan=2>{east}<th rowspan=2>{winner}\
             <th colspan=4>{hand}<th colspan=4>{gets}<th colspan=4>{score}\n<tr>{names}{names}{names}\n{rows}</table></html>\n"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::save::SavedPlayer;
    use engine::rules::RuleSet;
    use engine::table::{Game, Setup};
    use players::selfplay::step;
    use players::{ComputerPlayer, Level};

    /// A game of three hands between computer players.
    fn played() -> SavedGame {
        let mut game = Game::new(RuleSet::bloem().into(), Setup::seeded(12));
        let players = BySeat([ComputerPlayer::new(Level::Club); 4]);
        while game.seat_view(Seat::new(0)).deal_number < 4 {
            step(&mut game, &players).expect("somebody is asked");
        }
        SavedGame {
            names: BySeat(["Ann \"A\"", "Bob, jr", "<Cy>", "Dan"].map(str::to_owned)),
            players: BySeat::from_fn(|_| SavedPlayer::Person),
            viewer: Seat::new(0),
            assisted: true,
            auto_played: Vec::new(),
            advised: None,
            record: game.record().clone(),
            messages: Vec::new(),
        }
    }

    #[test]
    fn the_sheet_has_every_hand_and_its_payments_add_up_to_the_scores() {
        let saved = played();
        let sheet = ScoreSheet::of(&saved);
        assert_eq!(sheet.lines.len(), 3);
        let mut scores = BySeat([1000; 4]);
        for (line, deal) in sheet.lines.iter().zip(&saved.record.deals) {
            for seat in Seat::ALL {
                scores[seat] += line.payments[seat];
            }
            assert_eq!(line.scores, scores);
            assert_eq!(line.scores, deal.next.scores);
            assert_eq!(deal.totals(), line.winner.map(|_| line.hands));
        }
    }

    #[test]
    fn names_cannot_break_the_csv_or_the_page() {
        let sheet = ScoreSheet::of(&played());
        let csv = sheet.csv();
        assert_eq!(csv.lines().count(), 4);
        assert!(csv.contains("\"Ann \"\"A\"\": Hand\",\"Bob, jr: Hand\""));
        let html = sheet.html();
        assert!(html.contains("&lt;Cy&gt;") && !html.contains("<Cy>"));
        assert!(html.contains("undone in this game"));
        assert_eq!(html.matches("<tr><td>").count(), 3);
    }
}
