//! Tables that can be joined: those announced on the local network, and those of a host that is asked.

use iced::Task;
use iced::futures::stream::unfold;

use crate::presenter::sentence;
use net::address::Address;
use net::found_table::FoundTable;
use net::join::list_tables;
use net::lan_discovery::listen;

/// Listens to the local network; each result is all tables announced now.
pub fn announced() -> Task<Vec<FoundTable>> {
    // It starts with the first poll. If listening fails, the list stays empty.
    Task::stream(unfold(None, async |receiver| {
        let mut receiver = match receiver {
            Some(receiver) => receiver,
            None => listen()
                .inspect_err(|error| tracing::debug!(%error, "no table can be heard of"))
                .ok()?,
        };
        let found = receiver.recv().await?;
        Some((found, Some(receiver)))
    }))
}

/// Asks a host for its tables.
pub fn of_host(address: Address) -> Task<Result<Vec<FoundTable>, String>> {
    Task::perform(list_tables(address), |listed| {
        listed.map_err(|why| sentence(&why.to_string()))
    })
}
