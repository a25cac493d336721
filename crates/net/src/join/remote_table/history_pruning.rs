//! Limits the memory used for a game: a server may send any number of hands, so only the last ones are stored.

use super::RemoteTable;
use super::history_limits::{MAX_BYTES, event_bytes};
use engine::table::{Event, SeatView};
use storage::save::SeenGame;

impl RemoteTable {
    /// Handles the beginning of a hand or a new setup of the table: drops events that are too old.
    pub(super) fn begin_hand(&mut self) {
        if self.limits.begin_hand(&self.view) {
            self.prune_history();
        }
    }

    /// Whether the hand in progress has more events than any real hand.
    pub(super) fn is_endless(&self) -> bool {
        self.limits.is_endless()
    }

    /// A number that identifies the game.
    pub fn number(&self) -> u64 {
        self.limits
            .number
            .unwrap_or_else(|| SeenGame::number_of(&self.history))
    }

    /// The hand that began last, preceded by the state of the table before it.
    pub fn last_hand(&self) -> SeenGame {
        let start = self.history.iter().rposition(begins_hand);
        let mut events = self.status_events(&self.limits.before_hand);
        events.extend_from_slice(&self.history[start.unwrap_or_default()..]);
        self.seen_game(events)
    }

    /// Keeps only the newer half of a game that takes too much memory, from the beginning of a hand.
    fn prune_history(&mut self) {
        let total: usize = self.history.iter().map(event_bytes).sum();
        if total <= MAX_BYTES {
            return;
        }
        let mut bytes_before = 0;
        let start = self.history.iter().position(|event| {
            bytes_before += event_bytes(event);
            bytes_before > total / 2 && begins_hand(event)
        });
        self.limits.number = Some(self.number());
        let view_at_start = match start {
            Some(start) => {
                let mut view = self.seen_game(Vec::new()).initial_view();
                self.history[..start]
                    .iter()
                    .for_each(|event| view.apply(event));
                view
            }
            None => self.view.clone(),
        };
        let start = start.unwrap_or(self.history.len());
        let status = self.status_events(&view_at_start);
        self.history.splice(..start, status);
    }

    /// Events that describe the table between two hands.
    fn status_events(&self, view: &SeatView) -> Vec<Event> {
        let resumed = Event::GameResumed {
            first_east: view.first_east,
            east: view.east,
            round_wind: view.round_wind,
            deals: view.deal_number,
            east_wins: view.east_wins,
            scores: view.scores,
        };
        self.with_options(resumed, &view.rules)
    }
}

fn begins_hand(event: &Event) -> bool {
    matches!(event, Event::DealBegan { .. })
}

#[cfg(test)]
mod tests {
    use std::mem::size_of;

    use super::super::history_limits::MAX_EVENTS_IN_HAND;
    use super::super::tests::welcomed;
    use super::*;
    use protocol::ServerMessage;

    /// The size is checked only after another eighth of the maximum has arrived.
    const MAX_STORED: usize = MAX_BYTES / 8 * 9;

    fn handle_line(remote: &mut RemoteTable, line: &str) {
        remote.handle(&ServerMessage::parse(line).expect("a message"));
    }

    #[test]
    fn only_the_last_of_many_hands_are_stored() {
        let mut remote = welcomed();
        handle_line(&mut remote, "NewHand 1 0 0");
        handle_line(&mut remote, "PlayerDiscards 2 EW 1 0");
        let number = remote.number();
        let reason = "x".repeat(4000);
        for _ in 0..10_000 {
            handle_line(&mut remote, &format!("WashOut {reason}"));
            handle_line(&mut remote, "NewHand 1 0 0");
        }
        let total: usize = remote.history.iter().map(event_bytes).sum();
        assert!(total <= MAX_STORED + 8192, "{total} bytes");
        assert_eq!(remote.view().deal_number, 10_001);
        // The remaining events give the same view.
        let seen_view = remote.seen().view();
        assert_eq!(seen_view.deal_number, 10_001);
        assert_eq!(seen_view.scores, remote.view().scores);
        assert_eq!(remote.last_hand().view().deal_number, 10_001);
        assert_eq!(remote.last_hand().hands(), 0);
        assert_eq!(remote.number(), number);
    }

    #[test]
    fn repeated_setups_do_not_grow_the_history() {
        let mut remote = welcomed();
        // Each setup adds more than twenty events. Unpruned, they would exceed the maximum.
        let count = 3 * MAX_BYTES / size_of::<Event>() / 40;
        for _ in 0..count {
            handle_line(&mut remote, "Game 1 2 3 4 E 0 1 0 0 0 0 1110 0");
        }
        let total: usize = remote.history.iter().map(event_bytes).sum();
        assert!(total <= MAX_STORED + 16_384, "{total} bytes");
    }

    #[test]
    fn an_endless_hand_is_detected() {
        let mut remote = welcomed();
        handle_line(&mut remote, "NewHand 1 0 0");
        let line = ServerMessage::parse("PlayerDiscards 2 EW 1 0").expect("a message");
        let notice = (0..2 * MAX_EVENTS_IN_HAND).find_map(|_| remote.handle(&line).notice);
        assert!(matches!(notice, Some(super::super::Notice::Rejected(_))));
        assert!(remote.history.len() < 2 * MAX_EVENTS_IN_HAND);
    }
}
