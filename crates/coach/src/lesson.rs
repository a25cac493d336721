//! The interactive lessons: hands with prepared walls and scripted opponents. A lesson gives an instruction, waits until it is followed,
//! and explains mistakes. The drills are in `drill`.

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
pub use step::{Goal, LEARNER, Step};
