//! How a game at a table of the network goes on: the same questions as at home, but the server decides what is next, and the time
//! for a claim is its own.

use std::time::{Duration, Instant};

use iced::Task;

use super::super::dialog::Open;
use super::super::waiting::Waiting;
use super::super::{App, Message};
use crate::table::{IllegalMove, Move, ReadyFor, Request};

impl App {
    /// Carries the game on as far as it goes without the person.
    pub(in crate::app) fn go_on_away(&mut self) -> Task<Message> {
        let Some(away) = &self.away else {
            return Task::none();
        };
        if self.table.is_busy() {
            return Task::none();
        }
        if self.now.game_over {
            self.show_game_finished();
            return Task::none();
        }
        if !away.visit.is_active() || away.lost.is_some() {
            self.show_lobby();
            return Task::none();
        }
        let request = away.visit.request();
        if self.now.window.is_none() {
            self.waiting = None;
        }
        match request {
            Some(Request::Claim { .. } | Request::Rob { .. }) => {
                self.wait_for_claim(Instant::now())
            }
            Some(_) if self.dialog.is_some() => Task::none(),
            Some(Request::Ready(ReadyFor::NextDeal)) => {
                if self.now.deal_number == 0 || std::mem::take(&mut self.next_hand_wanted) {
                    return self.send(Move::Ready);
                }
                self.show_scores();
                Task::none()
            }
            Some(Request::Ready(ReadyFor::Play)) => match std::mem::take(&mut self.start_wanted) {
                true => self.send(Move::Ready),
                false => Task::none(),
            },
            Some(_) => self.ask_person(),
            None => Task::none(),
        }
    }

    /// A discard or kong waits for our answer: without a use for it there is nothing to think about.
    fn wait_for_claim(&mut self, now: Instant) -> Task<Message> {
        let Some(window) = self.now.window else {
            return Task::none();
        };
        let known = self.waiting.as_ref().map(|waiting| waiting.serial);
        if known != Some(window.serial) {
            let seconds = self.now.rules.options.timeout;
            let limit = (seconds > 0).then(|| Duration::from_secs(seconds.into()));
            let mut waiting = Waiting::new(window.serial, limit, now);
            waiting.held = Some(Vec::new());
            self.waiting = Some(waiting);
            if !self.may_claim() {
                return self.send(Move::Pass);
            }
            self.tell_uses();
            if let Some(request) = self.now.request() {
                self.record_request(&request);
            }
            if window.kong && self.dialog.is_none() {
                self.ask_to_snatch();
            }
        }
        let over = |waiting: &Waiting| waiting.is_out_of_time(now);
        match self.waiting.as_ref().is_some_and(over) {
            true => self.send(Move::Pass),
            false => Task::none(),
        }
    }

    /// Sends a move to the server, unless nothing is asked; a refusal is told and changes nothing.
    pub(in crate::app) fn send(&mut self, choice: Move) -> Task<Message> {
        let Some(away) = &mut self.away else {
            return Task::none();
        };
        if away.visit.request().is_none() {
            let wait = IllegalMove("It is not your turn now.".to_owned());
            self.refuse(&wait);
            return Task::none();
        }
        match away.visit.answer(choice) {
            Ok(message) => {
                if let Some(courier) = &away.courier {
                    courier.say(message);
                }
                if let Some(waiting) = &mut self.waiting {
                    waiting.released = true;
                }
                self.close_outdated();
                self.go_on()
            }
            Err(refused) => {
                self.refuse(&refused);
                Task::none()
            }
        }
    }

    /// Closes a question of the table that is not open any more.
    pub(super) fn close_outdated(&mut self) {
        let asked = self.away.as_ref().and_then(|away| away.visit.request());
        let of_the_table = match self.dialog.as_ref().map(|dialog| dialog.screen()) {
            Some(Open::Question(question)) => question.asks_for_a_move(),
            _ => false,
        };
        if of_the_table && asked.is_none() {
            self.questions.clear();
            self.close();
        }
    }
}
