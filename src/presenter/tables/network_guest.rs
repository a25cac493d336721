//! The people of this window at a network table, and the text of its lobby.

use crate::presenter::request_id::RequestId;
use net::join::{Credentials, RemoteTable};

/// One of the people of this window at the table.
#[derive(Debug)]
pub struct Guest {
    /// This person's connection.
    pub connection: RequestId,
    /// The table as this person sees it.
    pub remote: RemoteTable,
    pub credentials: Credentials,
    /// Why the game is stopped.
    pub stopped: Option<String>,
    /// Why the connection is lost, and the seconds until the next try.
    pub lost: Option<(String, u32)>,
}

impl Guest {
    /// A person about to sit down, over this connection.
    pub fn new(connection: RequestId, credentials: Credentials) -> Self {
        Self {
            connection,
            remote: RemoteTable::new(credentials.clone()),
            credentials,
            stopped: None,
            lost: None,
        }
    }
}

/// The content of the lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbyContent {
    /// What the table waits for.
    pub headline: String,
    /// Who has come, or what has happened, one line each.
    pub lines: Vec<String>,
    /// The address of the table.
    pub place: String,
    /// The latest events at the hosted table, one line each.
    pub log: Vec<String>,
}

/// Words of a system or server as a sentence.
pub fn sentence(words: &str) -> String {
    let mut letters = words.trim().chars();
    let head = letters.next().map(char::to_uppercase);
    let mut sentence: String = head.into_iter().flatten().chain(letters).collect();
    if !sentence.ends_with(['.', '!', '?']) {
        sentence.push('.');
    }
    sentence
}
