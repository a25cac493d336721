//! The hosted table without sockets and clock. Connections, their lines and the time are inputs; lines, files and closed connections are
//! outputs, each with the time when it is due. The driver performs them.

mod audience;
mod bot_detector;
mod client_messages;
mod deal;
mod disconnects;
mod history;
mod hosted_game;
mod joining;
mod line_kind;
mod loading;
mod login_throttle;
mod managing;
mod outbox;
mod own_rules;
mod paced_queue;
mod pause;
mod pause_quota;
mod peer;
mod penalties;
mod player;
mod player_options;
mod players;
mod room_event;
mod saving;
mod sealing;
mod seat_ownership;
mod sessions;
mod table;
mod table_status;
#[cfg(test)]
mod tests;
mod thinking;
mod time_limit;
mod turn_timer;
mod urgency;
mod watchers;
mod watching;

use std::borrow::Cow;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

pub use history::hand_history;
pub use outbox::Output;
pub use peer::{ConnectionId, ConnectionIds, Peer};
pub use room_event::{PlayerLabel, RoomEvent, Severity};
pub use thinking::{Answer, Question};
pub use urgency::{Urgency, WaitChanges};

use super::{Settings, limits};
use crate::stream::CAN_ACKNOWLEDGE;
use audience::Audience;
use engine::untrusted_text::sanitize;
use hosted_game::HostedGame;
use line_kind::LineKind;
use login_throttle::LoginThrottle;
use protocol::{ClientMessage, ServerMessage, TooLong, without_secret};
use saving::Saving;
use sessions::{Sessions, Stage};

/// A hosted table. It speaks English whatever the language of the window is, since its guests may use any other.
pub struct Room {
    settings: Settings,
    /// The rules as they are sent to clients, if the table has rules of its own.
    own_rules: Option<Arc<str>>,
    sessions: Sessions,
    audience: Audience,
    /// The game, once it has begun.
    game: Option<HostedGame>,
    saving: Saving,
    login_throttle: LoginThrottle,
}

impl Room {
    /// Opens a table.
    ///
    /// # Errors
    /// The saved game or an option cannot be used; the error is a sentence.
    pub fn new(mut settings: Settings) -> Result<Self, String> {
        let saved = settings.resume.take();
        if saved.is_some() {
            // The saved game has its rules.
            settings.rules = None;
        }
        settings.check()?;
        let mut audience = Audience::new(settings.pace, settings.watchers);
        let own_rules = match &saved {
            Some(saved) => saved
                .own_rules
                .as_ref()
                .map(|(rules, _)| rules.as_str().into()),
            None => settings.own_rules()?,
        };
        let load = |saved| loading::load(&saved, &settings, own_rules.clone(), &mut audience);
        let game = saved.map(load).transpose()?;
        Ok(Self {
            saving: Saving::new(settings.save_on_exit),
            settings,
            own_rules,
            sessions: Sessions::default(),
            audience,
            game,
            login_throttle: LoginThrottle::default(),
        })
    }

    /// Adds a connection, with its address if it has one. Another one is closed if too many wait to sit down.
    pub fn add_connection(
        &mut self,
        connection: ConnectionId,
        from: Option<IpAddr>,
        now: Duration,
    ) {
        self.audience.outbox.set_now(now);
        let peer = Peer { connection, from };
        self.audience.outbox.report(RoomEvent::Opened(peer));
        if let Some(crowded_out) = self.sessions.open(peer, now) {
            self.expel(crowded_out, "Too many are waiting to sit down".to_owned());
        }
    }

    /// Reports that the table listens at this address; `open` says whether other machines can connect.
    pub fn report_listening(&mut self, address: &str, open: bool) {
        self.audience
            .outbox
            .report(RoomEvent::Listening(address.to_owned()));
        if open && !self.settings.asks_passwords() {
            self.audience.outbox.report(RoomEvent::OpenToAll);
        }
    }

    /// Handles a line that is too long and has not ended yet: closes the connection.
    pub fn handle_endless_line(&mut self, connection: ConnectionId, now: Duration) {
        self.audience.outbox.set_now(now);
        self.expel(connection, "A line without end".to_owned());
        self.follow_up();
    }

