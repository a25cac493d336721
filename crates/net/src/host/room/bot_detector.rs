//! Detects bots by their answer time. If a bot can only pass, the table passes for it immediately; the pass that its client sends later is
//! expected and changes nothing.

use std::time::Duration;

use smallvec::SmallVec;

use super::peer::ConnectionId;
use engine::tiles::{BySeat, Seat};

/// No person answers faster than this.
const INSTANT: Duration = Duration::from_millis(100);

/// This number of consecutive instant answers identifies a bot.
const ANSWERS: u32 = 8;

/// The answers of each seat.
#[derive(Debug, Default)]
pub(super) struct BotDetector(BySeat<Answers>);

#[derive(Debug, Default)]
struct Answers {
    /// The connection on which they arrived. A new connection starts over.
    connection: Option<ConnectionId>,
    /// The number of consecutive instant answers.
    instant: u32,
    /// Serials of the tiles for which the table has passed and still expects the client's own pass.
    owed: SmallVec<[u32; 4]>,
}

impl BotDetector {
    /// Records the answer time of a seat.
    pub fn note_answer(&mut self, seat: Seat, connection: ConnectionId, took: Duration) {
        let answers = self.of(seat, connection);
        answers.instant = match took < INSTANT {
            true => answers.instant.saturating_add(1),
            false => 0,
        };
    }

    /// Whether this connection of a seat is a bot.
    pub fn is_bot(&self, seat: Seat, connection: ConnectionId) -> bool {
        let answers = &self.0[seat];
        answers.connection == Some(connection) && answers.instant >= ANSWERS
    }

    /// Records that the table has passed for the client.
    pub fn expect_pass(&mut self, seat: Seat, connection: ConnectionId, serial: u32) {
        self.of(seat, connection).owed.push(serial);
    }

    /// Whether a pass of the client was expected. Each is expected once.
    pub fn take_expected(&mut self, seat: Seat, connection: ConnectionId, serial: u32) -> bool {
        let owed = &mut self.of(seat, connection).owed;
        match owed.iter().position(|expected| *expected == serial) {
            Some(at) => {
                owed.remove(at);
                true
            }
            None => false,
        }
    }

    /// Starts a new deal, in which serials begin anew.
    pub fn begin_deal(&mut self) {
        for seat in Seat::ALL {
            self.0[seat].owed.clear();
        }
    }

    /// The answers on this connection; reset if the last ones came on another.
    fn of(&mut self, seat: Seat, connection: ConnectionId) -> &mut Answers {
        let answers = &mut self.0[seat];
        if answers.connection != Some(connection) {
            *answers = Answers {
                connection: Some(connection),
                ..Answers::default()
            };
        }
        answers
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat::new(2);
    const SOON: Duration = Duration::from_millis(99);
    const LATE: Duration = Duration::from_millis(100);

    fn detector(answers: u32) -> BotDetector {
        let mut detector = BotDetector::default();
        for _ in 0..answers {
            detector.note_answer(SEAT, 5, SOON);
        }
        detector
    }

    #[test]
    fn one_late_answer_resets_the_count() {
        assert!(!detector(7).is_bot(SEAT, 5));
        let mut known = detector(8);
        assert!(known.is_bot(SEAT, 5));
        assert!(!known.is_bot(SEAT.next(), 5));
        known.note_answer(SEAT, 5, LATE);
        assert!(!known.is_bot(SEAT, 5));
        for _ in 0..8 {
            assert!(!known.is_bot(SEAT, 5));
            known.note_answer(SEAT, 5, SOON);
        }
        assert!(known.is_bot(SEAT, 5));
    }

    #[test]
    fn a_new_connection_starts_over() {
        let mut known = detector(8);
        known.expect_pass(SEAT, 5, 17);
        assert!(!known.is_bot(SEAT, 6));
        assert!(!known.take_expected(SEAT, 6, 17));
        assert!(!known.is_bot(SEAT, 5));
        assert!(!known.take_expected(SEAT, 5, 17));
    }

    #[test]
    fn each_pass_is_expected_once_and_only_in_its_deal() {
        let mut known = detector(8);
        for serial in [17, 18, 19] {
            known.expect_pass(SEAT, 5, serial);
        }
        assert!(known.take_expected(SEAT, 5, 18));
        assert!(!known.take_expected(SEAT, 5, 18));
        assert!(known.take_expected(SEAT, 5, 17));
        known.begin_deal();
        assert!(!known.take_expected(SEAT, 5, 19));
        assert!(known.is_bot(SEAT, 5));
    }
}
