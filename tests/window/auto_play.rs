//! Games with Auto Play, which is switched on again wherever it stops.

use serde_json::Value;

use crate::desk::{Desk, says};

const BEGUN: &str = "The computer plays for you.";

/// Whether Auto Play is on, according to the last message.
fn is_on(desk: &Desk) -> bool {
    let switched = |line: &Value| match says(line, BEGUN) {
        true => Some(true),
        false => says(line, "You play again.").then_some(false),
    };
    desk.lines.iter().rev().find_map(switched).unwrap_or(false)
}

/// Whether it has stopped: at a dialog, between two hands, or because it was never switched on.
fn has_stopped(desk: &Desk) -> bool {
    let over = desk.control("Next Hand!").is_some();
    desk.is_settled() && (desk.open_dialog().is_some() || over || !is_on(desk))
}

/// Uses Auto Play until a condition holds.
pub fn auto_play(desk: &mut Desk, until: impl Fn(&Desk) -> bool) {
    loop {
        desk.wait_for("the game to go on", |desk| until(desk) || has_stopped(desk));
        if until(desk) {
            return;
        }
        if desk.open_dialog().is_some() {
            desk.close("Return");
        } else if desk.control("Next Hand!").is_some() {
            let begun = |line: &Value| line.get("event").is_some();
            desk.act("the next hand", |desk| desk.key("F3"), begun);
        } else {
            desk.act(BEGUN, |desk| desk.key("F5"), |line| says(line, BEGUN));
        }
    }
}