    /// Handles a line. Returns for how long nothing more should be read from that connection.
    pub fn handle_line(
        &mut self,
        connection: ConnectionId,
        line: Result<String, TooLong>,
        now: Duration,
    ) -> Duration {
        self.audience.outbox.set_now(now);
        let Some(number) = self.sessions.count_line(connection) else {
            return Duration::ZERO;
        };
        let bytes = line
            .as_ref()
            .map_or(limits::MAX_MESSAGE_LENGTH, String::len);
        let must_skim =
            !self.sessions.time_until_read(connection, now).is_zero() && self.waits_for(connection);
        let parsed = line
            .map_err(|too_long| too_long.to_string())
            .and_then(|line| parse_line(&line));
        if must_skim
            && !parsed
                .as_ref()
                .is_ok_and(ClientMessage::is_handled_in_flood)
        {
            // The table waits for this player: search the flood for the answer.
            return self.sessions.skim(connection, bytes, now);
        }
        let outcome = match parsed {
            Err(error) => Err(format!("Protocol error: {error}")),
            Ok(ClientMessage::Unknown { word, .. }) => {
                let word: String = word.chars().take(20).collect();
                Err(format!("Protocol error: there is no message \"{word}\""))
            }
            Ok(message) => self.handle_message(connection, message),
        };
        let outcome = outcome.unwrap_or_else(|text| {
            let error = ServerMessage::Error { number, text };
            let connections = ConnectionIds::from_slice(&[connection]);
            self.audience.outbox.send_unpaced(connections, &[error]);
            LineKind::Unsolicited
        });
        match outcome {
            LineKind::Expected => Duration::ZERO,
            LineKind::Answer => {
                self.record_answer(connection);
                self.follow_up();
                match self.waits_for(connection) {
                    true => Duration::ZERO,
                    // The rest of a flood has to wait.
                    false => self.sessions.time_until_read(connection, now),
                }
            }
            LineKind::Unsolicited => {
                self.follow_up();
                self.spend(connection, bytes, now)
            }
        }
    }

    /// Handles a closed connection.
    pub fn handle_close(&mut self, connection: ConnectionId, now: Duration) {
        self.audience.outbox.set_now(now);
        self.handle_disconnect(connection);
        self.follow_up();
    }

    /// Advances the time and does everything that is due by now.
    pub fn tick(&mut self, now: Duration) {
        self.audience.outbox.set_now(now);
        self.expel_late_connections();
        self.stand_in();
        self.take_over_idle_seats();
        if let Some(game) = &mut self.game {
            game.end_overlong_pause(&mut self.audience);
        }
        if let Some(game) = &mut self.game {
            game.enforce_claim_limit(&mut self.audience);
        }
        self.follow_up();
    }

    /// Handles the answer of a computer player. A tick releases it when it is due.
    pub fn handle_thought(&mut self, answer: Answer, now: Duration) {
        if let Some(game) = &mut self.game {
            game.handle_thought(answer, now);
        }
    }

    /// When the next tick or output is due: for instance, when a newcomer is late, the time for a claim ends, or the answer of a computer
    /// player is released.
    pub fn next_due(&self) -> Option<Duration> {
        let game = self.game.as_ref();
        let due = [
            self.audience.outbox.next_due(),
            self.sessions.next_deadline(),
            game.and_then(HostedGame::claim_limit_end),
            game.and_then(HostedGame::pause_deadline),
            game.and_then(HostedGame::next_release),
            self.next_stand_in(),
            game.and_then(|game| game.next_takeover(&self.audience)),
        ];
        due.into_iter().flatten().min()
    }

    /// The next output that is due by now.
    pub fn take_due(&mut self, now: Duration) -> Option<Output> {
        self.audience.outbox.take(now)
    }

