//! A local game: people at this computer and computer players at one table.

use std::sync::Arc;

use engine::rules::RuleSet;
use engine::table::{
    Act, Event, Game, Input, Move, ReadyFor, Refusal, Request, SeatView, Setup, Viewer,
};
use engine::tiles::{BySeat, Seat};
use players::{ComputerPlayer, HintStrength};
use storage::save::assert_thinking_allowed;

/// Who plays at a seat.
#[derive(Clone, Debug)]
pub enum Occupant {
    /// A person at this computer.
    Person,
    /// A computer player.
    Computer(ComputerPlayer),
    /// A person whose moves tips of this strength make, as in Auto Play.
    FollowsTips(HintStrength),
    /// A player who answers by a script, as in the lesson.
    Scripted(fn(Seat, &Request) -> Move),
}

/// A question for a computer player, to be answered on another thread.
#[derive(Debug)]
pub struct Question {
    /// The seat of the player.
    pub seat: Seat,
    player: Occupant,
    view: SeatView,
    request: Request,
    /// The number of inputs when it was asked.
    asked_at: usize,
}

/// A computer player's answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Answer {
    /// The seat of the player.
    pub seat: Seat,
    /// The chosen move.
    pub choice: Move,
    asked_at: usize,
}

impl Question {
    /// Computes the answer.
    pub fn think(self) -> Answer {
        assert_thinking_allowed();
        let choice = match self.player {
            Occupant::Computer(player) => player.decide(&self.view, &self.request),
            Occupant::FollowsTips(strength) => {
                players::follow_tips(&self.view, &self.request, strength)
            }
            Occupant::Scripted(reply) => reply(self.seat, &self.request),
            // People are never asked this way.
            Occupant::Person => Move::Pass,
        };
        Answer {
            seat: self.seat,
            choice,
            asked_at: self.asked_at,
        }
    }

    /// A harmless answer, in case the computation has failed: discards the drawn tile, and claims nothing.
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
        let harmless = [Move::Pass, Move::FinishDeclaring, Move::Stand(false)];
        let choice = drawn
            .map(discard)
            .into_iter()
            .chain(harmless)
            .chain(legal.iter().copied().filter(is_discard))
            .chain(legal.iter().copied())
            .find(|choice| legal.contains(choice));
        Answer {
            seat: self.seat,
            choice: choice.unwrap_or(Move::Pass),
            asked_at: self.asked_at,
        }
    }

    /// Whether the question is whether to claim a discard or rob a Kong.
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
    /// A new game; the first deal begins when everybody is ready.
    pub fn new(rules: Arc<RuleSet>, setup: Setup, occupants: BySeat<Occupant>) -> Self {
        Self {
            game: Game::new(rules, setup),
            occupants,
        }
    }

    /// A game at any point, with these players.
    pub fn resume(game: Game, occupants: BySeat<Occupant>) -> Self {
        Self { game, occupants }
    }

    /// The state of the game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Who plays at a seat.
    pub fn occupant(&self, seat: Seat) -> &Occupant {
        &self.occupants[seat]
    }

    /// Puts another player at a seat, as Auto Play does.
    pub fn seat_player(&mut self, seat: Seat, occupant: Occupant) {
        self.occupants[seat] = occupant;
    }

    /// The table as a viewer sees it.
    pub fn view(&self, viewer: Viewer) -> SeatView {
        self.game.view(viewer)
    }

    /// Makes a move for a seat and returns the resulting events.
    pub fn play(&mut self, seat: Seat, choice: Move) -> Result<Vec<Event>, Refusal> {
        self.apply(Input::Move(seat, choice))
    }

    /// Applies an input again that was undone.
    ///
    /// # Errors
    ///
    /// The game has continued differently since.
    pub fn repeat(&mut self, input: Input) -> Result<Vec<Event>, Refusal> {
        self.apply(input)
    }

    fn apply(&mut self, input: Input) -> Result<Vec<Event>, Refusal> {
        self.game.apply(input)
    }

    /// Returns to the point after this many inputs.
    ///
    /// # Errors
    ///
    /// The record cannot be replayed.
    pub fn rewind(&mut self, inputs: usize) -> Result<(), Refusal> {
        self.game.rewind(inputs)
    }

    /// Performs an act of the table.
    pub fn act(&mut self, act: Act) -> Result<Vec<Event>, Refusal> {
        self.apply(Input::Act(act))
    }

    /// Makes the move that a computer player answered, unless the player is no longer asked or the question was undone. An answer that the
    /// table refuses is a bug in the player; the first legal move replaces it, so that the game never stalls.
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

    /// The pending questions to computer players, except whether they are ready, which `ready` answers.
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

    /// Answers Ready for all included occupants that are asked whether they are ready for this purpose.
    pub fn ready(
        &mut self,
        purpose: ReadyFor,
        is_included: impl Fn(&Occupant) -> bool,
    ) -> Vec<Event> {
        let mut events = Vec::new();
        for seat in Seat::ALL {
            let is_asked = self.game.request(seat) == Some(Request::Ready(purpose));
            if is_asked && is_included(&self.occupants[seat]) {
                events.extend(self.play(seat, Move::Ready).unwrap_or_default());
            }
        }
        events
    }
}
