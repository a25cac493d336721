//! The people of this window at a network table, and the text of its lobby.

use std::sync::Arc;

use crate::presenter::request_id::RequestId;
use engine::rules::RuleSet;
use net::join::{Credentials, RemoteTable};

/// One of the people of this window at a network table.
#[derive(Debug)]
pub struct Guest {
    /// This person's connection.
    pub connection: RequestId,
    /// The table as this person sees it.
    pub remote: RemoteTable,
    /// With what this person logs in.
    pub credentials: Credentials,
    /// Why the game was stopped, if it was.
    pub stopped: Option<String>,
    /// Why the connection was lost, and the seconds until the next try; `None` if it was not.
    pub lost: Option<(String, u32)>,
}

impl Guest {
    /// A person who is about to log in over this connection.
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
#[derive(Clone, Debug, PartialEq)]
pub struct LobbyContent {
    /// The rules of the table, if the player must accept them before sitting down.
    pub offered_rules: Option<Arc<RuleSet>>,
    /// What the table waits for.
    pub headline: String,
    /// Who is at the table, or what has happened, one line each.
    pub lines: Vec<String>,
    /// A line with the address of the table.
    pub address_line: String,
    /// The latest events at the hosted table, one line each.
    pub log: Vec<String>,
}
