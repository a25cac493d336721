//! A table found by discovery: announced on the local network, or in the list of a host.

use words::say;

/// A table, or several tables with a common lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundTable {
    /// Its address.
    pub address: String,
    /// Its name.
    pub title: String,
    /// The number of tables.
    pub tables: u32,
    /// The names of the players; empty for several tables, or if the table has a password.
    pub names: Vec<String>,
    /// The number of free seats.
    pub free: u32,
    /// Whether it can be watched.
    pub watchable: bool,
    /// Whether a password is required.
    pub locked: bool,
}

impl FoundTable {
    /// Its status, in words.
    pub fn words(&self) -> String {
        let mut words = Vec::new();
        if self.tables > 1 {
            words.push(say!("found-tables", tables = self.tables));
        }
        words.push(say!("found-free", free = self.free));
        if self.watchable {
            words.push(say!("found-watchable").to_owned());
        }
        if self.locked {
            words.push(say!("found-locked").to_owned());
        }
        match self.names.is_empty() {
            true => words.join(", "),
            false => format!("{}: {}", self.names.join(", "), words.join(", ")),
        }
    }
}
