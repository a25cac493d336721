//! A game at this computer: persons and computer players round one table of ours.

use std::sync::Arc;

use engine::rules::RuleSet;
use engine::table::{
    Act, Event, Game, Input, Move, ReadyFor, Refusal, Request, SeatView, Setup, Viewer,
};
use engine::tiles::{BySeat, Seat};
use players::ComputerPlayer;

/// Who plays at a seat.
#[derive(Clone, Debug)]
pub enum Occupant {
    /// A person at this computer.
    Person,
    /// A computer player.
    Computer(ComputerPlayer),
    /// A player who answers by a script, as in the lesson.
    Scripted(fn(Seat, &Request) -> Move),
}

/// A question for a computer player, to be answered away from the window's thread.
#[derive(Debug)]
pub struct Question {
    /// Who is asked.
    pub seat: Seat,
    player: Occupant,
    view: SeatView,
    request: Request,
    /// How many inputs the table had when it asked.
    asked_at: usize,
}

/// A computer player's answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Answer {
    /// Who answers.
    pub seat: Seat,
    /// The move it answers with.
    pub choice: Move,
    asked_at: usize,
}

impl Question {
    /// Lets the player think.
    pub fn think(self) -> Answer {
        let choice = match self.player {
            Occupant::Computer(player) => player.decide(&self.view, &self.request),
            Occupant::Scripted(reply) => reply(self.seat, &self.request),
            // Persons are not asked here.
            Occupant::Person => Move::Pass,
        };
        Answer {
            seat: self.seat,
            choice,
            asked_at: self.asked_at,
        }
    }

    /// A move that does no harm, for a player whose thinking has failed: the tile just drawn goes, nothing is claimed.
    pub fn safe_answer(&self) -> Answer {
        let legal = self.view.legal();
        let drawn = match self.request {
            Request::Turn { drawn } => drawn,
            _ => None,
        };
        let discard = |tile| Move::Discard {
            tile,
            calling: false,
        };
        let is_discard = |choice: &Move| matches!(choice, Move::Discard { calling: false, .. });
        let quiet = [Move::Pass, Move::FinishDeclaring, Move::Stand(false)];
        let choice = drawn
            .map(discard)
            .into_iter()
            .chain(quiet)
            .chain(legal.iter().copied().filter(is_discard))
            .chain(legal.iter().copied())
            .find(|choice| legal.contains(choice));
        Answer {
            seat: self.seat,
            choice: choice.unwrap_or(Move::Pass),
            asked_at: self.asked_at,
        }
    }

    /// Whether it only asks for a claim or a pass on a discard or kong.
    pub fn is_claim(&self) -> bool {
        matches!(self.request, Request::Claim { .. } | Request::Rob { .. })
    }
}

/// A local game.
#[derive(Debug)]
pub struct Local {
    game: Game,
    occupants: BySeat<Occupant>,
}

impl Local {
    /// A new game; the first deal begins when everybody is ready for it.
    pub fn new(rules: Arc<RuleSet>, setup: Setup, occupants: BySeat<Occupant>) -> Self {
        Self {
            game: Game::new(rules, setup),
            occupants,
        }
    }

    /// A game at any point, with these players round it.
    pub fn resume(game: Game, occupants: BySeat<Occupant>) -> Self {
        Self { game, occupants }
    }

    /// The table.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Who plays at a seat.
    pub fn occupant(&self, seat: Seat) -> &Occupant {
        &self.occupants[seat]
    }

    /// Puts somebody else at a seat, as Auto Play does.
    pub fn seat_player(&mut self, seat: Seat, occupant: Occupant) {
        self.occupants[seat] = occupant;
    }

    /// The table as a viewer knows it.
    pub fn view(&self, viewer: Viewer) -> SeatView {
        self.game.view(viewer)
    }

    /// Makes a move for a seat and returns what followed.
    pub fn play(&mut self, seat: Seat, choice: Move) -> Result<Vec<Event>, Refusal> {
        self.apply(Input::Move(seat, choice))
    }

    /// Makes an input again that was taken back.
    ///
    /// # Errors
    /// The game has gone another way since.
    pub fn repeat(&mut self, input: Input) -> Result<Vec<Event>, Refusal> {
        self.apply(input)
    }

    fn apply(&mut self, input: Input) -> Result<Vec<Event>, Refusal> {
        self.game.apply(input)
    }

    /// Goes back to where only so many inputs had been made.
    ///
    /// # Errors
    /// The record cannot be played again.
    pub fn rewind(&mut self, inputs: usize) -> Result<(), Refusal> {
        self.game.rewind(inputs)
    }

    /// Makes an act of the table.
    pub fn act(&mut self, act: Act) -> Result<Vec<Event>, Refusal> {
        self.apply(Input::Act(act))
    }

    /// Takes a computer player's answer, unless the game has gone on or back since it was asked. An answer that the table
    /// refuses would be a fault of the player; it is replaced by the first legal move, so that the game never stalls.
    pub fn answer(&mut self, answer: Answer) -> Vec<Event> {
        if answer.asked_at > self.game.inputs().len() || self.game.request(answer.seat).is_none() {
            return Vec::new();
        }
        match self.play(answer.seat, answer.choice) {
            Ok(events) => events,
            Err(refused) => {
                tracing::error!(seat = answer.seat.index(), choice = ?answer.choice, %refused, "a computer player's move was refused");
                let legal = self.game.view(Viewer::Seat(answer.seat)).legal();
                legal
                    .into_iter()
                    .find_map(|choice| self.play(answer.seat, choice).ok())
                    .unwrap_or_default()
            }
        }
    }

    /// What the computer players are being asked now. To be ready is not a question: `ready` answers it.
    pub fn questions(&self) -> Vec<Question> {
        Seat::ALL
            .into_iter()
            .filter_map(|seat| {
                let player = &self.occupants[seat];
                if matches!(player, Occupant::Person) {
                    return None;
                }
                let request = self.game.request(seat)?;
                (!matches!(request, Request::Ready(_))).then(|| Question {
                    seat,
                    player: player.clone(),
                    view: self.game.view(Viewer::Seat(seat)),
                    request,
                    asked_at: self.game.inputs().len(),
                })
            })
            .collect()
    }

    /// Says "ready" for these seats, as far as they are asked for this purpose.
    pub fn ready(&mut self, purpose: ReadyFor, who: impl Fn(&Occupant) -> bool) -> Vec<Event> {
        let mut events = Vec::new();
        for seat in Seat::ALL {
            let asked = self.game.request(seat) == Some(Request::Ready(purpose));
            if asked && who(&self.occupants[seat]) {
                events.extend(self.play(seat, Move::Ready).unwrap_or_default());
            }
        }
        events
    }
}
