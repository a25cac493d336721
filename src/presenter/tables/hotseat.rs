//! Two to four people at one computer: who they are, and who sits at the screen. Stakes are covered until the person in turn, or one who
//! wants to claim, sits down.

use engine::tiles::{BySeat, Seat};
use storage::save::SavedPlayer;

/// Several people at the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Hotseat {
    /// Who they are.
    people: Vec<Seat>,
    /// The person at the screen, who sees that stake; `None`: all stakes are covered.
    seated: Option<Seat>,
    /// The aids each person has switched on.
    aids: BySeat<Option<Aids>>,
}

/// The aids of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aids {
    /// QuickTip.
    pub quick_tip: bool,
    /// Ask First.
    pub ask_first: bool,
}

/// An answer of a person asked to sit down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seating {
    /// This person sits down.
    Sit(Seat),
    /// Nobody else wants to claim.
    Nobody,
    /// No answer yet.
    Wait,
}

impl Hotseat {
    /// The people of a game, if there is more than one.
    pub fn of(players: &BySeat<SavedPlayer>) -> Option<Self> {
        let is_person = |seat: &Seat| players[*seat] == SavedPlayer::Person;
        Self::at(Seat::ALL.into_iter().filter(is_person).collect())
    }

    /// These people, if there is more than one.
    pub fn at(people: Vec<Seat>) -> Option<Self> {
        (people.len() > 1).then(|| Self {
            people,
            seated: None,
            aids: BySeat::default(),
        })
    }

    /// Who they are.
    pub fn people(&self) -> &[Seat] {
        &self.people
    }

    /// Who sits at the screen.
    pub fn seated(&self) -> Option<Seat> {
        self.seated
    }

    /// A person sits down at the screen.
    pub fn sit(&mut self, seat: Seat) {
        self.seated = Some(seat);
    }

    /// The person at the screen stands up.
    pub fn stand_up(&mut self) {
        self.seated = None;
    }

    /// Stores the aids of the previous person and returns those of the next.
    pub fn swap_aids(&mut self, before: Seat, own: Aids, next: Seat) -> Aids {
        self.aids[before] = Some(own);
        self.aids[next].unwrap_or(own)
    }
}
