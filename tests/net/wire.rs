//! Whole games recorded at the original server, replayed at our table: the wall is rebuilt from what the four clients saw, each of their
//! lines is sent as soon as they have received what preceded it, and our table must send each of them what the original sent, line by line.
//!
//! Exceptions: the dice in NewHand, which have no effect; the text of a refusal; and the order of two lines of which one answers this
//! client and the other reports what another client did meanwhile.

use std::collections::BTreeMap;
use std::io::Read;
use std::path::Path;
use std::time::Duration;

use crate::server::Outcome;
use engine::tiles::{Counts, Tile};
use net::host::room::Output;
use net::host::{Room, Settings};
use protocol::LineAssembler;
use protocol::files::read_options;

/// What one client sent (`<`) and received (`>`), in order.
type Lines = Vec<String>;

/// A recorded game.
struct RecordedGame {
    seed: u64,
    connections: Vec<Lines>,
}

/// All recorded games.
fn recorded_games() -> Outcome<Vec<RecordedGame>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/classical/wire.jsonl.xz");
    let mut text = String::new();
    lzma_rust2::XzReader::new(std::fs::File::open(path)?, false).read_to_string(&mut text)?;
    let mut games = Vec::new();
    for line in text.lines() {
        let game: serde_json::Value = serde_json::from_str(line)?;
        games.push(RecordedGame {
            seed: game["seed"].as_u64().ok_or("a seed")?,
            connections: serde_json::from_value(game["connections"].clone())?,
        });
    }
    Ok(games)
}

/// The wall of every hand, with the undrawn tiles in arbitrary order.
fn walls(connections: &[Lines], flowers: bool) -> Outcome<Vec<Vec<Tile>>> {
    let mut drawn: BTreeMap<u32, std::vec::IntoIter<Tile>> = BTreeMap::new();
    for (id, lines) in (1..).zip(connections) {
        let own: Vec<Tile> = lines
            .iter()
            .filter_map(|line| draw(line))
            .filter(|(who, ..)| *who == id)
            .filter_map(|(.., tile)| tile)
            .collect();
        drawn.insert(id, own.into_iter());
    }
    let mut walls = Vec::new();
    let mut live: Vec<Tile> = Vec::new();
    let mut loose: Vec<Tile> = Vec::new();
    let mut close = |live: &mut Vec<Tile>, loose: &mut Vec<Tile>| {
        let mut undrawn = Counts::full_set(flowers);
        let known = undrawn.remove_all(live) && undrawn.remove_all(loose);
        live.extend(undrawn.iter());
        live.extend(loose.drain(..).rev());
        walls.push(std::mem::take(live));
        known
    };
    for line in connections.first().ok_or("no client")? {
        if line.starts_with(">NewHand ") && !live.is_empty() && !close(&mut live, &mut loose) {
            return Err("the recorded draws are no wall".into());
        }
        if let Some((id, is_loose, _)) = draw(line) {
            let tile = drawn
                .get_mut(&id)
                .and_then(Iterator::next)
                .ok_or("a draw that nobody saw")?;
            if is_loose {
                loose.push(tile)
            } else {
                live.push(tile)
            }
        }
    }
    match close(&mut live, &mut loose) {
        true => Ok(walls),
        false => Err("the recorded draws are no wall".into()),
    }
}

/// Who draws, whether it is a Loose Tile, and the tile if it is visible.
fn draw(line: &str) -> Option<(u32, bool, Option<Tile>)> {
    let mut words = line.split(' ');
    let loose = match words.next()? {
        ">PlayerDraws" => false,
        ">PlayerDrawsLoose" => true,
        _ => return None,
    };
    Some((
        words.next()?.parse().ok()?,
        loose,
        words.next()?.parse().ok(),
    ))
}

/// The player that a line of the server is about.
fn actor(line: &str) -> Option<u32> {
    let (word, rest) = line.strip_prefix('>')?.split_once(' ')?;
    let about_a_player = word.starts_with("Player") && word != "Player";
    let first = rest.split(' ').next()?;
    (about_a_player || word == "HandScore")
        .then(|| first.parse().ok())
        .flatten()
}

