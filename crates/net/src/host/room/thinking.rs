//! Computer players of the host think on other threads, and their answers are released on a fixed schedule, so that thinking time reveals
//! nothing about their tiles.

use std::time::Duration;

use crate::answer_time::release_time;
use engine::table::{Move, Request, SeatView};
use engine::tiles::{BySeat, Seat};
use players::ComputerPlayer;

/// A question for a computer player. The driver finds the answer on another thread.
#[derive(Clone, Debug)]
pub struct Question {
    seat: Seat,
    /// Questions of a table are numbered from 1.
    number: u64,
    player: ComputerPlayer,
    view: SeatView,
    request: Request,
}

/// The answer of a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    seat: Seat,
    /// The number of its question.
    number: u64,
    choice: Move,
}

impl Question {
    /// The player's view.
    pub fn view(&self) -> &SeatView {
        &self.view
    }

    /// The request to the player.
    pub fn request(&self) -> &Request {
        &self.request
    }

    /// Finds the answer, which may take some time.
    pub fn think(&self) -> Answer {
        self.answer(self.player.decide(&self.view, &self.request))
    }

    /// Any legal move, for use if the computer player has failed.
    pub fn safe_answer(&self) -> Answer {
        self.answer(self.view.legal().first().copied().unwrap_or(Move::Pass))
    }

    fn answer(&self, choice: Move) -> Answer {
        Answer {
            seat: self.seat,
            number: self.number,
            choice,
        }
    }
}

/// Compares questions by number.
impl PartialEq for Question {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

impl Eq for Question {}

/// The open questions of the computer players at a table.
#[derive(Debug, Default)]
pub(super) struct Thinking {
    open: BySeat<Option<OpenQuestion>>,
    /// The number of the last question.
    last_number: u64,
}

#[derive(Debug)]
struct OpenQuestion {
    number: u64,
    request: Request,
    asked_at: Duration,
    /// The answer, and the time at which it is released.
    answer: Option<(Move, Duration)>,
}

impl Thinking {
    /// Opens a question for a seat, asked at this time. Returns the question, unless the same request is already open.
    pub fn ask(
        &mut self,
        seat: Seat,
        player: ComputerPlayer,
        (view, request): (&SeatView, Request),
        asked_at: Duration,
    ) -> Option<Question> {
        let open = &mut self.open[seat];
        if open.as_ref().is_some_and(|open| open.request == request) {
            return None;
        }
        self.last_number += 1;
        let number = self.last_number;
        *open = Some(OpenQuestion {
            number,
            request: request.clone(),
            asked_at,
            answer: None,
        });
        Some(Question {
            seat,
            number,
            player,
            view: view.clone(),
            request,
        })
    }

    /// Drops the question of a seat.
    pub fn forget(&mut self, seat: Seat) {
        self.open[seat] = None;
    }

    /// Stores an answer if its question is still open.
    pub fn record_answer(&mut self, answer: Answer, now: Duration) {
        let open = self.open[answer.seat].as_mut();
        if let Some(open) = open.filter(|open| open.number == answer.number) {
            open.answer = Some((answer.choice, release_time(open.asked_at, now)));
        }
    }

    /// When the next answer is released.
    pub fn next_release(&self) -> Option<Duration> {
        let open = self.open.iter().filter_map(|(_, open)| open.as_ref());
        open.filter_map(|open| Some(open.answer?.1)).min()
    }

    /// Takes an answer that is due, in the order of the seats.
    pub fn take(&mut self, now: Duration) -> Option<(Seat, Move)> {
        Seat::ALL.into_iter().find_map(|seat| {
            let (choice, released_at) = self.open[seat].as_ref()?.answer?;
            (released_at <= now).then(|| {
                self.forget(seat);
                (seat, choice)
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::answer_time::STEP;
    use engine::rules::RuleSet;
    use engine::table::{Game, Setup};
    use players::Level;

    const SEAT: Seat = Seat::new(2);
    const ASKED: Duration = Duration::from_millis(7);

    /// Asks a player a question.
    fn ask(thinking: &mut Thinking, request: Request) -> Option<Question> {
        let game = Game::new(Arc::new(RuleSet::classical()), Setup::seeded(1));
        let player = ComputerPlayer::new(Level::Beginner);
        thinking.ask(SEAT, player, (game.seat_view(SEAT), request), ASKED)
    }

    fn turn() -> Request {
        Request::Turn { drawn: None }
    }

    #[test]
    fn an_answer_is_released_on_a_step() {
        let millis = Duration::from_millis;
        for (took, steps) in [(0, 1), (50, 1), (51, 2)] {
            let mut thinking = Thinking::default();
            let question = ask(&mut thinking, turn()).expect("a question");
            assert_eq!(thinking.next_release(), None);
            thinking.record_answer(question.answer(Move::Pass), ASKED + millis(took));
            let release = ASKED + STEP * steps;
            assert_eq!(thinking.next_release(), Some(release), "after {took} ms");
            assert_eq!(thinking.take(release - millis(1)), None);
            assert_eq!(thinking.take(release), Some((SEAT, Move::Pass)));
            assert_eq!(thinking.next_release(), None);
        }
    }

    #[test]
    fn each_question_is_asked_once_and_late_answers_are_ignored() {
        let mut thinking = Thinking::default();
        let first = ask(&mut thinking, turn()).expect("a question");
        assert_eq!(ask(&mut thinking, turn()), None);
        let second = ask(&mut thinking, Request::LayOut).expect("another question");
        thinking.record_answer(first.answer(Move::Pass), ASKED);
        assert_eq!(thinking.next_release(), None);
        thinking.record_answer(second.answer(Move::ShowTiles), ASKED);
        assert_eq!(thinking.take(ASKED + STEP), Some((SEAT, Move::ShowTiles)));
        let third = ask(&mut thinking, turn()).expect("the table asks again");
        thinking.forget(SEAT);
        thinking.record_answer(third.answer(Move::Pass), ASKED);
        assert_eq!(thinking.take(ASKED + STEP), None);
    }
}
