//! A speech program: the first installed one of a list.

use std::collections::VecDeque;
use std::env;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use storage::save::disk;
use words::{ENGLISH, say};

/// A program that speaks its last argument and then exits.
#[derive(Clone, Copy)]
struct Kind {
    name: &'static str,
    /// The argument with which it ends what a service speaks for it; `None` if it speaks itself, and is silent when it is ended.
    cancel: Option<&'static str>,
}

/// Speech programs, best first. `say` belongs to macOS.
const SPEAKERS: [Kind; 5] = [
    Kind {
        name: "spd-say",
        cancel: Some("--cancel"),
    },
    Kind {
        name: "espeak-ng",
        cancel: None,
    },
    Kind {
        name: "espeak",
        cancel: None,
    },
    Kind {
        name: "flite",
        cancel: None,
    },
    Kind {
        name: "say",
        cancel: None,
    },
];

impl Kind {
    /// The arguments before the text, to speak this language; `None` if it only speaks others.
    fn arguments(self, language: &str) -> Option<Vec<String>> {
        let primary = language.split('-').next().unwrap_or(language);
        let arguments: &[&str] = match self.name {
            "spd-say" => &["--wait", "-l", primary, "--"],
            // Its Chinese is Mandarin.
            "espeak-ng" | "espeak" if primary == "zh" => &["-v", "cmn", "--"],
            "espeak-ng" | "espeak" => &["-v", primary, "--"],
            "flite" if primary != ENGLISH => return None,
            "flite" => &["-t"],
            // The voice chosen in the settings of the system.
            _ => &["--"],
        };
        Some(arguments.iter().map(ToString::to_string).collect())
    }
}

/// The installed speech programs, best first. One that fails is not used again.
pub struct Voice {
    speakers: VecDeque<Speaker>,
    /// What is being spoken, by the first speaker.
    speaking: Option<(Child, String)>,
}

/// An installed speech program.
struct Speaker {
    program: PathBuf,
    kind: Kind,
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
        let found = SPEAKERS.iter().filter_map(|&kind| {
            let mut places = folders.iter().map(|folder| folder.join(kind.name));
            let program = places.find(|place| disk::is_file(place))?;
            Some(Speaker { program, kind })
        });
        let speakers: VecDeque<Speaker> = found.collect();
        if speakers.is_empty() {
            let names = words::listed(SPEAKERS.map(|kind| kind.name));
            return Err(say!("sound-no-speech-program", names));
        }
        Ok(Self {
            speakers,
            speaking: None,
        })
    }

    /// Begins to speak.
    ///
    /// # Errors
    ///
    /// No program can speak it.
    pub fn start(&mut self, text: &str) -> Result<(), String> {
        let mut failure = String::new();
        while let Some(speaker) = self.speakers.front() {
            let Some(mut command) = speaker.command(words::language()) else {
                failure = self.drop_speaker("it does not speak this language");
                continue;
            };
            match command.arg(text).spawn() {
                Ok(child) => {
                    self.speaking = Some((child, text.to_owned()));
                    return Ok(());
                }
                Err(error) => failure = self.drop_speaker(&error.to_string()),
            }
        }
        Err(failure)
    }

    /// Whether it is still speaking. If a program fails, the next one speaks the same.
    ///
    /// # Errors
    ///
    /// No program can speak it.
    pub fn is_speaking(&mut self) -> Result<bool, String> {
        let Some((mut child, words)) = self.speaking.take() else {
            return Ok(false);
        };
        let why = match child.try_wait() {
            Ok(None) => {
                self.speaking = Some((child, words));
                return Ok(true);
            }
            Ok(Some(status)) if status.success() => return Ok(false),
            Ok(Some(status)) => status.to_string(),
            Err(error) => error.to_string(),
        };
        let failure = self.drop_speaker(&why);
        match self.speakers.is_empty() {
            true => Err(failure),
            false => self.start(&words).map(|()| true),
        }
    }

    /// Ends what is being spoken.
    pub fn stop(&mut self) {
        let Some((mut child, _)) = self.speaking.take() else {
            return;
        };
        // It may have ended already.
        let _ = child.kill();
        let _ = child.wait();
        let speaker = self.speakers.front();
        let cancel = speaker.and_then(|speaker| Some((speaker, speaker.kind.cancel?)));
        if let Some((speaker, argument)) = cancel {
            // If that fails, the rest is spoken before what follows.
            let _ = speaker.bare_command().arg(argument).status();
        }
    }

    /// Gives up the first speaker, and returns why.
    fn drop_speaker(&mut self, why: &str) -> String {
        let speaker = self.speakers.pop_front();
        let program = speaker.map(|speaker| speaker.program).unwrap_or_default();
        let failure = format!("{}: {why}", program.display());
        tracing::warn!("{failure}");
        failure
    }
}

impl Speaker {
    fn bare_command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        command
    }

    /// The command that speaks a text in this language; `None` if the program only speaks others.
    fn command(&self, language: &str) -> Option<Command> {
        let mut command = self.bare_command();
        command.args(self.kind.arguments(language)?);
        Some(command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_speak_the_language_of_the_game() {
        let arguments = |program, language| {
            let kind = SPEAKERS.iter().find(|kind| kind.name == program)?;
            Some(kind.arguments(language)?.join(" "))
        };
        let expected = |words: &str| Some(words.to_owned());
        assert_eq!(arguments("spd-say", "de"), expected("--wait -l de --"));
        assert_eq!(arguments("spd-say", "zh-Hans"), expected("--wait -l zh --"));
        assert_eq!(arguments("espeak-ng", "zh"), expected("-v cmn --"));
        assert_eq!(arguments("espeak-ng", "ja"), expected("-v ja --"));
        assert_eq!(arguments("flite", "en"), expected("-t"));
        assert_eq!(arguments("flite", "nl"), None);
    }
}
