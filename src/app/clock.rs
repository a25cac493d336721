//! What day it is.

use chrono::{Datelike, Local};

/// The year, the month and the day where the player is.
pub fn today() -> (i32, u32, u32) {
    let now = Local::now();
    (now.year(), now.month(), now.day())
}

/// The same as a number that is one more each day.
pub fn day() -> i32 {
    Local::now().date_naive().num_days_from_ce()
}
