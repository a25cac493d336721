//! A speech program: the first installed one of a list.

use std::collections::VecDeque;
use std::env;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use storage::save::disk;
use words::say;

/// Programs that speak their last argument and then exit, with the arguments before it; best first. `say` belongs to macOS.
const SPEAKERS: [(&str, &[&str]); 5] = [
    ("spd-say", &["--wait", "--"]),
    ("espeak-ng", &["--"]),
    ("espeak", &["--"]),
    ("flite", &["-t"]),
    ("say", &["--"]),
];

/// The installed speech programs, best first. One that fails is not used again.
pub struct Voice {
    speakers: VecDeque<Speaker>,
}

/// A speech program.
struct Speaker {
    program: PathBuf,
    arguments: &'static [&'static str],
}

impl Voice {
    /// Finds the programs on the search path.
    ///
    /// # Errors
    ///
    /// None is installed.
    pub fn find() -> Result<Self, String> {
        let path = env::var_os("PATH").unwrap_or_default();
        Self::among(&env::split_paths(&path).collect::<Vec<_>>())
    }

    /// Finds the programs in these folders.
    ///
    /// # Errors
    ///
    /// There is none.
    pub fn among(folders: &[PathBuf]) -> Result<Self, String> {
        let found = SPEAKERS.iter().filter_map(|&(name, arguments)| {
            let mut places = folders.iter().map(|folder| folder.join(name));
            let program = places.find(|place| disk::is_file(place))?;
            Some(Speaker { program, arguments })
        });
        let speakers: VecDeque<Speaker> = found.collect();
        if speakers.is_empty() {
            let names = SPEAKERS.map(|(name, _)| name).join(", ");
            return Err(say!("sound-no-speech-program", names));
        }
        Ok(Self { speakers })
    }

    /// Speaks, and returns when the text has been spoken.
    ///
    /// # Errors
    ///
    /// No program can speak it.
    pub fn say(&mut self, words: &str) -> Result<(), String> {
        let mut failure = String::new();
        while let Some(speaker) = self.speakers.front() {
            match speaker.say(words) {
                Ok(()) => return Ok(()),
                Err(why) => failure = why,
            }
            tracing::warn!("{failure}");
            self.speakers.pop_front();
        }
        Err(failure)
    }
}

impl Speaker {
    fn say(&self, words: &str) -> Result<(), String> {
        let spoken = Command::new(&self.program)
            .args(self.arguments)
            .arg(words)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        let program = self.program.display();
        match spoken {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(format!("{program}: {status}")),
            Err(error) => Err(format!("{program}: {error}")),
        }
    }
}
