//! Passwords of network commands: from a file, standard input, the environment, or the command line, where every user of the computer
//! can see them.

use std::fmt;
use std::io::{self, BufRead, Read};
use std::path::{Path, PathBuf};

use clap::Args;

use super::bad_input::BadInput;
use storage::save;

/// The environment variable that holds a password.
const VARIABLE: &str = "RED_STAKE_PASSWORD";
/// Maximum length of a password in bytes. A line of the protocol has no room for more.
const MAX_LENGTH: usize = 1000;
/// Maximum size of a file with passwords in bytes.
const MAX_BYTES: u64 = 64 << 10;

/// The switches for a password.
#[derive(Args, Default)]
pub struct PasswordSource {
    /// Password. Other users of this computer can see it in the process list; use --password-file or the variable
    /// RED_STAKE_PASSWORD to avoid that
    #[arg(long, value_name = "PASSWORD")]
    password: Option<String>,
    /// Read the password from the first line of this file ("-" = standard input)
    #[arg(long, value_name = "FILE", conflicts_with = "password")]
    password_file: Option<PathBuf>,
}

/// Hides the password wherever it is printed.
impl fmt::Debug for PasswordSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PasswordSource")
    }
}

impl PasswordSource {
    /// Whether a password was given on the command line.
    pub fn is_given(&self) -> bool {
        self.password.is_some() || self.password_file.is_some()
    }

    /// Whether the password is read from standard input.
    pub fn reads_standard_input(&self) -> bool {
        self.password_file.as_deref() == Some(Path::new("-"))
    }

    /// The password; empty for none.
    pub fn read(&self) -> Result<String, BadInput> {
        let text = match (&self.password, &self.password_file) {
            (Some(password), _) => password.clone(),
            (None, Some(file)) => lines(file)?
                .into_iter()
                .next()
                .filter(|line| !line.is_empty())
                .ok_or_else(|| BadInput::new(file.display(), "there is no password in it"))?,
            (None, None) => std::env::var(VARIABLE).unwrap_or_default(),
        };
        match text.len() {
            ..=MAX_LENGTH => Ok(text),
            _ => Err(BadInput::new("--password", "it is too long")),
        }
    }
}

/// The lines of a password file. Of standard input only the first line is read, since the rest may be input of the command.
pub fn lines(file: &Path) -> Result<Vec<String>, BadInput> {
    let wrong = |error: io::Error| BadInput::new(file.display(), save::reason(&error));
    if file == Path::new("-") {
        let mut line = String::new();
        let mut input = io::stdin().lock().take(MAX_BYTES);
        input.read_line(&mut line).map_err(wrong)?;
        return Ok(line.lines().map(str::to_owned).collect());
    }
    let text = save::read_text_of(file, MAX_BYTES).map_err(wrong)?;
    Ok(text.lines().map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_the_first_line_of_a_file_and_is_never_printed() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("secret");
        let from = |text: &str| {
            std::fs::write(&file, text).expect("a file");
            let source = PasswordSource {
                password_file: Some(file.clone()),
                ..PasswordSource::default()
            };
            source.read().ok()
        };
        assert_eq!(from("hush hush\r\nsecond\n").as_deref(), Some("hush hush"));
        assert_eq!(from("hush").as_deref(), Some("hush"));
        assert_eq!(from("\nhush"), None);
        assert_eq!(from(&"x".repeat(MAX_LENGTH + 1)), None);
        let given = PasswordSource {
            password: Some("hush".to_owned()),
            ..PasswordSource::default()
        };
        assert!(!format!("{given:?}").contains("hush"));
        Ok(())
    }
}
