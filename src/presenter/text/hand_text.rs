//! A hand as readable text: the seats, the tiles dealt, every move, the scores and the settlement.

use std::fmt::Write;

use crate::presenter::text::phrases::Words;
use engine::rules::{RuleSet, RuleSetId, Score, Settlement};
use engine::table::{Event, Outcome, SeatView, Tiles};
use engine::tiles::{BySeat, Counts, Seat, Tile, Wind};
use wording::{Named, RulesWording, TileWording, line_words};
use words::say;

/// Writes a hand from its events.
pub struct HandText<'a> {
    names: &'a BySeat<String>,
    /// The player addressed as "you".
    reader: Seat,
    head: String,
    /// The tiles dealt, as far as the reader knows them.
    dealt: BySeat<Vec<Tile>>,
    /// How many tiles unknown to the reader were dealt.
    hidden: BySeat<u32>,
    moves: Vec<String>,
    scores: String,
    settlement: String,
}

impl<'a> HandText<'a> {
    /// Creates the writer for a reader at this seat.
    pub fn new(names: &'a BySeat<String>, reader: Seat) -> Self {
        Self {
            names,
            reader,
            head: String::new(),
            dealt: BySeat::default(),
            hidden: BySeat::default(),
            moves: Vec::new(),
            scores: String::new(),
            settlement: String::new(),
        }
    }

    /// Adds an event; `view` is the table after it. When a hand begins, the text starts again, so that it describes the last hand.
    pub fn add_event(&mut self, event: &Event, view: &SeatView) {
        match event {
            Event::DealBegan { .. } => {
                *self = Self {
                    head: head(view, self.names),
                    ..Self::new(self.names, self.reader)
                };
            }
            Event::Dealt { seat, tiles } => match tiles {
                Tiles::Known(tiles) => self.dealt[*seat].extend(tiles),
                Tiles::Hidden(count) => self.hidden[*seat] += u32::from(*count),
            },
            Event::Scored { seat, outcome } => self.add_score(&view.rules, *seat, outcome),
            Event::Settled {
                settlement, scores, ..
            } => self.add_settlement(settlement, scores),
            Event::GameEnded | Event::RoundBegan { .. } => {}
            event => {
                let words = Words {
                    names: self.names,
                    viewer: Some(self.reader),
                };
                self.moves.extend(words.sentence(event, view));
            }
        }
    }

    fn add_score(&mut self, rules: &RuleSet, seat: Seat, outcome: &Outcome) {
        let name = &self.names[seat];
        let text = &mut self.scores;
        // Writing to a string does not fail.
        let _ = match outcome {
            Outcome::Ours(score) => {
                let _ = writeln!(text, "{name}: {}", score.total);
                write!(text, "{}", lines(rules, score))
            }
            Outcome::Foreign { total, text: lines } => {
                let _ = writeln!(text, "{name}: {total}");
                lines
                    .trim_end()
                    .lines()
                    .try_for_each(|line| writeln!(text, "    {line}"))
            }
        };
    }

    fn add_settlement(&mut self, settlement: &Settlement, scores: &BySeat<i64>) {
        for from in Seat::ALL {
            for to in Seat::ALL {
                let amount = settlement.gets_from[to][from];
                if amount > 0 {
                    let (from, to) = (&self.names[from], &self.names[to]);
                    let line = say!("hand-text-pays", from, to, amount);
                    let _ = writeln!(self.settlement, "{line}");
                }
            }
        }
        let totals = settlement.totals();
        for (seat, name) in self.names.iter() {
            let line = say!(
                "hand-text-new-score",
                name,
                change = totals[seat],
                score = scores[seat]
            );
            let _ = writeln!(self.settlement, "{line}");
        }
    }

    /// Returns the whole text.
    pub fn finish(self) -> String {
        let mut text = self.head;
        let _ = writeln!(text, "\n{}\n", say!("hand-text-tiles-dealt"));
        for (seat, name) in self.names.iter() {
            let tiles = match (self.dealt[seat].is_empty(), self.hidden[seat]) {
                (true, hidden) => say!("hand-text-hidden", hidden),
                (false, _) => tile_list(&self.dealt[seat]),
            };
            let _ = writeln!(text, "{name}: {tiles}");
        }
        let _ = writeln!(text, "\n{}\n", say!("hand-text-play"));
        for (at, sentence) in self.moves.iter().enumerate() {
            let _ = writeln!(text, "{:>3}. {sentence}", at + 1);
        }
        if !self.scores.is_empty() {
            let _ = write!(text, "\n{}\n\n{}", say!("hand-text-scores"), self.scores);
        }
        if !self.settlement.is_empty() {
            let _ = write!(
                text,
                "\n{}\n\n{}",
                say!("hand-text-settlement"),
                self.settlement
            );
        }
        // Narrow spaces and the real minus sign are for the screen.
        text.replace('\u{202f}', " ").replace('−', "-")
    }
}

/// The title, the rules, and who has which wind.
fn head(view: &SeatView, names: &BySeat<String>) -> String {
    let title = say!(
        "hand-text-heading",
        number = view.deal_number,
        wind = view.round_wind.noun()
    );
    let rules = match (&view.rules.name, view.rules.id) {
        (Some(_), _) => say!("hand-text-own-rules", name = view.rules.title()),
        (None, RuleSetId::Bloem) => say!("hand-text-bloem-rules").to_owned(),
        (None, RuleSetId::Classical) => say!("hand-text-classical-rules").to_owned(),
    };
    let mut text = format!(
        "{title}\n{}\n\n{rules}\n",
        "=".repeat(title.chars().count())
    );
    for wind in Wind::ALL {
        let seat = Seat::with_wind(wind, view.east);
        let _ = writeln!(text, "{:<6}{}", wind.name(), names[seat]);
    }
    text
}

/// The lines of a score: what each awards and for what.
fn lines(rules: &RuleSet, score: &Score) -> String {
    let mut text = String::new();
    for line in &score.lines {
        let award = line.award;
        let (points, doubles, limit) = (award.points, award.doubles, award.limit);
        let what = match (points, doubles) {
            (0, 0) => say!("hand-text-limit", limit),
            (0, _) => say!("hand-text-doubles", doubles),
            (_, _) => say!("hand-text-points", points),
        };
        let _ = writeln!(text, "    {what}: {}", line_words(rules, line));
    }
    text
}

/// Tiles in order, with each suit named once: `2 3 4 Bamboo, 7 Wan, Red Dragon`.
pub(in crate::presenter) fn tile_list(tiles: &[Tile]) -> String {
    let tiles: Counts = tiles.iter().copied().collect();
    let in_order: Vec<Tile> = tiles.iter().collect();
    let groups = in_order.chunk_by(|one, next| one.suit().is_some() && one.suit() == next.suit());
    let words = groups.map(|group| match group.first().and_then(|tile| tile.suit()) {
        Some(suit) => {
            let numbers = group.iter().filter_map(|tile| tile.number());
            let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
            format!("{} {}", numbers.join(" "), suit.name())
        }
        None => group.iter().map(|tile| tile.name()).collect(),
    });
    words.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_suit_is_named_once() {
        let tiles = ["7C", "2B", "RD", "4B", "3B", "3B", "1F", "RD"];
        let tiles: Vec<Tile> = tiles
            .iter()
            .map(|tile| tile.parse().expect("a tile"))
            .collect();
        assert_eq!(
            tile_list(&tiles),
            "2 3 3 4 Bamboo, 7 Wan, Red Dragon, Red Dragon, Plum Blossom"
        );
    }
}
