//! A score as it is kept in a file: rows and tiles, no sentences. The words are made again from the rows when it is read.

use serde::{Deserialize, Serialize};

use super::{Arrangement, Award, RuleSet, Score, ScoreLine};
use crate::tiles::{Counts, Tile};

/// What a hand was worth, and by which rows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptScore {
    /// How the tiles were divided into sets.
    pub arrangement: Arrangement,
    /// What counted, in the order of the score sheet.
    pub lines: Vec<KeptLine>,
    /// Sum of the points, before doubling.
    pub points: u32,
    /// Number of doubles.
    pub doubles: u32,
    /// What the hand counted in the settlement.
    pub total: u32,
}

/// One row that counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptLine {
    /// The row's id.
    pub row: String,
    /// The tile it belongs to, if it belongs to one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile: Option<Tile>,
    /// All tiles it counted.
    pub tiles: Vec<Tile>,
    /// What it brought.
    pub award: Award,
}

impl KeptScore {
    /// A score as it is kept.
    pub fn of(score: &Score) -> Self {
        let line = |line: &ScoreLine| KeptLine {
            row: line.event.clone(),
            tile: line.tile,
            tiles: line.tiles.clone(),
            award: line.award,
        };
        Self {
            arrangement: score.arrangement.clone(),
            lines: score.lines.iter().map(line).collect(),
            points: score.points,
            doubles: score.doubles,
            total: score.total,
        }
    }

    /// A score of which no more is known than what it counted.
    pub fn total(total: u32) -> Self {
        Self {
            total,
            ..Self::default()
        }
    }

    /// Whether a score says just this.
    pub fn says(&self, score: &Score) -> bool {
        *self == Self::of(score)
    }

    /// The score again, in the words of these rules. A row that they do not know is called by its id.
    pub fn told(&self, rules: &RuleSet) -> Score {
        let line = |line: &KeptLine| {
            let row = rules.event(&line.row);
            let tiles: Counts = line.tiles.iter().copied().collect();
            let melds = &self.arrangement.melds;
            let set = melds
                .iter()
                .find(|meld| Counts::from_iter(meld.tiles()) == tiles);
            ScoreLine {
                event: line.row.clone(),
                label: row.map(|row| row.label_of(set)).unwrap_or_default(),
                text: row.map_or_else(|| line.row.clone(), |row| row.words(line.tile)),
                tile: line.tile,
                tiles: line.tiles.clone(),
                award: line.award,
            }
        };
        Score {
            arrangement: self.arrangement.clone(),
            lines: self.lines.iter().map(line).collect(),
            near_misses: Vec::new(),
            points: self.points,
            doubles: self.doubles,
            total: self.total,
        }
    }
}
