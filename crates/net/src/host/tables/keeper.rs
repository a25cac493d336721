//! Keeps a table open: when its game is over and everybody has gone, the next one can begin there.

use std::io;
use std::sync::Arc;

use tokio::sync::mpsc;
use tokio::task::{JoinSet, LocalSet};
use tracing::Instrument;

use super::entrance::{Clerks, Closing, Entrance, IN_BETWEEN};
use crate::address::Address;
use crate::host::board::{Board, Standing};
use crate::host::room::Note;
use crate::host::server::{Arrivals, Clerk, host};
use crate::host::{Room, Settings};
use storage::save::reason;

/// A table that listens, or why it cannot.
pub(super) type Opened = (usize, io::Result<Entrance>);

/// Keeps a table.
pub(super) struct Keeper {
    /// Its number, from 0.
    pub table: usize,
    pub address: Address,
    pub settings: Settings,
    pub clerks: Arc<Clerks>,
    pub board: Arc<Board>,
    pub closing: Closing,
    /// Who is told where it listens.
    pub told: mpsc::UnboundedSender<Opened>,
}

/// Keeps these tables on this thread until they close.
pub(super) fn run(keepers: Vec<Keeper>) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        // Files are written one after another.
        .max_blocking_threads(1)
        .build();
    let runtime = match runtime {
        Ok(runtime) => runtime,
        Err(error) => {
            for keeper in keepers {
                let why = io::Error::new(error.kind(), error.to_string());
                // Nobody listens if another table could not be opened.
                let _ = keeper.told.send((keeper.table, Err(why)));
            }
            return;
        }
    };
    let tables = LocalSet::new();
    tables.block_on(&runtime, async {
        let mut running = JoinSet::new();
        for keeper in keepers {
            let number = keeper.table + 1;
            let span = tracing::info_span!(target: "host", "table", number);
            running.spawn_local(keeper.keep().instrument(span));
        }
        while let Some(ended) = running.join_next().await {
            if let Err(fault) = ended {
                // The other tables go on.
                tracing::error!(target: "host", %fault, "a table has ended");
            }
        }
    });
}

impl Keeper {
    async fn keep(self) {
        let listener = match self.address.listen().await {
            Ok(listener) => listener,
            Err(error) => {
                let why = format!("{}: {}", self.address, reason(&error));
                let why = io::Error::new(error.kind(), why);
                // Nobody listens if another table could not be opened.
                let _ = self.told.send((self.table, Err(why)));
                return;
            }
        };
        let place = listener.address(&self.address);
        let (sent, newcomers) = mpsc::channel(IN_BETWEEN);
        let entrance = Entrance {
            place: place.clone(),
            sent,
        };
        let mut arrivals = Arrivals {
            listener: Some(listener),
            place,
            open: !self.address.is_local(),
            sent: Some(newcomers),
        };
        let mut clerk = TableClerk {
            table: self.table,
            clerk: (self.clerks)(self.table),
            board: self.board,
        };
        let mut entrance = Some(entrance);
        for games in 0.. {
            let settings = self.settings.of_game(self.table, games);
            // The settings were found to be good before.
            let Ok(room) = Room::new(settings) else {
                return;
            };
            clerk.standing(room.standing());
            if let Some(entrance) = entrance.take() {
                // Nobody listens if another table could not be opened.
                let _ = self.told.send((self.table, Ok(entrance)));
            }
            let mut closing = self.closing.clone();
            let until = async move {
                let why = closing.wait_for(Option::is_some).await;
                why.ok().and_then(|why| *why).unwrap_or("its host has gone")
            };
            match host(room, arrivals, &mut clerk, until).await {
                Some(more) => arrivals = more,
                None => return,
            }
        }
    }
}

/// The clerk of a table, who keeps its line of the board too.
struct TableClerk {
    table: usize,
    clerk: Box<dyn Clerk>,
    board: Arc<Board>,
}

impl Clerk for TableClerk {
    fn listening(&mut self, address: &str) {
        self.clerk.listening(address);
    }

    fn note(&mut self, note: &Note) {
        self.clerk.note(note);
    }

    fn print(&mut self, text: &str) {
        self.clerk.print(text);
    }

    fn log(&mut self, link: u64, sent: bool, text: &str) {
        self.clerk.log(link, sent, text);
    }

    fn folder(&self) -> std::path::PathBuf {
        self.clerk.folder()
    }

    fn standing(&mut self, standing: Standing) {
        self.board.post(self.table, standing);
    }
}
