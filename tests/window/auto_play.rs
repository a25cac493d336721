//! Plays games with Auto Play, and switches it on again whenever it stops.

use serde_json::Value;

use crate::driver::{Driver, shows_message};

/// The message when Auto Play is switched on.
const SWITCHED_ON: &str = "The computer plays for you.";

/// Whether Auto Play is on, according to the last message about it.
fn is_on(driver: &Driver) -> bool {
    let switched = |line: &Value| match shows_message(line, SWITCHED_ON) {
        true => Some(true),
        false => shows_message(line, "You are playing again.").then_some(false),
    };
    driver
        .lines
        .iter()
        .rev()
        .find_map(switched)
        .unwrap_or(false)
}

/// Whether Auto Play has stopped: at a dialog, between two hands, or because it is off.
fn has_stopped(driver: &Driver) -> bool {
    let is_between_hands = driver.control("Next Hand!").is_some();
    driver.is_settled() && (driver.open_dialog().is_some() || is_between_hands || !is_on(driver))
}

/// Uses Auto Play until a condition holds.
pub fn auto_play(driver: &mut Driver, until: impl Fn(&Driver) -> bool) {
    loop {
        driver.wait_for("the game to continue", |driver| {
            until(driver) || has_stopped(driver)
        });
        if until(driver) {
            return;
        }
        if driver.open_dialog().is_some() {
            driver.close("Return");
        } else if driver.control("Next Hand!").is_some() {
            let is_event = |line: &Value| line.get("event").is_some();
            driver.act("the next hand", |driver| driver.key("F3"), is_event);
        } else {
            driver.act(
                SWITCHED_ON,
                |driver| driver.key("F5"),
                |line| shows_message(line, SWITCHED_ON),
            );
        }
    }
}
