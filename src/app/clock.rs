//! What day it is.

use std::time::SystemTime;

use chrono::{DateTime, Datelike, Local, Utc};

/// The year, the month and the day where the player is.
pub fn today() -> (i32, u32, u32) {
    day_of(SystemTime::now())
}

/// The same at another time.
pub fn day_of(time: SystemTime) -> (i32, u32, u32) {
    let time = DateTime::<Local>::from(time);
    (time.year(), time.month(), time.day())
}

/// The year, the month and the day in UTC: the same for everybody at one moment.
pub fn today_utc() -> (i32, u32, u32) {
    let now = Utc::now();
    (now.year(), now.month(), now.day())
}

/// The day where the player is, as a number that is one more each day.
pub fn day() -> i32 {
    Local::now().date_naive().num_days_from_ce()
}
