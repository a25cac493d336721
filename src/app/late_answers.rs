//! Handles results of numbered requests. The result of an outdated request is dropped.

use std::path::PathBuf;

use iced::Task;

use super::background::OnceMessage;
use super::control_bounds::ControlBounds;
use super::dialog::Dialog;
use super::network_connections::{self, OpenedTable};
use super::scene::TilesRead;
use super::{App, Message};
use crate::presenter::{Input, Work};
use storage::settings::NetworkSettings;
use words::say;

impl App {
    /// Shows the table with the tiles that were requested under this number, or reports why they cannot be used.
    pub(super) fn take_tiles(
        &mut self,
        request: u64,
        tiles: &OnceMessage<TilesRead>,
    ) -> Task<Message> {
        let result = tiles
            .take()
            .map(|tiles| self.scene.take_tiles(request, tiles, &self.presenter));
        self.log_tiles();
        self.report_trouble(result.unwrap_or(Ok(())))
    }

    /// Opens a hosted table on another thread, for a new or a saved game.
    pub(super) fn open_hosted_table(
        &mut self,
        settings: Box<NetworkSettings>,
        saved: Option<PathBuf>,
    ) -> Task<Message> {
        let (games, number) = (self.disk.games(), self.connections.begin_opening());
        let failed = OnceMessage::of(Err(say!("fault-reading").to_owned()));
        let files = self.disk.data_files();
        let opened = self.outbox.run(Work::Reading, failed, move || {
            let rules = files.rules_to_host(&settings.host.rules);
            OnceMessage::of(rules.and_then(|rules| {
                network_connections::open_table(&settings, saved.as_deref(), games, rules)
            }))
        });
        opened.map(move |opened| Message::HostedTableOpened(number, opened))
    }

    /// Keeps the hosted table that has opened, or reports why it could not be opened; does nothing if it was closed before.
    pub(super) fn take_hosted_table(
        &mut self,
        number: u64,
        opened: &OnceMessage<Result<OpenedTable, String>>,
    ) -> Task<Message> {
        let opened = opened.take();
        let kept = opened.and_then(|opened| self.connections.keep_opened(number, opened));
        match kept {
            Some((addresses, events)) => {
                let task = self.send(Input::HostedTableOpened(addresses));
                Task::batch([task, events.map(Message::RoomEvent)])
            }
            None => Task::none(),
        }
    }

    /// Logs the bounds of controls that a search has found.
    pub(super) fn log_controls(
        &mut self,
        search: u64,
        controls: &[ControlBounds],
    ) -> Task<Message> {
        let open = self.dialog.as_ref().map(Dialog::title);
        let is_current = self
            .event_log
            .write_controls(search, controls, open.as_deref());
        if is_current && self.is_still() {
            self.log_tiles();
            self.event_log.write_settled(open.as_deref());
        }
        Task::none()
    }
}
