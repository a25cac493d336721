//! Replays hand histories: every message must be what our table sends at that point, or a legal move.

mod moves;
mod start;

use std::collections::VecDeque;
use std::fmt;

use super::files::{FileError, SavedGame};
use super::{PlayerIds, ServerMessage};
use engine::rules::RuleSet;
use engine::table::{Event, Game, Input, Move, Record, SeatView, Setup};
use engine::tiles::{BySeat, Counts, Seat, Tile};

/// A difference between a history and our table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The number of the message in the deal, from 1; 0 before the deal.
    pub number: usize,
    /// The description, as a sentence.
    pub what: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number {
            0 => write!(f, "before the hand: {}", self.what),
            number => write!(f, "message {number} of the hand: {}", self.what),
        }
    }
}

/// The result of replaying a hand history.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The table as far as the history could be replayed.
    pub game: Option<Game>,
    /// All differences, in order. An illegal move ends the replay; a wrong score or settlement does not.
    pub differences: Vec<Difference>,
}

/// Replays the text of a hand history and also checks the order of its lines.
///
/// # Errors
/// A line is not a message, or can never be where it is.
pub fn check(text: &str) -> Result<Replay, FileError> {
    let file = SavedGame::read(text)?;
    let mut replay = replay(&file);
    if let Some(wrong) = file.first_misplaced(text) {
        let what = format!("{wrong}.");
        replay.differences.insert(0, Difference { number: 0, what });
    }
    Ok(replay)
}

/// Replays a hand history, or the deal of a saved game as far as it goes.
pub fn replay(file: &SavedGame) -> Replay {
    if file.history.is_empty() {
        let what = "there is no NewHand line.".to_owned();
        let differences = vec![Difference { number: 0, what }];
        return Replay {
            game: None,
            differences,
        };
    }
    let table = start::whole_list(file)
        .and_then(|()| start::table(file, RuleSet::classical(), Setup::default()));
    match table {
        Ok((places, game)) => Player::new(places, game).play(&file.history),
        Err(what) => Replay {
            game: None,
            differences: vec![Difference { number: 0, what }],
        },
    }
}

/// Prepares to continue a saved game: the seats, and the moves of the deal in progress. `rules` and `further` supply what the file lacks:
/// rules that no option expresses, and the source of later deals.
///
/// # Errors
/// The file is not a playable game; the error is a sentence.
pub fn resume(
    file: &SavedGame,
    rules: RuleSet,
    further: Setup,
) -> Result<(PlayerIds, Record), String> {
    let (places, game) = start::table(file, rules, further)?;
    if file.history.is_empty() {
        return Ok((places, game.record().clone()));
    }
    // Automatic messages of the table may be missing at the end.
    let played = Player::new(places, game).play_on(&file.history);
    match played.differences.first() {
        None => Ok((places, played.game.record().clone())),
        Some(difference) => Err(difference.to_string()),
    }
}

struct Player {
    places: PlayerIds,
    game: Game,
    /// Messages of our table that have not been compared yet.
    expected: VecDeque<ServerMessage>,
    /// The last answer of each player to a discard or kong.
    answered: BySeat<Option<ServerMessage>>,
    /// Who is ready during a pause in mid-hand after a player's return.
    pause: Option<BySeat<bool>>,
    number: usize,
    /// Whether the whole history could be replayed.
    whole: bool,
    differences: Vec<Difference>,
}

impl Player {
    fn new(places: PlayerIds, game: Game) -> Self {
        Self {
            places,
            game,
            expected: VecDeque::new(),
            answered: BySeat::default(),
            pause: None,
            number: 0,
            whole: false,
            differences: Vec::new(),
        }
    }

    /// Replays a history to its end.
    fn play(self, history: &[ServerMessage]) -> Replay {
        let mut played = self.play_on(history);
        let missing = played
            .expected
            .iter()
            .find(|message| !may_be_left_out(message));
        if let (true, Some(missing)) = (played.whole, missing) {
            let what = format!("\"{}\" is missing.", first_line(missing));
            played.number += 1;
            played.differ(what);
        }
        Replay {
            game: Some(played.game),
            differences: played.differences,
        }
    }

    /// Replays a history as far as possible.
    fn play_on(mut self, history: &[ServerMessage]) -> Self {
        let mut whole = !history.is_empty();
        if let Err(what) = self.deal() {
            self.differ(what);
            whole = false;
        }
        for message in history {
            self.number += 1;
            if !whole {
                break;
            }
            if let Err(what) = self.take(message) {
                self.differ(format!("\"{}\": {what}", first_line(message)));
                whole = false;
            }
        }
        self.whole = whole;
        self
    }

    /// Begins the deal once everybody is ready.
    fn deal(&mut self) -> Result<(), String> {
        for seat in Seat::ALL {
            self.put(Input::Move(seat, Move::Ready))?;
        }
        let begun = |message: &ServerMessage| matches!(message, ServerMessage::NewHand { .. });
        while self.expected.front().is_some_and(|message| !begun(message)) {
            self.expected.pop_front();
        }
        Ok(())
    }

    /// Applies an input to the table and keeps the resulting messages.
    fn put(&mut self, input: Input) -> Result<(), String> {
        let events = self.game.apply(input).map_err(|why| why.to_string())?;
        let after = self.game.seat_view(Seat::new(0));
        for event in &events {
            // The first call also returns the events that begin the game.
            if !matches!(event, Event::GameBegan { .. } | Event::GameResumed { .. }) {
                self.expected.extend(self.places.messages(event, after));
            }
        }
        Ok(())
    }

