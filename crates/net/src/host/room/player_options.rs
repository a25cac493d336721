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
        let invalid = |name: &str| Err(format!("{value} is no value of {name}"));
        match (&option, value) {
            (PlayerOption::InfoTiles, 0 | 1) => player.wants_tiles = value == 1,
            (PlayerOption::InfoTiles, _) => return invalid("InfoTiles"),
            (PlayerOption::DelayTime, 0..) => {
                let pace = value.unsigned_abs().min(limits::MAX_PACE);
                if let Some(connection) = player.connection {
                    self.outbox.set_pace_of(connection, pace);
                }
            }
            (PlayerOption::DelayTime, _) => return invalid("DelayTime"),
            (PlayerOption::LocalTimeouts, 0 | 1) if ack => return Ok(LineKind::Unsolicited),
            (PlayerOption::LocalTimeouts, 0 | 1) => {
                self.set_keeps_time(id, value == 1);
                return Ok(LineKind::Unsolicited);
            }
            (PlayerOption::LocalTimeouts, _) => return invalid("LocalTimeouts"),
            (PlayerOption::Other(_), _) => return Err("Unknown option".to_owned()),
        }
        let answer = ServerMessage::PlayerOptionSet {
            option,
            ack: true,
            value,
            text,
        };
        self.send_unpaced(id, &answer);
        Ok(LineKind::Unsolicited)
    }

    /// Sets whether a client wants to keep the time itself. Clients do so only if all four want to.
    fn set_keeps_time(&mut self, id: u32, wanted: bool) {
        let was_kept = self.players.all_keep_time();
        if let Some(player) = self.players.get_mut(id) {
            player.keeps_time = wanted;
        }
        let answer = |ack, value| ServerMessage::PlayerOptionSet {
            option: PlayerOption::LocalTimeouts,
            ack,
            value,
            text: String::new(),
        };
        match (was_kept, wanted) {
            (false, true) if self.players.all_keep_time() => self.send_to_all(&answer(true, 1)),
            (_, true) => {}
            (was_kept, false) => {
                self.send_to(id, &answer(true, 0));
                let others: Vec<u32> = self.players.iter().map(|player| player.id).collect();
                for other in others.into_iter().filter(|other| was_kept && *other != id) {
                    self.send_to(other, &answer(false, 0));
                    if let Some(player) = self.players.get_mut(other) {
                        player.keeps_time = false;
                    }
                }
            }
        }
    }
}
