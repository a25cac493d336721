//! How a game at a table of the network goes on: the same questions as at home, but the server decides what is next, and the time
//! for a claim is its own.

use std::time::{Duration, Instant};

use iced::Task;

use super::super::dialog::Open;
use super::super::waiting::Waiting;
use super::super::{App, Message};
use crate::computer::{ComputerPlayer, Level};
use crate::table::{DealEnd, IllegalMove, Move, ReadyFor, Request};

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
        if !away.goes_on() {
            self.show_lobby();
            return Task::none();
        }
        if self.is_lobby_open() {
            self.close();
        }
        if self.now.window.is_none() {
            self.waiting = None;
        }
        if self.now.window.is_some() {
            return self.wait_for_claim(Instant::now());
        }
        if self.dialog.is_some() {
            return Task::none();
        }
        match self.ready_wanted() {
            Some(ReadyFor::NextDeal) => {
                if self.now.deal_number == 0 || std::mem::take(&mut self.next_hand_wanted) {
                    return self.send_for_all(Move::Ready);
                }
                self.show_scores();
                Task::none()
            }
            Some(ReadyFor::Play) => match std::mem::take(&mut self.start_wanted) {
                true => self.send_for_all(Move::Ready),
                false => Task::none(),
            },
            None => {
                self.declare_for_the_covered();
                match self.draw_curtain() {
                    true => Task::none(),
                    false => self.ask_seated(),
                }
            }
        }
    }

    /// What somebody of this window has to be ready for.
    fn ready_wanted(&self) -> Option<ReadyFor> {
        let sitters = self.away.iter().flat_map(|away| &away.sitters);
        let mut requests = sitters.filter_map(|sitter| sitter.visit.request());
        requests.find_map(|request| match request {
            Request::Ready(purpose) => Some(purpose),
            _ => None,
        })
    }

    /// Asks the person with whose eyes the table is seen, if the server waits for an answer.
    fn ask_seated(&mut self) -> Task<Message> {
        let asked = self.away.as_ref().and_then(|away| away.visit().request());
        match asked {
            Some(_) => self.ask_person(),
            None => Task::none(),
        }
    }

    /// What is declared by itself is declared for those of this window who do not sit at the screen, too.
    fn declare_for_the_covered(&mut self) {
        let playing = self.settings.network.playing;
        let Some(away) = self.away.as_mut().filter(|away| !away.line_debug.monitor) else {
            return;
        };
        let at = away.at;
        for (place, sitter) in away.sitters.iter_mut().enumerate() {
            let view = sitter.visit.view();
            let legal = view.legal();
            let kongs = legal.iter().any(|choice| matches!(choice, Move::Kong(_)));
            let own = |end: &DealEnd| matches!(end, DealEnd::MahJong { winner, .. } if *winner == view.seat());
            let won = view.end.as_ref().is_some_and(own);
            let by_itself = match sitter.visit.request() {
                Some(Request::Declare) => playing.specials && !kongs,
                Some(Request::LayOut) if won => playing.winning,
                Some(Request::LayOut) => playing.losing,
                _ => false,
            };
            if place != at
                && by_itself
                && let Some(request) = sitter.visit.request()
            {
                let player = ComputerPlayer::new(Level::Beginner);
                let choice = player.decide(sitter.visit.view(), &request);
                // What a computer player decides is legal; a server that thinks otherwise says so.
                let _ = sitter.send(choice);
            }
        }
    }

    /// Sends an answer for everybody of this window who is asked.
    fn send_for_all(&mut self, choice: Move) -> Task<Message> {
        let sitters = self.away.iter_mut().flat_map(|away| &mut away.sitters);
        for sitter in sitters {
            if sitter.visit.request().is_some() {
                // Whoever is asked for something else answers that later.
                let _ = sitter.send(choice);
            }
        }
        self.close_outdated();
        self.go_on()
    }

    /// Passes for those of this window who cannot use the tile; whether somebody can.
    fn pass_for_the_idle(&mut self) -> bool {
        let monitor = self
            .away
            .as_ref()
            .is_some_and(|away| away.line_debug.monitor);
        let sitters = self.away.iter_mut().flat_map(|away| &mut away.sitters);
        let mut thinking = false;
        for sitter in sitters {
            if let Some(Request::Claim { .. } | Request::Rob { .. }) = sitter.visit.request() {
                let legal = sitter.visit.view().legal();
                if monitor || legal.iter().any(|choice| matches!(choice, Move::Claim(_))) {
                    thinking = true;
                } else {
                    // To pass is always legal here.
                    let _ = sitter.send(Move::Pass);
                }
            }
        }
        thinking
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
            self.tell_uses();
            if let Some(request) = self.now.request().filter(|_| self.may_claim()) {
                self.record_request(&request);
            }
        }
        if !self.pass_for_the_idle() {
            if let Some(waiting) = &mut self.waiting {
                waiting.released = true;
            }
            self.close_outdated();
            return Task::none();
        }
        let over = |waiting: &Waiting| waiting.is_out_of_time(now);
        if self.waiting.as_ref().is_some_and(over) {
            return self.send_for_all(Move::Pass);
        }
        if self.dialog.is_none() {
            match self.hotseat {
                Some(_) => {
                    self.ask_all_for_claims();
                }
                None if window.kong => self.ask_to_snatch(),
                None => {}
            }
        }
        Task::none()
    }

    /// Sends a move to the server, unless nothing is asked; a refusal is told and changes nothing.
    pub(in crate::app) fn send(&mut self, choice: Move) -> Task<Message> {
        let sitters = self
            .away
            .iter_mut()
            .flat_map(|away| away.sitters.get_mut(away.at));
        let asked = sitters
            .into_iter()
            .find(|sitter| sitter.visit.request().is_some());
        let Some(sitter) = asked else {
            let wait = IllegalMove("It is not your turn now.".to_owned());
            self.refuse(&wait);
            return Task::none();
        };
        match sitter.send(choice) {
            Ok(()) => {
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
        let sitters = self.away.iter().flat_map(|away| &away.sitters);
        let asked = sitters.filter_map(|sitter| sitter.visit.request()).next();
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
