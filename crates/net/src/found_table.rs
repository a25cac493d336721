//! A table that was found without knowing its address: it was announced, or stands in the list of a host.

use words::say;

/// A table, or several behind one door.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundTable {
    /// Where it is.
    pub address: String,
    /// What it is called.
    pub title: String,
    /// How many tables are there.
    pub tables: u32,
    /// Who sits there.
    pub names: Vec<String>,
    /// How many may still sit down.
    pub free: u32,
    /// It can be watched.
    pub watchable: bool,
    /// A password is asked for.
    pub locked: bool,
}

impl FoundTable {
    /// How it stands, in words.
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
