//! All connections of the server.

use std::collections::BTreeMap;
use std::future::poll_fn;
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use smallvec::SmallVec;
use tokio::time::Instant;

use super::bells::Bells;
use super::way::{Flushed, Heard, Way};
use crate::host::limits;
use crate::host::room::{Link, Links, Urgency};
use crate::stream::Stream;

/// The connections, by their numbers, each with its bell. One task has them all: a line wakes it once, nothing is handed on, and
/// however many there are, only those are looked at on which something has happened.
#[derive(Default)]
pub(super) struct Ways {
    ways: BTreeMap<Link, (Way, Waker)>,
    bells: Bells,
}

/// What has come on several connections; seldom on more than the four of the players.
pub(super) type All = SmallVec<[(Link, Heard); 4]>;

impl Ways {
    /// One more.
    pub fn open(&mut self, link: Link, stream: Stream) {
        let bell = self.bells.bell(link);
        self.ways.insert(link, (Way::new(stream), bell));
        self.bells.note(link);
    }

    /// Takes one out.
    pub fn remove(&mut self, link: Link) -> Option<Way> {
        self.ways.remove(&link).map(|(way, _)| way)
    }

    /// Waits until something has come, and takes it: from each connection one thing, so that none keeps the others waiting. Nothing at
    /// all if a connection has to rest from now on.
    pub async fn hear(&mut self, now: Instant) -> All {
        for (link, (way, _)) in &mut self.ways {
            if way.has_rested(now) || way.has_been_away(now) && way.listen() {
                self.bells.note(*link);
            }
        }
        poll_fn(|context| {
            let mut all = All::new();
            let mut rests = false;
            for link in self.bells.take(context.waker()) {
                let Some((way, bell)) = self.ways.get_mut(&link) else {
                    continue;
                };
                match way.poll_heard(&mut Context::from_waker(bell)) {
                    Poll::Ready(heard) => {
                        // More may have come than one thing.
                        self.bells.note(link);
                        all.push((link, heard));
                    }
                    Poll::Pending => rests |= way.rests(),
                }
            }
            // Whoever waits here has to know when a rest ends.
            match all.is_empty() && !rests {
                true => Poll::Pending,
                false => Poll::Ready(all),
            }
        })
        .await
    }

    /// Nothing more is read from a connection for so long.
    pub fn rest(&mut self, link: Link, wait: Duration) {
        if let Some((way, _)) = self.ways.get_mut(&link).filter(|_| !wait.is_zero()) {
            way.rest(wait);
        }
    }

    /// Says lines now; false if the connection is not there any more.
    pub fn say(&mut self, link: Link, text: &str, now: Instant) -> bool {
        let way = self.ways.get_mut(&link);
        way.map(|(way, _)| way.say(text, now + limits::GATHERING))
            .is_some()
    }

    /// Listens where an answer is waited for, and where none is not for a while: what comes there meanwhile wakes nobody.
    pub fn attend(&mut self, link: Link, waited_for: bool, now: Instant) {
        let Some((way, _)) = self.ways.get_mut(&link) else {
            return;
        };
        match waited_for {
            true => {
                // Whatever was said too fast before: now an answer is looked for in it.
                if way.stop_resting() | way.listen() {
                    self.bells.note(link);
                }
            }
            false => way.turn_away(now + limits::GATHERING),
        }
    }

    /// Confirms what has come and was not answered.
    pub fn confirm(&mut self) {
        for (way, _) in self.ways.values_mut() {
            way.confirm();
        }
    }

    /// When something is due next by itself: what was said goes out, or more may be read.
    pub fn next_due(&self) -> Option<Instant> {
        self.ways
            .values()
            .filter_map(|(way, _)| way.next_due())
            .min()
    }

    /// Sends what was said where somebody waits for it, and then where it has waited long enough by now. Ends and names the connections whose
    /// peers have not read for too long.
    pub fn flush(&mut self, now: Instant, mut urgency: impl FnMut(Link) -> Urgency) -> Vec<Link> {
        let mut first = Links::new();
        let mut then = Links::new();
        for (link, (way, _)) in &self.ways {
            let Some(due) = way.due() else {
                continue;
            };
            match urgency(*link) {
                Urgency::Asked => first.push(*link),
                Urgency::Next => then.push(*link),
                Urgency::Later if due <= now => then.push(*link),
                Urgency::Later => {}
            }
        }
        let mut gone = Vec::new();
        for link in first.into_iter().chain(then) {
            let Some((way, _)) = self.ways.get_mut(&link) else {
                continue;
            };
            match way.flush() {
                Flushed::Wholly => {}
                // The rest goes out as the peer reads.
                Flushed::InPart => self.bells.note(link),
                Flushed::TooLittle => gone.push(link),
            }
        }
        for link in &gone {
            self.ways.remove(link);
        }
        gone
    }

    /// Waits until everything is sent on all of them; whoever does not read by then is left behind.
    pub async fn finish(mut self, end: Instant) {
        for (way, _) in self.ways.values_mut() {
            way.flush();
        }
        for (way, _) in self.ways.into_values() {
            way.finish(end).await;
        }
    }
}
