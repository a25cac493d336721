//! A finished hand, sent to spectators again with all its tiles for review. The table on the screen does not change meanwhile.

use super::RemoteTable;
use engine::table::Event;
use protocol::ServerMessage;

impl RemoteTable {
    /// Handles a message that belongs to such a hand; `false` for any other message.
    pub(super) fn hear_replay(&mut self, message: &ServerMessage) -> bool {
        if let Some(replay) = &mut self.replay {
            replay.hear(message);
            if replay.is_active() {
                let events = std::mem::take(&mut replay.seen);
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
        replay.places = self.places;
        replay.view = self.view.clone();
        replay.hear(message);
        self.replay = Some(replay);
        true
    }

    /// Replaces the last hand of the stored game by the one with all tiles.
    fn reveal_hand(&mut self, events: Vec<Event>) {
        let begun = |event: &Event| matches!(event, Event::DealBegan { .. });
        let (Some(closed), Some(open)) = (
            self.seen.iter().rposition(begun),
            events.iter().position(begun),
        ) else {
            return;
        };
        let Event::DealBegan { number, .. } = self.seen[closed] else {
            return;
        };
        let over = |event: &Event| matches!(event, Event::ReadyAsked { .. } | Event::GameEnded);
        let after: Vec<Event> = match self.seen[closed..].iter().rposition(over) {
            Some(end) => self.seen.split_off(closed + end),
            None => Vec::new(),
        };
        self.seen.truncate(closed);
        let mut events = events.into_iter().skip(open);
        if let Some(Event::DealBegan { east, dice, .. }) = events.next() {
            self.seen.push(Event::DealBegan { number, east, dice });
        }
        self.seen.extend(events);
        self.seen.extend(after);
    }
}
