//! Handles results of numbered requests. Outdated ones are dropped.

use std::path::PathBuf;

use iced::Task;

use super::background::OnceMessage;
use super::control_bounds::ControlBounds;
use super::dialog::Dialog;
use super::network_connections::{self, Opened};
use super::scene::TilesRead;
use super::{App, Message};
use crate::presenter::{Input, Work};
use storage::settings::NetworkSettings;
use words::say;

impl App {
    /// Shows the table with new tiles.
    pub(super) fn take_tiles(
        &mut self,
        asked: u64,
        tiles: &OnceMessage<TilesRead>,
    ) -> Task<Message> {
        let taken = tiles
            .take()
            .map(|tiles| self.scene.take_tiles(asked, tiles));
        self.log_places();
        self.report_trouble(taken.unwrap_or(Ok(())))
    }

    /// Opens a hosted table on another thread, for a new or a saved game.
    pub(super) fn open_own_table(
        &mut self,
        settings: Box<NetworkSettings>,
        saved: Option<PathBuf>,
    ) -> Task<Message> {
        let (games, asked) = (self.disk.games(), self.connections.begin_opening());
        let failed = OnceMessage::of(Err(say!("fault-reading").to_owned()));
        let opened = self.outbox.run(Work::Reading, failed, move || {
            let opened = network_connections::open_table(&settings, saved.as_deref(), games);
            OnceMessage::of(opened)
        });
        opened.map(move |opened| Message::Opened(asked, opened))
    }

    /// Takes the hosted table, unless it was closed before it opened.
    pub(super) fn take_own_table(
        &mut self,
        asked: u64,
        opened: &OnceMessage<Result<Opened, String>>,
    ) -> Task<Message> {
        let opened = opened.take();
        let taken = opened.and_then(|opened| self.connections.take_opened(asked, opened));
        match taken {
            Some((table, notes)) => {
                let table = self.send(Input::HostedTableOpened(table));
                Task::batch([table, notes.map(Message::RoomEvent)])
            }
            None => Task::none(),
        }
    }

    /// Logs the bounds of controls.
    pub(super) fn take_places(&mut self, search: u64, places: &[ControlBounds]) -> Task<Message> {
        let open = self.dialog.as_ref().map(Dialog::title);
        if self.event_log.controls(search, places, open.as_deref()) && self.is_still() {
            self.log_places();
            self.event_log.settled(open.as_deref());
        }
        Task::none()
    }
}
