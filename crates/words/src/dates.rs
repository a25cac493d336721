//! Dates for display.

use chrono::NaiveDate;

/// Formats a day, given as year, month and day; empty if there is no such day.
pub fn date((year, month, day): (i32, u32, u32)) -> String {
    let date = NaiveDate::from_ymd_opt(year, month, day);
    date.map_or_else(String::new, |date| date.format("%-d %b %Y").to_string())
}
