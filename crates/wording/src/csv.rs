//! Comma-separated values as spreadsheets write and read them.

use words::{csv_decimal, csv_separator, quoted};

/// A value of a table.
pub enum Cell {
    /// A text.
    Text(String),
    /// A whole number.
    Number(i64),
    /// A number with one decimal.
    Decimal(f64),
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<i64> for Cell {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<usize> for Cell {
    fn from(number: usize) -> Self {
        Self::Number(number as i64)
    }
}

impl From<u32> for Cell {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

/// Adds a line to a table, in the format that spreadsheets expect in the current language.
pub fn add_row(table: &mut String, cells: impl IntoIterator<Item = Cell>) {
    for (place, cell) in cells.into_iter().enumerate() {
        if place > 0 {
            table.push(csv_separator());
        }
        table.push_str(&match cell {
            Cell::Text(text) => quoted(&guarded(text)),
            Cell::Number(number) => number.to_string(),
            Cell::Decimal(number) => csv_decimal(number, 1),
        });
    }
    table.push_str("\r\n");
}

/// A text that no spreadsheet takes for a formula: a blank is put before what would begin one.
fn guarded(text: String) -> String {
    match text.starts_with(['=', '+', '-', '@']) {
        true => format!(" {text}"),
        false => text,
    }
}

/// The lines of a table, whatever separates its values. Blanks around values are left out, and lines without a value are skipped. Each comes
/// with its number in the file, from 1.
pub fn rows(text: &str) -> Vec<(usize, Vec<String>)> {
    let text = text.trim_start_matches('\u{feff}');
    let separator = separator_of(text);
    let mut rows = Vec::new();
    let (mut row, mut value) = (Vec::new(), String::new());
    let (mut is_quoted, mut line, mut begin) = (false, 1, 1);
    let mut letters = text.chars().chain(['\n']).peekable();
    while let Some(letter) = letters.next() {
        line += usize::from(letter == '\n');
        match letter {
            '"' if is_quoted && letters.peek() == Some(&'"') => {
                letters.next();
                value.push('"');
            }
            '"' => is_quoted = !is_quoted,
            _ if is_quoted => value.push(letter),
            '\n' => {
                row.push(value.trim().to_owned());
                value.clear();
                if row.iter().any(|value: &String| !value.is_empty()) {
                    rows.push((begin, std::mem::take(&mut row)));
                }
                row.clear();
                begin = line;
            }
            _ if letter == separator => {
                row.push(value.trim().to_owned());
                value.clear();
            }
            _ => value.push(letter),
        }
    }
    if is_quoted {
        row.push(value.trim().to_owned());
        rows.push((begin, row));
    }
    rows
}

/// The separator that occurs most often in the first line.
fn separator_of(text: &str) -> char {
    let first = text.lines().next().unwrap_or_default();
    let count = |separator: &char| first.matches(*separator).count();
    // Of equals, the last counts.
    let separators = ['\t', ';', ','];
    separators.into_iter().max_by_key(count).unwrap_or(',')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_read_as_it_was_written() {
        let mut table = String::new();
        add_row(
            &mut table,
            ["Ann", "=1+1", "a \"b\", c;\nd"].map(Cell::from),
        );
        add_row(
            &mut table,
            [Cell::Number(-8), Cell::Decimal(-2.25), "".into()],
        );
        assert!(table.contains("\" =1+1\""), "{table}");
        let expected = [
            (1, vec!["Ann", "=1+1", "a \"b\", c;\nd"]),
            (3, vec!["-8", "-2.2", ""]),
        ]
        .map(|(line, values)| (line, values.into_iter().map(str::to_owned).collect()));
        assert_eq!(rows(&table), expected);
        assert_eq!(
            rows("\u{feff}a;b\r\n;\r\n1,5;2")[1],
            (3, vec!["1,5".to_owned(), "2".to_owned()])
        );
        assert_eq!(rows("a\tb")[0].1, ["a", "b"]);
        let unclosed = rows("a,b\r\nc,\"d");
        assert_eq!(unclosed[1].1[0], "c", "nothing is dropped in silence");
    }
}
