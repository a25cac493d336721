//! What day it is.

use chrono::{Datelike, Local};

/// The year, the month and the day where the player is.
pub fn today() -> (i32, u32, u32) {
    let now = Local::now();
    (now.year(), now.month(), now.day())
}