    fn take(&mut self, message: &ServerMessage) -> Result<(), String> {
        if self.expected.is_empty() && self.takes_pause(message)? {
            return Ok(());
        }
        self.note_answer(message)?;
        if self.expected.iter().all(may_be_left_out)
            && !self.expected.iter().any(|expected| expected == message)
        {
            if moves::is_idle_pass(message, &self.places, self.any_view()) {
                return Ok(());
            }
            let input = moves::input(message, &self.places, &self.game)?;
            self.expected.clear();
            self.put(input)?;
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
                    self.differ_in(message);
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
                    self.differ_in(message);
                    return Ok(());
                }
                (expected, _) if may_be_left_out(expected) => {
                    self.expected.pop_front();
                }
                (M::PlayerDoesntClaim { timeout: true, .. }, _) => return self.time_out(message),
                (expected, _) => return Err(format!("it should be \"{}\".", first_line(expected))),
            }
        }
        Err("nothing of the kind happens here.".to_owned())
    }

    /// Handles the end of the claim time: passes may be recorded in any order.
    fn time_out(&mut self, message: &ServerMessage) -> Result<(), String> {
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
        let place = passes.into_iter().position(|expected| expected == message);
        place
            .and_then(|place| self.expected.remove(place))
            .map(|_| ())
            .ok_or_else(|| "somebody else's time is over here.".to_owned())
    }

    /// Records an answer. Players may change their claims, but not repeat the same one.
    fn note_answer(&mut self, message: &ServerMessage) -> Result<(), String> {
        let Some(id) = moves::answering(message) else {
            return Ok(());
        };
        let seat = self.places.seat(id).map_err(|wrong| wrong.to_string())?;
        match self.answered[seat].replace(message.clone()) {
            Some(before) if before == *message => Err("it has been said already.".to_owned()),
            _ => Ok(()),
        }
    }

    /// Handles a pause after a player's return: everybody is asked to be ready again, and play is suspended.
    fn takes_pause(&mut self, message: &ServerMessage) -> Result<bool, String> {
        match (message, &mut self.pause) {
            (ServerMessage::Pause { reason, .. }, _) if reason == moves::CONTINUE => {
                self.pause = Some(BySeat::default());
                Ok(true)
            }
            (ServerMessage::PlayerReady { id }, Some(ready)) => {
                let seat = self.places.seat(*id).map_err(|wrong| wrong.to_string())?;
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

    /// Records that a score or settlement differs from ours, with details.
    fn differ_in(&mut self, recorded: &ServerMessage) {
        let Some(ours) = self.expected.pop_front() else {
            return;
        };
        let (ours, recorded) = (ours.to_string(), recorded.to_string());
        let mut lines = recorded.lines().zip(ours.lines());
        let (theirs, own) = lines
            .find(|(theirs, own)| theirs != own)
            .unwrap_or((&recorded, &ours));
        self.differ(format!("\"{theirs}\": it should be \"{own}\"."));
    }

    fn differ(&mut self, what: String) {
        let number = self.number;
        self.differences.push(Difference { number, what });
    }
}

/// Whether a message may be missing in the history of a deal: it was sent to one player only, or announces a pause after the deal.
fn may_be_left_out(message: &ServerMessage) -> bool {
    match message {
        ServerMessage::ClaimDenied { .. } | ServerMessage::GameOver => true,
        ServerMessage::PlayerChows { position, .. } => position.is_none(),
        ServerMessage::Pause { exempt, .. } => *exempt == 0,
        _ => false,
    }
}

/// Whether a recorded message means the same as ours. Tiles may be in any order, the opening of the wall is random, and the wording of a
/// denial depends on the server.
fn is_same(expected: &ServerMessage, recorded: &ServerMessage) -> bool {
    use ServerMessage as M;
    let same = |one: &[Tile], other: &[Tile]| {
        Counts::from_iter(one.iter().copied()) == Counts::from_iter(other.iter().copied())
    };
    match (expected, recorded) {
        (
            M::NewHand { east, .. },
            M::NewHand {
                east: other,
                wall,
                stack,
            },
        ) => {
            // In its first hand the original server counts the stacks of a wall whose size it does not know yet.
            east == other && *wall < 4 && *stack < 25
        }
        (
            M::PlayerShowsTiles { id, tiles },
            M::PlayerShowsTiles {
                id: other,
                tiles: shown,
            },
        ) => id == other && same(tiles, shown),
        (
            M::PlayerSpecialSet { id, tile, tiles },
            M::PlayerSpecialSet {
                id: other,
                tile: last,
                tiles: shown,
            },
        ) => id == other && tile == last && same(tiles, shown),
        (
            M::PlayerFormsClosedSpecialSet { id, tiles },
            M::PlayerFormsClosedSpecialSet {
                id: other,
                tiles: shown,
            },
        ) => id == other && same(tiles, shown),
        (M::ClaimDenied { id, .. }, M::ClaimDenied { id: other, .. }) => id == other,
        _ => expected == recorded,
    }
}

fn first_line(message: &ServerMessage) -> String {
    let text = message.to_string();
    text.lines().next().unwrap_or_default().to_owned()
}
