//! Finds tables for the open Join dialog: those announced on the local network, and those of a host that is asked.

mod found;

use iced::Task;
use iced::futures::stream::unfold;

pub use found::{Found, LanDiscovery};

use super::dialog::{AnyDialog, Dialog, Join};
use super::{App, Message};
use crate::presenter::sentence;
use net::address::Address;
use net::join::list_tables;
use net::lan_discovery::listen;

impl App {
    fn join_dialog(&mut self) -> Option<&mut Join> {
        match self.dialog.as_mut().map(Dialog::screen_mut) {
            Some(AnyDialog::Join(open)) => Some(open),
            _ => None,
        }
    }

    /// Listens to the local network only while the Join dialog is open.
    pub(super) fn discover_tables(&mut self) -> Task<Message> {
        if self.join_dialog().is_none() {
            self.lan_discovery = LanDiscovery::default();
            return Task::none();
        }
        // It starts with the first poll. If listening fails, the list stays empty.
        let around = unfold(None, async |receiver| {
            let mut receiver = match receiver {
                Some(receiver) => receiver,
                None => listen()
                    .inspect_err(|error| tracing::debug!(%error, "no table can be heard of"))
                    .ok()?,
            };
            let found = receiver.recv().await?;
            Some((Found::Announced(found), Some(receiver)))
        });
        let (around, handle) = Task::run(around, Message::Found).abortable();
        self.lan_discovery = LanDiscovery::with_listener(handle.abort_on_drop());
        around
    }

    /// Asks a host for its tables.
    pub(super) fn list_tables(&self, address: Address) -> Task<Message> {
        Task::perform(list_tables(address), |listed| {
            Message::Found(Found::Listed(
                listed.map_err(|why| sentence(&why.to_string())),
            ))
        })
    }

    /// Handles discovered tables, unless the dialog is closed.
    pub(super) fn take_found(&mut self, found: Found) {
        if let Some(open) = self.join_dialog() {
            match found {
                Found::Announced(tables) => open.set_announced(tables),
                Found::Listed(listed) => open.take_list(listed),
            }
        }
    }
}
