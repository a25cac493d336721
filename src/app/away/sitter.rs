//! The people of this window at a table of the network, each with a line of her own.

use iced::Task;
use iced::task::Handle;

use super::super::hotseat::Hotseat;
use super::super::{App, Message};
use crate::session::join::{Client, Credentials, Visit};
use crate::table::{IllegalMove, Move, Request};
use crate::tiles::Seat;

/// A person at the table.
pub(super) struct Sitter {
    /// Which line of this window it is; news of an earlier one is stale.
    pub number: u64,
    pub visit: Visit,
    /// None: the game is over and the line was closed.
    pub client: Option<Client>,
    pub credentials: Credentials,
    /// Why the game stands still.
    pub stopped: Option<String>,
    /// Why the line is lost, and seconds until it is tried again.
    pub lost: Option<(String, u32)>,
    /// Its news come as long as this is kept.
    _news: Handle,
}

impl Sitter {
    /// Sends the answer to what is being asked.
    pub fn send(&mut self, choice: Move) -> Result<(), IllegalMove> {
        let message = self.visit.answer(choice)?;
        if let Some(client) = &self.client {
            client.send(message);
        }
        Ok(())
    }
}

impl App {
    /// One of the people of this window sits down.
    pub(super) fn sit_down(&mut self, credentials: Credentials) -> Task<Message> {
        let Some(away) = &mut self.away else {
            return Task::none();
        };
        let (client, news) = match Client::connect(away.address.clone(), away.line_debug) {
            Ok(sent) => sent,
            Err(error) => return self.turned_away(error.to_string()),
        };
        self.visits += 1;
        let number = self.visits;
        let news = iced::futures::stream::unfold(news, async |mut news| {
            news.recv().await.map(|piece| (piece, news))
        });
        let (task, handle) = Task::run(news, move |news| Message::News(number, news)).abortable();
        away.sitters.push(Sitter {
            number,
            visit: Visit::new(credentials.clone()),
            client: Some(client),
            credentials,
            stopped: None,
            lost: None,
            _news: handle.abort_on_drop(),
        });
        task
    }

    /// What a seat of this window is being asked at the table of the network.
    pub(in crate::app) fn asked_away(&self, seat: Seat) -> Option<Request> {
        let sitters = &self.away.as_ref()?.sitters;
        let sitter = sitters
            .iter()
            .find(|sitter| sitter.visit.view().seat() == seat)?;
        sitter.visit.request()
    }

    /// Sees the table with the eyes of this seat.
    pub(in crate::app) fn look_with(&mut self, seat: Seat) {
        if let Some(away) = &mut self.away {
            let mut seats = away.sitters.iter().map(|sitter| sitter.visit.view().seat());
            away.at = seats.position(|own| own == seat).unwrap_or(away.at);
        }
    }

    /// Answers for a seat of this window.
    pub(in crate::app) fn send_for(&mut self, seat: Seat, choice: Move) {
        let sitters = self.away.iter_mut().flat_map(|away| &mut away.sitters);
        for sitter in sitters {
            if sitter.visit.view().seat() == seat && sitter.visit.request().is_some() {
                // Whoever is not asked for that has answered already.
                let _ = sitter.send(choice);
            }
        }
    }

    /// Several people of this window cover their stakes from each other, once it is known where they sit.
    pub(super) fn share_the_screen(&mut self) {
        let Some(away) = &self.away else { return };
        let seats = away.sitters.iter().map(|sitter| sitter.visit.view().seat());
        self.hotseat = Hotseat::at(seats.collect());
    }
}
