//! A simple player, who brings a test to a certain point.

use std::time::Duration;

use super::super::*;
use super::harness::Harness;

impl Harness {
    /// Does the next thing that brings play forward: closes what is open, continues, discards the drawn tile, or passes.
    pub fn play_on(&mut self) {
        self.settle();
        match self.presenter.modal().cloned() {
            Some(Modal::Prompt(Prompt::ChangePlaces(seat, _))) => {
                return self.reply(Reply::Seating(Seating::Sit(seat)));
            }
            Some(Modal::Prompt(Prompt::WhoClaims { .. })) => {
                return self.reply(Reply::Seating(Seating::Nobody));
            }
            Some(Modal::Prompt(Prompt::LayOut { best, .. })) => {
                return self.reply(Reply::Answer(best));
            }
            Some(Modal::Prompt(Prompt::DeclareBonus(tile))) => {
                return self.reply(Reply::Answer(engine::table::Move::DeclareBonus(tile)));
            }
            Some(Modal::Prompt(Prompt::StandingHand(_))) => {
                return self.reply(Reply::Answer(engine::table::Move::Stand(false)));
            }
            Some(Modal::Prompt(Prompt::RobKong(..))) => {
                return self.reply(Reply::Answer(engine::table::Move::Pass));
            }
            Some(Modal::Dialog(DialogKind::Review)) => return self.reply(Reply::LeaveReview),
            Some(Modal::Dialog(DialogKind::Lobby)) => {
                return self.reply(Reply::Run(Command::LeaveTable));
            }
            Some(_) => return self.reply(Reply::Close),
            None => {}
        }
        self.send(Input::Help(false));
        self.send(Input::Lesson(LessonButton::Read));
        if self.presenter.pause().is_some() {
            self.run_command(Command::Pause);
        }
        if self.presenter.why_not(Command::Start).is_none() {
            self.run_command(Command::Start);
        } else if self.presenter.why_not(Command::NextHand).is_none() {
            self.run_command(Command::NextHand);
        } else if self.is_own_turn() {
            let tile = self.own_tile().expect("a tile");
            // The first press may only end an animation that the inputs above have started.
            self.send(Input::Pressed(Target::OwnTile(tile)));
            self.send(Input::Pressed(Target::OwnTile(tile)));
        } else if self.presenter.view().window.is_some() {
            self.run_command(Command::Skip);
        }
        self.settle();
        self.pass_time(Duration::from_secs(1));
    }

    /// Plays until a condition holds.
    pub fn until(&mut self, reached: impl Fn(&Self) -> bool) {
        for _ in 0..3000 {
            self.settle();
            if reached(self) {
                return;
            }
            self.play_on();
        }
        panic!(
            "the condition never holds: {:?}, {:?}, {:?}, {}",
            self.presenter.phase(),
            self.presenter.modal(),
            self.presenter.table().request(),
            self.status()
        );
    }

    /// Plays until the player is asked for a discard and nothing is open.
    pub fn until_own_turn(&mut self) {
        self.until(|harness| harness.is_own_turn() && harness.presenter.modal().is_none());
    }
}
