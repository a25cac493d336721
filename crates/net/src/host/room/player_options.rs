//! Settings of each player: tiles as text, the pace, and timing of claims.

use super::audience::Audience;
use super::line_kind::{LineKind, Refused};
use crate::host::limits;
use protocol::{PlayerOption, ServerMessage};

impl Audience {
    /// Changes one of a player's own settings.
    pub fn set_player_option(
        &mut self,
        id: u32,
        option: PlayerOption,
        ack: bool,
        value: i32,
        text: String,
    ) -> Result<LineKind, Refused> {
        let Some(player) = self.players.get_mut(id) else {
            return Err("Connect first".to_owned());
        };
        let wrong = |name: &str| Err(format!("{value} is no value of {name}"));
        match (&option, value) {
            (PlayerOption::InfoTiles, 0 | 1) => player.wants_tiles = value == 1,
            (PlayerOption::InfoTiles, _) => return wrong("InfoTiles"),
            (PlayerOption::DelayTime, 0..) => {
                let pace = value.unsigned_abs().min(limits::PACE);
                if let Some(connection) = player.connection {
                    self.outbox.set_pace_of(connection, pace);
                }
            }
            (PlayerOption::DelayTime, _) => return wrong("DelayTime"),
            (PlayerOption::LocalTimeouts, 0 | 1) if ack => return Ok(LineKind::Unasked),
            (PlayerOption::LocalTimeouts, 0 | 1) => {
                self.keep_time(id, value == 1);
                return Ok(LineKind::Unasked);
            }
            (PlayerOption::LocalTimeouts, _) => return wrong("LocalTimeouts"),
            (PlayerOption::Other(_), _) => return Err("Unknown option".to_owned()),
        }
        let answer = ServerMessage::PlayerOptionSet {
            option,
            ack: true,
            value,
            text,
        };
        self.say_aside(id, &answer);
        Ok(LineKind::Unasked)
    }

    /// Sets whether a client wants to keep the time itself. Clients do so only if all four want to.
    fn keep_time(&mut self, id: u32, wants: bool) {
        let kept = self.players.keep_time();
        if let Some(player) = self.players.get_mut(id) {
            player.keeps_time = wants;
        }
        let answer = |ack, value| ServerMessage::PlayerOptionSet {
            option: PlayerOption::LocalTimeouts,
            ack,
            value,
            text: String::new(),
        };
        match (kept, wants) {
            (false, true) if self.players.keep_time() => self.say_to_all(&answer(true, 1)),
            (_, true) => {}
            (kept, false) => {
                self.say_to(id, &answer(true, 0));
                let others: Vec<u32> = self.players.iter().map(|player| player.id).collect();
                for other in others.into_iter().filter(|other| kept && *other != id) {
                    self.say_to(other, &answer(false, 0));
                    if let Some(player) = self.players.get_mut(other) {
                        player.keeps_time = false;
                    }
                }
            }
        }
    }
}
