//! The explanation of a score in the columns of the original server, exact to the last blank, even where its columns are inconsistent.

use std::fmt::{Result, Write};

use engine::rules::{Award, RowId, RuleSet, Score, ScoreLine};
use engine::tiles::Meld;

use super::rows;

/// The placeholder in labels for the number of equal lines, which are merged into one line.
const COUNT: &str = "{count} ";

/// Explains a score: points, doubles, limits and the total, without a final line end. In a game with a limit, limit hands replace the
/// points and doubles.
pub fn explanation(rules: &RuleSet, score: &Score) -> String {
    let mut text = String::with_capacity(32 * (score.lines.len() + 3));
    // Writing to a string cannot fail.
    let _ = write_score(&mut text, rules, score);
    text
}

fn write_score(text: &mut String, rules: &RuleSet, score: &Score) -> Result {
    let options = &rules.options;
    let has_limit = options.max_score.is_some();
    let lines: Vec<WrittenLine<'_>> = score
        .lines_with_sets()
        .map(|(line, set)| WrittenLine::of(line, set))
        .collect();
    let mut limits = lines.iter().filter(|line| line.award.limit > 0).peekable();
    if !has_limit || limits.peek().is_none() {
        write_points(text, &lines)?;
        writeln!(text, "{:<11} {:>3}", "total pts", score.points)?;
        for line in lines.iter().filter(|line| line.award.doubles > 0) {
            let (label, doubles) = (&line.label, line.award.doubles);
            writeln!(text, "{label:<12}  {doubles:>1} dbl ({})", line.text)?;
        }
        writeln!(text, "{:<12} {:>2}", "total dbls", score.doubles)?;
        let (undoubled, factor) = (score.apart.points, score.apart.factor());
        if undoubled > 0 {
            writeln!(text, "{:<11} {undoubled:>3} x {factor}", "beside")?;
        }
        let doubled = score.doubled();
        if has_limit && doubled > u64::from(options.limit) {
            writeln!(text, "{:<9} {doubled:>5} (over limit)", "score:")?;
        }
    }
    for line in limits {
        let (hundredths, limit) = (line.award.limit, options.limit);
        if hundredths == 100 {
            writeln!(text, "{:<10} {limit:>4} ({})", "Limit Hand", line.text)?;
        } else {
            let fraction = f64::from(hundredths) / 100.0;
            let points = u64::from(hundredths) * u64::from(limit) / 100;
            writeln!(text, "{fraction:>4} Limit {points:>4} ({})", line.text)?;
        }
    }
    write!(text, "{:<9} {:>5}", "SCORE:", score.total)
}

fn write_points(text: &mut String, lines: &[WrittenLine<'_>]) -> Result {
    let lines: Vec<&WrittenLine<'_>> = lines.iter().filter(|line| line.award.points > 0).collect();
    let is_merged = |one: &&WrittenLine<'_>, next: &&WrittenLine<'_>| {
        one.label.starts_with(COUNT) && one.row == next.row
    };
    for equal_lines in lines.chunk_by(is_merged) {
        let line = equal_lines[0];
        let points: u64 = equal_lines
            .iter()
            .map(|line| u64::from(line.award.points))
            .sum();
        match (line.label.strip_prefix(COUNT), equal_lines.len()) {
            (None, _) => write!(text, "{:<12}", line.label)?,
            (Some(plural), 1) => write!(
                text,
                "{:<12}",
                format!("1 {}", plural.trim_end_matches('s'))
            )?,
            (Some(plural), count) => write!(text, "{:<12}", format!("{count} {plural}"))?,
        }
        writeln!(text, " {points:>2} ({})", line.text)?;
    }
    Ok(())
}

/// A line of the score with its text.
struct WrittenLine<'a> {
    row: &'a RowId,
    /// The text before the number.
    label: String,
    /// The text in brackets after the number.
    text: &'a str,
    award: Award,
}

impl<'a> WrittenLine<'a> {
    fn of(line: &'a ScoreLine, set: Option<&Meld>) -> Self {
        let (label, text) = rows::words(&line.row);
        let label = match set {
            Some(set) if label == "{set}" => set.to_string(),
            _ => label.to_owned(),
        };
        Self {
            row: &line.row,
            label,
            text,
            award: line.award,
        }
    }
}
