//! Passwords of a hosted table: one for all players, or one for each of four player ids.

use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;

use clap::Args;

use crate::cli::bad_input::BadInput;
use crate::cli::password::{self, PasswordSource};

/// The environment variable that holds ids with their passwords.
const VARIABLE: &str = "RED_STAKE_AUTH_BASIC";

/// The switches for passwords: one for the table, or one for each id.
#[derive(Args)]
pub struct Passwords {
    /// Allowed player id and its password; give it four times or not at all. Other users of this computer can see passwords in the
    /// process list; use --auth-basic-file or the variable RED_STAKE_AUTH_BASIC, with four lines, to avoid that
    #[arg(long, value_name = "ID:PASSWORD", conflicts_with_all = ["password", "password_file"])]
    auth_basic: Vec<String>,
    /// Read four allowed ids and their passwords from this file, one ID:PASSWORD per line
    #[arg(long, value_name = "FILE", conflicts_with_all = ["auth_basic", "password", "password_file"])]
    auth_basic_file: Option<PathBuf>,
    #[command(flatten)]
    table: PasswordSource,
}

/// Hides the passwords wherever it is printed.
impl fmt::Debug for Passwords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Passwords")
    }
}

impl Passwords {
    /// The password of the table, empty for none, and the allowed ids with their passwords, if they were given.
    pub fn read(&self) -> Result<(String, BTreeMap<u32, String>), BadInput> {
        let (place, lines) = match &self.auth_basic_file {
            Some(file) => (file.display().to_string(), password::lines(file)?),
            None if !self.auth_basic.is_empty() => {
                ("--auth-basic".to_owned(), self.auth_basic.clone())
            }
            None if self.table.is_given() => return Ok((self.table.read()?, BTreeMap::new())),
            None => {
                let lines = std::env::var(VARIABLE).unwrap_or_default();
                (
                    VARIABLE.to_owned(),
                    lines.lines().map(str::to_owned).collect(),
                )
            }
        };
        let lines = lines.iter().map(String::as_str);
        let lines = lines.filter(|line| !line.trim().is_empty());
        let ids: Option<Vec<_>> = lines.map(id_and_password).collect();
        // The message does not quote the invalid line, which may contain a password.
        let ids = ids
            .ok_or_else(|| BadInput::new(&place, "an id and a password are wanted, as 1:secret"))?;
        let ids: BTreeMap<u32, String> = ids.into_iter().collect();
        match ids.len() {
            0 if self.auth_basic_file.is_none() => Ok((self.table.read()?, ids)),
            4 => Ok((String::new(), ids)),
            _ => Err(BadInput::new(
                place,
                "four different ids are wanted, or none",
            )),
        }
    }
}

fn id_and_password(text: &str) -> Option<(u32, String)> {
    let (id, password) = text.split_once(':')?;
    match id.trim().parse() {
        Ok(id @ 1..) => Some((id, password.to_owned())),
        _ => None,
    }
}
