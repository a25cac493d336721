//! The hosted table without sockets and clock: connections, their lines and the time go in; lines, files and ends of
//! connections come out, each with the time when it is due. The driver carries them.

mod asking;
mod audience;
mod clock;
mod connections;
mod deal;
mod disconnects;
mod heard;
mod hosted_game;
mod joining;
mod loading;
mod outbox;
mod pause;
mod penalties;
mod player;
mod player_options;
mod players;
mod saving;
mod table;

use std::time::Duration;

pub use connections::Link;
pub use outbox::Output;

use super::Settings;
use crate::protocol::{ClientMessage, ServerMessage, TooLong};
use audience::Audience;
use connections::Connections;
use heard::Heard;
use hosted_game::HostedGame;
use saving::Saving;

/// A hosted table.
pub struct Room {
    settings: Settings,
    connections: Connections,
    audience: Audience,
    /// The game, once it has begun.
    game: Option<HostedGame>,
    saving: Saving,
}

impl Room {
    /// Opens a table.
    ///
    /// # Errors
    /// The saved game or an option cannot be used; a whole sentence.
    pub fn new(mut settings: Settings) -> Result<Self, String> {
        settings.check()?;
        let mut audience = Audience::new(settings.pace);
        let saved = settings.resume.take();
        let load = |saved| loading::load(&saved, &settings, &mut audience);
        let game = saved.map(load).transpose()?;
        Ok(Self {
            saving: Saving::new(settings.save_on_exit),
            settings,
            connections: Connections::default(),
            audience,
            game,
        })
    }

    /// A connection is there.
    pub fn opened(&mut self, link: Link, now: Duration) {
        self.audience.outbox.set_now(now);
        if !self.connections.open(link, now) {
            let text = "Unable to accept new connections".to_owned();
            let outbox = &mut self.audience.outbox;
            outbox.say(link, &ServerMessage::Error { number: 0, text });
            outbox.close(link);
        }
    }

    /// A line has come. Returns for how long nothing more should be read from that connection.
    pub fn line(&mut self, link: Link, line: Result<String, TooLong>, now: Duration) -> Duration {
        self.audience.outbox.set_now(now);
        let Some(number) = self.connections.count_line(link) else {
            return Duration::ZERO;
        };
        let parsed = line
            .map_err(|long| long.to_string())
            .and_then(|line| ClientMessage::parse(&line).map_err(|wrong| wrong.to_string()));
        let heard = match parsed {
            Err(wrong) => Err(format!("Protocol error: {wrong}")),
            Ok(ClientMessage::Unknown { word, .. }) => {
                let word: String = word.chars().take(20).collect();
                Err(format!("Protocol error: there is no message \"{word}\""))
            }
            Ok(message) => self.hear(link, message),
        };
        let heard = heard.unwrap_or_else(|text| {
            let error = ServerMessage::Error { number, text };
            self.audience.outbox.say(link, &error);
            Heard::Unasked
        });
        self.follow_up();
        match heard {
            Heard::Answer => Duration::ZERO,
            Heard::Unasked => self.connections.spend(link, now),
        }
    }

    /// A connection has ended.
    pub fn closed(&mut self, link: Link, now: Duration) {
        self.audience.outbox.set_now(now);
        self.lose(link);
        self.follow_up();
    }

    /// Time has passed: what was due by now happens.
    pub fn tick(&mut self, now: Duration) {
        self.audience.outbox.set_now(now);
        self.turn_out_late();
        self.stand_in();
        if let Some(game) = &mut self.game {
            game.mind_time_limit(&mut self.audience);
        }
        self.follow_up();
    }

    /// When something is due next, a tick or an output: a newcomer is late, a claim's time is over, a player has been away too
    /// long.
    pub fn next_due(&self) -> Option<Duration> {
        let game = self.game.as_ref();
        let due = [
            self.audience.outbox.next_due(),
            self.connections.next_deadline(),
            game.and_then(HostedGame::next_time_out),
            self.next_stand_in(),
        ];
        due.into_iter().flatten().min()
    }

    /// The next output that is due by now.
    pub fn take_due(&mut self, now: Duration) -> Option<Output> {
        self.audience.outbox.take(now)
    }

    /// The server closes: the game is saved if that was wanted.
    pub fn shut(&mut self, now: Duration) {
        self.audience.outbox.set_now(now);
        if let Some(game) = self.game.as_ref().filter(|game| !game.is_over()) {
            self.saving.save_at_exit(game, &mut self.audience);
        }
    }

    /// How saving went: the file's name, or why it failed.
    pub fn saved(&mut self, asked_by: u32, saved: Result<String, String>) {
        self.saving.saved(asked_by, saved, &mut self.audience);
    }

    /// The file that a game without a name of its own is saved to.
    pub fn save_to(&mut self, file: &str) {
        self.saving.save_to(file);
    }

    /// What follows by itself from whatever happened.
    fn follow_up(&mut self) {
        if let Some(game) = &mut self.game {
            game.follow_up(&mut self.audience);
        }
    }
}
