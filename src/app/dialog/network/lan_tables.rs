//! Tables that can be joined: those announced on the local network, and those that a host lists on request.

use iced::Task;
use iced::futures::stream::unfold;

use net::address::Address;
use net::found_table::FoundTable;
use net::join::list_tables;
use net::lan_discovery::listen;

/// Listens to the local network. Each result is the list of all tables that are announced at that time.
pub fn announced() -> Task<Vec<FoundTable>> {
    // Listening begins with the first poll. If it fails, there is no result.
    Task::stream(unfold(None, async |receiver| {
        let mut receiver = match receiver {
            Some(receiver) => receiver,
            None => listen()
                .inspect_err(
                    |error| tracing::debug!(%error, "tables on the local network cannot be found"),
                )
                .ok()?,
        };
        let found = receiver.recv().await?;
        Some((found, Some(receiver)))
    }))
}

/// Asks the host at this address for its tables. Errors are sentences for the player.
pub fn of_host(address: Address) -> Task<Result<Vec<FoundTable>, String>> {
    Task::perform(list_tables(address), |listed| {
        listed.map_err(|why| why.to_string())
    })
}