/// A line for comparison: without dice and the text of a refusal.
fn comparable(line: &str) -> &str {
    let exempt = line.starts_with("NewHand ") || line.starts_with("ClaimDenied ");
    let second = line.match_indices(' ').nth(1).filter(|_| exempt);
    second.map_or(line, |(at, _)| &line[..at])
}

/// Whether two lines may change places, since they report actions of different players, or only one of them lists an option.
fn may_swap(one: &str, other: &str) -> bool {
    let about = |line: &str| actor(&format!(">{line}"));
    let listed = |line: &str| line.starts_with("GameOption ");
    about(one) != about(other) || listed(one) != listed(other)
}

/// A recorded game while it is replayed at our table.
struct Replay {
    room: Room,
    connections: Vec<Lines>,
    /// The index of the next line in each client's recording.
    positions: Vec<usize>,
    /// Lines received earlier than in the recording.
    early: Vec<Vec<String>>,
    /// The number of lines compared so far, and of those among them that came in another order.
    compared: usize,
    out_of_order: usize,
    /// Whether a spectator is present.
    with_spectator: bool,
    /// Every text sent to the four clients, with the client.
    sent: Vec<(u64, String)>,
    /// The number of lines sent to the spectator.
    spectator_lines: usize,
}

/// The connection of the spectator.
const SPECTATOR: u64 = 9;

impl Replay {
    fn next(&self, client: usize) -> Option<&str> {
        self.connections[client]
            .get(self.positions[client])
            .map(String::as_str)
    }

    /// The next line that a client receives in its recording.
    fn next_received(&self, client: usize) -> Option<&str> {
        let rest = &self.connections[client][self.positions[client]..];
        rest.iter()
            .find(|line| line.starts_with('>'))
            .map(String::as_str)
    }

    /// The client that sends next: preferably one whose recording continues with the answer, not with another client's action.
    fn next_sender(&self) -> Option<usize> {
        let mut ready: Vec<usize> = (0..4)
            .filter(|client| self.next(*client).is_some_and(|line| line.starts_with('<')))
            .collect();
        let votes = |client: usize| {
            let id = client as u32 + 1;
            let outcome =
                (0..4).filter(|other| self.next_received(*other).and_then(actor) == Some(id));
            let own = self
                .next_received(client)
                .and_then(actor)
                .is_none_or(|who| who == id);
            (own, outcome.count())
        };
        ready.sort_by_key(|client| std::cmp::Reverse(votes(*client)));
        ready.first().copied()
    }

    /// Receives a line.
    fn receive(&mut self, client: usize, line: String) -> Outcome {
        self.early[client].push(line);
        self.match_received(client)
    }

    /// Matches received lines with the client's recording, and moves its position past them.
    fn match_received(&mut self, client: usize) -> Outcome {
        while let Some(expected) = self.next(client).and_then(|line| line.strip_prefix('>')) {
            let found = self.early[client]
                .iter()
                .position(|line| comparable(line) == comparable(expected));
            let Some(found) = found else {
                break;
            };
            let passed = &self.early[client][..found];
            let line = &self.early[client][found];
            if let Some(before) = passed.iter().find(|before| !may_swap(before, line)) {
                let client = client + 1;
                return Err(format!("client {client}: {before:?} before {line:?}").into());
            }
            self.compared += 1;
            self.out_of_order += usize::from(found > 0);
            self.early[client].remove(found);
            self.positions[client] += 1;
        }
        // Lines may change order, but not by much.
        match (self.next(client), self.early[client].len()) {
            (Some(next), 8..) if next.starts_with('>') => {
                let received = &self.early[client];
                Err(format!("client {}: {received:?} instead of {next:?}", client + 1).into())
            }
            _ => Ok(()),
        }
    }

