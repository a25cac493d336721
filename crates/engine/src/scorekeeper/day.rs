//! Days as the scorekeeper stores and reads them.

/// A day: year, month and day.
pub type Day = (i32, u32, u32);

/// Writes a day as year, month and day, such as `2026-11-28`.
pub fn written_day((year, month, day): Day) -> String {
    format!("{year:04}-{month:02}-{day:02}")
}

/// Reads a day. The year comes first, as in `2026-11-28`, or last after day and month, as in `28.11.2026` and `28/11/2026`. Spreadsheets write
/// dates in the second way.
pub fn read_day(text: &str) -> Option<Day> {
    let parts: Vec<&str> = text.trim().split(['-', '.', '/']).map(str::trim).collect();
    let number = |part: &str| part.parse::<u32>().ok();
    let [first, second, third] = parts[..] else {
        return None;
    };
    let (year, month, day) = match (first.len(), number(second)?) {
        (4, month) => (first, month, number(third)?),
        // Where the month comes before the day, a day after the 12th shows it.
        (_, day @ 13..) => (third, number(first)?, day),
        (_, month) => (third, month, number(first)?),
    };
    let year = (year.len() == 4).then(|| year.parse().ok())??;
    Some((year, month, day)).filter(is_day)
}

/// Whether there is such a day.
pub fn is_day(&(year, month, day): &Day) -> bool {
    (1..=9999).contains(&year)
        && (1..=12).contains(&month)
        && (1..=days_of(year, month)).contains(&day)
}

/// The number of days of a month.
fn days_of(year: i32, month: u32) -> u32 {
    let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if is_leap => 29,
        2 => 28,
        _ => 31,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_as_spreadsheets_write_them() {
        for text in [
            "2026-11-28",
            " 28.11.2026 ",
            "28. 11. 2026",
            "28/11/2026",
            "11/28/2026",
            "2026/11/28",
        ] {
            assert_eq!(read_day(text), Some((2026, 11, 28)), "{text}");
        }
        assert_eq!(read_day(&written_day((2026, 3, 9))), Some((2026, 3, 9)));
        for text in [
            "",
            "28.11.",
            "2026-02-29",
            "2026-13-40",
            "2026-13-04",
            "13/13/2026",
            "0000-01-01",
            "28.11.26",
            "soon",
        ] {
            assert_eq!(read_day(text), None, "{text}");
        }
        assert_eq!(read_day("2028-02-29"), Some((2028, 2, 29)));
    }
}
