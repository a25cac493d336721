//! The lessons one plays: hands with prepared walls and neighbours who play as written. A lesson says what to do, waits for it, and
//! says what was wrong. The drills are in `drill`.

mod course;
pub mod drill;
mod prepared;
mod progress;
mod script;
mod step;
#[cfg(test)]
mod tests;

pub use course::Course;
pub use prepared::{OffScript, at_step, reply_of};
pub use progress::Lesson;
pub use step::{LEARNER, Step, Wanted};
