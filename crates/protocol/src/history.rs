//! Replays hand histories: every message must be a legal move, or what our table sends at that point.

mod comparison;
mod moves;
mod own_rules;
mod start;

use std::collections::VecDeque;
use std::fmt;

use super::files::{FileError, SavedGame};
use super::{PlayerIds, ServerMessage};
use comparison::{is_optional, is_same};
use engine::rules::RuleSet;
use engine::table::{Event, Game, Input, Move, Record, SeatView, Setup};
use engine::tiles::{BySeat, Seat};

/// A difference between a history and our table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The number of the message in the deal, from 1; 0 before the deal.
    pub number: usize,
    /// What differs, as a sentence.
    pub description: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number {
            0 => write!(f, "before the hand: {}", self.description),
            number => write!(f, "message {number} of the hand: {}", self.description),
        }
    }
}

impl Difference {
    fn before_deal(description: String) -> Self {
        Self {
            number: 0,
            description,
        }
    }
}

/// The result of replaying a hand history.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The table as far as the history could be replayed; `None` if the replay could not begin.
    pub game: Option<Game>,
    /// All differences, in order. An illegal move ends the replay; a wrong score or settlement does not.
    pub differences: Vec<Difference>,
}

impl Replay {
    /// A replay that could not begin.
    fn failed(description: String) -> Self {
        Self {
            game: None,
            differences: vec![Difference::before_deal(description)],
        }
    }
}

/// Replays the text of a hand history and also checks the order of its lines.
///
/// # Errors
/// A line is not a message, or can never be where it is.
pub fn check(text: &str) -> Result<Replay, FileError> {
    let file = SavedGame::read(text)?;
    let mut replay = replay(&file);
    if let Some(misplaced) = file.first_misplaced(text) {
        let description = format!("{misplaced}.");
        replay
            .differences
            .insert(0, Difference::before_deal(description));
    }
    Ok(replay)
}

/// Replays a hand history, or the deal of a saved game as far as it goes.
pub fn replay(file: &SavedGame) -> Replay {
    if let Some((rules, progress)) = &file.own_rules {
        return match own_rules::replay(file, rules, *progress, Setup::default()) {
            Ok((_, game)) => Replay {
                game: Some(game),
                differences: Vec::new(),
            },
            Err(description) => Replay::failed(description),
        };
    }
    if file.history.is_empty() {
        let description = "there is no NewHand line.".to_owned();
        return Replay::failed(description);
    }
    let game = start::check_option_list(file)
        .and_then(|()| start::prepare_game(file, RuleSet::classical(), Setup::default()));
    match game {
        Ok((player_ids, game)) => Replayer::new(player_ids, game).replay_all(&file.history),
        Err(description) => Replay::failed(description),
    }
}

/// Prepares to continue a saved game: the ids of the players, and the record of the game with the deal in progress, if there is one.
/// `rules` and `fallback` supply what the file lacks: rules that its options do not give, and the source of later deals.
///
/// # Errors
/// The file is not a playable game; the error is a sentence.
pub fn resume(
    file: &SavedGame,
    rules: RuleSet,
    fallback: Setup,
) -> Result<(PlayerIds, Record), String> {
    if let Some((rules, progress)) = &file.own_rules {
        let (player_ids, game) = own_rules::replay(file, rules, *progress, fallback)?;
        return Ok((player_ids, game.record().clone()));
    }
    let (player_ids, game) = start::prepare_game(file, rules, fallback)?;
    if file.history.is_empty() {
        return Ok((player_ids, game.record().clone()));
    }
    // Messages that the table sends by itself may be missing at the end, so they are not checked.
    let replayed = Replayer::new(player_ids, game).replay_possible(&file.history);
    match replayed.differences.first() {
        None => Ok((player_ids, replayed.game.record().clone())),
        Some(difference) => Err(difference.to_string()),
    }
}

