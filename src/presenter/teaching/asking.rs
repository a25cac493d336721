//! After a hand, a press on a discard asks the computer player who discarded it what it was collecting and why the tile had to go.

use crate::presenter::Presenter;
use crate::presenter::effect::Effect;
use crate::presenter::request_id::RequestId;
use crate::presenter::teaching::asked_discard::AskedDiscard;
use engine::tiles::Seat;
use players::{ComputerPlayer, Motive};
use wording::{Describe, person};
use words::say;

/// The discard whose explanation is awaited.
#[derive(Clone, Copy, Debug)]
pub struct PendingQuestion {
    request_id: RequestId,
    hand: u32,
    seat: Seat,
}

impl Presenter {
    /// Who can be asked about the discard with this serial number: a computer player, once the hand at a local table is over.
    pub fn explainer(&self, serial: u32) -> Option<Seat> {
        let seat = self.discarder_after_hand(serial)?;
        self.computer_player_at(seat).map(|_| seat)
    }

    /// The owner of a discard of the finished hand; `None` where nobody can be asked: during the hand, in a lesson, at a network table, and while
    /// the screen shows something else.
    fn discarder_after_hand(&self, serial: u32) -> Option<Seat> {
        let (table, view) = (&self.tables.current, self.tables.current.view());
        let can_ask = view.end.is_some()
            && table.local().is_some()
            && table.lesson().is_none()
            && self.shown_instead().is_none();
        let mut discards = view.discards.iter().filter(|_| can_ask);
        let found = discards.find(|discard| discard.serial == serial);
        found.map(|discard| discard.seat)
    }

    /// The computer player at another seat of the local table.
    fn computer_player_at(&self, seat: Seat) -> Option<ComputerPlayer> {
        let player = self.tables.current.local()?.computer_player(seat);
        player.copied().filter(|_| seat != self.viewer())
    }

    /// Handles a press on a discard that can no longer be claimed: after the hand, asks the player who made it why.
    pub(in crate::presenter) fn press_old_discard(&mut self, serial: u32) {
        let Some(seat) = self.discarder_after_hand(serial) else {
            return self.refuse(say!("refusal-discard-out-of-play"));
        };
        match self.asked_discard(seat, serial) {
            Some(asked) => {
                let request_id = self.request_ids.issue();
                self.asked = Some(PendingQuestion {
                    request_id,
                    hand: asked.hand,
                    seat,
                });
                self.effects
                    .push(Effect::FindMotive(request_id, Box::new(asked)));
            }
            None if self.listener() == Some(seat) => {
                self.refuse(say!("refusal-own-discard-asked"));
            }
            None => self.refuse(say!("refusal-person-asked")),
        }
    }

    /// The discard with this serial number, for the computer player who made it.
    fn asked_discard(&self, seat: Seat, serial: u32) -> Option<AskedDiscard> {
        let view = self.tables.current.view();
        let own = view.discards.iter().filter(|discard| discard.seat == seat);
        Some(AskedDiscard {
            player: self.computer_player_at(seat)?,
            record: self.tables.current.local()?.game().record().clone(),
            hand: view.deal_number,
            seat,
            index: own.take_while(|discard| discard.serial != serial).count(),
        })
    }

    /// Shows the answer of a computer player, unless another question or another hand has followed.
    pub(in crate::presenter) fn motive_found(
        &mut self,
        request_id: RequestId,
        motive: Option<&Motive>,
    ) {
        let is_answered = |asked: &mut PendingQuestion| asked.request_id == request_id;
        let Some(asked) = self.asked.take_if(is_answered) else {
            return;
        };
        let view = self.tables.current.view();
        if view.end.is_none() || view.deal_number != asked.hand {
            return;
        }
        let name = self.names()[asked.seat].clone();
        let who = person(&name);
        self.say(match motive {
            Some(motive) => say!("motive-quoted", who, told = motive.describe()),
            None => say!("motive-forgotten", who),
        });
    }
}
