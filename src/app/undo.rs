//! Taking back: one's own discard within the waiting time, as the rules of the table allow [Q39], and beyond that any move of a local
//! game, which then counts as assisted.

use iced::Task;

use super::{App, Message};
use crate::computer::{ComputerPlayer, Level};
use crate::session::local::Occupant;
use crate::table::{Act, Input, Move};

impl App {
    /// Where Undo goes back to: before the last thing the person decided.
    pub(super) fn undo_to(&self) -> Option<usize> {
        let inputs = self.session.game().inputs();
        let decided = |input: &Input| match input {
            Input::Move(seat, choice) => {
                *seat == self.viewer && !matches!(choice, Move::Ready | Move::Pass)
            }
            Input::Act(_) => false,
        };
        inputs.iter().rposition(decided)
    }

    /// Whether going back there takes nothing back but one's own discard that still waits.
    pub(super) fn is_fair(&self, inputs: usize) -> bool {
        let made = self.session.game().inputs();
        let discard = matches!(made.get(inputs), Some(Input::Move(_, Move::Discard { .. })));
        let waits = self
            .now
            .window
            .is_some_and(|window| window.from == self.viewer);
        discard && waits && inputs + 1 == made.len()
    }

    /// Takes the last move back.
    pub(super) fn undo(&mut self) -> Task<Message> {
        let Some(inputs) = self.undo_to() else {
            return Task::none();
        };
        let fair = self.is_fair(inputs);
        let task = self.go_back(inputs, fair);
        self.say("Taken back.".to_owned());
        task
    }

    /// Goes back to where only so many inputs had been made; Redo makes them again.
    pub(super) fn go_back(&mut self, inputs: usize, fair: bool) -> Task<Message> {
        let made = self.session.game().inputs();
        let taken: Vec<Input> = made.iter().skip(inputs).rev().cloned().collect();
        let undone = std::mem::take(&mut self.undone);
        let task = self.rewind(inputs, fair);
        self.undone = undone;
        self.undone.extend(taken);
        task
    }

    /// Makes the moves again that were last taken back, up to the person's next decision.
    pub(super) fn redo(&mut self) -> Task<Message> {
        let mut first = true;
        while let Some(input) = self.undone.pop() {
            let own = matches!(&input, Input::Move(seat, choice) if *seat == self.viewer && !matches!(choice, Move::Ready | Move::Pass));
            if own && !first {
                self.undone.push(input);
                break;
            }
            first = false;
            if self.session.repeat(input).is_err() {
                self.undone.clear();
            }
        }
        let undone = std::mem::take(&mut self.undone);
        let task = self.jump();
        self.undone = undone;
        task
    }

    /// Goes back to where only so many inputs had been made.
    pub(super) fn rewind(&mut self, inputs: usize, fair: bool) -> Task<Message> {
        match self.session.rewind(inputs, fair) {
            Ok(()) => self.jump(),
            Err(refused) => {
                self.refuse(&refused);
                Task::none()
            }
        }
    }

    /// Lets the computer play the person's seat, or gives it back [A5].
    pub(super) fn auto_play(&mut self, on: bool) -> Task<Message> {
        self.auto_play = on;
        let occupant = if on {
            Occupant::Computer(ComputerPlayer::new(Level::Club))
        } else {
            Occupant::Person
        };
        self.session.seat_player(self.viewer, occupant);
        self.waiting = None;
        self.asked = false;
        self.say(
            if on {
                "The computer plays for you. Click or press a key to take over."
            } else {
                "You play again."
            }
            .to_owned(),
        );
        self.go_on()
    }

    /// Turns all tiles over, or covers them again [A6].
    pub(super) fn show_all_hands(&mut self) -> Task<Message> {
        let on = !self.now.showing_hands;
        match self.session.act(Act::ShowHands(on)) {
            Ok(events) => {
                self.happened(events);
                self.go_on()
            }
            Err(refused) => {
                self.refuse(&refused);
                Task::none()
            }
        }
    }
}
