//! The prepared game of a lesson, played up to the beginning of a step.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use super::course::Course;
use super::progress::{Lesson, fulfils, is_due};
use super::step::{Goal, LEARNER};
use engine::rules::RuleSet;
use engine::table::{Act, Game, Input, Move, ReadyFor, Refusal, Request, Setup};
use engine::tiles::Seat;
use words::say;

/// The script of a lesson does not fit the rules. The tests of the scripts rule this out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OffScript;

impl fmt::Display for OffScript {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(say!("lesson-astray"))
    }
}

impl Error for OffScript {}

impl From<Refusal> for OffScript {
    fn from(_: Refusal) -> Self {
        Self
    }
}

/// The scripted replies of the other players in this lesson, and of the learner where a step skips ahead.
pub fn reply_of(course: Course) -> fn(Seat, &Request) -> Move {
    course.script().reply
}

/// The prepared game and lesson at the beginning of the step with this index, or of the last step if there are fewer.
///
/// # Errors
/// The script does not fit the rules.
pub fn at_step(course: Course, index: usize) -> Result<(Game, Lesson), OffScript> {
    let script = course.script();
    let mut rules = RuleSet::bloem();
    rules.options.flowers = script.flowers;
    let setup = Setup {
        first_east: Some(script.east),
        walls: (script.walls)(),
        ..Setup::default()
    };
    let mut game = Game::new(Arc::new(rules), setup);
    let mut lesson = Lesson::new(course);
    make_ready(&mut game, ReadyFor::NextDeal)?;
    while lesson.step_index() < index.min(script.steps.len() - 1) {
        complete_or_play(&mut game, &mut lesson)?;
    }
    while !is_due(game.seat_view(LEARNER), lesson.step().goal) {
        play_towards_step(&mut game, &lesson)?;
    }
    Ok((game, lesson))
}

/// Completes the step if its goal can be reached now; otherwise plays a move towards it.
fn complete_or_play(game: &mut Game, lesson: &mut Lesson) -> Result<(), OffScript> {
    let goal = lesson.step().goal;
    if !is_due(game.seat_view(LEARNER), goal) {
        return play_towards_step(game, lesson);
    }
    match goal {
        Goal::Read | Goal::ReadNearEnd | Goal::ReadAfterHand => {
            lesson.mark_read(game.seat_view(LEARNER))
        }
        Goal::ViewScores => lesson.update(game.seat_view(LEARNER), true),
        Goal::Start => {
            make_ready(game, ReadyFor::Play)?;
            lesson.update(game.seat_view(LEARNER), false);
        }
        Goal::RefusedClaim => {
            lesson.handle_refusal();
        }
        goal => {
            let legal = game.seat_view(LEARNER).legal();
            if let Some(choice) = legal.into_iter().find(|choice| fulfils(goal, choice)) {
                game.apply(Input::Move(LEARNER, choice))?;
                lesson.advance();
            }
        }
    }
    Ok(())
}

/// Applies one input that leads towards the step: a move of another player, or one of the learner if the step skips most of a hand.
/// Unclaimed discards time out.
fn play_towards_step(game: &mut Game, lesson: &Lesson) -> Result<(), OffScript> {
    let skips_ahead = lesson.step().goal == Goal::ReadNearEnd;
    let learner = skips_ahead.then_some(LEARNER);
    let mut seats = LEARNER.others().chain(learner);
    let pending = seats.find_map(|seat| Some((seat, game.request(seat)?)));
    let input = match pending {
        Some((seat, request)) => Input::Move(seat, reply_of(lesson.course())(seat, &request)),
        None if game.seat_view(LEARNER).window.is_some() => Input::Act(Act::TimeOut),
        None => return Err(OffScript),
    };
    game.apply(input)?;
    Ok(())
}

/// Makes everybody ready who is asked to be, for this purpose.
fn make_ready(game: &mut Game, purpose: ReadyFor) -> Result<(), OffScript> {
    for seat in Seat::ALL {
        if game.request(seat) == Some(Request::Ready(purpose)) {
            game.apply(Input::Move(seat, Move::Ready))?;
        }
    }
    Ok(())
}
