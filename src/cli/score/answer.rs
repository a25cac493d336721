//! The answers of `score`, as JSON or text.

use std::fmt;

use serde::Serialize;

use engine::rules::{Award, Score, ScoreLine};
use engine::tiles::{BySeat, Tile, Wind};
use wording::{AwardWording, Named};

/// The answer to one entry of the file, or to the typed hand.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Answer {
    Hand(HandAnswer),
    Settlement(SettlementAnswer),
}

/// The score of a hand, or why it is refused.
#[derive(Serialize)]
pub struct HandAnswer {
    id: String,
    points: Option<u32>,
    doubles: Option<u32>,
    total: Option<u32>,
    /// Flowers and seasons beside a special hand.
    #[serde(skip_serializing_if = "is_zero_award")]
    apart: Award,
    lines: Vec<Line>,
    refused: Option<String>,
}

#[derive(Serialize)]
struct Line {
    event: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    tile: Option<Tile>,
    #[serde(skip_serializing_if = "is_zero")]
    points: u32,
    #[serde(skip_serializing_if = "is_zero")]
    doubles: u32,
    #[serde(skip_serializing_if = "is_zero")]
    limit: u32,
    #[serde(skip_serializing_if = "is_false")]
    calling: bool,
}

/// What each wind receives from each other wind, in the order E, S, W, N.
#[derive(Serialize)]
pub struct SettlementAnswer {
    id: String,
    gets_from: ByWind<ByWind<i64>>,
    totals: ByWind<i64>,
}

struct ByWind<T>([T; 4]);

impl<T: Serialize> Serialize for ByWind<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let winds = Wind::ALL.iter().map(|wind| wind.letter());
        serializer.collect_map(winds.zip(&self.0))
    }
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
fn is_zero(count: &u32) -> bool {
    *count == 0
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
fn is_false(flag: &bool) -> bool {
    !flag
}

fn is_zero_award(award: &Award) -> bool {
    *award == Award::default()
}

impl Answer {
    pub fn scored(id: String, score: Score) -> Self {
        Self::Hand(HandAnswer {
            id,
            points: Some(score.points),
            doubles: Some(score.doubles),
            total: Some(score.total),
            apart: score.apart,
            lines: score.lines.into_iter().map(Line::from).collect(),
            refused: None,
        })
    }

    pub fn refused(id: String, why: String) -> Self {
        Self::Hand(HandAnswer {
            id,
            points: None,
            doubles: None,
            total: None,
            apart: Award::default(),
            lines: Vec::new(),
            refused: Some(why),
        })
    }

    pub fn settled(id: String, gets_from: BySeat<BySeat<i64>>, totals: BySeat<i64>) -> Self {
        Self::Settlement(SettlementAnswer {
            id,
            gets_from: ByWind(gets_from.0.map(|from| ByWind(from.0))),
            totals: ByWind(totals.0),
        })
    }
}

impl From<ScoreLine> for Line {
    fn from(line: ScoreLine) -> Self {
        Self {
            event: line.row.english().to_owned(),
            tile: line.tile,
            points: line.award.points,
            doubles: line.award.doubles,
            limit: line.award.limit,
            calling: line.calling,
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hand(hand) => hand.fmt(f),
            Self::Settlement(settlement) => settlement.fmt(f),
        }
    }
}

impl fmt::Display for HandAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(why) = &self.refused {
            return writeln!(f, "{}: {why}", self.id);
        }
        let [points, doubles, total] =
            [self.points, self.doubles, self.total].map(Option::unwrap_or_default);
        writeln!(
            f,
            "{}: {points} points, {doubles} doubles, total {total}",
            self.id
        )?;
        if self.apart.points > 0 {
            let Award {
                points, doubles, ..
            } = self.apart;
            writeln!(f, "    beside: {points} points, {doubles} doubles")?;
        }
        for line in &self.lines {
            let tile = line.tile.map(|tile| format!(" {tile}")).unwrap_or_default();
            let Line {
                points,
                doubles,
                limit,
                ..
            } = *line;
            let award = Award {
                points,
                doubles,
                limit,
            };
            let value = award.with_doubles_in_words();
            writeln!(f, "    {value:>10}  {}{tile}", line.event)?;
        }
        Ok(())
    }
}

impl fmt::Display for SettlementAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.id)?;
        for (wind, total) in Wind::ALL.iter().zip(&self.totals.0) {
            write!(f, " {} {total:+}", wind.name())?;
        }
        writeln!(f)
    }
}
