//! The people of this window at a table of the network, and what the lobby says of them.

use crate::presenter::request_id::RequestId;
use net::join::{Credentials, RemoteTable};

/// One of the people of this window, at the table.
#[derive(Debug)]
pub struct Guest {
    /// Her line; news of another one are not hers.
    pub line: RequestId,
    /// What she knows of the table.
    pub visit: RemoteTable,
    pub credentials: Credentials,
    /// Why the game stands still.
    pub stopped: Option<String>,
    /// Why the line is lost, and seconds until it is tried again.
    pub lost: Option<(String, u32)>,
}

impl Guest {
    /// Somebody who is about to sit down, on this line.
    pub fn new(line: RequestId, credentials: Credentials) -> Self {
        Self {
            line,
            visit: RemoteTable::new(credentials.clone()),
            credentials,
            stopped: None,
            lost: None,
        }
    }
}

/// What the lobby shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbyNews {
    /// What is being waited for.
    pub headline: String,
    /// Who has come, or what has happened; a line each.
    pub lines: Vec<String>,
    /// Where the table is.
    pub place: String,
    /// What happened last at the door of our own table; a line each.
    pub log: Vec<String>,
}

/// Words of a system or a server as a sentence.
pub fn sentence(words: &str) -> String {
    let mut letters = words.trim().chars();
    let head = letters.next().map(char::to_uppercase);
    let mut sentence: String = head.into_iter().flatten().chain(letters).collect();
    if !sentence.ends_with(['.', '!', '?']) {
        sentence.push('.');
    }
    sentence
}
