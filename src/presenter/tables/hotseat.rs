//! Two to four people at one computer: who they are, and who sits at the screen. All stakes are covered until the person whose turn it is, or
//! one who wants to claim, sits down.

use engine::tiles::{BySeat, Seat};
use storage::save::SavedPlayer;

/// Several people at the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Hotseat {
    /// Their seats.
    people: Vec<Seat>,
    /// The person at the screen, who sees that stake; `None`: all stakes are covered.
    seated: Option<Seat>,
    /// The aids of each person when somebody else took the seat at the bottom; `None` before that.
    aids: BySeat<Option<Aids>>,
}

/// Which aids of the program a person uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aids {
    /// Whether QuickTip is on.
    pub quick_tip: bool,
    /// Whether Ask First is on.
    pub ask_first: bool,
}

/// An answer to the question who sits down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seating {
    /// This person sits down.
    Sit(Seat),
    /// Nobody sits down, because nobody else wants to claim.
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

    /// The seats of the people.
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

    /// Stores the aids of the person `before`, and returns those of the next person, which are the same when that person sits down for the
    /// first time.
    pub fn swap_aids(&mut self, before: Seat, aids_before: Aids, next: Seat) -> Aids {
        self.aids[before] = Some(aids_before);
        self.aids[next].unwrap_or(aids_before)
    }
}
