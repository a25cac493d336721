//! Dates as they are shown.

use chrono::NaiveDate;

/// A day, given as year, month and day; nothing for a day that no calendar has.
pub fn date((year, month, day): (i32, u32, u32)) -> String {
    let date = NaiveDate::from_ymd_opt(year, month, day);
    date.map_or_else(String::new, |date| date.format("%-d %b %Y").to_string())
}