/// Replays a deal message by message.
struct Replayer {
    player_ids: PlayerIds,
    game: Game,
    /// Messages of our table that have not been compared with the history yet.
    expected: VecDeque<ServerMessage>,
    /// The last answer of each player to a discard or kong.
    last_answers: BySeat<Option<ServerMessage>>,
    /// During a pause after a player's return in the middle of a hand: which players are ready.
    pause: Option<BySeat<bool>>,
    /// The number of the message in the deal, from 1.
    number: usize,
    /// Whether the whole history could be replayed.
    is_complete: bool,
    differences: Vec<Difference>,
}

impl Replayer {
    fn new(player_ids: PlayerIds, game: Game) -> Self {
        Self {
            player_ids,
            game,
            expected: VecDeque::new(),
            last_answers: BySeat::default(),
            pause: None,
            number: 0,
            is_complete: false,
            differences: Vec::new(),
        }
    }

    /// Replays a history, and checks that nothing is missing at its end.
    fn replay_all(self, history: &[ServerMessage]) -> Replay {
        let mut replayed = self.replay_possible(history);
        let missing = replayed
            .expected
            .iter()
            .find(|message| !is_optional(message));
        if let (true, Some(missing)) = (replayed.is_complete, missing) {
            let description = format!("\"{}\" is missing.", first_line(missing));
            replayed.number += 1;
            replayed.add_difference(description);
        }
        Replay {
            game: Some(replayed.game),
            differences: replayed.differences,
        }
    }

    /// Replays a history up to the first message that is neither legal nor expected.
    fn replay_possible(mut self, history: &[ServerMessage]) -> Self {
        let mut is_complete = !history.is_empty();
        if let Err(description) = self.begin_deal() {
            self.add_difference(description);
            is_complete = false;
        }
        for message in history {
            self.number += 1;
            if !is_complete {
                break;
            }
            if let Err(description) = self.replay_message(message) {
                self.add_difference(format!("\"{}\": {description}", first_line(message)));
                is_complete = false;
            }
        }
        self.is_complete = is_complete;
        self
    }

    /// Makes everybody ready, so that the deal begins, and drops the messages before `NewHand`.
    fn begin_deal(&mut self) -> Result<(), String> {
        for seat in Seat::ALL {
            self.apply(Input::Move(seat, Move::Ready))?;
        }
        let begins_hand =
            |message: &ServerMessage| matches!(message, ServerMessage::NewHand { .. });
        while self
            .expected
            .front()
            .is_some_and(|message| !begins_hand(message))
        {
            self.expected.pop_front();
        }
        Ok(())
    }

    /// Applies an input to the table and keeps the resulting messages.
    fn apply(&mut self, input: Input) -> Result<(), String> {
        let events = self
            .game
            .apply(input)
            .map_err(|refusal| refusal.to_string())?;
        let view = self.game.seat_view(Seat::new(0));
        for event in &events {
            // The first input also returns the events that begin the game, which a history does not record.
            if !matches!(event, Event::GameBegan { .. } | Event::GameResumed { .. }) {
                self.expected.extend(self.player_ids.messages(event, view));
            }
        }
        Ok(())
    }

    /// Replays one message: an expected one, or the move that causes it.
    fn replay_message(&mut self, message: &ServerMessage) -> Result<(), String> {
        if self.expected.is_empty() && self.handle_pause(message)? {
            return Ok(());
        }
        self.record_answer(message)?;
        if self.expected.iter().all(is_optional)
            && !self.expected.iter().any(|expected| expected == message)
        {
            if moves::is_idle_pass(message, &self.player_ids, self.any_view()) {
                return Ok(());
            }
            let input = moves::input(message, &self.player_ids, &self.game)?;
            self.expected.clear();
            self.apply(input)?;
        }
        self.compare(message)
    }

    fn any_view(&self) -> &SeatView {
        self.game.seat_view(Seat::new(0))
    }

