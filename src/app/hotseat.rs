//! Two to four people at one computer [A17]. Their stakes are covered unless the one whose turn it is, or who wants to claim, has sat
//! down at the screen. What the table itself asks is answered one after another, and decided together.

use iced::Task;

use super::dialog::{Action, Answer, Question};
use super::{App, Message};
use crate::save::SavedPlayer;
use crate::table::{Move, Request};
use crate::tiles::{BySeat, Seat};

/// Several people at the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Hotseat {
    /// Who they are.
    people: Vec<Seat>,
    /// Who sits at the screen and sees that stake; nobody: all stakes are covered.
    seated: Option<Seat>,
    /// What each has switched on.
    helps: BySeat<Option<Helps>>,
}

/// The help that each person has for herself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Helps {
    quick_tip: bool,
    ask_first: bool,
}

/// A person's answer at the change of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seating {
    /// This person sits down.
    Sit(Seat),
    /// Nobody claims any more.
    Nobody,
    /// Nobody has answered yet.
    Wait,
}

impl Hotseat {
    /// The people of a game, if there are several.
    pub fn of(players: &BySeat<SavedPlayer>) -> Option<Self> {
        let is_person = |seat: &Seat| players[*seat] == SavedPlayer::Person;
        Self::at(Seat::ALL.into_iter().filter(is_person).collect())
    }

    /// These people, if there are several.
    pub fn at(people: Vec<Seat>) -> Option<Self> {
        (people.len() > 1).then(|| Self {
            people,
            seated: None,
            helps: BySeat::default(),
        })
    }
}

impl App {
    /// What a person at this computer is being asked.
    fn asked(&self, seat: Seat) -> Option<Request> {
        match &self.away {
            Some(_) => self.asked_away(seat),
            None => self.session.game().request(seat),
        }
    }

    /// Whether no tile of a person may be seen now.
    pub(super) fn is_covered(&self) -> bool {
        let nobody_sits = |hotseat: &Hotseat| hotseat.seated != Some(self.viewer);
        self.now.end.is_none() && self.hotseat.as_ref().is_some_and(nobody_sits)
    }

    /// Covers the stakes, or turns them back, as it has to be.
    pub(super) fn cover(&mut self) {
        let covered = self.is_covered();
        if self.table.covered != covered {
            self.table.covered = covered;
            self.table.arrange(&self.pictures);
            self.record_places();
        }
    }

    /// Nobody sits at the screen any more.
    pub(super) fn stand_up(&mut self) {
        if let Some(hotseat) = &mut self.hotseat {
            hotseat.seated = None;
        }
        self.cover();
    }

    /// Asks the person to sit down whose turn it is; false if that person sits there, or nobody's turn it is.
    pub(super) fn draw_curtain(&mut self) -> bool {
        let Some(hotseat) = &self.hotseat else {
            return false;
        };
        let asked = |seat: &Seat| {
            let request = self.asked(*seat);
            request.is_some_and(|request| !matches!(request, Request::Ready(_)))
        };
        let Some(next) = hotseat.people.iter().copied().find(asked) else {
            return false;
        };
        if hotseat.seated == Some(next) {
            return false;
        }
        self.bring_down(next);
        self.stand_up();
        let name = self.names()[next].clone();
        self.open(curtain(&name, next).into());
        true
    }

    /// Lets every person say whether to claim the discard or kong that waits; true once all have answered.
    pub(super) fn ask_all_for_claims(&mut self) -> bool {
        let (Some(hotseat), Some(window)) = (&self.hotseat, self.now.window) else {
            return true;
        };
        let asked = |seat: &Seat| {
            let request = self.asked(*seat);
            matches!(request, Some(Request::Claim { .. } | Request::Rob { .. }))
        };
        let open: Vec<Seat> = hotseat.people.iter().copied().filter(asked).collect();
        if open.is_empty() {
            self.stand_up();
            return true;
        }
        if hotseat.seated.is_some_and(|seat| open.contains(&seat)) {
            return false;
        }
        let discarder = hotseat.people.contains(&window.from) && self.viewer == window.from;
        self.stand_up();
        let names = self.names();
        let mut bar = claims_bar(window.tile.name(), &open, &names);
        if discarder && self.can(super::command::Command::Undo) {
            let label = format!("{} takes &back", names[window.from]);
            let undo = Action::Run(super::command::Command::Undo);
            bar.answers.push(Answer::new(&label, undo));
        }
        self.open(bar.into());
        false
    }

    /// Takes what a person answers.
    pub(super) fn take_seat(&mut self, seating: Seating) -> Task<Message> {
        match seating {
            Seating::Wait => {}
            Seating::Sit(seat) => {
                self.bring_down(seat);
                if let Some(hotseat) = &mut self.hotseat {
                    hotseat.seated = Some(seat);
                }
                self.cover();
                if self.now.window.is_some() {
                    let name = self.names()[seat].clone();
                    self.say(format!(
                        "{name}: click the discard to claim it, or press 0 to withdraw."
                    ));
                }
            }
            Seating::Nobody => {
                let people = self.hotseat.as_ref().map(|hotseat| hotseat.people.clone());
                for seat in people.unwrap_or_default() {
                    if self.away.is_some() {
                        self.send_for(seat, Move::Pass);
                        continue;
                    }
                    // Who is not asked has answered already.
                    let passed = self.session.play(seat, Move::Pass).unwrap_or_default();
                    self.happened(passed);
                }
            }
        }
        self.go_on()
    }

    /// A person's own place is at the bottom of the screen, with that person's own help.
    fn bring_down(&mut self, seat: Seat) {
        let Some(hotseat) = &mut self.hotseat else {
            return;
        };
        if self.viewer == seat {
            return;
        }
        hotseat.helps[self.viewer] = Some(Helps {
            quick_tip: self.settings.quick_tip,
            ask_first: self.settings.ask_first,
        });
        if let Some(helps) = hotseat.helps[seat] {
            self.settings.quick_tip = helps.quick_tip;
            self.settings.ask_first = helps.ask_first;
        }
        self.viewer = seat;
        self.look_with(seat);
        self.now = self.view_now();
        self.table.turn(self.now.clone(), &self.pictures);
        self.asked = false;
    }
}

/// Nobody sees tiles before the person has confirmed.
fn curtain(name: &str, seat: Seat) -> Question {
    let sit = Action::Seating(Seating::Sit(seat));
    Question {
        headline: name.to_owned(),
        answers: vec![Answer::new(&format!("I am {name}"), sit)],
        default: 0,
        beside: false,
        ..Question::yes_no(
            "Please Change Places",
            "It is your turn. The others look away.".to_owned(),
            Action::Close,
            Action::Seating(Seating::Wait),
            "hotseat",
        )
    }
}

/// Who wants the discard; without any limit of time.
fn claims_bar(tile: String, open: &[Seat], names: &BySeat<String>) -> Question {
    let mut answers: Vec<Answer> = open
        .iter()
        .map(|seat| {
            let sit = Action::Seating(Seating::Sit(*seat));
            Answer::new(&format!("{} claims", names[*seat]), sit)
        })
        .collect();
    answers.push(Answer::new("&Nobody", Action::Seating(Seating::Nobody)));
    Question {
        default: answers.len() - 1,
        answers,
        ..Question::yes_no(
            &tile,
            "Who wants it?".to_owned(),
            Action::Close,
            Action::Seating(Seating::Wait),
            "hotseat",
        )
    }
}
