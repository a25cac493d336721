//! Detects bots by their answer time. With quick passes, the table passes immediately for a bot that can only pass; the pass that its client
//! sends later is expected and changes nothing.

use std::time::Duration;

use smallvec::SmallVec;

use super::peer::ConnectionId;
use engine::tiles::{BySeat, Seat};

/// No person answers faster than this.
const INSTANT_ANSWER: Duration = Duration::from_millis(100);

/// The number of consecutive instant answers that identify a bot.
const BOT_ANSWERS: u32 = 8;

/// The answers of each seat.
#[derive(Debug, Default)]
pub(super) struct BotDetector(BySeat<Answers>);

#[derive(Debug, Default)]
struct Answers {
    /// The connection on which the answers arrived. A new connection starts over.
    connection: Option<ConnectionId>,
    /// The number of consecutive instant answers.
    instant: u32,
    /// Serials of the tiles for which the table has passed and still expects the client's own pass.
    expected_passes: SmallVec<[u32; 4]>,
}

impl BotDetector {
    /// Records the answer time of a seat.
    pub fn record_answer(&mut self, seat: Seat, connection: ConnectionId, answer_time: Duration) {
        let answers = self.answers_on(seat, connection);
        answers.instant = match answer_time < INSTANT_ANSWER {
            true => answers.instant.saturating_add(1),
            false => 0,
        };
    }

    /// Whether this connection of a seat is a bot.
    pub fn is_bot(&self, seat: Seat, connection: ConnectionId) -> bool {
        let answers = &self.0[seat];
        answers.connection == Some(connection) && answers.instant >= BOT_ANSWERS
    }

    /// Records that the table has passed for the client.
    pub fn expect_pass(&mut self, seat: Seat, connection: ConnectionId, serial: u32) {
        self.answers_on(seat, connection)
            .expected_passes
            .push(serial);
    }

    /// Whether a pass of the client was expected. Each expected pass counts once.
    pub fn take_expected_pass(
        &mut self,
        seat: Seat,
        connection: ConnectionId,
        serial: u32,
    ) -> bool {
        let expected_passes = &mut self.answers_on(seat, connection).expected_passes;
        match expected_passes
            .iter()
            .position(|expected| *expected == serial)
        {
            Some(index) => {
                expected_passes.remove(index);
                true
            }
            None => false,
        }
    }

    /// Starts a new deal, in which serials start again.
    pub fn begin_deal(&mut self) {
        for seat in Seat::ALL {
            self.0[seat].expected_passes.clear();
        }
    }

    /// The answers on this connection; reset if the last ones came on another.
    fn answers_on(&mut self, seat: Seat, connection: ConnectionId) -> &mut Answers {
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
            detector.record_answer(SEAT, 5, SOON);
        }
        detector
    }

    #[test]
    fn one_late_answer_resets_the_count() {
        assert!(!detector(7).is_bot(SEAT, 5));
        let mut detector_of_bot = detector(8);
        assert!(detector_of_bot.is_bot(SEAT, 5));
        assert!(!detector_of_bot.is_bot(SEAT.next(), 5));
        detector_of_bot.record_answer(SEAT, 5, LATE);
        assert!(!detector_of_bot.is_bot(SEAT, 5));
        for _ in 0..8 {
            assert!(!detector_of_bot.is_bot(SEAT, 5));
            detector_of_bot.record_answer(SEAT, 5, SOON);
        }
        assert!(detector_of_bot.is_bot(SEAT, 5));
    }

    #[test]
    fn a_new_connection_starts_over() {
        let mut detector_of_bot = detector(8);
        detector_of_bot.expect_pass(SEAT, 5, 17);
        assert!(!detector_of_bot.is_bot(SEAT, 6));
        assert!(!detector_of_bot.take_expected_pass(SEAT, 6, 17));
        assert!(!detector_of_bot.is_bot(SEAT, 5));
        assert!(!detector_of_bot.take_expected_pass(SEAT, 5, 17));
    }

    #[test]
    fn each_pass_is_expected_once_and_only_in_its_deal() {
        let mut detector_of_bot = detector(8);
        for serial in [17, 18, 19] {
            detector_of_bot.expect_pass(SEAT, 5, serial);
        }
        assert!(detector_of_bot.take_expected_pass(SEAT, 5, 18));
        assert!(!detector_of_bot.take_expected_pass(SEAT, 5, 18));
        assert!(detector_of_bot.take_expected_pass(SEAT, 5, 17));
        detector_of_bot.begin_deal();
        assert!(!detector_of_bot.take_expected_pass(SEAT, 5, 19));
        assert!(detector_of_bot.is_bot(SEAT, 5));
    }
}
