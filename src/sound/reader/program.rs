//! Another program that speaks: the first of a few usual ones that is installed.

use std::env;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Programs that say their last argument and end when it is said, with what goes before it; the best first. `say` is that of macOS.
const SPEAKERS: [(&str, &[&str]); 5] = [
    ("spd-say", &["--wait", "--"]),
    ("espeak-ng", &["--"]),
    ("espeak", &["--"]),
    ("flite", &["-t"]),
    ("say", &["--"]),
];

/// A program that speaks.
pub struct Voice {
    program: PathBuf,
    before: &'static [&'static str],
}

impl Voice {
    /// The program on the search path of the system.
    ///
    /// # Errors
    /// None is installed.
    pub fn find() -> Result<Self, String> {
        let path = env::var_os("PATH").unwrap_or_default();
        Self::among(&env::split_paths(&path).collect::<Vec<_>>())
    }

    /// The program in one of these folders.
    ///
    /// # Errors
    /// There is none.
    pub fn among(folders: &[PathBuf]) -> Result<Self, String> {
        let found = SPEAKERS.iter().find_map(|(name, before)| {
            let mut places = folders.iter().map(|folder| folder.join(name));
            let program = places.find(|place| place.is_file())?;
            Some(Self { program, before })
        });
        found.ok_or_else(|| {
            let names = SPEAKERS.map(|(name, _)| name).join(", ");
            say!("sound-none-of-these-programs-is", names)
        })
    }

    /// Says words, and comes back when they are said.
    ///
    /// # Errors
    /// The program cannot be started.
    pub fn say(&mut self, words: &str) -> Result<(), String> {
        let spoken = Command::new(&self.program)
            .args(self.before)
            .arg(words)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        match spoken {
            Ok(_) => Ok(()),
            Err(error) => Err(format!("{}: {error}", self.program.display())),
        }
    }
}
