//! Reads messages aloud with a voice of the system: the speech service of Windows, elsewhere a speech program. Without one it is silent,
//! and the log says so.

#[cfg(not(windows))]
mod program;
#[cfg(windows)]
mod service;

use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

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

/// How often the thread looks whether the voice still speaks, while it does.
const INTERVAL: Duration = Duration::from_millis(30);

/// When words are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// After what was queued before.
    Last,
    /// Before what waits.
    Urgent,
    /// Instead of what has had the focus before.
    Focus,
}

/// What is read at once.
struct Reading {
    words: String,
    turn: Turn,
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

    /// Queues words.
    pub fn read(&self, words: &str, turn: Turn) {
        if let Some(queue) = &self.queue {
            let words = words.to_owned();
            // With a full queue, these words would come too late to be useful.
            let _ = queue.try_send(Reading { words, turn });
        }
    }
}

/// The loop of the thread, until the `Reader` is dropped or the voice fails.
fn read(
    inbox: &Receiver<Reading>,
    find: impl FnOnce() -> Result<Voice, String>,
) -> Result<(), String> {
    let Ok(first) = inbox.recv() else {
        return Ok(());
    };
    let mut voice = find()?;
    let mut waiting = vec![first];
    loop {
        waiting.extend(inbox.try_iter());
        let (words, is_focus) = next_words(std::mem::take(&mut waiting));
        voice.start(&words)?;
        while voice.is_speaking()? {
            match inbox.recv_timeout(INTERVAL) {
                Ok(next) => {
                    if is_focus && next.turn == Turn::Focus {
                        voice.stop();
                    }
                    waiting.push(next);
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
        }
        if waiting.is_empty() {
            match inbox.recv() {
                Ok(next) => waiting.push(next),
                Err(_) => return Ok(()),
            }
        }
    }
}

/// What is read next of what waits, as one text, and whether it is only about the focus: what is urgent, then the latest focus, then the latest
/// of the rest.
fn next_words(waiting: Vec<Reading>) -> (String, bool) {
    let of = |turn: Turn| waiting.iter().filter(move |reading| reading.turn == turn);
    let skipped = of(Turn::Last).count().saturating_sub(BACKLOG);
    let focus = of(Turn::Focus).next_back();
    let others = of(Turn::Last).skip(skipped);
    let read = of(Turn::Urgent).chain(focus).chain(others);
    let words: Vec<&str> = read.map(|reading| reading.words.as_str()).collect();
    (words.join(" "), focus.is_some() && words.len() == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reading(words: usize, turn: Turn) -> Reading {
        Reading {
            words: words.to_string(),
            turn,
        }
    }

    #[test]
    fn what_is_urgent_is_read_first_and_never_skipped() {
        let turn = |words| match words {
            1 | 8 => Turn::Urgent,
            _ => Turn::Last,
        };
        let waiting = (0..10).map(|words| reading(words, turn(words)));
        let (words, _) = next_words(waiting.collect());
        assert_eq!(words, "1 8 3 4 5 6 7 9");
    }

    #[test]
    fn only_the_latest_focus_is_read() {
        let focus = |words| reading(words, Turn::Focus);
        let read = next_words(vec![focus(1), focus(2)]);
        assert_eq!(read, ("2".to_owned(), true));
        let read = next_words(vec![focus(1), reading(3, Turn::Last), focus(2)]);
        assert_eq!(read, ("2 3".to_owned(), false));
    }
}
