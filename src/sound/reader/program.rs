//! Another program that speaks: the first of a few usual ones that is installed.

use std::collections::VecDeque;
use std::env;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use storage::save::disk;
use words::say;

/// Programs that say their last argument and end when it is said, with what goes before it; the best first. `say` is that of macOS.
const SPEAKERS: [(&str, &[&str]); 5] = [
    ("spd-say", &["--wait", "--"]),
    ("espeak-ng", &["--"]),
    ("espeak", &["--"]),
    ("flite", &["-t"]),
    ("say", &["--"]),
];

/// The programs that speak, the best first. One that fails is not asked again.
pub struct Voice {
    speakers: VecDeque<Speaker>,
}

/// A program that speaks.
struct Speaker {
    program: PathBuf,
    arguments: &'static [&'static str],
}

impl Voice {
    /// The programs on the search path of the system.
    ///
    /// # Errors
    /// None is installed.
    pub fn find() -> Result<Self, String> {
        let path = env::var_os("PATH").unwrap_or_default();
        Self::among(&env::split_paths(&path).collect::<Vec<_>>())
    }

    /// The programs in these folders.
    ///
    /// # Errors
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
            return Err(say!("sound-none-of-these-programs-is", names));
        }
        Ok(Self { speakers })
    }

    /// Says words, and comes back when they are said.
    ///
    /// # Errors
    /// No program can say them.
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
