//! What stops everybody's play when one player asks for it: pauses, and being told everything again.

use std::time::Duration;

use super::heard::Refused;
use crate::session::host::allowance::Allowance;
use crate::session::host::limits;

/// How often a player may still stop the others' play.
#[derive(Clone, Debug)]
pub(super) struct Favours(Allowance);

impl Favours {
    /// As often as anybody may.
    pub fn new() -> Self {
        Self(Allowance::new(limits::FAVOURS, limits::FAVOURS_A_SECOND))
    }

    /// Uses one.
    ///
    /// # Errors
    /// There were too many; in words.
    pub fn take(&mut self, now: Duration) -> Result<(), Refused> {
        let taken = self.0.take(now);
        taken.map_err(|wait| format!("You stop the game too often; {}", again_in(wait)))
    }
}

/// When to ask again, in words.
pub(super) fn again_in(wait: Duration) -> String {
    match wait.as_secs_f64().ceil() {
        ..=1.0 => "ask again in a second".to_owned(),
        seconds => format!("ask again in {seconds} seconds"),
    }
}