    /// How soon output must be sent on a connection: immediately to a player who was asked something since the last call, and to everybody
    /// who is not yet in a game, except spectators; then to a bot whose turn is next. For the others it can wait.
    pub fn take_urgency(&mut self, connection: ConnectionId) -> Urgency {
        match (self.sessions.stage(connection), &mut self.game) {
            (Some(Stage::Watching), _) => Urgency::Later,
            (Some(Stage::Seated(id)), Some(game)) => game.take_urgency(*id, &self.audience),
            _ => Urgency::Asked,
        }
    }

    /// Takes the connections for which the table has begun to wait since the last call, and those of bots for which it no longer waits.
    pub fn take_wait_changes(&mut self) -> WaitChanges {
        let game = self.game.as_mut();
        game.map_or_else(WaitChanges::new, |game| {
            game.take_wait_changes(&self.audience)
        })
    }

    /// Closes the table: saves the game if so configured, and informs everybody.
    pub fn close(&mut self, why: &'static str, now: Duration) {
        self.audience.outbox.set_now(now);
        self.audience.outbox.report(RoomEvent::Closing(why));
        let text = format!("The table closes: {why}.");
        self.audience.announce(&text);
        if let Some(game) = self.game.as_mut().filter(|game| !game.is_over()) {
            game.suspend("The table closes", &mut self.audience);
            self.saving.save_at_exit(game, &mut self.audience);
        }
        self.audience.outbox.send_at_once();
    }

    /// Handles the result of an `Output::Save`: the file name or the error.
    pub fn handle_saved(&mut self, asked_by: u32, saved: Result<String, String>) {
        self.saving
            .handle_saved(asked_by, saved, &mut self.audience);
    }

    /// Sets the game's own file, in which it is saved if no other name is requested.
    pub fn set_own_file(&mut self, file: &str) {
        self.saving.set_own_file(file);
    }

    /// Counts an unsolicited line against the limits; returns for how long nothing more should be read from the connection.
    fn spend(&mut self, connection: ConnectionId, bytes: usize, now: Duration) -> Duration {
        let wait = self.sessions.spend(connection, bytes, now);
        if let Some(peer) = self.sessions.note_flooding(connection, wait) {
            self.audience.outbox.report(RoomEvent::Flooding(peer));
        }
        match !wait.is_zero() && self.waits_for(connection) {
            true => self.sessions.skim(connection, bytes, now),
            false => wait,
        }
    }

    /// Whether the table waits for the player of this connection.
    fn waits_for(&self, connection: ConnectionId) -> bool {
        let player = self.sessions.player_id(connection);
        let game = self.game.as_ref();
        player
            .zip(game)
            .is_some_and(|(id, game)| game.waits_for_player(id))
    }

    /// Records an answer. Its time is not measured where TCP data cannot be acknowledged immediately, because the client's next line may
    /// then be delayed.
    fn record_answer(&mut self, connection: ConnectionId) {
        if let (Some(id), Some(game)) = (self.sessions.player_id(connection), &mut self.game) {
            let is_timed = CAN_ACKNOWLEDGE || self.sessions.peer(connection).from.is_none();
            game.record_answer(
                id,
                is_timed.then_some(connection),
                self.audience.outbox.now(),
            );
        }
    }

    /// Does everything that follows automatically from an input.
    fn follow_up(&mut self) {
        if let Some(game) = &mut self.game {
            game.check_consents(&mut self.audience);
            game.follow_up(&mut self.audience);
        }
    }
}

/// Parses a client's line, without invisible characters and terminal controls except in passwords.
fn parse_line(line: &str) -> Result<ClientMessage, String> {
    let parse = |line: &str| {
        ClientMessage::parse(line).map_err(|error| match without_secret(line) {
            whole if whole == line => sanitize(&error.to_string()).into_owned(),
            // The error text would contain the password.
            word => format!("{word} is not understood"),
        })
    };
    match (parse(line)?, sanitize(line)) {
        // A password is only compared, never displayed.
        (password @ ClientMessage::AuthInfo { .. }, _) => Ok(password),
        (message, Cow::Borrowed(_)) => Ok(message),
        (_, Cow::Owned(line)) => parse(&line),
    }
}
