//! A finished hand, sent to spectators again with all its tiles for review. The table on the screen does not change meanwhile.

use super::RemoteTable;
use engine::table::Event;
use protocol::ServerMessage;

impl RemoteTable {
    /// Handles a message that belongs to a hand sent again. Returns `false` for any other message.
    pub(super) fn handle_replay(&mut self, message: &ServerMessage) -> bool {
        if let Some(replay) = &mut self.replay {
            replay.handle(message);
            if replay.is_active() {
                let events = std::mem::take(&mut replay.history);
                self.replay = None;
                self.reveal_hand(events);
            }
            return true;
        }
        // A spectator who has just arrived or reconnected is not active yet.
        let begins = matches!(message, ServerMessage::Game { .. });
        if !(self.credentials.watch && self.active && begins) {
            return false;
        }
        let mut replay = Box::new(Self::new(self.credentials.clone()));
        replay.player_ids = self.player_ids;
        replay.view = self.view.clone();
        replay.own_rules = self.own_rules.clone();
        replay.handle(message);
        self.replay = Some(replay);
        true
    }

    /// Replaces the last hand of the stored game by the one with all tiles.
    fn reveal_hand(&mut self, events: Vec<Event>) {
        let begins_deal = |event: &Event| matches!(event, Event::DealBegan { .. });
        let (Some(start), Some(revealed_start)) = (
            self.history.iter().rposition(begins_deal),
            events.iter().position(begins_deal),
        ) else {
            return;
        };
        let Event::DealBegan { number, .. } = self.history[start] else {
            return;
        };
        let is_after_deal =
            |event: &Event| matches!(event, Event::ReadyAsked { .. } | Event::GameEnded);
        let later_events: Vec<Event> = match self.history[start..].iter().rposition(is_after_deal) {
            Some(end) => self.history.split_off(start + end),
            None => Vec::new(),
        };
        self.history.truncate(start);
        let mut events = events.into_iter().skip(revealed_start);
        if let Some(Event::DealBegan { east, dice, .. }) = events.next() {
            self.history.push(Event::DealBegan { number, east, dice });
        }
        self.history.extend(events);
        self.history.extend(later_events);
    }
}
