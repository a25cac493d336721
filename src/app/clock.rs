//! Today's date, and the dates of other times.

use std::time::SystemTime;

use chrono::{DateTime, Datelike, Local, Utc};

/// The local year, month and day.
pub fn today() -> (i32, u32, u32) {
    day_of(SystemTime::now())
}

/// The local year, month and day of a time.
pub fn day_of(time: SystemTime) -> (i32, u32, u32) {
    let time = DateTime::<Local>::from(time);
    (time.year(), time.month(), time.day())
}

/// The year, month and day in UTC: the same for everybody at one moment.
pub fn today_utc() -> (i32, u32, u32) {
    let now = Utc::now();
    (now.year(), now.month(), now.day())
}

/// The local date as a number that grows by one each day.
pub fn day_number() -> i32 {
    Local::now().date_naive().num_days_from_ce()
}
