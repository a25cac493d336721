//! All connections of the server.

use std::collections::BTreeMap;
use std::future::poll_fn;
use std::task::Poll;
use std::time::Duration;

use tokio::time::Instant;

use super::way::{Heard, Way};
use crate::session::host::limits;
use crate::session::host::room::Link;
use crate::session::stream::Stream;

/// The connections, by their numbers. One task has them all: a line wakes it once, and nothing is handed on.
#[derive(Default)]
pub(super) struct Ways(BTreeMap<Link, Way>);

impl Ways {
    /// One more.
    pub fn open(&mut self, link: Link, stream: Stream) {
        self.0.insert(link, Way::new(stream));
    }

    /// Takes one out.
    pub fn remove(&mut self, link: Link) -> Option<Way> {
        self.0.remove(&link)
    }

    /// Waits until something has come, and takes it: from each connection one thing, so that none keeps the others waiting.
    pub async fn hear(&mut self) -> Vec<(Link, Heard)> {
        poll_fn(|context| {
            let mut all = Vec::new();
            for (link, way) in &mut self.0 {
                if let Poll::Ready(heard) = way.poll_heard(context) {
                    all.push((*link, heard));
                }
            }
            match all.is_empty() {
                true => Poll::Pending,
                false => Poll::Ready(all),
            }
        })
        .await
    }

    /// Nothing more is read from a connection for so long.
    pub fn rest(&mut self, link: Link, wait: Duration) {
        if let Some(way) = self.0.get_mut(&link).filter(|_| !wait.is_zero()) {
            way.rest(wait);
        }
    }

    /// Says a line now; false if the connection is not there any more.
    pub fn say(&mut self, link: Link, line: &str, now: Instant) -> bool {
        let way = self.0.get_mut(&link);
        way.map(|way| way.say(line, now + limits::GATHERING))
            .is_some()
    }

    /// When something is due next by itself: what was said goes out, or more may be read.
    pub fn next_due(&self) -> Option<Instant> {
        self.0.values().filter_map(Way::next_due).min()
    }

    /// Sends what was said where it has waited long enough by now, or where somebody waits for it. Ends and names the connections whose
    /// peers have not read for too long.
    pub fn flush(&mut self, now: Instant, is_waited_for: impl Fn(Link) -> bool) -> Vec<Link> {
        let mut gone = Vec::new();
        for (link, way) in &mut self.0 {
            let due = |due| due <= now || is_waited_for(*link);
            if way.due().is_some_and(due) && !way.flush() {
                gone.push(*link);
            }
        }
        for link in &gone {
            self.0.remove(link);
        }
        gone
    }

    /// Waits until everything is sent on all of them; whoever does not read by then is left behind.
    pub async fn finish(mut self, end: Instant) {
        for way in self.0.values_mut() {
            way.flush();
        }
        for way in self.0.into_values() {
            way.finish(end).await;
        }
    }
}
