//! The prepared game of a lesson, played up to the beginning of a step.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use super::course::Course;
use super::progress::{Lesson, fits, is_due};
use super::step::{LEARNER, Wanted};
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

/// The scripted replies of the other players in this lesson.
pub fn reply_of(course: Course) -> fn(Seat, &Request) -> Move {
    course.script().reply
}

/// The prepared game at the beginning of a step, and the lesson there; the end of the lesson if there are fewer steps.
///
/// # Errors
/// The script does not fit the rules.
pub fn at_step(course: Course, number: usize) -> Result<(Game, Lesson), OffScript> {
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
    ready(&mut game, ReadyFor::NextDeal)?;
    while lesson.number() < number.min(script.steps.len() - 1) {
        lead(&mut game, &mut lesson)?;
    }
    while !is_due(game.seat_view(LEARNER), lesson.step().wanted) {
        approach(&mut game, &lesson)?;
    }
    Ok((game, lesson))
}

/// Does what the step waits for, or moves the game towards it.
fn lead(game: &mut Game, lesson: &mut Lesson) -> Result<(), OffScript> {
    let wanted = lesson.step().wanted;
    if !is_due(game.seat_view(LEARNER), wanted) {
        return approach(game, lesson);
    }
    match wanted {
        Wanted::Read | Wanted::NearTheEnd | Wanted::Ended => lesson.read(game.seat_view(LEARNER)),
        Wanted::Scored => lesson.look(game.seat_view(LEARNER), true),
        Wanted::Start => {
            ready(game, ReadyFor::Play)?;
            lesson.look(game.seat_view(LEARNER), false);
        }
        Wanted::Refusal => {
            lesson.refused();
        }
        wanted => {
            let legal = game.seat_view(LEARNER).legal();
            if let Some(choice) = legal.into_iter().find(|choice| fits(wanted, choice)) {
                game.apply(Input::Move(LEARNER, choice))?;
                lesson.go_on();
            }
        }
    }
    Ok(())
}

/// Plays on towards the step: the other players answer once; the learner too, where the step skips most of a hand; unclaimed discards time
/// out.
fn approach(game: &mut Game, lesson: &Lesson) -> Result<(), OffScript> {
    let skips = lesson.step().wanted == Wanted::NearTheEnd;
    let learner = skips.then_some(LEARNER);
    let mut seats = LEARNER.others().chain(learner);
    let asked = seats.find_map(|seat| Some((seat, game.request(seat)?)));
    let input = match asked {
        Some((seat, request)) => Input::Move(seat, reply_of(lesson.course())(seat, &request)),
        None if game.seat_view(LEARNER).window.is_some() => Input::Act(Act::TimeOut),
        None => return Err(OffScript),
    };
    game.apply(input)?;
    Ok(())
}

fn ready(game: &mut Game, purpose: ReadyFor) -> Result<(), OffScript> {
    for seat in Seat::ALL {
        if game.request(seat) == Some(Request::Ready(purpose)) {
            game.apply(Input::Move(seat, Move::Ready))?;
        }
    }
    Ok(())
}