    fn run(&mut self) -> Outcome {
        for client in 0..4 {
            self.room
                .add_connection(client as u64, None, Duration::ZERO);
        }
        if self.with_spectator {
            self.room.add_connection(SPECTATOR, None, Duration::ZERO);
            let line = Ok("Watch 1110 Eve".to_owned());
            self.room.handle_line(SPECTATOR, line, Duration::ZERO);
        }
        while let Some(client) = self.next_sender() {
            let line = self
                .next(client)
                .and_then(|line| line.strip_prefix('<'))
                .unwrap_or_default()
                .to_owned();
            self.positions[client] += 1;
            self.room
                .handle_line(client as u64, Ok(line), Duration::ZERO);
            while let Some(output) = self.room.take_due(Duration::ZERO) {
                let Output::Say(recipients, text) = output else {
                    continue;
                };
                for recipient in recipients {
                    if recipient == SPECTATOR {
                        self.spectator_lines += 1;
                        continue;
                    }
                    self.sent.push((recipient, text.clone()));
                    for line in LineAssembler::new().feed(text.as_bytes()) {
                        self.receive(recipient as usize, line?)?;
                    }
                }
            }
            for client in 0..4 {
                self.match_received(client)?;
            }
        }
        for client in 0..4 {
            if let Some(line) = self.next(client) {
                return Err(format!(
                    "client {} never receives {line:?}, but {:?}",
                    client + 1,
                    self.early[client]
                )
                .into());
            }
            if !self.early[client].is_empty() {
                return Err(format!(
                    "client {} also receives {:?}",
                    client + 1,
                    self.early[client]
                )
                .into());
            }
        }
        Ok(())
    }
}

/// All recorded games at our table: what was sent to the four clients in each, the number of compared lines, and the number of lines sent
/// to the spectator.
struct Replayed {
    sent: Vec<Vec<(u64, String)>>,
    compared: usize,
    spectator_lines: usize,
}

fn replay(with_spectator: bool) -> Outcome<Replayed> {
    let mut all = Replayed {
        sent: Vec::new(),
        compared: 0,
        spectator_lines: 0,
    };
    for game in recorded_games()? {
        let first = &game.connections[0];
        let options: Vec<&str> = first
            .iter()
            .filter_map(|line| line.strip_prefix('>'))
            .filter(|line| line.starts_with("GameOption "))
            .collect();
        let flowers = !options
            .iter()
            .any(|line| line.starts_with("GameOption 0 Flowers bool 1020 1 0"));
        let settings = Settings {
            options: read_options(&options.join("\n"))?,
            walls: walls(&game.connections, flowers)?,
            watchers: usize::from(with_spectator),
            ..Settings::default()
        };
        let mut replay = Replay {
            room: Room::new(settings)?,
            positions: vec![0; 4],
            early: vec![Vec::new(); 4],
            connections: game.connections,
            compared: 0,
            out_of_order: 0,
            with_spectator,
            sent: Vec::new(),
            spectator_lines: 0,
        };
        let outcome = replay.run();
        println!(
            "game {}: {} lines, {} of them out of order",
            game.seed, replay.compared, replay.out_of_order
        );
        outcome.map_err(|why| format!("game {}: {why}", game.seed))?;
        all.compared += replay.compared;
        all.spectator_lines += replay.spectator_lines;
        all.sent.push(replay.sent);
    }
    Ok(all)
}

#[test]
fn our_table_sends_what_the_original_sent() -> Outcome {
    let compared = replay(false)?.compared;
    assert!(compared > 50_000, "{compared} lines");
    Ok(())
}

#[test]
fn a_spectator_does_not_change_the_bytes_sent_to_original_clients() -> Outcome {
    let (alone, with_spectator) = (replay(false)?, replay(true)?);
    assert!(
        with_spectator.spectator_lines > 10_000,
        "{} lines",
        with_spectator.spectator_lines
    );
    assert!(
        alone.sent == with_spectator.sent,
        "the spectator changes what is sent"
    );
    Ok(())
}
