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

/// The capacity of the queue of sentences; further ones are dropped.
const QUEUE_CAPACITY: usize = 32;
/// Of the sentences queued while another is read, at most this many, the latest, are read; the others are skipped.
const BACKLOG: usize = 2;

/// Reads sentences aloud, one after another.
pub struct Reader {
    sentences: Option<SyncSender<String>>,
}

impl Reader {
    /// A reader with a voice of the system, which is looked up when the first sentence is queued.
    pub fn open() -> Self {
        Self::with(Voice::find)
    }

    /// A reader with the voice that `find` returns.
    pub(super) fn with(find: impl FnOnce() -> Result<Voice, String> + Send + 'static) -> Self {
        let (sentences, inbox) = sync_channel(QUEUE_CAPACITY);
        let started = thread::Builder::new().name("reader".into()).spawn(move || {
            if let Err(why) = read(&inbox, find) {
                warn!("messages are not read aloud: {why}");
            }
        });
        Self {
            sentences: started.is_ok().then_some(sentences),
        }
    }

    /// Queues a sentence.
    pub fn read(&self, sentence: &str) {
        if let Some(sentences) = &self.sentences {
            // With a full queue, this sentence would come too late to be useful.
            let _ = sentences.try_send(sentence.to_owned());
        }
    }
}

/// The loop of the thread, until the `Reader` is dropped or the voice fails.
fn read(
    inbox: &Receiver<String>,
    find: impl FnOnce() -> Result<Voice, String>,
) -> Result<(), String> {
    let Ok(mut first) = inbox.recv() else {
        return Ok(());
    };
    let mut voice = find()?;
    loop {
        let waiting: Vec<String> = iter::once(first).chain(inbox.try_iter()).collect();
        let skipped = waiting.len().saturating_sub(BACKLOG);
        voice.say(&waiting[skipped..].join(" "))?;
        match inbox.recv() {
            Ok(next) => first = next,
            Err(_) => return Ok(()),
        }
    }
}
