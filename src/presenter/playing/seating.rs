//! Several people at one screen: who sits down, who claims, and whose seat is at the bottom.

use crate::presenter::Presenter;
use crate::presenter::dialogs::prompts::Prompt;
use crate::presenter::effect::Effect;
use crate::presenter::tables::hotseat::{Aids, Seating};
use engine::table::Request;
use engine::tiles::Seat;
use words::say;

impl Presenter {
    /// Whether all stakes are covered, because the person whose seat is at the bottom does not sit at the screen.
    pub fn is_covered(&self) -> bool {
        let viewer = self.tables.current.viewer();
        let hotseat = self.tables.current.hotseat();
        let is_absent = hotseat.is_some_and(|hotseat| hotseat.seated() != Some(viewer));
        is_absent && self.tables.current.view().end.is_none()
    }

    /// Asks the person from whom the table wants an answer to sit down at the screen. False if that person already sits there, or there is
    /// nobody to ask.
    pub(in crate::presenter) fn ask_to_change_places(&mut self) -> bool {
        let Some(hotseat) = self.tables.current.hotseat() else {
            return false;
        };
        let is_asked = |seat: &Seat| {
            let request = self.tables.current.request_of(*seat);
            request.is_some_and(|request| !matches!(request, Request::Ready(_)))
        };
        let asked = hotseat.people().iter().copied().find(is_asked);
        let Some(next) = self.tables.current.standing_hand_seat().or(asked) else {
            return false;
        };
        if hotseat.seated() == Some(next) {
            return false;
        }
        self.move_to_bottom(next);
        self.stand_up();
        let name = self.tables.current.names()[next].clone();
        self.ask_person(Prompt::ChangePlaces(next, name));
        true
    }

    /// Asks who of the people claims the current discard or Kong; true once all have answered.
    pub(in crate::presenter) fn ask_who_claims(&mut self) -> bool {
        let view = self.tables.current.view();
        let (Some(hotseat), Some(window)) = (self.tables.current.hotseat(), view.window) else {
            return true;
        };
        let is_asked = |seat: &Seat| {
            let request = self.tables.current.request_of(*seat);
            matches!(request, Some(Request::Claim { .. } | Request::Rob { .. }))
        };
        let undecided: Vec<Seat> = hotseat.people().iter().copied().filter(is_asked).collect();
        if undecided.is_empty() {
            self.stand_up();
            return true;
        }
        if hotseat
            .seated()
            .is_some_and(|seat| undecided.contains(&seat))
        {
            return false;
        }
        let is_own_discard = hotseat.people().contains(&window.from) && view.seat() == window.from;
        let names = self.tables.current.names();
        let local = self.tables.current.local();
        let can_undo =
            local.is_some_and(|local| local.undo_to().is_some_and(|to| local.is_fair_undo(to)));
        let people = undecided
            .into_iter()
            .map(|seat| (seat, names[seat].clone()));
        let prompt = Prompt::WhoClaims {
            tile: window.tile,
            people: people.collect(),
            discarder: (is_own_discard && can_undo).then(|| names[window.from].clone()),
        };
        self.stand_up();
        self.ask_person(prompt);
        false
    }

    /// Handles the answer to the question who sits down.
    pub(in crate::presenter) fn take_seat(&mut self, seating: Seating) {
        match seating {
            Seating::Wait => {}
            Seating::Sit(seat) => {
                self.move_to_bottom(seat);
                if let Some(hotseat) = self.tables.current.hotseat_mut() {
                    hotseat.sit(seat);
                }
                if self.tables.current.view().window.is_some() {
                    let name = self.tables.current.names()[seat].clone();
                    self.say(say!("notice-claim-pending", name));
                }
            }
            Seating::Nobody => {
                let hotseat = self.tables.current.hotseat();
                let people = hotseat.map_or_else(Vec::new, |hotseat| hotseat.people().to_vec());
                for seat in people {
                    let seen = self.tables.current.pass_for(seat);
                    self.handle_events(seen);
                }
            }
        }
    }

    /// Puts a person's seat at the bottom of the screen, and applies that person's aids.
    fn move_to_bottom(&mut self, seat: Seat) {
        let before = self.tables.current.viewer();
        let aids_before = Aids {
            quick_tip: self.settings.quick_tip,
            ask_first: self.settings.ask_first,
        };
        let Some(hotseat) = self.tables.current.hotseat_mut() else {
            return;
        };
        if before == seat {
            return;
        }
        let aids = hotseat.swap_aids(before, aids_before, seat);
        (self.settings.quick_tip, self.settings.ask_first) = (aids.quick_tip, aids.ask_first);
        self.tables.current.set_viewer(seat);
        self.show_view();
        self.effects.push(Effect::SkipAnimation);
        self.phase.forget_question();
    }
}
