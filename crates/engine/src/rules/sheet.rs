//! The explanation of a score as the classical programs write it, in their columns, to the last blank. Their own
//! oddities are kept: the columns do not quite agree with each other.

use std::fmt::Write;

use super::{RuleSet, Score, ScoreLine, tally};

/// Stands in a label for how many lines of the row there are; they are written as one.
const COUNT: &str = "{count} ";

impl RuleSet {
    /// The explanation of a score: points, doubles, limits, and what it comes to, without an end of line. In a game
    /// with a limit a limit line leaves nothing else to be told.
    pub fn score_text(&self, score: &Score) -> String {
        let mut text = String::with_capacity(32 * (score.lines.len() + 3));
        // Writing to a string cannot fail.
        let _ = self.write_score(&mut text, score);
        text
    }

    fn write_score(&self, text: &mut String, score: &Score) -> std::fmt::Result {
        let options = &self.options;
        let limited = options.max_score.is_some();
        let mut limits = score
            .lines
            .iter()
            .filter(|line| line.award.limit > 0)
            .peekable();
        if !limited || limits.peek().is_none() {
            write_points(text, score)?;
            writeln!(text, "{:<11} {:>3}", "total pts", score.points)?;
            for line in score.lines.iter().filter(|line| line.award.doubles > 0) {
                let (label, doubles) = (&line.label, line.award.doubles);
                writeln!(text, "{label:<12}  {doubles:>1} dbl ({})", line.text)?;
            }
            writeln!(text, "{:<12} {:>2}", "total dbls", score.doubles)?;
            let doubled = tally::doubled(score.points, score.doubles);
            if limited && doubled > u64::from(options.limit) {
                writeln!(text, "{:<9} {doubled:>5} (over limit)", "score:")?;
            }
        }
        for line in limits {
            let (hundredths, limit) = (line.award.limit, options.limit);
            if hundredths == 100 {
                writeln!(text, "{:<10} {limit:>4} ({})", "Limit Hand", line.text)?;
            } else {
                let part = f64::from(hundredths) / 100.0;
                let worth = u64::from(hundredths) * u64::from(limit) / 100;
                writeln!(text, "{part:>4} Limit {worth:>4} ({})", line.text)?;
            }
        }
        write!(text, "{:<9} {:>5}", "SCORE:", score.total)
    }
}

fn write_points(text: &mut String, score: &Score) -> std::fmt::Result {
    let lines: Vec<&ScoreLine> = score
        .lines
        .iter()
        .filter(|line| line.award.points > 0)
        .collect();
    let same_row = |one: &&ScoreLine, next: &&ScoreLine| {
        one.label.starts_with(COUNT) && one.event == next.event
    };
    for row in lines.chunk_by(same_row) {
        let line = row[0];
        let points: u64 = row.iter().map(|line| u64::from(line.award.points)).sum();
        match (line.label.strip_prefix(COUNT), row.len()) {
            (None, _) => write!(text, "{:<12}", line.label)?,
            (Some(things), 1) => write!(
                text,
                "{:<12}",
                format!("1 {}", things.trim_end_matches('s'))
            )?,
            (Some(things), count) => write!(text, "{:<12}", format!("{count} {things}"))?,
        }
        writeln!(text, " {points:>2} ({})", line.text)?;
    }
    Ok(())
}
