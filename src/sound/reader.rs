//! Reads messages aloud with a voice of the system: the speech service of Windows, elsewhere a speech program. Without one it is silent,
//! and the log says so.

#[cfg(not(windows))]
mod program;
#[cfg(windows)]
mod service;

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::{iter, thread};

use tracing::warn;

#[cfg(not(windows))]
pub use program::Voice;
#[cfg(windows)]
pub use service::Voice;

/// The capacity of the queue; what comes later is dropped.
const QUEUE_CAPACITY: usize = 32;
/// Of what is queued while something else is read, at most this many are read, the latest; the others are skipped. That is enough for what
/// happens between two turns of the player. What is urgent is never skipped.
const BACKLOG: usize = 6;

/// What is read at once.
struct Reading {
    words: String,
    is_urgent: bool,
}

/// Reads aloud, one thing after another.
pub struct Reader {
    queue: Option<SyncSender<Reading>>,
}

impl Reader {
    /// A reader with a voice of the system, which is looked up when the first words are queued.
    pub fn open() -> Self {
        Self::with(Voice::find)
    }

    /// A reader with the voice that `find` returns.
    pub(super) fn with(find: impl FnOnce() -> Result<Voice, String> + Send + 'static) -> Self {
        let (queue, inbox) = sync_channel(QUEUE_CAPACITY);
        let started = thread::Builder::new().name("reader".into()).spawn(move || {
            if let Err(why) = read(&inbox, find) {
                warn!("messages are not read aloud: {why}");
            }
        });
        Self {
            queue: started.is_ok().then_some(queue),
        }
    }

    /// Queues words. Urgent ones are read before what waits.
    pub fn read(&self, words: &str, is_urgent: bool) {
        if let Some(queue) = &self.queue {
            let words = words.to_owned();
            // With a full queue, these words would come too late to be useful.
            let _ = queue.try_send(Reading { words, is_urgent });
        }
    }
}

/// The loop of the thread, until the `Reader` is dropped or the voice fails.
fn read(
    inbox: &Receiver<Reading>,
    find: impl FnOnce() -> Result<Voice, String>,
) -> Result<(), String> {
    let Ok(mut first) = inbox.recv() else {
        return Ok(());
    };
    let mut voice = find()?;
    loop {
        voice.say(&next_words(iter::once(first).chain(inbox.try_iter())))?;
        match inbox.recv() {
            Ok(next) => first = next,
            Err(_) => return Ok(()),
        }
    }
}

/// What is read next of what waits, as one text: what is urgent, then the latest of the rest.
fn next_words(waiting: impl Iterator<Item = Reading>) -> String {
    let (urgent, others): (Vec<_>, Vec<_>) = waiting.partition(|reading| reading.is_urgent);
    let skipped = others.len().saturating_sub(BACKLOG);
    let read = urgent.into_iter().chain(others.into_iter().skip(skipped));
    let words: Vec<String> = read.map(|reading| reading.words).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_urgent_is_read_first_and_never_skipped() {
        let reading = |words: usize, is_urgent| Reading {
            words: words.to_string(),
            is_urgent,
        };
        let waiting = (0..10).map(|words| reading(words, words == 1 || words == 8));
        assert_eq!(next_words(waiting), "1 8 3 4 5 6 7 9");
    }
}
