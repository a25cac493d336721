//! Requests the list of tables of a host.

use std::io;
use std::time::Duration;

use super::{Connection, Lost};
use crate::address::Address;
use crate::found_table::FoundTable;
use crate::lan_discovery::shown_name;
use protocol::{ClientMessage, ServerMessage};
use storage::save::reason;
use words::say;

/// Maximum number of tables in a list.
const MAX_TABLES: u32 = 1000;
/// The time limit for the answer.
const TIMEOUT: Duration = Duration::from_secs(5);

/// Why there is no list.
#[derive(Debug, thiserror::Error)]
pub enum ListTablesError {
    /// No connection to this address can be opened.
    #[error("{}", say!("network-nobody-answers", address = .0.to_string(), why = reason(.1)))]
    Unreachable(Address, io::Error),
    /// The connection ended before the list was complete.
    #[error(transparent)]
    Lost(#[from] Lost),
    /// The host answers with something else than a list, as other kinds of servers do.
    #[error("{}", say!("network-no-list"))]
    OtherKind,
    /// No answer came in time.
    #[error("{}", say!("network-no-answer", address = .0.to_string()))]
    Silent(Address),
}

/// Requests the tables of the host at this address.
///
/// # Errors
/// The list cannot be obtained.
pub async fn list_tables(address: Address) -> Result<Vec<FoundTable>, ListTablesError> {
    let answer = tokio::time::timeout(TIMEOUT, ask(&address)).await;
    answer.unwrap_or(Err(ListTablesError::Silent(address)))
}

async fn ask(address: &Address) -> Result<Vec<FoundTable>, ListTablesError> {
    let connection = Connection::open(address).await;
    let mut connection =
        connection.map_err(|error| ListTablesError::Unreachable(address.clone(), error))?;
    connection.send(&ClientMessage::ListTables).await?;
    let mut found = Vec::new();
    loop {
        let ServerMessage::Table {
            number,
            of,
            port,
            free,
            watchable,
            locked,
            names,
            ..
        } = connection.next().await?
        else {
            return Err(ListTablesError::OtherKind);
        };
        found.push(FoundTable {
            address: table_address(address, number, of, port),
            title: say!("found-table", number),
            tables: 1,
            names: names
                .split(", ")
                .filter(|name| !name.is_empty())
                .map(shown_name)
                .collect(),
            free,
            watchable: watchable > 0,
            locked,
        });
        if number >= of.min(MAX_TABLES) || found.len() >= MAX_TABLES as usize {
            return Ok(found);
        }
    }
}

/// The address of a table of the host at this address.
fn table_address(host: &Address, number: u32, of: u32, port: u32) -> String {
    match (host, u16::try_from(port)) {
        (Address::Tcp { host, .. }, Ok(port @ 1..)) => format!("{host}:{port}"),
        (Address::Socket(path), _) if of > 1 => format!("{}.{number}", path.display()),
        _ => host.to_string(),
    }
}
