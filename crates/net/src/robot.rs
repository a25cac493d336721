//! A computer player at the table of another host.

mod robot_strategy;

pub use robot_strategy::{RobotStrategy, Strategy};

use std::time::Duration;

use engine::table::{Move, Request};
use players::ComputerPlayer;
use protocol::{ClientMessage, ServerMessage};
use tokio::time::{self, Instant};
use words::say;

use super::address::Address;
use super::answer_time::release;
use super::join::{Connection, Credentials, Lost, Notice, RemoteTable, TableUpdate};
use storage::save::reason;

/// Why a robot could not play to the end.
#[derive(Debug, thiserror::Error)]
pub enum RobotError {
    /// The server cannot be reached.
    #[error("{}", say!("network-nobody-listens", address = .0, why = reason(.1)))]
    NoServer(String, std::io::Error),
    /// The server refused it.
    #[error("{}", say!("network-turned-away", why = .0))]
    TurnedAway(String),
    /// The connection ended before the game did.
    #[error(transparent)]
    Lost(#[from] Lost),
    /// The server refuses everything it tries.
    #[error("{}", say!("network-every-move-refused", why = .0))]
    Refused(String),
    /// The system provides no clock or no sockets.
    #[error("{}", say!("network-player-cannot-start", why = reason(.0)))]
    NoRuntime(std::io::Error),
}

/// How many moves in a row may be refused before a robot gives up.
const PATIENCE: u32 = 20;

struct Robot {
    table: RemoteTable,
    player: ComputerPlayer,
    strategy: RobotStrategy,
    /// Moves are sent as soon as they are found.
    quick: bool,
    /// Moves refused in a row.
    refused: u32,
}

/// The response of a robot to a message.
#[derive(Debug, Default)]
struct Reply {
    /// A response that takes no thought.
    at_once: Vec<ClientMessage>,
    /// A move that took thought, which is sent on a step of the schedule.
    thought: Option<ClientMessage>,
}

/// Plays at a server until the game is over. With `quick`, moves are sent as soon as they are found, so that others can measure how long it
/// thinks.
///
/// # Errors
/// It ended early.
pub fn play(
    address: &Address,
    credentials: Credentials,
    player: ComputerPlayer,
    strategy: RobotStrategy,
    quick: bool,
) -> Result<(), RobotError> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(RobotError::NoRuntime)?;
    runtime.block_on(async {
        let connection = Connection::open(address).await;
        let connection =
            connection.map_err(|error| RobotError::NoServer(address.to_string(), error));
        let mut robot = Robot {
            table: RemoteTable::new(credentials),
            player,
            strategy,
            quick,
            refused: 0,
        };
        robot.run(connection?).await
    })
}

impl Robot {
    async fn run(&mut self, mut connection: Connection) -> Result<(), RobotError> {
        connection.send(&self.table.connect()).await?;
        while !self.table.view().game_over {
            let message = connection.next().await?;
            let asked = Instant::now();
            let reply = self.hear(&message)?;
            for answer in &reply.at_once {
                connection.send(answer).await?;
            }
            if let Some(answer) = reply.thought {
                time::sleep_until(asked + release(Duration::ZERO, asked.elapsed())).await;
                connection.send(&answer).await?;
            }
        }
        Ok(())
    }

    /// Handles a message, and decides if it asks for a move.
    fn hear(&mut self, message: &ServerMessage) -> Result<Reply, RobotError> {
        let heard = self.table.hear(message);
        self.mind(&heard)?;
        let mut reply = Reply {
            at_once: heard.answers,
            thought: None,
        };
        if let Some(request) = self.table.request() {
            let choice = self.choose(&request);
            match self.table.answer(choice) {
                Ok(answer) if self.quick || choice == Move::Ready => reply.at_once.push(answer),
                Ok(answer) => reply.thought = Some(answer),
                Err(refused) => tracing::warn!(%refused, "there is no legal move"),
            }
        }
        Ok(reply)
    }

    fn mind(&mut self, heard: &TableUpdate) -> Result<(), RobotError> {
        if !heard.events.is_empty() {
            self.refused = 0;
        }
        match &heard.notice {
            Some(Notice::TurnedAway(why)) => Err(RobotError::TurnedAway(why.clone())),
            Some(Notice::Redirected(address)) => {
                Err(RobotError::TurnedAway(say!("network-redirected", address)))
            }
            Some(Notice::Refused(why)) => {
                self.refused += 1;
                tracing::warn!(%why, "a move was refused");
                match self.refused {
                    PATIENCE.. => Err(RobotError::Refused(why.clone())),
                    _ => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    /// The move for a request; after a refusal, the next of all possible moves.
    fn choose(&mut self, request: &Request) -> Move {
        let view = self.table.view();
        let first = self.player.decide(view, request);
        match self.refused {
            0 => {
                let bent = self.strategy.bend(view, first, rand::random());
                if view.check(&bent).is_ok() {
                    bent
                } else {
                    first
                }
            }
            tried => {
                let others = view.legal().into_iter().filter(|choice| *choice != first);
                others.into_iter().nth(tried as usize - 1).unwrap_or(first)
            }
        }
    }
}

#[cfg(test)]
mod tests;