    /// Compares the message with the next one of our table.
    fn compare(&mut self, message: &ServerMessage) -> Result<(), String> {
        use ServerMessage as M;
        while let Some(expected) = self.expected.front() {
            if is_same(expected, message) {
                self.expected.pop_front();
                return Ok(());
            }
            match (expected, message) {
                (M::HandScore { id, .. }, M::HandScore { id: other, .. }) if id == other => {
                    self.add_detailed_difference(message);
                    return Ok(());
                }
                (
                    M::PlayerMahJongs { id, .. },
                    M::PlayerMahJongs {
                        id: other,
                        tile: None,
                    },
                ) if id == other && self.any_view().discards.is_empty() => {
                    // In its first hand the original server does not record East's fourteenth tile.
                    self.expected.pop_front();
                    return Ok(());
                }
                (M::Settlement { .. }, M::Settlement { .. }) => {
                    self.add_detailed_difference(message);
                    return Ok(());
                }
                (expected, _) if is_optional(expected) => {
                    self.expected.pop_front();
                }
                (M::PlayerDoesntClaim { timeout: true, .. }, _) => {
                    return self.handle_timeout(message);
                }
                (expected, _) => return Err(format!("it should be \"{}\".", first_line(expected))),
            }
        }
        Err("nothing of the kind happens here.".to_owned())
    }

    /// Handles a pass at the end of the claim time. Such passes may be recorded in any order.
    fn handle_timeout(&mut self, message: &ServerMessage) -> Result<(), String> {
        let is_pass = |expected: &ServerMessage| {
            matches!(
                expected,
                ServerMessage::PlayerDoesntClaim { timeout: true, .. }
            )
        };
        let passes = self
            .expected
            .iter()
            .take_while(|expected| is_pass(expected));
        let index = passes.into_iter().position(|expected| expected == message);
        index
            .and_then(|index| self.expected.remove(index))
            .map(|_| ())
            .ok_or_else(|| "somebody else's time is over here.".to_owned())
    }

    /// Records an answer to a discard or kong. Players may change their answers, but not repeat the same one.
    fn record_answer(&mut self, message: &ServerMessage) -> Result<(), String> {
        let Some(id) = moves::answerer(message) else {
            return Ok(());
        };
        let seat = self
            .player_ids
            .seat(id)
            .map_err(|error| error.to_string())?;
        match self.last_answers[seat].replace(message.clone()) {
            Some(previous) if previous == *message => Err("it has been said already.".to_owned()),
            _ => Ok(()),
        }
    }

    /// Handles a pause after a player's return: play is suspended until all players are ready. Returns whether the message belonged to it.
    fn handle_pause(&mut self, message: &ServerMessage) -> Result<bool, String> {
        match (message, &mut self.pause) {
            (ServerMessage::Pause { reason, .. }, _) if reason == moves::CONTINUE => {
                self.pause = Some(BySeat::default());
                Ok(true)
            }
            (ServerMessage::PlayerReady { id }, Some(ready)) => {
                let seat = self
                    .player_ids
                    .seat(*id)
                    .map_err(|error| error.to_string())?;
                if ready[seat] {
                    return Err("that player is ready already.".to_owned());
                }
                ready[seat] = true;
                if ready.iter().all(|(_, ready)| *ready) {
                    self.pause = None;
                }
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// Records the first line in which a score or settlement differs from ours.
    fn add_detailed_difference(&mut self, recorded: &ServerMessage) {
        let Some(ours) = self.expected.pop_front() else {
            return;
        };
        let (ours, recorded) = (ours.to_string(), recorded.to_string());
        let mut lines = recorded.lines().zip(ours.lines());
        let (their_line, our_line) = lines
            .find(|(their_line, our_line)| their_line != our_line)
            .unwrap_or((&recorded, &ours));
        self.add_difference(format!("\"{their_line}\": it should be \"{our_line}\"."));
    }

    fn add_difference(&mut self, description: String) {
        let number = self.number;
        self.differences.push(Difference {
            number,
            description,
        });
    }
}

fn first_line(message: &ServerMessage) -> String {
    let text = message.to_string();
    text.lines().next().unwrap_or_default().to_owned()
}
