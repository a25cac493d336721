//! Two to four people at one computer: who they are, and who sits at the screen. Their stakes are covered unless the one
//! whose turn it is, or who wants to claim, has sat down.

use engine::tiles::{BySeat, Seat};
use storage::save::SavedPlayer;

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
pub struct Helps {
    /// Whether QuickTip advises this person.
    pub quick_tip: bool,
    /// Whether this person is asked before a tile is used.
    pub ask_first: bool,
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

    /// Who they are.
    pub fn people(&self) -> &[Seat] {
        &self.people
    }

    /// Who sits at the screen.
    pub fn seated(&self) -> Option<Seat> {
        self.seated
    }

    /// This person sits down at the screen.
    pub fn sit(&mut self, seat: Seat) {
        self.seated = Some(seat);
    }

    /// Nobody sits at the screen any more.
    pub fn stand_up(&mut self) {
        self.seated = None;
    }

    /// Another person takes the place at the bottom: keeps the helps of the one before, gives those of the new one.
    pub fn exchange_helps(&mut self, before: Seat, own: Helps, next: Seat) -> Helps {
        self.helps[before] = Some(own);
        self.helps[next].unwrap_or(own)
    }
}
