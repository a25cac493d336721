//! An alarm that is seldom set: what is due next changes with every line, and mostly to a later time.

use std::pin::Pin;

use tokio::time::{self, Instant, Sleep};

/// An alarm. It is set anew only for something that is due before it rings, so that it may ring once for nothing.
pub(super) struct Alarm(Option<Pin<Box<Sleep>>>);

impl Alarm {
    /// One that is not set.
    pub fn new() -> Self {
        Self(None)
    }

    /// Waits until it rings, which is at this time or before; for ever without a time.
    pub async fn ring(&mut self, latest: Option<Instant>) {
        let Some(latest) = latest else {
            return std::future::pending().await;
        };
        let sleep = self
            .0
            .get_or_insert_with(|| Box::pin(time::sleep_until(latest)));
        if sleep.is_elapsed() || latest < sleep.deadline() {
            sleep.as_mut().reset(latest);
        }
        sleep.as_mut().await;
    }
}
