//! The time limit of claims, and when anything is due by itself.

use std::time::Duration;

use super::Room;
use crate::session::host::limits;
use crate::table::{Act, Input, Request};
use crate::tiles::Seat;

impl Room {
    /// When a tick is due: a claim's time is over, a newcomer is late, a player has been away too long.
    pub(super) fn next_tick(&self) -> Option<Duration> {
        let late = self
            .guests
            .values()
            .filter(|guest| !guest.is_seated())
            .map(|guest| guest.opened + limits::LOGIN);
        let limit = self.table.as_ref().and_then(|table| table.limit);
        let stands_in = self.settings.stand_in.is_some() && self.table.is_some() && !self.over;
        let away = self
            .chairs
            .players()
            .filter(|player| stands_in && !player.is_present())
            .map(|player| player.gone_since + limits::ABSENCE);
        late.chain(limit.map(|(_, end)| end)).chain(away).min()
    }

    /// The time for claims runs from when the tile was told, and not while the game stands still.
    pub(super) fn set_time_limit(&mut self) {
        let Some(table) = &mut self.table else { return };
        let options = &table.game.rules().options;
        let keep_time = self.chairs.players().all(|player| player.keeps_time);
        let grace = if keep_time { options.timeout_grace } else { 0 };
        let seconds = options.timeout.saturating_add(grace);
        let owed = |seat: &Seat| {
            matches!(
                table.game.request(*seat),
                Some(Request::Claim { .. } | Request::Rob { .. })
            )
        };
        let runs = table.active && table.pause.is_none() && options.timeout > 0 && !self.over;
        let owing = Seat::ALL.iter().any(owed);
        let window = table.view().window.filter(|_| runs && owing);
        table.limit = window.map(|window| match table.limit {
            Some((serial, end)) if serial == window.serial => (serial, end),
            _ => {
                let begin = self.outbox.due(self.now);
                (
                    window.serial,
                    begin + Duration::from_secs(u64::from(seconds)),
                )
            }
        });
    }

    /// Everybody passes who has let the time go by.
    pub(super) fn mind_time_limit(&mut self) {
        let limit = self.table.as_ref().and_then(|table| table.limit);
        if limit.is_some_and(|(_, end)| end <= self.now) {
            // A limit is set only while a tile is open.
            let _ = self.put(Input::Act(Act::TimeOut));
        }
    }
}
