//! Doing what the user says: presses on the table, keys, commands.

use iced::{Task, keyboard};

use super::command::{Command, Step};
use super::journal::Origin;
use super::screen::table;
use super::screen::table::layout::{self, Spot};
use super::{App, Message, cursor};
use crate::table::{Claim, Move, ReadyFor, Request};

impl App {
    /// Takes a press or movement on the table.
    pub(super) fn on_table(&mut self, message: table::Message) -> Task<Message> {
        self.record.origin = Origin::Mouse;
        match message {
            table::Message::Hovered(spot) => {
                self.table.hover(spot, &self.pictures);
                Task::none()
            }
            table::Message::Pressed(spot) => self.pressed(spot),
            table::Message::RightPressed(Some(Spot::Well), _) => self.obey(Command::Skip),
            table::Message::RightPressed(..) => Task::none(),
        }
    }

    /// A press finishes what still moves and acts only if its target is still there.
    fn pressed(&mut self, spot: Option<Spot>) -> Task<Message> {
        if self.table.is_busy() {
            for event in self.table.finish(&self.pictures) {
                self.tell(&event);
            }
            return self.go_on();
        }
        match spot {
            _ if self.now.waiting_for == Some(ReadyFor::Play) => self.obey(Command::Start),
            Some(Spot::Stake(seat, index)) if seat == self.viewer => self.choose(index),
            Some(Spot::Well) => self.take_discard(),
            _ => Task::none(),
        }
    }

    /// Chooses a tile of the own stake: discards it in the own turn.
    fn choose(&mut self, index: usize) -> Task<Message> {
        let Some(tile) = self.own_tile(index) else {
            return Task::none();
        };
        self.table.set_cursor(None, false, &self.pictures);
        self.play(Move::Discard {
            tile,
            calling: false,
        })
    }

    /// Claims the discard that waits, or says why not.
    fn take_discard(&mut self) -> Task<Message> {
        let claims = self.claims();
        let best = [
            |claim: &Claim| *claim == Claim::MahJong,
            |claim: &Claim| *claim == Claim::Kong,
            |claim: &Claim| *claim == Claim::Pung,
            |claim: &Claim| matches!(claim, Claim::Chow(Some(_))),
        ]
        .iter()
        .find_map(|wanted| claims.iter().find(|claim| wanted(claim)));
        match best {
            Some(claim) => self.play(Move::Claim(*claim)),
            None => {
                let why = self.why_not();
                self.refuse(&why);
                Task::none()
            }
        }
    }

    /// Asks the person for what a request is about.
    pub(super) fn offer(&mut self, request: &Request) {
        let _ = request;
    }

    pub(super) fn show_scores(&mut self) {
        self.next_hand_wanted = true;
    }

    pub(super) fn show_game_finished(&mut self) {}

    /// Takes a key.
    pub(super) fn on_key(&mut self, event: &keyboard::Event) -> Task<Message> {
        use keyboard::key::Named;
        self.record.origin = Origin::Key;
        let keyboard::Event::KeyPressed { key, .. } = event else {
            return Task::none();
        };
        match key {
            keyboard::Key::Named(Named::ArrowLeft) => self.obey(Command::Move(Step::Left)),
            keyboard::Key::Named(Named::ArrowRight) => self.obey(Command::Move(Step::Right)),
            keyboard::Key::Named(Named::Enter | Named::Space) => self.obey(Command::Choose),
            _ => Task::none(),
        }
    }

    /// Does what a command says.
    pub(super) fn obey(&mut self, command: Command) -> Task<Message> {
        match command {
            Command::Start => {
                self.start_wanted = true;
                self.go_on()
            }
            Command::Skip => self.play(Move::Pass),
            Command::Move(step) => {
                let tiles = layout::stake_tiles(self.table.shown.me());
                let to = cursor::step(self.table.marks.cursor, step, &tiles);
                self.table.set_cursor(to, true, &self.pictures);
                Task::none()
            }
            Command::Choose => match self.table.marks.cursor {
                _ if self.now.waiting_for == Some(ReadyFor::Play) => self.obey(Command::Start),
                Some(index) if self.is_persons_turn() => self.choose(index),
                _ => self.take_discard(),
            },
            _ => Task::none(),
        }
    }
}
