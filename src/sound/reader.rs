//! Reading the log aloud with the voice of the system, for those who would rather hear than read: on Windows its speech service,
//! elsewhere a program that speaks. Without a voice there is silence and a line in the log.

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

/// How many sentences may wait for the thread; what comes on top is left out.
const WAITING: usize = 32;
/// How many sentences are read of those that came while another was being said; the older ones are passed over.
const BACKLOG: usize = 2;

/// Reads sentences one after another.
pub struct Reader {
    sentences: Option<SyncSender<String>>,
}

impl Reader {
    /// A reader with the voice of the system; it is looked for when there is something to read.
    pub fn open() -> Self {
        Self::with(Voice::find)
    }

    /// A reader with a voice that is found in this way.
    pub(super) fn with(find: impl FnOnce() -> Result<Voice, String> + Send + 'static) -> Self {
        let (sentences, inbox) = sync_channel(WAITING);
        let started = thread::Builder::new().name("reader".into()).spawn(move || {
            if let Err(why) = read(&inbox, find) {
                warn!("the log is not read aloud: {why}");
            }
        });
        Self {
            sentences: started.is_ok().then_some(sentences),
        }
    }

    /// Reads a sentence when those before it are read.
    pub fn read(&self, sentence: &str) {
        if let Some(sentences) = &self.sentences {
            // With so many waiting, nobody wants to hear this one so late.
            let _ = sentences.try_send(sentence.to_owned());
        }
    }
}

/// The thread's work, until the program drops its `Reader` or the voice fails.
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
        let newest = waiting.len().saturating_sub(BACKLOG);
        voice.say(&waiting[newest..].join(" "))?;
        match inbox.recv() {
            Ok(next) => first = next,
            Err(_) => return Ok(()),
        }
    }
}
