//! The lesson one plays: one hand with a prepared wall and neighbours who play as written. It says what to do, waits for
//! it, and says what was wrong. The drills are in `drill`. Floor 6.

pub mod drill;
mod script;
mod step;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use crate::rules::RuleSet;
use crate::table::{
    Act, Claim, Game, IllegalMove, Input, Move, ReadyFor, Request, SeatView, Setup,
};
use crate::tiles::Seat;
use crate::words::Key;
pub use script::STEPS;
pub use step::{LEARNER, Step, Wanted};

/// How far the learner has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lesson {
    at: usize,
}

impl Lesson {
    /// The number of this step, from 0.
    pub fn number(&self) -> usize {
        self.at
    }

    /// This step.
    pub fn step(&self) -> &'static Step {
        &STEPS[self.at.min(STEPS.len() - 1)]
    }

    /// Whether the game waits until the step has been read.
    pub fn holds(&self, view: &SeatView) -> bool {
        let wanted = self.step().wanted;
        matches!(wanted, Wanted::Read | Wanted::Won) && is_due(view, wanted)
    }

    /// Whether the discard on the table is the one the step is about, so that it waits for as long as the learner needs.
    pub fn wants_discard(&self, view: &SeatView) -> bool {
        let wanted = self.step().wanted;
        matches!(wanted, Wanted::Claim(_) | Wanted::Refusal) && is_due(view, wanted)
    }

    /// Goes on after something was read.
    pub fn read(&mut self, view: &SeatView) {
        if self.holds(view) {
            self.next();
        }
    }

    /// Notes that a claim was tried and refused; whether that was wanted.
    pub fn refused(&mut self) -> bool {
        let wanted = self.step().wanted == Wanted::Refusal;
        if wanted {
            self.next();
        }
        wanted
    }

    /// Looks at the table: a step that waits for the start goes on when the hand has begun.
    pub fn look(&mut self, view: &SeatView) {
        let begun = view.waiting_for.is_none() && view.deal_number > 0;
        if self.step().wanted == Wanted::Start && begun {
            self.next();
        }
    }

    /// Judges what the learner is about to do, and goes on if it is what the step waits for.
    ///
    /// # Errors
    /// What was wrong, and what it waits for instead.
    pub fn judge(&mut self, choice: &Move) -> Result<(), &'static str> {
        let step = self.step();
        if !fits(step.wanted, choice) {
            return Err(step.wrong.map_or("", Key::text));
        }
        self.next();
        Ok(())
    }

    fn next(&mut self) {
        self.at = (self.at + 1).min(STEPS.len() - 1);
    }
}

fn fits(wanted: Wanted, choice: &Move) -> bool {
    match (wanted, choice) {
        (Wanted::Discard(tiles), Move::Discard { tile, .. }) => {
            tiles.contains(&tile.to_string().as_str())
        }
        (Wanted::Kong(wanted), Move::Kong(tile)) => tile.to_string() == wanted,
        (Wanted::Claim(Claim::Chow(_)), Move::Claim(Claim::Chow(_))) => true,
        (Wanted::Claim(wanted), Move::Claim(claim)) => wanted == *claim,
        (Wanted::End, _) => true,
        _ => false,
    }
}

/// What a neighbour answers: each throws what it has just drawn and claims nothing.
pub fn reply(request: &Request) -> Move {
    match request {
        Request::Turn { drawn: Some(tile) } => Move::Discard {
            tile: *tile,
            calling: false,
        },
        Request::Declare => Move::FinishDeclaring,
        Request::Stand { .. } => Move::Stand(false),
        Request::Ready(_) => Move::Ready,
        _ => Move::Pass,
    }
}

/// The prepared game where a step begins, and the lesson there; the end if there are not so many steps.
///
/// # Errors
/// The script does not fit the rules, which every test of it shows.
pub fn at_step(number: usize) -> Result<(Game, Lesson), IllegalMove> {
    let mut rules = RuleSet::bloem();
    rules.options.flowers = false;
    let setup = Setup {
        first_east: Some(LEARNER),
        walls: vec![script::wall()],
        ..Setup::default()
    };
    let mut game = Game::new(Arc::new(rules), setup);
    let mut lesson = Lesson::default();
    ready(&mut game, ReadyFor::NextDeal)?;
    while lesson.at < number.min(STEPS.len() - 1) {
        lead(&mut game, &mut lesson)?;
    }
    while !is_due(game.seat_view(LEARNER), lesson.step().wanted) {
        others(&mut game)?;
    }
    Ok((game, lesson))
}

/// Whether the learner can do now what a step waits for.
fn is_due(view: &SeatView, wanted: Wanted) -> bool {
    match wanted {
        Wanted::Read | Wanted::Start => true,
        Wanted::Refusal => view
            .window
            .is_some_and(|window| window.from == LEARNER.plus(1)),
        Wanted::Won | Wanted::End => view.end.is_some(),
        wanted => view.legal().iter().any(|choice| fits(wanted, choice)),
    }
}

/// Does what the step waits for, or brings the game nearer to it.
fn lead(game: &mut Game, lesson: &mut Lesson) -> Result<(), IllegalMove> {
    let wanted = lesson.step().wanted;
    if !is_due(game.seat_view(LEARNER), wanted) {
        return others(game);
    }
    match wanted {
        Wanted::Read | Wanted::Won => lesson.read(game.seat_view(LEARNER)),
        Wanted::Start => {
            ready(game, ReadyFor::Play)?;
            lesson.look(game.seat_view(LEARNER));
        }
        Wanted::Refusal => {
            lesson.refused();
        }
        wanted => {
            let legal = game.seat_view(LEARNER).legal();
            if let Some(choice) = legal.into_iter().find(|choice| fits(wanted, choice)) {
                game.apply(Input::Move(LEARNER, choice))?;
                lesson.next();
            }
        }
    }
    Ok(())
}

/// Lets the neighbours answer once; a discard that nobody wants goes its way.
fn others(game: &mut Game) -> Result<(), IllegalMove> {
    let asked = LEARNER
        .others()
        .find_map(|seat| Some((seat, game.request(seat)?)));
    let input = match asked {
        Some((seat, request)) => Input::Move(seat, reply(&request)),
        None if game.seat_view(LEARNER).window.is_some() => Input::Act(Act::TimeOut),
        None => {
            return Err(IllegalMove(
                say!("lesson-the-lesson-has-lost-its").to_owned(),
            ));
        }
    };
    game.apply(input).map(|_| ())
}

fn ready(game: &mut Game, purpose: ReadyFor) -> Result<(), IllegalMove> {
    for seat in Seat::ALL {
        if game.request(seat) == Some(Request::Ready(purpose)) {
            game.apply(Input::Move(seat, Move::Ready))?;
        }
    }
    Ok(())
}
