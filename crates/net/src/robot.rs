//! A computer player at the table of another host.

mod robot_strategies;

pub use robot_strategies::{RobotStrategies, Strategy};

use std::time::Duration;

use engine::table::{Move, Request, SeatView};
use players::ComputerPlayer;
use protocol::{ClientMessage, ServerMessage};
use tokio::time::{self, Instant};
use words::say;

use super::address::Address;
use super::answer_time::release_time;
use super::join::{Connection, Credentials, Lost, Notice, RemoteTable, TableUpdate};
use storage::save::reason;

/// Why a robot could not play to the end of the game.
#[derive(Debug, thiserror::Error)]
pub enum RobotError {
    /// The server cannot be reached.
    #[error("{}", say!("network-nobody-listens", address = .0, why = reason(.1)))]
    NoServer(String, std::io::Error),
    /// The server did not admit the robot, sent it away or to another address, or the robot cannot follow the game any longer.
    #[error("{}", say!("network-turned-away", why = .0))]
    Rejected(String),
    /// The connection ended before the game did.
    #[error(transparent)]
    Lost(#[from] Lost),
    /// The server refuses every move that the robot tries.
    #[error("{}", say!("network-every-move-refused", why = .0))]
    Refused(String),
    /// The system provides no clock or sockets.
    #[error("{}", say!("network-player-cannot-start", why = reason(.0)))]
    NoRuntime(std::io::Error),
}

/// A robot gives up after this number of refusals without an event of the game in between.
const MAX_REFUSALS: u32 = 20;

struct Robot {
    table: RemoteTable,
    player: ComputerPlayer,
    strategy: RobotStrategies,
    /// Whether moves are sent as soon as they are found.
    quick: bool,
    /// Number of refusals since the last event of the game.
    refusals: u32,
}

/// The response of a robot to a message.
#[derive(Debug, Default)]
struct Reply {
    /// Messages that are sent at once: those that need no thinking and, if `quick`, moves.
    immediate: Vec<ClientMessage>,
    /// A move that is sent on a step of the schedule.
    thought: Option<ClientMessage>,
}

/// Plays at a server until the game is over. With `quick`, moves are sent as soon as they are found, which reveals the thinking
/// time.
///
/// # Errors
/// The robot could not play to the end of the game.
pub fn play(
    address: &Address,
    credentials: Credentials,
    player: ComputerPlayer,
    strategy: RobotStrategies,
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
            refusals: 0,
        };
        robot.run(connection?).await
    })
}

impl Robot {
    async fn run(&mut self, mut connection: Connection) -> Result<(), RobotError> {
        connection.send(&self.table.connect_message()).await?;
        while !self.table.view().game_over {
            let message = connection.next().await?;
            let asked = Instant::now();
            let reply = self.handle(&message)?;
            for answer in &reply.immediate {
                connection.send(answer).await?;
            }
            if let Some(answer) = reply.thought {
                time::sleep_until(asked + release_time(Duration::ZERO, asked.elapsed())).await;
                connection.send(&answer).await?;
            }
        }
        Ok(())
    }

    /// Handles a message, and decides on a move if the table now asks for one.
    fn handle(&mut self, message: &ServerMessage) -> Result<Reply, RobotError> {
        let update = self.table.handle(message);
        self.check_refusal(&update)?;
        let mut reply = Reply {
            immediate: update.answers,
            thought: None,
        };
        if let Some(Notice::Rules(_)) = update.notice {
            // A computer player plays by any rules.
            reply.immediate.extend(self.table.accept_rules());
        }
        if let Some(request) = self.table.request() {
            let choice = self.choose(&request);
            match self.table.answer(choice) {
                Ok(answer) if self.quick || choice == Move::Ready => reply.immediate.push(answer),
                Ok(answer) => reply.thought = Some(answer),
                Err(refused) => tracing::warn!(%refused, "the chosen move is not legal"),
            }
        }
        Ok(reply)
    }

    fn check_refusal(&mut self, update: &TableUpdate) -> Result<(), RobotError> {
        if !update.events.is_empty() {
            self.refusals = 0;
        }
        match &update.notice {
            Some(Notice::Rejected(why)) => Err(RobotError::Rejected(why.clone())),
            Some(Notice::Redirected(address)) => {
                Err(RobotError::Rejected(say!("network-redirected", address)))
            }
            Some(Notice::Refused(why)) => {
                self.refusals += 1;
                tracing::warn!(%why, "a move was refused");
                match self.refusals {
                    MAX_REFUSALS.. => Err(RobotError::Refused(why.clone())),
                    _ => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    /// The move for a request; after each refusal, another legal move.
    fn choose(&mut self, request: &Request) -> Move {
        let view = self.table.view();
        let first = self.player.decide(view, request);
        let biased = self.strategy.biased(view, first, rand::random());
        move_to_try(view, [biased, first], self.refusals)
    }
}

/// The move to try after this many refusals: the legal ones of these moves in their order, then any other legal move. Without an answer, the
/// table would wait for the robot.
fn move_to_try(view: &SeatView, preferred: [Move; 2], refusals: u32) -> Move {
    let legal = preferred
        .into_iter()
        .filter(|choice| view.check(choice).is_ok());
    let mut candidates: Vec<Move> = Vec::new();
    for choice in legal.chain(view.legal()) {
        if !candidates.contains(&choice) {
            candidates.push(choice);
        }
    }
    let next = candidates.get(refusals as usize);
    next.or(candidates.first()).copied().unwrap_or(preferred[1])
}

#[cfg(test)]
mod tests;
