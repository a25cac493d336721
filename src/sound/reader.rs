//! Reading the log aloud with the voice of the system, for those who would rather hear than read. It is another program that
//! speaks, the first of a few usual ones that is installed; without one there is silence and a line in the log.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::{env, iter, thread};

use tracing::warn;

/// Programs that say their last argument and end when it is said, with what goes before it; the best first.
const SPEAKERS: [(&str, &[&str]); 4] = [
    ("spd-say", &["--wait", "--"]),
    ("espeak-ng", &["--"]),
    ("espeak", &["--"]),
    ("flite", &["-t"]),
];
/// How many sentences may wait for the thread; what comes on top is left out.
const WAITING: usize = 32;
/// How many sentences are read of those that came while another was being said; the older ones are passed over.
const BACKLOG: usize = 2;

/// Reads sentences one after another.
pub struct Reader {
    sentences: Option<SyncSender<String>>,
}

impl Reader {
    /// A reader that finds its program on the search path of the system; no program is started before there is something to read.
    pub fn open() -> Self {
        Self::among(
            env::var_os("PATH").map_or_else(Vec::new, |path| env::split_paths(&path).collect()),
        )
    }

    /// A reader that finds its program in these folders.
    pub(super) fn among(folders: Vec<PathBuf>) -> Self {
        let (sentences, inbox) = sync_channel(WAITING);
        let started = thread::Builder::new()
            .name("reader".into())
            .spawn(move || read(&inbox, &folders));
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

/// The thread's work, until the program drops its `Reader`.
fn read(inbox: &Receiver<String>, folders: &[PathBuf]) {
    let found = SPEAKERS.iter().find_map(|(name, before)| {
        let mut places = folders.iter().map(|folder| folder.join(name));
        Some((places.find(|place| place.is_file())?, *before))
    });
    let Some((program, before)) = found else {
        warn!(
            "the log is not read aloud: neither spd-say, espeak-ng, espeak nor flite is installed"
        );
        return;
    };
    for first in inbox {
        let waiting: Vec<String> = iter::once(first).chain(inbox.try_iter()).collect();
        let newest = waiting.len().saturating_sub(BACKLOG);
        let spoken = Command::new(&program)
            .args(before)
            .arg(waiting[newest..].join(" "))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        if let Err(error) = spoken {
            warn!(%error, program = %program.display(), "the log cannot be read aloud");
            return;
        }
    }
}
